import { compileConcepts, conceptFeatures } from "../../text/concepts.ts"
import { expression } from "../../text/regex.ts"

/** What stands for the value in question, and for other values of the sentence. */
const VALUE = "\u27e6"
const OTHER_VALUE = "\u27e7"

/** Words that name a secret. Without one in its sentence nothing is one. */
export const SECRET_NAMES = compileConcepts([
  [
    "password",
    `password|passwd|pass |pw |pwd|passphrase|passcode|passkey|passwort|kennwort|losungswort|mot de passe|mdp|contraseñ|contra |clave|parola|senha|palavra-passe|wachtwoord|hasł|парол|şifre|lösenord|密码|密碼|口令|パスワード|パス|비밀번호|비번|암호`,
  ],
  ["pin", `pin |pins |pincode|pin-code|geheimzahl|nip |tan |otp|cvv|cvc|puk |prüfziffer|暗证|暗証|핀번호|пин`],
  [
    "code",
    `code|codes|combination|combo|keycode|kombination|zahlencode|ziffern|digicode|combinaison|combi|código|codigo|combinación|codice|combinazione|kod |kodu|kody|код|kombinac|комбинац|验证码|口令|コード|番号|코드`,
  ],
  [
    "lock",
    `lock|padlock|safe |gate|keypad|alarm|garage|shed|locker|entry|vault|schloss|fahrradschloss|vorhängeschloss|zahlenschloss|kabelschloss|tresor|haustür|tor |spind|schlüsselkasten|cadenas|coffre|portail|porte |alarme|digicode|candado|caja fuerte|portal|portón|taquilla|valigia|maleta|suitcase|luggage|koffer|valise|行李箱|スーツケース|lucchetto|cassaforte|cancello|portone|allarme|armadietto|cadeado|cofre|portão|slot |fietsslot|hangslot|kettingslot|kluis|poort|voordeur|sejf|kłódk|bram|alarm|замок|замк|велозам|сейф|ворот|домофон|сигнализ|kilit|kasa|alarm|锁|保险柜|保险箱|门禁|闸|报警|警报|警報器|ブザー|鍵|金庫|警報|アラーム|ロック|オートロック|자물쇠|금고|도어락|현관|경보|알람|사이렌|siren|sirène|сирен|syren|cabinet|strongbox|cash box|mailbox|letter ?box|shutter|turnstile|hatch|briefkasten|geldkassette|rollladen|rolltor|vorhängeschl|boîte aux lettres|boîte à clés|antivol|armoire|buzón|persiana|cerradura|cassetta|serranda|antifurto|serratura|caixa de correio|hangslot|schuur|brievenbus|skrzynk|szafk|шкаф|почтовый ящик|сарай|сарае|posta kutusu|depo|挂锁|信箱|仓库|南京錠|物置|ポスト|倉庫|우편함|창고|boathouse|caravan|stockroom|server room|bin store|storage unit|meter cupboard|trunk|bollard|car park|slagboom|szlabanu|шлагбаум|gartentor|hoftor|hintertür|kellertür|fahrradkeller|hütte|kiste|truhe|wohnwagen|malle |tourniquet|baule|torniquete|cabanon|walizk|plecak|чемодан|гараж|车库|钥匙盒|防盗|ガレージ|車庫|ダイヤル錠|改札|차고|캐리어|경비|valiz|garaj|immobilis|wegfahrsperre|antidémarrage|inmovilizador|boom |boom gate|box by|box next|box on the wall|grey box|gray box|little box|doors|barn|hut |hutch|coop|attic|vestry|chapel|clinic|ward |boat|drawer|closet|pump|scheune|stall |kästchen|kasten|schließfach|schublade|schrank|dachboden|strandhütte|grange|écurie|cabane|boîtier|grenier|tiroir|consigne|placard|establo|cuadra|caseta|cajita|cajón|armario|botiquín|desván|stalla|fienile|cabina|scatol|cassetto|armadio|caixinha|gaveta|estábulo|kastje|lade |skrzyn|szuflad|szlaban|stodoł|коробоч|ящик|шлагбаум|kutu|bariyer|dolab|盒|箱に|箱は|引き出し|차단기|상자|서랍|门口|车闸|道闸|大门`,
  ],
  [
    "account",
    `login|log in|log on|log-in|logs? into|sign in|account|username|user |wifi|wi-fi|wlan|router|netflix|hotspot|onlinebank|online bank|homebank|home bank|banca online|banque en ligne|konto|benutzer|anmeld|melde mich|melde ich mich|logge ich|logge mich|einlogg|compte|identifiant|connexion|me connecte|cuenta|inicio sesión|usuario|utente|accesso|accedo|conta |usuário|utilizador|gebruiker|inlog|log ik|log in|użytkownik|logowan|loguj|логин|захожу|вхожу|аккаунт|вайфай|роутер|hesap|kullanıcı|的wifi|家wifi|のwi-fi|のwifi|账号|帐号|登录|路由|ログイン|アカウント|와이파이|계정|아이디|로그인`,
  ],
  [
    "unlocks",
    `unlock|punch in|opens with|opens on|opens it|get into the|gets into the|get in with|gets in with|entsperr|freischalt|aufsperr|entrer dans|déverrouill|ouvre avec|entrar al|entrar a |entro in |abre com|desbloque|se abre con|sblocca|si apre|desbloqueia|ontgrendel|odblokow|разблок|açılıyor|解锁|开锁|开门|打开|解錠|解除|잠금|disarm|switch off|turn off|silence|opens|gets in |get in |comes in |lets herself|lets himself|unscharf|scharf|aufbekomm|aufmach|aufgeh|geht auf|öffne|macht auf|kommt rein|kommst rein|désactiv|désarm|s'ouvre|rentre avec|desactiv|desarm|disattiv|disinser|spengo|sblocc|si apre|entra con|desativ|desarm|desligo|abre|uit te zetten|opent|gaat open|komt binnen|rozbraj|wyłącz|otwiera|wchodzi|отключ|снять|снима|открыва|заходит|kapat|açıl|açıyor|撤防|能开|就开|解锁|開く|開き|止ま|入る|열려|열어|풀어|꺼요|들어와|turns off|gets us |gets me |gets you |lets them |lets us |lets you |kommt mit|geht mit|macht den|macht das|entre avec|entra com|otwiera|arm |arms |rearm|lifts|goes up|raise|resets?|hebt sich|geht hoch|ist zu |zugesperrt|se lève|fermé|verrouill|sube con|cerrad|conect|inserisc|si alza|chius|sobe com|fechad|ligas o|omhoog|afgesloten|dicht met|podnosi|uzbr|zamkn|поднима|поставь на|закрыт|kalk|布防|抬|上がり|警備|올라|설정해`,
  ],
  [
    "card",
    `visa|mastercard|credit card|kreditkarte|carte bancaire|carte bleue|tarjeta|carta di credito|cartão|信用卡|银行卡|クレカ`,
  ],
  [
    "key",
    `key |keys |token|api |licen[cs]e|lizenz|schlüssel|clé |licencia|llave|licenza|chave|licença|sleutel|klucz|ключ|anahtar|密钥|キー|키`,
  ],
  [
    "device",
    `phone|sim |smartphone|iphone|mobile|tablet|ipad|laptop|kindle|switch|baby monitor|doorbell|intercom|computer|copier|photocopier|handy|rechner|babyphon|klingel|kopierer|téléphone|portable|ordi|tablette|interphone|photocopieuse|móvil|celular|portátil|ordenador|fotocopiadora|telefon|cellulare|fotocopiatrice|citofono|telemóvel|copiadora|копир|планшет|手机|平板|电脑|摄像头|复印机|スマホ|携帯|パソコン|タブレット|コピー機|インターホン|モニター|폰|태블릿|노트북|симка|телефон|ноутбук|car radio|radio |voicemail|answering machine|anrufbeantworter|répondeur|screen time|bildschirmzeit|kindersicherung|contrôle parental|control parental|parental control|controle dos pais|portatile|mala |am kasten`,
  ],
  [
    "building",
    `building|lobby|panel|workshop|gartenhaus|praxis|werkstatt|portillon|grille|사무실 문|창고 문|block of|barrier|cellar|basement|toilet|restroom|front door|side door|haus |hauseingang|pforte|an der tür|tastenfeld|schranke|tiefgarage|keller|packstation|klo |immeuble|résidence|hall |barrière|parking|cave |consigne|clavier|vestiaire|casier|edificio|bloque|urbanización|barrera|trastero|verja|consigna|cajetín|teclado|palazzo|condominio|sbarra|cantina|deposito|tastierino|bagno|prédio|condomínio|cancela|fechadura|porão|armário|banheiro|gebouw|bloku|подъезд|калитк|furtk|klatk|шкафчик|bina|apartman|dolap|单元|小区|公寓|楼下|道闸|停车场|快递柜|柜子|厕所|大门|マンション|エントランス|建物|宅配ボックス|ロッカー|ゲート|トイレ|裏口|대문|사물함|door |back door|loo |wc |porta |porte |portes |puerta|deur |drzwi|двер|kapı|门|玄関|門は|문은|문 |piscine|lift |pool door|drucker|imprimante|printer`,
  ],
  [
    "service",
    `steam |venmo|cash app|revolut|twint|bizum|pix |spotify|disney|hulu|paypal|gmail|outlook|icloud|zoom|google|windows|bank |banking|tax portal|e-?mail|mails |elster|finanzamt|impôts|ameli|banque|deezer|hacienda|banco|inps|spid|banca|receita|globoplay|банк|стим|支付宝|微信支付|淘宝|税务局|银行|爱奇艺|腾讯|邮箱|ネトフリ|アマプラ|銀行|メール|은행|스팀|넷플릭스|нетфликс|почт|госуслуг|poczt`,
  ],
  [
    "cash",
    `cash machine|cashpoint|atm |debit card|bank card|ec-karte|girokarte|bankkarte|automaten|geldautomat|bankautomat|distributeur|guichet autom|carte bleue|cb |cajero|bancomat|sportello autom|caixa eletr|caixa autom|multibanco|pinpas|pinautomaat|geldautomaat|betaalautomaat|bankomat|bankomac|банкомат|bankamatik|取款机|提款机|柜员机|取钱|取现|キャッシュカード|atmで|現金自動|체크카드|현금카드|현금인출기|atm에|bank ?pas|pas gaat|mijn pas|moja karta|karta mamy|karta babci|kartą|карта мамы|карта бабушки|по карте|carta di |la carte|ma carte|la carta|o cartão|meine karte|omas karte|papas karte|card reader|the till|withdraw|money out|kassa|kasse |automaat|au guichet|no caixa|刷卡|付款|现金支付|현금지급기|카드로|カードは`,
  ],
  [
    "recovery",
    `recovery|backup|seed|wiederherstell|récup|secours|recuper|respaldo|herstel|восстанов|kurtarma|恢复|助记|復元|復旧|복구`,
  ],
  [
    "typed",
    `type |types|typing|typed|enter |enters|entering|press |presses|pressing|punch|key in|dial |tippt|tippst|tipp |gib |gibt |drückt|drückst|drück |wählst|tapes|tape |compose |composes|tu fais|tecleas|teclea |tecleo|marcas|marco |pones |pulsa|digito|digiti|digita|premi |fai |faccio|digitas|pões|ponho|toets|typ |tik je|wpisz|wpisuj|wciśnij|нажми|введи|набер|набир|жми|жму|tuşl|bas |gir |giriyor|输|按|押す|押せ|押して|入れる|눌러|누르|입력`,
  ],
])

