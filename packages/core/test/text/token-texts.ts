/** Written for the test: what people say to an assistant, lines of a block, and code. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  English: [
    "I moved to Lisbon in March with my partner and our two cats. We found a small flat near the river, but the stairs are hard on my knee, so we keep looking for something on the ground floor.",
    "Thanks for the packing list yesterday! I ended up leaving the tripod at home. Could you remind me which lens you said works best for birds? I'd rather not carry more than one.",
    "- [2026-03-14] Prefers tabs over spaces\n- [2026-03-15, said by the assistant] Recommended the Lisbon office, because the rent is 20% lower and the lease ends in 2028.",
  ],
  German: [
    "Ich arbeite seit drei Jahren als Krankenpflegerin in Hannover und mache gerade eine Weiterbildung zur Wundexpertin. Nachtschichten vertrage ich schlecht, deshalb suche ich eine Stelle in einer Tagesklinik.",
    "Könntest du mir bitte noch einmal sagen, welches Rezept du mir letzte Woche für den Geburtstagskuchen meiner Tochter vorgeschlagen hast? Sie verträgt keine Haselnüsse, aber Mandeln sind in Ordnung.",
  ],
  French: [
    "Je cherche un appartement à louer près de la gare, au deuxième étage de préférence, parce que mon chien n'aime pas les ascenseurs. Notre budget est d'environ neuf cents euros par mois, charges comprises.",
    "Depuis que j'ai changé de travail, je rentre plus tôt et j'ai enfin le temps de jouer du violoncelle. Mon professeur m'a conseillé de m'entraîner vingt minutes chaque soir plutôt qu'une heure le dimanche.",
  ],
  Spanish: [
    "Vivo en Valparaíso con mi hermana menor y trabajo de noche en una panadería. Los domingos por la mañana subo al cerro para sacar fotos del puerto, y casi siempre me acompaña mi perro, que se llama Trueno.",
    "¿Te acuerdas de la excursión que planeamos para el puente de mayo? Al final iremos en tren, porque el coche sigue en el taller y la pieza que falta no llegará hasta la semana que viene.",
  ],
  Portuguese: [
    "Mudei-me para o Porto no outono passado e ainda não me habituei à chuva. Trabalho numa livraria pequena perto do mercado e, aos sábados, dou aulas de guitarra a crianças do bairro.",
    "Minha avó mora sozinha no interior e quero ligar para ela toda quarta-feira à noite. Você pode me lembrar do remédio que o médico receitou e da data da próxima consulta dela?",
  ],
  Italian: [
    "Abito a Torino da quando ho finito l'università e insegno matematica in una scuola media. D'estate torno sempre al mare dai miei genitori, che hanno una piccola barca a vela ormeggiata nel porto.",
    "Mi avevi consigliato un libro sulla storia delle Alpi, ma non trovo più il titolo. Era quello con la copertina verde, oppure quello che parlava delle ferrovie costruite all'inizio del Novecento?",
  ],
  Russian: [
    "Я живу в Новосибирске и работаю инженером на небольшом заводе. По выходным мы с мужем ездим на дачу, где выращиваем смородину, огурцы и тыквы, а зимой я хожу на лыжах в соседнем лесу.",
    "Напомни, пожалуйста, какой фильм ты советовал мне посмотреть в прошлую пятницу? Там было что-то про старый маяк и смотрителя, который каждый вечер записывал погоду в толстую тетрадь.",
  ],
  Chinese: [
    "我去年搬到了成都，现在在一家设计公司上班。周末我喜欢和朋友去爬山，或者在家里做饭。我对花生过敏，所以点外卖的时候总是要特别说明。",
    "上次你推荐给我的那本关于宋代绘画的书，我已经读完了。能不能再告诉我一遍，里面提到的那位画家叫什么名字？我想给妹妹买一幅他的画册当生日礼物。",
  ],
  Japanese: [
    "去年の春に札幌へ引っ越して、今は小さな出版社で編集の仕事をしています。休みの日は自転車で川沿いを走ったり、近所の図書館で古い雑誌を読んだりして過ごすことが多いです。",
    "先週おすすめしてくれたラーメン屋の名前をもう一度教えてもらえますか。えびにアレルギーがあるので、出汁に使われていないかどうかも確認しておきたいです。",
  ],
  Korean: [
    "저는 작년에 부산으로 이사해서 지금은 바닷가 근처의 작은 카페에서 일하고 있어요. 주말마다 친구들과 등산을 가거나 집에서 강아지와 함께 영화를 보면서 쉬는 편이에요.",
    "지난주에 추천해 주신 책 제목을 다시 알려 주실 수 있나요? 조카 생일 선물로 사고 싶은데, 열 살 아이가 읽기에 너무 어렵지 않은지도 궁금합니다.",
  ],
  Arabic: [
    "أعيش في الإسكندرية منذ خمس سنوات وأعمل معلمة في مدرسة ابتدائية. أحب المشي على شاطئ البحر في الصباح الباكر، وأحاول أن أتعلم العزف على العود في المساء.",
  ],
  Hindi: [
    "मैं पिछले दो साल से पुणे में रहता हूँ और एक छोटी कंपनी में काम करता हूँ। मुझे सुबह की सैर पसंद है, और छुट्टी के दिन मैं अपनी माँ के लिए खाना बनाता हूँ।",
  ],
  Turkish: [
    "Geçen yıl İzmir'e taşındık ve şimdi denize yakın küçük bir evde yaşıyoruz. Hafta sonları bisikletle köylere gidiyorum; kızım ise yüzme kursuna başladı ve çok hızlı ilerliyor.",
  ],
  Polish: [
    "Mieszkam w Gdańsku i pracuję jako tłumaczka. W weekendy jeżdżę na rowerze nad morze, a wieczorami uczę się szwedzkiego, bo mój brat przeprowadził się niedawno do Sztokholmu.",
  ],
  Code: [
    `export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("no values")
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
`,
    `def load_rows(path: str, limit: int = 100) -> list[dict]:
    """Read at most \`limit\` rows of a CSV file."""
    with open(path, newline="", encoding="utf-8") as handle:
        return [row for _, row in zip(range(limit), csv.DictReader(handle))]
`,
    `{
  "name": "weather-station",
  "interval_ms": 15000,
  "sensors": [{"id": "t-01", "kind": "temperature", "unit": "C"}, {"id": "h-01", "kind": "humidity"}],
  "enabled": true
}
`,
    `SELECT c.name, COUNT(*) AS orders, SUM(o.total) AS spent
FROM customers c JOIN orders o ON o.customer_id = c.id
WHERE o.placed_at >= '2026-01-01' AND o.status <> 'cancelled'
GROUP BY c.name HAVING SUM(o.total) > 500 ORDER BY spent DESC LIMIT 20;
`,
  ],
}