/** Words around values that tell secrets from other numbers. */
export const AROUND = compileConcepts([
  [
    "types",
    `type|enter|press|hit |push|twist|use |uses |punch|dial|tap |key in|turn |turns |spin|sign in|log in|wants|takes|works|eingeb|gebe|tipp|drück|dreh|wähl|stell|melde|logg|nehm|braucht|tape|tapant|appuie|compose|composant|tourn|fait |fais |connecte|entre |saisi|marca|marco |tecl|giras|gira |pongo|poniendo|entro |accedo|pones|pulsa|mete|introduc|digit|facendo|giri |metto|mettendo|premi|inserisc|usa |aperta|carrego|acedo|toets|typ |draai|log |meld |voer|druk|wpis|wciś|wcis|wbij|kręc|loguj|wchodz|набер|набир|введ|ввож|нажм|нажим|крут|поворач|захож|вхож|tuşla|gir |按|输|输入|填|用|拨|转到|登|押|入力|打|入れ|回|合わせ|눌러|누르|입력|맞추|돌리|로그인`,
  ],
  [
    "is",
    `is |are |was |now |ist |sind|war |lautet|heißt|jetzt|est |c'est|sont|es |son |era |ahora|è |sono|é |são|agora|is |nu |to |jest|teraz|это|теперь|şu |是|为|改成|现在|は|です|だよ|입니다|이야|예요`,
  ],
  [
    "sets",
    `set |changed|put |made|chang|geändert|gestellt|gesetzt|mis |changé|puse|cambi|messo|cambiat|mudei|pus |veranderd|gezet|ustawi|zmieni|постав|сменил|поменял|değiştir|改|换|设|変え|設定|바꿨|설정`,
  ],
  [
    "order",
    `order|invoice|ticket|booking|reservation|tracking|parcel|flight|room|bus |train|zip |post ?code|postal|area code|house|street|number |version|model|page|seat|line |size|price|version|article|item|error|case |member|customer|extension|phone|tel |call |iban|isbn|bestell|rechnung|buchung|sendung|flug|zimmer|postleit|plz|hausnummer|straße|artikel|modell|seite|platz|zug |linie|größe|fehler|kundennummer|telefon|commande|facture|réservation|colis|vol |chambre|code postal|rue |modèle|page|train|ligne|taille|erreur|téléphone|pedido|factura|reserva|paquete|vuelo|habitaci|código postal|calle|modelo|página|tren|línea|talla|error|teléfono|ordine|fattura|prenotazione|pacco|volo|stanza|cap |modello|pagina|treno|linea|taglia|errore|telefono|encomenda|fatura|voo|quarto|cep |rua |linha|erro|bestelling|factuur|vlucht|kamer|postcode|huisnummer|trein|fout|zamówien|faktur|lot |pokój|kod pocztowy|błąd|заказ|счёт|рейс|комнат|индекс|поезд|ошибк|телефон|sipariş|fatura|uçuş|oda |hata|订单|发票|航班|房间|邮编|型号|第|页|错误|电话|快递|注文|請求|便 |部屋|郵便|ページ|エラー|電話|号室|주문|항공|호실|우편|오류|전화`,
  ],
  [
    "amount",
    `kg|km|cm|mm|eur|euro|dollar|usd|gb |mb |ghz|watt|volt|percent|prozent|uhr|o'clock|am |pm |heures|horas|ore |hours|minutes|minuten|minutos|characters|zeichen|caract|digits|stellig|元|块|米|公里|点|位|円|時|分|文字|桁|원|시 |자리`,
  ],
  [
    "policy",
    `must|at least|forgot|reset|long|strong|expire|policy|manager|muss|mindestens|vergess|zurücksetz|doit|au moins|oubli|debe|olvid|al menos|deve|dimentic|almeno|esquec|pelo menos|moet|vergeten|musi|zapomn|должен|забыл|unut|en az|必须|至少|忘|过期|必要|以上|忘れ|잊|최소`,
  ],
  [
    "other",
    `my (?:mom|mum|dad|sister|brother|gran|wife|husband)|his |her |their |oma|papa|mama|mamie|abuela|nonna|avó|妈|爸|奶奶|母|父|祖母`,
  ],
  ["not", `not |n't|no |never|nicht|kein|pas |nunca|non |não|niet|nie |не |değil|不|没|ない|안 `],
  [
    "costs",
    `cost|paid|pay |charge|worth|price|kostet|kostete|gekostet|bezahl|coût|payé|paye |pagué|pagam|cobr|custou|costat|pagat|kostte|betaal|kosztowa|zapłac|стоил|стоит|обош|заплат|tuttu|lira|花了|块|円|しました|원이|이었`,
  ],
  [
    "calls",
    `call |calls |ring |phone the|text |police|guard|reception|ask for|ruf|anruf|polizei|appel|téléphon|llama|avisa|chiama|liga |ligue|chama|bel |dzwoń|zadzwoń|звони|позвони|охран|ara |电话|拨打|保安|报警电话|電話|전화`,
  ],
  [
    "wakes",
    `alarm clock|phone alarm|wake|every day|weekdays|closes|wecker|weckt|schließt|réveil|ferme |despertador|cierra|sveglia|chiude|fecha |wekker|sluit|budzik|zamyka|будильник|закрыва|闹钟|关门|目覚|セット|閉ま|자명종|닫아|맞춰`,
  ],
  [
    "likes",
    `prefer|like |likes |love|favourite|rather|better|mag |lieber|besser|préfèr|aime|mieux|prefier|gust|mejor|piace|meglio|prefiro|gosto|melhor|liever|beter |wolę|lubi|lepsz|нрав|люблю|лучше|предпоч|sev|tercih|喜欢|好き|좋아`,
  ],
  [
    "lives",
    `live |lives |my house|our house|flat |parked|spot |bay |wohn|unser haus|zimmer|stellplatz|habite|chambre|garé|vivo |habitación|aparqué|abito|stanza|moro |quarto|woon|kamer|mieszkam|pokój|живу|квартир|oturuy|odam|住|房间|部屋|살고|방은`,
  ],
  [
    "rides",
    `bus |tram |train |flight|stops by|stops at|linie |hält |flug |vol |s'arrête|autobús|vuelo|autobus|volo |ferma|ônibus|autocarro|voo |vlucht|stopt|lot |staje|автобус|рейс|останав|otobüs|公交|路车|航班|バス|便は|버스`,
  ],
  [
    "dated",
    `since|built|replaced|installed|fitted|bought|dates|seit|gebaut|erneuert|getauscht|gekauft|stammt|depuis|date de|acheté|posé|desde|compr|se puso|comprat|trocad|vervangen|gekocht|wymieni|kupi|купи|yılında|年的|年に|년에`,
  ],
  [
    "enters",
    `cleaner|nanny|carer|walker|sitter|tenant|guests|members|neighbour|putzfrau|pfleger|nachbarin|nounou|femme de ménage|voisin|asistenta|canguro|repartidor|badante|babysitter|donna delle|diarista|babá|entregador|oppas|schoonmaa|opiekunk|sprzątaczk|няня|уборщиц|bakıcı|保姆|阿姨|快递员|ヘルパー|家政婦|베이비시터|도우미`,
  ],
  ["value", VALUE],
  ["number", OTHER_VALUE],
])

/** A word, number or group with digits, as values are written. */
const CANDIDATE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}!@#$%^&*+=_.\-/?~§€:'’|\\<>]+/gu
const OPENING = /^["'’(<.:/?\-=|]+/
const EDGE = /^["'’(<.:/?\-=|]+|[.,:;?"'’)>|=]+$/g
const MIN_CHARACTERS = 4
const MAX_CHARACTERS = 40
const MIN_DIGITS = 2
/** The turns of a lock, "left 12", and how far they stand apart; or three and more small numbers, "12, then 33, then 7". */
const TURN =
  /(?<![\p{L}\p{N}])(?:left|right|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita)\s\d{1,2}(?![\p{L}\p{N}])/giu
const MAX_BETWEEN_TURNS = 12
const SMALL_NUMBERS = expression("giu")`
  (?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N},.])\d{1,2}
  (?:(?:,[ ]|、|，[再然]?|[ ](?=and|then|dann|puis|y|luego|e|poi|depois|en|dan|и|потом|i|potem))
    (?:and[ ]|und[ ]|et[ ]|y[ ]|e[ ]|en[ ]|и[ ]|i[ ])?
    (?:(?:then|dann|puis|ensuite|luego|después|poi|dopo|depois|dan|daarna|потом|затем|potem)[ ])?(?:back[ ])?(?:(?:to|auf|à|sur|a|al|su|para|naar|op|на|na)[ ])?
    (?:转到|到|后到)?\d{1,2}){2,3}
  (?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])
`
/** A long word with one digit at its end, as passwords are made; a sign of which identifiers have none may be in it. */
const ENDS_WITH_DIGIT = /^(?:\p{L}{6,}[!#$._-]?|\p{L}{3,}[!#$%*&]\p{L}{3,})\p{N}!?$/u
/** Characters of a value with the punctuation around it. */
const MAX_RAW_CHARACTERS = 2 * MAX_CHARACTERS

export interface SecretCandidate {
  readonly start: number
  readonly end: number
  readonly value: string
}

/** The stretches of a sentence that could be a secret: numbers and mixed words, without plain words, times, dates, amounts and addresses. */
export function findSecretCandidates(sentence: string): readonly SecretCandidate[] {
  return [...findTurns(sentence), ...findWords(sentence)]
}

/** Combinations that are written as several numbers. */
function findTurns(sentence: string): readonly SecretCandidate[] {
  const found = [...sentence.matchAll(SMALL_NUMBERS)].map(({ index, 0: value }) => ({
    start: index,
    end: index + value.length,
    value,
  }))
  let first: number | undefined
  let count = 0
  let end = 0
  for (const { index, 0: turn } of [...sentence.matchAll(TURN), { index: Number.MAX_SAFE_INTEGER, 0: "" }]) {
    if (first !== undefined && index - end > MAX_BETWEEN_TURNS) {
      if (count >= 3) found.push({ start: first, end, value: sentence.slice(first, end) })
      first = undefined
    }
    count = first === undefined ? 1 : count + 1
    first ??= index
    end = index + turn.length
  }
  return found
}

function findWords(sentence: string): readonly SecretCandidate[] {
  return [...sentence.matchAll(CANDIDATE)].flatMap(({ index, 0: raw }) => {
    if (raw.length > MAX_RAW_CHARACTERS) return []
    const lead = raw.length - raw.replace(OPENING, "").length
    const value = raw.replace(EDGE, "")
    const digits = value.match(/\p{N}/gu)?.length ?? 0
    if (
      (digits < MIN_DIGITS && !ENDS_WITH_DIGIT.test(value)) ||
      value.length < MIN_CHARACTERS ||
      value.length > MAX_CHARACTERS
    )
      return []
    const [before, behind] = [sentence.slice(0, index + lead), sentence.slice(index + lead + value.length)]
    if (ORDINARY.test(value) || (/^\d+$/.test(value) && (COUNTS.test(behind) || PARTIAL.test(`${before.slice(-8)}|`))))
      return []
    // One group of a longer number.
    if (/\p{N} ?$/u.test(before.slice(-3)) || /^ ?\p{N}/u.test(behind)) return []
    return [{ start: index + lead, end: index + lead + value.length, value }]
  })
}

/** Whether a value may be one: its sentence names a secret, or it is made like a password. */
export function mayBeSecret(sentence: string, { value }: SecretCandidate): boolean {
  return isMadeWord(value) || namesSecret(sentence)
}

/** Whether a value has letters and digits as people make passwords, and hardly anything else: a word and digits, or digits among letters. */
export function isMadeWord(value: string): boolean {
  return (
    /\p{N}/u.test(value) && (/\p{L}{4}/u.test(value) || (/\p{L}{2}/u.test(value) && /\p{L}\p{N}\p{L}/u.test(value)))
  )
}

/** A number before another word counts something, unless that word only goes on with the sentence. */
const COUNTS =
  /^ (?!(?:and|then|into|instead|opens|unlocks|gets|lets|until|this week|statt|macht|öffnet|geht|diese|bis|entschärfe|entsperre|öffne|drehen|drücken|wählen|tippen|eintippen|eingeben|einstellen|au lieu|ouvre|cette|jusqu|en vez|abre|esta|hasta|invece|apre|questa|fino|em vez|essa|até|to|for|if|so|but|or|when|arms|disarms|stops|silences|kills|ends|quiets|turns|goes|resets|in|on|at|is|as|not|with|you|i|it|that|just|now|please|und|kommt|kommst|komme|kann|man|schalte|schaltet|schaltest|abschalten|ausschalten|abstellen|durchs|durch|ins|übrigens|gestellt|gesetzt|getippt|gesichert|gesperrt|geschützt|lässt|springt|klappt|am|dann|für|falls|wenn|aber|ist|als|auf|rein|scharf|ab|aus|an|ein|zum|bitte|nicht|ich|du|damit|et|puis|pour|si|mais|est|au|à|ne|tu|je|on|le|la|les|sur|avec|débloque|coupe|y|se|el|del|en la|desbloquea|luego|para|por|pero|es|en|no|si|e|poi|per|se|ma|non|è|depois|para|mas|não|en|il|sul|passi|sblocca|spegne|o|a|no|na|com|desliga|desbloqueia|dan|voor|als|maar|niet|gaat|het|de|opent|kom|om|vergrendeld|beveiligd|intoetsen|toetsen|drukken|draaien|i|potem|dla|ale|nie|и|потом|для|если|но|не|набрать|нажать|ввести|открывает|на|ve|sonra|için|ama|ile|diye|gir|giriyor|giriyorum|tuşla|tuşluyorum|bas|basıyorum|yazıyorum)(?![\p{L}])|누르|눌|입력|맞추|돌리)\p{L}/iu
/** After these a number is one of several things or an address of a program. */
const PARTIAL = /(?:port|porta|porto|box|level|line|zeile|no\.|nr\.|n°|#|№)\s?\|$/iu

/** Times, dates, years, amounts, versions, addresses of mail and of pages. */
export const ORDINARY =
  /^(?:\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:am|pm|h|uhr)?|\d{1,4}[./]\d{1,2}[./]\d{1,4}|(?:19|20)\d\d(?:s|er)|[$€£¥]\d.*|\d[\d.,]*(?:[$€£¥%°]|[kmg]?[mglwhvb]|km\/h|kwh?|cm|mm|kg|kb|mb|gb|tb|ghz|mhz|px|pm|am|h|x\d+|st|nd|rd|th|er|e|º|ª)|\d+[.,]\d+|v?\d+(?:\.\d+){1,3}|(?:sha|md)\d+:.*|.*\.\p{L}{1,4}:\d+|.*@.*\.\w+|@[\w.-]+:\d+.*|https?:.*|www\..*|.*\.(?:com|org|net|de|fr|es|it|io|py|ts|js|tsx|md|pdf|png|jpe?g|json|ya?ml|csv|xlsx?|docx?)|\d+-(?:jährig|year|inch|zoll|day|week|month|hour|minute).*|\d+-\d{1,2}|(?:19|20)\d\d-\d\d-\d\d|\d+:\d+(?:-\d+:\d+)?|\p{L}+:\d+:.*|\p{L}{2,12}-\d+\.\d+(?:\.\d+)?|KB\d+|\d+-h-.*|(?:iPhone|iPad|Windows|Office|Galaxy|Pixel|Thinkpad|Chrome|Firefox|Safari|utf-?|sha-?|covid-?|python|ssh-[a-z]+)[- ]?\p{L}?\d{1,5}|\d{4}-\d\d-\d\dT.*|[0-9a-f]{4,}(?:-[0-9a-f]{4,})+|[0-9a-f]{16,}|\d+-\p{L}{4,})$/iu

/** Whether a sentence names a secret of any kind. */
export function namesSecret(sentence: string): boolean {
  return SECRET_NAMES.some(([, pattern]) => sentence.search(pattern) >= 0)
}

export const TOLD_SECRET_BUCKETS = 65_536
/** Characters of a sentence on both sides of the value that are read. */
const MAX_AROUND = 120

/** The buckets of a value in its sentence: the order of meanings and words around it, its form, and groups of characters beside it. */
export function toldSecretFeatures(sentence: string, { start, end, value }: SecretCandidate): readonly number[] {
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  const before = maskValues(sentence.slice(Math.max(0, start - MAX_AROUND), start))
  const behind = maskValues(sentence.slice(end, end + MAX_AROUND))
  const shape = shapeOf(value)
  for (const feature of conceptFeatures(`${before}${VALUE}${behind}`, [...SECRET_NAMES, ...AROUND])) {
    if (feature.includes("value") || feature.includes(" .. ")) add(`c ${feature}`)
    if (!feature.includes(" ")) add(`s ${feature} ${shape.kind}`)
  }
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+|[^\s\p{L}]/gu) ?? []
  const left = words(before).slice(-5)
  const right = words(behind).slice(0, 4)
  for (const [at, word] of left.toReversed().entries()) {
    add(`l ${word}`)
    if (at < 3) add(`l${at} ${word}`)
  }
  for (const [at, word] of right.entries()) {
    add(`r ${word}`)
    if (at < 2) add(`r${at} ${word}`)
  }
  add(`l2 ${left.slice(-2).join(" ")}`)
  add(`lr ${left.at(-1)} ${right[0]}`)
  add(left.length === 0 ? "first" : "later")
  add(right.length === 0 ? "last" : "earlier")
  const near = ` ${before.slice(-24).toLowerCase()}${VALUE}${behind.slice(0, 12).toLowerCase()} `
  for (let size = 3; size <= 4; size++)
    for (let at = 0; at + size <= near.length; at++) add(`g ${near.slice(at, at + size)}`)
  add(`k ${shape.kind}`)
  add(`p ${shape.pattern}`)
  add(`n ${Math.min(9, value.length)} ${shape.kind}`)
  return [...buckets]
}

function maskValues(text: string): string {
  return text.replace(/\S*\p{N}\S*/gu, OTHER_VALUE)
}

function shapeOf(value: string): { readonly kind: string; readonly pattern: string } {
  const pattern = value
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}|\p{Lo}/gu, "a")
    .replace(/\p{N}/gu, "0")
    .replace(/a+/g, "a")
    .replace(/A+/g, "A")
  if (/^(?:19|20)\d\d$/.test(value)) return { kind: "year", pattern: "year" }
  if (/^\d+(?:, \d+)+$/.test(value) || value.includes(" ")) return { kind: "turns", pattern: "turns" }
  if (/^0+$/.test(pattern)) return { kind: `digits${Math.min(9, value.length)}`, pattern: "0" }
  if (/^[0\-. /#*]+$/.test(pattern)) return { kind: "groups", pattern: pattern.slice(0, 12) }
  const mixed = /[^aA0]/.test(pattern) ? "symbols" : /a/.test(pattern) && /A/.test(pattern) ? "cased" : "plain"
  return { kind: mixed, pattern: pattern.replace(/0+/g, "0").slice(0, 10) }
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 53, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (TOLD_SECRET_BUCKETS - 1)
}
