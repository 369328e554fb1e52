// Written by scripts/make-related-words.mjs.
export const RELATED_WORDS: string = `
de
4.2|essen ernahrung einladen gast cater menu restaur kochen speisen gericht mitbringen buffet grillen feier kantin mensa gastgeb bewirten|vegetarisch vegan vegetari fleischlo koscher halal fleisch pescetari pescetarisch flexitari tofu seitan linsen fisch geflugel schwein eier fleischess rohkost omnivor frutari
3.8|allergi allergisch vertragen vermeiden cater zutaten brotdos reagieren notfal unvertraglichkeit essen kita restaur backen weglassen anaphylaxi sanitat vertragt allergen etikett|erdnuss nuss schalentier milch laktos gluten ei sesam erdbeeren penicillin pollen latex bien wesp unvertraglich zoliaki ausschlag mandeln haselnuss walnuss cashew soja weizen senf selleri lupin kiwi apfel garnelen kreb muscheln fruktos histamin laktoseintoler glutenunvertraglichkeit katzenhaar hausstaub nickel aspirin quaddeln schwellung epipen antihistaminikum cetirizin
4.2|fruhstuck morgen essen fruhstucken morgenessen brunch kaffeetisch start|musli haferbrei brot brotchen toast eier joghurt quark haferflocken porridg cornflak croissant brezel semmel weckl spiegelei ruhrei marmelad honig wurst kase obst nutella pfannkuchen smoothi
4.4|trinken getrank durst bar einschenken kneip drink anstoßen mitbringen bestellen aperitif|bier wein whiski gin sekt radler alkohol trocken alkoholfrei saft schorl weißbier weizen pil hell kolsch alt prosecco aperol schnap rum wodka cocktail tonic spezi cola limo apfelschorl mate sprudel gluhwein abstin nuchtern
4.6|kaffe cafe bestellen koffein kaffeepaus maschin bohnen becher tass einschenken|espresso latt cappuccino entkoffeiniert hafermilch zucker schwarz filterkaffe flat white milchkaffe americano mokka french press aeropress siebtrag vollautomat kapsel nespresso sojamilch sußstoff milch koffeinfrei melang verlangert
4.1|tee kann aufbruhen teetass besuch anbieten beutel|grunte krauterte kamil pfefferminz schwarzte rooibo assam darjeel earl grai oolong jasmin matcha chai fenchel hagebutt ingwer ostfriesente zitron honig kandi milch
4.7|nachtisch suß kuchen tort backen geburtstag dessert naschen konditorei kerzen platzchen sußes|schokolad kasekuchen ei apfelkuchen sahn marzipan tiramisu mouss pud schwarzwald donauwel streuselkuchen sachertort apfelstrudel panna cotta grutz vanil karamel zitronenkuchen muffin browni windbeutel eierlikor berlin
4.9|kochen kuch rezept herd gerat braten backofen kochfeld topf zubereiten|indukt gasherd heißluftfritteuse thermomix schnellkochtopf pfann wok induktionskochfeld ceranfeld ga mikrowel airfryer dampfgar kuchenmaschin kitchenaid bratpfann brater holzofen campingkoch raclett grill reiskoch
4.4|mogen hassen schmecken eklig weglassen ekel mag widerlich heikel essen verzichten wahlerisch|koriand rosenkohl oliven pilz leber rosinen hass ekelhaft sardellen selleri rote bete fenchel blauschimmel mayonna austern kapern innereien kutteln spargel lakritz koko sauerkraut zwiebeln tomaten abneigung widert wirs
4.4|lieblingsessen gericht freuen kochen leibgericht lieblingsgericht lieblingssp essen wunsch geburtstag|lasagn curri sushi pizza kaiserschmarrn knodel schnitzel maultaschen spatzl gulasch rouladen sauerbraten kasespatzl currywurst doner bolognes carbonara linsen kartoffelsalat grunkohl gyro ramen paella pierogi schweinebraten konigsberg
7.6|scharf wurzig wurzen pfeffer|mild chili jalapeno habanero peperoni sambal tabasco indisch thailandisch harissa wasabi ungewurzt vindaloo
4.5|einkaufen einkauf supermarkt laden besorgen einkaufslist lebensmittel wocheneinkauf bestellen kaufen|aldi lidl rew edeka markt metzger backer hofladen penni netto kaufland dm rossmann alnatura bioladen wochenmarkt bauernmarkt lieferdienst migro coop spar billa hofer backerei drogeri getrankemarkt
2.6|wohnen adress zuhaus stadt ort wohnt heimat anschrift wohnort umgebung nahe heimatort lieferadress postleitzahl plz stadtteil ziehen|umgezogen wohnung hau straße dorf viertel gezogen miet stock wg wohn lebe altbau reihenhau doppelhaushalft bauernhof vorort kleinstadt zentrum kiez bezirk landkrei platz alle weg gass hausnumm plattenbau umland
4.2|umzug umziehen ziehen einzug auszug karton mobelpack umzugswagen|neue wohnung schlussel kaution umgezogen mobelwagen umzugskarton schlusselubergab nachsendeauftrag sprinter transport halteverbot spedit einziehen ausziehen ummelden
3.5|miet vermiet monat wohnung kosten mieten mieter wohnungsmiet nebenkosten betrag zahlen|vermieterin kaltmiet warm kaution euro nettokalt staffelmiet indexmiet hausverwaltung mietvertrag warmmiet uberweisung mieterhohung makler
4.4|kredit hau bank abzahlen rate hypothek finanzierung baufinanzierung darlehen bausparen schulden|zin tilgung annuitat zinsbindung sondertilgung restschuld kfw baukredit laufzeit umschuldung grundschuld
4.1|mitbewohn wg zusammen wohnen teilen wohngemeinschaft zusammenleben wgzimmer|mitbewohnerin zimmer untermiet mitbewohnern untermieterin zwischenmiet zweckgemeinschaft studentenwohnheim dreier
3.1|nachbar nachbarn nebenan larm oben unten nachbarin streit klingeln hau wohnung nachbarschaft laut ruhezeit|zaun schlagzeug heck trompet hund bohrt parti treppenhau rasenmah gießt blumen ersatzschlussel schnarcht kinder getrampel wand
3.6|zimmer stockwerk etag hau aufzug trepp raum wohnung grundriss schlafzimm quadratmet|dachgeschoss keller erdgeschoss stock balkon garag zweizimm dreizimm maisonett souterrain hochparterr dachterrass wintergarten vierter dritter zweiter loft gastezimm wohnkuch abstellkamm
4.2|heizung warm kalt winter energi heizen ofen kessel heizkosten frieren|warmepump ga ol pellet fußbodenheizung solar fernwarm gasheizung brennwert kachelofen kaminofen heizkorp thermostat holz brennholz pelletheizung viessmann vaillant kwh nachtspeich
5.9|strom anbiet rechnung energi stromanbiet energieversorg zahler stromrechnung verbrauch|stromtarif kwh stadtwerk solaranlag okostrom kilowattstunden eon vattenfal lichtblick naturstrom eprimo grundversorgung photovoltaik wallbox nachtstrom enbw
5.7|internet wlan anbiet langsam verbindung router netz dsl anschluss stream|glasfas telekom vodafon mbit fritzbox 1und1 o2 gigabit kabel funkloch hotspot starlink vdsl lan mesh bandbreit storung
4.4|handi telefon smartphon gerat mobilgerat kaputt displai vertrag|iphon pixel galaxi samsung android fairphon huawei xiaomi oneplu nokia soni appl refurbish io akku displayschaden motorola gebraucht
4.8|nummer erreichen anrufen telefon telefonnumm handynumm durchwahl ruf anruf sm|festnetz mobil vorwahl mobilnumm whatsapp festnetznumm telegram erreichbar
3.4|mail adress schreiben erreichen email emailadress posteingang account|gmx gmail postfach outlook proton posteo web de onlin icloud domain alia mailadress
5.0|rechner laptop comput pc gerat notebook tablet arbeitsrechn mac hardwar bildschirm|macbook thinkpad dell lenovo linux window ubuntu surfac hp asu acer framework imac chromebook ssd ram arbeitsspeich intel amd ryzen nvidia m1 m2 tower game
5.5|betriebssystem rechner system os distribut plattform softwar termin|linux ubuntu fedora debian arch window maco mint opensus gentoo manjaro freebsd wsl kubuntu pop sonoma kde gnome chromeo
5.9|editor entwicklungsumgebung programmieren id texteditor code plugin tastenkurzel|vim neovim emac vscode intellij jetbrain sublim zed cursor pycharm eclips xcode notepad helix atom rstudio visual studio nano
4.5|programmieren sprach code schreiben beispiel entwickl skript softwar funktion bibliothek coden programmier|typescript python rust go java kotlin php javascript scala rubi elixir haskel swift julia sql bash perl matlab dart lua zig fortran cobol clojur
6.0|datenbank daten speichern sql abfrag tabel backend schema|mysql mongodb oracl mariadb redi mssql db2 dynamodb cassandra neo4j elasticsearch influxdb supabas
5.0|server host cloud betrieb deployen deploy bereitstellen infrastruktur contain|hetzner aw azur kubernet docker gcp netcup iono strato digitalocean vercel terraform ansibl podman nginx rootserv vp raspberri rechenzentrum proxmox heroku
4.6|projekt app bauen entwickeln nebenbei softwar programmieren nebenprojekt tool repositori|prototyp webseit bot spiel plugin bibliothek hackathon opensourc github startup erweiterung
3.2|abgab frist fallig abgeben fertig wann termin deadlin stichtag einreichen erledigen spatesten|montag dienstag freitag abgabetermin einreichung mitternacht quartal monatsend antrag bewerbungsfrist sprint meilenstein referat releas
4.9|spiel spielen zocken konsol videospiel zocker computerspiel onlin multiplay|playstat xbox switch minecraft zelda ps5 nintendo steam fifa pokemon mario skyrim witcher stardew anno siedler diablo fortnit valor counter strike sim wow warcraft leagu elden
4.5|seri fernsehen gucken schauen abend bing streamen fernseh ansehen anschauen|staffel folg netflix tatort disnei amazon break bad dark success sitcom drama krimi anim doku stranger offic hbo folgen dahoam
3.1|film kino schauen kinofilm fernsehabend ansehen anschauen leinwand|regisseur western komodi thriller horror sci fi drama doku animationsfilm marvel tarantino star war pixar ghibli arthous untertitel oscar
4.7|buch lesen lektur bucher lesestoff autor lesekrei bibliothek ausleihen roman|krimi kapitel horbuch fantasi scienc fiction biografi sachbuch thriller gedicht kindl tolino taschenbuch kehlmann fitzek murakami tolkien klassik comic trilogi kafka
4.9|musik horen band li konzert horst playlist kunstler sanger feiern genr|album jazz metal techno schlager klassik schallplatt pop rap hiphop punk soul blue regga folk indi hous volksmusik rammstein arzt gronemey beethoven bach mozart kassett schallplatten festiv spotifi
4.5|instrument spielen musik uben unterricht musikinstru noten orchest musikschul spiel|klavier gitarr geig cello schlagzeug trompet akkordeon flote kontrabass klarinett saxophon posaun tuba horn harf orgel ukulel mundharmonika querflot blockflot obo fagott keyboard bass synthes hackbrett dudelsack
4.8|singen chor chorprob gesang stimm sing konzert|sopran alt tenor bass probe kantorei gospelchor mannerchor frauenchor kirchenchor sopranistin bariton mezzo kantat requiem chorleit
4.0|hobbi freizeit wochenend entspannen geschenk spaß freizeitbeschaftigung leidenschaft beschaftigung langeweil abend interessen|stricken klettern fotografieren garten topfern malen schach angeln nahen hakeln wandern segeln modellbau backen kochen lesen gartnern fotografi modelleisenbahn astronomi kegeln tischtenni geocach imkern brauen drechseln musizieren reiten joggen schnitzen puzzeln vogelbeobachtung zocken radfahren
6.3|sammeln sammlung geschenk sammlerstuck sammler flohmarkt regal|briefmarken munzen schallplatten lego figuren comic mineralien uhren postkarten bucher puppen kamera magnet antiquitaten ansichtskarten fossilien modellauto bierdeckel schneekugeln
5.5|basteln nahen stricken woll handarbeit muster geschenk selbermachen faden|hakeln nahmaschin quilt stricknadel stickerei filzen weben perlen makrame socken mutz schal pullov patchwork overlock garn schnittmust
5.5|malen zeichnen kunst bild pinsel kunstkur zeichenstift ausstellung|aquarel ol acryl skizz leinwand acrylfarben kohl tusch pastel portrat gouach landschaft ateli staffelei procreat zeichenkur
5.9|foto kamera fotografieren bilder knipsen aufnahmen objektiv stativ|canon nikon fuji leica soni pentax spiegelreflex systemkamera analog polaroid gopro festbrennweit dunkelkamm lightroom makro teleobjektiv
4.8|sport train trainieren fit aktiv bewegung sportart sportverein workout ertuchtigung kur|laufen fitnessstudio yoga schwimmen fußball tenni boxen radfahren handbal turnen volleybal klettern basketbal hockei judo karat rudern badminton squash pilat krafttrain leichtathletik tischtenni schwimmverein triathlon eishockei ski golf zumba aerob crossfit
4.9|laufen joggen rennen train lauf rennt joggt laufgrupp ausdauer streck|marathon halbmarathon zehn kilomet laufschuh ultralauf funfkilomet strava intervalltrain garmin 10km berlin asic sauconi laufer lauftreff
4.9|fahrrad rad radeln radfahr fahrradtor pedelec drahtesel schloss fahren|rennrad bike lastenrad gravel mountainbik hollandrad brompton klapprad tandem canyon cube trek bianchi shimano anhang liegerad fixi hardtail
4.4|verein fußball mannschaft fan anfeuern stadion spiel bundesliga trikot schal|dauerkart bayern dortmund st pauli schalk werder hsv koln gladbach frankfurt union hertha freiburg leverkusen leipzig nurnberg hannov rapid basel ultra vfb
6.3|wandern berg draußen wanderweg wandertor bergtor berghutt rucksack|wanderung gipfel alpen hutt jakobsweg fernwanderweg via klettersteig bergstiefel schwarzwald harz allgau dolomiten gipfelkreuz e5 wanderschuh alpenverein
4.3|verletzung verletzt knie rucken knochel schulter bein arzt schmerzen sport belasten heben schonen orthopad physiotherapi reha|gerissen verstaucht gebrochen bruch menisku kreuzband bandscheib gip physio krucken prellung zerrung achillessehn handgelenk ellbogen ripp leist kreuzbandriss banderriss hexenschuss ischia schien operiert tennisarm muskelfas schleudertrauma
4.7|oper krankenhau op chirurg eingriff klinik termin operieren narkos erholen|huft knie bypass blinddarm mandeln leistenbruch grauer kaiserschnitt arthroskopi prothes gallenblas biopsi schilddrus vollnarkos knieprothes herzklapp operiert hallux
4.2|krankheit gesundheit diagnos chronisch arzt beschwerden erkrankung leiden krank vorerkrankung hausarzt anamnes|diabet asthma epilepsi migran arthros rheuma schilddrus bluthochdruck neuroderm zoliaki morbu crohn lupu parkinson copd endometrios multipl skleros kreb gicht reizdarm hashimoto allergi nierenstein fibromyalgi hepat psoriasi bechterew
3.7|medika tabletten arznei apothek einnehmen dosi medikament pillen tropfen nebenwirkungen rezept einnahm verschrieben|mg tablett insulin metformin sprai blutverdunn ibuprofen kapseln ramipril amlodipin pantoprazol marcumar levothyroxin cortison antibiotika ritalin sertralin paracetamol aspirin salbutamol asthmasprai ozemp statin metoprolol morgen abend bedarf
5.2|herz blutdruck kardiolog kardiologin pul belastung brust ekg|stent schrittmach betablock cholesterin vorhofflimmern herzinfarkt bypass herzschrittmach rhythmusstorung ramipril angina herzklapp hypertoni defibril
5.3|psych therapi angst stimmung psychisch psycholog psychotherapi seelisch belastung|therapeutin depress angststorung adh burnout bipolar panikattacken zwangsstorung borderlin ptb autismu trauma essstorung psychiat stationar schizophreni klinik verhaltenstherapi trauer
3.7|schlaf schlafen bett nacht mude aufstehen wecker fruh einschlafen ausschlafen aufwachen mudigkeit bettzeit weckt|schlafstorung nickerchen wach fruhaufsteh uhr schlaflo schnarchen apno albtraum langschlaf morgenmensch nachtmensch melatonin mittagsschlaf durchschlafen sech elf eul lerch
4.8|brill augen sehen optik sehhilf lesen augenarzt sehstark|kontaktlinsen kurzsichtig dioptrien farbenblind grauer star gleitsicht weitsichtig hornhautverkrummung lesebril glaukom laser gelasert netzhaut makula schielen prisma varilux
4.4|ohren horen hort gehor laut ohr|horgerat taub tinnitu schwerhorig cochlea gehorlo ohrenstopsel horsturz mittelohr gebardensprach ohrenschmalz trommelfel
5.5|zahn zahnarzt zahnarztin zahnschmerzen mund zahnburst kieferorthopad|spang krone fullung weisheitszahn wurzelbehandlung zahnspang implantat bruck knirscht zahnfleisch kari prothes align zahnstein parodontos veneer bleach
5.3|haut creme sonn sonnencrem hautarzt hautpfleg jucken ausschlag|neuroderm schuppenflecht empfindlich akn rosacea trocken fettig sonnenbrand mutterm vitiligo urtikaria ekzem hautkreb lichtschutzfaktor sommersprossen
3.8|schwanger schwangerschaft babi geburt entbindung kind erwartet babybauch entbinden frauenarzt|termin hebamm zwilling ssw woch kaiserschnitt mutterpass trimest ubelkeit geburtstermin erwarten entbindungstermin steißlage
4.7|rollstuhl trepp barrierefrei gehen behindert behinderung ramp eingang aufzug zuganglich|rollat stock prothes gehhilf krucken querschnitt multipl skleros amputiert schwerbehindertenauswei treppenlift elektromobil
5.1|rauchen zigaretten aufhoren raucher tabak qualmen nikotin balkon|vape nichtrauch pfeif zigarren gedreht nikotinpflast zigarett nichtraucherin schachtel kippen cannabi
5.3|abnehmen gewicht kilo diat gewichtsabnahm kalorien schlank wiegen bmi|fasten abgenommen zugenommen ubergewicht ozemp intervallfasten weightwatch wiegt
2.5|groß große korper messen zentimet|cm ein meter achtzig neunzig siebzig klein
4.3|kleidung große anziehen hemd kaufen jack hose konfektionsgroße kleidergroße pullov kleid geschenk passen tragen|medium xl achtunddreißig vierzig xxl taill schrittlang brustumfang jean ubergroße schmal xs 38 40 42 taillenweit
4.0|schuhe große fuße schuhwerk stiefel sneaker sandalen hausschuh fuß|schuhgroße 38 39 40 41 42 43 44 45 breit einlagen schmal halb
3.9|haar friseur frisur haarfarb frisieren schneiden farben|locken gefarbt glatz friseurin glatt kurz lang blond braun rot schwarz grau strahnen bob dauerwel dreadlock poni kahl afro
4.6|farb lieblingsfarb streichen farben geschenk blumen dekorieren|blau grun lila rot gelb turki rosa orang dunkelblau mint petrol beig schwarz weiß bordeaux weinrot ocker lavendel marineblau
4.1|name heißen nennen anred unterschrift rufen ansprechen vornam nachnam namen madchennam rufnam adressieren unterschreiben|heiße spitznam genannt doppelnam zweitnam geboren initialen kunstlernam kosenam ausgesprochen
3.3|alt alter jahr geboren geburtsjahr jung lebensjahr jahrig|dreißig vierzig funfzig sechzig siebzig achtzig zwanzig teenag monat kleinkind senior
2.7|geburtstag feiern geschenk wann geburtstagsgeschenk gratulieren gluckwunsch kart parti|geboren januar februar marz april mai juni juli august septemb oktob novemb dezemb wird runder achtzehnt funfzigst
5.0|sternzeichen horoskop aszend|low jungfrau widder fisch stier zwilling kreb waag skorpion schutz steinbock wassermann
4.3|herkunft staatsangehorigkeit pass land nationalitat staatsburgerschaft herkunftsland auswandern stammt|staatsburg geboren aufgewachsen visum deutsch osterreich schweizerin turkisch polnisch italienisch syrisch ukrainisch aufenthaltstitel einburgerung doppelpass fluchtl migrant
4.0|sprachen sprechen fließend muttersprach lernen sprach ubersetzen kommunizieren mehrsprachig fremdsprach unterhalten|sprech lern portugiesisch japanisch spanisch franzosisch englisch italienisch arabisch turkisch russisch polnisch chinesisch ukrainisch niederlandisch anfang b1 c1 zweisprachig bilingu koreanisch
4.5|religion kirch glaub religio glauben konfess beten gottesdienst|mosche katholisch evangelisch muslimisch judisch buddhistisch gemeind protestantisch orthodox freikirch hindu atheist agnostisch kirchensteu konfirmiert zeugen synagog tempel moslem muslima ungetauft
3.3|arbeit beruf job arbeiten beruflich leben berufstatig arbeitest lebensunterhalt arbeitsstel tatigkeit|lehrerin ingenieur pfleger fahrer buchhalterin angefangen schicht praktikum ausbildung lehrer arztin arzt krankenschwest elektrik koch tischler polizistin architekt journalistin friseurin backer anwaltin erzieherin beamter verkauferin entwickl lkw mechanik
4.5|chef chefin vorgesetzt leitung fuhrungskraft leiterin abteilung melden|teamleiterin abteilungsleit geschaftsfuhr rektorin schulleiterin oberarztin teamleit direktor bereichsleiterin vorstand
4.3|kolleg kollegin team buro kolleginnen teamkolleg mitarbeit vertretung|arbeitet azubi praktik kollegen werkstud schichtpartn stellvertreterin teamkolleginnen assistentin
3.3|firma arbeitgeb unternehmen betrieb arbeitsplatz arbeit konzern stell|gewechselt agentur klinik schule angestellt siemen bosch daimler amt verwaltung mittelstand kanzlei krankenhau stadtwerk praxi verlag behord universitat
4.9|gehalt verdienen lohn einkommen geld monatslohn verdienst bezahlung vergutung gehaltsverhandlung|verdien brutto netto stundenlohn gehaltserhohung mindestlohn honorar provis monatlich jahrlich tarif tvod urlaubsgeld weihnachtsgeld minijob prami
3.0|arbeitszeit schicht dienst stunden wann frei dienstplan schichten arbeiten stundenplan verfugbar feierabend|nachtschicht teilzeit fruh spat fruhdienst spatdienst nachtdienst wechselschicht gleitzeit rufbereitschaft vollzeit vier tage woch wochenenddienst uberstunden bereitschaft
3.4|arbeitsweg pendeln fahren weg verkehrsmittel arbeitsstatt verkehr fahrt anreiz streck|bahn bu rad zug auto minuten pendl ubahn sbahn straßenbahn tram fahr fußweg regionalbahn stau fahrgemeinschaft motorrol kilomet
4.6|homeoffic buro tage arbeitsplatz daheim arbeiten heimarbeit anwesenheit cowork|remot mobil hybrid prasenz zweimal dreimal
3.7|urlaub ferien frei reis verreisen erholung verreist auszeit resturlaub sommerurlaub|gebucht ostse meer berg hutt juli august nordse sylt mallorca bodense osterreich italien griechenland campingplatz allgau skiurlaub kreuzfahrt ferienhau zelten danemark wochen
4.9|reis flug ziel verreisen koffer packen reiserout reiseziel fliegen unterweg ausflug gepack ticket|gebucht lissabon tokio zug hotel rom pari london barcelona island japan thailand marokko vietnam interrail rucksackr norwegen flugzeug stadtetrip kreta
4.2|hotel unterkunft ubernachten buchen zimmer pensionen aufenthalt nacht|ferienwohnung zeltplatz pension airbnb gasthof jugendherberg hostel campingplatz doppelzimm hutt motel
3.8|sitzplatz fenster gang flugzeug zug platz reservieren sitz reih kino|gangplatz fensterplatz abteil notausgang ruhebereich großraumabteil gegenfahrtrichtung erst klass
4.5|angst furchten phobi panik furcht trauen|spinnen hohe fliegen spritzen zahnarzt schlangen maus hund dunkelheit aufzug eng prufungsangst hohenangst flugangst gewitt ertrinken blut platzangst spinnenphobi
4.2|studium studieren uni fach student studentin hochschul fakultat vorlesung studiengang immatrikuliert|studier semest master doktorarbeit bachelor jura medizin bwl informatik psychologi germanistik physik chemi maschinenbau lehramt sozial bauingenieur geschicht bafog dual fachhochschul promot
4.2|arbeit thesi betreuer forschung thema doktorarbeit abschlussarbeit forschungsthema gutacht kolloquium einreichung|masterarbeit bachelorarbeit betreuerin professor kapitel dissert hausarbeit seminararbeit disput verteidigung expos fußnoten zitieren latex
4.0|prufung klausur lernen wann test examen abschlussprufung nachschreiben lernstoff bestehen prufungen|abitur staatsexamen nachprufung matura mundlich zwischenprufung klausuren gesellenprufung testdaf abi meisterprufung physikum
3.1|schule klass kinder lehrerin schuler grundschul zeugni unterricht schuljahr einschulung|gymnasium realschul gesamtschul waldorfschul erst viert acht rektorin mittelschul hauptschul berufsschul montessori sek oberstuf
4.8|kita kindergarten betreuung abholen kripp tagesmutt kitaplatz bringen eingewohnung kleinkind|erzieherin grupp ganztag waldkindergarten vorschul hort tagesvat kitagebuhr
2.4|kinder famili sohn tochter wie viel nachwuch kind geschwist jungst altest|zwilling babi jung madchen kleinkind teenag stiefsohn adoptiert drilling patchwork jungster klein schulkind
3.0|frau mann partner eh jahrestag beziehung ehemann ehefrau gatt verliebt zusammen geheiratet liebst|partnerin freund freundin verheiratet verlobt hochzeit geschieden getrennt lebensgefahrtin lebensgefahrt witw verwitwet singl kennengelernt lieb liiert gattin schatz
5.3|hochzeit heiraten trauung brautpaar braut brautigam polterabend hochzeitsfei|verlobt standesamt feier brautkleid trauzeug kirchlich standesamtlich flitterwochen gastelist ring verlobung
3.9|mutter mama eltern mutti mami elternteil|mutterchen stiefmutt schwiegermutt
4.4|vater papa eltern papi vati elternteil|stiefvat schwiegervat
4.3|bruder geschwist famili|zwillingsbrud kleiner halbbrud
4.5|schwester geschwist schwesterherz schwestern famili|zwillingsschwest halbschwest
5.3|oma großmutter großeltern omi großmama|nana urgroßmutter
5.5|opa großvater großeltern opi großvaters|urgroßvater
5.2|enkel enkelkind famili enkeln enkelin|enkeltocht enkelsohn urenkel
2.7|tant onkel cousin verwandt verwandtschaft neff nicht|tanten cousinen neffen nichten großtante großcousin
5.3|freund freundin kumpel best vertraut|freundinnen jugendfreund schulfreundin bester
3.9|haustier tier tierarzt tierhaltung tiersitt futter lebewesen huten|hund katz hase hamster papagei schildkrot adoptiert welp katzchen meerschweinchen vogel wellensittich kaninchen hasen schlang gecko ratt frettchen kanarienvogel degu katzen fisch zwerghas wasserschildkrot
4.5|hund gassi rass lein tierarzt hundefutt hundesitt welp hundehalt hundin bellen spaziergang|dackel labrador terrier pudel schaferhund mischl beagl rude golden retriev boxer rottweil mop chihuahua border colli jagdhund rauhaardackel spitz australian shepherd bernhardin malinoi windhund dogg bulldogg schnauzer
5.0|katz katzen kater tierarzt katzenfutt katzenklo miez stubentig streu|tigerkatz katzchen katzin siam perser main coon britisch kurzhaar bengal norweg getigert freigang hauskatz
5.7|pferd reiten stall reiter reitstal sattel hufschmi|stute wallach poni hengst fohlen hafling island hannoveran arab fries springreiten dressur reitbeteiligung esel
4.5|huhner hof tier stall bauernhof vieh futter huhnerstal|ziegen schafe gans enten hahn truthahn puten wachteln schwein kuhe rinder esel alpaka lama kaninchen
5.5|bienen imkern honig imkerei schwarm|bienenvolk bienenstock volk volker konigin varroa waben blutenhonig beuten imker
4.3|auto fahren wagen fahrzeug werkstatt tanken parken pkw reifen verbrauch leas|skoda toyota ford golf vw tesla volvo renault diesel hybrid elektro kombi opel bmw merced audi seat polo passat corsa fiesta astra octavia kia hyundai mazda nissan peugeot citroen dacia mini bulli cabrio suv benzin elektroauto schaltwagen automatik porsch
4.2|fuhrerschein fahrschul prufung fahrstund fahrlehr fahrerlaubni theori|fahrprufung bestanden theorieprufung klass punkt flensburg fahrverbot probezeit fahrstunden mpu
6.0|motorrad roller mope motorradtor helm biker|vespa yamaha honda bmw kawasaki suzuki ktm ducati simson schwalb harlei mofa 125er
5.5|kennzeichen nummernschild auto autokennzeichen zulassung parken|wunschkennzeichen saisonkennzeichen
5.6|versicherung versichert polic schaden versicherungen versicherungsvertrag schadensfal absichern haftpflicht versichern|beitrag allianz huk hausrat kasko vollkasko teilkasko axa ergo debeka generali selbstbeteiligung berufsunfahigkeit rechtsschutz
6.0|boot segeln segelschein hafen yacht skipper|segelboot joll liegeplatz kajak kanu motorboot hausboot bootsfuhrerschein kanal marina
5.3|bahn fahrkart abo ticket bahnticket zugticket jobticket fahrschein monatskart|bahncard deutschlandticket semesterticket bahncard50 seniorenticket bahncard25 probe jahreskart
4.9|abo vertrag kundigen kosten monatlich abonn mitgliedschaft abbestellen verlangern gebuhren|netflix spotifi gekundigt disnei amazon prime zeitung fitnessstudio zeitschrift podcast jahrlich probeabo youtub
4.5|bank konto kart geld bankverbindung iban uberweisung bankkonto kreditkart|sparkass volksbank girokonto ing dkb n26 commerzbank postbank comdirect deutsch gemeinschaftskonto visa revolut raiffeisen sparkonto
5.0|sparen anlegen rent aktien anlag vorsorg altersvorsorg geld bors|etf tagesgeld depot bausparvertrag fond sparplan riester rurup festgeld sparbuch bitcoin msci world dividend trade republ
5.3|schulden leihen verschuldet leih raten bezahlen kredit ruckzahlung|geliehen rate dispo ratenkauf klarna geborgt schuldenberat bafog abbezahlen
4.1|budget ausgeben grenz leisten prei kosten hochsten teuer billig preisgrenz kaufen geld obergrenz|euro maxim limit hundert tausend sparen gunstig knapp
5.2|steuer steuererklarung finanzamt elster steuerberat abschreiben absetzen erstattung frist|steuerberaterin steuerklass steuerbescheid einkommensteu kilometerpauschal umsatzsteu freibetrag split lohnsteuer steuerfrei
3.9|arzt arztin hausarzt praxi termin hausarztin arzttermin arztpraxi sprechstund behandelt|doktor dr orthopadin hno gynakologin kinderarzt neurolog internistin hautarzt privatpraxi gemeinschaftspraxi
3.4|termin wann kalend vormerken uhrzeit verabredung vereinbaren erinnern|dienstag donnerstag uhr zahnarzt frisor verabredet halb vormittag nachmittag
3.2|besprechung meet woch konferenz jour fix termin kalend|montag dienstag mittwoch donnerstag freitag standup zoom team wochentlich jourfix planung besprechungen daili
4.7|kur unterricht abend lernen kursu kursangebot abendkur lehrgang anmelden|volkshochschul vh yogakur spanischkur workshop wochentlich semesterkur
4.9|ehrenamt helfen verein ehrenamtlich freiwillig engag spenden|tafel feuerwehr pfadfind fluchtlingshilf suppenkuch drk thw hospiz vorlesep tierheim sanitat betreuung jugendtrain
5.0|verein mitgli grupp vereinsleben mitgliedschaft ehrenamt treffen|vorstand stammtisch sportverein schutzenverein gesangsverein kegelclub karnevalsverein musikverein kassenwart schriftfuhr schrebergarten feuerwehr
4.4|garten pflanzen gemus beet gartner gartenarbeit anbauen saen ernten|tomaten rosen schrebergarten gewachshau kompost hochbeet heck rasen kartoffeln zucchini erdbeeren salat krauter apfelbaum lavendel hortensien dahlien himbeeren gurken rosenstrauch laub parzel pflucken
7.6|pflanz zimmerpflanz gießen zimmerpflanzen grunpflanz topf|monstera orchide kaktu ficu gummibaum sukkulent efeutut basilikum alo einblatt zimmerlind bonsai farn palm
4.1|geschenk schenken geburtstag weihnachten ide uberraschen geschenkide uberraschung freud geburtstagsgeschenk kaufen mitbringsel|sammelt liebt wunscht fan mag begeistert gutschein wunschlist hobbi steht schwarmt
5.1|weihnachten fest feiern famili adventszeit heiligabend geschenk tradit weihnachtsessen bescherung|baum gan raclett wurstchen kartoffelsalat karpfen adventskranz platzchen christbaum fondu christmett weihnachtsmarkt stollen
3.3|notfal kontakt anrufen unfal notfallkontakt angehorig verstandigen benachrichtigen|schwester ehemann bruder tochter sohn nachbarin mutter
3.7|blutgrupp spenden blutspend spender transfus|positiv negativ null rhesu ab plasma
2.2|ton stil antworten schreiben antwort erklaren schreibstil anred formulieren tonfal ausfuhrlich antwortest sprachstil|kurz knapp stichpunkt formlich duzen siezen emoji einfach pragnant locker du sie duzt gesiezt humorvol sachlich tabel absatz fachbegriff deutsch englisch stichwort
5.2|zeitzon uhr uhrzeit ortszeit zeitverschiebung|utc mez est pst cet sommerzeit gmt
3.5|reisepass auswei lauft ab verlangern personalauswei dokument ablaufdatum erneuern ausweiz|perso gultig abgelaufen fuhrerschein visum
5.3|schlussel tur code haustur eingang ersatzschlussel zugang|schlusseldienst fußmatte nachbarin zahlencod tresor schlusselbund chip
6.3|mull tonn abholung abfal abfuhr entsorgen mulltonn gelber trennen|restmul abgeholt biotonn sack papiertonn glascontain sperrmul wertstoffhof recyclinghof
4.6|paket lieferung abgeben packchen post lieferadress empfangen bote|nachbarn abstellen dhl herm dpd packstat amazon ablageort nachbarin garag
5.6|mobel sofa tisch bett kaufen mobelstuck einrichten schrank couch ikea kommod|regal matratz stuhl sessel kleiderschrank boxspr bucherreg esstisch eich schlafsofa
4.8|renovieren handwerk kuch bad reparatur umbau renovierung streichen sanieren ausbau|fliesen dach klempner sanierung dachdeck elektrik fliesenleg maler parkett wasserschaden fenster badezimm altbausanierung schimmel
5.6|waschmaschin spulmaschin kuhlschrank gerat kaputt haushaltsgerat reparieren trockner defekt ofen|bosch miel gefriertruh aeg siemen neff samsung geschirrspul backofen herd mikrowel gorenj
4.6|laden geschaft selbstandig grunden firma grundung selbststandig unternehm selbststandigkeit|cafe backerei gegrundet eroffnet kunden friseursalon restaur kneip boutiqu handwerksbetrieb gmbh kleinunternehm freiberuflich ug umsatz filial
4.5|kund auftrag projekt kunden klient auftraggeb angebot rechnungen|kundin rechnung vertrag freiberuflerin stammkund mandant akquiz honorar
4.2|bewerbung bewerben stell vorstellungsgesprach lebenslauf jobsuch stellenanzeig einstellung vorstellung|zusag absag bewirbt anschreiben zeugni headhunt probearbeiten eingestellt bewerb
5.3|rent ruhestand rentner altersrent vorsorg pensionar|pensioniert pension rentenbescheid altersteilzeit fruhrent pensionarin
4.8|wettkampf turnier rennen nachst wettbewerb meisterschaft start sportfest|spiel pokal liga lauf final landesmeisterschaft olympiad
7.0|tanzen tanzkur tanzschul tanzer tanzpaar|salsa tango ballett walzer discofox swing hiphop bachata volkstanz lindi flamenco stepptanz contemporari
6.6|theater buhn spielen schauspiel laienspiel auffuhrung|probe roll laientheat improtheat music theatergrupp souffleus premier
5.5|ski schnee winter skifahren skifreizeit pist lift winterurlaub|snowboard langlauf snowboarden skipass abfahrt skischul tourenski kitzbuhel zermatt
5.6|klettern hall kletterverein boulderhal seil|bouldern kletterhal klettergurt vorstieg kletterschuh alpin boulder magnesium
5.7|angeln fisch see angler angelschein rute koder|angel karpfen forel hecht aal zander lach fliegenfischen angelverein
5.1|kartenspiel brettspiel abend spielen spieleabend|skat doppelkopf catan romm schafkopf monopoli wizard uno scrabbl schach carcassonn canasta dungeon
4.5|aufgewachsen kindheit heimat heimatdorf jugend kinderzeit herkunft|geboren dorf stadt bauernhof ostpreußen kleinstadt
3.9|ziel plan wunschen vorhaben traum wunsch zukunft vorsatz erreichen|mocht sparen lebensziel marathon hau weltreiz sprach
5.7|sorg problem belasten stress kummer trost unterstutzung|sorgen belastet uberfordert angst streit schlaflo krise
4.6|dusch badewann baden duschen badezimm wann handtuch|duschkabin regendusch bodengleich duschtass whirlpool duschkopf fliesen bidet armatur duschvorhang waschbecken
6.3|warmwass boiler wasserdruck kalk wasserhart entkalken leitungswass|durchlauferhitz untertischgerat kalkhaltig weich hart entkalkungsanlag brita filter brunnen zistern enthartung
5.1|schimmel feuchtigkeit luften wand fleck stockflecken vermiet|feucht wasserschaden stockig luftentfeucht kondenswass sporen schlafzimmereck undicht stoßluften warmebruck modrig
4.8|ungezief schadling kammerjag maus insekten fall befal|ameisen silberfisch kakerlaken schaben motten bettwanzen ratten wespennest marder flohe koder mehlmotten
4.8|matratz bett lattenrost schlafen liegen hartegrad rucken|kaltschaum federkern viscoschaum hart mittel weich boxspr topper emma latex futon wasserbett uberlang
5.7|bettdeck kissen bettwasch bezug schlafen deck geschenk|daunen federbett kopfkissen biber satin leinen baumwol jersei gewichtsdeck spannbettlaken schafwol kamelhaar
6.6|vorhang gardinen rollo jalousi verdunkeln sichtschutz fenster|plisse raffrollo verdunkelungsvorhang rollladen lamellen store schien gardinenstang scheibengardin außenrollo
6.3|fußboden boden parkett teppich verlegen wischen saugen|laminat dielen vinyl linoleum kork fliesen teppichboden eich steinboden estrich laufer
4.7|wandfarb tapet streichen maler zimmer anstrich roll|alpinaweiß raufas lehmputz kalkfarb lasur tapeten gestrichen salbei altrosa akzentwand fototapet
6.3|fenster scheib verglasung zugluft glaser rahmen putzen|dreifachverglasung kunststofffenst holzfenst dachfenst velux kippen doppelverglasung sprossen dichtung
5.3|dach dachrinn ziegel dachdeck undicht regen leck|dachziegel schiefer flachdach gauben dachboden moo regenrinn schneefang 1st reetdach
5.7|sicherung steckdos stromausfal elektrik kabel lamp|sicherungskasten fi schalter verteilerdos mehrfachsteck dimmer lead leuchtmittel leitung starkstrom drehstrom
7.0|klempner rohr wasserhahn toilett verstopft tropft abfluss|siphon spulkasten wasserrohrbruch dichtung haupthahn ruckstau pompel installateur wc sanitar absperrventil
6.3|kamin ofen kaminholz schornsteinfeg feuer anzunden gemutlich|kachelofen schwedenofen holzofen buch birk asch funkenflug brikett schornstein kaminkehr raummet
3.8|klimaanlag ventil kuhlen sommer hitz heiß wohnung|split gerat deckenventil mobil klimagerat standventil außenrollo 30 grad dachgeschoss hitzewel
6.6|dammung energieauswei isolieren energetisch sanierung kalt|warmedammung fassad dachdammung effizienzhau kfw fassadendammung kellerdeck kerndammung passivhau energieberat
4.7|putzen sauber machen putzfrau reinigungskraft staubsaugen hausputz|putzhilf staubsaug saugrobot wischmopp kehrwoch haushaltshilf minijobberin fruhjahrsputz fensterputz
5.2|haushalt aufgaben verteilen kochen putzplan zustandig|abwasch spulen mull bugelt kocht saugt wascht staub einkauft wechseln
4.3|wasch waschen waschmittel trockner weichspul bugeln|persil ariel flussigwaschmittel parfumfrei waschelein waschestand feinwasch kochwasch sechzig grad flecken waschkel
7.0|bugeln hemden bugeleisen reinigung falten|dampfbugelst bugelbrett gestarkt knitterfrei bluse bugelwasch
5.3|keller abstellraum stauraum entrumpeln aufbewahren kram|lagerraum speicher dachboden kellerabteil selfstorag kisten minimalistisch ausgemistet sperrmul werkzeug
6.6|einbruch alarmanlag sicherheit einbrech kamera verreist|eingebrochen alarm bewegungsmeld uberwachungskamera riegel zeitschaltuhr gekippt gitter tresor panzerriegel
5.3|klingel gegensprechanlag klingelschild besuch haustur name|kaputt sprechanlag kamera hinterhau vorderhau aufgang tursumm hinterhof
7.0|schlusseldienst turschloss ausgesperrt zylind sperren|sicherheitsschloss schließanlage zusatzschloss elektronisch nuki riegel querriegel
7.0|rauchmeld feuerlosch brandschutz feuer batteri|rauchwarnmeld kohlenmonoxid piept loschdeck fluchtweg hausflur
4.1|hausverwaltung hausmeist reparaturen mangel vermiet melden|verwalterin wohnungsgesellschaft weg versammlung eigentum mangelanzeig mietminderung objektbetreu
4.1|kaution ruckzahlung mietkaut ubergab schaden einbehalten|mietsicherheit burgschaft ubergabeprotokol drei kaltmieten sparbuch kratzer auszug
3.8|kundigungsfrist kundigen mietvertrag auszug sonderkundigung|drei monat kundigungsschreiben eigenbedarf nachmiet aufhebungsvertrag gekundigt raumung
5.5|makler besichtigung wohnungssuch hauskauf immobili suchen|immobilienscout maklerin provis einfamilienhau eigentumswohnung expos bieter notar grundstuck schufa
4.0|hausverkauf verkaufen immobili gutacht prei|maklerauftrag notartermin gutachten kaufer erlo hau eltern verkauf
7.0|sozialwohnung wohnberechtigungsschein wohngeld wohnungsamt genossenschaft|wb genossenschaftswohnung mietpreisbrems sozialbau wartezeit baugenossenschaft
5.5|nebenkosten betriebskosten abrechnung nachzahlung heizkosten wasser|guthaben betriebskostenabrechnung vorauszahlung mullgebuhr grundsteuer
4.7|ferienhau wochenendhau zweitwohnung datsch ruckzugsort|blockhutt ferienwohnung laub schrebergarten almhutt zweitwohnsitz wohnwagen ostse allgau
4.9|wohnwagen wohnmobil camper bulli tinyhous mobil wohnen|hausboot bauwagen dauercamp california fiat ducato stellplatz
4.8|studentenwohnheim wohnheim studierendenwerk zimmer ersti campu|wohnheimzimm einzelapart gemeinschaftskuch wg dachgeschoss mensa
5.0|fahrstuhl aufzug treppen kinderwagen tragen mobel altbau|kaputt funfter stock treppenhau lastenaufzug treppenlift hochparterr stufen
6.3|zaun heck grundstucksgrenz mauer tor nachbar|maschendraht thuja buchenheck gartentor sichtschutz ligust lattenzaun gabion kirschlorb
7.0|rasen mahen rasenmah gra vertikutieren|mahrobot rasentraktor akkumah moo klee rollrasen husqvarna sens rasenkant mulchen
5.3|terrass gartenmobel sitzen markiz draußen sonnenschirm|pergola strandkorb liegen holzterrass hangematt feuerschal pavillon wpc loung
5.7|grillen grill holzkohl grillabend grillfest garten gast|gasgril weber holzkohlegril kugelgril smoker sparerib wurstchen bratwurst grillkas steak brikett elektrogril
4.7|gartenteich teich brunnen frosch wasser garten|koi goldfisch seerosen teichfoli pump molch springbrunnen algen reiher
6.3|gartenhau schuppen gewachshau laub geratehau|gerateschuppen gartenlaub bauwagen carport werkstatt tomatenhau blockbohlen
5.6|balkonpflanzen balkon blumenkasten sonn bepflanzen|geranien petunien krauter tomaten sudbalkon nordbalkon lavendel efeu schattig windig
6.0|kompost komposthaufen dunger erd mulchen|wurmkist bokashi laub rasenschnitt mist hornspan pferdemist torffrei thermokompost
5.3|obstbaum baum schneiden ernt pflucken obst garten|apfelbaum kirschbaum birn pflaum zwetschg walnuss quitt haselnuss mirabel streuobst feig baumschnitt
5.6|schnecken unkraut schadling garten blattlaus vertreiben|nacktschnecken giersch wuhlmaus maulwurf lowenzahn buchsbaumzunsl laufenten schneckenkorn
7.0|krauter krauterbeet wurzen kuch ernten fensterbank|basilikum minz thymian rosmarin schnittlauch petersili dill salbei estragon liebstockel oregano barlauch
5.9|blumen blumenstrauß lieblingsblum florist verschenken vase|rosen tulpen pfingstrosen sonnenblumen lilien nelken orchideen freesien hortensien gerbera ranunkeln narzissen
5.3|zwilling geschwist eineiig mehrling babi|zweieiig drilling zwillingswagen zwillingsmadchen zwillingsjungen
6.6|saugl stillen flaschchen milch flasch futtern brei|stillt pre nahrung abgepumpt milchpump beikost hipp aptamil dreimonatskoliken abgestillt stillberaterin
5.0|windeln wickeln wickeltasch babi topfchen po|stoffwindeln pamper wegwerfwindeln große feuchttuch windelhosen topfchentrain trocken wickelkommod
4.5|babyschlaf durchschlafen einschlafen schlaft babi nacht|durchschlaft stubenwagen beistellbett pucken nuckel familienbett schlafsack spieluhr wacht
6.0|kinderwagen buggi tragetuch tragen spazieren kleinkind|bugaboo joolz cybex babytrag ergobabi manduca sportwagen geschwisterwagen babyschal
6.0|kindersitz autositz babyschal isofix fahren sicherheit|reboard maxi cosi britax sitzerhohung cybex grupp folgesitz fangkorp
4.6|babynam vornam kind taufen benennen|zweitnam emma noah mia leon ida oskar paul hanna madchennam jungennam
5.6|schnuller kuschelti trosten einschlafen verloren liebl|nuckel schnuffeltuch teddi hase schmusetuch daumen nuckelt kuschelhas plusch
4.1|babysitt babysitterin abend ausgehen kinder aufpassen huten|oma nachbarstocht schulerin stundenlohn leihoma aupair
3.2|tagesmutt aupair kinderfrau betreuung nachmittag|tagespfleg au pair betreuerin hort ganztagsbetreuung brasilianisch
4.9|patenkind pate patin tauf paten geschenk|patentant patenonkel patensohn patentocht gotti gott taufpat firmpatin
6.0|stiefkind patchwork stiefvat stiefmutt famili|stiefsohn stieftocht patchworkfamili halbgeschwist bonusmama bonuskind stiefgeschwist
5.2|adoptieren adopt pflegekind leiblich eltern jugendamt|adoptiert pflegefamili waisenkind pflegeeltern
3.7|alleinerziehend kinder allein betreuen mutter unterhaltsvorschuss|getrennt verwitwet solo
3.1|umgang sorgerecht wechselmodel kinder wochenend holen ex|residenzmodel umgangswochenend mediat jugendamt familiengericht gemeinsam alle zwei wochen
4.6|unterhalt kindesunterhalt zahlen ex monatlich dusseldorf|tabel trennungsunterhalt jugendamt ruckstand zahlt
5.3|teenag pubertat kind jugendlich arger ausgehen|hausarrest zickig funfzehn vierzehn trotzig pubertierend ausgehzeit cliqu
4.0|bildschirmzeit tablet handi kinder begrenzen medienzeit|stund youtub roblox minecraft kindersicherung familylink brawl star tiktok verbot
3.6|taschengeld kinder monatlich auszahlen sparen|wochentlich euro sparschwein zehn funf
4.9|spielzeug kind geschenk spielen geburtstag mogen|lego duplo playmobil toni dinosauri bagger pupp barbi eisenbahn feuerwehr einhorn paw patrol knete schleich
5.2|mob gehanselt schule mitschul vorfal klassenlehr|gemobbt ausgegrenzt argern geschlagen schulwechsel schulpsychologin
4.2|nachhilf math lernen schuler schlecht schulnoten|mathenachhilf nachhilfelehr englisch latein funf versetzung gefahrdet studienkrei
4.4|hausaufgaben schule nachmittag helfen kind uben|einmalein diktat vokabeln bruchrechnen referat aufsatz hausaufgabenbetreuung hort
4.6|forderbedarf inklus schule kind unterstutzung integrationshelf|schulbegleit lr dyskalkuli adh forderschul autismu nachteilsausgleich logopadi
4.9|elternabend elternsprechtag lehrerin schule gesprach|elternvertreterin elternbeirat klassenpflegschaft elterngesprach
4.7|brotdos pausenbrot schule kind einpacken snack|kasebrot apfelschnitz gurk wurstbrot karotten trinkflasch
4.7|schulweg schulbu bringen abholen kind hingehen|laufen fahrrad roller lots elterntaxi bu zebrastreifen
6.3|klassenfahrt schulausflug landschulheim packen|skilag jugendherberg london sylt wandertag berlin
5.9|abschlussfei abibal zeugni verabschiedung feier|abschlussbal abizeitung abizeugni talar
5.3|einschulung schultut erstklassl schulanfang kind|schulranzen zuckertut einschulungsfei erstklasslerin ranzen scout ergobag
3.9|lieblingsfach schule unterricht fach besten|math kunst geschicht sport biologi englisch musik physik erdkund chemi deutsch
4.2|internat schule wochenend heim kind|internatsschul landerziehungsheim mehrbettzimm heimfahrt
5.7|stipendium bafog forderung studium finanzieren|deutschlandstipendium studienstiftung daad erasmu kfw
5.9|auslandssemest austausch ausland studieren austauschjahr|erasmu gastfamili auslandsjahr sevilla lyon freiwilligendienst work travel neuseeland
4.9|ausbildung lehr azubi berufsschul lehrl beruf|lehrjahr gesellenbrief ausbildungsbetrieb kaufmann mechatronik kammer umschulung
5.5|weiterbildung fortbildung zertifikat kur qualifizierung umschulung|meister technik lehrgang scrum bildungsurlaub fernstudium ihk
7.0|fernstudium onlinekur lernen plattform vorlesung|coursera udemi fernuni hagen edx moodl
4.2|freiwilligendienst fsj bfd zivildienst wehrdienst jahr|bufdi rettungswach kindergarten okologisch
4.8|linkshand rechtshand schreiben hand schere|linkshanderin umgelernt beidhandig link
5.7|legastheni lesen rechtschreibung schwach lernen schrift|legasthenik lr dyskalkuli leseschwach rechenschwach rechtschreibschwach
3.7|pflege eltern pflegebedurftig betreuung mutter vater heim|pflegegrad pflegedienst pflegekraft hausnotruf treppenlift essen rader vorsorgevollmacht pflegegeld kurzzeitpfleg pflegestuf polnisch
4.5|demenz vergesslich alzheim verwirrt erinnern mutter|tagespfleg vaskular vergisst verlauft gedachtnissprechstund
4.3|pflegeheim altenheim seniorenheim besuch oma wohnen|altersheim betreut seniorenresidenz heimplatz hospiz zimmer wohngrupp
5.7|beerdigung trauerfeier grab sterben bestattung friedhof|gestorben bestattet einascherung urn friedwald trauerkart beileid grabstein leichenschmau bestatt
5.0|trauer verlust gestorben tod vermissen beileid|verstorben verwitwet witw witwer verlor unfal tot sternenkind suizid trauergrupp
5.5|testament erb erbschaft vermachtni nachlass notar|erbengemeinschaft pflichtteil geerbt erbschein vorsorgevollmacht nachlassgericht erbin patientenverfugung
6.0|ahnenforschung stammbaum vorfahren familiengeschicht wurzeln|kirchenbuch urgroßvater schlesien ostpreußen dna ancestri heimatvertrieben
5.3|familienfest familientreffen verwandt zusammenkommen feier|großfamilie golden hochzeit konfirm jubilaum cousin
4.1|hochzeitstag jahrestag ehejubilaum feiern verheiratet|silberhochzeit golden hochzeit rubinhochzeit jahr zehnjahrig kennenlerntag
5.2|heiratsantrag verlobung verlobungsr fragen ring|antrag verlobt kniefal pari uberraschung
6.0|flitterwochen hochzeitsr hochzeit ziel|malediven bali seychellen santorini sansibar mauritiu
6.6|junggesellenabschi polterabend trauzeugin braut feiern|jga junggesellinnenabschi hamburg prag trauzeug brautjungf poltern
6.0|brautkleid anzug hochzeit schleier anprob|spitzenkleid smoke ivori schneiderin trachtenanzug
6.3|date kennenlernen singl verlieben match|tinder bumbl parship verliebt datet angehimmelt blinddat
5.1|fernbeziehung entfernt partner besuchen getrennt|wochenendbeziehung besuch hamburg zurich pendeln wochenend
4.8|trennung verlassen exfreund liebeskumm schluss|getrennt exfreundin ex schlussgemacht betrogen auseinand
2.7|kennengelernt begegnet paar jahr zusammen wie|tanzkur internet schule arbeit hochzeit studium chor parti
5.3|streit famili zerstritten kontaktabbruch thema vermeiden|verkracht erbstreit geredet seitdem funkstil
5.0|krankenschwest krankenpfleg beruf klinik station patienten|pflegefachkraft stationsleitung intensivst kittel notaufnahm onkologi geriatri kinderkrankenschwest fruhschicht
4.4|arzt arztin beruf klinik patienten tatig|oberarzt chirurgin assistenzarztin anasthesist kinderarzt radiologin landarzt facharzt patholog hausarzt
4.1|lehrer lehrerin beruf schule unterrichten klass referendariat|grundschullehrerin gymnasiallehr referendar berufsschullehr dozentin deutschlehr schulleit sonderpadagogin mathelehr
4.2|erzieh erzieherin kita beruf kinder grupp|kindheitspadagogin kinderpfleg heilpadagogin gruppenleiterin hort kripp
3.3|koch kochin kuch restaur beruf gastronomi|souschef kuchenchef konditor beikoch kochlehr kuchenhilf chef de ring bankett kantin spuler
5.3|kellner bedienung restaur bar beruf trinkgeld|kellnerin servicekraft barkeep barista oberkelln schankkelln gastwirt wirtin
5.3|lkw fahrer spedit fernfahr beruf transport|kraftfahr sattelzug tachograf gefahrgut paletten ramp brummi kipper
3.8|taxi fahrer bu straßenbahn chauffeur beruf|taxifahr busfahrerin straßenbahnfahrer kurier uber linienbu reisebu
4.7|bauer landwirt hof ernt vieh beruf acker|landwirtin milchvieh ackerbau gerst weizen mahdresch melken hektar stall gullefass biohof winzer
5.1|lokfuhr bahn zugbegleit schaffner beruf|zugbegleiterin fahrdienstleit stellwerk weichenwart gleisbau guterzug bahnhof
5.9|pilot flugbegleiterin luftfahrt crew beruf|copilot stewardess flugbegleit flugkapitan bodenperson langstreck lufthansa fluglots
5.3|matros schiff seemann hafen beruf|seefahr kapitan bootsmann containerschiff hafenarbeit fischer kutter binnenschiff lots
5.1|elektrik installateur handwerk beruf leitung|elektronik elektrikerin klempner heizungsbau sanitar solarteur anlagenmechanik
5.5|tischler schreiner zimmermann holz handwerk beruf|schreinerin mobelbau dachstuhl parkettleg werkbank restaur
4.9|maurer bau baustel handwerk beruf polier|bauarbeit gerustbau dachdeck betonbau fliesenleg baggerfahr kranfuhr estrichleg
5.3|maler lackier handwerk beruf wand streichen|malerin stuckateur verputz tapezier raumausstatt
5.5|kfz mechanik autowerkstatt reparieren beruf|mechatronik meister karosseriebau lackier zweiradmechanik
6.0|schlosser schweißer metal fabrik beruf drehen|schlosserin zerspanungsmechanik industriemechanik cnc dreher fraser werkzeugmach metallbau gießerei
4.5|fabrik fließband produkt werk beruf schichtarbeit|produktionshelf maschinenfuhr bandarbeit montag schichtleit chemielabor verpackung presswerk
5.7|lager logistik kommissionieren stapler beruf|lagerist kommissionier staplerfahr lagerhelf amazon versand hochreg dispon packerin
5.6|postbot brieftrag paketzustel beruf zustellen|brieftragerin zustel paketbot lieferando zeitungsaustrag kurier
5.2|friseurin kosmetikerin salon beruf kunden|friseurmeisterin barbier nageldesignerin maskenbildnerin visagistin colorist
4.9|backer metzger florist laden beruf|konditorin fleischer floristin muller backstub brauer kaser fischverkauf
5.7|verkauferin kassier supermarkt einzelhandel beruf|kassiererin marktleit regal auffullen einzelhandelskauffrau filialleit boutiqu discount
5.5|sekretarin buro assistentin empfang verwaltung beruf|burokauffrau sekretariat sachbearbeit empfangsdam burohilf rechtsanwaltsfachangestellt
5.3|buchhalt steuerberat finanzen beruf bilanz|buchhalterin steuerfachangestellt control wirtschaftspruf bilanzbuchhalt lohnbuchhaltung
5.3|anwalt jurist gericht kanzlei beruf|rechtsanwaltin richterin notar staatsanwalt justiziar rechtspfleg juristin strafverteidig
5.9|polizei polizist kriminalpolizei streif beruf|polizeikommissarin streifenpolizist kripo bereitschaftspolizei justizvollzugsbeamt zollbeamt hundestaffel
5.3|feuerwehr rettungsdienst notarzt beruf einsatz|feuerwehrmann rettungssanitat notfallsanitat leitstel brandmeist werkfeuerwehr sanitaterin
4.9|zahnarzt zahnmedizin praxi beruf|zahnarztin zahntechnik prophylax kieferorthopad zfa dentalhygienikerin
4.9|tierarzt tierpfleg tier beruf praxi|tierarztin zoo tfa hundetrain pferdewirt imkermeist hufschmi
5.3|apothek drogeri beruf|apothekerin pta pka pharmarefer drogist optikerin horakustik
5.9|physiotherapeut ergotherapi logopadi beruf patienten|physiotherapeutin ergotherapeut logopadin masseur osteopath heilpraktik podologin
5.9|hebamm geburtshilf geburten beruf kreißsaal|beleghebamm geburtshau hausbesuch entbindungspfleg
5.0|altenpfleg pflegekraft senioren beruf betreuung|altenpflegerin betreuungskraft pflegedienst ambulant pflegehelferin nachtwach heim
5.6|sozialarbeit beratung jugendamt beruf betreuer|sozialarbeiterin sozialpadagog streetwork schuldnerberaterin jugendhilf fluchtlingshelf bewahrungshelf
5.2|psycholog psychotherapeut therapeut beruf praxi|psychotherapeutin kindertherapeutin coach supervisor klinisch
5.9|architekt bauzeichn planung beruf entwurf|architektin statik vermess stadtplanerin innenarchitekt bauleiterin landschaftsarchitekt
5.9|ingenieur ingenieurin technik beruf entwicklung|maschinenbauingenieur elektroingenieurin verfahrenstechnik bauingenieur konstrukteur wirtschaftsingenieur
5.5|forscher wissenschaftl labor beruf experi|doktorandin postdoc biologin chemikerin physik labortechnik laborantin mta institut max planck
5.7|journalist redakteur zeitung medien beruf|redakteurin report lektorin korrespondentin moderatorin lokalzeitung texterin verlag volontar
5.0|ubersetz dolmetsch sprachen beruf text|ubersetzerin dolmetscherin untertitel gebardendolmetscherin simultan vereidigt
6.0|grafik design gestaltung mediengestalt beruf|mediengestalterin grafikdesign illustratorin ux webdesign werbeagentur art directorin
5.9|programmier entwickl informatik softwar beruf|softwareentwicklerin backend frontend administr berat tester systemadministr data scientist
5.1|vertrieb verkauf außendienst kunden beruf akquiz|vertriebsleit außendienstlerin vertriebl handelsvertret kei account versicherungsvertret pharmarefer
6.0|market werbung pr social media beruf kampagn|marketingmanagerin werbetext beraterin content seo eventmanagerin brandmanag
5.9|personalabteilung personal recruit beruf einstellen|personalerin recruiterin personalrefer lohnbuchhaltung headhunterin personalleit
5.9|projektmanag produktmanag projektleit beruf planung|projektleiterin scrum masterin product owner agil coach beraterin unternehmensberat
5.6|bank bankkaufmann versicherung beruf finanzen|bankkauffrau anlageberat versicherungskaufmann aktuar bankberaterin fondsmanag
4.9|beamter verwaltung behord amt beruf rathau|beamtin finanzamt standesbeamtin ordnungsamt jobcent bezirksamt amtsratin zoll verbeamtet
5.6|bibliothekarin archiv museum buchhandlung beruf|archivarin kuratorin buchhandlerin restauratorin museumspadagogin
5.5|gartner forster landschaftsbau beruf baumpfleg|landschaftsgartn friedhofsgartn gartenbau winzerin floristin
5.7|putzkraft reinigung hausmeist beruf gebaud|reinigungskraft gebaudereinig zimmermadchen fensterputz facil
6.0|sicherheitsdienst wachmann tursteh beruf|wachschutz secur nachtwacht objektschutz pfortner
5.3|hotelfach rezept tourismu beruf gast|hotelfachfrau rezeptionistin reiseleit concierg hoteli reiseverkehrskauffrau animateur
5.6|musik schauspiel buhn kunstler beruf|orchestermusik schauspielerin sanger tanzerin regisseur buhnenbildnerin musiklehr clown kabarettist
5.6|film fernsehen kamera tontechnik beruf|kameramann cutterin regieassistenz beleucht requisit aufnahmeleiterin
4.8|pfarrer pfarrerin kirch gemeind beruf|pastorin diakon vikarin gemeindereferentin imam priester organist
5.7|bergbau bohrinsel energi windrad beruf|bergmann stahlwerk windkraft servicetechnik raffineri kraftwerk grubenlamp
5.1|callcent kundenservic hotlin beruf telefon|agentin kundenberat headset support
5.7|schneider goldschmi uhrmach handwerk beruf|schneiderin goldschmiedin polster sattler schuhmach topferin instrumentenbau geigenbau
5.3|trainer fitnesstrain bademeist sportlehr beruf|personaltrainerin yogalehr skilehr bademeisterin fußballtrainer reitlehrerin
4.7|hausfrau elternzeit zuhaus famili beruf|hausmann mutterschutz familienmanagerin daheim
4.5|arbeitslo jobverlust arbeitsamt arbeitsuchend stell|arbeitslosengeld burgergeld jobcent arbeitssuchend gekundigt entlassen hartz
4.6|probezeit arbeitsvertrag befristet ubernahm anfang|unbefristet sech monat leiharbeit werkvertrag zeitarbeit ubernommen
4.3|kundigung kundigen aufhoren stell aufhebungsvertrag|gekundigt kundigungsfrist abfindung freistellung quartalsend resturlaub
6.0|beforderung karrier aufstieg stufe beurteilung|befordert teamleitung seniorin abteilungsleitung hohergruppiert aufgestiegen gruppenleit
6.0|betriebsrat gewerkschaft streik tarifvertrag arbeitnehm|verdi igmetal betriebsratin tarif gew vertrauensleut personalrat
3.2|krankschreibung krank arbeitsunfahig fehlen attest|krankgeschrieben au bescheinigung krankengeld wiedereingliederung langzeitkrank kind
5.6|elternzeit elterngeld mutterschutz vaterschaft paus|elterngeldplu vatermon wiedereinstieg partnermon
5.9|arbeitskleidung schutzkleidung uniform helm tragen|warnwest sicherheitsschuh kasack blaumann kittel schurz haarnetz schutzbril handschuh hemd
5.1|mittagspaus kantin essen buro mittag|mensa brotzeit salat mikrowel vesper imbiss vorgekocht
6.3|schreibtisch burostuhl ergonomisch arbeitsplatz sitzen|hohenverstellbar stehpult bandscheibenstuhl monitorarm kniehock schreibtischlamp
5.7|spesen reisekosten erstattung kilometergeld beleg|verpflegungspauschal reisekostenabrechnung firmenkart bahn
5.0|dienstwagen firmenwagen leas privat fahren|einprozentregel tankkart passat skoda poolfahrzeug
4.9|rechnung zahlungsziel kund fallig mahnung offen|vierzehn tage skonto lexoffic verzug rechnungsnumm sevdesk
5.6|umsatzsteu kleinunternehm finanzamt voranmeldung mehrwertsteu|kleinunternehmerregelung revers charg neunzehn sieben ustid
5.2|buchhaltung softwar beleg steuer firma|lexwar datev lexoffic sevdesk excel taxfix wiso
5.9|gewerb anmelden rechtsform selbststandig grunden kammer|gewerbeschein einzelunternehmen gmbh ug freiberufl gbr ihk handwerkskamm kleingewerb genossenschaft
4.1|offnungszeiten geoffnet geschlossen laden kunden|ruhetag mittagspaus neun achtzehn durchgehend feiertag samstag
4.3|liefer großhandel bestellen zutaten beziehen ware|großhandler muhl rosterei metro bauernhof molkerei importeur
4.6|lagerbestand inventur bestand nachbestellen ware|regal ausverkauft warenwirtschaft barcod
4.9|person mitarbeit aushilfen dienstplan laden|aushilf minijobb azubi angestellt teilzeitkraft werkstud saisonkraft
5.2|kass kartenzahlung bargeld kassensystem bezahlen laden|sumup kassenbon registrierkass girocard kontaktlo ec
5.0|onlineshop webseit verkaufen plattform laden|shopifi etsi woocommerc wordpress ebai amazon shopwar jimdo
6.3|bestsel produkt verkaufsschlag sortiment beliebt|sauerteigbrot seifen croissant kerzen honig
5.5|konkurrenz mitbewerb markt kunden nisch|konkurr kett billig gegenub
6.0|investoren finanzierung startup rund kapit|seed busi angel crowdfund bootstrap forderkredit grundungszuschuss beteiligung
5.3|rechtsstreit anwalt klage gericht prozess|klagen vergleich mahnbescheid widerspruch rechtsschutz schlichtung anwaltin verhandlung
6.6|bußgeld strafzettel blitzer punkt polizei|geblitzt flensburg falschparken bußgeldbescheid fahrverbot abgeschleppt
6.6|fuhrungszeugni vorstraf polizei behord ehrenamt|vorbestraft bewahrung erweitert beantragt
5.9|einburgerung aufenthalt antrag auslanderbehord einwanderung|einburgerungstest niederlassungserlaubni aufenthaltserlaubni blaue kart duldung doppelpass
5.3|krankenkass krankenversicherung versichert gesetzlich privat|aok tk barmer dak familienversichert versichertenkart zusatzversicherung sv oegk
6.0|lebensversicherung todesfal absichern famili begunstigt|risikolebensversicherung kapitallebensversicherung auszahlung laufzeit
5.3|reiseversicherung ausland rucktritt kranken urlaub|auslandskrankenversicherung reiserucktritt adac hans merkur gepack
4.4|tierversicherung tierarzt hund op kosten|versicherung tierkrankenversicherung agila hundehaftpflicht
4.9|hausratversicherung wasserschaden einbruch versichert wohnung|hausrat elementarschaden glasbruch huk leitungswass deckung
6.6|autoversicherung kfz schaden vollkasko rabatt|teilkasko schadenfreiheitsklass selbstbeteiligung huk sf
7.6|rechtsschutz berufsunfahigkeit unfallversicherung absichern|berufsunfahigkeitsversicherung arag erwerbsunfahig
7.0|kreditkart limit visa bonitat|mastercard amex kreditrahmen goldkart prepaid
5.7|dispo uberzogen minu konto kontostand|dispokredit uberziehung ausgeglichen
4.6|schufa bonitat auskunft kreditwurdig wohnung|eintrag score mahnverfahren gut inkasso
5.2|kindergeld sozialleistungen anspruch amt hilf|wohngeld kinderzuschlag burgergeld grundsicherung pflegegeld elterngeld
7.6|gehaltseingang zahltag lohn monatsend uberweisung|monatsanfang funfzehnt
5.0|miet teilen haushaltskass kosten paar|splitwiz halft haushaltskonto anteilig gemeinsam funfzig
6.6|bitcoin krypto bors wallet kur|ethereum bison ledger coin
6.6|rentenversicherung altersvorsorg riester betriebsrent|rentenpunkt rurup versorgungswerk rentenbescheid pension
1.6|spenden hilfsorgan spend monatlich wohltatig|unicef brot fur die welt wwf carita arzt ohn grenzen greenpeac dauerspend
4.7|trinkgeld restaur kellner geben|zehn prozent aufrunden großzugig
5.6|bargeld kart zahlen bezahlen bevorzugt|bar girocard paypal applepai klarna kontaktlo
5.7|lotto glucksspiel wetten gewinn|lottoschein eurojackpot sportwett spielautomat casino rubbello
6.6|rabatt punktekart gutschein sammeln treue|payback treuepunkt rossmann deutschlandcard gutscheincod student
5.2|gebraucht verkaufen flohmarkt kleinanzeigen kaufen|vint ebai 2nd hand trodel gebrauchtwarenladen
5.0|rundfunkbeitrag gez anmelden wohnung beitrag|befreit wg vierteljahrlich
5.5|rucken ruckenschmerzen heben sitzen haltung|bandscheibenvorfal hexenschuss ischia skolios lendenwirbel ruckenschul hohlkreuz
6.6|nacken schulter verspannt massag haltung|verspannungen nackenschmerzen freez kalkschult hw schleudertrauma
5.9|kopfschmerzen migran auslos tablett licht|aura cluster triptan spannungskopfschmerz wetterfuhlig rotwein schokolad
7.6|magen verdauung bauchschmerzen darm unvertraglich|reizdarm sodbrennen gastriti blahungen verstopfung magengeschwur reflux
6.6|nier blase leber urolog dialyz|nierenstein blasenentzundung leberwert harnwegsinfekt inkontinenz fettleb
5.7|lung atmen husten asthmasprai luft|asthma copd bronchiti sprai lungenentzundung peak flow chronisch
6.3|heuschnupfen pollen niesen fruhl allergik nase|birk graser beifuß cetirizin desensibilisierung roggen hasel
4.7|zucker diabetik insulin blutzuck essen|typ insulinpump freestyl hypo metformin libr bz
7.0|schlaganfal gehirn lahmung reha sprach|aphasi halbseitig hirnblutung tia
7.0|kreb tumor chemo bestrahlung onkolog|brustkreb chemotherapi prostata leukami remiss metastasen lymphom
7.6|epilepsi anfal krampf licht autofahren|epileptisch lamotrigin keppra absencen
6.0|autismu reizuberflutung spektrum sozial|autistisch asperg autist reizuberflutet meltdown spezialinteress
6.0|adh konzentr aufmerksamkeit ablenkung|ritalin medikinet hyperaktiv elvans vertraumt
6.6|panik angstattack auslos beruhigen menschenmeng|panikattacken menschenmengen fahrstuhl atemubung tunnel agoraphobi
5.3|essstorung magersucht essen gewicht klinik|bulimi anorexi bing esssucht
5.6|sucht alkohol trocken ruckfal selbsthilf|alkoholik anonym spielsucht entzug drogen cannabi heroin
7.6|period regel menstruat zyklu krampf|regelschmerzen tass binden tampon unregelmaßig endometrios pm
5.5|verhutung pill spiral schwanger|kupferspiral hormonspiral kondom sterilisiert nuvar
7.6|wechseljahr hitzewallungen hormon|hormontherapi schweißausbruche hormonpflast
4.7|kinderwunsch kunstlich befruchtung klinik schwanger werden|kinderwunschklinik ivf insemin hormonspritzen unfruchtbar
5.0|fehlgeburt verlust schwangerschaft kind sensibel|sternenkind totgeburt verloren
7.0|prostata urolog manner testosteron|vergroßert psa
5.9|transgend transit geschlecht name anred|tran transmann transfrau hormon personenstand diver nichtbinar
4.8|gelenk knochen arthros osteoporos steif|rheuma gicht kunstlich huft finger knie
6.0|handgelenk finger tippen greifen schmerz|karpaltunnel sehnenscheidenentzundung schnappfing mausarm ganglion
5.7|fuße fußpflege laufen fers schmerzen|fersensporn plattfuß hallux huhneraug einlagen fußpilz plantarfaszi spreizfuß
7.6|venen bein krampfadern thrombos durchblutung|kompressionsstrumpf lymphodem besenr
7.6|schwindel gleichgewicht sturz drehen|drehschwindel lagerungsschwindel morbu menier schwindlig
7.0|reisekrank autofahren ubel seekrank erbrechen|reiseubelkeit kaugummi kurven vomex
7.0|blut spritz nadel ohnmacht umkippen|spritzenangst umgekippt blutabnahm
4.9|schnarchen schnarcher schlafen zimmer mask|schnarcht cpap ohrstopsel getrennt
5.7|larm schlafen ohrstopsel dunkel ruhe|straßenlarm ohropax kirchenglocken schlafmask durchgangsstraße leicht
4.6|kiefer knirschen beißschiene zahn nacht|knirscht cmd aufbissschien
6.3|augenoper grauer star laser lins|gelasert lasik kataraktoper
6.6|farbenblind rotgrun farben erkennen diagramm|rotgrunschwach deuteranopi farbschwach
6.3|blind sehbehindert screenread braill vorlesen|brailleschrift blindenhund sehrest langstock
7.6|gehorlo schwerhorig gebarden untertitel dolmetsch|dg gebardensprachdolmetsch lippenlesen cochlea implantat
5.3|stottern sprechen sprachfehl stimm logopadi|stottert lispelt stimmbandknotchen heiser
6.0|vitamin nahrungserganzung mangel tabletten|eisen b12 magnesium zink omega kreatin folsaur
7.0|heilpraktik homoopathi akupunktur osteopathi alternativ|globuli osteopathin bachbluten schußler reiki
6.3|blutwert labor ergebni eisen cholesterin|ferritin tsh leberwert hamoglobin langzeitzuck
7.0|mrt rontgen ultraschal befund untersuchung|ct sonografi mammographi gastroskopi koloskopi
7.0|vorsorgeuntersuchung fruherkennung mammographi check|darmspiegelung hautkrebsscreen abstrich
6.0|impfung impfpass impfen auffrischung reis|tetanu masern gripp fsme hepat corona tollwut gelbfieb hpv gurtelros windpocken
5.2|krankenhau klinik station besuch nachst|charit uniklinik helio st kreiskrankenhau stationar ambul
7.6|organspend auswei transplant nier|organspendeauswei transplantiert stammzellspend dkm
6.6|gripp erkaltung corona infekt ansteckend|windpocken gurtelros scharlach borrelios magen darm lungenentzundung long covid
5.0|fitnesstrack schritt uhr ziel gesundheit|garmin fitbit appl watch zehntausend polar
5.5|kur reha erholung aufenthalt antrag|mutterkindkur bad fuss anschlussheilbehandlung rehaklinik
7.6|massag sauna well entspannen therm|infrarotkabin hamam aufguss
5.9|stress entspannen runterkommen medit beruhigen|yoga achtsamkeit spazieren autogen train progress muskelentspannung
5.7|angewohnheit gewohnheit laster ablegen|nagelkauen prokrastin naschen handi aufschieben zupfen
6.6|morgenroutin abendroutin ritual tagesablauf|meditiert dehnt kalt duscht tagebuch joggt
5.9|personlichkeit introvertiert typ charakt schuchtern|extrovertiert perfektionist stur geduldig chaotisch
4.9|mittagessen mittag essen kantin mahlzeit|supp salat brotzeit nudeln rest eintopf wrap
4.3|abendessen abendbrot abend vesper essen|brotzeit nudeln rest warm kalt supp
5.9|snack zwischendurch hunger knabbern naschen|chip nuss keks obst reiswaffeln brezel musliriegel gummibarchen
6.0|brot brotchen backer aufstrich scheib|sauerteig roggen vollkorn mischbrot dinkel pumpernickel knackebrot schwarzbrot korner
6.0|belegt brotchen aufschnitt wurst belag brot|schinken salami leberwurst teewurst mett lyoner aufstrich
7.0|kase kaseplatt kasethek brotzeit|gouda emmental camembert bergkas feta ziegenkas gorgonzola harzer appenzel parmesan
4.7|fleisch steak garstuf metzger durch|blutig medium filet rumpsteak rind schwein lamm
4.9|fisch meeresfrucht essen restaur|lach forel zander matj kabeljau hering thunfisch muscheln garnelen
4.8|eier fruhstucksei gekocht ei|weichgekocht hartgekocht spiegelei ruhrei omelett funf minuten
6.3|nudeln pasta soße italienisch|carbonara pesto bolognes arrabbiata spaghetti tagliatel penn
6.6|kartoffeln beilag pomm|bratkartoffeln kartoffelpure salzkartoffeln rosti kroketten kloße
5.6|salat dress gemus beilag|essig ol joghurtdress caesar rucola feldsalat gurkensalat krautsalat
5.5|supp eintopf winter vorspeiz|linsensupp kurbissupp huhnerbruh minestron gulaschsupp tomatensupp
7.0|soße ketchup dip wurzen|mayo senf remoulad tzatziki currysoße maggi sojasoße
6.0|obst frucht snack korb|apfel bananen mango erdbeeren kirschen trauben birnen kiwi pfirsich blaubeeren
4.5|gemus beilag kinder kochen|brokkoli mohren karotten blumenkohl spinat kohlrabi spargel lauch bohnen
6.3|sußigkeiten naschen schokolad geschenk|lakritz haribo gummibarchen nougat zartbitt lindt milka marzipan toffife
5.3|ei eissort kugel eisdiel sommer|pistazi vanil stracciatella erdbeer haselnuss zitron schoko malaga spaghettiei
7.0|pizza belag bestellen pizzeria|margherita salami hawaii anana funghi thunfisch quattro tonno
5.7|imbiss fastfood burger bestellen|doner currywurst pomm cheeseburg mcdonald falafel nugget
4.7|lieferdienst bestellen abend essen|lieferando pizza asiatisch indisch sushi thai chinesisch
6.0|restaur lieblingsrestaur ausgehen tisch reservieren|italien griech wirtshau biergarten sushi steakhau gasthof trattoria
6.3|vorkochen einfrieren wochenplan meal prep|gefrierfach portionen eintopf glaser chili
5.5|backen backofen kuchen brot hefe|sauerteig hefezopf platzchen muffin gugelhupf streusel
6.6|einmachen marmelad einkochen vorrat|gele gurken sauerkraut kimchi apfelmu einweckglas
5.6|wein weißwein rotwein flasch keller|riesl grauburgund spatburgund merlot rioja primitivo silvan federweißer trocken lieblich winzersekt
5.5|bier brauerei kasten durst|pil weizen hell kolsch alt radler alkoholfrei hefeweizen augustin jever
6.3|schnap whiski gin flasch geschenk|obstler singl malt islai hendrick krauterlikor jagermeist korn
6.6|limonad softdrink cola bestellen|fanta sprite spezi mate bionad zitronenlimo zero
5.3|wasser sprudel still flasch|medium leitungswass gerolstein sodastream
6.3|milch altern kuhlschrank musli|hafermilch mandelmilch sojamilch frischmilch laktosefrei fettarm kuhmilch
5.6|gluten zoliaki mehl backen vertragen|glutenfrei buchweizen hirs reismehl kreuzkontamin
5.6|laktos milch unvertraglich|laktosefrei laktas hafermilch minu
4.4|intervallfasten fasten essen fenster|16 abend fruhstuck heilfasten wasserfasten basenfasten
4.7|jack mantel winter regen warm|daunenjack parka regenjack trenchcoat wollmantel outdoorjack wolfskin softshel
5.5|unterwasch bh große kaufen|75b 80c slip boxershort thermo sport
5.9|anzug krawatt anlass hochzeit|smoke flieg leinen dreiteil maßanzug dirndl tracht lederhos
4.5|hose jean lang bund|levi 32 34 slim cordhos chino leg
5.1|mutz hut handschuh schal kopf|strickmutz cap baskenmutz faustling stirnband kopftuch
7.0|badesachen bikini badehos schwimmen strand|badeanzug badeshort burkini
6.0|stoff woll kratzt materi|baumwol polyest merino leinen kratzig viskos
5.7|stil mode kleidungsstil mark tragen|schwarz vintag sportlich hessnatur zara nachhaltig 2nd hand casual
6.3|tattoo pierc stechen motiv|unterarm nasenpierc rose ohrloch tatowiert
6.6|parfum duft geruch geschenk|chanel boss vanil parfumfrei zitru moschu
7.6|schmink make lippenstift kosmetik|wimperntusch mascara foundat naturkosmetik
7.6|bart rasieren rasier|vollbart dreitagebart schnurrbart glattrasiert nassrasier
5.1|armbanduhr uhr tragen schenken|casio seiko junghan rolex nomo smartwatch
6.6|rucksack tasch tragen|kanken deuter handtasch aktentasch vaud umhangetasch
6.6|verkleidung kostum fasch karnev|pirat hex clown prinzessin cowboi superheld
5.9|kaninchen hase stall futter|zwergkaninchen widder außengehege mohren heu kastriert
6.6|hamster meerschweinchen kafig nager|goldhamst rennmaus degu laufrad
6.0|vogel wellensittich papagei kafig|nymphensittich kanarienvogel graupapagei volier zebrafink
6.6|reptil schlang schildkrot terrarium|griechisch landschildkrot bartagam kornnatt gecko winterschlaf
6.6|tierfutt hundefutt katzenfutt napf|barf trockenfutt nassfutt royal canin getreidefrei diat
5.3|tierpens urlaub tier huten versorgen|hundepens katzensitt nachbarin tierhotel
4.9|hundeschul erziehung hund kommando|ruckruf welpenschul leinenfuhrig clicker beißhemmung
5.9|tierarzt impfung kastriert oper tier|gechippt entwurmt geimpft zahnstein
5.9|tier gestorben eingeschlafert trauer|krematorium regenbogenbruck begraben
4.9|chip hund entlaufen tasso mark|gechippt gp halsband
6.6|schafe lammer herd stall|mutterschaf heidschnucken schur
5.3|kuhe milch stall melken|kalber melkrobot fleckvieh schwarzbunt
5.1|ziegen esel alpaka hof|milch lama
5.7|wildvogel igel garten futtern|meisen rotkehlchen igelhau futterhau eichhornchen
5.3|reifen winterreifen wechseln auto grip|sommerreifen ganzjahresreifen reifenwechsel michelin profiltief felgen pann spike
5.1|tuv hauptuntersuchung inspekt fallig werkstatt auto|hu plakett bremsen olwechsel abgelaufen nachprufung dekra auspuff mangel
5.7|aufladen ladesaul elektroauto reichweit stecker|wallbox schnelllad kilowatt ladekart enbw typ supercharg schuko
4.9|tanken sprit tankstel auto verbrauch|diesel super e10 benzin lpg autoga shell aral liter
4.9|pann abschleppen pannendienst auto liegen geblieben|adac ac starthilf batteri reifenpann abgeschleppt kupplung motorschaden
5.5|mietwagen carshar leihen auto flughafen|sixt europcar stadtmobil mile hertz automatik cambio
5.3|autounfal blechschaden dell unfal versicherung|auffahrunfal totalschaden parkrempl gutacht hagel wildunfal
5.7|transport anhang ladung umzug|sprinter ducato dachbox kombi anhangerkupplung
5.3|wohnmobil camper wohnwagen reis stellplatz|bulli california ducato vorzelt alkoven dethleff hymer solar
6.6|traktor landmaschin trecker acker|fendt deutz claa unimog pflug ballenpress john
6.0|automatik schaltung getrieb fahren|schaltgetrieb handschaltung dsg kupplung
5.0|fahrradanhang kindersitz rad kind transportieren|croozer thule lastenrad babbo anhang
6.3|fahrrad reparatur platten kett werkstatt|schlauch brems schaltung nabenschaltung fahrradwerkstatt
6.0|fahrradschloss gestohlen diebstahl abschließen|abu faltschloss codiert keller
5.7|roller escoot leihrol fahren|tier lime segwai tretrol
5.6|bu haltestel lini fahren|buslini umsteigen nachtbu
6.6|ubahn sbahn straßenbahn lini station|u6 s1 ring tram m10
5.9|bahnhof nachster zug einsteigen|hauptbahnhof sudkreuz altona ostbahnhof glei
5.9|flughafen abflug fliegen nachster|ber frankfurt munchen tegel hamburg dusseldorf zurich
7.6|fluggesellschaft meilen statu fliegen|lufthansa mile ryanair eurow easyjet vielflieg
5.3|fahr uberfahrt insel schiff|norddeich amrum nordernei helgoland color line
7.0|gepack koffer handgepack packen|trollei rimowa rucksack reisetasch
7.6|visum einreiz botschaft beantragen|esta schengenvisum arbeitsvisum konsulat touristenvisum
5.7|camp zelten zelt campingplatz schlafsack|isomatt gaskoch wildcampen wohnwagen
5.7|kreuzfahrt schiff kabin reis|aida balkonkabin tui innenkabin norwegen msc
6.3|roadtrip autor streck rout|autobahn landstraße norwegen schottland camper
7.6|rucksackr backpack hostel weltreiz|sudostasien interrail sabbat
5.1|strand badeurlaub meer sonn|ostse mallorca rugen kreta algarv sylt turkei
5.5|stadter museum wochenend besichtigen|wien prag rom kopenhagen museen krakau budapest
5.9|wanderurlaub berg almhutt hohe|allgau tirol sudtirol dolomiten hohenkrankheit zugspitz
3.7|reisebegleitung reisen allein zusammen wer|paar freundin schwester grupp eltern
6.0|reiseland besucht gewesen lander|island japan peru kanada bereist
4.9|bucketlist traumziel einmal leben|polarlicht galapago antarkti patagonien safari
4.7|hotelzimm wunsch ruhig bett etag|doppelbett einzelbett meerblick ebenerdig nichtrauch
6.6|souvenir mitbringsel reis andenken|magnet tassen schneekugeln postkarten schlusselanhang
5.7|tablet ipad lesen zeichnen|galaxi tab stift tolino fire
5.2|smartwatch uhr handgelenk sport|appl watch garmin huawei fitbit withings
6.3|ebook reader lesen tolino|kindl kobo pocketbook onleih
5.5|fernseh tv bildschirm wohnzimm|ol samsung lg chromecast 55 zoll beamer firetv
6.3|lautsprech anlag musik horen hifi|sono teufel soundbar plattenspiel verstark bose
6.6|tastatur layout tippen belegung|qwertz mechanisch neo ergonomisch cherri bluetooth
4.0|bildschirm monitor auflosung|ultrawid 27 zoll dell eizo zwei curv
5.7|mau trackpad trackbal hand|logitech vertikalmau linkshand touchpad
7.6|ladekabel stecker anschluss|usb lightn powerbank netzteil
6.6|browser internet surfen seiten|firefox chrome safari edg brave vivaldi ublock
6.0|suchmaschin suchen internet|duckduckgo googl ecosia startpag bing
7.0|vpn datenschutz verbindung|wireguard nordvpn mullvad fritzbox tailscal
6.3|terminkalend app planer|googl kalend outlook papierkalend moleskin nextcloud
5.5|notizen app aufschreiben wissen|obsidian notion onenot evernot joplin notizbuch
5.7|aufgaben todo list app|todoist trello bullet journal thing ticktick zettel
6.0|offic textverarbeitung dokument tabel|libreoffic word excel latex googl doc openoffic
5.0|messeng chat schreiben nachricht|whatsapp signal threema telegram discord
7.0|videokonferenz besprechung onlin tool|zoom team jitsi webex bigbluebutton
5.3|social media profil konto|instagram mastodon linkedin facebook xing tiktok blueski
6.0|benutzernam handl account|alia spitznam benutz nick
7.0|homepag blog webseit domain|wordpress jimdo hugo typo3 strato
7.0|youtub kanal abonnieren video|maithink twitch simplicissimu
4.7|nachrichten zeitung lesen quell|spiegel zeit suddeutsch faz tagesschau taz lokalzeitung
5.2|zeitschrift abonn lesen|geo stern brandein landlust eltern
7.0|handyvertrag anbiet tarif prepaid|telekom vodafon o2 congstar aldi talk winsim
7.0|virenschutz sicherheit phish comput|defend kasperski norton trojan gehackt
6.0|passwort manag login speichern|bitwarden keepass 1password proton zettel
7.6|zweifaktor authent login sicherheit|yubikei authi totp tan passkei phototan
5.2|datensicherung backup speichern foto|na synolog nextcloud festplatt icloud time machin
6.0|drucker drucken scanner patron|epson brother hp laserdruck tint toner canon
6.6|kopfhor musik horen nois cancel|airpod bose soni sennheiz ear kabelgebunden
7.6|smarthom lampen sprachassist steuern|alexa hue home assist googl shelli homemat
7.6|ki assist chatbot nutzen|chatgpt claud copilot gemini mistral ollama
5.9|termin kommandozeil shell|zsh bash fish powershel tmux
7.6|paketmanag installieren abhangigkeiten|npm pip apt poetri uv pnpm brew yarn cargo
6.0|versionsverwaltung git commit repositori|gitlab github forgejo svn gitea rebas
6.3|pipelin ci automatisch bauen|jenkin gitlab github action teamciti
6.0|test testframework testen code|pytest junit jest vitest cypress playwright
7.0|einruckung codestil formatieren linter|leerzeichen tab prettier eslint black pep8
7.0|css oberflach komponenten gestalten|tailwind bootstrap sass materi
7.0|schnittstel api anfrag backend|rest graphql soap grpc openapi json
7.0|warteschlang cach nachrichten|redi rabbitmq kafka celeri memcach
6.6|anmeldung authentifizierung nutzer|keycloak oauth jwt saml ldap
6.6|uberwachung log server ausfal|grafana prometheu zabbix nagio sentri checkmk
7.6|framework web frontend entwickeln|react vue angular svelt django laravel spring symfoni next rail
6.6|app entwicklung io android mobil|flutter swiftui kotlin ionic react nativ
6.6|maschinel lernen daten model|pytorch tensorflow scikit jupyt kera
6.6|tabellenkalkul auswertung diagramm|excel panda spss tableau calc
5.5|spieleentwicklung engin spiel|uniti godot unreal gamemak
7.6|cad konstrukt zeichnung|autocad fusion solidwork catia freecad sketchup
6.6|bildbearbeitung foto bearbeiten|lightroom photoshop gimp affin darktabl
6.3|videoschnitt schneiden film|premier davinci final cut kdenliv
7.6|musikprodukt aufnehmen studio|ableton logic cubas reaper
6.6|microcontrol loten elektronik basteln|arduino raspberri esp32
5.3|heimserv na selbst hosten|proxmox truena unraid docker jellyfin pihol
6.0|3d drucker drucken filament|prusa bambu ender pla petg resin
7.6|amateurfunk antenn rufzeichen|funkgerat morsen kurzwel
7.6|drohn fliegen luftbild|dji mavic fpv
5.2|dunkelmodu schrift anzeig augen|darkmod dracula große kontrast fira
6.0|stricken nadeln woll muster|pullov socken norweg merino lochmust strickliesel
7.6|hakeln nadel garn|amigurumi hakelnadel deck granni
6.6|nahen stoff schnitt maschin|pfaff overlock quilt kleid vorhang taschen
7.0|topfern ton drehscheib glasur|keramik brennofen schalen
7.6|holz drechseln schnitzen werkstatt|drechselbank schnitzmess werkbank stuhl schussel
6.0|modelleisenbahn zug anlag spur|marklin h0 fleischmann roco
7.6|modellbau bausatz figuren|revel warhamm airbrush flugzeug schiff
7.6|ferngesteuert modellflug rc|car helikopt segelflieg
6.3|puzzl ratsel teil|ravensburg tausend
4.9|kreuzwortratsel sudoku ratsel|zeit
6.6|schach turnier elo|schachklub lichess eroffnung
5.3|poker karten abend|texa holdem
6.3|rollenspiel charakt wurfel|dsa dungeon zauber meister cthulhu
7.0|sammelkarten deck turnier|magic pokemon yu gi
7.6|geocach schatzsuch gp|cach dosen metalldetektor
7.6|vogel beobachten ferngla|ornitholog eisvogel kranich nabu
6.3|pilz sammeln wald|steinpilz pfifferling barlauch brombeeren
6.6|bonsai sukkulenten exotisch|kakteen orchideen
6.0|jagd jager revier wald|jagdschein reh hirsch wildschwein hochsitz
7.6|bogenschießen pfeil ziel|recurvebogen langbogen
7.6|schutzenverein schießen gewehr|luftgewehr schutzenkonig schutzenfest
7.6|schmieden metal messer|amboss damast
7.6|leder geldbeutel gurtel basteln|lederarbeiten
5.3|kalligrafi fuller tint schreiben|lami pelikan handlett
7.6|origami papier falten basteln|kranich papierfalten scrapbook
6.6|kerzen seif herstellen|sieden bienenwach
7.0|schmuck perlen basteln|silberschmuck ring
7.6|linolschnitt drucken siebdruck|radierung
7.6|analogfotografi dunkelkamm entwickeln|ilford leica
6.6|dj plattentel auflegen musik|techno hous
7.0|synthes elektronisch musik|moog modular eurorack
7.6|zauberei jonglieren zirku|kartentrick einrad
7.6|improtheat kabarett comedi|poetri slam
7.0|cosplai kostum convent|anim mittelalt larp
5.5|oldtim restaurieren auto|kafer trabant merced vespa ent
7.0|weinprob weingut wein|sommeli winzer
7.6|bierbrauen hobbybrau garung|maischen hopfen ipa
7.6|hohl klettern hohlenforsch|
7.6|kajak kanu paddeln fluss|sup wildwass
7.6|tauchen tauchschein unterwass|padi apno riff bodense tauchlehr
7.6|gleitschirm fliegen segelflug|drachenflieg fallschirm
7.6|snowboard skipass saison|tourenski freerid
7.6|langlauf ski loip|skate klassisch
7.0|schlittschuh eislaufen eishockei|eiskunstlauf
7.6|skateboard inlin rollen|longboard
6.0|golf handicap platz|platzreif
6.6|tenni schlager platz|vorhand doppel tennisverein
7.6|badminton squash tischtenni schlager|federbal
7.0|fußball posit mannschaft spielen|torwart sturmer mittelfeld kreisliga verteidig
7.0|handbal volleybal posit|kreislauf zuspiel libero
7.6|basketbal turnen leichtathletik|gerateturnen weitsprung sprint
7.0|triathlon ironman schwimmen|olympisch mitteldistanz
4.4|rudern boot vierer|achter einer skull ruderverein
6.6|kampfsport gurtel dojo|judo karat aikido taekwondo schwarzgurt boxen
6.6|fechten degen florett|sabel
6.3|yoga matt kur|hatha yin vinyasa
7.0|dart billard kegeln bowl|steeldart
7.6|boul eisstock minigolf|eisstockschießen
6.6|motorsport formel rennen|nurburgr kart motogp
5.9|klavier flugel unterricht|steinwai piano
7.0|gitarr saiten verstark|akustikgitarr fender konzertgitarr
6.3|geig cello streicher orchest|bratsch geigerin kontrabass
5.9|schlagzeug trommel uben|cajon drumset drum
6.3|blasmusik trompet posaun|tuba musikverein
6.3|orchest klassik konzert komponist|bach beethoven mahler brahm
6.0|oper ballett theater karten|wagner verdi mozart bayreuth
6.6|festiv zelt konzert|wacken rock ring fusion hurrican
5.3|konzert tour karten|gronemey arzt tote hosen rammstein
6.3|karaok singen li feier|abba lieblingsli
5.6|lieblingsband kunstler musik|beatl abba arzt gronemey queen
4.5|lieblingsautor schriftstel bucher|kafka boll hess mann fallada durrenmatt
6.6|lieblingsfilm film|ameli pate casablanca boot
7.6|comic heft manga|asterix tim marvel donald
5.9|gedicht lyrik dichter|rilk goeth hein erhardt
5.9|lesekrei buchclub lesen|monatlich
7.6|bucherei ausleihen ruckgab|leihfrist onleih
6.3|museum ausstellung kunst|stadel pinakothek impressionisten
7.0|gebet beten taglich|betet rosenkranz mosche funfmal
6.3|ramadan fasten iftar muslim|zuckerfest sahur
6.3|sabbat judisch feiertag|synagog koscher challa chanukka pessach
5.5|ostern osterhas eier feiertag|osterei lamm osterfeu hase
6.0|silvest feuerwerk raclett mitternacht|raketen bleigießen dinner
6.6|karnev fasch umzug kostum|koln rosenmontag fastnacht buttenred
4.6|nikolau martinstag latern kinder|martinszug stiefel
5.6|erntedank kirm schutzenfest dorf|maibaum
5.1|muttertag vatertag eltern geschenk|blumen bollerwagen
6.3|valentinstag romantisch paar|rosen pralinen
5.9|tauf konfirm kommunion fest|firmung jugendweih
7.0|oktoberfest wiesn tracht volksfest|dirndl lederhos zelt
6.3|klima umwelt nachhaltig verzichten|flugfrei plastikfrei okostrom secondhand
7.6|demonstr aktivist engag|fridai greenpeac klimabewegung
5.9|partei wahlen politik|spd cdu grune fdp link volt afd
5.0|dialekt mundart sprechen region|schwabisch bayerisch sachsisch platt kolsch berlinern
5.7|sprachniveau kur zertifikat sprach|a2 b1 b2 c1 goeth telc
4.5|zweisprachig kinder erziehen sprach|muttersprach
5.6|reden offentlich lampenfieb vortrag|
7.6|platzangst aufzug tunnel eng|klaustrophobi
6.3|hohenangst leiter bruck|leitern
5.3|schwimmen angst wasser nichtschwimm|schwimmkur seepferdchen
5.3|nerven storen mack argern|schmatzen unpunktlich handi
5.5|geruch duft mogen|lavendel zimt kaffe
5.6|humor lachen witz|wortspiel loriot flachwitz
6.0|gluckszahl aberglaub|dreizehn sieben
4.6|lieblingsjahreszeit wetter|herbst fruhl sommer winter
2.7|geschenk kind patenkind nicht|bucher lego pferd
5.9|gutschein schenken geld|buchgutschein kinogutschein
5.9|uberraschung geheim fest|uberraschungsparti
5.6|ausleihen geliehen zuruck|bohrmaschin buch
6.0|versprechen gefallen helfen|umzug babysitten versprochen
4.1|wecker aufstehen morgen fruh|sech halb sieben snooz
4.1|antwort lang kurz ausfuhrlich|knapp
5.6|antwort format tabel stichpunkt|fließtext
2.5|anred du sie duzen siezen|vornam
4.7|antwort sprach deutsch englisch|
4.7|erklaren niveau anfang einfach|fortgeschritten beispiel
6.0|maßeinheiten umrechnen|metrisch celsiu kilomet gramm
6.0|datumsformat schreibweiz|tagmonat iso punkt
5.9|quellen beleg zitieren|fußnoten link
5.5|dokument unterlagen aufbewahren wo|ordner tresor schublad schließfach
6.6|geburtsurkund heiratsurkund papier|urkund stammbuch
7.6|garanti kassenbon gewahrleistung reklamieren|quittung
4.2|verbandskasten erst hilf pflaster|verband defi
5.7|notvorrat stromausfal vorsorg|kerzen wasser konserven taschenlamp
4.7|ersatzschlussel nachbar hinterlegt|nachbarin schwester
6.6|krankenkassennumm versichertennumm kart|
5.3|park spazieren nahe grun|wald see
4.7|backer laden nahe eck|eckladen apothek post
5.3|stammkneip kneip bar abend|biergarten
7.0|club nachtleben tanzen|techno berghain
5.3|verkehrslarm straße fluglarm bahn|hauptstraße einflugschn bahnstreck
5.9|hochwass uberschwemmung unwett|keller fluss
5.9|sturm hagel gewitt schnee|schneefal
4.7|spielplatz kinder nahe|rutsch sandkasten
6.6|holz sage brennholz|motorsag stihl spalter axt
6.0|werkzeug bohren bohrmaschin reparieren|makita bosch akkuschraub
4.9|kuch einbaukuch neue arbeitsplatt|ikea siemat
4.5|badsanierung bad umbauen|dusch wann fliesen
5.7|photovoltaik dach speicher|kilowattpeak
5.6|warmepump heizung ersetzen|forderung
4.4|kindheitserinnerung fruher erinnern|bauernhof oma ostse
7.6|klassentreffen schulfreund|
6.6|brieffreund freundschaft ausland|brieffreundin
7.6|mentor berat karrier|mentorin coach
5.6|vorstand kassenwart amt|vorsitzend schriftfuhrerin
6.6|pfadfind jugendgrupp leiter|wolfling sipp
5.7|freiwillig feuerwehr einsatz|pieper jugendfeuerwehr
6.0|podcast horen folg|lage gemischt hack
7.0|fotoalbum bilder digitalisieren|dia neg
5.3|tagebuch schreiben|
7.0|medit achtsamkeit ubung|vipassana zen
6.6|kindergeburtstag motto feier|piraten einhorn schatzsuch
6.6|navig kart rout|googl map waze komoot
*3.4|essen ess kochen koch rezept gericht backen back ernahrung allergi allergien allergisch unvertraglichkeit vertrag mitbringen pud kuchen|unvertraglich notfallset vegan vegetarisch vegetari gluten zoliaki laktos laktoseintoler milcheiweiß nuss haselnuss erdnuss zucker diabet diabetik fleisch fisch halal koscher
*3.8|gesundheit krankheit krank diagnos beschwerden verletzung arzt arztin schmerzen leiden|diabet asthma migran epilepsi arthros rheuma bandscheib oper op verletzt gebrochen reha physio blutdruck herz knie huft rucken schilddrus geheilt schlaganfal
*4.5|medika medikament tabletten medizin nehm pill|tablett mg dosi taglich tropfen insulin antibiotikum sprai verschrieben ibuprofen
*4.0|arzt arztin hausarzt hausarztin zahnarzt therapeut therapeutin praxi termin kinderarztin|dr kinderarzt kieferorthopad physio klinik
*4.7|trink trinken getrank kaffe tee alkohol bier wein|krauterte espresso wasser hafermilch
*4.3|hobbi freizeit verein chor interessen spaß feierabend sing|stricken strick malen topfern klettern wandern garten fotografieren schach zocken lesen nahen tanzen theater probe auftritt mitgli gospelchor band
*4.3|sport train trainier sportart laufen fit bewegung|joggen fitnessstudio marathon schwimmen radfahren yoga fußball handbal tenni turnen klettern dienstag donnerstag
*4.8|instrument musik unterricht spiel|gitarr klavier geig cello schlagzeug flote querflot ukulel saxophon trompet klarinett bass akkordeon
*3.8|auto wagen fahrzeug fahr karr|kombi elektroauto diesel golf passat polo touran caddi audi bmw merced opel corsa ford skoda octavia kia hyundai toyota renault fiat dacia tesla verkauft werkstatt tuv fuhrerschein
*4.0|arbeitsweg pendeln pendl fahrrad komm anfahrt|rad zug bahn bu straßenbahn auto fuß roller bike deutschlandticket
*4.2|handi telefon laptop rechner comput notebook gerat tablet betriebssystem programm softwar|iphon android samsung pixel macbook thinkpad dell lenovo window linux ubuntu mac ipad excel word installiert gekauft
*3.8|sparen spare geld budget schulden kredit miet bank rate kosten|euro stipendium bafog versicherung monat
*2.2|famili mutter vater eltern schwester bruder geschwist oma opa verwandt schwiegermutt|mama papa tant onkel cousin neff nicht
*4.3|reis urlaub flug ferien hotel ziel wegfahren|gebucht ferienwohnung ferienhau insel ticket fahr
*4.9|lese lesen buch roman seri film schaue|kapitel autor staffel folg
*3.5|lehrer lehrerin unterrichtet klassenlehr klassenlehrerin trainer nachhilf|frau herr unterricht
*3.8|haustier tier viech viecher hund katz katzen|hundin kater katzchen welp kaninchen hase hasen hamster meerschweinchen vogel wellensittich papagei pferd poni huhner fisch schildkrot dackel labrador terrier pudel tierarzt tierheim
*2.9|kind kinder sohn tochter nachwuch babi klein kleinen|jung madchen zwilling kita kindergarten geboren schwanger große altest jungst klass
*3.1|frau mann ehefrau ehemann partner partnerin freundin freund beziehung verheiratet zusammen|verlobt hochzeit getrennt geschieden geheiratet ex
*3.8|mitbewohn mitbewohnerin wg zusammen haushalt wohnen|zimmer allein eingezogen ausgezogen untermiet
*3.1|wohn wohnen wohnort wohnung adress zuhaus stadt stadtteil viertel hau umzug umgezogen|gezogen eingezogen dorf straße stock miet vermiet schlussel zimmer
*4.7|aufgewachsen geboren herkunft heimat stamm komm ursprunglich|kindheit daheim elternhau
*3.3|job arbeit beruf stell firma arbeitgeb angestellt beruflich arbeiten tatigkeit amt|buro team gekundigt befordert angefangen eingestellt lehrer lehrerin ingenieur krankenschwest pfleger buchhaltung verkauferin leiterin leiter praktikum selbstandig
*4.5|chef chefin vorgesetzt leitung betreuer betreuerin|leiterin leiter teamleit
*4.0|gehalt lohn verdien verdienst einkommen stundenlohn|brutto netto erhohung euro stund monat
*3.5|arbeitszeit stunden schicht dienst dienstplan wochenstunden schichten|fruhdienst spatdienst nachtdienst nachtschicht fruhschicht spatschicht teilzeit vollzeit woch uhr
*4.0|studier studium studienfach fach uni universitat ausbildung kur kurs schule hochschul prufung facharbeit|semest gewechselt klausur professor abschluss master bachelor
*4.1|sprach sprachen sprech muttersprach|deutsch englisch franzosisch spanisch italienisch russisch polnisch turkisch arabisch lern kur fließend
en
3.2|diet eat food cater menu restaur dinner parti host meal barbecu wed buffet feed guest canteen airlin picnic serv potluck|vegetarian vegan pescatarian kosher halal meat meatless plant base veggi fish poultri carnivor omnivor flexitarian tofu seitan lentil fruitarian eggless pork jain tempeh
2.8|allergi allerg avoid cater cook ingredi pack lunchbox snack epipen waiter react reaction hive safe dish restaur school nurseri trigger emerg carri label medic nurs bake bring|peanut nut shellfish dairi lactos gluten egg sesam strawberri penicillin pollen latex bee wasp intoler coeliac anaphylaxi swell rash almond cashew walnut hazelnut pistachio soi soya wheat mustard celeri lupin kiwi sulphit mollusc prawn crab histamin antihistamin cetirizin throat itchi celiac nickel aspirin amoxicillin
3.0|breakfast morn eat brunch buffet hotel start hungri guest serv weekdai trai|porridg oat muesli toast egg yoghurt cereal granola pancak skip oatmeal croissant bagel fruit bacon sausag bean fry waffl bircher smoothi kipper marmalad jam yogurt crumpet kefir hash avocado
3.1|drink thirsti bar order round pub toast aperitif pour bui bottl tippl serv offer even|beer wine whiski gin cocktail cider teetot sober alcohol lager stout juic al ipa bitter pint prosecco champagn vodka tequila rum martini negroni spritz tonic soda free sparkl shandi mocktail kombucha pilsner bourbon brandi sherri port
3.1|coffe cafe barista order brew caffein starbuck counter cup mug bean roast pick morn pot machin|espresso latt flat white cappuccino decaf oat milk sugar black filter americano moka cortado mocha macchiato ristretto lungo aeropress chemex v60 nespresso soya almond sweeten instant ic frapp grinder cream
3.2|tea cuppa kettl brew cup pot leav steep offer visitor afternoon biscuit|green herbal chamomil earl grai milk sugar builder rooibo mint assam darjeel oolong jasmin matcha chai lapsang yorkshir sencha lemon honei decaf loos teabag strainer hibiscu fennel
4.0|dessert sweet tooth bake cake treat pud patisseri bakeri occas birthdai candl sugar|chocol cheesecak tiramisu ic cream pie browni marzipan pavlova crumbl trifl meringu sorbet profiterol panna brule fudg caramel custard doughnut macaron spong carrot victoria baklava churro lemon toffe
3.6|cook kitchen recip stove oven applianc bake fry roast equip cooker hotplat pan simmer meal gadget prepar|induct ga hob airfryer casserol slow wok thermomix instant pot skillet aga rang microwav grill steamer sou vide mixer blender kenwood kitchenaid ceram electr wood fire pressur rice griddl camp
2.9|dislik hate tast picki disgust avoid leav skip refus spit fussi omit never food ingredi|coriand cilantro oliv mushroom liver anchovi stand loath aubergin brussel celeri beetroot fennel tripe blue chees mayonna sardin tofu okra kale marmit liquoric raisin coconut offal oyster caper gherkin pea detest gross yuck
3.1|favorit dish meal comfort food love eat birthdai treat cheer cook plate order restaur|lasagn curri ramen sushi pizza taco roast risotto dumpl pho paella burger fish chip gnocchi biryani noodl pierogi moussaka goulash dal stew carbonara bolognes casserol shepherd haggi katsu schnitzel mac fajita
4.2|spice spici hot heat chilli curri season strong order thai indian toler level sauc|mild jalapeno sriracha burn vindaloo korma jalfrezi habanero madra harissa tabasco wasabi kimchi pepper medium cayenn szechuan bland
3.0|groceri shop supermarket store bui weekli list food provis errand order trip pantri fridg|aldi lidl tesco market butcher greengroc deliveri trollei farmer sainsburi asda waitros morrison co op costco ocado walmart kroger trader whole wegman farm stall basket click collect bakeri fishmong corner
2.3|live home address citi town base locat hous area neighborhood local near nearbi place postcod zip resid direct deliv weather shop|move flat apart street villag suburb reloc rent district villa terrac cottag semi bungalow studio loft counti borough center outskirt countrysid farm settl avenu lane squar tower block
2.4|move hous reloc box van mover remov date address leav pack truck complet|new flat kei deposit leas unpack storag furnitur landlord handov lorri redirect belong
2.6|rent landlord tenanc leas monthli flat hous tenant apart pai properti payment room accommod due|landladi deposit agent pound dollar euro month util warm cold agenc increas arrear contract studio bedsit squar stand order per pcm
2.5|mortgag loan hous bank repai properti lender payment debt term monthli homeown refin remortgag|fix rate interest instal overpai variabl tracker princip repay 10 20 30 year santand halifax nationwid broker offset equiti bui
2.6|flatmat roommat live housem share household home peopl flatshar room cohabit hous|lodger sublet move dorm bunk student lodg tenant
2.7|neighbor next door nois upstair downstair complain quiet wall street parti fenc disput introduc help nearbi|drum bark hedg parcel coupl famili ladi gentleman loud music footstep dog drill borrow share opposit kei water garden feud
2.2|room bedroom floor storei flat hous layout lift stair apart home space squar elev deliveri carri sleep guest|attic loft basement ground 3rd balconi garag top 2nd 4th 5th 1st cellar conservatori duplex penthous maisonett bungalow studio open kitchen diner terrac meter
3.4|heat warm cold boiler energi winter hous freez temperatur radiat bill instal cosi repair|pump ga oil stove pellet thermostat underfloor solar panel combi immers storag nest hive tado district firewood fireplac wood burner lpg biomass furnac baseboard degre
3.7|electr power bill supplier energi provid util tariff consumpt switch pai solar smart|kilowatt meter octopu kwh edf eon british ga ovo bulb shell fix variabl panel batteri invert green prepay
4.1|internet wifi broadband provid connect slow network router speed onlin stream video wi fi password outag|fibr mbp dsl cabl starlink bt sky virgin comcast verizon vodafon hyperopt gigabit mesh ethernet fritzbox cellular 5g hotspot satellit rural megabit
3.2|phone mobil handset devic smartphon cell model charger case upgrad app contract carrier call|iphon pixel galaxi samsung android fairphon screen oneplu xiaomi huawei nokia motorola soni io refurbish prepaid sim vodafon ee o2 giffgaff crack batteri appl dual
2.9|phone number reach call contact telephon ring dial mobil cell text messag whatsapp signal|extens landlin prefix telegram voicemail end digit offic desk
2.7|email contact address write mail send reach account messag inbox provid login|gmail outlook alia mailbox hotmail yahoo proton fastmail icloud work privat domain forward dot
3.5|laptop comput machin pc desktop workstat notebook mac hardwar spec upgrad slow keyboard screen run instal|macbook thinkpad dell lenovo linux window ubuntu ram ssd surfac hp asu acer framework imac chromebook m1 m2 m3 intel amd ryzen nvidia gigabyt inch tower custom build
4.5|oper system distro comput os platform instal boot command softwar instruct shell|linux ubuntu fedora debian arch nixo window maco mint opensus pop manjaro gentoo freebsd chromeo wsl ventura sonoma dual kde gnome kali rocki cento
3.3|editor id code write tool setup program text plugin shortcut keybind configur debugg extens|vim neovim emac vscode intellij helix jetbrain sublim zed nvim lazyvim spacemac cursor pycharm webstorm goland rider eclips xcode notepad atom textmat nano android studio visual rstudio
3.1|languag program code snippet write exampl stack tech script function librari develop softwar implement sampl backend|typescript python rust golang java kotlin rubi elixir php swift haskel scala javascript clojur ocaml erlang perl julia lua zig dart bash fortran cobol object nim
3.7|framework frontend web app stack librari ui backend compon site tool build project|react vue svelt angular next js django rail laravel spring flask fastapi nuxt remix astro solid htmx phoenix express nest symfoni boot blazor flutter tailwind bootstrap alpin ember qt electron nativ
4.3|databas store data sql backend queri tabl schema migrat persist storag engin backup record|mysql mongo mongodb redi oracl mariadb dynamodb cassandra neo4j elasticsearch duckdb clickhous snowflak bigqueri supabas firestor influxdb timescal cockroach access
3.8|deploi host server cloud product infrastructur run deploy platform rollout ship releas provis environ contain vm|aw azur gcp hetzner kubernet docker fly vercel heroku ansibl terraform nomad ec2 s3 lambda ec fargat digitalocean linod ovh render netlifi cloudflar helm pulumi chef podman k3s systemd bare metal vp rackspac pi raspberri
2.9|project app build work side develop idea softwar hack creat repositori github code name|repo prototyp launch startup plugin game maintain tool librari websit bot extens hackathon opensourc indi mvp tracker dashboard
2.6|deadlin due submit finish deliv deliveri handin mileston schedul plan date urgent cut hurri remind|fridai mondai hand launch releas submiss noon midnight quarter sprint end week fortnight extens grant applic report
4.0|game plai consol videogam gamer pc steam multiplay onlin mobil control|playstat xbox switch nintendo minecraft zelda fifa chess elden ps5 ps4 wii deck stardew vallei pokemon mario skyrim witcher warcraft leagu legend valor counter strike roblox fortnit sim civil diablo baldur anim cross halo
2.7|tv seri show watch bing stream netflix televis tonight episod even couch recommend spoiler program|season final drama sitcom hbo disnei hulu prime bbc itv break bad success throne offic friend doctor soap bake realiti documentari anim crime soprano bridgerton
3.3|film movi cinema watch tonight even recommend night screen theater actor|director thriller western horror comedi romcom romant sci fi anim pixar ghibli arthous noir marvel star war documentari subtitl tarantino kubrick hitchcock nolan music oscar letterboxd
3.5|book read novel author librari recommend holidai shelf gift club bedtim borrow genr fiction|chapter thriller biographi audiobook kindl poetri fantasi sci fi crime murakami tolkien austen pratchett memoir histori essai paperback kobo classic trilogi literari nonfict discworld stephen king christi
3.2|music listen band song concert playlist tune artist singer genr album parti gift dj ticket festiv|jazz metal techno folk punk rap opera classic vinyl gig indi rock pop hip hop soul countri blue regga electron hous drum beatl radiohead bowi swift bach mozart mahler spotifi glastonburi record turntabl metalhead fado
3.1|instrument plai music practic lesson teacher band orchestra learn sheet tune bui perform gift|piano guitar violin cello drum saxophon flute trumpet bass ukulel accordion banjo keyboard organ viola harp clarinet obo bassoon trombon tuba horn harmonica mandolin record bagpip synth sitar doubl grade abrsm string
3.6|choir sing voic concert group part church even join|soprano alto tenor bass rehears choral choru mezzo bariton barbershop gospel cantata requiem oratorio conductor
2.9|podcast radio listen commut audio drive kitchen episod morn new|station bbc serial guardian classic archer npr talk histori crime tech spotifi appl weekli host
2.3|hobbi free time weekend spare relax unwind fun gift present interest pastim enjoi leisur passion activ bore even recommend retir|knit climb photographi garden woodwork potteri paint birdwatch chess bake sail fish sew crochet origami restor collect hike read run cook game travel camp brew astronomi geocach genealog cycl dii draw calligraphi forag model train surf cross stitch
3.3|collect gift collector hoard displai shelf bui birthdai fleamarket rare|stamp coin vinyl figurin record lego miner postcard comic shell fossil watch camera teapot badg magnet antiqu book doll trade card pen autograph sneaker model car whiski knife
2.9|craft make sew knit yarn pattern handmad blanket scarf jumper gift project suppli hook|crochet quilt wool needl loom embroideri macram feel weav spin cross stitch patchwork sock cardigan bead paper card merino cotton ravelri singer
3.8|paint draw art pictur suppli gift portrait brush artist exhibit cours|watercolor oil acryl sketch charcoal canva easel gouach pastel ink procreat landscap life sketchbook print lino pencil palett abstract
4.7|photo camera photographi shoot len pictur shutter gear tripod snap gift|canon nikon fuji leica soni mirrorless film pentax olympu hasselblad dslr gopro polaroid 35mm 50mm zoom portrait wildlif lightroom darkroom telephoto macro street analog
2.7|sport exerc workout train fit gym activ keep team coach kit gift weekend|run yoga swim cycl footbal tenni box pilat row crossfit judo squash badminton basketbal volleybal netbal hockei rugbi cricket golf climb karat gymnast triathlon danc softbal basebal skate tabl handbal fenc athlet zumba spin lacross
3.1|run race marathon train jog finish goal rout event person mileag|half 10k parkrun pace shoe trail ultra 5k couch sub interv jogger strava garmin hoka brook asic london berlin boston tempo club injur
3.8|cycl bike ride bicycl pedal commut rout gear frame bui lock cyclist|gravel road cargo trek bianchi helmet mtb mountain hardtail brompton fold tandem fixi special cannondal giant canyon shimano sram recumb tour tire
3.4|team club support footbal match fan game stadium season color side cheer derbi watch weekend shirt|arsen ticket leagu unit citi rover liverpool chelsea tottenham everton manchest newcastl celtic ranger barcelona madrid bayern juventu leed villa laker yanke patriot follow
3.5|gym trainer weight lift workout fit exerc strength train coach membership routin|deadlift squat bench barbel dumbbel kettlebel crossfit person press pull ups rep set puregym upper protein powerlift
4.1|swim pool lane lido beach stroke water open wetsuit|length crawl sea breaststrok freestyl butterfli backstrok swimmer kilomet goggl lap channel wild
4.2|hike mountain walk outdoor trail trek rout weekend tent peak nation park|summit boot alp camino hiker munro ridg lake district snowdon rambl rambler pennin dolomit appalachian backpack pole hut
2.8|injuri hurt injur knee back ankl shoulder leg physio pain limp exerc recoveri sore physiotherapi lift sport rest avoid train ach stair heal|tear sprain break fractur ligament meniscu slip disc acl cast crutch surgeri tendon hamstr rotat cuff sciatica tenni elbow whiplash concuss disloc calf achil shin splint wrist groin rib collarbon lumbar boot brace sling
3.4|oper surgeri hospit surgeon recov procedur recoveri schedul wait appoint op stai discharg date|bypass hip knee replac appendix gallbladd stitch anaesthet hernia tonsil cataract caesarean hysterectomi arthroscopi tumor biopsi keyhol gener fusion bunion transplant valv mastectomi
3.3|condit ill health chronic diseas diagnos doctor ailment medic histori suffer sick symptom nurs insur form emerg|diabet asthma epilepsi migrain arthriti thyroid hypertens crohn ms fibromyalgia psoriasi anaemia coeliac coliti ib copd lupu parkinson endometriosi eczema gout hypothyroid hyperthyroid anemia multipl sclerosi cancer leukaemia hepat hiv pco haemophilia sickl fatigu
2.8|medicin medic pill dose pharmaci prescript take drug tablet remind pharmacist refil interact daili prescrib chemist nurs|mg insulin metformin statin inhal antidepress blood thinner ibuprofen levothyroxin sertralin capsul inject ozemp warfarin aspirin paracetamol omeprazol amlodipin ramipril lisinopril citalopram lithium methotrex prednisolon steroid antibiot salbutamol ventolin ritalin concerta patch drop milligram twice
4.1|blood pressur heart cardiologist cardiac puls chest exerc risk monitor salt check|stent pacemak beta blocker arrhythmia cholesterol atrial fibril angina attack hypertens ramipril statin bypass valv murmur ablat tachycardia defibril palpit infarct
4.4|mental therapi therapist anxiou mood counsel psychologist feel stress low crisi support session counsellor wellb emot|depress anxieti adhd panic burnout ocd psychiatrist bipolar ptsd cbt emdr attack schizophrenia borderlin grief trauma autism bulimia anorexia lithium
3.0|sleep bed night insomnia rest wake earli alarm tire nap fatigu bedtim routin awak snooz asleep exhaust clock|melatonin bird owl apnoea insomniac snore cpap nightmar restless lark 11 midnight sleeper sleepless sleepwalk lie siesta
3.0|ey glass see vision optician eyesight sight read screen frame blurri drive ophthalmologist spectacl|lens contact short diopter cataract color blind glaucoma astigmat myopia long varifoc bifoc near farsight lazi laser lasik retina macular keratoconu progress
3.6|ear hear loud loss nois volum sound restaur listen whisper|aid deaf tinnitu cochlear implant hard partial lip read sign grommet wax otiti perfor hyperacusi
4.1|tooth dentist dental mouth toothach gum hygienist brace appoint jaw chew|crown fill wisdom molar root canal implant dentur veneer bridg invisalign extract caviti retain abscess orthodontist grind guard milk toothbrush
4.4|skin rash cream sunscreen dermatologist lotion itch sunburn moistur face cosmet soap deterg|eczema psoriasi acn sensit rosacea vitiligo dermat dry oili hive fair freckl mole melanoma cortison spf urticaria itchi atop
2.6|pregnant pregnanc babi expect due birth labor matern trimest ultrasound date midwif announc drink|twin scan ivf week month caesarean gestat morn sick bump breech antenat doula triplet obstetrician 2nd
3.4|wheelchair mobil stair access walk disabl step free venu lift ramp entranc restaur transport|cane walker crutch prosthesi ampute parapleg rollat scooter cerebr palsi ms electr frame blue badg stick paralyz
3.8|smoke cigarett vape quit smoker tobacco lighter room balconi hotel cessat|nicotin cigar pipe roll ups patch gum pack non cold turkei cannabi
3.7|weight lose kilo pound diet slim calori scale exerc target bmi fit goal|fast keto stone lb gain overweight wegovi ozemp weigh obes deficit weightwatch intermitt
4.1|height tall size measur short meter inch bike ladder ceil|cm foot centimet metr petit
3.1|cloth size wear shirt bui fit jacket trouser dress gift coat sweater wardrob uniform order jumper|medium larg xl small waist sleev petit plu xs xxl fourteen 12 chest collar inseam leg bust 32 34 jean extra slim regular
3.4|shoe size boot foot sneaker trainer footwear sandal gift order slipper skate|42 wide 38 39 40 41 43 44 45 narrow eu uk insol half
4.1|ring jewelri size gold jewel necklac bracelet ear gift propos engag|silver platinum diamond sapphir emerald pearl clip pierc white rose fourteen karat finger
3.7|hair hairdress cut color haircut barber salon shampoo hairstyl dye style describ|curli dy bald blond red wavi straight ginger brunett black grai highlight bob pixi dreadlock shave fring perm ponytail afro auburn short long
3.7|color favorit paint wear shade decor wall wrap gift flower accessori|blue green purpl teal red yellow burgundi pink orang turquoiz lilac lavend navi mustard ochr black white beig magenta oliv mint emerald
2.4|name call sign signatur address greet surnam titl spell introduc full badg certif initi|nicknam goe maiden marri doubl barrel know pronounc spelt short middl prefer
3.8|pronoun gender refer call non binari introduc tran bio|ze xe nonbinari enbi mx neutral transgend genderfluid masculin feminin
2.3|ag old born birthdai year older younger elderli birthdat teenag retir|turn thirti forti fifti sixti twenti 30 40 50 toddler nineteen month
2.6|birthdai date celebr parti gift cake card remind surpriz present turn congratul|born januari februari march april mai june juli august septemb octob novemb decemb bdai fortieth fiftieth eighteenth 20
4.5|star sign zodiac horoscop astrolog fortun compat birth|leo virgo ari pisc tauru gemini cancer libra scorpio sagittariu capricorn ascend
3.5|nation citizen passport visa countri origin migrat border travel resid root|dual born british irish american german french italian spanish polish indian chines turkish brazilian green settl natur immigr expat refuge
2.7|languag speak fluent tongu mother learn translat talk bilingu text understand repli write commun|nativ duolingo portugues japanes spanish german french italian arab mandarin cantones russian polish turkish dutch swedish hindi urdu welsh irish catalan korean greek beginn intermedi a1 b2 c1
3.6|religion faith church worship believ holi religi spiritu funer prai prayer wed servic food holidai|mosqu cathol muslim jewish buddhist quaker atheist ramadan parish synagog christian protest anglican methodist baptist orthodox sikh hindu mormon jehovah evangel agnost lutheran templ mass confess shabbat
5.0|polit vote parti elect campaign govern ballot|union green labor councillor tori conserv democrat republican lib dem socialist liber activist snp mayor canvass leftw rightw
2.3|job work occup profess employ career live profession trade field cv introduc|nurs teacher engin plumber account driver barista manag start hire shift doctor lawyer develop electrician carpent chef waiter cook farmer pharmacist architect design journalist translat librarian cleaner polic firefight paramed consult analyst cashier vet baker butcher
3.3|boss manag report supervisor lead chief superior review approv promot head director|team line princip ceo foreman matron editor cto
3.1|colleagu cowork team workmat offic desk teammat peer staff cover lunch workplac|work intern apprentic traine deputi assist share sit
2.8|compani employ firm workplac work busi emploi organ offic badg letterhead|join agenc hospit school startup factori bank council nh univers plant hotel retail ngo consult multin corpor subsidiari
2.5|salari pai earn incom wage monei make rais payslip paycheck budget negoti compens afford|hourli gross net bonu freelanc rate commiss stipend minimum monthli annual per hour dai promot tip overtim
1.8|hour shift schedul work week rota free timet avail weekdai start finish weekend morn even|night part time earli late dai full graveyard flexitim overtim call compress roster zero
2.4|commut travel work offic wai transport journei traffic rout ride morn|train bu bike tram drive minut ferri underground remot cycl walk metro subwai car carpool tube motorwai hour park scooter rail
2.7|remot offic home desk work dai wfh locat telecommut onsit hybrid weekdai|tuesdai cowork fulli twice hotdesk base
2.2|holidai vacat leav time dai travel getawai break trip awai summer relax rest|book fly beach cabin juli august annual pto camp cruiz island villa lake mountain week fortnight cornwal greec spain itali
2.6|trip travel flight destin go abroad pack luggag itinerari journei ticket suitcas visit plan fly weather guid|book lisbon tokyo airport train hotel hostel rome pari london barcelona kyoto iceland portug japan thailand mexico vietnam morocco peru backpack interrail ferri
2.8|hotel stai accommod lodg book night reserv room overnight check sleep vacat guest|airbnb hostel campsit guesthous hous motel inn apart resort villa campervan marriott hilton holidai ibi youth
3.3|seat aisl window plane train fly reserv book flight carriag cinema row coach ticket|legroom front rear exit forward face quiet middl backward upper tabl
3.6|fear scare afraid phobia nervou frighten anxieti panic avoid brave terrifi|spider height fly needl dentist snake mous dog clown dark claustrophobia agoraphobia lift blood thunder drown crowd arachnophobia acrophobia
2.9|studi degre univers cours student major school subject uni faculti colleg academ semest graduat|master thesi phd histori biologi physic chemistri math law medicin psycholog engin econom philosophi linguist bachelor undergradu postgradu doctor freshman sophomor nurs art
3.2|thesi dissert paper advisor supervisor research topic write chapter defens titl propos literatur|professor phd master bachelor viva methodolog examin committe abstract manuscript review
3.0|exam test studi reviz revis final grade resit pass prepar mock|viva gcse level sit gre bar ielt toefl midterm certif board drive cpa retak
2.6|school kid class teacher pupil grade primari secondari lesson educ child academi|kindergarten year recept infant junior high comprehens grammar montessori elementari nurseri prep headteach waldorf form sixth
2.9|nurseri daycar childcar kid pick kindergarten toddler child preschool drop crech pickup hour childmind sick|kita playgroup kei worker nanni kinder settl half
2.7|child kid son daughter famili mani offspr parent youngest eldest|twin babi boi girl toddler newborn teenag middl stepson stepdaught triplet adopt
2.8|son boi kid child teenag lad youngest eldest|plai school name toddler stepson
2.7|daughter girl kid child teenag youngest eldest|plai school name lass toddler stepdaught
2.9|wife husband partner spous marri anniversari relationship half love signific valentin romant coupl date togeth marriag|fianc girlfriend boyfriend engag wed divorc separ fiance hubbi missu civil widow singl
4.2|wed marri anniversari venu bride groom ceremoni marriag guest|engag registri church honeymoon bridesmaid recept vow marque
3.2|ex divorc custodi separ solicitor kid mainten marriag end|husband wife alimoni mediat joint boyfriend girlfriend split
3.4|mother mom parent mommi mama famili|mam stepmum stepmoth
3.7|father dad parent daddi famili|papa pa stepdad stepfath pop
3.5|brother sibl bro famili|twin older younger half stepbroth
3.5|sister sibl famili|twin older younger half stepsist si
4.8|grandmoth grandma gran nan grandpar elderli granni nanni|nana nanna nonna oma abuela
6.1|grandfath grandad grandpa grandpar elderli granddad|gramp opa nonno abuelo pop
4.4|grandchildren grandkid famili grandson granddaught babysit|grandchild great
3.3|aunt uncl cousin rel famili relat niec nephew|aunti great 2nd
2.6|law famili wife husband rel visit spous|mother father sister brother parent son daughter
4.2|friend best mate pal buddi besti friendship close|bff schoolfriend schoolmat childhood
3.6|pet anim vet furri companion feed holidai sitter friendli|dog cat rabbit hamster parrot tortoiz adopt rescu puppi kitten guinea pig chinchilla gerbil budgi cockatiel canari ferret snake gecko iguana axolotl bunni hen mous rat lizard
3.8|dog walk breed puppi leash vet kennel pup walker groomer trainer bark fetch pet|beagl labrador terrier poodl colli dachshund shepherd mutt spaniel huski retriev golden corgi pug bulldog boxer rottweil dalmatian doodl cockapoo cockerpoo whippet greyhound lurcher jack russel setter schnauzer chihuahua shih tzu mongrel bitch malinoi samoi
4.4|cat kitten vet litter moggi kitti purr catteri felin catflap pet|tabbi siames tomcat main coon ragdol persian bengal british shorthair birman sphynx tortoiseshel calico ginger neuter indoor burmes tuxedo rescu
5.7|hors ride stabl poni liveri farrier rider saddl equestrian|mare geld foal stallion cob arabian thoroughbr shetland dressag showjump hack hafling connemara hanoverian
4.6|fish aquarium tank aquat pond tropic feed|guppi tetra goldfish koi betta angelfish cichlid marin reef discu neon snail shrimp liter cleaner filter
4.5|chicken hen coop farm anim poultri farmyard livestock feed smallhold|goat sheep bee duck cockerel rooster bantam turkei goos quail pig alpaca cow cattl donkei llama
5.0|bee beekeep honei apiari hive swarm|coloni queen varroa frame smoker nectar carniolan buckfast
3.3|car drive vehicl wheel ride garag mechan petrol fuel park automobil motor servic tire insur charg tow|skoda toyota ford vw golf tesla volvo fiat renault diesel hybrid electr estat van pickup bmw honda peugeot citroen seat audi merced nissan kia hyundai mazda subaru corsa fiesta focu polo passat mini jeep suv hatchback saloon convert ev leaf zoe priu yari civic
3.4|licens drive test lesson holder learner instructor theori car rent|pass provision automat manual point fail hgv categori clean
5.3|motorbik motorcycl scooter ride biker helmet licens|vespa yamaha honda triumph ducati harlei mope bmw suzuki kawasaki ktm enfield scrambler lambretta 125cc sidecar chopper
3.8|plate registr number car licens park form reg numberpl|person
4.1|insur polici cover claim broker renew accid provid|premium allianz axa admir aviva direct comprehens 3rd parti excess deduct household content liabil lloyd geico
4.2|park space car spot meter garag visitor permit|drivewai street resid underground multi storei bai carport
5.5|boat sail yacht skipper crew harbor trip|dinghi moor catamaran narrowboat kayak cano marina ketch laser rib outboard barg sloop
3.8|train card railcard pass ticket travelcard fare discount rail commut|season bahncard oyster interrail network senior annual subwai
3.6|gym subscript cancel monthli pai servic renew stream direct debit trial plan|netflix spotifi premium disnei hbo amazon prime audibl newspap magazin youtub icloud annual patreon membership adob chatgpt
3.5|bank account card monei transfer iban save payment branch|credit union monzo revolut barclai hsbc lloyd natwest santand n26 wise starl chase joint current check debit visa mastercard amex
3.9|save invest monei pension stock fund nest retir portfolio share|etf isa bond index vanguard crypto bitcoin gold properti roth 401k premium broker dividend emerg lisa
4.2|debt ow loan repai borrow credit lend monei|instal overdraft student car klarna
3.5|budget spend limit afford price cost maximum cheap offer|euro pound dollar cap max ceil 50 hundr thousand tight
4.0|tax return account hmrc ir file deduct deadlin|refund self emploi vat assess bracket code pay rebat
3.3|doctor gp appoint clinic physician surgeri practic health check sick visit|dr practition nurs famili regist consult
3.1|appoint schedul calendar remind date book diari visit|tuesdai thursdai clock dentist hairdress half past noon pm checkup
2.6|meet weekli standup call schedul confer sync recur calendar agenda|mondai tuesdai wednesdai thursdai fridai retro sprint daili fortnightli biweekli zoom team hand board jour
3.3|class lesson cours even weekli learn teacher term enrol workshop|yoga potteri spanish colleg tutor
2.7|volunt chariti help commun caus give good|foodbank shelter scout fire brigad soup kitchen samaritan red cross oxfam rnli homeless refuge mentor hospic litter beach clean helplin befriend
3.6|club member societi group associ membership join meet committe|choir rotari lion treasur chair secretari wi allot chess rambl freemason
3.7|garden plant grow veget allot plot soil sow harvest weed bed seed outsid|tomato rose greenhous compost rais courgett lawn hedg bean potato strawberri raspberri lettuc herb appl dahlia lavend hydrangea clai sandi polytunnel slug runner pumpkin peoni chilli onion
4.3|plant housepl water window pot indoor sill green repot|monstera orchid ficu cactu succul spider yucca peac lili alo basil potho fern rubber bonsai calathea snake windowsil
4.2|weather climat hot cold forecast season wear outdoor|humid snow raini rain wind desert tropic mediterranean mild coast heatwav monsoon foggi degre freez windi
2.4|gift present birthdai christma bui idea surpriz giftidea thank voucher wed spoil wishlist|love collect want wish like fan ador keen crazi obsess alwai mention hint hobbi
3.8|christma holidai celebr famili tradit xma dinner stock feast gather|ev tree turkei goos pud nativ midnight mass carol advent box minc mull wine santa
2.4|emerg contact call accid next kin notifi hospit urgent|sister mother ic husband wife partner daughter son neighbor reachabl
4.2|blood group type donat transfus donor hospit|posit neg ab rhesu plasma
2.6|spous job partner work husband wife occup law career|teach nurs run emploi manag self girlfriend boyfriend
2.5|mood tone style answer repli write respond explain format length verbos voic conciz respons detail output|short brief bullet point formal inform emoji plain word step metric tabl ters friendli casual prose head joke polit exampl jargon summari direct blunt humor sentenc markdown
3.7|unit measur temperatur distanc weight convert recip height|metric celsiu fahrenheit mile kilomet imperi gram cup ounc pound stone liter millilit kilogram kelvin foot inch yard pint kilo
2.9|time zone clock hour call timezon meet abroad jetlag|utc cet est pst gmt bst eastern pacif mountain central aest jst ist ahead behind
3.8|currenc monei price exchang convert cash pai quot|euro dollar pound franc eur gbp usd chf yen rupe kronor zloti real peso canadian australian lira
3.1|spell english british american write grammar text dialect letter color organ|uk canadian australian oxford
5.2|emoji smilei repli emoticon icon messag chat|
3.2|sign letter mail regard signatur close end greet email|best cheer kind sincer warmli love xx
3.1|doctor name specialist consult physician clinic see|dr oncologist neurologist gynaecologist urologist rheumatologist endocrinologist orthopaed gastroenterologist cardiologist professor
2.6|teacher name school class tutor form parent even head|mr ms miss headmistress headmast deputi assist
5.2|vaccin shot booster jab immun travel inject|tetanu flu covid hepat measl mmr rabi typhoid yellow fever hpv tbe pfizer moderna shingl
3.6|passport expir document renew id expiri ident travel visa border card|licens valid drive resid permit
3.7|kei code door lock build gate alarm entranc pin spare lockbox|fob mat flowerpot keypad neighbor safe locker combin
2.8|bin rubbish collect dai garbag trash wast refus put recycl|landfil glass paper food green brown black blue fortnightli
2.8|deliveri parcel courier leav post packag ship drop deliv mail|neighbor porch ups dhl fedex herm evri amazon dpd locker shed safe place shop
3.8|furnitur sofa tabl bed bui armchair wardrob couch decor room chair ikea|desk shelf mattress bookcas chest drawer dresser oak sideboard cabinet futon bunk reclin stool
3.0|renov builder kitchen bathroom repair extens tradesman work hous decor contractor refurbish|tile roof leak plumber plaster electrician rewir floor carpent scaffold loft convers damp window skip knock wall
3.8|tool dii repair toolbox drill fix screwdriv hammer borrow project|see workshop makita bosch dewalt sander jigsaw lath spanner bench chisel ladder circular solder
3.9|wash machin dishwash fridg applianc break repair dryer oven washer engin warranti|freezer bosch miel tumbl samsung siemen lg aeg hotpoint beko whirlpool microwav leak
3.5|startup busi compani founder shop enterpr entrepreneur trade self emploi firm|found open bakeri cafe custom restaur salon boutiqu studio agenc franchiz ltd gmbh turnov premiz limit sole trader co
3.8|client custom project freelanc invoic assign agenc contract|retain commiss brief consult account
4.8|product launch releas version ship rollout announc beta roadmap|alpha mvp public v1 v2 rc
3.0|team size peopl mani staff employe headcount group depart colleagu|develop engin design staf 10 12 member direct report
4.4|interview job appli applic hire recruit cv resum vacanc role|offer posit shortlist refer reject probat
3.7|retir pension stop ag|earli sixti retire
4.7|militari armi servic soldier war deploy veteran|navi serv marin air forc raf regiment sergeant lieuten deploi conscript reserv captain nation infantri barrack
5.7|award prize win competit medal winner honor trophi achiev|finalist silver gold bronz shortlist scholarship nomin champion
3.7|competit tournament race contest next event compet championship game|match final leagu cup regatta open heat qualifi gala
4.9|band practic rehears gig jam musician group bandmat|drummer singer guitarist bassist cover keyboardist setlist basement
3.8|danc lesson dancer class partner step studio|salsa tango ballet ballroom hip hop swing lindi tap bachata waltz folk ceilidh contemporari zumba flamenco street jive
4.5|theater plai stage act drama amateur music audit perform|rehears role dram improv shakespear lead understudi panto director
3.3|write novel stori blog author manuscript publish draft chapter|poem short screenplai memoir fiction agent nanowrimo substack fantasi
4.0|astronomi star telescop astronom sky planet observ night|dobsonian refractor nebula galaxi saturn jupit eyepiec astrophotographi
4.1|ski snow winter slope resort lift mountain|snowboard cross countri alp goggl val austria pass pist slalom
4.9|surf sea beach wave board|longboard shortboard wetsuit kitesurf windsurf paddleboard cornwal swell
4.5|climb wall climber rope crag indoor boulder|grade lead trad sport har belai chalk v5 6b
4.6|fish rod lake angl angler catch river tackl|carp trout fly salmon pike perch bass coars bait reel
3.2|card board game plai even boardgam tabletop night player|poker bridg catan dungeon scrabbl monopoli chess rummi whist carcassonn wingspan ticket gloomhaven magic cribbag backgammon
2.8|nicknam call friend pet name short know|goe alia shorten
3.4|hometown grow childhood origin nativ born root|rais villag town farm parent move
4.3|degre graduat univers studi qualif alumni educ diploma|ba bsc msc mba honor uni class
2.4|1st job work previous former career past background cv|ex formerli ago year retrain redund quit leav
3.1|goal aim resolut plan want dream ambit futur target bucket aspir motiv|hope save somedai marathon learn bui resolv
4.6|worri stress problem troubl bother anxiou upset struggl support weigh cope|overwhelm lone redund debt bill sleepless exhaust argu
3.4|recip amount serv peopl portion quantiti scale cook|feed doubl batch famili size
3.1|parti guest invit mani host list celebr cater|peopl rsvp invite plu attend 40 30
2.6|school run timet lesson bell hour start finish|half past end period break
3.3|uniform dress code wear work outfit attir cloth job event|suit apron overal scrub tie vi blazer smart casual black tunic tabard badg hard hat
4.9|laptop password manag tool login vault credenti secur|bitwarden keepass 1password lastpass dashlan keychain passphras keepassxc yubikei
3.8|backup file storag cloud save restor photo drive|na dropbox synolog googl icloud onedr extern machin borg restic rsync hard nextcloud
4.0|printer scanner print scan cartridg ink toner paper|epson hp brother canon laser inkjet duplex wifi
4.7|headphon earbud listen earphon music nois cancel bluetooth|airpod bose soni sennheiz ear wire beat jabra
3.7|smart home light assist autom speaker voic|hue alexa googl siri zigbe thermostat ring nest homekit sono blind matter
4.4|shower bath bathroom wash towel plumber soak rins bathtub|tub walk overhead tile screen jet mixer jacuzzi whirlpool tap trai basin bidet grab bubbl enamel
3.6|water hard soft limescal tap drink filter kettl descal pipe|soften brita chlorin main well borehol spring caraf jug calcium liter scale
4.0|mould damp humid wall smell ventil landlord report wet tenant|mold mildew condens dehumidifi spore rise patch musti plaster stain bleach spot window
3.9|pest extermin vermin infest insect trap bug hous kill tenant rodent|mous rat cockroach ant moth bedbug silverfish wasp termit flea woodlous poison larva
2.8|mattress bed firm sleep pillow topper back bui frame bedroom backach|memori foam latex spring orthopaed slat king queen doubl singl emma tempur boxspr medium ikea futon
4.1|duvet bed sheet pillow cover linen blanket size bedroom|feather tog cotton satin flannel percal weight bamboo fit pillowcas quilt bolster egyptian jersei eiderdown
4.5|curtain blind window shade privaci sunlight darken hang bedroom bright|blackout roller venetian shutter net drape rail pleat voil awn linen muslin thermal
4.1|floor carpet lai vacuum scratch sand polish room mop|parquet lamin vinyl lino oak tile rug hardwood cork concret floorboard underlai slate stone
4.5|paint wall decor wallpap shade coat roller ceil room|emuls farrow dulux matt eggshel whitewash chalk primer skim lime gloss wash undercoat lick sage
4.3|window glaze draught pane insul glazier nois cold ventil|singl doubl tripl sash casement skylight velux frame upvc putti draughti pvc wood shutter sill
4.0|roof leak tile roofer rain gutter loft ladder ceil drip|slate thatch flat downpip flash chimnei moss shingl dormer feel solar attic
3.9|electrician wire fuse socket power cut trip switch outag light|box breaker rewir rcd consum unit extens blackout dimmer circuit fusebox
4.1|plumber leak pipe tap drip block flush drain emerg bathroom|toilet cistern stopcock burst faucet sink bend clog sewer septic stop valv radiat wast greas blockag
4.5|chimnei fireplac fire sweep log winter cosi kindl heat|woodburn hearth flue ash stove inglenook coal grate birch oak tong
4.0|aircon cool summer heatwav fan hot room sweat|air condit split unit portabl ceil window ac condition mitsubishi daikin cassett dehumidifi ventil
3.8|insul energi rate draught effici retrofit certif loft heat|caviti epc miner wool passiv hous clad lag sheep window foam cellulos
4.4|cleaner clean tidi dust vacuum housework chore hire agenc hourli|ladi hoover dyson roomba robot mop fortnightli polish housekeep
3.5|chore household share divid roster tidi respons turn housework kitchen|dish hoover laundri rubbish rota vacuum cook iron mop dust split wash dishwash shop bin toilet
3.5|laundri wash deterg soften cloth dry soap launder|bio non fragranc free persil tide ariel line tumbl launderett delic capsul vinegar powder pod rins 30 sixti
4.6|iron shirt press dry cleaner steam creas cloth wardrob|clean steamer board starch wrinkl garment
3.5|storag unit clutter declutt attic stuff keep space box basement|garag lock contain shurgard loft kondo hoarder minimalist cupboard shelv crate
3.3|alarm burglar secur break camera hous awai lock|burgl cctv ring doorbel sensor verisur siren motion code intrud burglari steal shutter insur
3.2|doorbel intercom buzzer ring visitor entranc courier floor gate|break bell knock namepl surnam concierg porter door knocker upstair name plate camera buzz
4.6|lock locksmith door bolt latch cylind kei|deadbolt yale smart nuki chain mortic sticki snap jam keyhol
5.0|smoke detector fire alarm carbon monoxid extinguish safeti batteri safe|blanket hallwai beep sprinkler escap
3.1|landlord repair fix report mainten break agent heat complaint tenant fault|properti manag janitor caretak ticket hous associ ignor estat landladi
3.3|deposit refund tenanc move inventori damag scheme landlord scratch|deduct protect checkout withheld bond month return clean thousand
2.7|notic tenanc termin leav period quit flat contract landlord|break claus evict roll fix term section month
3.3|estat agent view bui hous properti search offer budget mortgag solicitor|zoopla rightmov zillow bungalow detach chain surveyor bid complet terrac flat purchas
3.1|sell hous valuat buyer agent market ask properti|exchang complet photo sale list probat offer downsiz
3.3|council hous benefit social wait list flat rent|associ shelter estat subsid tenant applic
3.5|council tax bill rate local band properti hous monthli|poll discount borough student singl exempt
3.3|2nd home holidai cottag weekend cabin getawai retreat owner rent|chalet dacha caravan lakehous beachhous allot hut timeshar villa bungalow seasid alpin
3.0|caravan van campervan tini hous boat live mobil grid camper pitch|motorhom narrowboat yurt trailer sprinter liveaboard convert solar bu
3.9|student hall dorm accommod campu univers room fresher|ensuit dormitori flatshar warden cater resid colleg floor
2.9|lift elev build stair carri heavi deliveri pram floor|break flight stairwel stairlift walk good narrow staircas step mobil ground
4.1|build caretak porter janitor concierg manag resid repair|superintend associ servic charg freehold committe lobbi mainten
3.9|fenc boundari wall gate properti neighbor border plan|picket panel rail hedg post wire lattic dryston trelli wooden overgrown
4.3|lawn grass mow mower cut turf edg garden|robot strimmer moss seed clover husqvarna scyth artifici electr hover rake
4.2|patio terrac deck outdoor seat barbecu sit outsid parasol furnitur|pergola gazebo pave slab veranda hammock firepit lounger chair awn swing
3.8|barbecu grill charcoal smoke outsid rib summer guest garden cook|weber ga brisket smoker burger kebab green egg marinad sausag kamado skewer steak coal
3.8|pond fountain water frog garden featur fish|koi lili newt pump liner alga dragonfli heron bamboo line goldfish
4.1|shed greenhous workshop outbuild garden store tool|pot summerhous lean cabin bike feel lath spade ladder
4.3|balconi plant pot sun herb terrac grow windowbox window|geranium trough rail cherri tomato basil south face north shadi petunia pelargonium lavend chilli
4.4|compost heap worm peel soil fertil wast garden recycl|bin wormeri bokashi manur leafmould mulch peat grass coffe tea
4.4|tree fruit orchard prune harvest pick blossom garden|appl pear plum cherri fig quinc oliv walnut espali sapl peach hazelnut
4.4|slug weed pest aphid sprai garden kill organ veget pesticid|snail bindwe japanes knotwe mole rabbit deer blackfli nettl dandelion ground elder ladybird vole pellet
4.1|herb season grow fresh windowsil garden cook kitchen|basil mint thyme rosemari sage parslei chive dill oregano tarragon lovag coriand bai
3.4|flower bouquet florist favorit vase gift send bunch allerg lili wife funer thank|rose tulip peoni sunflow daffodil carnat orchid freesia hydrangea gerbera gypsophila wildflow
3.6|twin ident sibl babi doubl multipl pregnant|fratern triplet womb buggi boi girl
3.2|newborn feed bottl breast milk formula babi wean nippl mother night|breastfeed pump express latch colic pure aptamil cow
3.7|nappi diaper chang wipe bottom babi potti newborn|cloth dispos pamper huggi train pant reusabl rash swim size
3.4|potti toilet train toddler accid wee diaper child|pull ups bedwet reward chart dry sheet night
3.3|babi night wake crib cot nap routin sleep schedul newborn|bassinet cosleep swaddl train mose dummi feed lullabi pram
4.5|pram buggi stroller pushchair carrier sling walk stair fold|bugaboo yoyo cybex babybjorn wrap isofix tandem
3.5|car seat child booster isofix instal drive safeti kid|rear face maxi cosi cybex group britax har swivel recaro infant
3.2|babi name choos unborn girl boi newborn pregnanc|shortlist middl unisex grandfath veto surnam biblic welsh nors
3.9|dummi pacifi soother comfort blanket teddi toi lose sleep toddler|thumb blanki bunni stuf muslin lovei rabbit bear eleph
3.0|babysitt sitter even mind kid watch hire babysit|teenag grandpar hourli sit student sister granni neighbor
4.0|nanni au pair childmind hour emploi contract nurseri childcar|ofst share swiss polish weekli brazilian filipino agenc uniform norland
4.4|godchild godpar christen goddaught baptism sponsor gift child|godson godmoth godfath godchildren font unitarian cousin
3.2|step famili blend stepchildren steppar child partner|stepson stepdaught stepdad stepmum half sister stepbroth brother stepsist stepkid remarri
3.7|adopt foster child biolog parent|placement social worker birth mother respit orphan agenc
3.1|singl parent alon childcar mom dad solo kid|lone widow custodi weekend split ex hand breadwinn
3.9|custodi handov weekend contact altern ex child access separ holidai|50 resid joint solicitor share weekdai mediat
4.0|mainten alimoni child support payment ex monthli separ|arrear court order pai cm
3.5|teenag moodi puberti rebelli room phone argu curfew son daughter|sulk ground hormon adolesc thirteen fourteen
3.1|screen tablet limit kid youtub phone rule child devic|hour roblox parent control ban ipad minecraft game consol allow
3.4|pocket monei allow chore weekli kid pai child|pound coin save gohenri piggybank bonu earn penc
3.4|toi plai kid child gift birthdai ag toddler present|lego doll dinosaur playmobil puzzl train barbi unicorn slime playdoh pokemon bluei freez marbl dollhous kitchen wooden
3.6|bulli school teas incid headteach classmat|exclud ringlead fight taunt cyberbulli mob nasti lone chang laugh headmast push
3.7|tutor math help homework struggl grade privat lesson child|algebra read catch fraction kumon weekli latin
2.7|homework help afternoon lesson kid even subject school parent|worksheet spell essai fraction read log book multipl project diagram procrastin kitchen tabl
3.0|special need learn support school assess plan disabl child|send ehcp senco autism adhd dyslexia statement dyspraxia dyslex speech therapist
3.0|parent even school teacher meet report child grade|confer pta governor appoint slot form progress behind
3.4|lunchbox pack lunch school kid canteen snack kindergarten prepar|sandwich fruit wrap raisin chees string hummu thermo nut yoghurt grape carrot
2.5|school bu walk run drop pick lift morn child|carpool bike catchment gate neighbor tram scooter
3.5|school trip excurs camp permiss residenti class pack|museum farm swim overnight coach ski london
3.2|prom graduat ceremoni cap gown school leav dress parti|limo leaver yearbook valedictorian tux corsag mortarboard hat diploma
3.1|board school awai term holidai hous dorm child pupil|boarder exeat housemast weekli eton dormitori scholarship rugbi homesick christ hospit
3.7|homeschool home educ curriculum kid unschool|co op workbook montessori tutor
4.4|scholarship grant bursari fund award studi stipend fee monei|erasmu fulbright daad tuition rhode foundat
3.8|student loan tuition fee debt repai colleg univers|fafsa mainten overdraft repaid ow threshold plan repay sixti thousand
3.1|exchang year abroad semest host student program erasmu univers|famili studi sevil lyon gap au pair bologna
3.7|apprenticeship traine vocat learn trade apprentic job start|nvq btec journeyman colleg block releas carpentri electrician
4.0|train cours certif upskil profession qualif seminar job exam|certifi workshop pmp aw cpd coursera udemi bootcamp prince2 scrum nebosh hse aider
3.7|onlin cours mooc learn platform tutori lectur studi watch|coursera udemi edx khan futurelearn quiz certif open univers
3.3|favorit subject school best enjoi lesson strong class child|math histori chemistri geographi art biologi music latin drama pe physic languag ict
3.5|worst subject struggl school hate bad weak exam fail|math physic french statist essai algebra grammar chemistri
2.9|handwrit hand pen leav right scissor write|hander lefti ambidextr southpaw
2.9|dyslexia read spell learn font difficulti school write|dyslex dyscalculia dysprax reader text speech opendyslex dyscalcul extra color
3.1|parent elderli care mom dad help visit respons burden|carer dementia frail stairlift home power attornei meal wheel hip frailti
3.6|dementia memori alzheim forget confus mother father care elderli|wander clinic donepezil vascular lewi diagnos
3.5|care home nurs residenti visit rel elderli grandmoth pension|assist shelter hospic ward warden carehom resid
5.0|funer burial cremat death ceremoni grave mourn di buri|ash cemeteri wake eulogi hears undertak crematorium coffin requiem
3.8|grief loss death di bereav widow mourn anniversari condol|pass lose miscarriag stillborn griev suicid late cancer
3.8|inherit heir estat executor legaci solicitor death properti|probat last power trust beneficiari testament lawyer
4.0|ancestor genealog famili tree root heritag research surnam|ancestri censu great grandfath dna emigr parish record descend myheritag irish huguenot grandmoth
3.6|reunion rel gather famili togeth big weekend|clan cousin annual picnic barn marque eighti scotland
3.0|anniversari wed celebr year marri present dinner partner|silver golden rubi pearl tin 20 fiftieth fortieth diamond tenth
3.4|propos ring engag ask marri question knee love|secret sapphir beach pari kneel solitair
4.0|honeymoon newlyw trip wed destin romant marri flight|maldiv seychel santorini bali itali mauritiu hawaii kenya venic book
3.3|hen stag bachelor bachelorett parti weekend bride friend|best man maid honor bridesmaid spa karaok dublin pragu lad girl cocktail
3.1|bridesmaid best man usher wed dress role speech|flower girl ring bearer page boi groom
3.6|wed dress suit bride tailor fit wear|veil lace tuxedo kilt train ivori morn gown tailcoat jumpsuit
4.1|date singl app match love romanc|tinder hing bumbl swipe crush meet blind grindr
3.2|long distanc relationship partner apart visit call abroad far|weekend facetim timezon berlin date pandem fly oslo
3.3|breakup split heartbroken ex dump relationship sad love|ghost cheat separ cry end text move
2.8|empti nest leav home child grow univers move parent lone|fly bedroom quiet fresher miss
2.6|meet 1st coupl stori partner year relationship|tinder parti school colleagu wed univers introduc blind danc hike
4.2|argument quarrel fight famili sensit avoid topic conflict rel|estrang feud row contact grudg silent inherit divorc
3.2|nurs profess live ward patient hospit occup medic care healthcar|scrub sister icu nicu matron paediatr triag assist oncolog intens
2.9|doctor profess live hospit patient occup medic clinic physician|gp registrar consult surgeon anaesthetist paediatrician radiologist locum psychiatrist pathologist call resid gener
2.9|teacher profess live classroom pupil school occup teach educ lesson|math primari secondari headteach suppli lectur physic professor tutor form sixth german
3.9|chef kitchen cook profess restaur occup brigad servic meal|sou pastri line commi brunch bistro michelin porter cater grill
4.5|lorri truck driver haulag road occup freight profess vehicl deliv|trucker hgv artic tachograph tanker depot load pallet haulier
3.3|taxi cab driver passeng ride occup live custom|cabbi uber black minicab bolt rank chauffeur drive
4.4|farmer farm crop harvest livestock occup land agricultur anim|dairi arabl wheat barlei lamb tractor milk herd acr hectar silag combin cow sheep pig
4.5|fisherman trawler fish harbor boat catch occup sea net|skipper deckhand mackerel cod lobster pot quota crab crew shrimp
3.7|sailor ship sea vessel crew merchant occup navi shift member|seafar bosun engin deck cargo tanker captain offic contain oil cruiz cadet
4.3|pilot cabin crew airlin fly occup passeng|steward stewardess captain offic 737 a320 cargo haul roster flight airbu
4.5|train driver railwai rail occup tram conductor station passeng|signal signalman guard network signalbox
4.2|electrician trade wire job occup van instal build|sparki socket certif rewir switchboard qualifi apprentic electr
4.0|carpent joiner wood trade occup cabinet build furnitur|cabinetmak timber see dovetail staircas kitchen plane
4.6|builder construct site labor bricklay trade occup helmet tradesman|scaffold roofer plaster tiler foreman crane hod concret manag groundwork
4.0|painter decor trade brush occup hous wall|wallpaper sprai facad scaffold lacquer roller ladder
4.6|mechan garag car repair trade occup workshop vehicl|bodywork mot gearbox panel beater fitter technician auto brake weld
4.5|welder metal fabric machinist trade lath occup factori|toolmak cnc mill turner locksmith mig tig sheet metalwork turn
3.8|factori line product plant assembl shift occup oper worker|conveyor packer press foreman forklift mould pack machinist
3.9|warehous logist pick stock forklift occup depot job pack|picker packer amazon loader dispatch pallet scanner order driver
3.9|postman courier deliveri rider round occup parcel mail|postwoman deliveroo sort offic royal posti deliv bike
4.5|hairdress salon beauti client occup stylist hair job|barber beautician nail technician lash makeup artist colourist
4.6|florist baker butcher shop trade occup craftsman bakeri|fishmong cheesemong greengroc sausag dough loaf
4.7|waiter waitress restaur bar occup tip serv hospit servic|bartend barmaid barman sommeli mixologist host barista
3.7|shop assist retail cashier till store occup sale custom|checkout shelf stacker manag boutiqu merchand supermarket
3.7|offic admin secretari assist recept occup desk|receptionist pa administr clerk manag typist execut file phone
4.0|account bookkeep financ occup figur audit ledger book|auditor control payrol charter actuari treasur cfo
4.4|lawyer solicitor legal profess court law occup|barrist paraleg judg notari attornei advoc magistr conveyanc prosecutor
4.6|polic offic detect crime forc occup|policeman policewoman constabl sergeant inspector patrol pcso custodi
4.4|firefight fire brigad rescu emerg station occup crew|fireman watch ladder retain paramed hose firewoman captain
3.5|paramed ambul emerg occup crew rescu medic|emt respond control room dispatch defib blue light technician night
3.9|dentist dental profess practic occup tooth patient|hygienist nurs orthodontist technician surgeri drill rai implant veneer
3.8|vet veterinari anim practic occup profess pet|equin nurs livestock zoo cow farm calv small
4.8|pharmacist chemist pharmaci prescript occup medicin profess|dispens boot counter locum technician hospit
4.9|physiotherapist therapist massag patient treatment occup profess|physio osteopath chiropractor speech masseus sport
4.5|midwif birth babi deliv occup pregnanc profess|doula labor ward commun obstetr midwiv homebirth antenat caseload
3.8|carer care assist elderli social support occup profess|worker visit home agenc safeguard
4.5|psychologist counsellor therapist client occup profess patient|psychotherapist clinic privat practic supervis psychotherapi counsel
3.5|architect build design plan draw occup hous profess|urban planner surveyor draughtsman interior landscap autocad revit blueprint
4.4|engin mechan civil occup design profess machin|structur chemic electr aerospac bridg turbin solidwork
3.8|scientist lab research experi occup laboratori profess scienc|postdoc chemist biologist physicist microscop pipett geologist grant public field work biochemist
3.4|journalist report newspap media occup articl profess write|editor columnist correspond copywrit sub newsroom broadcast present freelanc
4.2|translat interpret languag pair client occup profess text|local subtitl court certifi trado literari simultan
4.6|photograph photo shoot client occup wed profess camera|portrait studio retouch event press magazin
5.3|design creativ graphic ui ux occup profess logo|illustr figma anim typographi brand art director motion
4.4|softwar develop programm engin tech occup code profess team|stack frontend backend devop tester qa sre architect
4.2|data analyst scientist statist dashboard machin occup profess number|learn panda bi tableau statistician etl
5.0|sysadmin support helpdesk network admin occup profess comput|engin technician activ directori sccm
3.1|sale salesman account target custom occup quota profess sell|saleswoman rep manag territori commiss cold call estat agent salespeopl pharma
4.5|market advert campaign brand social occup profess ad|seo copywrit media manag pr content googl newslett agenc
3.8|hr recruit personnel peopl hire occup profess staff|talent onboard payrol offic headhunt cv interview lai offs
3.9|project manag product scrum agil occup owner profess plan|master jira roadmap prince2 stakehold program pmo
3.9|bank banker financ trader insur occup profess monei|underwrit broker adviz teller claim actuari fund manag
3.7|civil servant govern council ministri public occup profess offic|plan town hall diplomat tax registrar offici
4.5|librarian museum archiv librari occup curat profess book|archivist conserv catalog galleri exhibit
4.2|garden landscap forest outdoor occup tree profess plant|arborist ranger groundskeep nurseri worker surgeon chainsaw park
3.4|cleaner housekeep caretak hotel occup profess room|chambermaid janitor offic window school mop bucket hospit toilet
4.0|secur guard bouncer night door occup profess|doorman watchman patrol sia festiv nightclub supermarket
3.8|hotel receptionist front desk night guest occup tourism profess travel|concierg porter tour guid agent cruiz housekeep
4.7|musician actor perform stage occup artist profess show|actress dancer session singer orchestra comedian circu equiti agent
4.3|film tv crew camera set occup product profess movi|cameraman gaffer director editor runner produc sound engin locat costum cinematograph
4.6|clergi priest vicar minist pastor parish occup profess church|rabbi imam curat chaplain deacon nun monk
4.9|miner oil rig offshor energi occup profess|quarri wind turbin roughneck driller refineri rotat drill
3.2|call center phone agent headset occup custom profess|script ticket support desk complaint shift
6.4|tailor seamstress jewel craftsman workshop occup profess craft|goldsmith watchmak cobbler upholster saddler luthier potter
3.9|fit coach trainer instructor occup profess sport|person yoga teacher lifeguard ski swim footbal
2.8|childcar nurseri nurs occup kid teach assist profess kindergarten|teacher childmind playwork kei stage earli year keywork
3.2|childhood job dream want becom career child|astronaut footbal vet ballerina pilot actress marin biologist fireman princess train driver
5.5|unemploi jobless redund benefit jobcent jobseek search|univers credit dole sabbat unemploy seek
3.2|probat trial start contract job perman employ|fix term temp month confirm probationari pass extend review
3.4|contract employ claus temporari perman agenc job sign|fix term zero hour contractor non compet temp freelanc
2.8|notic resign quit leav handov job employ|period garden last boss
3.4|promot career step apprais review rais rank job pai|senior lead deputi partner tenur director manag princip grade supervisor
3.4|train induct onboard 1st start colleagu job|mentor shadow buddi starter trainer handov
3.5|union strike work council industri picket worker|unit unison gmb shop steward ballot rep
2.5|sick leav absenc ill doctor note employ boss|absent term fit burnout sign flu back surgeri week
2.5|parent matern patern leav back return babi job|share month father week adopt kit
4.4|uniform workwear protect cloth boot job wear|vi steel toe overal apron glove goggl hairnet hard hat fleec toed
2.8|lunch break canteen workplac eat noon work colleagu|sandwich microwav desk pack half hour salad soup wrap leftov
3.1|desk chair ergonom setup monitor stand offic home back|aeron keyboard footrest lumbar kneel riser
3.3|busi card titl job signatur role posit email|senior junior director chief vice presid associ head lead analyst consult offic
3.7|expens reimburs claim mileag receipt travel monei employ|per diem compani concur hotel taxi meal petrol lunch
3.6|compani car van fleet benefit fuel drive job|leas kind skoda passat
3.4|client biggest import contact account compani job|kei retain difficult late pai council
2.6|invoic payment term due client bill bank detail monei remind|fourteen overdu freeagent xero iban dai 30 net purchas order late fee pai euro
3.4|vat sale tax regist number busi invoic|threshold quarterli flat rate exempt revers charg intrastat oss 20 nineteen
3.9|bookkeep softwar account receipt busi ledger tax|xero quickbook freeagent sage datev lexwar excel spreadsheet wave lexoffic paper
3.3|busi registr limit sole trader compani form start self emploi|partnership llc cooper chariti incorpor hous cic gmbh
3.6|busi permit licens inspect author health council food|hygien rate inspector alcohol plan certif
2.9|open hour shop close custom visit websit|lunch break late half weekdai noon
4.2|supplier wholesal order stock ingredi deliv purchas busi|roaster mill minimum dairi farm import farmer
4.0|stock inventori warehous shelf reorder sku shop order|barcod stocktak sell surplu spreadsheet
3.3|staff employe rota hire waiter wage payrol shop|part timer apprentic temp student cleaner baker time cook
3.6|till payment card cash termin shop custom pai|sumup squar reader zettl stripe contactless drawer float kiosk clover worldpai
4.1|websit shop onlin store platform domain sell product|shopifi woocommerc wordpress squarespac etsi wix ebai amazon
3.6|ship packag courier order custom return post sell|label dhl bubbl wrap worldwid parcel evri ups mailer fragil postag
4.0|bestsel product menu popular sell rang top|sourdough croissant candl signatur season cinnamon bun sandwich latt bracelet shirt
4.3|competitor rival market custom busi nich|chain cheaper opposit competit supermarket amazon bakeri undercut
4.2|investor fund startup pitch seed round monei busi|angel vc bootstrap crowdfund kickstart runwai
3.4|cofound partner busi equiti split compani founder|co share vest cto stake sister friend resign 50 percent
4.6|brand logo slogan compani color typefac design|taglin palett trademark font rebrand green hedgehog serif regist redesign
4.0|premiz shop locat leas rent unit workshop landlord|market stall street studio industri estat
3.6|custom target audienc clientel typic busi sell|famili student retire local tourist dentist enterpr b2b regular
3.4|busi season quiet peak month shop sale|christma rush summer tourist wed easter harvest
3.9|legal disput lawsuit lawyer court claim judg|solicitor tribun su hear settlement mediat small appeal wit
3.3|fine penalti ticket speed court park drive polic|point pcn fix clamp camera eighti bu lane yellow tow
3.8|crimin record background check crime job polic|db convict probat offic caution spend shoplift fraud clean drink
4.1|citizenship applic immigr settl natur test countri|statu green biometr resid citizen oath dual appli life
3.8|insur health privat public cover doctor hospit card|bupa aok kaiser statutori hmo copai premium nh tk medicar
3.9|life insur death cover beneficiari famili child polici|term payout underwritten smoker mortgag
4.4|travel insur trip cover cancel abroad medic holidai flight|annual multi ehic repatri ghic axa ski baggag worldwid
3.5|pet insur vet bill cover claim dog cat|petplan excess lifetim agria bui dental
3.2|home content insur burst theft cover household hous flat|build flood pipe underinsur freehold valuabl bicycl jewelri
2.6|car insur claim premium driver excess vehicl polici|comprehens black box 3rd parti name bonu year protect telemat young
3.7|credit card limit reward cashback apr pai bank|visa amex mastercard point platinum curv zero percent balanc
3.4|overdraft balanc bank neg red minu account monei|overdrawn limit arrang hundr charg salari end
3.9|credit score rate report loan check bank borrow|experian schufa equifax default bad miss payment ccj excel
3.1|benefit welfar support state allow claim monei council|univers credit child carer pip jobseek disabl live tax pension
3.2|paydai wage date pai salari land monei employ|20 5th fortnightli end thirtieth month weekli
3.2|rent bill split share housem coupl pai partner monei|50 splitwiz joint account proportion half util equal tricount percentag altern incom spreadsheet
4.6|crypto bitcoin wallet coin exchang invest monei|ethereum ledger coinbas binanc cold altcoin stake ether
3.4|pension pot fund workplac retir ag contribut monei pai|sipp lgp nest teacher final salari defin benefit ira
3.1|donat chariti give monthli caus monei gift aid support|unicef wwf greenpeac amnesti stand order oxfam shelter hospic salvat
3.3|tip gener restaur waiter servic bill monei|percent 15 charg cash 20 jar round noth
4.3|cash card pai wallet appl contactless checkout bill|chequ paypal venmo googl
4.1|lotteri gambl bet wager odd monei plai|lotto bookmak scratchcard poker hors casino bingo roulett footbal pool syndic
3.8|loyalti point voucher discount coupon card shop store|nectar clubcard payback gift student stamp boot sainsburi tesco membership
3.1|secondhand bui bargain thrift flea monei sell|ebai vint chariti shop market gumtre craigslist refurbish prelov depop 2nd hand
3.2|purchas consid save bui soon wish upgrad monei plan|sofa bike camera car laptop kayak wash machin
3.2|back pain lift chair sit postur exerc heavi sciatica job|disc lumbar herniat scoliosi slip spine osteopath lower l5 chiropractor lumbago
5.1|neck shoulder stiff pain massag postur physiotherapist desk|freez rotat whiplash trap nerv cervic trapeziu tension
4.8|headach migrain trigger aura painkil light wine avoid|cluster triptan sumatriptan chocol chees flicker tension attack
4.3|stomach tummi digest gut bowel bloat gastroenterologist eat|ib reflux heartburn ulcer gastriti constip hiatu gallston helicobact crohn
4.4|heartburn acid reflux spici late antacid stomach food|gerd omeprazol renni gaviscon hiatu hernia lansoprazol pantoprazol coffe tomato
5.7|kidnei bladder urin liver dialysi organ urologist|stone cystiti transplant fatti cirrhosi uti cathet hepat incontin gallbladd
4.4|lung breath asthma inhal breathless air doctor|asthmat ventolin copd spiromet peak flow pneumonia bronchiti wheez nebul pulmonari
4.6|hai fever pollen season sneez antihistamin itchi spring nose|birch grass ragwe cetirizin loratadin nasal sprai runni ey
4.0|diabet sugar insulin glucos blood hypo food snack|type pump dexcom libr hba1c metformin pen glucomet inject
3.4|stroke tia brain recoveri speech aneurysm hospit|aphasia hemiplegia haemorrhag clot rehab paralyz carotid balanc leav side aspirin wheelchair
5.1|cancer tumor treatment chemo radiotherapi oncologist hospit ill|breast prostat remiss lymphoma melanoma leukaemia bowel mastectomi metastasi oncolog chemotherapi
4.1|epilepsi seizur fit flash light drive attack|epilept tonic clonic lamotrigin keppra levetiracetam grand mal absenc
4.9|autism autist sensori overload routin social nois|asperg spectrum meltdown stim neurodiverg headphon ey contact special
3.8|adhd focu attent distract restless concentr school medic|ritalin hyperact elvans inattent add methylphenid diagnos tablet dexamphetamin fidget
4.9|depress low sad antidepress hopeless mood treatment|sertralin season fluoxetin postnat relaps episod therapi
4.9|panic anxieti attack trigger calm crowd breath fear|supermarket propranolol agoraphob diazepam plane lift
5.3|trauma ptsd trigger nightmar flashback therapist avoid|abus combat assault emdr war veteran accid childhood armi
3.8|eat disord recoveri bulimia food weight bodi therapi|anorex bing recov purg anorexia bulim calori clinic restrict lax
4.3|addict recov sober drink relaps meet avoid|alcohol aa dry clean rehab sponsor gambl heroin cocain methadon recoveri drug
4.7|period menstruat cramp cycl tampon monthli woman pain|heavi endometriosi cup pad pm irregular
4.0|contracept pill coil birth control prevent pregnanc doctor woman|mirena implant condom vasectomi mini iud ring diaphragm natur tube
4.9|menopaus hot flush hrt hormon ag woman|perimenopaus oestrogen sweat patch insomnia mood
3.7|fertil ivf conceiv try babi clinic pregnanc doctor|egg freez iui donor embryo infertil cycl
3.4|miscarriag stillbirth loss pregnanc sensit babi mourn|miscarri stillborn ectop lose 20 week griev
3.9|prostat testosteron man urologist doctor|psa enlarg vasectomi biopsi nocturia tamsulosin
3.8|transgend transit hormon gender clinic name|tran hrt oestrogen testosteron deadnam surgeri binder surnam mastectomi nonbinari blocker
3.8|osteoporosi bone joint arthriti stiff rheumat hand pain doctor|rheumatoid gout osteoarthr finger swollen rheumatologist arthrit hip
4.2|hand wrist finger grip type pain comput|carpal tunnel rsi trigger tendon brace numb tingl ganglion
3.9|foot sole heel toe walk podiatrist shoe pain|plantar fasciiti bunion flat corn verruca insol ingrown athlet spur fungu
5.3|varicos leg vein swell clot circul flight|thrombosi dvt stock compress oedema lymphoedema warfarin
4.3|dizzi vertigo balanc fall spin stand|menier labyrinth lighthead faint eplei stroke ear
4.6|travelsick carsick seasick nausea motion vomit car boat|travel sick dramamin ginger wristband nauseou
4.1|faint blood needl inject queasi nurs doctor|trypanophob syncop phlebotomist vein wound
3.8|snore apnoea mask partner loud sleep|cpap earplug mouthguard polyp sinu mouth separ husband
3.6|nois sleep earplug dark quiet curtain hotel bedroom|traffic white blackout ey mask church bell light sleeper heavi
3.8|jaw tooth grind night clench dentist pain|bruxism splint tmj mouthguard crack molar botox
3.9|brace orthodontist retain straighten tooth mouth|invisalign bracket overbit align train track fix remov jaw metal
4.8|laser ey surgeri lens cataract oper glass vision|lasik len implant smile prk
4.3|colourblind color distinguish red green chart traffic light|blind deuteranopia deuteranop protanopia dalton brown shade trichromat
3.9|blind screenread braill guid sight vision read screen|reader dog partial white cane macular voiceov talkback
3.9|deaf sign subtitl caption interpret hear convers|bsl lip read asl loop
3.6|speech stammer stutter voic speak talk nervou|lisp therapist hoars nodul shy phone stroke therapi
5.0|vitamin supplement defici daili pill health|iron b12 magnesium zinc omega creatin probiot folic multivitamin
5.7|altern homeopathi acupunctur osteopath massag treatment pain|homeopath chiropractor reiki ayurveda cup shiatsu osteopathi
3.9|blood test result iron cholesterol fast doctor anaemia|ferritin hba1c psa liver valu anaem glucos thyroid triglycerid vitamin platelet creatinin
4.2|scan mri rai ultrasound result doctor hospit|ct mammogram endoscopi colonoscopi pet
3.8|screen smear mammogram check prevent doctor cancer|colonoscopi mole pap checkup recal letter polyp breast
4.3|hospit ward nearest visit bed admiss emerg|st infirmari gener admit discharg clinic royal surgeri
4.5|organ donor transplant kidnei card death regist|liver immunosuppress bone marrow lung cornea heart
4.5|infect covid flu cold ill contagi sick test|shingl chickenpox noroviru tonsil lyme strep glandular catch
3.5|health tracker step fit watch goal walk sport|fitbit garmin whoop oura thousand appl 8000 calori sleep puls
4.2|medic alert emerg paramed wear bracelet implant doctor ambul|pacemak defibril stoma shunt dnr epipen allergi
4.4|massag relax spa sauna well muscl|steam hammam cold plung jacuzzi
3.7|stress relax calm cope wind techniqu breath anxiou|medit mind headspac journal walk yoga run bath
3.0|habit routin daili morn even ritual start wake|medit journal cold shower stretch walk duolingo read jog
3.4|nail bite habit bad break quit stop|procrastin doomscrol interrupt snack smoke hair knuckl sugar scroll
4.0|person introvert extrovert type tempera shy charact peopl|intj enneagram outgo perfectionist quiet
3.6|lunch noon middai eat typic offic|sandwich soup salad leftov bento meal deal baguett wrap canteen noodl
3.1|dinner supper even meal cook tonight eat|pasta stir fry roast leftov casserol fish finger takeawai tea risotto soup
3.3|snack peckish nibbl hungri afternoon eat even|crisp nut popcorn biscuit fruit hummu rice cake cereal bar pretzel chip chocol
4.2|sandwich fill bread lunch toast spread picnic|ham chees tuna egg mayo blt peanut butter marmit avocado pickl cucumb salami
3.8|bread loaf bakeri toast slice breakfast bui|sourdough rye wholem ciabatta baguett white seed gluten free pumpernickel focaccia baker
4.2|chees board cheesemong dairi wine platter bui|cheddar brie gouda stilton roquefort camembert feta goat manchego parmesan halloumi gruyer
3.5|steak meat cook done butcher rare order restaur|medium well ribey sirloin fillet blue bone brazilian tartar crust
3.6|fish seafood shellfish eat restaur dinner bui|salmon cod tuna sushi mussel mackerel sardin oyster squid herring trout haddock
3.6|egg cook boil scrambl breakfast morn omelett|poach fri soft sunni easi hard yolk runni
4.9|pasta sauc italian noodl dinner cook|carbonara pesto arrabbiata bolognes tagliatel penn cacio vongol spaghetti lasagn macaroni
4.4|potato chip fri side dinner cook|mash roast jacket hash brown gratin wedg roasti
3.4|salad dress veget side leav dinner lunch|vinaigrett caesar ranch greek rocket balsam thousand island lettuc honei oliv mayonna
4.1|soup broth winter starter lunch dinner cook|minestron tomato lentil ramen pumpkin leek gazpacho borscht chicken noodl
5.0|sauc condiment dip tabl burger ketchup|mayo mustard brown hp tabasco soi sriracha bbq tahini gravi vinegar hollanda
3.6|fruit bowl snack smoothi breakfast bui eat|mango banana appl grape berri pineappl cherri peach watermelon fig orang pear raspberri
3.6|veget veg green kid side dinner eat|broccoli carrot pea cauliflow spinach kale courgett leek cabbag asparagu
3.9|sweet candi chocol treat gift snack eat|liquoric haribo jelli fudg toffe dark lindt milk truffl chew gum
4.5|ic cream flavor cone scoop summer dessert bui|pistachio vanilla stracciatella mint choc strawberri gelato sorbet lemon rum raisin
4.3|pizza top order takeawai dinner italian deliveri|margherita pepperoni hawaiian pineappl quattro anchovi mushroom thin crust calzon oliv
3.4|burger top fast food takeawai order eat|cheeseburg mcdonald bacon beyond whopper gui kfc nugget plain fri
3.3|takeawai deliveri order even curri dinner eat|indian chines thai deliveroo chip shop sushi kebab uber pizza
3.2|restaur favorit book tabl eat dinner birthdai|trattoria bistro steakhous tapa gastropub sushi bar curri hous diner italian japanes
3.3|mealprep freezer cook ahead batch plan week freez box|tupperwar portion planner chilli hellofresh meal lasagn soup vacuum
4.7|bake oven bread cake skill dessert parti|sourdough starter scone browni muffin prove dough knead loaf pastri
5.0|preserv jam pickl ferment cellar jar garden|chutnei kimchi sauerkraut kombucha marmalad bottl gherkin
4.3|wine bottl pair cellar red white dinner gift guest|rioja malbec riesl pinot chardonnai merlot bordeaux sancerr barolo rose natur shiraz sauvignon grenach cava
4.6|whiski gin spirit bottl gift nightcap parti birthdai bar|islai bourbon laphroaig singl malt sloe hendrick rum cognac mezcal talisk glenfiddich bombai
5.7|homebrew beer brew ferment hobbi hop bottl|ipa keg mash carboi stout malt porter bitter yeast
3.8|cocktail mix bar shaker order parti even drink|negroni mojito margarita fashion martini spritz daiquiri gin tonic aperol gimlet caipirinha
4.1|soft drink fizzi soda juic thirsti order pub bui|coke pepsi lemonad sparkl squash fanta ginger beer diet irn bru cola tonic
3.7|water sparkl still bottl hydrat drink tabl|tap liter ic lemon fizzi miner glass evian pellegrino perrier soda
3.7|milk cereal dairi altern fridg coffe breakfast vegan|oat soya almond skim whole semi goat lactos free rice cashew barista
3.9|coffe machin bean grind maker kitchen bui repair|nespresso delonghi sage moka french press aeropress gaggia grinder espresso
3.2|caffein limit late stop sensit coffe tea even|decaf noon jitteri cut palpit decaffein cola sleepless afternoon
4.4|gluten coeliac bread flour bake pastri restaur kitchen|free buckwheat wheat cross contamin rye barlei
4.5|lactos dairi milk chees toler stomach pizza vegan|intoler lactas free oat cream cheddar yoghurt bloat sensit
4.6|low fodmap onion garlic stomach gut diet cook|bean bloat ib appl wheat lentil
3.1|fast intermitt eat window skip diet morn hour|16 breakfast noon ramadan sixteen religi
3.9|keto carb sugar diet weight lose bread|free paleo atkin protein ketogen rice noodl
4.4|knife pan cookwar kitchenwar gift kitchen chop cut|global wusthof cast iron creuset carbon steel whetston japanes victorinox
3.5|pregnanc food avoid eat safe babi listeria chees pregnant|pate unpasteur sushi alcohol free brie raw rare liver salmon tuna mercuri mayo
3.8|coat jacket winter warm rain wear cold bui gift|parka barbor gore tex raincoat wool trench puffer fleec anorak
4.1|underwear bra sock size bui gift cloth|34b boxer brief thermal medium sport pant underwir thong cup
4.4|suit tie formal occas tailor wed interview dress|tuxedo bow linen slim fit cufflink waistcoat blazer
4.1|trouser jean waist leg length bui fit cloth|levi chino skinni 32 34 bootcut corduroi cord
4.0|hat cap head glove scarf size winter cold gift|beani fedora panama headscarf hijab bobbl helmet mitten
4.5|swimsuit swimwear bikini trunk beach holidai pool|goggl burkini speedo short board
5.1|fabric materi itchi wool synthet cloth sweater gift|cotton linen polyest merino cashmer silk itch viscos allerg
3.8|style fashion brand wear wardrob cloth bui gift shop|vintag goth minimalist uniqlo zara co preppi patagonia thrift black secondhand minim
4.8|tattoo ink pierc design bodi arm artist|sleev ankl nose ring septum forearm
4.2|perfum scent aftershav fragranc smell gift shop present|chanel citru sandalwood jo malon dior vanilla free patchouli cologn
4.7|makeup cosmet lipstick foundat beauti face shop allergi|mascara cruelti mac shade conceal eyelin eyeshadow blusher fenti
5.2|skincar face cream routin moistur skin dermatologist|retinol cerav niacinamid spf serum cleanser dry oili sunscreen
4.4|beard shave razor mustach barber face cut|clean shaven stubbl goate electr safeti gillett trim sideburn
4.4|watch wrist gift wear strap present|casio seiko rolex omega smartwatch appl garmin swatch automat
4.7|bag backpack rucksack handbag carri laptop gift|tote messeng osprei fjallraven briefcas sling vegan leather eastpak
4.1|sunglass sun ey frame shade drive summer|rai ban polar prescript oaklei aviat rayban tortoiseshel uv dark
4.2|costum fanci dress halloween carniv parti outfit kid|pirat witch vampir cosplai zombi superhero princess superman elsa vike clown mommi
4.9|sew alter mend hem repair cloth tailor machin|zip seamstress darn singer overlock
5.3|rabbit bunni hutch hai pet vet carrot|lop neuter bond dwarf angora rex pellet
4.3|hamster guinea pig rodent cage wheel vet kid|gerbil rat degu mous syrian dumbo sawdust
4.0|bird parrot cage budgi feed talk seed vet|cockatiel canari african grai lovebird aviari macaw parakeet finch conur cockatoo feather
4.4|reptil tortoiz snake lizard terrarium heat vet feed|gecko python beard dragon corn chameleon uv turtl cricket iguana boa
3.3|pet food feed dog cat bowl kibbl bui vet brand|raw wet royal canin grain whiska tin hypoallergen biscuit sensit diet gram purina hill
3.2|pet sitter kennel holidai awai feed trip travel weekend|catteri neighbor dog board rover sister housesitt cat minder
3.8|dog train obedi command behav recal trainer bark puppi|clicker class pull agil crate muzzl reactiv leash treat
3.0|dog walk lead park exerc schedul rain|twice morn walker mile field beach wood even leash
3.9|vet clinic anim ill treatment emerg appoint sick|practic vaccin spai arthriti pill limp flea neuter diabet kidnei tablet
2.6|pet ag old year breed born birthdai puppi|rescu senior shelter kitten elderli month 12
3.1|pet name call dog cat rabbit tag microchip|bella luna max milo rex oscar coco oreo simba molli charli daisi
4.2|pet death di loss rainbow grief mourn sad|euthan buri miss ash garden cancer cremat fourteen tumor vet
3.3|microchip collar lose pet miss tag cat dog find registr|chip gp tattoo tracker airtag regist
5.0|sheep lamb flock farm shear pastur wool vet|ew ram texel hill suffolk merino tup pen
4.9|cow cattl dairi milk herd vet calf pastur|jersei holstein calv bull angu heifer simment hereford friesian
4.7|pig sty pork farm feed vet pen|sow piglet boar kunekun gloucest truffl hog
4.2|goat alpaca donkei smallhold vet pastur feed hai|billi nanni llama chees pygmi kid
4.6|wildlif feeder garden bird hedgehog nest anim feed|robin tit squirrel fox badger blackbird bat woodpeck seed
3.5|tire wheel winter summer chang car grip garag snow flat|michelin season pirelli stud spare punctur pressur r16 continent bridgeston goodyear profil
3.8|inspect roadworthi garag due car servic annual test safeti mechan|mot tuv oil chang emiss fail brake pad exhaust
3.6|charg electr rang plug car cabl trip station|wallbox tesla supercharg ev kwh home charger type chargepoint overnight kilowatt
3.9|fuel fill tank petrol station car pump drive trip|diesel unlead e10 premium lpg hydrogen litr mpg benzin e5 liter
2.9|breakdown car strand tow recoveri start flat help roadsid insur call|aa rac adac batteri jump lead clutch green flag altern assist engin
3.8|hire rental car share airport drive trip kei holidai|zipcar hertz sixt carshar enterpr automat turo rent carpool mile
3.1|accid crash collis damag dent car insur repair polic bodywork|rear end write bumper claim scratch hit collid windscreen bonnet scrape wing
3.6|van transit transport load trailer tow move drive|sprinter bar vivaro flatb luton boxvan citroen ducato
3.6|campervan motorhom caravan pitch travel holidai drive sleep camper park|california awn ducato hymer trailer vw convert solar
4.4|tractor farm machineri plow harvest repair drive field|fendt deer massei combin baler claa john forward valtra
3.7|automat manual gearbox transmiss drive rent licens car|clutch stick gear shift dsg
3.9|childseat bike trailer kid cargo ride child bicycl safe|thule croozer seat yepp weehoo
3.8|bicycl repair punctur chain servic shop fix mechan bell wheel|brake gear derailleur tubeless inner tube flat shimano
4.3|bike lock steal theft shed secur insur code|abu kryptonit chain frame ebik
4.8|scooter escoot kick ride rental charg pavement helmet|xiaomi lime segwai bird tier bolt niu commut electr
3.0|bu line stop rout ride timet pass depart|number 14 38 depot doubl decker buse coach termin
3.5|subwai metro underground tube line station commut stop ride chang|central northern victoria u6 jubile piccadilli bakerloo bahn bart
3.5|tram streetcar light rail stop commut ride timet|line metrolink terminu lua 11 metro
4.1|station nearest train local railwai commut platform depart pick|king cross paddington penn hauptbahnhof waterloo main victoria waverlei
4.6|airport fly nearest departur local pick taxi trip termin|heathrow gatwick stanst luton jfk schiphol lax edinburgh dull frankfurt
3.8|airlin frequent flyer mile statu loung book point card upgrad|avio star allianc ryanair easyjet lufthansa klm gold delta unit skyteam silver emir qatar ba
4.4|ferri cross island boat car trip sail|calmac dover stena harwich cabin overnight isl hebrid deck
3.4|taxi ride cab airport late home order driver phone|uber bolt lyft cabbi minicab freenow rank
3.5|luggag suitcas carri pack weight airport trip size bui|hand rimowa backpack check light wheeli samsonit roller trollei duffel
3.6|visa entri permit embassi border appli passport travel|schengen esta tourist student consul stamp work holidai transit
3.6|camp tent pitch campsit outdoor sleep bag gear trip summer night|stove hammock bivvi glamp wild mat camper coleman
4.6|cruiz ship cabin voyag deck port|insid balconi norwegian fjord mediterranean caribbean rhine nile suit
3.3|roadtrip drive rout highwai scenic trip car plan|66 coast campervan nc500 stop highland california scotland ring road norwai pacif
3.3|backpack hostel gap travel budget trip|southeast asia inca interrail year couchsurf thailand peru vietnam
4.3|beach holidai sun sea swim resort summer hotel rest|inclus algarv canari sunbath mallorca turkei sand loung spain greec
4.0|citi break weekend museum sightse trip flight visit|galleri cathedr budapest pragu vienna rome lisbon
4.2|altitud mountain sick height trek hike trip doctor|diamox base camp kilimanjaro andes acclimat nepal 4000 meter headach
3.7|jetlag timezon flight sleep haul tire|jet lag melatonin overnight red ey westward awak east japan
3.4|travel companion trip togeth share|solo coupl cousin group tour friend stag mother famili
3.4|countri visit travel list map trip|iceland peru contin backpack live india japan kenya
4.1|bucket list dream destin somedai wish travel|patagonia northern light antarctica safari everest tran siberian galapago orient express
3.3|hotel room prefer bed floor quiet book recept request|twin doubl ground non smoke bath sea view upper bathtub crib
4.3|souvenir magnet gift trip bring holidai collect|snowglob mug postcard tin shell fridg spoon snow globe tea towel
4.0|tablet ipad screen draw read app|pencil surfac kindl fire android stylu mini m2 lenovo
3.6|smartwatch wrist fit band step run alarm|appl watch garmin fitbit pixel amazfit withings polar coro
4.0|eread book read screen kindl novel holidai light|kobo paperwhit tolino pocketbook libbi boox epub audiobook overdr
3.4|tv televis screen live room set film|ol lg samsung inch roku chromecast fire stick soni projector soundbar philip panason
3.9|speaker hifi audio stereo sound music live listen|sono amplifi turntabl soundbar kef bookshelf denon bose marshal vinyl amp genelec
4.1|keyboard layout type kei shortcut comput switch|qwerti dvorak mechan colemak azerti qwertz ergonom split german keychron iso ansi
5.2|monitor screen displai extern resolut desk laptop pixel|ultrawid 4k inch dual lg vertic curv benq eizo hertz
3.5|mous trackpad trackbal pointer hand desk wrist comput|logitech vertic leav magic ergonom pad razer mx
4.2|charger cabl adapt plug port phone batteri travel|usb lightn magsaf powerbank anker wireless wallplug micro
3.6|webcam microphon video call setup zoom stream record|logitech yeti shure ring light brio headset elgato ride
5.9|browser web tab extens search bookmark site plugin|firefox chrome safari edg brave arc ublock vivaldi chromium opera duckduckgo
3.6|search engin websit find onlin look queri internet|duckduckgo googl kagi ecosia bing startpag perplex brave
5.2|vpn privaci secur remot connect internet abroad compani|wireguard nordvpn mullvad tailscal proton openvpn protonvpn cisco anyconnect
3.9|calendar schedul app sync event plan appoint remind|googl outlook ical caldav paper diari fantast nextcloud notion
3.3|note app write knowledg organ rememb journal|obsidian notion evernot onenot org mode moleskin appl logseq zettelkasten notebook joplin bear roam anytyp
2.9|todo task list app product plan rememb work|todoist thing trello bullet journal remind asana gtd pomodoro ticktick omnifocu kanban sticki
3.3|offic document word spreadsheet suit text file export|libreoffic excel googl doc page number latex keynot sheet openoffic onlyoffic
3.6|typeset document pdf formula thesi write bibliographi|latex overleaf typst markdown bibtex zotero pandoc endnot citavi vscode beamer templat
3.6|messeng chat app group messag send contact friend|whatsapp signal telegram imessag wechat discord threema viber line
3.5|work chat channel team messag offic discuss post|slack mattermost zulip googl discord rocket zoom thread workspac
3.6|video call meet tool onlin remot camera link|zoom team jitsi googl facetim webex skype gotomeet bluejean wherebi
4.2|social media account profil post follow share onlin|instagram mastodon linkedin facebook tiktok blueski reddit twitter handl thread pinterest snapchat xing
5.0|usernam handl account login nick onlin gamer|alia tag nicknam steam gamertag
3.3|websit blog person domain host write post|wordpress hugo jekyl ghost substack github page netlifi wix
5.0|youtub channel subscrib video watch film stream clip|vlog twitch streamer subscript creator documentari veritasium craft
2.9|new newspap read sourc daili inform morn headlin|guardian time bbc economist telegraph mond reuter ft spiegel app
3.8|magazin subscript read issu gift paper journal|yorker economist nation geograph privat ey wire period monthli
3.7|phone provid contract plan mobil network roam bill signal sim|vodafon ee giffgaff prepaid o2 esim verizon lebara tesco voxi monthli gigabyt
5.1|antiviru secur comput viru firewal window protect scan|malwarebyt defend norton phish hack kasperski bitdefend avast mac infect
4.3|factor authent secur login kei account code|yubikei authi totp passkei sm hardwar aegi googl
3.6|ai assist chatbot model tool prompt write|chatgpt claud copilot gemini mistral ollama llama gpt cursor perplex
5.0|termin shell command prompt consol script configur|zsh bash fish powershel tmux iterm alacritti kitti wezterm ghostti
4.3|packag manag instal depend tool librari updat project|npm pnpm yarn brew pip poetri uv apt nix cargo conda bun pipenv rubygem maven gradl compos
4.4|version control git branch commit repositori code merg histori|github gitlab bitbucket trunk rebas squash mercuri gitea codeberg jujutsu svn
4.5|pipelin ci build autom test deploi check releas|github action jenkin gitlab circleci buildkit teamciti drone bitriz argo
4.5|test framework unit suit code coverag bug|pytest jest vitest junit cypress playwright rspec tdd mocha unittest nunit
4.5|indent code style format linter convent editor lint|tab space prettier black eslint semicolon snake case camelcas ruff flake8 rubocop
3.5|comment docstr name convent code review function pull|camelcas snake case googl style ters jsdoc commit javadoc rustdoc gitmoji
5.6|css style ui design compon layout web page|tailwind bootstrap sass mui modul chakra shadcn tailwindcss
4.7|api endpoint protocol backend interfac request client rout|rest graphql grpc soap websocket openapi json trpc protobuf
4.5|cach queue messag broker async job background worker|redi rabbitmq kafka celeri memcach sq nat sidekiq valkei
4.7|login authent ident user signin password session account|oauth keycloak auth0 jwt saml magic link clerk cognito firebas okta sso
5.2|monitor log alert metric outag incid observ dashboard error|grafana prometheu datadog sentri kibana pagerduti relic opentelemetri elast zabbix nagio
4.6|server port url host stage environ connect ssh address domain|localhost 8080 subdomain ip product nginx traefik caddi
5.0|orm migrat model schema data tabl queri|prisma sqlalchemi hibern drizzl alemb flywai activerecord typeorm sequel peewe ef
4.2|mobil app develop io android phone store|swiftui flutter react nativ kotlin jetpack expo ionic object swift cordova capacitor
4.4|machin learn train gpu neural data ai notebook|pytorch tensorflow cuda scikit jax huggingfac nvidia lora kera transform sklearn
4.6|spreadsheet data analysi chart formula file analyz|excel panda sheet tableau pivot power stata spss jupyt polar matplotlib
5.0|game engin develop sprite gamedev code shader|uniti godot unreal gamemak blender bevi phaser love2d pygam
4.8|cad design draw 3d model part print|autocad fusion solidwork blender freecad revit sketchup rhino openscad inventor archicad
5.4|photo edit retouch softwar raw pictur imag|lightroom photoshop gimp affin darktabl captur rawtherape snapse pixelm
4.8|video edit cut footag clip timelin|premier davinci capcut kdenliv imovi resolv youtub effect ob
5.0|audio record music product softwar mix song track|ableton logic reaper cubas pro tool garageband studio audac bitwig focusrit
5.5|graphic vector illustr softwar draw poster logo|inkscap procreat figma affin canva corel coreldraw
4.9|microcontrol electron solder circuit project build sensor|arduino raspberri esp32 breadboard kicad pico multimet relai attini motor
4.0|homelab server selfhost network rack home storag docker|proxmox unraid truena na plex jellyfin pihol pi synolog zf k3s
5.5|3d printer filament print model plastic prototyp|prusa bambu ender pla resin petg slicer crealiti voron nozzl overnight
5.5|ham radio amateur antenna callsign exam frequenc|shortwav mors dx sdr yaesu icom cw qrp
4.9|drone fly quadcopt aerial video licens camera|dji mavic fpv mini cinemat race gimbal
4.3|font theme dark mode termin displai ey editor color|solar dracula fira jetbrain mono gruvbox light cascadia
3.9|access screen text size zoom read ey vision|larg print contrast reader subtitl dictat magnifi caption font keyboard voiceov
4.4|crm erp busi softwar custom lead|salesforc sap hubspot odoo pipedr dynam netsuit zoho excel
4.0|robot vacuum gadget household clean floor|roomba roborock dream dyson cat hair upstair map
4.4|knit needl wool pattern jumper stitch gift babi yarn|sock cardigan fair isl merino circular shawl cashmer
5.3|crochet hook yarn amigurumi gift toi pattern|granni squar blanket hat doll wool
4.5|quilt patchwork fabric sew bed gift|bat longarm log cabin quilter queen singer
5.0|embroideri cross stitch thread sew gift|hoop floss sampler tapestri embroid needlepoint tablecloth initi cushion
4.4|potteri clai wheel kiln glaze studio class mug|ceram raku throw pot stonewar bowl
3.3|woodwork wood carv lath bench make gift spoon chair|woodturn bowl oak dovetail whittl chisel carpentri turn
4.6|model railwai train track scale layout gift hobbi|h0 gaug locomot marklin hornbi signal
4.9|scale model kit paint miniatur glue brush hobbi|airfix warhamm airbrush tank diorama revel tamiya soldier figur plane
4.5|radio control rc plane car toi race hobbi|glider traxxa buggi lipo boat drone helicopt
3.9|lego brick build set gift kid hobbi|technic star war minifigur creator millennium falcon duplo modular
3.8|jigsaw puzzl piec tabl gift raini even hobbi|thousand ravensburg cat castl
3.9|crossword sudoku puzzl newspap brain morn hobbi|cryptic wordl killer clue logic kakuro train nyt mental
4.1|chess open elo club oppon game plai hobbi|sicilian lichess blitz queen gambit endgam fide caro kann london rate 1600
3.0|poker card bet night plai hobbi friend|texa hold em omaha home game chip holdem casino bluff ring tournament
3.4|bridg card partner bid club plai game hobbi|duplic acol contract rubber trump night slam
5.2|roleplai rpg campaign charact dice dungeon tabl weekli hobbi|dragon wizard cleric pathfind cthulhu gm barbarian paladin druid ranger elf bard rogu
4.1|trade card deck collect tournament game shop hobbi|magic pokemon yu gi command lorcana booster legaci modern draft standard
4.1|geocach treasur gp hunt outdoor find hobbi|cach muggl metal detector detect log ftf hide multi
3.9|birdwatch bird binocular spot hobbi walk|birder swarovski kingfish wader hide owl life list heron osprei
5.0|mushroom forag forest pick wild autumn basket hobbi|chanterel porcini cep morel elderflow blackberri garlic boletu nettl berri
5.1|bonsai tree tini prune hobbi pot care|junip mapl wire pine trident repot
6.3|orchid succul cacti collect rare plant hobbi|phalaenopsi echeveria cymbidium housepl lithop vanda drosera
5.1|hunt shoot game rifl season hobbi forest licens|deer stag pheasant shotgun hunter gundog stalker
5.3|archeri bow arrow target hobbi club|recurv longbow compound archer indoor
4.8|shoot rang rifl pistol clai sport club licens|pigeon air biathlon ipsc
3.6|blacksmith forg metal knife make hobbi smithi|anvil bladesmith damascu smith ax nail
3.5|leather craft wallet belt make hobbi sew bag|leatherwork saddl stitch leathercraft saddleri sheath tan
3.3|bookbind paper calligraphi nib ink hobbi pen write|copperpl brush letter ital quill uncial copper
3.4|fountain pen ink write gift stationeri paper|lami pelikan pilot montblanc nib sailor twsbi kaweco
5.0|origami paper fold craft hobbi|crane modular washi kusudama
3.3|scrapbook card paper craft stamp album hobbi|cricut make sticker journal washi tape
3.1|candl soap make wax home gift craft hobbi|lye essenti oil soi beeswax lavend jar
3.4|bead jewelri make silversmith gift craft hobbi|wire resin ear pendant clai
5.1|stain glass mosaic blow hobbi craft lead|fuse glassblow glasswork lamp
5.3|printmak linocut screenprint press hobbi craft|lino screen print etch woodcut risograph lithographi ink carv poster
5.3|sketch draw comic manga illustr pencil hobbi|figur urban cartoon graphic ink digit
5.5|darkroom analog film develop neg camera hobbi roll|ilford rolleiflex leica kodak portra fomapan enlarg
3.7|dj mix deck club music parti gig|vinyl technic techno rekordbox deejai turntabl hous drum wed
5.1|synthes electron music modular hobbi plai|moog eurorack korg juno sequenc synth analog minimoog
4.7|magic trick juggl circu perform hobbi show gift|unicycl diabolo trapez magician acrobat tent aerial ball
3.8|comedi standup improv funni stage show laugh hobbi|stand open mic sketch comedian club set
5.7|cosplai convent costum anim hobbi sew con|comic wig cosplay armor elf naruto fabric
5.8|larp reenact mediev histori costum hobbi fight|vike roman napoleon sword chainmail tent
4.4|anim manga japan watch read seri hobbi|naruto ghibli attack titan bleach demon slayer studio fullmet
4.7|wine tast vineyard cours hobbi visit gift|sommeli wset natur blind bordeaux
3.4|chees make dairi curd hobbi milk|rennet brie mozzarella cheesemak gouda wheel
4.6|smoke meat bbq brisket pitmast hobbi cook|pellet offset smoker pull pork rib wood traeger weber
5.1|ceram glass antiqu fleamarket restor auction hobbi|porcelain clock gramophon furnitur chair radio
3.9|vintag car restor classic project garag hobbi drive|mg beetl morri mustang triumph spitfir type mini
4.4|train spot plane hobbi photograph|locomot trainspot steam heritag railwai trainspott airlin a320 class signal
5.7|cave pothol underground hobbi outdoor|speleolog caver spelunk abseil mine karst
5.1|kayak cano paddl river lake sport hobbi|sup whitewat packraft sea loch dee
5.5|dive scuba underwat sport hobbi sea|padi wetsuit reef wreck snorkel freediv divemast nitrox
4.5|paraglid glider fly hang skydiv hobbi sport air|wing parachut microlight alp thermal jump
4.0|pilot privat plane fly lesson hobbi licens|cessna ppl solo piper hangar hour
4.0|snowboard ski pass resort season sport winter slope lift|freerid bind chamonix verbier splitboard powder park boot
4.6|cross countri ski nordic trail winter sport snow|langlauf skate classic birkebein loppet skier track
4.8|ic skate hockei rink sport winter|figur curl skater lutz goali
4.3|roller skate skateboard inlin park hobbi wheel|rollerblad longboard derbi half pipe skater deck ramp trick
4.0|golf cours handicap club round sport plai|driver putter link titleist golfer birdi
4.4|tenni racket court partner serv sport plai match|doubl forehand wilson clai backhand babolat
4.6|badminton squash tabl tenni racket sport plai match|shuttlecock ping pong padel racketlon pingpong feather clubnight
2.7|footbal side posit plai team sport kick pitch train|striker goalkeep midfield defend leav back winger forward center sub keeper
3.7|rugbi team posit scrum sport match pitch plai|prop hooker fly half nation fullback lock flanker loosehead wing tri
3.7|cricket bat bowl match team sport pitch plai|batsman bowler wicketkeep spin test ash leg open batter net villag
4.5|basebal softbal team bat sport pitch glove|pitcher shortstop yanke red sox dodger catcher cub outfield
3.8|basketbal hoop team court sport plai match coach|guard point nba laker celtic center forward pickup
4.5|volleybal handbal netbal team posit sport plai match|setter libero goal attack beach goalkeep spiker
4.2|hockei team stick pitch sport match plai|field sweeper goali astro defend midfield turf
4.7|gymnast trampolin floor beam sport vault|cartwheel ring handstand somersault
3.5|athlet track field throw jump sport train|hurdl javelin sprinter pole vault shot put sprint relai 400m shotput
3.8|triathlon ironman swim bike sport run race train|sprint distanc olymp triathlet ironwoman 70 wetsuit relai
4.4|row crew river erg boat sport blade train|scull cox regatta rower coxless stroke henlei singl
4.3|martial art belt dojo spar train sport defens class|judo karat aikido taekwondo jiu jitsu black kickbox kendo mma krav maga judoka
4.3|box glove ring fight sport train punch|spar southpaw heavyweight bag muai thai boxer welterweight ringsid welter
6.3|fenc foil sword sport swordplai duel|epe sabr hema fencer olymp
4.5|yoga mat class stretch sport studio|vinyasa ashtanga hatha yin iyengar hot yogi bikram mysor
3.4|pilat core reform stretch sport class back|barr mat clinic balanc
5.0|dart snooker pool pub bowl sport game|billiard pin och cue leagu 180
5.0|bowl petanqu boul lawn sport pub park game|croquet leagu provenc
4.2|motorsport race kart circuit sport watch drive|formula nurburgr ralli ferrari hamilton verstappen motogp f1 spa monza
5.0|cycl tour de franc watch race sport|giro peloton vuelta pogacar vingegaard roglic mountain
4.7|bicycl tour long distanc pannier trip camp|eurovelo bikepack cyclotor rando danub atlant
3.1|marathon target goal finish run race|sub person best half hour minut second
4.2|american footbal nfl team sport watch fan season|packer cowboi patriot chief superbowl eagl steeler bill touchdown giant
4.1|esport competit game rank plai team|valor diamond dota counter strike lol fortnit overwatch twitch
4.1|piano keyboard kei lesson grand plai tune room|steinwai upright yamaha nord chopin clavinova casio beginn jazz
4.1|guitar string amp pedal plai music learn|stratocast fender gibson acoust bass martin fingerpick telecast electr 12
4.5|violin viola cello string orchestra plai music lesson|violinist doubl bass quartet bow fiddl luthier chamber
4.6|drum percuss kit practic plai music band|drummer cajon pearl roland electron snare cymbal beat jazz
4.7|brass trumpet trombon wind band plai music|cornet tuba french horn bariton flugelhorn
4.7|woodwind flute clarinet saxophon reed plai music orchestra|obo sax bassoon record piccolo tenor alto wind quintet
4.5|folk fiddl accordion session trad music plai pub|bodhran ceilidh tin whistl concertina bagpip banjo uilleann harmonica
5.0|orchestra concert symphoni classic compos music listen ticket|bach beethoven mahler shostakovich philharmon prom chamber sibeliu brahm
5.5|opera ballet season theater ticket music stage|wagner verdi puccini bolshoi nutcrack glyndebourn mozart swan tosca magic flute
3.6|festiv summer ticket camp music band tent|glastonburi wacken download roskild coachella burn man read primavera
3.3|concert gig ticket see live music band|tour arena springsteen stadium front row coldplai
3.9|karaok song sing parti music night|abba queen duet ballad bohemian microphon sinatra gaynor
5.0|favorit band artist musician listen music song|beatl abba metallica radiohead coldplai nirvana swift queen adel bowi dylan
4.0|favorit author writer book novel read gift|austen orwel pratchett atwood king tolkien murakami ishiguro tolstoi rowl
4.8|favorit film movi watch cinema|casablanca godfath matrix ameli alien incept tarkovski star war shawshank
3.4|favorit seri show watch tv|wire soprano friend seinfeld fawlti tower lose break bad
3.9|comic graphic novel superhero read seri hobbi|batman asterix tintin marvel sandman mau spiderman man
3.4|poem poetri poet vers read gift write|rilk dickinson larkin heanei sonnet haiku keat neruda goeth plath
3.2|bookclub read group month discuss novel even|book club host wine monthli
4.0|librari loan card return book borrow branch|overdu reserv audiobook
4.0|scienc fiction fantasi genr geek fandom book film seri|star trek dune tolkien doctor asimov sci fi trekki gaiman
4.1|true crime thriller detect genr book read seri|agatha rebu poirot sherlock nordic noir murder podcast christi serial columbo
4.5|documentari natur histori watch film seri program|attenborough planet war netflix blue
4.9|genr dislik film horror avoid watch scari|gore music jumpscar romcom slasher zombi war
5.7|museum galleri exhibit art visit trip|tate louvr impressionist moma rijksmuseum prado monet
3.6|prayer prai daili mosqu time faith religion|fajr rosari mass dhikr salah church
3.8|ramadan fast sunset iftar muslim eat meal|suhoor eid suhur taraweeh sahur date moon
3.2|sabbath shabbat jewish observ rest work light drive|synagog candl challah kashrut havdalah even
5.5|passov hanukkah jewish feast holidai meal candl|seder matzo menorah yom kippur rosh pesach matza latk
4.5|diwali holi hindu festiv sweet light famili|puja ganesh navratri diya navaratri rangoli
4.2|lunar chines festiv famili parti|red envelop dumpl dragon zodiac mid autumn tet mooncak firecrack
3.7|easter lend egg holidai famili church feast|hunt hot cross fast lamb bunni chocol
4.6|thanksgiv turkei famili feast meal holidai|stuf pumpkin pie friendsgiv cranberri yam ham
4.3|halloween trick treat pumpkin costum kid parti|skeleton ghost sweet appl candi witch
4.4|ev parti firework resolut midnight plan|hogmanai champagn sparkler ball countdown raclett
3.6|mother father parent gift celebr card flower|brunch carnat breakfast handmad
4.4|valentin romant gift coupl dinner date|rose candlelight chocol secret admir propos oyster anniversari
4.8|carniv mardi parad costum parti music street|notting samba float mask band
4.3|baptism confirm communion bar mitzvah ceremoni famili church priest|christen bat baptiz dunk godpar robe
2.8|vegetarian sinc reason year meat|ethic anim climat health factori farm pig
4.6|environ climat green carbon sustain lifestyl recycl|flight solar plastic vegan rewild plane train compost
5.6|activ protest campaign caus polit petit|extinct rebellion amnesti greenpeac wind climat pipelin
4.6|councillor mayor mp local repres polit elect offic|candid constitu borough alderman ward
4.7|accent dialect speak region|scous geordi cocknei scottish brummi southern yorkshir brogu lilt
3.6|languag level learn certif cours speak studi test|a2 b1 b2 c1 delf ielt jlpt goeth hsk testdaf dele
3.0|languag home kid rais bilingu child speak famili|trilingu mother tongu minor polish urdu dual
4.0|sign languag deaf hear interpret speak|bsl asl makaton fingerspel signer lipread
3.9|public speak speech stage nervou present fear audienc talk|fright toastmast shaki slide mic
4.3|claustrophobia lift tunnel mri enclos fear panic small|claustrophob underground elev cave
4.2|height fear ladder bridg edg roof climb|vertigo acrophobia glass floor balconi tower
3.3|fear fly plane turbul nervou airport calm|diazepam take flight aisl valium terrifi takeoff xanax land sed train
4.0|dog afraid bitten scare child fear anim|bark alsatian bite terrier childhood terrifi rottweil
4.4|water fear drown swim non swimmer pool sea|lake deep float lifejacket pond scare
6.1|insect spider fear creepi anim disgust|arachnophobia moth wasp cockroach centiped
4.6|annoi pet peev irrit bother behavior|chew late interrupt litter nois whistl queue snif drum
4.2|smell scent hate love sensit sens nose|lavend petrol coffe cigarett candl lili vanilla rose fresh
4.2|humor joke funni laugh comedi|pun dad monti python deadpan dry sarcasm wordplai absurd
4.4|lucki number superstit charm omen|thirteen superstiti black cat
3.2|season favorit weather year prefer holidai|autumn spring summer winter snow snowi cherri blossom
3.3|gift idea child niec nephew birthdai kid toi|dinosaur footbal boot book unicorn art poni truck slime pirat draw
3.7|gift card voucher monei wishlist present shop|amazon experi spa book token bookshop
3.4|gift wife husband partner romant present anniversari|perfum ear scarf spa weekend concert necklac silk massag
3.1|borrow lend loan back return ow monei|drill book bike ladder
3.7|answer length short long detail prefer|conciz brief thorough bullet sentenc
3.4|answer format list tabl bullet|number prose markdown head plain
4.2|answer tone formal casual friendli|polit direct blunt nonsens dry emoji
3.0|answer languag repli write translat|english german spanish french dutch mandarin bilingu portugues italian japanes nativ polish
4.1|explain level beginn expert simpl|eli5 plain layman analog exampl step diagram
3.5|code answer comment languag snippet|type diff function docstr typescript patch whole minim
5.0|disclaim warn caveat skip avoid phrase|apolog flatteri emoji filler exclam ai
2.8|address call titl formal|mr dr ms name sir doctor
4.8|sourc refer citat link fact paper quot|apa harvard footnot chicago bibtex url doi
3.5|date format write notat|iso dd mm yyyi american iso8601 dmy european slash weeknumb
3.4|clock hour 12 format|pm militari 24h 20 even
4.2|decim number thousand separ format comma|point dot swiss space
3.2|question ask clarifi assum 1st answer|guess clarif straightawai multipl option
3.5|dictat read aloud voic text listen speech|whisper audiobook hand drive blind
3.3|passport keep drawer find safe travel document|file cabinet folder desk envelop bureau attic
3.2|birth certif paper document keep find offic registri|marriag folder shoebox lockbox baptism
4.1|warranti receipt guarante return shop repair product break|john lewi expir
4.1|1st aid kit bandag plaster injuri wound|defibril cupboard glovebox
4.3|emerg suppli storm power flood prepar blackout crisi|torch water tin gener radio batteri grab bag candl stove
3.6|doctor emerg insur number card contact form clinic|nh polici social secur policyhold
3.5|park nearbi walk run neighborhood dog jog green|heath canal wood common riversid river
3.6|shop local corner bakeri near bui|pharmaci post offic butcher newsag
3.7|pub local regular neighborhood bar drink friend even|crown red lion quiz bell
3.7|nightlif club bar parti danc friend night|techno cocktail rave berghain bouncer
3.6|traffic nois airport flight street window sleep quiet|main road path railwai roadwork motorwai train
3.4|flood river risk storm hous insur home|sandbag basement dyke cellar pump dam tide
4.2|earthquak hurrican wildfir tornado risk safeti home|evacu quak storm
4.3|drought heat summer hot cope garden water|heatwav air condit hosepip fan blind
4.0|playground child nearbi kid toddler park|slide sandpit swing seesaw trampolin climb frame picnic
3.7|school catchment district applic place admiss child|recept primari sibl faith oversubscrib
4.1|see chainsaw wood firewood chop heat|stihl ax log split splitter husqvarna helmet
3.9|home improv project weekend dii repair|shelf deck bathroom tile wallpap shelv shed
5.0|kitchen fit remodel cabinet worktop|ikea quartz island handl oven
3.7|committe board truste governor role|treasur chair presid pta allot school minut
4.3|scout guid leader kid group|beaver cub browni akela jambore ranger woodcraft camp neckerchief
4.9|fire brigad volunt rescu lifeboat|retain rnli coastguard mountain pager siren search drill
4.8|research group lab field public|quantum genom climat neurosci archaeolog dna cell laser alloi mediev
4.0|confer talk present event attend|keynot poster panel speaker slide pycon abstract hall
4.6|medit mind practic calm|vipassana headspac zazen retreat app cushion silent breath
4.1|parti birthdai kid theme|unicorn pirat bounci magician princess clown dinosaur bowl trampolin freez
*2.9|eat food cook recip dish meal dinner lunch breakfast snack menu diet allerg allergi intoler avoid bake restaur order bodi|epipen anaphylaxi vegan vegetarian pescatarian celiac coeliac gluten lactos dairi nut peanut shellfish kosher halal diabet sugar carb
*2.6|health condit medic ill diseas injuri diagnos diagnosi doctor dr leg knee back hurt pain therapi symptom|diabet asthma migrain epilepsi arthriti sprain break fractur surgeri oper physio recov clear doc pressur intoler allerg hip thyroid pregnant
*3.2|medic medicin med pill drug prescript tablet dose take supplement|mg daili ibuprofen insulin antibiot inhal prescrib metformin vitamin
*4.0|doctor gp dentist therapist physician physio appoint practic|dr clinic surgeri counsellor
*4.2|drink coffe tea beverag alcohol beer wine|espresso decaf latt matcha herbal sober milk water
*2.7|hobbi interest club org organ belong free spare fun weekend even leisur stage perform|choir band knit paint potteri climb hike garden photographi chess game read draw sew danc theater rehears concert join member start drum piano improv volunt
*2.9|sport exerc workout train gym run lift routin program fit race press bench move|jog squat deadlift marathon swim pool cycl yoga pilat climb footbal soccer tenni basketbal lb kg walk
*4.3|instrument plai music lesson practic|guitar piano violin cello drum flute ukulel saxophon trumpet clarinet bass keyboard banjo
*3.4|car vehicl drive van truck wheel motorbik|suv electr hybrid diesel ford toyota honda volkswagen vw golf audi bmw merced kia hyundai nissan mazda skoda volvo tesla renault clio peugeot fiat subaru octavia niro licens garag sell leas park
*2.9|commut transport work around town travel ride bike bicycl|cycl tram train bu metro subwai tube walk drive scooter carpool season ticket
*3.1|phone laptop comput notebook machin devic tablet distro os editor code type oper system softwar tool screen monitor consol camera|iphon android pixel samsung galaxi macbook thinkpad dell lenovo asu window linux ubuntu fedora debian arch mac maco ipad vim neovim vscode emac idea intellij playstat switch xbox instal upgrad
*3.4|save budget monei cash debt loan pai rent mortgag bank afford scholarship|month insur euro dollar deposit instal
*2.6|famili mother father mom dad parent sister brother sibl grandmoth grandfath grandma rel aunt uncl cousin|nan grandpa niec nephew si bro
*2.8|trip holidai vacat travel flight fly hotel journei go destin|book airbnb cabin beach ticket train itinerari
*3.8|read book novel seri watch show film movi|chapter author season episod
*3.5|teacher teach tutor coach instructor mentor help session|lesson mr ms
*3.6|pet anim dog cat|puppi kitten rabbit hamster parrot hors poni hen chicken fish turtl budgi beagl spaniel labrador terrier poodl dachshund whippet colli retriev vet leash paw adopt
*2.7|kid child son daughter toddler babi|boi girl twin newborn kindergarten nurseri school born pregnant stepson stepdaught eldest youngest
*2.8|wife husband spous partner girlfriend boyfriend date see relationship marri singl fianc fiance|engag wed togeth anniversari divorc break split ex gf bf offici
*3.0|roommat flatmat housem room share live dorm household|roomi flat sublet lodger tripl move togeth alon
*2.5|live home citi town address flat apart hous district neighborhood area street base|move rent kei floor landlord mortgag suburb villag leas
*4.0|born birthplac hometown grow rais nativ origin|childhood parent villag
*2.5|job work occup profess career role posit emploi employ compani firm boss workplac monei earn|hire start shift manag engin teacher nurs develop design assist analyst clerk driver freelanc offic team promot quit resign internship desk
*4.1|boss manag supervisor lead report advisor adviz|head
*3.3|salari pai wage hourli earn incom rate rais monei|hour gross net month dollar euro bonu
*2.1|hour shift schedul weekli workdai start finish keyboard dai night|earli late morn even week part time full rota
*3.0|studi major degre cours class subject univers colleg school uni master thesi dissert exam grade|semest sem credit professor prof campu switch freshman calc chem comp
*3.6|languag speak tongu fluent bilingu|english german french spanish italian portugues russian chines mandarin japanes korean arab dutch polish georgian turkish nativ learn lesson duolingo
es
3.9|dieta comer comida cater menu restaurant cena anfitrion cocinar invitar anfitriona comens restriccion alimentaria reserva banquet|vegetariano vegetariana vegano vegana pescetariano flexitariano kosher halal carn tofu omnivora carnivora pescetariana cetogenica crudivegana paleo cerdo legumbr seitan tempeh veganismo planta
3.5|alergia alergico evitar cater ingredient camarero merienda picnic tartera reaccion adrenalina comedor cumpleano etiqueta hinchazon urgencia picor rascar pasteleria|cacahuet mani nuec marisco lactosa gluten huevo fresa penicilina polen latex abeja avispa alergica intolerant celiaco celiaca anafilaxia roncha urticaria soja mostaza sesamo kiwi melocoton gamba lech proteina fruto seco almendra avellana trigo apio altramuz sulfito caballo pelo acaro niquel hinchan asfixia garganta
3.6|desayuno desayunar manana levantars temprano bocado hotel buffet|tostada avena cereal yogur croissant magdalena churro porra medialuna arepa granola pan tumaca cafe zumo pancak tortita huevo panquequ mantequilla mermelada colacao nocilla palta bizcocho empanada avocado chilaquil
4.3|beber bebida sed bar brindar copa barra trago fiesta tomar cantina|cerveza cana vino whiski ginebra ginton cubata vermut sidra fernet tequila mezcal abstemio sobrio alcohol mosto zumo ron vodka cava champan orujo pacharan clara pisco aguardient cachaca chicha licor martini rebujito abstemia kombucha
4.2|cafe cafeteria cafetera cafeina camarero despertar sobremesa pausa desayunar|expreso cortado solo descafeinado capuchino manchado tinto cafecito moka nespresso americano lagrima latt aeropress italiana bombon carajillo cortadito grano molinillo nescaf tuest arabica delonghi capuccino
3.0|infus te tetera hervir merienda taza bebida calor|verd manzanilla tila poleo menta rooibo mate bombilla yerba hierbabuena jengibr earl grai chai matcha rojo negro ani jazmin limon coca
4.5|poster dulc goloso tarta hornear pastel pasteleria cumpleano merienda reposteria endulzar|chocol flan natilla tiramisu helado torrija bizcocho alfajor arroz lech queso turron browni bunuelo santiago pestino crepe churro magdalena cannoli donut cheesecak milhoja profiterol gelatina
4.3|cocina cocinar receta horno fogon electrodomestico cocinero electro utensilio cocinita|induccion vitroceramica ga thermomix freidora olla expr sarten wok plancha microonda cazuela batidora robot lenta airfryer lena air parrilla kitchenaid picadora vapor
4.2|disgusto odiar sabor quisquilloso asco evitar comida rechazar soportar tolerar avers|cilantro aceituna champinon higado anchoa berenjena odio detesto repugna cole remolacha pimiento coliflor brocoli espinaca caracol callo seso ostra cebolla pepino apio mayonesa pasa calabaza canela ani pina
3.9|favorito plato comida antojo comer almorzar comilona delicia preferida cumpleano|paella tortilla croqueta cocido lenteja asado empanada taco cevich pozol arepa gazpacho lasana sushi encanta fabada cachopo arroz callo calcot bocadillo hamburguesa pizza ramen feijoada chilaquil tamal bandeja milanesa ajiaco mole pulpo salmorejo
5.7|picant especia salsa chile condimentar fuert sabor adobar guiso condimento|guindilla jalapeno habanero tabasco suav aji pica pimenton cayena wasabi curri rocoto mole comino curcuma sriracha tajin chipotl bravo
4.1|compra supermercado tienda super seman lista mercado carrito cesta encargar comprar hipermercado despensa|mercadona carrefor lidl aldi consum eroski carniceria fruteria pescaderia verduleria chino alcampo hipercor cort gadi coviran soriana chedraui jumbo exito walmart coto oxxo bodega central ahorrama
2.5|vivir direccion ciudad domicilio casa barrio residencia ubicacion zona farmacia cerca entrega mandar|piso apartamento departamento call pueblo vivo mude alquilo resido urbanizacion comuna colonia avenida plaza bloqu chalet adosado duplex atico estudio loft masia finca cortijo madrid barcelona sevilla valencia bilbao bogota bueno air lima quito santiago caraca cdmx
3.2|mudanza mudars caja furgoneta trasladar empacar trasladars camion port|mudo mude piso fianza contrato llave traslado embalar mudado empresa guardamuebl casa
3.6|alquil casero arrendador piso contrato mensual renta mensualidad fianza dueno subida gasto fijo|alquilo casera arriendo inmobiliaria idealista aval euro peso inquilino arrendatario ipc inquilina avalista duena airbnb
3.2|hipoteca prestamo banco casa amortizar letra interes tipo entidad vivienda|fijo variabl euribor cuota amortizacion notario tasacion treinta inter entrada tae novacion subrogacion ico cancelar bono
4.0|companero piso convivir compartir gasto inquilino repartir habitacion alquilar cuarto|companera roomi comparto subarriendo convivo realquilo compi roommat coliv compartido
3.5|vecino vecina ruido puerta edificio comunidad molestar fiesta rellano techo|arriba abajo ladrido taladro paquet president portero taconeo musica pare obra grito perro barbacoa discuten convivencia molesta silla arrastra
3.3|habitacion dormitorio planta piso distribucion ascensor escalera vivienda metro plano subir mobiliario|atico buhardilla sotano bajo balcon terraza garaj trastero entresuelo recamara duplex estudio primero segundo septimo altillo loft porch cocina americana patio cochera cuarto monoambient
4.3|calefaccion frio caldera invierno energia calentar temperatura abrigo radiador combust|gasoil pellet termostato estufa brasero suelo radiant aerotermia central individu bomba calor butano lena chimenea aceit catalitica
4.2|air acondicionado calor verano refrescar ventilador fresco bochorno temperatura sudar|split climatizador toldo persiana daikin mitsubishi portatil conducto invert techo
4.2|luz electricidad factura compania suministro energia consumo kilovatio recibo tarifa electrica|endesa iberdrola naturgi contador potencia placa bono vall punta holaluz octopu repsol totalenergi discriminacion cfe enel edenor social
5.2|internet wifi fibra conexion proveedor lento velocidad ping modem senal cobertura|router mega movistar vodafon orang masmovil telmex jazztel pepephon digi lowi simyo o2 starlink izzi claro tigo antel repetidor 5g
4.2|movil celular telefono dispositivo aparato bateria camara funda rota operadora celu|iphon pixel galaxi samsung android xiaomi huawei motorola pantalla redmi oppo oneplu realm io nokia plegabl cargador esim
4.0|telefono numero llamar contactar marcar llamada localizar contacto ubicar|fijo extens movil whatsapp celular telegram linea interno prefijo lada signal person
4.7|correo email contacto direccion escribir enviar mandar adjunto contactar|gmail outlook hotmail buzon alia bandeja yahoo icloud proton live corporativo terra
4.2|portatil ordenador computadora equipo maquina escritorio configurar procesador compra pc reparar|macbook thinkpad lenovo dell asu window linux sobremesa notebook imac hp acer surfac chromebook rtx ryzen intel torr ram ssd grafica rog
5.0|sistema operativo distribucion ordenador instalar distro comando escritorio|linux ubuntu fedora debian arch window maco mint popo manjaro wsl gnome kde arranqu dual opensus nixo chromeo
4.9|editor codigo escribir programar herramienta teclear plugin configurar atajo|vim neovim emac vscode intellij sublim zed jetbrain cursor pycharm webstorm eclips nano helix notepad android studio rider xcode
4.4|programar lenguaj codigo fragmento script ejemplo coder implementar tecnologia|python typescript javascript rust java kotlin golang rubi php swift elixir scala matlab bash lua perl dart haskel cobol julia fortran clojur
5.4|framework frontend web aplicacion stack libreria interfaz servidor|react vue svelt angular django rail laravel symfoni spring flask next nuxt astro fastapi express nestj ember tailwind bootstrap htmx dotnet
4.6|dato base consulta sql backend almacenar tabla indexar orm|mysql mongodb redi oracl mariadb mssql dynamodb cassandra elast supabas firebas prisma snowflak bigqueri
4.9|desplegar servidor nube alojamiento produccion host alojar subir infraestructura op producir|aw azur gcp hetzner kubernet docker vercel terraform ansibl ovh digitalocean heroku netlifi render bare metal k8s helm nginx vp podman cloud fly traefik
4.6|proyecto aplicacion construir desarrollar prototipo idea startup creacion plugin|app repo lanzar emprendimiento bot web juego saa videojuego open sourc tienda pagina extens mvp refactor
3.5|plazo entrega entregar vencimiento limit acabar calendario urgent terminar|entrego viern lune presentar venc deadlin final quincena cierr entreg presentacion exposicion
4.9|videojuego jugar consola partida mando gamer onlin companero enganchado|playstat xbox switch nintendo steam minecraft zelda fifa fortnit mario pokemon gta hollow knight anim cross stardew dark soul elden ring valor lol ag empir ps5 sim roblox lego
3.2|seri tele televis plataforma maraton capitulo ver temporada spoiler|netflix hbo movistar filmin enganchado drama comedia telenovela prime disnei casa papel narco friend success break bad juego trono turca policiaca anim atresplay merli ministerio
5.3|pelicula cine peli estreno film sala director actor proyeccion|thriller western terror cinefilo almodovar document tarantino kubrick nolan ciencia ficcion animacion comedia drama miyazaki toro cuaron bunuel marvel vose indi
4.1|libro leer lectura novela autor biblioteca libreria lectora escritor club|leyendo autora ensayo biografia audiolibro kindl poesia capitulo policiaca cervant garcia marquez allend lorca borg cortazar sanderson king perez revert rulfo varga llosa almudena thriller fantastica tomo manga historia
4.1|musica escuchar cancion concierto lista fiesta disco artista cantant melomano|banda grupo album jazz flamenco regueton salsa cumbia rock indi opera vinilo metal clasica shakira rosalia bunburi soda stereo extremoduro planeta trap pop bolero vallenato blue soul estopa sabina manu chao bad bunni vivaldi spotifi folclor
3.6|instrumento tocar musica practicar ensayar clase musico acord solfeo conservatorio|piano guitarra violin chelo bateria saxofon flauta bajo acordeon bandoneon cajon charango trompeta clarinet ukelel armonica arpa tuba contrabajo organo gaita cuatro quena marimba bombo requinto percus teclado bongo
4.9|coro cantar canto voz coral vocal escenario concierto|soprano contralto tenor baritono ensayo bajo mezzo gospel orfeon otxot habanera
4.1|podcast radio escuchar trayecto episodio oyent coch|emisora ser cadena ivoox onda cero cope rne sabe ruina ment spotifi
3.6|aficion hobbi pasatiempo ocio find relajars regalo libr descanso|punto escalada fotografia jardineria ceramica carpinteria pintura ajedrez costura ganchillo petanca pesca senderismo reposteria acuarela maqueta ornitologia bricolaj juego mesa cocteleria origami magia caligrafia astronomia bail astrologia cocina jardin moto correr teatro
4.4|coleccionar coleccion coleccionista regalo valor pieza faltar|sello moneda vinilo figurita cromo mineral postal lego funko reloj chapa carta pokemon abanico dedal comic botella iman pin muneca zapatilla libro
4.7|manualidad tejer coser labor lana merceria hilo aguja regalar artesania|ganchillo crochet patchwork costura telar bordado ovillo punto macram fieltro encaj cruz mandala bolillo scrapbook fofucha
5.9|pintar dibujar art cuadro ilustracion pincel exposicion|acuarela oleo acrilico carboncillo lienzo caballet boceto procreat gouach manga mural grafiti tinta retrato pastel rotulador
5.6|foto camara fotografia objetivo fotografiar fotografo retrato lent imagen|canon nikon fuji soni leica reflex analogica carret pentax olympu dron polaroid instax lightroom macro tamron fujifilm gopro
4.0|deport ejercicio entrenar forma activo gimnasio entrenamiento cuerpo actividad competir|corro yoga natacion futbol padel teni baloncesto boxeo pilat remo crossfit ciclismo judo escalada voleibol badminton bici surf senderismo balonmano hockei esgrima karat patinaj squash zumba spin waterpolo calistenia triatlon
4.1|correr carrera run maraton entrenar corredor popular entrenador asfalto|media diez ritmo zapatilla sansilvest trail dorsal ultra strava intervalo san silvest behobia cinturon asic hoka
5.3|bici bicicleta pedalear ciclismo ruta ciclista casco rodar alforja|carretera montana gravel electrica orbea plegabl mtb fixi trek special giant bh conor brompton tandem btt carril pedal ebik
3.9|equipo club futbol partido hincha aficion animar liga estadio camiseta ganar|madrid barca atleti beti sevilla athlet boca river socio abonado cule merengu valencia real sociedad villarr rayo celta america chiva puma cruz azul colo nacion penarol alianza liverpool juventu
4.6|gimnasio pesa entrenador maquina rutina entrenar musculacion sala levantar|sentadilla banca entrenadora cuota dominada mancuerna peso muerto kettlebel press zumba crossfit basic fit mcfit prensa gluteo
4.7|nadar piscina natacion nado bano mar nadador|largo crol braza mariposa agua espalda cincuenta pala brazada aleta gorro
4.5|senderismo montana excurs caminar ruta mont excursionista trek cima sendero|cumbr bota pirineo camino santiago baston pico europa sierra nevada ordesa guadarrama gr via ferrata aconcagua patagonia montseni refugio
4.4|lesion dolor rodilla espalda tobillo hombro rehabilitacion fisio cojear lesionado dano cargar deport reposo rehabilitar|rotura esguinc fractura ligamento menisco hernia tendin yeso escayola muleta roto torci lumbago tendon lumbar ciatica fasciti codo tenista manguito luxacion contractura fibra cruzado epicondil sobrecarga muneca dislocado
4.0|operacion cirugia hospit cirujano recuperacion quirofano operar ingreso intervencion anestesia|operaron oper cadera apendic vesicula punto protesi bypass cesarea catarata amigdala hernia cordal rodilla menisco tiroid bariatrica artroscopia
4.3|enfermedad cronica salud diagnostico medico condicion padec trastorno dolencia diagnosticar cuidado patologia|diabet diabetica asma epilepsia migrana artriti tiroid hipertens crohn fibromialgia psoriasi anemia esclerosi lupu artrosi parkinson celiaquia epoc endometriosi hepat hipotiroidismo vih fibrosi quistica gota hemofilia osteoporosi sop
4.2|medicamento medicacion pastilla dosi farmacia receta tomar jarab tratamiento recordar comprimido|miligramo insulina metformina estatina inhalador antidepresivo ibuprofeno paracetamol sintrom levotiroxina sertralina omeprazol enalapril atorvastatina eutirox amlodipino aspirina ventolin cortisona antibiotico warfarina adalimumab melatonina diazepam lorazepam metamizol losartan
4.7|tension presion corazon cardiologo arteri cardiaca circulatoria palpitacion|stent marcapaso arritmia colesterol betabloqueant enalapril hipertenso infarto fibrilacion taquicardia valvula hipertensa hipotensa bisoprolol triglicerido
4.7|psicologo terapia ansiedad animo salud mental emocion terapeuta hablar desahogo|psicologa depres tdah panico burnout toc agobio psiquiatra bipolar duelo ester postraumatico agorafobia sertralina cognitivo insomnio ansioso
3.7|dormir sueno cama insomnio descanso despertar madrugar alarma acostars cansancio descansar despierto madrugada|siesta melatonina madrugador trasnochador apnea desvelo ronco duermo medianoch sei cinco pesadilla sonambulismo cpap noctambula desvelada roncador larga mal madrugon dormilona
4.1|ojo gafa vista optico graduacion lent graduars optometrista leer conducir lentilla|miopia hipermetropia dioptria catarata daltonico glaucoma astigmatismo presbicia anteojo progresiva hipermetropico vago astigmatico operacion laser ambliopia multifocal contacto retina
5.3|oido oir audicion sordo ruido escuchar volumen otiti ruidoso|audifono sorda acufeno tinnitu sordera timpano hipoacusia lsc implant lengua signo
5.0|dient dentista muela boca odontologo limpieza encia empastar cari|bracket empast corona juicio endodoncia implant ortodoncia ferula gingiv fluor ortodoncista puent dentadura sensibl bruxismo blanqueamiento extraccion invisalign
4.6|piel sarpullido crema protector dermatologo locion dermat rojec sol|eczema psoriasi acn atopica sensibl rosacea vitiligo melasma grano seca grasa herp urticaria alergia lunar melanoma hongo
2.9|embarazo embarazada bebe parto esperar gestacion mama nacer gestant parir|semana trimest matrona comadrona gemelo ecografia mellizo fiv cuenta cesarea epidur fuera preeclampsia embarazado nina nino trillizo cumplo
4.8|silla rueda movilidad acces escalera rampa minusvalia ascensor ayuda barrera|baston andador muleta protesi paraplejia paraplejico electrica amputada hemiplejia scooter dependient
4.3|fumar tabaco cigarrillo vapear dejar fumador pitillo nicotina terraza|fumo vapeo parch liar cigarro puro marlboro camel iqo cachimba porro deje paquet zyban
4.5|peso adelgazar kilo dieta engordar pesar flaco perder engordando bajar|ayuno caloria keto adelgac engord bascula sobrepeso obesidad ozemp wegovi imc delgado endocrina nutricionista
4.2|altura estatura medida alto mido metro bajo|centimetro bajita sesenta setenta ochenta enorm
4.4|ropa talla vestir camisa comprar chaqueta pantalon medida vestido prenda regalar|mediana grand cintura chica camiseta zara xs xl xxl 38 40 42 vaquero sudadera jersei falda polo playera sueter
4.3|zapato talla calzado bota pi pie calzar tacon zapatilla|numero calzo deportiva juanet 36 38 39 41 42 44 sandalia mocasin alpargata convers nike adida van plantilla ancho teni
5.0|anillo joya talla oro joyeria pulsera collar|plata alianza pendient sortija brillant perla pandora tou cadena platino diamant bisuteria reloj
4.9|pelo peluquero peluqueria cort tint peinado barberia flequillo melena champu|rizado liso calvo rubia pelirroja cana tenido moreno ondulado trenza rapado mecha castano calva rasta alisado
4.1|color favorito pintar pare tono vestir pintura papel regalo|azul verd morado turquesa rojo amarillo granat lila rosa naranja negro blanco gri beig celest ocr terracota salmon indigo
4.4|nombr llamar apellido firmar dirigirs apodo presentars firma|llamo diminutivo llaman llamam mote
1.3|pronombr genero referirs tratar identidad llamar masculino femenino|ell tran binario ella el agenero fluido binaria
2.6|edad ano nacer cumplir mayor mayoria joven vejez cumpl|naci cumplo jubilado menor treinta cuarenta cincuenta sesenta setenta ochenta cumplira jubilada veinteanero adulto
2.6|cumpleano fecha celebrar fiesta regalo felicitar tarta vela|cumplo naci enero febrero marzo abril mayo junio julio agosto septiembr octubr noviembr diciembr santo quinc veint primero treinta cumpl
4.5|signo zodiaco horoscopo estrella ascendent carta astrologia|leo virgo ari pisci tauro gemini cancer escorpio capricornio sagitario acuario libra luna
4.3|nacionalidad ciudadano pasaport visado origen pai extranjero nacion nacer documento inmigrant|ciudadania residencia nie tarjeta dobl naci emigr papel venezolano colombiana peruano argentina mexicana ecuatoriano marroqui rumana cubano permanent asilo apatrida espanola britanica
3.8|idioma hablar lengua aprend fluido materno bilingu traducir nativa|hablo nativo catalan euskera gallego quechua portugu ingl franc duolingo aprendo italiano aleman chino arab japon valenciano guarani nahuatl signo ruso gallega a2 b1 c1 euskaldun aymara
4.5|religion fe iglesia creer misa oracion santo espiritu creencia culto|catolico evangelico musulmana judia budista ateo ramadan parroquia mezquita agnostica ortodoxa evangelica testigo jehova mormon sij hindu santeria bautizada cristiana practicant santero
5.3|politica votar partido eleccion ideologia gobierno militant|voto sindicato izquierda derecha concej psoe podemo sumar vox pp erc bildu pnv morena izquierdista liber conservador comunista abstencion pri
3.1|trabajo profes oficio empleo empresa ganars dedicar puesto profesion salario curro currar vida|enfermera profesor ingeniero fontanero contabl camarera taxista oficinista gerent contratado albanil abogada panadero electricista medica abogado policia carpintero periodista arquitecto barrendera dependienta cocinero maestro piloto actriz disenadora tecnico informatico peluquera secretaria camionero
4.1|jefe superior jefa encargado mandar dirigir aprobar supervisora permiso|encargada supervisor respons director jefazo directora jefaza socio gerent
4.5|companero colega equipo oficina comida trabajar|companera escritorio becaria socia colaborador ayudant jefazo
3.5|empresa empleador compania contratar firma corporacion organizacion trabajo|fabrica ayuntamiento agencia hospit multinacion startup despacho telefonica inditex santand iberdrola ong universidad banco pyme clinica administracion consultora cooperativa renf seat mercadona
4.4|sueldo salario cobrar ganar nomina ingreso pago mensual subida|cobro gano paga bruto neto bonu aguinaldo dosciento comis propina variabl smi quincena
2.8|horario turno jornada semana libr cuadrant entrar salir fine descanso dispon|noch partida intensiva festivo guardia entro partido continuo manana 24h find rotativo tard
3.4|desplazamiento trayecto transport oficina ruta movers trafico llegar ir|metro autobu cercania tren bicicleta coch patinet tranvia av camion colectivo subt andando bu moto avion bice electrico lejano pie vtc linea peaj atasco combi transmilenio
2.9|teletrabajo oficina remoto casa hibrido dia presenci|cowork full remot
3.4|vacacion descanso permiso libr puent viaj escapada viajar escapars descansar asueto|playa pueblo reserv agosto apartamento cabana feriado montana crucero isla semana santa cadiz galicia asturia cancun costa
3.9|viaj vuelo destino maleta equipaj itinerario extranjero turismo escapada ruta aereo ver|ryanair aeropuerto tren hotel hostal viajo vole lisboa roma tokio iberia vuel pari londr berlin york marrueco bali india argentina japon patagonia cusco madrid interrail
3.3|hotel alojamiento reserva noch estancia dormir hospedar habitacion alojars|airbnb hostal camp parador pension posada casa rural nh melia ibi balneario book hostel albergu bungalow cabana
4.8|asiento pasillo ventanilla avion vuelo reservar sitio embarqu billet tren|espacio salida ventana delant atra central av silencio emergencia
4.1|miedo fobia susto nervioso aterrado panico terror temer temor|aterra arana altura volar aguja oscuridad tormenta rata perro serpient payaso dentista hospit muert hablar publico trueno ascensor sangr mar cucaracha tunel multitud
1.9|carrera universidad estudiar estudiant grado universitario campu semest asignatura matricula|master doctorado facultad estudio ingenieria derecho medicina turismo psicologia enfermeria ad magisterio un biologia quimica filologia economia arquitectura erasmu politecnica fp
3.9|tesi director investigacion trabajo tfg tema bibliografia defensa capitulo tutor|tfm directora doctorado tribun zotero hipotesi corpu latex marco depositar revis
3.8|examen estudiar repasar oposicion aprobar nota convocatoria memorizar apunt preparar|selectividad recuperacion parcial suspenso repaso ebau mir notaria judicatura certamen oral test aprob bar conducir cuatrimest
2.8|colegio nino profesor curso alumno nota clase profesora maestro tutor secundaria recreo|instituto primaria infantil eso bachillerato cole tercero cuarto quinto sexto concertado publico privado parvulario preescolar liceo prepa kinder
4.1|guarderia nino recog cuidadora cuidar dejar|canguro ninera escoleta jardin escuela infantil guard nido chupet infant
2.7|hijo nino familia hija pequ criatura regalo|gemelo bebe mellizo nina melliza trillizo tre cuatro bebita chico nieto guagua chiquillo
3.4|hijo nino chaval muchacho pequeno|chico varon nene chamaco chavalin mayor crio
3.8|hija nina pequena muchacha|nena chica chavala ninita
3.3|pareja esposa marido novio novia casado relacion aniversario enamorado regalo|mujer esposo prometido separado viudo casada companero concubina chico chica conyug prometida polola hecho
4.4|boda casars aniversario invitacion banquet enlac novio invitado padrino|caso casamo prometida ceremonia despedida nupcia case casada casarno convit iglesia registro alianza juzgado vestido novia
4.6|divorcio ex custodia separacion separars ruptura juicio|divorciado divorciada separada pension exmarido exmuj exnovio compartida regimen visita
3.6|madr mama mami llamar regalo visita|vieja mamita soltera ama
3.8|padr papa papi llamar regalo visita|viejo papito apa
3.9|hermano bro familia llamar cumpleano|mayor pequeno gemelo hermanito menor brother mellizo
3.9|hermana familia mayor llamar cumpleano|hermanita menor melliza
4.3|abuela yaya nona visita edad regalo|nana abuelita nonna abu iaia
4.5|abuelo yayo tata visita edad regalo|abuelito abu nono avi
4.3|nieto familia abuelo nieta regalo|nietecita bisnieto
4.0|tio primo familia parient reunion|tia prima sobrino sobrina abuelo tita tito
4.0|suegro familia politica yerno suegra pareja parient|cunado cunada nuera consuegro concuno
3.9|amigo amiga mejor colega quedar fiesta salir|compadr pana cuat carnal parc confident compa compinch camarada parcero
3.9|mascota anim veterinario perro gato mascotita cuidar jaula correa|conejo hamster loro tortuga adopt gatito cachorro cobaya huron periquito canario chinchilla rata iguana camaleon pez raton burro
4.4|perro raza cachorro pasear correa veterinario perrera canino ladrar perrito|labrador canich teckel galgo podenco bulldog pastor mestizo chihuahua border golden huski beagl boxer carlino yorkshir pug schnauzer pitbul bichon cocker shih tzu mastin san bernardo malinoi podenca
4.5|gato gata gatito arenero veterinario felino arena maullar minino|siam persa europeo main atigrado adopt gatera bengali ragdol esfing angora naranja negro comun azul ruso
5.2|caballo montar cuadra hipica jinet galop doma|yegua potro poni burro andaluz pura raza hispano salto
6.8|pez acuario pecera acuatica agua|pece guppi betta carpa goldfish disco neon ciclido koi
4.6|gallina gallinero granja animal corral huevo ganado|cabra oveja pato cerdo oca pavo conejo gallo burro vaca caballo
5.9|abeja apicultura miel colmena apicultor polen panal|enjambr apiario zangano propoleo jalea
3.9|coch conducir conduccion auto carro taller gasolina aparcamiento mecanico carret volant rueda manejar gasto vehiculo|seat renault peugeot toyota ford volkswagen tesla dacia citroen diesel hibrido electrico furgoneta suv fiat kia hyundai opel audi merced volvo skoda nissan mazda clio ibiza corolla sedan monovolumen todoterreno berlina pickup mini deportivo chevrolet
4.0|carn conducir licencia examen autoescuela multa trafico examinar|teorico practico aprob punto tipo psicotecnico practica recuperar permiso
5.6|moto motocicleta scooter motorista rueda casco|vespa yamaha honda ducati harlei kawasaki bmw kymco piaggio triumph suzuki 125 sym
5.1|matricula coch placa patent auto vehiculo|bastidor chapa chasi
3.1|seguro poliza cobertura reclamar siniestro asegurar part compania|mapfr aseguradora prima axa tercero adesla sanita mutua allianz todo riesgo generali linea directa catalana franquicia deceso segurcaixa
4.2|aparcar park plaza garaj coch parquear estacionar cochera|aparcamiento zona tarjeta resident ora azul subterraneo vado
5.0|barco velero navegar amarr puerto vela marina|lancha yate atraqu zodiac catamaran bote kayak yola fueraborda
4.5|abono transport billet tarjeta tren zona viajar renf|multiviaj bono joven mensual sube usual bip tullav
4.7|suscripcion mensual cancelar servicio pagar membresia gimnasio|netflix spotifi cancelo premium cuota prime disnei hbo movistar dazn appl
4.3|banco cuenta tarjeta dinero ahorro transferir entidad|santand bbva caixabank ing sabadel revolut openbank bizum kutxabank unicaja bankint abanca evo n26 wise bancolombia galicia itau banamex
4.5|ahorro invertir dinero bolsa fondo cartera rentabilidad patrimonio|accion plan pension etf letra indexado plazo roboadvisor tesoro inmobiliaria bitcoin cede dividendo afor cete indexa oro
4.7|deuda prestar devolv prestamo moroso pagar interes adeudar|debo cuota credito tarjeta hipotecado refinanciar asnef revolv fiado empeno
4.1|presupuesto gastar limit permitir precio caro asequ tope ahorrar|gasto maximo euro peso cien dosciento quiniento tacano
4.9|impuesto renta hacienda declaracion gestor declarar tributo iva fisco|irpf autonomo gestoria modelo borrador retencion patrimonio trimestr deduccion sit dian monotributo
3.8|medico cabecera consulta cita centro doctor salud citars medica|ambulatorio doctora pediatra familia sanita enfermera mutua
3.3|cita agenda calendario hora fecha reserva pedir|mart juev dentista itv podologo 17h
3.6|reunion seman agenda llamada encuentro comit daili convocatoria|lune mart miercol zoom standup
3.0|clase curso leccion aprend tard alumno formars taller|academia lune ceramica ingl teatro pintura guitarra bail natacion cocina franc costura
4.4|voluntario caridad ayuda ong ayudar solidario donar colaborar|voluntaria cruz roja carita comedor asociacion banco alimento proteccion civil protectora scout bombero refugiado alfabetizacion
4.9|club socio asociacion pena asociars miembro junta|cofradia hermandad rotari ateneo casino socia ajedrez montanero
4.6|jardin planta huerto cultivar tierra regar maceta sembrar cosechar abonar plantar|tomat rosal invernadero compost pimiento cesp seto calabacin lechuga fresa cebolla patata ajo judia berenjena frutal macetero aguac chile
4.7|planta interior maceta regar ventana luz|monstera orquidea ficu cactu suculenta geranio poto sansevieria espatifilo alo bambu calathea dracena helecho zamioculca
4.0|clima tiempo calor frio lluvia nieva temperatura cielo|humedo niev tormenta tramontana bochorno lluvioso niebla granizo ventoso cierzo levant calima seco friolero gota fria huracan
3.9|regalo cumpleano navidad idea sorpresa comprar detal obsequio sorprend envolv|encanta colecciona quier deseo fan ilus apasiona sonaba deseaba aficionado coleccionista novela joya experiencia
4.2|navidad fiesta tradicion familia rey cena comida|nochebuena nochevieja belen turron uva roscon villancico cabalgata aguinaldo pavo cordero cotillon posada arbol
3.7|semana santa proces cofradia fiesta pascua vacacion procesion capirot|penitent costalero hermandad nazareno paso saeta torrija vigilia madruga mona
4.4|fiesta pueblo feria patron tradicion verbena patronal verano charanga|falla sanfermin pena romeria toro cohet foguer bou pilar hoguera
2.8|emergencia contacto llamar accident auxilio avisar familiar|hermana madr padr hijo hija marido vecina hermano
4.5|sangr grupo tipo donar donant transfus hospit|positivo negativo ab rh cero
3.1|tono estilo respuesta respond escribir explicar formato redactar tutear inform resumir|breve corto tuteo formal ust vineta conciso sencillo emoji tabla paso largo detallado directo humor cercano tecnico lista jerga parrafo resumido coloqui
4.4|unidad medir temperatura distancia peso altura pesar cocina|metrico celsiu kilometro gramo libra fahrenheit milla pi pulgada taza onza kilo
3.3|huso horario zona hora diferencia reunion pai|peninsular utc canaria cet gmt madrid bogota cdmx bueno air lima santiago verano montevideo
3.9|moneda dinero precio divisa pagar cambio|euro peso dolar sole libra quetzal real franco bolivar guarani lempira
3.4|tuteo ust tratamiento formal dirigirs hablarm tu tutear|voseo ustedeo vo tuteam
5.9|emoji reaccionar respond icono|carita emoticono sticker
4.1|despedida firma carta correo terminar nombr|saludo cordial abrazo atentament beso att
4.5|especialista medico doctora consulta revis cita|endocrino traumatologa dermatologa ginecologa oculista digestivo neurologo urologo cardiologa otorrino alergologa reumatologo psiquiatra oftalmologa
4.9|vacuna dosi refuerzo pinchazo inyeccion enfermera prevencion|gripe tetano covid hepat sarampion neumococo vph fiebr amarilla rabia varicela
5.0|pasaport caducidad renovar dni documento carnet identidad caducar viajar|caduca nie renuevo residencia tie ine cedula curp visa
3.5|llave puerta codigo cerradura abrir entrar casa|copia portal telefonillo llavero cerrajero portera
5.2|basura reciclar contenedor recogida tirar desecho limpio|organico reciclaj vidrio bolsa amarillo azul marron pila
4.5|paquet mensajero entrega recogida entregar recibir mensajeria|correo seur porteria vecino buzon amazon gl mrw ups dhl inpost citypaq punto
5.6|muebl sofa mesa cama comprar amueblar salon decorar|estanteria colchon ikea escritorio butaca armario litera aparador conforama comoda estant
4.8|reforma obra cocina bano albanil reparar presupuesto reformar fontanero|azulejo gotera tejado pladur pintor ventana electricista ceramica parquet
3.5|herramienta taladro bricolaj reparar destornillar arreglar casa|sierra taller destornillador leroi martillo bosch makita atornilladora lijadora llave inglesa escalera
5.0|lavadora lavavajilla nevera averia electrodomestico reparacion tecnico|balai bosch secadora frigorifico horno microonda miel whirlpool lg samsung siemen beko refrigerador
4.4|negocio empresa propio fundador tienda emprend montar sociedad comercio|bar panaderia abri autonoma fund cafeteria peluqueria libreria sl asesoria agencia franquicia ferreteria quiosco hostal academia
4.1|client factura proyecto freelanc presupuesto cobrar encargo|contrato autonomo disenadora consultora iguala tarifa
5.7|lanzamiento producto version salida anunciar publicar estrenar|beta releas inauguracion v1 app
3.4|tamano equipo plantilla person numero persona cuanto|empleado doce quinc cuarenta autonoma
4.7|entrevista empleo solicitar curriculum contratar candidato reclutador seleccion|oferta infojob puesto candidatura linkedin recruit rrhh entrevistaron fase headhunt
5.2|jubilacion retiro pension retirars cotizar jubilar|jubil jubilada prejubilado pensionista sesentaicinco cotizado jubilo anticipada afor afp
4.9|ejercito militar servicio soldado rango destinado|mili guardia legion sargento cabo reservista marina infanteria militarizado brigada
5.7|premio concurso ganar galardon reconocimiento|gane medalla finalista oro beca plata trofeo
4.6|competicion torneo carrera liga final equipo campeonato|partido copa semifinal open
4.5|bail bailar clase ritmo bailarin pareja coreografia|salsa bachata tango flamenco sevillana ballet zouk kizomba rumba contemporaneo swing jota cumbia zapateo zumba rock
4.2|teatro obra actuar escenario actriz personaj funcion|ensayo papel compania estreno amateur improvisacion microteatro music lorca protagonista monologo
4.4|escribir relato novela cuento blog autor publicar manuscrito libro|borrador editori guion poema wattpad negra diario microrrelato
5.4|astronomia estrella telescopio cielo luna galaxia observar|planeta dobson planetario perseida saturno celestron
5.2|esqui niev invierno pista esquiar forfait mont|esquio snowboard baqueira andorra formig sierra nevada cerler bariloch candanchu fondo
5.3|surf mar ola playa tabla|surfeo bodyboard neopreno longboard windsurf kitesurf mundaka zarautz zicatela paddl
4.6|escalada escalar roca pare escalador cuerda presa|rocodromo boulder arn via siurana bulder dinamica albarracin pi gato
5.7|pesca cana rio pez pescar anzuelo lago|pesco trucha lubina carpa black bass spin mosca senuelo
4.1|juego mesa carta tard partida jugar amigo|mu tute domino ajedrez poker catan rol parchi brisca monopoli tarot cinquillo scrabbl chinchon conquian
3.6|apodo mote amigo llamar casa|llaman pepe paco lola kiko nacho chelo
4.9|origen pueblo infancia crecer natal raic venir|creci naci criado andaluz gallega vasco canaria caribeno andina asturiano murciana
4.6|titulado licenciado estudio universidad formacion diplomado titulo|licenciada titulada graduado estudi ingeniera graduada fp master doctora bachillerato
3.7|anterior trabajo antiguo empleo previo antiguedad|trabaj trabajaba antiguament exjef anteriorment fui estuv exempresa deje
2.9|objetivo meta proposito sueno plan deseo aspiracion futuro vida|quiero ahorro aprend maraton comprar casa viajar ahorrar publicar libro emprend
4.1|preocupacion ester problema agobio inquietud ansiedad|agobiada estresado preocupa preocupada deuda bronca examen trabajo
3.0|receta racion cantidad servir porcion comens doblar|comensal persona cuatro sei dos nino
4.0|invitado fiesta invitar aforo convidar gent mesa|lista cuarenta veint primo comensal
3.8|uniform codigo vestimenta etiqueta trabajo vestir oficina ropa|traje bata delant corbata camisa pantalon chaleco polo chaqueta casco bota seguridad mandil
6.8|contrasena gestor seguridad acceso clave login autenticar|bitwarden keepass lastpass 1password proton dashlan llavero
5.2|copia seguridad almacenar nube archivo respaldo duplicar disco|dropbox na drive icloud onedr synolog time machin mega
5.1|impresora escan imprimir tinta cartucho papel wifi|toner epson hp canon brother laser multifuncion
6.1|auricular casco escuchar sonido musica cancelacion ruido|airpod bluetooth soni bose sennheiz jbl inalambrico diadema
5.9|domotica luce asistent hogar persiana bombilla voz|alexa googl hue philip home zigbe assist ikea
4.8|tablet lectura dibujo dispositivo leer dibujar estudiar|ipad tableta kindl boox surfac kobo galaxi tab wacom remark
5.4|reloj pulsera inteligent muneca pulsometro deport|garmin appl watch casio rolex smartwatch fitbit seiko omega huawei amazfit tissot
4.5|rede social perfil publicar seguir seguidor cuenta|instagram tiktok facebook twitter linkedin mastodon thread pinterest twitch blueski snapchat youtub
6.1|estomago digest digerir vienter indigest barriga gastro|gastriti reflujo colon irrit acidez estrenimiento ulcera hernia hiato diarrea coliti crohn helicobact gase
6.1|menstruacion regla ciclo periodo dolor gineco|colico copa endometriosi menopausia spm mioma ovario compresa tampon sofoco irregular
7.5|anticonceptivo pildora planificacion sexo anticonceptiva ginecologa|diu preservativo parch vasectomia anillo ligadura condon implant
5.2|lactancia bebe biberon comida amamantar toma destet|papilla pecho potito teta formula sacalech pure blw
5.7|panal bebe carrito paseo gemelar|cuna chupet porteo mochila sillita bugaboo toallita biberon
4.5|discapacidad ayuda dependencia reconocimiento minusvalido grado|certificado incapacidad tercero silla baston blanco
4.3|autismo neurodivergencia nino escuela diagnostico adaptacion aula|autista tdah dislexia alta capacidad asperg superdotado tea discalculia
3.5|cuidar mayor dependient padr residencia madr anciano|cuidadora alzheim demencia cuido interna dependencia centro parkinson
4.9|duelo perdida fallec funer muert viudedad tanatorio|fallecio murio viudo esquela difunto cremacion entierro enterramo
3.8|limpieza casa limpiar asistenta aspirar polvo|limpiadora roomba aspiradora fregona conga dyson mopa lejia vapor
5.7|lavar ropa plancha colada secadora mancha|plancho lavanderia tendedero detergent suavizant
3.5|quehacer tarea hogar reparto casa turno|fregar cocinar barrer basura plancha compra bano aspiro
5.1|cocinero utensilio cuchillo sarten bateria cocina|cazuela mortero hierro creuset robot tabla tefal
4.0|pan hornear masa levadura amasar|madr harina panificadora centeno espelta integr hogaza baguett
4.4|barbacoa parrilla asado fin parrillada brasa|carbon chorizo chuleta weber churrasco ga kamado
4.7|pescado marisco comer mar mariscada lonja pescaderia|merluza bacalao gamba pulpo mejillon salmon atun sardina lubina calamar perceb langostino navaja trucha
4.5|fruta verdura comer temporada hortaliza fruteria vitamina|aguac mango naranja platano tomat lechuga fresa cereza melon pera uva pina calabacin espinaca kiwi papaya guayaba
4.9|queso embutido jamon tabla bocadillo queseria|manchego chorizo cabral iberico salchichon brie roquefort camembert feta burgo mozzarella panela oaxaca gouda
5.1|tapa pincho bar salir picar aperitivo barra|brava croqueta vermu ensaladilla jamon boqueron patata gilda tortilla
5.9|agua hidratar botella hidratacion sed filtrada|ga filtro grifo miner solan vichi brita font vella
5.6|azucar glucosa edulcorant endulzar endulzant diabetico glucemia|sacarina estevia miel aspartamo eritritol panela stevia
5.4|sal hipertens condimento dieta salar sodio|sosa hipertensa caldo salazon
5.2|belleza maquillaj cosmetica piel maquillar ojo neces|labial rimel crema base coloret eyelin sombra gloss corrector sephora
5.1|perfum olor colonia fragancia oler aroma regalo|dior chanel hugo boss citrico vainilla jazmin sandalo paco rabann
6.8|barba afeitar barbero afeitado rostro bigot|afeito perilla patilla navaja imberb
6.4|tatuaj tatuador pierc tinta piel agujero|tatu rosa manga septum oreja ombligo
2.5|una manicura esmalt mano|gel semipermanent acrilica francesa muerdo
6.4|estilo vestir moda prenda vestimenta look|elegant casual vintag deportivo bohemio minimalista gotico urbano rockero sport
5.1|abrigo invierno frio ropa chaqueta guant|pluma bufanda parka gabardina plumifero anorak gorro cazadora jersei
4.5|playa mar verano toalla sombrilla arena banars sol|cala costa banador flotador crema chiringuito mediterraneo cadiz brava
4.8|acampar camp tienda saco dormir naturaleza|caravana autocaravana furgo iglu bungalow quechua
5.2|crucero barco puerto viaj navegar camarot|escala msc costa royal caribbean fiordo carib
5.2|milla punto viajero avio vuelo acumular|iberia fly blue nectar lifemil
5.4|mapa ruta gp navegar navegacion conducir trafico|waze map tomtom googl appl
6.1|gasolina repostar consumo combust gasolinera llenar surtidor|diesel repsol deposito cepsa gasoil pemex ypf
5.7|carga electrico enchuf bateria enchufar kilometro cargador|wallbox autonomia tesla ioniti
4.2|itv revis coch taller mecanico inspeccion|neumatico aceit freno correa bateria matricula verificacion
4.9|peaj autopista carretera via pagar|telepeaj viat ap7 telepass tag radial
4.0|bu metro linea parada bono|autobu emt tmb tren ligero cercania
4.5|taxi uber conductor aeropuerto viaj taxista carrera|cabifi bolt freenow didi
5.4|mascarilla asma polucion air crisi asmatico respirar|inhalador ventolin symbicort budesonida salbutamol asmatica
4.6|migrana dolor cabeza jaqueca luz|triptan aura rizatriptan neurologo cefalea
5.4|resfriado gripe tos garganta enfermo fiebr moquear|catarro sinus amigd bronquiti covid angina
4.5|cancer oncologia tratamiento tumor quimioterapia|quimio oncologa radioterapia mama leucemia linfoma prostata melanoma remis
4.9|urgencia hospit ambulancia ingreso accident hospitalizado 112|planta samur ingresada
5.7|podologo pie plantilla zapato pisada caminar|juanet fasciti plano espolon callo
5.2|altruismo donar ong solidaridad caridad ayuda|dono unicef medico greenpeac unhcr amnistia msf save child
3.8|herencia testamento notario heredar reparto bien|notaria albacea hermano donacion usufructo legitima
5.4|abogado legal demanda juicio denuncia asesoria|abogada contrato procurador penalista laboralista apelacion
4.4|multa denuncia sancion infraccion pagar recurrir|radar recurso punto velocidad zona azul alcoholemia semaforo
4.9|empadronamiento tramit ayuntamiento papel certificado cita|padron empadronado gestoria digit registro nie previa
4.7|seguridad social baja paro ayuda prestacion ert|sepe subsidio desempleada contributiva imv
4.9|sindicato convenio derecho laboral delegado huelga negociar|ccoo ugt csif usoc delegada comit
4.8|autonomo cuota facturar iva emprendedor facturacion|autonoma facturo hacienda modulo cero modelo epigraf
6.8|criptomoneda invertir cartera blockchain token wallet|bitcoin ethereum cripto binanc solana ledger coinbas nft
5.9|loteria suert boleto sorteo premio apostar|decimo quiniela euromillon gordo primitiva bonoloto chanc
4.5|segunda mano vender comprar reventa usado anuncio|wallapop vint segundamano vendo milanuncio backmarket facebook marketplac rastro mercadolibr
6.4|cerveza artesan elaborar lupulo rubia jarra barra cervecero|cerveceria ipa estrella mahou alhambra stout cruzcampo pilsner
5.2|vino bodega catar maridaj copa cava enologia|rioja ribera albarino rueda tempranillo verdejo garnacha rosado priorat malbec jumilla
5.2|toro flamenco tradicion torero corrida cant|guitarra sevillana tablao plaza bailaora peineta
7.5|caza cazar escopeta coto monteria cazador|perdic jabali conejo perdiz
5.9|golf campo handicap hoyo bola swing|palo driver
5.9|teni padel raqueta pista reve saqu partido|wilson bullpadel squash badminton ping pong
5.9|art marcial combat cinturon dojo kata pelear|judo karat jiujitsu taekwondo mma aikido boxeo capoeira
7.5|meditacion mind relajars calma relajacion respirar|medito yoga respiracion retiro zen tai chi sofrologia
5.3|idioma examen certificado acreditar nivel|dele ielt toefl b2 1st advanc c1 delf jlpt siel
5.4|erasmu intercambio beca irs extranjero semest|movilidad bolonia lisboa praga socrat
4.8|beca matricula ayuda estudio economica universidad|ministerio mec credito becario
3.6|extraescolar nino actividad tard|ingl judo natacion karat robotica teatro musica bail futbol pintura
4.1|juguet nino regalo jugar juego infantil nina|lego playmobil muneca puzzl peluch barbi patinet technic nenuco
4.6|superhero dinosaurio nino fiesta cumpleano tema|freez pokemon princesa spiderman patrulla canina unicornio bluei
4.1|adolescent hijo instituto juvenil pubertad quinceanera|quinc diecisei catorc rebeld
4.2|adopcion acogida nino acog padr adoptivo|adoptado adoptiva adoptada idoneidad acogimiento china
4.9|matrimonio igualdad lgtb pareja orgullo homosexu amor|gai lesbiana bisexu novio novia queer pansexu asexu tran
5.0|cita pareja ligar app ligu solteria conoc|tinder bumbl soltero soltera hing badoo separado viudo
5.7|reciclaj ecologia huella plastico sostenibilidad ambient planeta|reciclo sosten granel compost cero residuo ecologico bolsa
6.1|genealogia antepasado raic ancestro arbol apellido|bisabuelo censo emigrant bisabuela archivo
4.8|historia epoca museo visitar monumento pasado|guerra romano prado civil egipto mediev
5.2|ciencia divulgacion curiosidad conocimiento leer|fisica biologia quimica astrofisica evolucion organica
4.9|bricolaj madera carpinteria taller banco carpintero|torno sierra cepillo serrucho gubia nogal
6.8|drone maqueta modelismo volar montar kit|dron aeromodelismo dji tamiya lancha
5.6|trene tranvia aficionado locomotora estacion via|maqueta ferroviario marklin av talgo h0
5.4|comic manga anim leer vineta hero coleccionar|tebeo marvel piec mortadelo ibanez dc naruto
5.4|disfraz carnav halloween disfrazars mascara fiesta|comparsa bruja pirata chirigota catrina
5.1|salon sala estar decorar recibir alfombra cortina muebl|sofa butaca chaiz estanteria aparador lampara cojin chimenea televisor puf mecedora vitrina libreria divan
6.4|ducha banera aseo fontanero grifo azulejo toalla vater|plato mampara bide hidromasaj lavabo inodoro alcachofa toallero tina regadera lavamano jacuzzi
5.1|ventana persiana cortina cristal aislar luz toldo|climalit velux estor aluminio visillo blackout mosquitera balcon celosia ventan postigo
6.8|suelo parqu tarima baldosa fregar moqueta|laminado vinilico terrazo gre marmol hidraulico robl cemento pulido corcho linoleo
5.1|chimenea lena fuego estufa deshollinador calor|insert encina pellet cassett brasa tronco salamandra hogar hollin
4.9|colchon almohada edredon cama espalda dormir medida|viscoelastico latex muell futon canap somier firm blando nordico pluma topper pikolin cervic
5.2|alarma robo ladron seguridad camara ausencia okupa|robaron entraron securita prosegur blindada caja fuert ring cerrojo sirena
5.6|humedad moho condensacion ventilar mancha pare|deshumidificador salit filtracion capilaridad hongo condensa gotera desconchado
7.5|plaga bicho insecto fumigar desinsectar trampa|cucaracha raton rata chinch hormiga polilla termita avispa mosquito pulga garrapata carcoma pececillo
6.8|calentador agua calient termo acumulador averia|butano bombona aerotermo junker litro cal descalcificador resistencia instantaneo boiler
5.9|piscina jacuzzi cloro jardin banars mantenimiento|alberca salina desmont depuradora hidromasaj lona robot limpiafondo comunitaria pileta
7.5|cesp cortar cortacesp segar riego|robot desbrozadora grama artifici aspersor tepe podadora
6.1|arbol podar seto sombra talar jardinero|cipr olivo limonero naranjo higuera almendro pino palmera encina buganvilla arizonica laurel jacaranda
6.4|frutal huerta cosecha mermelada recog|manzano peral cerezo ciruelo melocotonero granado membrillo naranjo almendro parra kaki aguacatero
5.6|aromatica hierba maceta cocina sembrar|albahaca perejil romero tomillo menta cilantro oregano salvia cebollino eneldo hierbabuena laurel estragon
5.4|flore ramo florista floristeria jarron regalar|rosa clavel tulipan girasol lirio hortensia margarita peonia orquidea lavanda geranio azucena gerbera
5.4|valla verja porton cerca lind parcela|malla seto muro cancela automatico alambrada ladrillo medianera brezo
5.4|aislamiento certificado energetico termica subvencion reforma|lana corcho sate letra aislant fachada trasdosado poliuretano rehabilitacion
5.4|solar placa fotovoltaica autoconsumo tejado produccion|inversor excedent bateria kilovatio huawei instalador panel
4.6|hogar seguro siniestro fuga incendio dano|mapfr multirriesgo agua robo perito continent contenido mutua linea franquicia
5.6|fianza deposito casero devolv desperfecto salida|devuelta aval inventario pintura retuvo incasol limpieza litigio
5.3|vivienda protegida social vpo ayuntamiento sorteo solicitar|emv infonavit cooperativa lista realquil cesion
4.1|segunda residencia pueblo finca campo find veraneo|chalet cortijo masia casita parcela apartamento torrevieja sierra cabana quinta hacienda rancho
3.9|comprar vivienda visita inmobiliaria arra notario oferta|escritura notaria tasacion obra nueva segunda mano idealista fotocasa plusvalia itp tasador
5.2|comunidad propietario junta derrama administrador finca|president cuota ascensor fachada portero estatuto copropietario acta vecin
4.0|ausencia regar correo vacacion cuidar vecina llave|riega canguro buzon guard recog alimentar nidificar vigila
3.8|barrio zona cerca comercio salir pasear distrito|malasana lavapi gracia triana ruzafa chamberi sant palermo roma condesa coyoacan providencia chapinero miraflor belgrano
4.6|pueblo rural aldea campo aislado vivir municipio|pedania cortijo tractor ermita caserio parroquia rancho vereda ejido pueblecito masia
3.9|portero automatico telefonillo piso codigo entrar entrega|timbr portal puerta izquierda derecha bajo atico escalera conserj
5.0|pintar pared decoracion papel tono dormitorio|gotel plastica esmalt estuco lisa cal blanco roto rodillo pintor arena
4.6|iluminacion lampara bombilla luz foco|lead halogena flexo apliqu plafon calida fria downlight tira pantalla regulador
5.4|orden armario desorden trasto ordenar almacenar|vestidor trastero estant cajon minimalista kondo caotico desordenado donar caja empotrado
5.9|gemelo mellizo trillizo parto gemelar parecido|melliza gemela identico univitelino cuat morocho jimagua
4.5|nacimiento nacer recien paritorio llegada bebe|cesarea epidur prematuro incubadora parto nacio nacimo kilo comadrona peso neonato
3.8|permiso maternidad paternidad baja parent reincorporacion|diecisei semana lactancia excedencia reduccion jornada vuelvo
5.4|bautizo padrino madrina ahijado celebracion comunion|ahijada bautizamo confirmacion compadr comadr faldon
4.4|reconstituida padrastro madrastra hijastro medio familia|hermanastra hermanastro tuyo mio nuestro
4.9|pension manutencion divorcio juez custodia visita|alimento convenio regulador juzgado procurador mediadora impagada
3.6|canguro ninera cuidar noch salir nino|estudiant nana abuela vecina pair tata nodriza
6.8|fertilidad reproduccion asistida embarazo ovulo concebir|fiv inseminacion ovodonacion aborto ovulacion transferencia embrion hormona esteril ivi beta
3.8|residencia geriatrico mayor visita ingresar|centro auxiliar cuidadora dependencia grado plaza concertada alzheim
4.7|dependencia cuidadora domicilio ayuda asistencia|interna grado teleasistencia silla medicalizada colgant auxiliar sad lei
4.4|despedida soltera soltero boda organizar amiga|novia dama testigo stripper paintbal charanga camiseta
4.6|luna miel viaj recien novio destino|maldiva bali tailandia cancun riviera italia japon safari mauricio punta cana seychel polinesia
4.8|pedida anillo compromiso prometido pareja hecho|prometida comprometido solitario rodilla concubinato registrada concubina
5.6|distancia relacion pareja lejo visitar videollamada|vuelo extranjero reencuentro separado
3.9|nombr bebe elegir ponerl|lucia mateo hugo martina leo valentina sofia julia mia santiago thiago alma noa daniel emma
4.1|comedor escolar mediodia nino menu|tupper beca alergico monitora fiambrera recreo gluten
4.4|materi escolar mochila uniform vuelta cole libro|estuch cuaderno chandal babi lapic calculadora compa agenda rotulador
4.1|deber refuerzo particular matematica ayudar suspend|profesor mate suspendio repetir tabla dictado ingl lectoescritura tutor kumon
5.0|acoso escolar bulli burla protocolo nino|acosado insultan pegan orientadora ciberacoso apodo aislado
3.8|campamento verano colonia nino escuela|scout urbano ingl monitor granja boi
4.1|orientacion carrera nota cort elegir bachillerato|ciencia letra preinscripcion fp grado medio superior selectividad ebau orientador optativa
5.1|fp aprendiz dual practica ciclo formativo oficio|grado superior dam asir integracion mecanizado electromecanica sena
4.3|residencia estudiant colegio alojamiento campu|piso habitacion novata litera
4.0|trabajillo estudiant verano sueldo extra|camarera repartidor socorrista dependient ninera azafata glovo clase particular vendimia
5.9|laboratorio investigacion investigadora publicar articulo predoctor|postdoc csic predoc fpu paper celula cultivo microscopio congreso conicet conacyt beca
4.0|pantalla nino tablet limit uso|dibujo youtub control parent movil castigo consola
4.6|paga hucha nino dinero seman|euro semanada mesada alcancia
3.9|dormir bebe noch llanto despertar|colecho cuna llora despierta toma saco nana chupet estivil
4.9|logopeda lenguaj habla tartamudear nino|tartamudo tartamudez dislalia dislexia ceceo retraso frenillo fonoaudiologa seseo
4.1|enfermera enfermeria planta hospit turno sanitaria|enfermero auxiliar uci quirofano pediatria matrona celadora urgencia geriatria oncologia via tcae
4.4|medico resident mir guardia especialidad consulta|adjunto cirujana anestesista pediatra urgenciologo radiologa ginecologa familia psiquiatra urologa
3.8|maestro profesor docent aula alumno clase oposicion|maestra primaria interina matematica lengua historia filosofia infantil tutora claustro bachillerato examinador opositora lectora
4.3|cocinero cocina restaurant jefe pinch servicio|chef sou pastelera lavaplato hosteleria cater banquet estrella turno parrillero cocinera
4.9|camarero sala barra propina restaurant mesa|camarera mesero moza barman coctelero bandeja terraza jefa sumil
5.7|obra albanil construccion aparejador peon andamio|encofrador gruista pintor fontanero carpintero yesero aparejadora capataz tejador ferrallista
5.7|electricista fontanero instalador averia cuadro oficio|boletin diferenci caldera ga plomero gasfit frigorista enchuf
4.8|agricultor campo cosecha finca tierra cultivo|agricultora jornalero olivar cereal trigo maiz tractor vendimia invernadero almendra hectarea cooperativa soja aguac
5.4|ganadero ganaderia vaca pastor ordenar|oveja cabra ordeno cerdo matanza queseria borrego rese dehesa gaucho
5.9|viticultor vinedo uva bodega enologo|vina cepa tempranillo garnacha enologa malbec bodeguero barrica crianza
5.6|pescador marinero barco mar puerto flota|patron arrastrero cofradia rede lonja mercant almadraba cerquero percebeiro
4.8|camionero transportista reparto furgoneta ruta camion|camionera trailer repartidor seur tacografo carretilla mensajera autonomo carga conductor bu autobusera
5.0|piloto azafata vuelo tripulacion aerolinea|controladora tcp auxiliar mecanico avion handl copiloto base rotacion sobrecargo
4.5|policia guardia bombero comisaria servicio placa|civil nacion local mossa bombera agent inspector ertzaina carabinero patrulla gendarm
5.3|contabl contabilidad cierr balanc asesoria auditoria|nomina auditora sage contaplu facturacion fiscalista gestora control contador
5.4|comerci venta dependient tienda clientela comis|dependienta vendedora visitadora cajera representant comision cartera prospeccion encargada telemarket teleoperadora
2.5|peluquera estetica esteticista salon belleza|barbero depilacion manicurista maquilladora una mecha estilista
5.7|disenadora grafico ilustracion creativa brand|disenador ilustradora figma photoshop maquetadora logotipo indesign carteleria motion uxui animadora
5.0|arquitecta plano estudio proyecto obra|autocad revit urbanista interiorista delineant aparejador paisajista topografa
5.3|periodista redaccion noticia prensa reportera medio|redactora locutor camara fotoperiodista correspons freelanc gabinet editora tertulia
5.2|traductora interpret idioma texto jurada|traductor interpretacion subtitulo trado localizacion correccion simultanea maquetacion
5.1|artista actor musico espectaculo compania gira|actriz bailarin tecnica sonido comica payaso figurant bolo regidor titiritero
4.6|programador desarrollador softwar informatico equipo codigo|desarrolladora backend frontend fullstack devop qa consultora informatica sistema arquitecto programadora sre
4.4|fabrica operario cadena linea produccion turno|operaria montaj soldador tornero fresador mecanizado seat renault carretillera metalurgico textil siderurgia matricero maquiladora
5.9|almacen logistica mozo pedido carretilla|preparador carretillero amazon pick palet inditex descarga almacenista operaria
5.6|limpiadora limpieza oficina portal kelli|limpiador barrendero porteria friegaplato basurero conserj jardinero
5.0|secretaria recepcion administrativa oficina atencion|recepcionista auxiliar administrativo telefonista agenda archivo becaria
5.4|recurso humano seleccionar nomina contratacion rrhh|reclutadora headhunt psicotecnico onboard tecnica seleccion
4.4|funcionaria administracion publica plaza oposicion interina|funcionario interino auxiliar trienio correo juzgado ministerio diputacion celador tecnico hacienda
5.4|trabajadora social educador integracion menor|educadora integradora monitora centro mediador ong psicopedagoga ti
4.3|farmacia farmaceutica auxiliar receta botica|farmaceutico adjunta boticaria oficina guardia visitador
5.6|fisio fisioterapeuta masajista osteopata clinica|kinesiologa podologa terapeuta ocupacion quiropractica
5.2|panadero carnicero pescadero charcutero oficio tienda|panadera obrador pastelero carnicera charcutera pescadera heladera chocolatera frutero matarif
4.6|mecanico taller coch chapa pintura oficio|mecanica chapista electromecanico neumatico desguac inyeccion gomeria
4.6|cartero correo reparto carta|cartera buzonera certificado
5.4|vigilant seguridad guardia escolta portero|segurata discoteca ronda controladora tip
5.3|costurera modista saster taller arreglo|sastra patronista dobladillo disenadora moda bordadora
4.9|jefe proyecto consultoria scrum entreg|consultora project manag master product owner pmo accentur deloitt stakehold
4.8|contrato indefinido tempor labor fijo condicion|indefinida discontinuo eventu ett obra becario practica parcial interino autonomo
4.5|periodo prueba incorporacion empezar puesto|mese incorpor superado
4.8|dimis preaviso baja voluntaria marchars|dimiti renunci carta finiquito
5.0|despido indemnizacion finiquito er acto conciliacion|despidieron despedida improcedent objetivo liquidacion cese
5.0|formacion reciclaj certificado bootcamp reconvers|master funda certificacion homologacion reconvertirm cambio carrera udemi
4.7|dieta gasto viaj kilometraj reembolso|ticket visa empresa justificant viatico
4.7|ticket restaurant tupper comida oficina mediodia|fiambrera taper comedor menu vianda microonda
4.2|baja medica incapacidad part alta reposo|accident labor mutua confirmacion licencia
5.6|ascenso evaluacion desempeno aumento promocion|ascendieron objetivo bonu subida
4.2|hora extra fichar compensar bolsa|ficho fichaj extraordinaria checador
5.2|conflicto jefe mob acoso labor ambient|grita ninguneada rumor denuncia toxico sobrecarga
5.4|videollamada reunion herramienta camara remota|zoom team meet webex skype jitsi microfono
5.2|mensajeria equipo canal chat herramienta|slack team discord telegram whatsapp mattermost signal
5.9|tarea organizar herramienta tablero gestion proyecto|jira trello notion asana clickup mondai todoist kanban linear
5.1|proveedor mayorista pedido suministrar compra|mercamadrid mercabarna importador fabrica alibaba minimo distribuidora central
5.6|inventario stock agotado repon existencia|reposicion caja pale bodega
4.6|apertura horario cerrar abrir tienda atiend|abierto cerrado mediodia festivo abrimo cerramo ininterrumpido
5.4|tienda onlin vender pago ecommerc carrito|shopifi woocommerc prestashop mercadolibr amazon etsi stripe redsi wallapop tiendanub
6.4|web dominio pagina alojada blog|wordpress wix host seo squarespac plantilla hosting
5.9|market newslett publicidad audiencia campana|mailchimp suscriptor adword influenc flyer meta ad embudo
5.9|inversor financiacion ronda startup capit|seed enisa ico aceleradora busi angel pitch socio lanzadera
5.7|competencia rival mercado sector competidor|lider low cost
5.3|contratar equipo ampliar empleado plantilla|contrat aprendiza camarera incorpor empleada becario extra
4.4|local oficina cowork nave taller contrato|traspaso comerci poligono
5.3|git repositorio rama control version|github gitlab bitbucket main rebas trunk monorepo
6.1|integracion continua pipelin ci despliegu|jenkin gitlab github action circleci argocd
4.7|prueba test codigo cobertura calidad|pytest jest junit cypress selenium tdd playwright phpunit
5.3|formato codigo indentacion estilo convencion comilla|espacio tabulador prettier black eslint camelcas snake case pep8 simpl
4.7|termin consola shell linea comando|bash zsh fish powershel tmux iterm alacritti
4.6|inteligencia artifici asistent modelo ia chatbot|chatgpt claud copilot gemini llama mistral ollama cursor prompt
6.8|navegador internet pestana marcador|chrome firefox safari brave edg opera vivaldi ublock
6.8|vpn privacidad rastreo proxi|nordvpn proton mullvad tor duckduckgo expressvpn
4.3|teclado tecla disposicion escribir atajo|qwerti espanol mecanico latam logitech keychron dvorak ingl
5.2|pantalla monitor dobl pulgada|ultrapanoramico 27 4k dell curvo benq
5.6|hoja calculo documento presentacion ofimatica|excel word powerpoint libreoffic sheet googl doc keynot latex
4.5|nota apunt organizar idea app|obsidian notion evernot onenot keep goodnot
4.9|edicion video grabar montar|premier davinci final cut capcut gopro rush kdenliv
6.4|impresora3d electronica maker placa|arduino raspberri filamento bambu prusa soldar esp32 ender
5.6|monitorizacion alerta log servidor incidencia|grafana prometheu datadog sentri guardia nagio zabbix
5.4|api servicio autenticacion token|rest graphql oauth jwt webhook grpc swagger
5.4|analisi dato estadistica visualizar|panda tableau power spss stata dbt sklearn jupyt
4.9|app movil desarrollar tienda publicar|flutter react nativ swiftui kotlin android io expo
5.0|estafa seguridad cuenta verificacion hackear|phish 2fa yubikei hackeado estafaron authent passkei bizum falso
5.4|hombro brazo codo muneca levantar|manguito capsul epicondil tunel carpiano luxacion tendon infiltracion tenista
2.5|pie tobillo plantar caminar dedo|fasciti espolon plano cavo juanet una encarnada verruga callo esguinc
6.4|cuello cervical torticoli postura|cervicalgia contractura hernia collarin latigazo rectificacion
5.3|espalda columna sentars cargar silla|lumbalgia ciatica escoliosi hernia lumbago faja cifosi ergonomica
4.6|mano zurdo diestro escribir tijera|zurda ambidiestra dominant
5.7|rinon vejiga orinar dialisi calculo|piedra colico nefritico cistiti trasplant nefriti incontinencia
6.4|prostata urologo hombr psa|hiperplasia vasectomia prostat
6.8|higado hepat analisi alcohol|cirrosi graso esteatosi transaminasa vesicula
6.4|pulmon respiracion disnea oxigeno bronquio|epoc neumonia enfisema bronquiti fibrosi tuberculosi neumotorax
5.3|tiroid hormona endocrino dosi|hipotiroidismo hipertiroidismo hashimoto nodulo eutirox bocio tsh
5.6|gota acido urico articulacion dedo|alopurinol colchicina crisi
7.5|articulacion reuma rigidez reumatologo|artriti reumatoid espondil artrosi lupu metotrexato biologico
6.1|epilepsia convuls crisi neurologo|epileptica convulsion keppra ausencia valproato
6.4|parkinson temblor neurologo dopamina|levodopa rigidez
6.8|ictu derram cerebr secuela rehabilitacion|hemiplejia afasia aneurisma
5.3|varic pierna circulacion media|trombosi hinchazon compres flebiti
6.4|apnea roncar cpap mascara|ronco mascarilla polisomnografia ferula
6.4|anemia hierro cansancio carencia|ferritina anemica b12 deficit vitamina magnesio
7.5|alimentacion trastorno anorexia bulimia|atracon tca ortorexia
6.1|bipolar psiquiatra animo estabilizador|litio maniaco psicosi esquizofrenia limit quetiapina
6.8|concentracion tdah atencion olvidar|concerta hiperactiva despistada rubifen procrastino
6.8|alcoholismo sobriedad adiccion abstinencia|alcoholico abstemia recaida aa desintoxicacion resaca
6.4|ludopatia apuesta adiccion juego porro|cannabi cocaina desenganchado
6.4|mareo vertigo equilibrio desmayo|menier otolito lipotimia sincop
6.8|analisi sangr extraccion laboratorio aguja|analitica colesterol glucosa ferritina ayuna hemograma
5.7|resonancia tac radiografia imagen prueba|ecografia mamografia colonoscopia gastroscopia claustrofobica
6.4|menopausia sofoco hormona|terapia hormon histerectomia premenopausia
5.1|lactosa lech alternativa intolerant|soja avena almendra lactasa arroz
4.9|polen alergia primavera estornudar antihistaminico|graminea olivo cipr acaro platano riniti arizonica inmunoterapia parietaria
4.9|alergia farmaco antibiotico urgencia hospit|penicilina amoxicilina aspirina ibuprofeno nolotil contrast sulfamida latex
6.1|ortodoncia aparato dental bracket|invisalign alineador retenedor paladar
5.7|sopa caldo crema cuchara invierno|fideo calabaza gazpacho salmorejo ajo consom locro ajiaco cocido
5.1|ensalada verano entrant fresco|mixta cesar rusa garbanzo tomat burrata lechuga campera pipirrana
6.4|pasta italiana salsa coccion|carbonara bolonesa pesto lasana noqui espagueti macarron fideua ravioli canelon
5.0|arroz paella grano caldero|risotto basmati caldoso negro horno bomba congri
5.1|huevo tortilla freir cuajar cocido|revuelto frito poch francesa cuajada hecha
4.8|carn filet carniceria asado poco hecho|chuleton solomillo entrecot vacio cordero cochinillo secreto presa hamburguesa lomo
5.9|pollo av guiso asar|pavo pato codorniz muslo alita pechuga ajillo
5.6|embutido jamon charcuteria cerdo|iberico lomo chorizo morcilla fuet sobrasada butifarra longaniza
5.6|legumbr cuchara potaj guiso|lenteja garbanzo alubia fabada cocido judia frijol poroto
7.5|asiatica restaurant sushi china tailandesa|ramen pad thai dim sum bao pho curri bibimbap gyoza
5.1|mexicana tex taqueria picant|taco enchilada mole pozol tamal chilaquil quesadilla guacamol burrito elot
5.4|argentina parrilla asado mate|empanada choripan milanesa chimichurri locro provoleta
6.4|peruana cevich causa lomo|saltado aji anticucho tiradito pachamanca
4.2|comida rapida hamburguesa noch pedir|burger mcdonald kebab pizza telepizza kfc perrito
3.3|deliveri pedido casa noch comida|glovo ubereat justeat rappi didi pedidosya
3.9|coctel bar noch cocteleria|mojito margarita negroni daiquiri pina colada caipirina spritz piscosor sangria tinto verano paloma
6.4|refresco gaseosa lata azucarada|coca cola fanta tonica aquariu horchata nestea ka jugo
5.3|golosina chuch caramelo chocol picar|gominola piruleta regaliz lacasito turron negro lech alfajor cacahuet pipa
6.8|conserva mermelada tarro fermentar encurtir|encurtido chucrut kimchi aceituna kefir
5.6|preparar seman batch tupper congelar|taper congelador menu cocino
4.9|cesta ecologica productor local|ecologico cooperativa mercado huerto temporada
6.1|proteina nutricion caloria musculo|whei macro batido creatina clara yogur skyr
4.0|cenar merendar comida horario tard|ceno diez temprano merienda sobremesa almuerzo
6.1|sujetador lenceria copa talla braga|corpino 90 95 bralett tanga boxer calzoncillo
5.9|sombrero gorra gorro cabeza|boina panama visera panuelo
6.8|bolso mochila cartera bandolera|tote rinonera
6.8|tela tejido lana algodon pica|lino cachemira poliest seda cuero
5.1|gafa sol montura optica|rai ban progresiva pasta metalica
5.3|pienso comida mascota comedero|royal canin barf lata humeda hipoalergenico
7.5|esterilizar vacuna chip desparasitar veterinario|esterilizada castrado pipeta rabia leishmania antipulga desparasitado
2.5|peluqueria canina pelo bano cepillo|banar muda una cort
4.5|residencia canina guarderia mascota vacacion|perro canguro paseador rover hotel
4.9|adiestrar educar perro obediencia orden|sientat quieto correa adiestrador etologo tira ladra
5.4|periquito pajaro loro jaula av|canario ninfa agaporni jilguero cotorra
6.4|conejo roedor hamster jaula heno|cobaya chinchilla degu gerbo rata huron
5.4|reptil terrario serpient tortuga|gecko iguana pogona camaleon
4.0|nombr mascota perro gato llamar|tobi luna rocki coco thor bimba kira simba nala canela
4.7|fallecimiento mascota viejo eutanasia|sacrificado incinerado murio viejito
5.4|patinet electrico monopatin urbano|xiaomi scooter lime
5.9|neumatico niev rueda cadena pinchazo|michelin invierno llanta
4.8|alquilar coch rentar vacacion|hertz europcar avi sixt goldcar cabifi mobil
5.4|furgoneta camper autocaravana dormir|california furgo caravana t5 sprinter
4.7|accident coch part aseguradora choqu|golp alcanc siniestro atropello grua
4.3|silla coch bebe infantil sistema|isofix maxicosi contramarcha alzador grupo
5.2|averia bici cadena pinchazo reparar|cambio freno camara desviador
5.9|robo bici candado trasero|robaron lock trastero
7.5|pajaro ornitologia avistar prismatico|ciguena buiter gorrion petirrojo av jilguero avutarda
6.1|seta recolectar otono bosqu|niscalo boletu trompeta rebozuelo cesta
5.2|papiroflexia caligrafia papel manual|origami letter scrapbook encuadernar
5.9|vela jabon cosmetica casera|cera aceit crema
6.4|ceramica alfareria torno arcilla|barro esmalt gre raku azulejo
7.5|cuero forja marroquineria metal|herreria orfebreria vidriera
7.5|restaurar muebl antiguedad lijar|lijo barniz decapar tapizar patina
5.0|rol mazmorra dado partida master|dragon cthulhu pathfind warhamm
5.7|crucigrama sudoku puzzl enigma|rubik sopa letra
5.7|ajedrez tablero partida apertura|lichess elo siciliana blitz torr
5.6|magia circo malabar truco|carta payaso
6.4|robotica radioaficionado electronica|arduino robot antena radioaficionada
7.5|fosil mineral geologia detector|cuarzo ammonit
7.5|buceo snorkel botella apnea mar|padi pecio
6.8|kayak piragua remo canoa|raft paddl
4.7|patinar hielo hockei patin|patinaj linea roller
5.4|baloncesto voleibol balonmano equipo balon|base rugbi pivot basquet
6.4|esgrima tiro arco diana|floret carabina
7.5|gimnasia atletismo salto|valla pertiga jabalina trampolin
6.8|triatlon ironman resistencia|duatlon transicion
7.5|parapent paracaidismo volar|paracaida ala delta ultraligero
7.5|espeleologia barranquismo alpinismo|espeleo ferrata piolet crampon
4.2|formula uno piloto carrera motor|alonso sainz ferrari verstappen motogp marquez kart ralli
5.9|dardo billar bolo bar|futbolin
4.7|zumba pilat aquagym clase colectiva|step spin bodypump
5.4|pianista tecla partitura|chopin conservatorio teclado escala piano digit yamaha
5.9|guitarra acord amplificador|espanola electrica acustica fender ukelel
6.1|bateria percus ritmo tambor|cajon bongo djemb conga platillo baqueta
5.9|violin cuerda arco orquesta|violonchelo contrabajo viola
6.1|viento banda charanga metal|trompeta clarinet saxo tuba trombon dulzaina gaita
6.4|hip hop rap trap urbano regueton|bad bunni quevedo rosalia tangana karol perreo bizarrap
6.8|metal rock concierto festiv|heavi metallica extremoduro sober punk baron hero marea
6.4|clasica orquesta opera sinfonica|mozart bach falla beethoven zarzuela liceo albeniz
4.4|electronica techno discoteca noch|hous dj rave sala perreo
5.2|cantautor flamenco copla cancion|sabina serrat camaron paco rocio silvio drexler lorca merced sosa
4.3|latina bail salsa bachata|marc anthoni juan lui cumbia vallenato merengu carlo vive banda mariachi corrido
4.1|festiv concierto entrada verano|mad cool primavera sound bbk arenal benicassim vive latino lollapalooza vina rock
5.6|vinilo equipo altavoc sonido|tocadisco sono amplificador barra
5.4|terror sangr susto pelicula|gore zombi
7.5|ciencia ficcion fantasia saga galaxia|star war dune tolkien marvel matrix asimov
5.9|policiaca detect crimen novela negra|carvalho camilleri agatha christi montalban
5.3|romantica amor novela sentiment|megan maxwel austen beso
6.1|estrategia pc onlin jugador|lol valor counter fortnit civil cod dota wow ag
6.1|ramadan ayuno musulman mezquita|iftar aid halal velo
6.8|judio shabat kosher sinagoga|januka pesaj yom kipur
5.9|evangelico culto iglesia pastor|evangelica biblia adventista
7.5|budismo meditacion templo espiritu|budista zen mantra vipassana retiro
4.9|valentin enamorado cena rosa|san vela
3.8|madr regalo padr|ramo desayuno
5.7|nochevieja campanada uva fiesta|cotillon champan braga roja
5.4|muerto ofrenda cempasuchil altar|calavera catrina pan cementerio
5.3|quinceanera fiesta quinc vestido|val chambelan pastel
5.6|seguro viaj cancelacion repatriacion|iati mondo cobertura
5.6|maleta cabina facturar equipaj kilo|facturada mochila samsonit
5.7|jetlag vuelo largo descanso|escala transoceanico melatonina
5.4|aerolinea volar compania preferida|iberia vuel ryanair avianca latam aeromexico copa air europa
4.8|mareo coch barco curva nausea|vomito biodramina bu
5.4|visitado pais viajado conoc|japon peru tailandia marrueco islandia india chile vietnam cuba costa rica
5.6|ferri barco isla travesia|ibiza formentera balearia tenerif trasmediterranea
5.3|mochilero hostel vuelta mundo|mochila interrail couchsurf autostop
5.1|parqu atraccion nino zoo|port aventura warner disnei acuario
4.7|acta nacimiento registro libro familia|partida certificado apostilla
5.7|documento guardar carpeta cajon archivar|caja fuert escaneado archivador
5.6|poder notari autorizacion representar firma|tutor certificado digit clave
4.2|idioma respuesta respond contestar|espanol ingl catalan spanglish
4.9|ejemplo detal largo explicar principiant nivel|experto detallado breve jerga esquema
5.4|fuent cita enlac verificar|wikipedia
5.1|fecha formato calendario|24h dd mm iso
5.1|inclusivo lenguaj femenino masculino|ell senora
4.2|tratamiento senor senora dona|doctora senorita licenciado
1.3|pronunciar deletrear tild apellido|en pronuncia guion
6.4|madrugador nocturno ritmo productivo|buho alondra madrugo trasnocho noctambula
6.8|caract introvertido personalidad timido|introvertida extrovertido perfeccionista sensibl nerviosa infp
5.1|habito rutina ritual diario|meditacion caminar ducha fria cafe
5.3|supersticion suert amuleto|supersticioso trece gato negro herradura ajo
6.8|ruido sensibl calma silencio|misofonia tapon ladrido
6.4|avion turbulencia volar despegu|aviofobia lorazepam
5.3|encerrado claustrofobia multitud ascensor|agorafobia metro aglomeracion
6.8|arana serpient insecto fobia|aracnofobia cucaracha paloma raton payaso
7.5|sangr aguja desmayo pinchazo|hematofobia
6.4|agua nadar ahogar piscina|ahogarm mar profundo
6.8|recordatorio despertador notificacion aviso|alarma vibracion silencio
3.0|aniversario boda plata ano|oro rubi diez
5.4|expatriado emigrar vivir extranjero|expatriada emigr londr berlin visa toronto
6.1|paro desempleo buscar prestacion|sepe subsidio desempleada infojob
4.9|ayuda ingreso minimo vital prestacion|imv dependencia familia numerosa
5.4|tarjeta credito debito limit|visa mastercard revolv
5.7|transferencia iban bizum pagar|paypal revolut mercadopago nequi
5.6|descubierto rojo apuro|numero morosa
4.6|amigo grupo pandilla salir|quedada bar pana cuadrilla
6.4|refugio animal voluntariado rescat|protectora acogida voluntaria
5.9|manifestacion huelga protestar activista|sindicato pancarta
4.9|lugar quedar cafeteria bar favorito|terraza cantina plaza
5.2|foto boda album recuerdo|marco negativo hofmann polaroid
5.9|cumpleano infantil animacion|castillo hinchabl pinata payaso bolera globo
6.8|coser maquina patron costura|singer alfa dobladillo cremallera
7.5|agotamiento cansancio energia repon|agotada quemado burnout covid persistent
4.8|memoria olvidar recordar perder|olvido pierdo despistada recuerdo
*2.7|comer como cocinar receta plato comida cena almuerzo dieta alergia alergico alergica alimento|intolerant intolerancia vegetariano vegetariana vegano celiaco celiaca gluten lactosa fruto nuec cacahuet marisco azucar diabet carn
*3.8|salud enfermedad enfermo enferma diagnostico lesion medico dolor|diagnosticaron diabet asma migrana epilepsia artriti hernia operacion operaron esguinc fisio tension corazon rodilla cadera espalda tiroid
*4.5|medicamento medicina pastilla tomo tratamiento|mg dosi insulina antibiotico receto inhalador jarab
*4.1|medico doctor doctora dentista psicologa cita fisio|dra dr clinica consulta hospit
*3.1|beber bebo bebida cafe te alcohol vino cerveza|infus manzanilla agua descafeinado
*4.0|aficion hobbi pasatiempo club tiempo libr|coro tejer pintar ceramica escalada senderismo huerto fotografia ajedrez coser bailar teatro ensayo concierto apunt
*4.7|deport entreno entrenamiento gimnasio correr|natacion piscina bici yoga pilat futbol baloncesto teni padel maraton caminar
*4.5|instrumento musica toco|guitarra piano violin violonchelo bateria flauta ukelel saxofon trompeta clarinet acordeon bajo
*4.1|coch carro auto vehiculo conduzco manejo furgoneta|electrico diesel seat ibiza renault peugeot toyota ford kia dacia taller vendi carnet matricula
*3.4|trayecto transport bici desplazo voi|metro tren autobu bu tranvia coch andando patinet
*4.1|telefono movil celular ordenador computadora portatil tableta programa|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad instal compr
*4.1|ahorro ahorrar dinero presupuesto deuda prestamo alquil banco|ahorrando hipoteca euro beca cuota
*2.7|familia madr padr hermana hermano abuela abuelo|mama papa tia tio prima primo sobrino sobrina
*4.7|viaj vacacion vuelo hotel destino|reservado reservamo billet playa pueblo
*4.2|leo leer libro novela seri pelicula|leyendo capitulo autor temporada
*4.3|profesor profesora maestro maestra entrenador|senorita clase
*3.8|mascota anim animal perro gato bicho|perra perrito cachorro gata gatito conejo hamster loro periquito caballo gallina pez tortuga labrador canich veterinario adoptamo adopt
*3.0|hijo hija nino nina bebe|gemelo mellizo guarderia colegio nacio embarazada mayor pequeno pequena
*3.7|mujer esposa esposo marido novia novio pareja casado casada|comprometido boda junto separado divorciado ex
*3.5|companero companera piso compartir comparto vivo|compartimo habitacion mudo solo sola
*2.7|vivo vive vivir direccion casa piso ciudad barrio departamento mudanza|vivimo mude mudamo mudado call pueblo alquil llave planta
*4.9|naci nacido nacida origen creci criado criada natal|pueblo infancia
*3.2|trabajo trabajar empleo puesto profes empresa jefe oficio dedico|trabajando contrataron ascendieron renunci despidieron practica profesora maestra enfermera ingeniero tienda equipo oficina autonoma contrato
*4.6|jefe jefa encargado encargada supervisor director directora|supervisora
*4.2|sueldo salario gano cobro ingreso|euro peso bruto neto aumento
*3.0|horario turno jornada hora|manana tard noch media completa abro cierro
*4.0|estudio estudiar carrera universidad curso asignatura master grado|semest examen profesor tesi matricul
*3.7|idioma lengua hablo|espanol ingl franc aleman italiano portugu catalan aprendo clase nativo
fr
3.7|regim manger nourritur traiteur menu restaur diner repa invit cuisin plateau recept buffet brunch command alimentair restrict|vegetarien vegetarienn vegan vege pescetarien flexitarien casher halal viand tofu carnivor omnivor pesco porc crudivor paleo cetogen seitan legumineus
1.2|allergi allergiqu evit traiteur ingredi serveur gouter piqu niqu reaction adrenalin epipen pharmaci boulang anniversair cantin etiquett gonfler demangeaison urgenc gratter|cacahuet arachid noix fruit de mer crustac lactos gluten œuf fraiz penicillin pollen latex abeil guep intolerant cœliaque anaphylaxi urticair soja sesam moutard celeri lupin kiwi poisson crevett lait protein nickel œdeme gonfl intoler demang sulfit noisett amand ble
2.2|dejeun petit matin brunch tartin collat dej hotel leve|croissant cereal yaourt muesli porridg confitur brioch chocolatin gruau crepe pain beurr miel biscott œufs bacon chocap granola ju au chocolat nutella skyr bol
4.7|boir boisson soif bar apero trinquer tourne cave cavist bistrot toast feter|bier vin pasti whiski gin rhum cidr champagn sobr alcool pint panach ju kir ricard vodka armagnac cognac calvado porto martini mocktail abstin genievr picon kriek chartreus suze
4.3|cafe cafetier expresso cafein barista machin reveil paus torrefacteur moudr|noisett allong decafein cappuccino creme nespresso filter serr senseo arabica moka bialetti italienn aeropress v60 chemex latt americain long percolateur delonghi grain lungo ristretto
3.9|tisan theier infus bouilloir tass mug boir soir|vert menth camomil vervein rooibo tilleul earl darjeel sucr matcha oolong chai thym fenouil lapsang sencha kusmi jasmin regliss gingembr citron
2.6|dessert sucr gourmand gateau patisseri gouter anniversair command patissi|chocolat tart mouss tiramisu glace eclair macaron fondant creme brule flan cannel profiterol clafouti far breton pari brest fraisier millefeuil baba cheesecak browni madelein il flottant tatin charlott canel gaufr sorbet
4.2|cuisin recett plaqu electromenag equip fourneau hott mijot|induct gaz cocott thermomix cookeo airfryer poel wok micro ond mijoteus vitroceramiqu autocuiseur companion mandolin blender sauteus friteus tajin plancha kitchenaid vapeur pizza
4.6|detest gout difficil degout evit deplair ecœurer repouss servir horreur|coriandr oliv champignon foie anchoi aubergin endiv betterav choux tripe support abat rognon boudin andouillett celeri fenouil brocoli epinard huiter gra roquefort anana cannel ani mayonna
2.3|prefer plat repa reconfort manger ador specialit regal command anniversair|raclett fondu tartiflett blanquett cassoulet couscou lasagn sushi pizza poutin moul frite gratin hachi parmenti bœuf bourguignon pot au feu choucrout quich steak bouillabaiss carbonnad waterzooi pate chinoi burger ramen galett crepe risotto aligot gnocchi magret
4.7|epic piment relev assaisonn chaud gouter bruler|harissa tabasco doux fort curri brule sriracha espelett cayenn sambal jalapeno wasabi curcuma cumin gingembr paprika poivr ra el hanout pili
3.6|cours supermarch magasin hebdomadair list march achat caddi provis command epiceri|leclerc carrefor lidl auchan intermarch monoprix boucher primeur biocoop drive migro colruyt casino super cora franprix picard netto frai delhaiz coop iga metro denner hall poissonni fromag
2.9|habit adress vill domicil maison quartier resid logement coordonne local crech pharmaci proch|appart rue villag demenag loue banlieu arrondiss boulevard avenu impass alle lotiss hlm immeubl duplex studio loft pavillon t2 t3 chalet penich center cite bretagn lyon marseil lill nant toulous bordeaux
3.5|demenag carton camion demenageur changement embal changer logement quitter|bail caution cle emmenag utilitair kangour mont meubl preavi adress coli gard scotch
4.2|loyer proprietair locat bail mensuel louer logement charg depens fix budget quittanc|caution locatair agenc garant franc bailleur meubl vide apl visal hauss irl hlm trimest
3.6|hypothequ pret banqu maison rembours credit emprunt mensualit immobili courtier taux echeanc|fix apport notair renegoci assur emprunteur fine amortiss quinz ptz lcl
2.8|colocatair coloc cohabit partag appart habit vivr loyer|sou loue locat habiton troi quater frigo bail solidair kot
3.4|voisin bruit port immeubl palier cohabit tapag nuisanc bruyant derang|dessu dessou aboiement perceus coli syndic concierg perc talon bebe pleur musiqu fete mitoyen coproprietair odeur barbecu chien trompett parquet grinc
1.2|chambr piec etag appart disposit ascenseur escali logement meter superfici plan monter poussett|grenier combl cave rez de chausse balcon terrass garag mezzanin studio carr duplex souplex loft plain pi veranda sou sol cellier entre mansarde
3.7|chauffag froid chaudier hiver energi chauffer temperatur rechauff froidur combust plombier|radiateur pomp gaz fioul granul poel thermostat plancher convecteur pellet chaleur sou sol geothermi collectif individuel bouillott nest tado
2.2|climat chaleur et canicul rafraichir fraicheur suffoqu ventil rafraichiss|clim ventilateur climatiseur volet split daikin brumisateur mobil revers store etuv combl
3.6|electricit factur fournisseur courant energi consomm kilowatt tarif contrat payer operateur|edf compteur linki kilowattheur engi hydro panneaux ekwateur totalenergi heur creus tempo kva enercoop planet oui quebec abonn disjonct
4.4|internet wifi fibr connexion fournisseur box ordinateur debit operateur ping reseau lign|livebox freebox orang free sfr bouygu adsl bbox red sosh vdsl starlink 4g 5g wifi6 repeteur mesh bell swisscom proximu videotron
3.4|portabl telephon smartphon appareil mobil operateur coqu chargeur ecran batteri cass|iphon pixel galaxi samsung android xiaomi fairphon forfait huawei oneplu nokia redmi motorola se sosh free bouygu sfr dual sim fissur
3.5|telephon numero appel joindr contact coordonne sonner|fix post portabl whatsapp sm lign standard direct indicatif mobil signal telegram
4.3|courriel mail adress ecrir contact electroniqu joindr messageri envoy|gmail outlook boit alia orang lapost yahoo proton hotmail free wanadoo icloud protonmail infomaniak sfr
3.9|ordinateur portabl machin pc bureau config achet cart processeur repar|macbook thinkpad lenovo dell asu window linux imac air surfac hp acer chromebook framework tour ryzen intel nvidia rtx fix memoir ssd
4.7|system exploit distribut ordinateur os environn instal command paquet|linux ubuntu fedora debian arch window maco mint nixo popo gnome kde manjaro alpin rhel opensus wsl dual boot chromeo
4.8|editeur code ecrir outil developp id configur extens raccourci programm|vim neovim emac vscode intellij phpstorm sublim zed pycharm webstorm cursor eclips nano helix notepad atom rider xcode android studio
4.5|langag programm code exempl script ecrir coder snippet stack developp implement|python typescript javascript rust java kotlin golang rubi php swift elixir scala clojur haskel perl lua bash julia fortran cobol ocaml dart matlab powershel
5.5|framework frontend web applic pile librairi ui backend api stack|react vue svelt angular django rail laravel symfoni spring flask nuxt next express nestj fastapi ember qwik tailwind bootstrap htmx dotnet
5.7|donne base requet sql backend stocker schema orm index|mysql mongodb redi oracl mariadb mssql cassandra dynamodb elasticsearch neo4j supabas firebas prisma clickhous snowflak
4.6|deploy heberg serveur cloud product livrer op prod infra metter lign|aw azur gcp ovh scalewai hetzner kubernet docker vercel terraform heroku netlifi render fly digitalocean clever nomad ansibl helm ec lambda bare metal vp nginx traefik podman
4.4|projet applic construir developp ide side project|appli depot prototyp lancement startup plugin bot jeu site plateform saa open sourc bibliothequ cli extens refont
3.2|echeanc delai rendr date limit livrer remett termin rendu deadlin calendri|vendredi lundi livr remiz livraison dossier due urgent bouclag soumiss
4.7|jeu video jouer consol manett gamer multijoueur videoludiqu soire detent|playstat xbox switch nintendo steam minecraft zelda fifa ps5 gameboi retro game mario elden ring stardew sim anim cross lol valor fortnit cod witcher baldur
4.5|seri tele regard bing plateform episod feuilleton spoiler soire visionn|saison netflix canal art polar sitcom disnei prime hbo oc game throne friend kaamelott lupin engrenag success break bad crown offic stranger thing
4.5|film cinema cine regard long metrag seanc sall realisateur acteur|thriller western horreur comedi cinephil truffaut godard tarantino miyazaki kubrick nolan scorses sf anim marvel documentair vf vostfr mk2 ugc
4.4|livr lire lectur roman auteur bibliothequ bouquin lecteur librairi offrir|li polar biographi audiolibr kindl liseus poesi bd musso nothomb camu proust zola hugo king pennac varga essai nouvel thriller fantasi tome collect sf
4.4|musiqu ecout group chanson concert playlist disqu meloman artist genr chanteur|album jazz metal techno rap rock opera classiqu vinyl zouk rai queen stroma beatl radiohead pop regga soul blue folk variet angel daft punk mozart rnb electro spotifi deezer reggaeton
4.2|instrument jouer musiqu pratiqu cour repet musicien partit conservatoir professeur accord group|piano guitar violon violoncel batteri saxophon flute trompett accordeon bass harmonica ukulel banjo clarinett hautboi harp orgu contrebass mandolin djemb cornemus cor didgeridoo synth viell
4.5|choral chanter chant voix chorist concert vocal pupit chef|soprano alto tenor bass repetit mezzo baryton gospel sopran cappella requiem
4.5|podcast radio ecout trajet emiss voitur matinal|episod station inter rtl cultur franc rfi rmc nova fip europe1 lesjor transfert affair sensibl franceinfo
3.1|loisir pass temp hobbi weekend detent cadeau activit libr occup offrir amus|tricot escalad photo jardinag poteri menuiseri peintur petanqu echec coutur patisseri pech randonne philateli origami jonglag ornithologi chant brocant cuisin dessin modelism bricolag vanneri genealogi dans theater benevolat jeux photographi gravur
4.7|collectionn collect collectionneur cadeau amass seri piec manquer offrir|timbr monnai vinyl figurin cart mineraux lego capsul pin postal pokemon funko bd monter sneaker disqu affich santon coquillag feve
4.0|bricol tricot coudr creatif lain fil loisir merceri offrir|crochet coutur patchwork aiguil broderi metier macram tissag dentel feutrag point croix scrapbook quilt perl tiss
4.7|peindr dessin art tableau peintur illustr artistiqu pinceaux expo cadeau|aquarel huil acryliqu fusain toil chevalet croqui gouach pastel encr procreat aquarellist gravur posca manga portrait paysag sprai
5.1|photo appareil photographi objectif photograph clich imag tirag|canon nikon fuji leica soni argentiqu reflex pellicul hybrid drone polaroid portrait lightroom pentax olympu gopro moyen format paysag macro
3.6|sport exercic entrain form actif gym sportif remiz bouger activit licens|cours yoga natat cyclism foot tenni rugbi box pilat aviron crossfit handbal judo fit escalad pingpong vollei basket badminton hockei aquagym muscul trail march karat escrim trampolin padel zumba equit triathlon
4.8|courir cours marathon entrain coureur chaussur dossard allur echauff|semi foot jog trail basket kilomet strava fractionn ultra asic hoka saintelyon chrono garmin
4.3|velo bicyclett cyclism pedal cyclist casqu repar rouler trajet|gravel vtt electriqu cargo pliant decathlon velotaf brompton cube giant btwin velib sacoch tandem fixi musett velorout cadr vtc longtail
3.4|equip club foot support match ligu soutenir tribun|psg marseil om lyon len saint etienn abonn standard anderlecht canadien ol renn nant losc monaco bayern barca real stade rennai nice reim toulous bruge sion hab select bleu
1.3|muscul sall coach halter seanc halterophili program muscler|squat developp basic fit abonn soulev de terr kettlebel pull traction pomp gainag basicfit fitnesspark crossfit neoness
4.0|nager piscin natat nageur nage bain bonnet|longueur crawl brass lign papillon dos aquabik bassin maillot palm eau libr
4.3|randonne montagn march sentier natur randonn marcheur excurs trek bivouac|sommet gr20 chaussur alp pyrene refug vanoiz mercantor compostel chartreus vercor jura cors vosg gr baton boucl patauga ubay
3.8|blessur douleur genou dos chevil epaul kine boiter souffrir bless accid sport porter soulev poser reeduqu|dechirur entors fractur ligament menisqu herni tendinit plater bequil cass foul lumbago ruptur croiz felur elong contus commot luxat capsulit canal carpien deboit lombair cervical sciatiqu platre attel
3.8|oper chirurgi hopit chirurgien recuper intervent bloc convalesc hospit|opere hanch genou appendicit point anesthesi prothes pontag cesarienn amygdal cataract canal carpien ligament herni thyroid vesicul ablat arthroscopi anneau sleev ponction
4.0|maladi sant chroniqu diagnost medecin affect pathologi condit anteced souffrir handicap prudenc|diabet diabetiqu asthm epilepsi migrain arthros thyroid hypertens crohn fibromyalgi psoriasi anemi scleros mucoviscidos lupu parkinson polyarthrit drepanocytos endometrios hepatit insuffis renal epileptiqu spondylarthrit goutt hemophili narcolepsi glaucom ald
3.7|medica traitement comprim dose pharmaci ordonn soigner cachet renouvel matin oublier posologi|milligramm insulin metformin statin ventolin antidepresseur dolipran ibuprofen levothyrox sertralin paracetamol omeprazol amlodipin xarelto kardeg anticoagul cortison antibiotiqu methotrex ritalin pilul atorvastatin gelul goutt collyr sprai inhalateur
4.6|tension pression cœur cardiolog cardiaqu hypertens arter palpit|stent pacemak arythmi cholesterol betabloqu hypertendu infarctu pontag fibril tachycardi extrasystol amlodipin ramipril souffl valv anticoagul
3.9|psy psycholog therapi anxiet moral sant deprim humeur stress soutien consult mal etr|depress angoiss tdah burn paniqu toc therapeut depressif bipolair borderlin anxieus psychanalyz tcc emdr burnout phobi deuil psychiat seanc
3.1|dormir sommeil lit insomni repo reveil lever nuit coucher fatigu ronfler alarm dodo|siest melatonin leve tot couch tard apne ronfl insomniaqu blanch somnambul grass mat minuit heur ppc somnifer dor stilnox noctambul
4.3|yeux lunett vue opticien voir vision ordonn montur conduir ecran|lentil myop presbyt hypermetrop dioptri cataract daltonien glaucom astigm presbyti myopi dmla strabism correct laser retin rayban progress
3.9|oreil entendr audit bruyant surdit sourd otit son volum|appareil malentend acouphen audioprothesist prothes implant cochleair sonoton lsf bouchon hypoacousi vertig hyperacousi
4.7|dent dentist mal dentair detartrag hygienist genciv plombag bross|bagu couronn sagess molair racin implant gouttier cari dentier bridg abc extract bruxism invisalign facett parodontit
6.3|peau erupt creme solair dermatolog dermato demang lotion rougeur|eczema psoriasi acn atopiqu sensibl rosace urticair zona couperos vitiligo melanom grain beaut sech grass mycos herp demangeaison dermatit
2.8|enceint grossess bebe accouch attendr maternit naissanc enfant gynecolog nause cesarienn|term trimest sage femm jumeaux echographi fiv semain fill garcon fauss couch peridural primipar sa monitor doula diabet gestationnel
3.9|fauteuil roulant mobilit access march pmr escali ascenseur handicap monter sall|cann deambulateur bequil ramp prothes electriqu paraplegiqu tetraplegiqu ampute hemiplegiqu scooter deambul
4.3|fumer tabac cigarett vapot arret clope nicotin terrass fumeur|fume patch roule vapoteus marlboro camel paquet gauloiz cigarillo rouler champix narguil chicha puff snu
4.2|poid maigrir kilo regim mincir maigriss nutritionnist peser lign|jeun calori keto maigri balanc imc wegovi ozemp weightwatch surpoid hyperprotein obesit sleev perdr pese
3.2|taill mesur hauteur grand centimet pantalon grandeur|metr petit vingt immens minuscul
4.0|vetement taill chemiz vest pantalon achet mensur habit offrir fringu robe pull|moyenn larg manch xs xl xxl 36 38 40 42 44 jean tshirt hoodi
4.0|chaussur pointur bott pi taill soulier basket chausser|hallux 36 38 40 42 44 convers nike adida sandal talon mocassin semel largeur croc birkenstock doc marten chauss
4.5|bagu bijou taill bijouteri bijoux allianc doigt cadeau|argent collier platin plaqu perl diamant boucl oreil bracelet pandora topaz gourmett chain
4.5|cheveux coiffeur coup color coiffur mech colorist shampoo|boucl chauv blond rouss gri teint frise raid dreadlock chignon frang carr balayag chatain liss ondul pixi afro tress
4.0|couleur prefere peindr mur porter teint emballag decor offrir choisir|bleu vert violet turquoiz roug jaun bordeaux rose orang marron beig kaki noir blanc gri terracotta indigo corail saumon emeraud lavand pastel moutard
3.2|nom prenom appel signer signatur identit nommer formulair|surnom patronym diminutif fill prenomm deuxiem etat civil sign
3.9|pronom genr design accord parler masculin feminin|iel tran binair iell agenr non fluid transit
2.5|ag ans naiter anniversair vieux vieilless majeur bougi|ne nee fete trent quarant cinquant soixant vingt soixantain quadra quinqua retrait ado fetera
2.3|anniversair date feter fete cadeau souhait bougi ag anniv|nee janvier fevrier mar avril mai juin juillet aout septembr octobr novembr decembr premier printemp ne souffl
5.0|sign astro zodiaqu horoscop constel ascend compatibilit|lion vierg belier poisson taureau gemeaux scorpion cancer balanc capricorn verseau sagittair
4.2|nationalit citoyen passeport visa origin etrang citoyennet pai naiter prefectur|citoyenn sejor titr natur binat originair suiss belg francai canadien algerien marocain portugai ofii refugi apatrid tunisienn ivoirien senegala
3.6|langu parler apprendr courant maternel linguistiqu traduir idiom enseign bilingu|parl breton occitan creol arab anglai espagnol allemand apprend duolingo wolof lingala kabyl italien portugai mandarin roumain turc alsacien basqu cors latin lsf debut b1 c1
3.6|religion foi egliz croir mess prier cult spirituel fete confess manger|catholiqu protestant musulman juif bouddhist athe ramadan paroiss mosque orthodox evangeliqu temoin jehovah quaker agnostiqu sikh hindou baptiz pratiquant ld shinto sabbat imam
3.9|politiqu voter parti elect engag milit opinion bulletin|vote syndicat gauch droit conseiller ecolo ps lr lfi rn eelv modem renaiss abstent macronist militant communist socialist liberal
3.0|travail metier profess emploi post gagner carrier fonction bosser occup vie cv profil|infirmier professeur ingenieur plombier comptabl serveur chauffeur instituteur employ cadr embauch boulot serveus caissier menuisi boulanger macon electricien agriculteur aid soignant pompier avoc veterinair infirmi pilot journalist livreur kine architect vendeus coiffeus
4.4|patron chef manag respons superieur directeur hierarchi valid cong|patronn manageus chefaillon pdg gerant dirig
3.9|collegu equip bureau travail binom collaborateur cantin|openspac stagiair associ duo altern equipier confrer consœur consult
2.0|entrepr employeur boit societ embauch travail organ structur servic|mairi agenc usin hopit startup cabinet sncf airbu edf orang carrefor pme filial et associ banqu cnr collectivit rectorat
3.6|salair gagner paie revenu argent augment remuner gain prime negoci virement|smic net brut treiziem gagn euro mensuel annuel quinz interess stock option commiss pourboir taux horair tjm
2.2|horair equip plan semain repo gard travail week end rotat heur dispon joindr|nuit coupur matin roulement rtt mi temp astreint 3x8 2x8 post matine flexibl soir cinquiem
3.0|trajet transport bureau aller domicil retor gare rout navett ponctualit|metro rer tgv tram bu velo voitur covoiturag train march trottinett lign a86 car covoit scooter ter vtt correspond minut penich bouchon periph
3.9|teletravail bureau distanc maison distanciel presentiel visio|hybrid cowork home offic full remot tt cafe espac
2.3|vacanc cong repo escapad weekend pont partir paus|plage reserv aout montagn cors bretagn camp toussaint ski paqu noel croati rtt semain il gite
4.0|voyag vol destin valiz bagag itinerair etrang partir depart touristiqu sejor circuit guid avion|train sncf airbnb auberg rome lisbonn tokyo easyjet bangkok new york barcelon japon island maroc portug grece berlin croati thailand roadtrip transsiberien interrail
1.2|hotel heberg logement reserv nuit dormir chambr lit etap|airbnb gite camp auberg ibi book resid formul de franc campanil accor mercur relai
3.4|sieg couloir hublot avion train place reserv billet jamb|carr sen fenet alle arrier duo march premier
3.6|peur phobi effray nerveux angoiss paniqu terreur vertig craint|terrifie araigne hauteur avion aiguil noir orag clown requin chien dentist ascenseur souri serpent foul mort pigeon tunnel couteaux sing guep public
1.8|etud universit etudi fac licens facult cursu filier cour semest diplom|master doctorat prepa medecin droit bt l1 l3 m1 m2 letter psycho socio scienc po stap iut ingenieur ifsi infirmier hypokhagn ecol commerc cpge en
4.1|memoir directeur recherch sujet soutenir redact plan|directric doctorat souten juri chapit bibliographi corpu thesard zotero latex hypothes
3.7|examen revis passer concor epreuv reussir oral note prepar|bac partiel rattrapag reviz brevet agreg cape toeic blanc internat permi crfpa qcm session annal
3.0|ecol enfant maitress class elev note instituteur etabliss reunion cartabl rentre carnet|colleg lyce primair maternel cm2 sixiem ce1 ce2 cp cm1 section cinquiem quatriem troisiem second terminal uli zep montessori prive atsem
3.2|crech gard nounou enfant chercher enfanc recuper depos fair garder|assistant maternel periscolair assmat micro mam halt garderi jardin parental pair
2.8|enfant famil fil fill progenitur goss parent parentalit papa maman cadeaux|jumeaux bebe garcon fillett gamin ado aine cadet benjamin tripl quater marmot mome
3.5|fil garcon enfant garconnet aine|gamin fiston tit gar loulou
3.1|fill enfant petit fillett cadett|gamin puce demoisel aine
2.7|conjoint mari femm coupl relat anniversair amoureux compagn marie moiti saint valentin|compagnon copin copain fianc pac veuf separ divorce chum blond epoux epous amoureus concubin cheri petit ami ex mec nana pacs
1.3|mariag epous lieu ceremoni noce bagu allianc feter union traiteur|fiance temoin mari mairi robe lune de miel egliz dot
2.9|ex divorc gard separ ruptur juge|alterne separe pension femm mari compagnon jaf semain droit visit
1.2|mere maman parent appel fete de anniversair ag|daronn mamounett bell mamoun
1.2|pere papa parent appel fete de ag|daron papounet vieux
3.6|frere frangin fratri appel cadeau|aine cadet jumeau frerot demi
3.8|sœur frangin fratri appel cadeau|soeurett jumel sister sœurette demi
2.9|grand mere mami meme appel ag visit|memer nonna bonn maman nana granni vava
3.1|grand pere papi pepe appel ag visit|bon papa peper papou pappi
3.0|petit enfant famil mami descend noel cadeaux|fil fill arrier
3.4|oncl tant cousin famil parent reunion noel|tonton tata neveu niec neveux grand tati
2.8|bell famil beaux parent gendr mere conjoint noel|beau pere frere sœur bru
4.2|ami copain meilleur pote copin complic temoin|poto bff besti amiti meuf frerot pot
3.3|anim animaux compagni veterinair chien chat bete gamel nourrir gard domestiqu|lapin hamster perroquet tortu adopt chiot chaton cochon furet ind perruch rat souri gerbil poul ane axolotl adopte spa iguan mygal
4.4|chien race chiot promenad laiss veterinair chenil toutou maiter croquett balad aboy|labrador beagl canich teckel berger bouledog cocker batard golden border huski retriev jack russel beauceron malinoi shiba yorkshir chihuahua boxer colli epagneul dogu bichon carlin corgi setter basset
4.2|chat chaton race litier veterinair minou chatier ronron griffoir|siamoi main persan tigr chartreux chatt gouttier bengal ragdol europeen tigre roux noir sphynx angora minett
4.6|cheval equit monter ecuri cavali sell obstacl galop|jument ponei hongr center francai pur sing arab ane dressag attelag
4.7|poisson aquarium bac aquariophili eau bocal|guppi combatt neon discu carp koi crevett
3.8|poul poulail ferm animaux bass cour œufs elevag|chevr mouton canard cochon oie dindon lapin ane vach poulett coq alpaga
5.4|abeil miel apicultur ruch apiculteur rucher recolt|essaim rein enfumoir varroa
3.7|voitur conduir vehicul garag essenc mecanicien bagnol park auto conduit louer carbur caiss tire|renault peugeot citroen dacia toyota volkswagen tesla bmw diesel hybrid electriqu break suv kangoo clio 208 c3 golf sandero yari twingo picasso scenic zoe citadin utilitair berlin 4x4 coup cabriolet audi merced fiat skoda hyundai kia volvo fourgon
3.5|permi conduir conduit auto ecol louer lecon volant|code point boit accompagne moniteur retrait bsr
3.4|moto scooter deux roue motard rouler casqu|vespa yamaha honda ducati triumph max 125 kawasaki bmw peugeot harlei enduro mobylett 50
4.4|plaqu immatricul voitur cart numero identifi vehicul|grise aa ww crit air vignett
4.0|assur polic contrat couvertur sinist assureur indemn declar|maif macif axa maaf groupama mutuel tier gmf matmut allianz pacifica habit auto responsabilit bonu thelem
4.0|stationn park place garag garer voitur|box cart parcmet zone bleue souterrain resid abonn
4.4|bateau voil navigu marin regat mouillag|voilier zodiac port anneau catamaran penich hor bord deriveur yacht beneteau amarr laser
4.0|abonn train cart transport reduct sncf trajet|navigo avantag tgv max ter libert jeun senior imagin tcl tbm rtm
4.3|abonn mensuel resili servic payer forfait annul depens|netflix spotifi premium canal disnei prime deezer icloud gym amazon press
3.8|banqu compt cart argent virement decouvert agenc courant|boursorama credit agricol bnp lcl revolut caiss n26 bred hello bank societ general epargn postal fortuneo monabanq bnppariba mutuel lydia
3.8|epargn investir argent bours placement placer rendement capit retrait patrimoin|livret pea assur vie etf action crypto ldd lep scpi immo locatif dividend pel per fond assurancevi bitcoin
4.3|dett devoir emprunt rembours endett|pret mensualit endette credit conso surendett revolv decouvert doi prete banqu franc
3.8|budget depens limit prix couter plafond cher payer fourchett economi|maximum euro mill minimum serr larg econom
4.2|impot declar fisc revenu comptabl fiscal payer|urssaf auto entrepreneur tva micro foncier ir tax prelev frai reel nich
4.0|medecin generalist docteur rdv cabinet consult soigner certificat|doctolib toubib pediat remplac traitant
2.6|rendez vou agenda calendri rencontr prevoir plan date heur|mardi jeudi 14h matin dentist notair convoqu
3.3|reunion hebdomadair point appel standup confer rencont equip|lundi mardi mercredi jeudi stand hebdo visio 9h daili comit retrospect
3.1|cour lecon apprendr ateli soir elev professeur inscript apprentissag|stage poteri anglai dessin informatiqu piano guitar cuisin theater langu
4.2|benevol associ aider charit engag solidair donner humanitair|resto secor croix roug pompier cœur spa catholiqu scout volontair maraud ludothequ ressourceri sos alphabet
4.4|associ club membr adher adhes inscript reunion presid|adherent comit rotari choral photo tresorier lion president secretair
1.2|jardin plant potag cultiv terrain arros semer recolt planter saison jardinag becher|tomat rosier serr compost courgett pelous hai courg haricot fraiz framboiz salad radi pomm de terr paillag purin permacultur laitu petit poi betterav
5.7|plant interieur pot arros fenet rempot verdur lumier|monstera orchide ficu cactu succulent potho calathea yucca dracaena fouger alo sansevieria pilea palmier crassula
3.6|meteo climat temp chaud froid pluie temperatur saison previs habit|humid neig orag mistral canicul pluvieux ensoleil brouillard vergla neigeux frileus bise tramontan gel grisail
4.0|cadeau anniversair noel ide surpriz offrir offr embal etrenn budget plaisir|collectionn ador aim envi fan reve passionn hobbi souhait voudrait revait collect wishlist bijoux livr
3.3|noel fete tradit famil reveillonn repa cadeaux|reveillon sapin dind buch jour foie gra huiter guirland crech saint nicola calendri
4.5|paqu chandeleur fete tradit feter dessert chocolat|crepe chass œufs galett roi feve lapin cloch agneau carnav
2.5|urgenc contact appel accid prevenir proch hopit|sœur mere frere mari pere voisin ic fil
4.0|sing group donner transfus donneus hopit|rhesu positif negatif donneur ab rh donn
3.0|ton style repons repondr ecrir expliqu format redig parler conseil explic present resum|bref court tutoi formel puce conci emoji simpl longu detail etap tableaux humor direct vulgar amic professionnel list paragraph jargon synthes
3.9|unit mesur temperatur distanc poid hauteur recett convers|metriqu celsiu kilomet gramm fahrenheit mile livr pi pouc tass cuiller onc liter
3.4|fuseau horair heur decalag decal reunion|pari cet montreal utc gmt cest bruxel genev dakar noumea papeet
3.6|deviz argent prix monnai chang payer taux|euro franc dollar chf livr yen couronn cfa suiss dinar dirham canadien
2.5|tutoiement vouvoiement politess adress tu vou parler appel|tutoi vouvoi tutoy vouvoy monsieur madam
5.3|emoji smilei repons emoticon pictogramm|cœurs
4.0|formul politess courrier signatur termin clotur letter mail|cordial bisou salut bise journe amical sincer
3.1|specialist medecin docteur consult suivi rendez vou|ophtalmo dermato gyneco cardiolog pneumolog endocrino rhumato neurolog urolog gastro orl allergolog oncolog psychiat ophtalmolog
5.0|vaccin rappel piqur inject voyag immunit|gripp tetano covid hepatit rougeol ror coqueluch fievr jaun zona hpv pneumocoqu rage
5.1|passeport expir renouvel identit papier cni voyag limit|cart sejor ant biometriqu
3.3|cle code port serrur entrer ouvrir sortir|doubl digicod badg pass trousseau serruri paillasson voisin
4.9|poubel tri collect dechet ordur recycl sortir|bac compost jaun verr dechetteri encombr biodechet
4.1|coli livraison facteur relai recevoir envoy post|livreur chronopost gardien mondial colissimo ups dhl consign amazon pickup gl vint
3.8|meubl canap tabl lit achet ameubl amenag salon|etager matela ikea bureau bz clic clac commod armoir buffet fauteuil conforama maison mond bibliothequ
4.3|travaux renov artisan cuisin repar chantier devi|carrelag fuit toitur plombier sall equipe plater peinter parquet fenet bain velux isol entrepreneur electricien macon
5.3|outil bricolag perceus repar bricol monter visser percer|scie ateli castorama leroi visseus marteau tournevi ponceus dremel makita bosch echel niveau molett
4.2|lave ling frigo pann electromenag appareil repar depann neuf|vaissel bosch congelateur sech micro ond hott whirlpool miel electrolux beko lg samsung siemen brandt cave vin
3.1|entrepr boutiqu creer fondateur commerc societ patron lancer gerer|boulangeri restaur ouvert gerant fond fleurist salon coiffur garag epiceri librairi gite sarl sa associ bar agenc auto ecol
3.6|client factur projet freelanc prestat devi tarif paiement|contrat micro entrepreneur agenc graphism acompt relanc tjm independant consult
4.9|lancement produit version sorti annonc deploy date|beta mvp v2 live deploiement inaugur ouvertur app
4.1|effectif equip personnel taill nombr collaborateur employ|salari personn cinq douz quarant pme
4.3|entretien candidatur emploi postul embauch recruteur recherch cv motiv|offr post apec linkedin pole cabinet welcom jungl rdv inde
4.3|retrait pension cotiz arret cesser vieillir|retraite preretrait carsat trimest agirc complementair liquid 62 64
4.9|arme militair servic nation engag grade|legion gendarm regiment reservist marin adjud capor gendarmeri opex sergent
4.3|prix concor gagner medail recompens distinct trophe|gagn palmar laureat diplom bours argent bronz
4.1|tournoi competit match championnat rencont sportiv final saison|demi open region departement regat coup
4.5|dans danser cour rythm danseur choregraphi bal soire|salsa rock tango ballet kizomba contemporain hip hop bachata swing lindi vals west coast bollywood flamenco jazz claquett modern
5.5|theater piec scene jouer acteur spectacl comedi repet|repetit role impro improv amateur figurant troup molier rui bla musical
3.8|ecrir roman histoir blog auteur redig plume edit|manuscrit brouillon editeur nouvel poem polar chapit auto wattpad scenario slam newslett fanfict
5.4|astronomi etoil telescop ciel observ lune galaxi|planet dobson perseid saturn newton astrophoto celestron
4.8|ski neig hiver pist descent sport forfait|snowboard raquett station chamonix tign val iser courchevel freerid fond luge moniteur fondeur
5.4|surf mer vagu planch gliss ocean|kite longboard bodyboard wakeboard biarritz hossegor lacanau windsurf wing kitesurf paddl
5.4|escalad bloc grimper mur prise cord|voie baudrier 7a fontainebleau climb chausson degain moulinett arkos
4.4|pech cann rivier poisson pecheur hamecon eau|truit carp brochet bar mouch leurr mer sandr etang moulinet permi
4.9|jeux societ cart soire plateau jouer ami|belot tarot poker catan echec uno rami dixit monopoli carcassonn skyjo domino backgammon loup garou yam codenam
4.4|surnom diminutif ami appel famil|surnomm kiki titi doudou loulou bibi
3.5|origin enfanc grandir natal racin venir ne region|grandi originair bretonn cors lyonnai marseillai ch ti portuga normand alsacien reunionna antilla savoyard
4.1|diplom universit etud parcor ecol format|licens master etudi ingenieur polytechniqu hec scienc po iep essec bt cap doctorat normal
3.2|ancien emploi precedem carrier parcor pass metier|travail ex ancienn travaillai stage preced reconverti quitt
3.4|objectif resolut reve projet souhait vie apprendr|envi econom voudrai aimerai marathon maison tour mond bientot
4.7|souci stress problem inquietud peur conseil moral|stresse inquiet galer angoisse anxieux fatigu conflit pein dett examen boulot
2.7|recett portion quantit servir doser cuisin|personn part deux quater conviv adult enfant
3.7|invit fete convier nombr recept placer|conviv vingt trent cousin ami list
4.1|uniform tenu dress code travail habil porter vetement|costum blous tablier cravat gilet casqu chaussur securit polo tailleur toqu calot robe
1.3|mot de pass gestionnair securit acc identifi connexion memor|bitwarden keepass lastpass dashlan 1password proton appl trousseau enpass
5.3|sauvegard stockag cloud fichier disqu copi conserv|dropbox na drive googl onedr icloud synolog time machin kdrive extern restic borg
6.3|imprimant scanner imprim encr papier toner|cartouch canon hp epson brother laser wifi
4.2|casqu ecouteur musiqu son audio bruit reduct|airpod bluetooth soni bose sennheiz beat filair supra auriculair intra
4.6|domotiqu lumier maison assist connect volet thermostat|alexa hue ampoul googl home zigbe enceint homekit ikea
5.0|tablett lectur dessin appareil lire numeriqu|ipad liseus kobo surfac galaxi tab remark wacom vivlio
4.2|monter connecte poignet bracelet heur cardio|garmin appl casio watch fitbit rolex seiko withings polar omega tissot
4.2|reseaux sociaux profil publier poster abonn compt|instagram tiktok facebook linkedin mastodon blueski youtub snapchat thread twitch pinterest
6.3|venter digest estomac intestin gastro diger ballonn|reflux gastrit colon irrit constip crohn ulcer hemorroid herni hiatal helicobact brulur
5.0|regl menstruat cycl femm gyneco|endometrios cup menopaus cramp spm sopk fibrom tampon bouffe amenorrhe serviett
4.4|contracept pilul sterilet protect enfant sexualit|implant preservatif diu vasectomi ligatur patch anneau mirena
3.4|allait bebe biberon repa nourrir tetin maternel|pure sein lolo lait tire sevrag diversif petit pot tete
4.3|couch bebe poussett sorti promen nourrisson equip|doudou tetin port yoyo echarp turbulett nacel babyphon transat confort
4.1|handicap aid reconnaiss mdph accompagn droit dossier adapt|rqth aah pch invalidit cmi amput sep uli aesh
3.9|autism neuroatypiqu enfant ecol diagnost neurodiverg particuli aesh|autist tdah dyslexi dyspraxiqu hpi asperg haut potentiel tsa dysphasi dyscalculi zebr
4.1|aidant parent ag depend ehpad accompagn vieillir maman|alzheim demenc auxiliair tutel parkinson grabatair pert autonomi
3.5|deuil pert dece obsequ funerail cimetier condol|deced mort veuv enterr cremat cercueil disparu parti veuf tomb pomp funebr perdu
1.3|menag nettoy maison femm propret ranger poussier|aspirateur serpillier roomba de dyson vapeur balai viter depoussier
4.7|ling laver repassag lessiv machin secher tach|repass etendoir laveri etendag lavomat sech savon linger
3.6|tach menag repartit maison ranger organ partag|vaissel cuisin corve balay poubel aspirateur cours lessiv repa sall bain
4.7|ustensil couteaux poel cuisin outil casserol batteri|couteau cocott font staub creuset tefal opinel sabati planch rouleau fouet
4.2|pain boulang levain pate levur petrir cuir|baguett farin boulangeri seigl complet epeaut mie ficel machin sarrasin
2.2|barbecu grill et grillad griller jardin braiz|plancha merguez sauciss cotelett charbon gaz weber chipolata brochett
4.1|poisson fruit mer huiter poissonni|saumon moul bar cabillaud crevett sole thon maquereau sardin homard coquil saint jacqu dorad truit raie colin
4.8|fruit legum saison manger primeur vitamin|avocat pomm orang tomat carott poireaux mangu fraiz ceriz melon pech courgett poivron asperg banan litchi artichaut navet
3.9|fromag plateau fromageri affin raclett|camembert comt roquefort chevr brie reblochon mont cantal morbier munster beaufort maroil saint nectair bleu epoiss
5.8|aperitif tapa planch soire grignot terrass|apero saucisson cacahuet spritz oliv chip guacamol tapenad blini martini kir toast tarama
3.7|eau hydrat bouteil boir caraf gourd|evian gazeus robinet vittel volvic badoit san pellegrino plate filtre brita
4.6|sucr glycemi diabet edulcor sucrer diabetiqu|stevia aspartam miel sirop agav zero
5.3|sel sodium tension assaisonn saler regim|hypertens hyposod guerand bouillon charcuteri
4.7|maquillag beaut cosmetiqu peau maquil look trouss|mascara roug creme fond eyelin gloss blush poudr sephora conceal verni
5.4|parfum odeur fragranc sentir offrir senteur|chanel dior eau guerlain herm vanil musc patchouli vetiv neroli ador
5.8|barb rasag barbier raser visag poil|rase mustach barbu imberb bouc collier rasoir
5.7|tatouag pierc tatoueur encr dessin peau|tatou rose manchett oreil nombril bra
4.5|ongl manucur verni pose institut main|gel semi perman french capsul rong
5.5|style mode tenu vetement look tendanc porter|elegant casual vintag sobr bohem streetwear minimalist punk gothiqu chic sportswear preppi classiqu
5.0|manteau hiver froid vetement chaud lain exterieur|doudoun echarp parka gant bonnet bott trench caban north face
2.2|plage mer et maillot baignad vacanc sabl|criqu parasol serviett creme galet bretagn cors land biarritz tong
5.1|camper camp tent sac nuite bivouac duvet|caravan van car bungalow mobil home quechua combi trafic fourgon emplac
4.5|croisier bateau escal port paquebot voyag embarqu|cabin msc costa ponant fjord caraib mediterrane ferri
4.5|fidelit point mile voyageur program avion cart|fly blue nectar carrefor maximil
4.6|gp itinerair cart trajet rout navig trafic|waze map mappi googl plan tomtom coyot michelin
4.9|essenc plein carbur consomm pomp litr|gazol sp95 gpl e10 e85 superethanol diesel total leclerc
4.8|recharg born electriqu batteri voitur kilomet|autonomi wallbox tesla ioniti superchargeur prise renforce type2
4.2|control techniqu revis voitur garagist entretien pneumatiqu|pneu vidang garag frein courroi norauto mida feu vert batteri
5.4|peag autorout telebadg payer rout|telepeag uli vinci badg liber a6 vignett
3.8|metro bu lign arret abonn transport|tram rer velib ratp tcl ligne13
3.8|taxi vtc uber chauffeur cours nuit transport|bolt heetch g7
5.5|covoiturag blablacar trajet partag passag conducteur lift|mobicoop karo air
4.8|asthm pollut respir air souffl crise bronch|ventolin inhalateur flovent symbicort allergiqu bronchit asthmatiqu
5.0|migrain mal tete cephale douleur lumier|aura triptan migraineus nause sumatriptan cluster
6.1|rhume gripp toux gorg malad nez fievr|angin sinusit bronchit covid laryngit rhinit
5.7|cancer oncologi chimio traitement tumeur maladi soin|radiotherapi sein prostat lymphom leucemi melanom remiss metastas
3.8|urgenc samu hopit ambul accid appel numero|hospit pompier quinz
4.4|podolog pi semel orteil marcher vout|fasciit verru oignon cor orthopediqu hallux
5.0|associ solidarit solidair generosit soutien|unicef telethon parrainag wwf amnesti msf mensuel croix roug greenpeac fondat
5.1|heritag testament notair success donat herit leguer|leg indivis usufruit nue propriet heritier heriti
3.9|avocat juridiqu tribun proce procedur plaint conseil|litig prud homm avoc juge mediat appel
4.8|amend radar contravent pv contest infract|point exc stationn suspens flash
4.2|mairi demarch administratif papier servic public act|prefectur caf etat civil guichet inscript attest permi cart
5.0|caf aid alloc chomag prestat|apl rsa francetravail aah aspa chequ energi asf paje
4.4|syndicat droit convent delegu represent negoci|cgt cfdt fo cftc cse delegue unsa solidair
4.4|micro entrepr factur urssaf tva independ cotiz|auto entrepreneur acr cfe versement liass
4.7|mutuel rembours sant secu complementair soin|cart vital alan mgen harmoni ameli css
6.8|cryptomonnai investir portefeuil blockchain token|bitcoin ethereum crypto solana ledger coinbas binanc stake nft
5.0|loto chanc ticket jeu parier gagner hasard|euromillion grattag fdj pmu tierc grill cash
4.3|occas vendr leboncoin vint annonc achet second main|vend brocant emmau backmarket friperi rakuten
4.1|vide grenier brocant chiner deballag chineur ancien|chine antiquit puce vinyl vaissel braderi depot vent
3.8|vin cave degust accord bouteil sommeli|bordeaux bourgogn rose sancerr beaujolai chabli saint emilion rhone champagn alsac chinon gewurztramin roug blanc bio
5.5|bier brasseri brasser houblon pint mouss bar|ipa artisanal blond brune stout trappist chouff leff pil lager
4.1|chass chasseur fusil gibier affut battu permi|sanglier chevreuil faisan chien arret becass
5.5|golf parcor handicap green trou swing|club driver putter index
4.4|tenni padel raquett court echang match servic|badminton tabl squash wilson babolat terr battu
5.0|art martiaux combat ceintur dojo kimono|judo karat box aikido krav maga taekwondo jiu jitsu mma capoeira tai chi
5.4|medit plein conscienc calm relax esprit seanc|yoga respir bambou sophrologi zen qi gong
5.8|petanqu boul terrain pointer tirer cochonnet|obut lyonnaiz triplett boulodrom
4.7|rugbi match ballon equip essai mele plaquer|stade toulousain demi pilier talonneur asm race ailier ouvertur
5.3|certif langu test niveau attest valid examen|toefl delf ielt b2 toeic tcf tef cambridg jlpt c1 dalf dele
5.1|erasmu echang etrang semest partir universit accueil|sued barcelon berlin ailleur dublin pragu
4.1|bours frai inscript etud financ payer echelon|crou aid boursier pret etudi
3.6|activit extrascolair mercredi enfant loisir inscript|solfeg judo piscin dans foot poteri echec piano theater equit
4.1|jouet enfant cadeau jouer jeu offrir|lego playmobil poupe puzzl doudou barbi kapla duplo peluch trottinett nerf
3.9|hero dinosaur enfant theme anniversair deguis|pokemon licorn princess rein neig spiderman pirat pat patrouil bluei
4.2|adolesc ado colleg jeun pubert|adolescent quatorz lyce quinz seiz rebel collegien lyceenn
4.5|adopt accueil famil accueillir parent|adopte kafala pupil
5.3|coupl lgbt fiert relat homosexuel orient amour|gai lesbienn bi copain bisexuel pride homo pansexuel asexuel tran
4.7|rencont celibatair appli amour flirter rencontr|tinder bumbl meetic hing fruitz celib separ veuf date
4.6|ecologi dechet recyclag plastiqu ecolo planet durabl|zero compost vrac velo flygskam tri consign local repar
3.2|genealogi ancet famil arbr racin aieux archiv|arrier grand pere geneanet fila mere regist breton
3.5|histoir muse visit epoqu pass patrimoin|guerr chateau louvr antiquit napoleon medieval egypt renaiss cathedral
5.7|scienc curiosit vulgar savoir comprendr lectur|physiqu biologi chimi astrophysiqu mathematiqu paleontologi espac
4.4|bricolag boi menuiseri ateli etabl fabriqu|scie tour rabot degauchisseus chene menuisi tournag
6.3|modelism drone maquett voler construir|dji warhamm tamiya
5.1|train miniatur ferroviair reseau gare model|locomot h0 marklin rail
5.7|band dessine manga anim album lectur collect|bd asterix tintin piec naruto gaston spirou lucki luke marvel blacksad
5.0|deguis carnav halloween deguiz fete costum|pirat sorcier princess dunkerqu masqu
5.5|papeteri agenda carnet stylo ecrir bureau cahier|bullet plume moleskin leuchtturm lami rhodia clairefontain bujo
4.9|salon sejor piec decor recevoir amenag tapi rideaux|canap fauteuil meridienn bibliothequ buffet commod vitrin luster coussin plaid pouf chemine tele banquett
6.3|douch baignoir bain plombier carrelag lavabo serviett|italienn pommeau mitigeur bidet sabot robinet joint sech balneo vasqu hammam
5.0|fenet volet rideaux store vitrag lumier isol|doubl velux persienn roulant battant voilag occult simpl pvc baie vitre moustiquair lucarn
5.7|sol parquet plancher moquett revet nettoy|stratifi lino vinyl tomett carrelag beton cire jonc sisal chene pin flottant
4.5|chemine feu buch ramonag ramoneur boi chauffer|insert atr poel stere hetr chene granul conduit cendr foyer ramon
3.8|matela literi oreil couett dos dormir lit dimens|memoir mouss latex ressort futon ferm mou plume traversin sommier bultex emma polochon
5.3|alarm cambriolag voleur securit camera surveil absenc|cambriol cambrioleur verisur detecteur blinde vole effract siren coffr plaint ring
5.7|humidit moisissur aerer ventil tach mur|moisi vmc deshumidificateur salpet condens infiltr champignon aureol merul
5.3|nuisibl bestiol insect traiter desinsect derat pieg|souri rat cafard punaiz blatt fourmi mite termit guep frelon moustiqu puce loir tapett
5.0|chauff eau chaud ballon tarter plombier pann|cumulu thermodynamiqu calcair adoucisseur liter bain instantan solair resist entart
4.5|piscin jacuzzi chlore entretien jardin baignad bassin|hor sol sel liner bach robot spa pomp filter coqu margel ph plongeoir
6.8|tondr pelous gazon tondeus arrosag mouss|robot autoporte debroussailleus trefl scarificateur roulett husqvarna chardon semer
4.9|arbr haie tailler elagu abatt ombr voisin|thuya laurier chene tilleul platan cerisi pommier olivi figuier secateur elagueur souch troen bambou
6.8|verger fruitier recolt confitur cueillir arbr|pommier poirier prunier cerisi figuier mirabel quetsch noyer abricoti framboisi groseil cassi cognassi pecher
4.9|aromatiqu herb cuisin balcon pot semer|basil persil ciboulett thym romarin saug menth estragon aneth origan laurier cerfeuil
5.3|fleur bouquet fleurist vase offrir parterr planter|rose tulip pivoin ly tournesol orchide lavand hortensia marguerit œillets dahlia pense mimosa freesia
5.7|clotur portail grillag limit terrain entre mur|motor palissad muret haie barrier claustra gabion bornag mitoyen geomet
5.4|isol travaux energi dpe thermiqu combl subvent|lain verr isole passoir ouat lieg bardag maprimerenov etiquett pont polystyren chanvr
5.3|solair photovoltaiqu panneaux toit autoconsomm product|onduleur kilowatt crete batteri revent surplu enphas toitur installateur
4.2|habit assur sinist degat eaux incendi declar|multirisqu vol franchiz expert constat inond bri indemn sinistre tempet
4.5|caution depot garanti etat lieux sorti recuper proprietair|retenu inventair garant visal degrad restitue encaiss litig
4.1|hlm social logement demand attribut bailleur|dossier attent commiss cite barr tour f3 f4 habitat
4.0|resid secondair maison campagn weekend entretien vacanc|chalet mas longer cabanon bastid gite bretagn normandi ardech vende caban metairi fermett
4.2|achet immobili visit agenc offr compromi notair|promess vefa neuf ancien apport diagnost orpi century21 act viager
3.7|copropriet charg syndic assemble travaux immeubl|conseil raval ascenseur tantiem foncia parti commun quot part
3.8|absenc arros courrier nourrir garder logement vacanc voisin|cle boit letter arrosait relev gardienn housesitt nourrit confi
2.5|quartier commerc proximit sortir promen coin|marai montmart croix rouss bellevil bastil canal vieux port presqu il batignol wazemm chartron capitol cour julien plateau ixel
3.1|campagn villag ruralit isol commun bourg ferm|hameau lieu dit patelin champ tracteur bled cambrouss clocher boulangeri desert
3.4|interphon digicod livreur etag sonner entrer batiment|escali port cour gauch droit sonnett fond badg vigik
4.3|peindr mur decor papier peint teint chambr|enduit chaux acryliqu glycero mat satin farrow lessiv pochoir blanc cass lasur taup
4.4|eclairag lamp ampoul lumier luminair|lead halogen lampadair suspens appliqu spot neon guirland abat jour variateur culot e27 tamise veilleus
5.0|rangement placard dress desencombr trier bazar|penderi etager bac desordr bordeliqu minimalist kondo mall vide poch debarra carton
4.5|jumeaux gemellit naissanc ressembl multipl|jumel tripl monozygot vrai faux quadrupl besson identiqu dizygot jumeau
2.8|naissanc maternit accouch fair part bebe ne arrive|cesarienn peridural voi bass prematur couveus nouveau gramm nee naquit sage femm
3.5|parent maternit paternit cong repriz arret|prepar prolong semain postnat prenat
4.9|baptem parrain marrain filleul ceremoni drage cadeau|baptiz aub gourmett communion confirm medail
2.6|famil recompose beaux enfant bell mere remariag beau fil|fill demi frere sœur remari remarie tribu papa quasi
4.0|pension alimentair divorc juge verser gard|prestat compensatoir jaf vers impaye avoc ordonn aripa mediat
2.9|babi sitter garder soire sortir enfant nounou|etudiant gard heur fill pair yoopi voisin mami depann
4.4|fertilit pma fiv concevoir parcor enfant|insemin stimul ovocyt fauss couch ovul endometrios gamet spermogramm ponction
3.5|maison retrait ehpad visit resid placer|unit animatric aid soignant chambr gir autonomi dependant place cantou alzheim
3.4|auxiliair aid domicil depend apa repa portag|teleassist toilett lit medic infirmier pass cesu admr bracelet
5.0|evjf evg celibatair enterr organ mariag temoin|demoisel escap gage surpriz bachelorett copin
1.3|noce lune de miel voyag destin jeun mari|maldiv bali seychel mauric itali grece santorin tahiti polynesi
4.4|fiancail demand bagu pac union engag|fianc fiance pacs pacse genou solitair diamant mairi concubinag
5.0|distanc relat amoureux coupl loin retrouv|visio weekend avion decalag separ expatrie conjoint semest
3.8|prenom bebe choisir deuxiem prenomm list|emma louiz jade alic gabriel leo raphael arthur jule camil jeann hugo adam ines prenomme
3.5|cantin scolair midi enfant pai inscript repa|panier demi pensionnair extern self piqu niqu porc dispens quotient
4.2|fournitur cartabl rentre ecol list achet|trouss cahier compa calculatric classeur casio eastpak stylo gomm equerr
4.0|soutien devoir cour particuli math aider niveau|acadomia difficult etud anglai dicte multipl lacun redoubl tutorat
4.5|harcel scolair moqueri elev colleg signal|harcele bouc emissair cyberharcel insult racket brimad princip bouscul
4.1|coloni vacanc enfant camp center aer sejor|colo scout moniteur animatric ucpa bafa linguistiqu eclaireur louveteaux jeannett
4.0|orient parcoursup vœux filier lyce bac choisir|specialit general techno pro stmg sti2d second premier terminal conseil
3.9|altern apprentissag apprenti cfa entrepr contrat ecol|alternant tuteur rythm cap bac pro maiter professionn compagnonnag
3.6|internat pensionnat dortoir intern semain elev|pensionnair surveil pion lyce
4.0|resid etudiant crou logement fac studio chambr|cite meter studett garant coloc
3.7|etudi boulot job revenu soir extra|mcdo caissier babi sit livreur deliveroo serveus inventair hotess anim vendang pion
6.1|laboratoir recherch chercheur public articl doctor|postdoc cnr labo inserm inra revu thesard manip paillass microscop confer anr
3.2|ecran enfant tablett limit regl|interdit heur dessin anim youtub control parent minut consol
1.2|argent de poch enfant tirelir educ semain|euro pixpai livret gagn
3.6|bebe nuit dormir pleur reveil endormir|coliqu cododo berceau tete dent gigoteus veilleus berceus turbulett
4.2|orthophonist langag parol begay enfant seanc|begai begaiement zezai retard dyslexiqu dysorthographi logoped prononci mutism
3.3|infirmier soignant hopit servic gard bloc tourne|infirmi aid rea reanim urgenc geriatri pediatri puericultric liberal perfus id brancardi
3.5|medecin intern hopit specialit gard consult metier|chirurgien anesthesist radiolog pediat urgentist extern praticien chu generalist liberal psychiat nephrolog
3.3|enseign prof elev class matier cour copi|instit professeur math svt histoir geo agreg cape certifi cp ce1 zep bulletin remplacant contractuel letter
2.9|cuisini brigad restaur servic chef plong metier|commi sou patissi plongeur traiteur etoil coupur pass 2nd saucier gard manger
4.2|serveur sall restaur pourboir servic bar metier|serveus barman ring sommelier limonadi plateau terrass extra brasseri maiter hotel
4.7|chantier batiment macon artisan ouvrier metier btp|couvreur charpenti plaquist peinter carreleur grutier terrassi coffreur chef conducteur travaux parpa echafaudag facadi
5.4|electricien plombier chauffagist depannag artisan tableau|disjoncteur frigorist cabl norm fusibl prise consuel
3.3|agriculteur ferm exploit recolt elevag terr metier|eleveur vach cereal ble mai tracteur moisson hectar trait laitier pac maraich bio foin fermier
5.8|vigneron vignobl vendang cave domain raisin|viticulteur cepag pinot chardonnai hectar tonneau cavist œnologue merlot syrah chai
4.6|marin pecheur navir equipag port embarqu|matelot chaluti capitain mecano mare cargo ferri mouss quart patron coquillag ostreiculteur
4.6|routier chauffeur camion livraison poid lourd rout|semi remorqu spl livreur tachygraph fimo carist tourne messageri transporteur quai
4.6|avion pilot hotess steward equipag aviat metier|pnc air franc escal a320 copilot boe controleur aerien cabin aiguilleur
4.1|polic pompier secor intervent casern uniform metier|polici gendarm brigad commissariat gard volontair cr adjud sapeur bac matricul
4.6|comptabl chiffr clotur bilan cabinet metier audit|expert liass auditeur sage pennylan paie tresoreri fiscalist cegid
3.9|vendeur commerci magasin client objectif boutiqu metier|vendeus commercial vrp secteur prospect rayon caissier commiss portefeuil kpi btob conseiller phone
5.0|coiffeur estheticienn salon institut beaut metier|coiffeus barbier epil soin brush shampouineus prothesist cil balayag
5.7|graphist design creation maquett visuel agenc metier|illustratric figma photoshop indesign logo ux ui da maquettist infographist webdesign chart
4.6|architect plan batiment permi maiter œuvre metier|autocad revit urbanist maitriz dessinateur geomet bim maquett paysagist construir
4.6|journalist redact articl press pigist media metier|redactric report correspondant quotidien mond liber interview secretair afp
4.1|traducteur interpret langu traduct metier text|traductric sou titrag trado relectur local simultane assermente combinaison terminologi correctric
4.3|intermitt spectacl artist scene cachet tourne|comedien comedienn regisseur ingenieur circassien technicienn musicien heur
4.8|developpeur logiciel equip code metier sprint|fullstack backend frontend devop lead tech scrum esn freelanc sre testeus architect programmeus
4.6|ouvrier usin product chain ateli lign industri|3x8 soudeur tourneur fraiseur ajusteur operatric automobil chaudronni press siderurgi cableus
5.1|entrepot logistiqu magasini preparateur command stock|carist preparatric amazon quai palett cace chariot manutentionnair recept inventair expedit
1.3|menag agent entretien nettoyag bureaux metier propret|femm de onet laveur viter eboueur balayeus produit linger gouvernant
4.6|secretair assistant accueil standard administratif metier|standardist hotess direct medical offic manag courrier archiv
5.0|rh ressourc humain recrut paie metier|recruteus drh sirh talent chasseus onboard format jurist social
5.7|fonctionnair administr public concor categori echelon|titulair attach redacteur territorial prefectur mutat indic douanier greffier
5.1|educateur social assistant accompagn foyer metier|educatric aesh ase moniteur ime animateur esat mediatric cpe
4.1|pharmaci pharmacien officin preparateur metier gard|pharmacienn preparatric comptoir galeniqu titulair
4.4|kine osteopath cabinet patient metier seanc|kinesitherapeut ergotherapeut psychomotricienn chiropracteur massag reeduc
5.0|boulang boucher patissi artisan metier bouch|fournil petrin charcuti chocolati poissonni fromager cremier traiteur tourier mof
4.6|garagist mecanicien ateli metier repar carrosseri|mecano carrossi pont vidang embrayag tolier diagnost apprenti depanneus cass
4.5|facteur post tourne courrier livrer metier|factric postier tri recommand bureau
4.6|securit vigil agent gardien surveil metier rond|ssiap maiter chien videur physionomist
5.3|couturier stylist mode ateli metier retouch|modelist retoucheus brodeus patronnag maroquini tailleur modist
5.1|fleurist paysagist jardini pepinier espac vert metier|elagueur pepinierist horticulteur arborist
3.6|chef projet consult cabinet mission livrabl metier|consultant moa scrum master product owner pmo cadrag client comit roadmap deloitt capgemini
4.0|contrat travail statut embauch dure precair|cdi cdd interim vacatair altern freelanc portag saisonni stagiair interimair forfait partiel
4.6|essai period post integr commenc|renouvele valide ruptur debut confirm
4.0|demiss preavi quitter depart letter post|demissionn ruptur conventionnel quitt pot sold
3.5|licenci plan social chomag indemnit prud homm|licencie pse vire economiqu faut alloc
5.4|format cpf reconvers certif apprendr metier|bootcamp afpa vae greta bilan compet udemi openclassroom titr bifurqu
4.7|frai rembours note deplac professionnel justificatif|kilometriqu spendesk corpor per diem ticket
4.2|ticket restaur midi dejeun bureau paus avantag|swile edenr resto gamel cantin lunchbox self bento pluxe cafet
3.5|arret maladi absenc travail medecin repriz indemnit|accid mi temp therapeutiqu ij carenc prolong cpam surmenag
5.4|entretien annuel evalu promot objectif bilan|promu augment bonu avanc echelon
3.6|heur supplementair recuper badg compteur|sup recup pointeus forfait rtt badgeus majore compt epargn
3.8|conflit collegu ambianc bureau toxiqu harcel|humili prud homm crie mise placard denigr tension burn clash medecin travail
4.0|visio reunion appel camera outil confer|zoom team meet jitsi webex skype fond micro
5.1|messageri canal equip communiqu outil pro|slack team mattermost discord element signal telegram
5.8|tach gestion outil organ suivi ticket kanban|jira trello notion asana linear todoist clickup mondai basecamp planner gantt
4.8|fournisseur grossist command livraison approvisionn achat|metro rungi importateur usin alibaba franco delai minimum central
5.1|stock inventair ruptur reapprovisionn entrepot quantit|carton palett reassort surstock refer sku
3.2|ouvertur horair boutiqu ferm client passer|ouvert ouvr midi coupur nocturn feri fermetur
4.7|boutiqu lign ecommerc vendr site paiement panier|shopifi woocommerc prestashop etsi stripe paypal dropship magento amazon marketplac
5.4|site web domain internet vitrin heberg referenc|wordpress wix ovh gandi seo squarespac webflow infomaniak jimdo
5.1|newslett market publicit audienc abonn campagn|mailchimp brevo substack googl ad taux ouvertur influenceus flyer pub
4.5|leve fond investisseur startup financ capit|seed seri busi angel bpi incubateur pitch associ cofondateur pret honneur station
3.8|concurr march rival secteur positionn|leader cher part challeng
4.9|recrut equip embauch salari employ patron|apprenti vendeus salarie extra saisonni stagiair
4.6|local commerci bureau bail cowork ateli adress|wework pepinier arrier boutiqu zone artisanal
4.8|git version depot branch commit collabor|github gitlab bitbucket rebas main trunk monorepo pull request gitflow squash
5.4|integr continu pipelin ci automat livraison|jenkin gitlab action circleci argocd runner nightli
6.1|test logiciel couvertur qualit bug|pytest jest junit cypress playwright tdd phpunit selenium rspec
4.8|indent style code formateur convent nommag|espac tabul prettier black eslint camelcas snake case guillemet pep8 linter
4.5|termin shell consol lign command|bash zsh fish powershel tmux iterm kitti alacritti warp
6.8|intellig artificiel assist model chatbot ia|chatgpt claud mistral copilot gemini llama cursor prompt ollama
6.3|navigateur internet onglet favori web|firefox chrome safari brave edg opera vivaldi ublock
7.4|vpn confidentialit prive traceur|nordvpn proton mullvad wireguard tor duckduckgo signal
5.5|clavier touch disposit taper raccourci|azerti qwerti bepo mecaniqu keychron logitech ergonomiqu dvorak
5.4|ecran moniteur doubl bureau pouc|ultrawid 4k 27 dell lg incurv
5.3|tableur bureautiqu document logiciel present|excel libreoffic word powerpoint sheet keynot doc page openoffic latex
4.5|note prendr organ ide applic carnet|obsidian notion evernot onenot keep markdown logseq bujo joplin appl
4.6|montag video logiciel filmer edit|premier davinci resolv final cut capcut gopro rush kdenliv
6.1|imprimant maker electroniqu fabric|bambu prusa ender filament pla arduino raspberri fer souder esp32 fablab
6.3|surveil serveur alert log incid|grafana prometheu datadog sentri astreint nagio zabbix kibana
4.4|api servic authentif interfac|rest graphql grpc oauth jwt webhook swagger
4.1|donne analyz statistiqu scienc model outil|panda jupyt tableau powerbi spark dbt sklearn pytorch stata sa spss
6.1|mobil applic developp store publier|flutter swiftui react nativ kotlin android io ionic expo
4.4|securit doubl authentif compt pirat|yubikei authent 2fa hameconnag authi passkei
5.1|epaul bra coud poignet mouvement porter|capsulit coiff epicondylit canal carpien luxat tendon infiltr gele fractur
4.4|pi chevil marcher chaussur orteil vout|hallux entors epin plat creux aponevrosit verru ongl incarn cor
4.5|cou nuqu cervical torticoli postur|cervicalgi herni minerv coup lapin arthros raideur
4.8|dos colonn assi chaiz porter lourd|lombalgi sciatiqu scolios lumbago disqu herni cyphos corset sieg
4.0|main doigt gaucher ecrir ciseaux droit|ambidext droitier dupuytren
4.8|rein vessi urin dialyz calcul|cystit insuffis greff lithias incontin infect
5.7|prostat homm urolog psa|hypertrophi adenom vasectomi
6.1|foie hepatit bilan alcool|cirrhos steatos gamma jauniss gra
5.0|poumon souffl respir tabac oxygen|bpco emphysem pneumoni emboli pleuresi fibros bronchit mucoviscidos
5.7|thyroid hormon endocrinolog dosag|hypothyroidi hashimoto basedow nodul levothyrox hyperthyroidi goiter tsh
6.8|goutt acid uriqu articul crise|allopurinol colchicin orteil
5.7|articul rhumatism raideur rhumatolog doigt|polyarthrit spondylarthrit arthros lupu infiltr methotrex biotherapi
5.8|epilepsi convuls crise conduir neurolog|epileptiqu depakin keppra absenc lamict
6.8|parkinson tremblement neurolog dopamin|rigidit
6.8|avc attaqu cerebr sequel reeduc|hemiplegi aphasi thrombolyz ait
4.9|varic jamb circul ba content|phlebit vein lourd chaussett anticoagul
3.8|apne ronflement appareil nuit masqu sommeil|ppc cpap apneist polygraphi ronfl gouttier
5.8|anemi fer fatigu carenc bilan|ferritin anemiqu b12 vitamin magnesium
6.3|troubl alimentair anorexi boulimi rapport|hyperphagi tca grignot orthorexi
6.1|bipolair psychiat humeur stabilisateur crise|lithium maniaqu hypomani schizophreni psychos borderlin
5.1|attent concentr tdah oublier organ|ritalin concerta distrait hyperactif eparpille procrastin methylphenid
4.5|alcool sobriet addict arret abstin|alcooliqu sobr abstinent aa rechut sevrag cure
5.4|jeu argent addict pari cannabi depend|accro joint poker sevr cbd substitut subutex
5.8|vertig equilibr tete evanouir malaiz|menier vagal labyrinthit cristaux syncop
4.6|analyz sing prise laboratoir resultat aiguil|ferritin cholesterol glycemi numer labo plaquett crp jeun
5.5|irm scanner radio imageri examen|echographi claustrophob mammographi coloscopi
7.4|menopaus bouffe hormon quarantain|th premenopaus hysterectomi
4.7|organ direct anticipe volont mourir|donneur greff personn confianc inciner euthanasi
4.7|lactos intoler lait altern diger|soja avoin amand lactas intolerant coco riz
5.5|pollen rhume foin saison eternu printemp|gramine bouleau ambroisi cypr antihistaminiqu desensibil acarien
4.5|allergi medica penicillin antibiotiqu urgenc hopit|amoxicillin aspirin sulfamid ains iod anesthesiqu latex
4.1|orthodonti appareil dentair bagu enfant|invisalign gouttier palai content
5.5|soup potag velout hiver chaud|potiron poireau oignon minestron pho gaspacho bouillon miso
2.2|salad entre froid et crudit|nicoiz cesar lentil taboul mach roquett vinaigrett
5.7|pate italien cuisson sauc|carbonara bologna pesto lasagn gnocchi spaghetti penn ravioli tagliatel
6.1|œufs cuisson omelett mollet coqu|dur plat brouill mimosa poch
3.9|viand cuisson steak boucher saignant roti|bleu point entrecot bavett gigot magret tartar cote agneau porc
6.8|volail poulet dind roti|canard pintad chapon caill aiguillett cuiss
5.5|charcuteri jambon saucisson porc|rillett pate chorizo andouil boudin andouillett
5.1|asiatiqu restaur sushi chinoi thai japonai|ramen pad pho bibimbap nem bo bun curri dim sum gyoza
5.1|orient maghreb libanai cuisin|couscou tajin houmou falafel kebab chawarma pastilla mezz merguez
3.9|fast food rapid burger command soir|mcdo kebab taco quick kfc frite nugget pizza
3.8|livraison repa command soir uber|eat deliveroo domino
5.7|cocktail bar soire mixologi spiritueux|mojito spritz margarita negroni pina colada moscow mule gin tonic cosmopolitan
5.5|soda boisson sucre petil alcool|coca orangina limonad sirop perrier kombucha schwepp ic tea
5.3|bonbon sucreri chocolat grignot friandiz|carambar haribo regliss caramel noir lait pralin guimauv nutella
3.1|conserv confitur bocaux ferment fait maison|choucrout kimchi cornichon pickl kefir steril
3.8|batch cook semain prepar gamel congel|tupperwar boit plan
4.2|amap panier producteur local bio legum|biocoop ruch march circuit court
5.7|protein muscul nutrit compter calori|whei macro creatin skyr shaker
3.7|horair repa diner heur manger|dine midi gouter collat
4.4|soutien gorg lingeri taill bonnet sou vetement|85b 90c brassier culott boxer slip string
5.4|chapeau casquett tete bonnet tour|beret panama foulard feuter
5.4|sac main cartabl bandoulier|longchamp caba besac pochett banan eastpak maroquineri
5.4|tissu matier lain gratter porter synthetiqu|coton lin soie cachemir polyest gratt cuir velor
5.8|lunett montur solair opticien soleil|rai ban progressif afflel verr antireflet
5.8|croquett nourritur anim gamel ration|pate royal canin barf hypoallergeniqu friandiz
5.3|steril puce vaccin anim veterinair|sterilise caster castre tatou vermifug rage antiparasitair
6.8|toilettag toiletteur poil bross tont|toiletteus mue griff bain
4.0|pension anim gard vacanc chenil|petsitt chatteri voisin
4.3|dressag eduqu chien ordr obeiss|assi laiss rappel educateur clicker agil aboi tire
5.4|perruch oiseau cage volier voler|canari perroquet calopsitt insepar gri gabon mandarin
5.0|lapin rongeur cage foin cobay|nain hamster cochon ind gerbil chinchilla rat octodon furet
5.7|reptil terrarium serpent lezard tortu|python gecko pogona iguan cameleon mygal
3.6|nom anim appel chien chat baptiz|minou medor rex caramel filou felix choupett oscar simba nala
3.7|dece anim chien vieux euthanasi deuil|piqu inciner mort quinz
5.5|trottinett electriqu patinett trajet urbain|lime dott pliant xiaomi gyrorou monorou
5.0|pneu hiver neig voitur chain|michelin saison crevaison jant clout
5.5|locat voitur louer vacanc autopartag|hertz avi europcar getaround citiz sixt
4.9|camp car van fourgon amenag dormir|ducato california westfalia caravan transit rapido trafic
5.5|accid voitur constat sinist carrosseri|choc accrochag ail pare brise malu epav
3.8|sieg auto enfant voitur securit bebe|cosi isofix rehausseur dos rout nacel coqu
4.5|repar velo chain crevaison entretien|frein derailleur chambr air pedali rustin
4.6|vol velo antivol garag cadena|vole kryptonit bicycod box
4.8|oiseaux ornithologi jumel observ|mesang roug gorg faucon heron lpo nichoir mangeoir hirondel chouett
6.3|champignon cueillett foret automn|cepe girol moril bolet trompett panier coulemel
6.1|origami calligraphi papier pliag loisir|plume scrapbook quill linogravur papercraft reliur
4.1|bougi savon fabriqu cosmetiqu maison|cire lessiv huil essentiel soud
5.5|poteri ceramiqu tour argil ateli|gre raku email porcelain
6.8|cuir forg metal artisanat|maroquineri soudur ferronneri coutelleri enclum vitrail mosaiqu
5.8|restaur meubl antiquit retap|relook ponc verni commod tapissi patin
1.3|jeux role figurin donjon maiter|dragon pathfind cthulhu warhamm mj de
4.5|mot croiz puzzl sudoku enigm reflechir|flech escap scrabbl rubik piec
4.4|echec bridg cart club parti|lichess elo ouvertur sicilienn tarot go chess
6.1|magi cirqu jonglag tour|jongl trapez diabolo ventriloqu clown
5.4|robotiqu radio amateur electroniqu passion|arduino robot radioamateur antenn soudur lora
7.4|fossil mineraux detecteur geologi|ammonit cristaux quartz geod
4.0|plonge tuba sou marin apne bouteil|niveau padi epav
5.7|kayak cano aviron pagai eau|paddl raft skiff
6.3|patin glace hockei roller patinoir|patinag skate artistiqu
5.3|basket vollei handbal ballon equip|meneur libero hand gardien pivot passeur dribbl
5.8|escrim arc tir sport cibl|fleuret sabr epe carabin
6.1|gymnastiqu athletism saut acrobati|gym pouter trampolin perch sprint hai javelot cerceau
6.3|triathlon ironman endur nage|transit duathlon swimrun
6.8|parapent parachut planeur voler sensat|deltaplan ulm wingsuit
5.1|speleo alpinism sommet crampon|speleologi piolet mont blanc corde canyon via ferrata
5.4|formul pilot cours automobil circuit|verstappen ferrari leclerc gasli ocon kart rally
6.1|flechett billard bowl pub|babi foot snooker
4.6|zumba aquagym fit cour collectif|pilat step cardio barr bodypump
5.5|piano pianist clavier partit jouer|chopin steinwai numeriqu gamm conservatoir yamaha arpeg
5.5|guitar gratt ampli accord group|fender gibson folk classiqu electriqu ukulel
5.7|batteri percuss frapper rythm|cajon djemb conga baguett
6.1|violon cord archet orchest|alto violoncel contrebass
5.5|vent cuivr fanfar harmoni souffler|trompett clarinett saxophon hautboi tuba cor trombon
5.7|rap hip hop rappeur ecout flow|booba nekfeu pnl orelsan jul damso sch iam ninho
5.7|metal rock concert guitar bruit|hellfest metallica gojira slipknot punk grung hardcor
5.8|classiqu opera orchest concert ecout|mozart bach beethoven debussi ravel chopin philharmoni sati verdi
3.9|electro techno boit dj danser nuit|hous daft punk rave platin
5.7|chanson francaiz variet chanteur ecout|brassen brel barbara renaud gainsbourg goldman stroma aznavor cabrel souchon angel
2.2|festiv concert billet et scene|hellfest vieill charru avignon eurockeenn solidai francofoli
4.2|fi enceint platin vinyl son|ampli sono marshal tourn disqu
5.0|film horreur peur evit sensibl sing|gore violenc zombi
6.3|scienc fiction fantastiqu univ saga|star war dune trek tolkien asimov cyberpunk seigneur anneaux
5.5|polar enquet roman polici lectur|thriller fred varga agatha nesbo simenon
5.4|romanc amour roman sentiment lectur|austen darkrom
4.7|jeux strategi pc lign joueur|civil lol counter strike valor wow diablo overwatch rocket leagu
4.4|ramadan jeun musulman aid iftar halal|suhoor prier mosque voil
6.3|juif shabbat casher synagog pessah|hanouka kippor rabbin bar mitsva
4.9|carem egliz communion mess catholiqu|confirm preter cure scout confess
5.7|bouddhism medit zen templ spiritualit|bouddhist dojo retrait mantra vipassana
4.6|saint valentin amoureux diner fleur|rose chandel
1.2|fete de mere pere cadeau maman|fleur collier poem
4.1|nouvel reveillon champagn soire|saint sylvest feu artific resolut
4.3|assur voyag annul rapatri etrang|visa premier mastercard gold allianz europ assist franchiz
4.7|bagag cabin valiz sout poid|samsonit sac dos kilo liquid
4.9|decalag jetlag avion long courrier recuper|melatonin escal fatigu
4.9|compagni aerienn voler prefere evit|easyjet ryanair air franc transavia lufthansa vuel emir ita klm
4.7|mal transport nause voitur bateau virag|vomit mer cocculin patch
5.0|pai visit voyag decouvrir|japon vietnam maroc tunisi island perou canada thailand ind kenya mexiqu
2.7|ferri traverse bateau cors il|brittani sardaign ouessant bell porquerol noirmouti
4.4|sac dos backpack auberg tour mond|dortoir pvt stop hitch hostel couchsurf woof
4.0|parc attract enfant sorti zoo|disnei asterix pui fou futuroscop aquaboulevard maneg
4.6|act naissanc livret famil etat civil dossier|copi integral mairi extrait apostil
5.4|papier ranger document classer dossier retrouv|classeur tiroir coffr scanner pochett trieur chemiz
6.1|procur signatur mandat represent|tutel curatel yousign
4.0|repons langu anglai francai repondr|bilingu franglai
4.3|exempl detail longueur expliqu niveau debut expert|vulgar court schema jargon
6.1|sourc refer citat verifi lien|wikipedia
3.5|date heur format calendri ecrir|24h jj mm iso semain
4.5|inclusif ecritur feminin accord point median|inclus epicen masculin madam mademoisel
3.7|titr civilit madam monsieur docteur appel|maiter professeur mademoisel veuv
4.7|prononc nom prononci orthograph epel|accent trema trait union cedil
3.1|matin soir rythm energi productif|couch tard leve tot nocturn product siest heur
5.8|caracter introverti personnalit timid|extraverti perfectionnist hypersens calm bavard intj tetu
3.6|habitud routin quotidien rituel matin|journal medit douch froid march etir
3.9|superstit chanc port bonheur treiz|superstitieus chat noir trefl boi
4.3|bruit sensibl calm concentr son|hypersens bouchon misophoni mastic klaxon
5.8|avion turbul peur voler decol|aerophob decollag crash anxiolytiqu
5.5|enferm claustrophobi foul espac ascenseur|claustrophob agoraphob tunnel metro
6.1|araigne serpent insect degout peur|arachnophob souri cafard pigeon clown
4.9|sing aiguil piqur evanouir peur|evanoui tomb pomm prise
5.8|eau nager peur noyad profondeur|nage aquaphob bouee
4.0|heur rappel reveil notif alarm|silencieux vibreur
4.2|anniversair mariag anne noce ensembl feter|coton perl argent cinquant rubi
3.9|expatri etrang vivr partir visa travail|expatrie quebec suiss londr pvt frontali dubai bruxel
4.2|frontali suiss luxembourg travail passag|frontalier genev permi franc lamal
4.0|chomag recherch emploi alloc inscript|demandeus franc travail actual indemnise droit
4.4|rsa prime activit aid revenu ba|apl aah af asf quotient
4.6|cart bancair code plafond opposit|visa mastercard debit differ amex contact
6.1|virement rib iban payer transfer|lydia paypal wise wero sumeria
4.8|decouvert bancair agio argent|roug interdit surendett fiche
4.1|impot prelev part foyer declar|tranch abatt nich tmi credit tax foncier
3.6|assur vie success beneficiair capit|contrat linxea fond euro claus
4.2|assur auto bonu conducteur tier|malu tou risqu franchiz
4.2|ami vacanc group band sortir|copain bar gite pote fac club
6.1|benevolat refug animaux maraud|spa secourist secor populair emmau
4.6|elect mairi conseil candidat engag|conseiller municipal elu adjoint milit manifest list
6.3|greve manifest syndicalist defendr|manif cgt fo sud delegu cse piquet
4.7|arab apprendr niveau langu etranger|japonai espagnol allemand italien mandarin portugai russ coreen lsf latin
4.4|lieu retrouv sorti cafe bar prefer|bistrot troquet terrass parc mediathequ brasseri
5.7|photo mariag album tirag souvenir|photobox diapo negatif cew
4.0|anniversair enfant gouter fete anim|clown chateau gonflabl laser game bowl chass tresor pinata
4.5|menuiseri boi ateli fabriqu meubl|rabot scie circulair defonceus etabl chene ciseau tour assemblag
5.4|coutur patron machin coudr robe|singer brother burda surjeteus ourlet fermetur
6.1|tricot aiguil lain pelot pull|merino jacquard echarp chaussett phildar ravelri
3.5|voisinag entraid preter outil plaint|prete mauvai voisin fete petit mitoyen tapag
5.3|fatigu energi epuis recuper surmenag|epuise burn chroniqu covid long creve lessiv
4.0|memoir oublier retenir perdr|oubli perd cle etourdi alzheim
*3.3|manger mang cuisin recett plat repa diner dejeun regim allergi allergiqu aliment resto|intoler intolerant vegetarien vegetarienn vegan gluten lactos cacahuet arachid noix fruit viand poisson sucr diabet halal casher
*3.4|sant maladi malad diagnost blessur medecin douleur mal|diabet asthm migrain epilepsi arthros herni oper plater entors kine tension cœur genou hanch dos thyroid gueri avc
*4.4|medica traitement comprim cachet pilul prend|mg dose insulin antibiotiqu prescrit goutt ventolin
*2.9|medecin docteur dentist psy kine rendez vou specialist|dr cabinet rdv cliniqu hopit
*4.3|boir boi boisson cafe alcool vin bier|tisan eau deca
*3.6|loisir passion hobbi club associ asso choral temp libr chant chantai|tricot peintur poteri escalad randonne jardin photo echec coutur dans theater repetit concert inscrit fanfar jeux
*3.8|sport entrain courir cours gym boug|foot natat piscin velo yoga handbal tenni escalad judo marathon mercredi
*4.6|instrument musiqu joue|guitar piano violon violoncel batteri flute ukulel saxophon trompett clarinett accordeon bass
*3.8|voitur vehicul condui conduir bagnol permi|clio twingo peugeot renault citroen dacia kangoo toyota electriqu diesel garag vendu code
*3.3|trajet transport velo deplac aller|train tram bu metro voitur pi trottinett covoiturag ter
*4.0|telephon portabl ordi ordinateur machin tablett logiciel appareil|iphon android samsung pixel macbook thinkpad dell lenovo window linux ubuntu mac ipad instal achet
*3.8|econom epargn argent budget dett pret loyer banqu|credit euro bours caf mensualit
*2.5|famil mere pere parent sœur frere frangin mami papi grand|maman papa tant oncl cousin neveu niec
*3.3|voyag vacanc vol hotel sejor partir destin|reserv billet gite train par
*4.6|li lire livr roman seri film regard|chapit auteur saison
*3.7|prof professeur maitress maiter moniteur coach|madam monsieur cour
*3.5|anim animaux chien chat bete compagni|chienn chiot chatt chaton lapin hamster perroquet cheval ponei poul poisson tortu labrador canich berger teckel veto veterinair refug adopt
*2.5|enfant fil fill goss petit bebe|garcon jumeaux crech maternel ecol ne nee enceint aine cadet benjamin
*3.7|femm mari conjoint compagnon compagn copain copin coupl marie|fianc fiance ensembl separ divorc pacs ex
*4.3|colocatair coloc appart partag|chambr emmenag ensembl seul
*2.8|habit adress appart maison vill quartier vi loge logement|habiton demenag emmenag studio rue villag etag loyer cle chez
*3.3|ne nee origin natal grandi vien|enfanc parent villag
*3.2|travail boulot metier emploi post profess boit entrepr employeur stage boss bosser|embauch embauche promu demissionn stagiair prof infirmier ingenieur developpeur vendeus equip bureau contrat cdi cdd
*4.4|chef cheff patron patronn respons manag tuteur directric directeur maiter encadr|tutric
*3.5|salair paie pay gagn revenu gratif|brut net euro augment heur smic
*2.3|horair heur plan equip|matin soir nuit temp partiel plein lundi vendredi semain
*3.3|etud etudi master licens fac cour diplom memoir universit ecol partiel|semest souten prof promo
*3.5|langu parl maternel|francai anglai allemand espagnol italien portugai breton arab russ apprend bilingu courant cour
it
3.8|dieta mangiar cibo cater menu ristorant cena ospit cucinar invitar preparar buffet banchetto pasto aereo portata|vegetariano vegetariana vegano vegana pescetariano flexitariano kosher halal carn tofu crudista macrobiotica pollo maial pesc latticini uova seitan onnivora paleo chetogenica celiaca veg ovolattovegetariano manzo mangio
3.8|allergia allergico evitar cater ingredienti camerier merenda picnic reazion adrenalina mensa scolastica cuoco gita reagir puntura ristorator|arachidi noci nocciol crostacei lattosio glutin uova fragol penicillina pollin lattic api vespa intollerant celiaco celiaca anafilassi orticaria nichel pistacchi mandorl soia sesamo kiwi pesca gamberi latt protein grano sedano senap lupini amoxicillina aspirina acari calabron pelo solfiti cumarina epipen fastjekt pomodoro graminace
4.0|colazion mattina brunch svegliarsi alzarsi caffelatt bar mattutino|cornetto brioch cappuccino biscotti fett yogurt cereali muesli nutella marmellata latt pane burro frutta avena porridg uova croissant bombolon focaccia salato maritozzo krapfen centrifuga salto ciambella
3.7|bere bevanda sete bar brindisi aperitivo giro festa offrir drink happi hour calic barista|birra vino spritz negroni gin whiski amaro grappa limoncello prosecco astemio sobrio analcolico succo bianco rosso rose aperol rum vodka cocktail campari mirto crodino genziana sambuca weiss sidro bevo spumant alcolici cedrata passito chinotto
4.0|caff bar macchinetta moka caffeina colazion pausa tazzina ordinar zucchero|espresso macchiato ristretto decaffeinato cappuccino lungo nespresso ginseng marocchino orzo americano arabica schiumato corretto freddo shakerato amaro capsul ciald lavazza illi robusta latt filtro aeropress bialetti napoletana
4.0|te tisana teiera infuso bollitor bevanda calda tazza offrir|verd camomilla menta rooibo earl zenzero finocchio zucchero nero bianco matcha tiglio karkad liquirizia passiflora chai oolong english breakfast malva verbena detox
5.4|dolc dessert goloso torta pasticceria merenda compleanno zucchero offrir dopocena|cioccolato tiramisu gelato cannoli panetton crostata cheesecak baba panna pasticcini profiterol pastiera cassata sfogliatel zeppol budino mouss bign strudel crostat pandoro semifreddo sacher meringa cantucci torron millefogli amaretti frapp struffoli
4.7|cucina cucinar ricetta forno fornello elettrodomestico preparar pentol attrezzatura cuocer|induzion ga bimbi friggitric pentola pression padella wok microond piastra airfryer vetroceramica slowcook legna robot planetaria frullator tegam ghisa vaporiera minipim moulinex cuociriso impastatric
4.6|odiar gusto schizzinoso schifo evitar detestar rifiutar disgusto piacer nausear escluder|coriandolo oliv funghi fegato acciugh melanzan odio cipolla finocchio cavoli trippa peperoni carciofi aglio sedano pesc crudo cetriolo gorgonzola rape broccoli uvetta anguilla lumach coriandoli frattagli maiones cavolo barbabietola capperi radicchio
4.2|preferito piatto pranzo cena comfort mangiar adorar festeggiar cucinar compleanno voglia|lasagn carbonara pizza risotto parmigiana polenta gnocchi ragu cacciucco arancini amatriciana sushi adoro tortellini tagliatel cacio pepe melanzan cotoletta orecchiett bagna cauda pesto canederli brasato porchetta vincisgrassi hamburg ramen lasagna caponata gricia timballo impazzisco baccala pizzoccheri
5.4|piccant spezi peperoncino condir salsa tollerar fort ordinar|nduja habanero tabasco dolc brucia curri wasabi jalapeno calabres aglio pepe zenzero sriracha diavola delicato harissa paprika nduia
2.2|spesa supermercato negozio settimanal lista mercato comprar fare alimentari provvist|esselunga coop conad lidl eurospin carrefor macelleria fruttivendolo panetteria salumier pam penni md despar iper bennet famila naturasi aldi tigro mercatino ortolano un pescheria gastronomia crai
2.7|abitar indirizzo citta domicilio casa quartier residenza consegnar spedir viver risieder cap dove|appartamento via paes abito vivo trasferito affitto borgo frazion abita vive risied roma milano torino napoli bologna firenz condominio villa bilocal centro periferia campagna provincia vial civico palazzo attico
3.5|trasloco traslocar scatoloni furgon cambiar casa imballar traslocatori pacchi|traslocato caparra chiavi scatol cambio traslochiamo deposito smontar camion nuova imballaggi montacarichi traslochi ditta
4.6|affitto padron contratto mensil inquilino locazion locator proprietario sfratto recesso pagar|caparra agenzia cedolar canon locatario proprietaria concordato transitorio studenti cauzion utenz affittuario mensilita locatric
3.1|mutuo prestito banca casa rata finanziamento estinguer comprar prima|tasso fisso variabil rate surroga notaio euribor spread ventennal trentennal surrogato estinto intesa bper consap intestato ipoteca
1.7|coinquilino conviver divider condivider casa appartamento conviventi camera|coinquilina condivido subaffitto stanza studentato compagno di conviviamo flatmat coliv doppia condominiali dividiamo fuorised
3.5|vicino vicina rumor porta condominio pianerottolo lamentarsi disturbar schiamazzi muro confinant|sopra sotto abbaiar trapano pacco amministrator portinaio tacchi fest musica cani pianista bambini urla dirimpettai condomino passi lavatric fumo barbecu
3.1|camera stanza piano appartamento pianta ascensor scale metri casa arredar dimensioni locali|soffitta mansarda cantina terra balcon terrazzo garag monolocal bilocal trilocal quadrilocal loft attico seminterrato ripostiglio veranda corridoio studio quadri taverna mezzanino cameretta tinello patio
3.8|riscaldamento freddo caldaia inverno energia scaldar temperatura gelo termosifoni bolletta|termosifon pellet stufa termostato gasolio metano pompa calor radiator camino legna pavimento plaid conto termico ibrida scaldino teleriscaldamento cappotto valvol stufetta
4.3|condizionator caldo estat afa rinfrescar caldissimo nott soffocar|ventilator split deumidificator climatizzator portatil daikin pinguino invert mitsubishi clima pale ventola
4.9|luce elettricita bolletta fornitor energia risparmiar consumo corrent spegner pagar|enel eni contator tariffa kilowattora fotovoltaico pannelli a2a acea edison iren sorgenia octopu kwh fascia bioraria trifas batteri placet accumulo cap monofas tutelato
2.2|internet wifi fibra connession gestor lento collegamento modem velocita provid|router tim vodafon fastweb iliad adsl windter sky linkem eolo starlink ftth megabit ripetitor mesh fwa postemobil giga dimension ho
3.9|cellular telefono smartphon telefonino dispositivo comprar regalo rotto custodia cambiar|iphon pixel samsung galaxi xiaomi android oppo huawei motorola nokia oneplu pro s23 redmi vetro pieghevol realm dualsim fairphon honor
4.3|telefono numero chiamar contattar richiamar messaggi recapito|fisso interno cellular whatsapp telegram signal segreteria centralino prefisso cell
4.5|email posta indirizzo scriver inviar spedir contatto recapito|gmail outlook libero pec casella alia yahoo hotmail icloud alic proton tiscali virgilio aziendal tin certificata
3.6|portatil comput notebook macchina fisso pc comprar prestazioni lento desktop|macbook thinkpad lenovo asu dell window linux hp acer ram ssd ryzen game chromebook surfac nvidia mac pollici intel rtx mini
5.8|sistema operativo distribuzion comput installar comandi terminal|linux ubuntu fedora debian arch window maco manjaro nixo windows11 kali opensus dual boot popo freebsd wsl
5.2|editor codic scriver strumento sviluppar plugin configurar tema scorciatoi|vim neovim emac vscode intellij sublim zed cursor pycharm eclips helix xcode rstudio notepad jetbrain webstorm nano
4.6|linguaggio programmar codic esempio script snippet sviluppo libreria tutori funzion|python typescript javascript rust java kotlin golang rubi php swift scala elixir haskel perl dart lua matlab node julia delphi cobol
5.2|framework frontend web applicazion stack sito interfaccia backend api|react vue svelt angular django rail laravel spring flask nuxt next js nestj fastapi astro remix express tailwind bootstrap symfoni solid quarku htmx
5.1|dati databas queri sql backend tabella salvar interrogar schema|mysql mongodb redi oracl mariadb firestor dynamodb supabas elasticsearch sqlserver cassandra bigqueri
3.1|deploi server host cloud produzion infrastruttura pubblicar ospitar caricar devop|aw azur gcp hetzner aruba kubernet docker vercel terraform digitalocean netlifi cloudflar ovh vp ansibl heroku fly io ec nginx regist hosting ec2
3.2|progetto applicazion costruir sviluppar crear realizzar sto facendo idea|app repositori prototipo lancio startup plugin sito saa bot libreria open sourc estension gioco mvp marketplac github tesi podcast
3.1|scadenza consegna termin consegnar finir data entro urgent rispettar calendario|venerdi lunedi consegno deadlin bando relazion settimana domani articolo manoscritto esam mileston quindici
5.0|videogioco giocar consol joystick regalo divertirsi partita videogiochi|playstat xbox switch nintendo steam minecraft zelda fifa ps5 mario roblox lol cod fortnit elden pokemon gta sim fc wii pc anim cross stardew diablo
4.4|seri tv guardar bing piattaforma consigliar sera episodio veder|stagion puntata netflix prime sky raiplai fiction drama disnei hbo gomorra montalbano commissario dramma giallo crime sitcom documentario realiti break friend soap doc bridgerton
4.7|film cinema pellicola guardar veder regista attor sala proiezion|thriller western horror commedia cinefilo fellini sorrentino animazion fantascienza romantico noir documentario music marvel kubrick moretti tarantino miyazaki letterboxd cortometraggi
3.8|libro legger lettura romanzo autor biblioteca libreria scrittor consigliar regalar pagina|leggo autric giallo biografia audiolibro kindl poesia saggio fantasi calvino camilleri ferrant eco fantascienza storico manga king carrisi thriller tolkien rosa classici kobo murakami autobiografia harri potter gialli dicken
4.5|musica ascoltar gruppo canzon concerto playlist cantant disco festiv brano gener|album jazz metal techno rap trap cantautori rock opera classica vinil pop indi folk blue punk regga cantautric napoletana edm hiphop liscio kpop music de andr vasco bluegrass ska canzoni
4.7|strumento suonar musica esercitarsi lezioni imparar maestro conservatorio banda|pianofort chitarra violino violoncello batteria sassofono flauto tromba basso fisarmonica mandolino clarinetto ukulel armonica contrabbasso trombon organetto arpa viola percussioni tastiera zampogna obo organo saxofono violinista cajon corno
4.4|coro cantar canto voce esibirsi prove chiesa cantant|soprano contralto tenor baritono coral mezzosoprano gospel madrigal voci bianch polifonico basso corista
1.4|podcast radio ascoltar tragitto auto sentir episodio|puntata deejai rai stazion morn il post radio3 rtl spotifi audibl muschio selvaggio true crime giallo
3.4|hobbi passatempo svago weekend relax regalo tempo libero divertirsi annoiarsi fine settimana passion piacer regali|uncinetto arrampicata fotografia giardinaggio ceramica falegnameria pittura scacchi cucito pesca escursionismo modellismo bocc lettura cucina viaggi ballo corsa musica bicicletta yoga videogiochi birdwatch puzzl ricamo trek chitarra astronomia vela origami collezionismo maglia bonsai enologia poker disegno moto campeggio
4.5|collezionar collezion collezionista regalo scambio album raro mobil|francobolli monet vinili figurin panini fumetti minerali lego tappi cartolin orolog auto epoca cime conchigli vinil soldatini funko sorpres kinder magneti dischi tazz penn libri antichi cart calamit bambol lattin
2.3|lavori maglia cucir creativo lana filo stoffa ago regalo|uncinetto cucito ricamo ferri gomitolo telaio macram patchwork sartoria macchina da punto croce chiacchierino amigurumi feltro tombolo sferruzzar tessitura quilt
5.6|dipinger disegnar art quadro ritratto pittura album ateli|acquerello olio acrilico carboncino tela cavalletto pastelli china incision digital graffiti gouach tempera acquerelli ritratti fumetti procreat acquafort dipingo icon
4.5|foto macchina fotografia obiettivo fotografar scatto ritratto attrezzatura|canon nikon fuji leica soni reflex pellicola fujifilm mirrorless analogica paesaggi ritratti drone gopro polaroid treppied camera oscura pentax astrofoto street
4.2|sport esercizio allenamento forma attivo palestra fit muoversi ginnastica tonificar|corsa yoga nuoto calcio padel tenni pallavolo basket box pilat crossfit judo danza pattinaggio rugbi scherma sci spin zumba ciclismo karat atletica pallanuoto hockei canottaggio equitazion vollei trx scalata acquagym sedentaria beachvollei arrampicata
4.3|correr corsa maratona allenarsi gara podista chilometri runner|mezza jog trail ritmo scarp decathlon podismo corro dieci garmin ultra salomon ripetut parco strava asic tapasciata
5.1|bici bicicletta ciclismo pedalar ruot ciclista escursion pedalata|gravel mtb elettrica corsa bianchi casco pieghevol decathlon special carbonio ebik stradal brompton ciclabil graziella cannondal mountain fixi colnago pinarello cargobik
3.9|squadra tifo calcio partita tifoso stadio tifar derbi campionato campioni maglia|juventu juve inter milan roma lazio napoli viola abbonato curva samp fiorentina torino genoa sampdoria bologna atalanta verona palermo cagliari lecc bari parma udines salernitana nerazzurra bianconero romanista lazial rossonera interista juventino napoletano
4.4|palestra pesi allenator scheda allenarsi muscoli istruttor iscritto|squat panca stacchi manubri abbonamento trainer crossfit cardio virgin mcfit pettorali tapi curl kettlebel trx spin leg person
4.5|nuotar piscina nuoto nuotata acqua corsia|vasch stile rana dorso acquagym cuffia occhialini delfino master mare vasca acquafit farfalla galleggiar
3.8|escursion montagna camminata trek sentiero camminar gita natura alpinismo zaino|vetta dolom scarponi rifugio cammino francigena ferrata bivacco mont cai baita appennino bastoncini alpi alta via altopiano gran paradiso etna bianco alpinista
1.7|infortunio dolor ginocchio schiena caviglia spalla fisioterapista zoppicar male farsi allenarsi ortopedico riabilitazion sollevar|strappo distorsion frattura legamento menisco ernia tendinit gesso stampel rotto slogatura lombalgia crociato tendin sciatica colpo di frusta cuffia lussazion rottura contusion borsit tutor pubalgia cervical polso gomito discopatia achil tallonit coscia sublussazion
4.2|operazion intervento ospedal chirurgo recupero sala operatoria degenza ricovero convalescenza|operato operata anca appendicit calcoli punti anestesia protesi bypass ernia tonsil cesareo cataratta laparoscopia menisco varici artroscopia adenoidi isterectomia drenaggio pacemak colecistectomia angioplastica
4.6|malattia salut cronica diagnosi medico patologia anamnesi disturbi pronto soccorso questionario|diabet diabetica asma epilessia emicrania artrit tiroid ipertension crohn fibromialgia psoriasi anemia sclerosi lupu celiachia epatit gotta parkinson osteoporosi artrosi endometriosi morbo ipotiroidismo colit bpco reumatoid hiv favismo talassemia glaucoma hashimoto vitiligin sla
4.2|medicina farmaco pastigli dose farmacia ricetta prender assumer interazion prescrizion terapia farmacista|milligrammi compress insulina metformina statina inalator antidepressivo tachipirina ibuprofen eutirox sertralina omeprazolo cortison antibiotico levotiroxina gocc bustin aspirina paracetamolo xanax antistaminico anticoagulant cardioaspirina ramipril bisoprololo escitalopram coumadin pantoprazolo lasix ozemp biologico moment oki
4.5|pression cuor cardiologo arteriosa infartuato elettrocardiogramma sforzo coronari|stent pacemak aritmia colesterolo betabloccant iperteso infarto ipotesa ictu bypass extrasistol fibrillazion scompenso massima minima tachicardia valvola soffio holter angina pressoria
4.3|psicologo terapia ansia umor mental psichiatra stare male tristezza seduta sfogarsi|psicologa depression adhd panico burnout terapeuta bipolar ossessivo agorafobia esaurimento analista antidepressivi depressa ptsd doc borderlin lutto schizofrenia paroxetina psicoterapia
3.3|dormir sonno letto insonnia riposo sveglia addormentarsi nott stanco risveglio russar|pisolino melatonina mattiniero nottambulo apnea russo dormo cpap zolpidem sei ore risvegli incubi riposino turnista sonnambulo dormigliona gufo insonn
4.2|occhi occhiali vista ottico oculista veder legger guidar|lenti miop presbit ipermetrop diottri cataratta daltonico glaucoma astigmatismo miopia presbiopia progressivi contatto congiuntivit retina occhio pigro laser cheratocono secchezza strabismo multifocali maculopatia
5.0|orecchi sentir udito rumor otorino telefonar volum ascoltar|apparecchio sordo acufeni ipoacusia labirintit otit protesi timpano sinistro coclear cerum amplifon perdita menier
4.8|denti dentista dent cari odontoiatra sorriso gengiv masticar|apparecchio corona otturazion giudizio molar devitalizzazion impianto bite bruxismo dentiera pont canino invisalign sbiancamento capsula gengivit pulizia parodontit faccett allineatori ascesso
4.9|pell irritazion crema solar dermatologo viso cosmetica detergent idratant sole|eczema psoriasi acn atopica sensibil rosacea dermatit secca grassa brufoli vitiligin nei macchi melanoma orticaria scottatur mista couperos lentiggini cheratosi micosi aven
4.9|incinta gravidanza bambino parto attesa gestant pancion ginecologa bebe maternita nausea|settiman trimest ostetrica gemelli ecografia termin fivet mesi dolc cesareo natural amniocentesi ginecologo doula fecondazion primipara gravida toxo gemellar bitest induzion settimo
5.2|sedia rotel mobilita accessibil gradini ingresso accesso disabil ristorant ascensor|carrozzina baston deambulator stampel rampa protesi paraplegico tetraplegica ipovedent amputata girello scooter distrofia gamba zoppo montascal servoscala spastico emiparesi
4.7|fumar fumo sigarett svapar smetter fumatric accendino pausa camera|fumator svapo nicotina cerotti tabacco iqo pacchetto marlboro rollar ex champix sigaro pipa narghil smesso terea cann heet tabagista
4.9|peso dimagrir chili dieta grasso ingrassar linea magro|digiuno calori cheto dimagrita bilancia imc sovrappeso obesa dukan mediterranea low carb ozemp mounjaro ingrassata bariatrica wegovi snella perder
3.7|altezza alto misura statura metri quanto|metro centimetri basso bassa settanta 80 65 cm altissimo piccolina
4.1|vestiti taglia camicia giacca pantaloni comprar abito maglia vestito gonna regalo misur|media manich xl xs 38 40 42 44 46 48 50 small larg curvi stretta petto extra collo slim petit vita
4.4|scarp numero misura stivali piedi scarpa sandali calzatur pied regalo|sneaker alluc 36 37 38 39 40 41 42 43 44 mocassini tacchi decollet scarponi largh plantar ballerin nike adida
4.5|anello gioiello misura oro regalo proposta fidanzamento gioielleria|argento fede orecchini diciotto sedici diamant braccial collana nichel pandora solitario perl platino swarovski zaffiro ciondolo
5.1|capelli parrucchier taglio tinta acconciatura shampoo frangia look|ricci lisci calvo bionda rossa tinti corti lunghi mossi castani neri grigi brizzolato biondo rasato stempiato colpi sole treccia caschetto mech rasta frangetta bruna henn riccioli
4.5|color preferito paret tinta indossar dipinger tappezzeria arredo tonalita regalo|blu azzurro verd viola turches rosso giallo bordeaux rosa nero bianco arancion grigio lilla marron beig fucsia celest indaco pastello senap salvia ocra magenta corallo
3.6|nome chiamar cognom firmar presentarsi nominar chi chiamarsi modulo|chiamo soprannom diminutivo chiamarmi battesimo nubil doppio iniziali rossi bianchi ferrari russo esposito secondo
3.8|pronomi gener riferirsi articolo rivolgersi sesso|tran transgend binario lei lui loro schwa neutro nonbinari enbi genderfluid femminil maschil
2.7|eta anni nascer compleanno vecchio giovan quanti generazion anno|nato nata compiuto pensionato compio trentenn quarantenn cinquantenn ventenn sessanta settanta millenni boomer ottantenn nascita maggiorenn 1985
2.3|compleanno data festeggiar festa regalo candelin torta auguri quando invitar|nato compio gennaio febbraio marzo april maggio giugno luglio agosto settembr ottobr novembr dicembr nata compi compleanni nacqu anni
5.1|segno zodiaco oroscopo ascendent astrologia stell|leon vergin ariet pesci toro gemelli scorpion bilancia sagittario capricorno acquario cancro tauro vergini
4.2|nazionalita cittadino passaporto visto straniero paes frontiera documenti origini immigrato|cittadinanza permesso soggiorno doppia originario emigrato italiana rumeno albanes argentina marocchina ucraino cines apolid oriundo passaporti svizzera peruviana senegales brasiliana filippina frances
3.2|lingu parlar lingua imparar madrelingua idioma tradurr conversazion corso fluent|parlo bilingu napoletano sardo veneto ingles tedesco spagnolo studio duolingo frances portoghes russo cines giappones arabo rumeno albanes b1 c1 friulano siciliano poliglotta li ladino coreano base fluentement
4.3|religion fede chiesa creder messa pregar dio festivita spiritual credent|cattolica musulmano ebrea buddista ateo ramadan parrocchia valdes moschea cattolico praticant evangelica testimon geova protestant ortodosso induista islam agnostico buddhista atea musulmana battista sikh
4.7|politica votar partito elezioni governo partitico sindaco opinioni|voto sindacato sinistra destra consiglier pd lega fratelli movimento verdi forza radicali comunista liberal astension assessor m5s azion meloni schlein tesserata
3.5|lavoro mestier profession occupazion impiego lavorar campo viver professional carriera presentarsi|infermiera insegnant ingegner idraulico commercialista barista autista impiegata manag assunto avvocata operaio medico avvocato elettricista murator cuoco parrucchiera operaia agricoltor architetto giornalista farmacista falegnam sarta camionista poliziotto vigil fornaia grafico programmatric cameriera dentista psicologa traduttor commessa oss geometra casalinga disoccupato student fotografa meccanico
4.7|capo responsabil manag superior principal feri diriger|titolar dirigent supervisor primario presid direttric capoturno capocantier boss amministrator coordinatric responsabili ceo
3.7|collega team ufficio collaborator compagno lavoro pausa stanza|colleghi scrivania stagista scrivani gruppo tirocinant turno apprendista
3.2|azienda dator ditta societa assumer lavorar presso dove settor sede|comun agenzia ospedal fabbrica startup studio banca multinazional universita cooperativa asl region editor cantier legal post fiat eni ferrari consulenza pmi scuola amazon
4.3|stipendio guadagnar paga reddito busta retribuzion salario compenso aumento contrattar|guadagno netto lordo premio tredicesima ral milleotto euro mensili quattordicesima provvigioni bonu straordinari lordi minimo scatti trentamila
2.8|orario turno settimana libero reperibilita lavorar disponibil riposo ore quando|turni notti part time festivi smonto guardi h24 mattina pomeriggio nott nove diciotto smart corta full turnista spezzato riposi quaranta festivo flessibil
3.3|tragitto pendolar ufficio trasporto raggiunger viaggiar lavoro andar tempo ritardo|metro treno tram autobu frecciarossa macchina bici vaporetto scooter piedi monopattino funicolar navetta regional italo linea a4 tangenzial carpool suburbano minuti traghetto passant atac
2.0|telelavoro ufficio casa remoto lavorar da sede distanza|smartwork ibrido cowork due giorni studio presenza nomad south work
3.6|feri vacanza riposo permesso pont partenza vacanz partir staccar prenotar assent|mare montagna prenotato agosto ferragosto settiman crociera sardegna neve sicilia settimana bianca lago permessi croazia puglia congedo rol natal
4.2|viaggio volo destinazion valigia bagaglio itinerario estero partir vacanza turismo passaporto citta aeroporto zaino|treno ryanair hotel ostello lisbona tokyo italo parigi londra new york barcellona giappon sardegna flixbu easyjet crociera interrail marocco grecia imbarco amsterdam scalo malpensa fiumicino prenotato
3.9|albergo alloggio sistemazion prenotazion nott dormir pernottar soggiorno stanza book|hotel airbnb ostello campeggio agriturismo pension bnb bed breakfast masseria resort pensioncina villaggio bungalow affittacamer rifugio trullo resid glamp best western
3.2|posto corridoio finestrino aereo treno sedersi viaggiar autobu sedil|fila finestra carrozza silenzio uscita emergenza prima class extra spazio execut lato
4.1|paura fobia spaventato ansia terror spaventar evitar timor temer|terrorizza ragni altezz volar aghi buio tuoni serpenti cani altezza topi dentista clown ascensor claustrofobia sangu temporali acqua folla mort aracnofobia galleri scarafaggi palco tuono vomito siringh
1.6|laurea universita student facolta studi ateneo studiar matricola corso di iscritto|magistral triennal dottorato studio medicina giurisprudenza erasmu ingegneria letter economia psicologia architettura fuoricorso polimi sapienza bocconi bologna lingu primo anno biologia veterinaria farmacia statistica scienz ssml
4.2|tesi relator ricerca argomento scriver consegna laurearsi bibliografia|relatric dottorato capitolo discussion correlator tesina compilativa sperimental discuto correlatric laurea magistral abstract
3.9|esam studiar ripasso maturita prova interrogazion passar voto appelli|appello session bocciato concorso parzial tfa abilitazion quinta oral scritto patent concorson preappello ripetent esonero avvocato cisia
2.9|scuola bambini maestra class alunno voto insegnanti compiti istituto lezioni genitori|elementari medi liceo asilo materna terza primaria secondaria prima seconda quarta quinta maestro professoressa paritaria tecnico alberghiero sostegno superiori privata montessori tempo pieno
4.1|asilo nido babysitt bambini prender babi sitter portar materna educatric uscita|tata infanzia inserimento nonni tagesmutt comunal pre scuola posticipo
2.8|figli bambini famiglia figlio figlia bimbi quanti minori prole genitor|gemelli neonato bimbo bimba primogenito ragazzi ragazza adolescent maschietto femminuccia gemel neonata figliastro due tre piccola bebe bambino
4.5|figlio bambino ragazzo maschietto primogenito|maschio bimbo ragazzino figliolo ometto
4.6|figlia bambina ragazza femminuccia primogenita|bimba femmina ragazzina figliola signorina
3.4|partner marito mogli fidanzato coppia relazion anniversario cena romantica amor consort coniug san valentino|compagna compagno fidanzata moroso morosa vedovo separato convivo sposato sposata ragazzo ragazza convivent ex vedova singl divorziata amant fidanzati morosi nubil celib
1.7|matrimonio sposarsi cerimonia nozz ricevimento testimon invitati abito lista viaggio di|sposo fidanzata bombonier sposa sposi promess civil fedi partecipazioni bouquet sposiamo wed damigel locat addio argento
3.8|ex divorzio affidamento separazion separarsi figli avvocato mantenimento|divorziato affido separata assegno divorziata consensual giudizial marito mogli separato condiviso congiunto
3.8|madr mamma genitor festa regalo genitori|mammina mami madri vecchia
3.8|padr papa babbo genitor festa regalo genitori|papi babbino padri pa vecchio
4.0|fratello famiglia fratelli fratellino parent|fratellon maggior minor gemello gemelli fratellastro fra brother
4.4|sorella famiglia fratelli sorel parent|sorellina minor maggior gemella sorellona sorellastra sore
4.4|nonna famiglia anziana parent|nonnina bisnonna nonnetta bisnonn nonn
4.9|nonno famiglia anziano parent|nonnino bisnonno bisnonni nonnetto nonni
3.8|nipoti famiglia nonni nonna nonno bimbi|nipotino nipotina nipot bisnipot pronipot nipotini
3.9|zio zia cugino parenti parentela riunion cugini famiglia|cugina nipot zii cuginetta prozia nipoti zion cugin
4.2|suoceri genero nuora parenti famiglia acquisita suocera suocero|cognato cognata cognati consuocera socera
1.7|amico amica miglior compagnia amicizia amici confident compagno|compar amichetta coinquilina di banco sodal besti comitiva
3.7|animal animali veterinario cucciolo cane bestiola domestico cura viaggio accudir nutrir|gatto coniglio criceto pappagallo tartaruga adottato gattino cavia cani gatti pappagallini canarino furetto iguana cavallo pesc gatta cagnolina trovatello criceti coniglietto riccio cagnetta serpent cagnolino
4.2|cane razza cucciolo passeggiata guinzaglio veterinario canil toelettatura addestrator crocchett cagnolino pension|labrador barboncino bassotto pastor maremmano bulldog meticcio beagl setter lagotto chihuahua jack russel golden carlino rottweil volpino segugio huski maltes spinon border cagnolina dalmata pitbul cocker yorkshir springer bracco akita corgi shih tzu dobermann
4.3|gatto micio gattino lettiera veterinario felino tiragraffi fusa|siames persiano europeo soriano certosino micia main coon ragdol sphynx bengala tigrato nero rosso tricolor gatta birmano british certosina gattina gatti norveges
6.1|cavallo cavalcar maneggio equitazion cavallerizza sella ippica|cavalla poni puledro avelignes stallon puledra dressag quarter galoppo trotto maremma murges salto ostacoli
4.9|pesc acquario vasca filtro vaschetta acqua|pesci guppi betta neon scalari carassio acquari marino discu gamberetti tartarughin pulitor
4.9|gallin pollaio fattoria animali contadino campagna allevar uova|capr pecor och conigli maiali mucch asino anat tacchini vitelli asini capretti pollo galletto bufal
6.1|api miel apicoltura arnia apicoltor puntura|arni sciam apiario acacia castagno regina melata propoli alvear smielatura millefiori
4.2|macchina auto guidar guida officina benzina meccanico parcheggio veicolo automobil guasto pneumatici distributor garag lavaggio carrozzier|fiat panda punto alfa lancia toyota volkswagen dacia tesla diesel ibrida elettrica gpl metano audi bmw merced peugeot renault ford opel citroen volvo jeep suzuki seat utilitaria suv golf clio yari 500 duster citi car cabrio berlina station wagon hyundai kia skoda nissan mini smart
4.1|patent guida autoscuola esam guidar neopatentato abilitato|quiz foglio rosa categoria neopatentata bocciata pratico cqc punti automatica sospesa rinnovo
3.3|moto motorino scooter due ruot motociclista cavalcar casco giro|vespa ducati yamaha honda piaggio liberti aprilia guzzi bmw suzuki kawasaki sh tmax ktm triumph 125 cilindrata nake custom harlei lambretta enduro scooteron beverli
5.1|targa auto veicolo immatricolazion macchina|libretto telaio immatricolata assicurazion duplicato radiata
3.0|assicurazion polizza copertura sinistro premio scadenza incident coperto|generali unipol rca axa kasko allianz real mutua verti cont rc auto infortuni vita casa franchigia scatola nera class sara cattolica prima
3.2|parcheggio box posto auto parcheggiar sosta macchina sotto casa|ztl pass residenti strisc blu garag scoperto disco cortil silo colonnin resident coperto
5.1|barca vela navigar skipper marina regata|gommon yacht ormeggio velista catamarano motoscafo gozzo patent nautica deriv optimist canotto laser
4.8|abbonamento treno tessera biglietto mensil trasporti bu|trenitalia carnet atm atac annual metrebu unicocampania gtt agevolato itabu
4.7|abbonamento mensil disdir servizio pagar canon stream abbonarsi rinnovo|netflix spotifi disdetto premium dazn disnei sky prime tim raiplai icloud appl palestra gazzetta audibl canva youtub chatgpt paramount
4.0|banca conto carta soldi prelievo filial versar iban|intesa unicredit fineco post n26 revolut bancoposta satispai postepai hype bnl mp ing bper mediolanum banco isybank buddybank cart libretto illim widiba
3.7|risparmi investir soldi borsa pension accumular interessi mercato patrimonio futuro|btp etf azioni fondi buoni postali fondo obbligazioni pac bot conto deposito cripto pir matton oro fruttiferi titoli degiro piano
4.4|debito dover prestito rate pagar rateal soldi finanziaria|finanziamento cession quinto ago compass findomest pignoramento carta revolv equitalia scoperto devo prestiti
3.7|budget spender limit prezzo costo costar caro economico cifra tetto|massimo euro spesa cento duecento mill economica massimal tirchia entro centinaia risparmio
4.2|tass dichiarazion redditi fisco commercialista fiscal f24 detrazioni rimborso agenzia entrat|irpef 730 partita iva caf ise imu tari unico forfettario ritenuta cud cu ir precompilata acconto detrazion
3.8|medico dottor base ambulatorio visita malattia curant ricetta studio|dottoressa pediatra medica mutua guardia asl sostituto mmg internista famiglia
2.6|appuntamento agenda calendario impegno quando ora libero promemoria|martedi giovedi dentista parrucchier ore pomeriggio domani mattina estetista
3.4|riunion settimanal chiamata call incontro ordin giorno videochiamata|lunedi martedi mercoledi zoom team meet stand mensil consiglio retrospettiva allineamento allineamenti brainstorm
4.0|corso lezion imparar seral insegnant studiar iscriversi|laboratorio cucina ceramica ballo yoga fotografia cucito ingles disegno pittura pasticceria onlin sommeli taglio
3.8|volontario associazion beneficenza aiutar volontariato social tempo causa solidarieta|volontaria carita croce ambulanza scout banco alimentar mensa poveri canil protezion civil ospedal animatori clown misericordia avi unitalsi oratorio pubblica assistenza libera emerg telefono amico
4.2|circolo associazion socio membro gruppo tesserato iscritto|pro loco banda rotari lion cai arci scout sezion bocciofila confraternita alpini dopolavoro filarmonica
4.5|giardino piant orto coltivar terreno annaffiar potar fiori aiuola seminar ortaggi vanga|pomodori rose serra compost zucchin prato siep basilico lavanda ortensi limon ulivo insalata fragol melanzan rosmarino concim gerani aiuol bulbi peperoni vaso kiwi fichi patat zucch melograno vite bambu semi
5.0|pianta vaso interno annaffiar fioriera appassir fogliam appartamento|monstera orchidea ficu cactu succulenta potho basilico zamioculca alo spatifillo felc sansevieria ciclamino bonsai kentia stella natal grassa ortensia calathea rosmarino
4.0|meteo clima caldo freddo tempo pioggia previsioni vestirsi atmosferico|umido neve afa nebbia scirocco gelido secco tramontana temporali ventoso maestral bora soleggiato grandin mite torrido gelat
4.3|regalo compleanno natal idea sorpresa donar sorprender desiderio festeggiato pacchetto pensiero|colleziona adora desidera passion fan ama appassionata libri patita fissata sogna gioielli profumo buono hobbi vino piant orologio esperienza desideri
4.0|natal fest tradizion famiglia albero cenar riunir parenti regali|vigilia presep panetton cenon tombola befana abet pandoro capiton tortellini lenticchi babbo messa baccala cappon recita avvento tombolata struffoli pranzon
3.6|pasqua pasquetta ferragosto tradizion festa primavera gita|colomba grigliata agnello uova colomb scampagnata via cruci pastiera casatiello fave picnic torta pasqualina
3.0|emergenza contatto chiamar incident urgenza ospedal avvisar chi|sorella mamma marito vicina 112 118 figlio mogli papa medico zia fratello
4.7|sangu gruppo donar avi trasfusion donator|positivo negativo zero ab rh donatric fattor
3.9|tono stile risposta risponder scriver spiegar formato linguaggio comunicar registro lunghezza spiegazioni|breve corto formal conciso punti semplic emoji sintetico dettagliato ironico diretto gentil tecnico elenco tabel schietto prolisso amichevol professional essenzial esempi telegrafico didattico serio passo
4.3|unita misura temperatura distanza peso convertir ricetta gradi|metrico celsiu chilometri grammi fahrenheit libbr tazz centimetri litri cucchiai pollici miglia chili etti
3.7|fuso orario ora differenza estero chiamar|roma cet londra tokyo utc gmt new york cest pst
4.5|valuta soldi prezzo moneta convertir cambio pagar|euro franchi dollari sterlin eur usd yen chf franco corona
2.5|formal rivolgersi cortesia tono lei tu dare del scriver|dammi informal confidenzial voi dottoressa signora professor confidenza
3.9|emoji faccin risposta messaggi icon|emoticon pochi zero odio mai cuoricini
4.7|firma saluti lettera mail concluder chiusura|cordiali distinti baci cordialment abbraccio ossequi porgo
4.6|specialista medico visita dottoressa consulto indirizzar ospedal|ginecologa ortopedico oculista dermatologa endocrinologo cardiologo neurologo gastroenterologo reumatologo urologa pneumologo otorino allergologo ematologo fisiatra proctologo nefrologa senologa
5.6|vaccino richiamo puntura iniezion viaggio vaccinarsi|influenza tetano covid epatit papilloma morbillo zoster pneumococco febbr gialla meningit antirabbica dose rosolia antitetanica
4.4|passaporto scadenza rinnovar documento carta viaggiar identita codic fiscal documenti|scade cie rinnovato passaporti tessera sanitaria scaduta rinnovo patent scadono permesso
3.8|chiav porta serratura codic entrar aprir chiavi vicina|copia porton blindata combinazion vaso smart zerbino nonna badg riserva portier cassetta
4.9|spazzatura raccolta bidon differenziata buttar differenziar passano rifiuti|umido plastica indifferenziata vetro carta organico secco ingombranti isola ecologica lattin compost sacchi porta pile
5.2|pacco corrier consegna ritiro spedizion ricever ordin vettor|locker portinaio amazon bartolini brt dhl post gl sda inpost ups vicina edicola fermopoint portineria
4.2|mobili divano tavolo letto comprar arredar salotto montar camera|libreria materasso ikea poltrona credenza comodino armadio lettino mondo convenienza cassettiera sedi castello scrivania madia poltronesofa scaffali mensol
4.2|ristrutturar lavori bagno cucina murator riparar rifar ristrutturazion idraulico imbianchino cantier|ristrutturo piastrel perdita tetto parquet cappotto imbiancar serramenti caldaia tubatur impianto elettrico cartongesso infissi terrazzo perdit pittor sanitari massetto
2.3|attrezzo trapano fai da te riparar utensili costruir aggiustar garag|sega officina avvitator martello cacciavit brico leroi smerigliatric pinza chiodi livella morsa bosch tasselli saldatric flessibil seghetto makita
4.4|lavatric lavastovigli frigo rotto elettrodomestico comprar tecnico guasto garanzia|bosch asciugatric samsung electrolux whirlpool miel forno caldaia candi smeg lg congelator microond aspirapolver beko
3.5|negozio attivita aprir fondator impresa imprenditor azienda avviar commercio societa|pizzeria bar bottega aperto fondato ristorant salon parrucchiera officina agriturismo startup srl cartoleria panificio edicola gelateria ditta studio palestra enoteca erboristeria socia
3.9|client fattura progetto freelanc committent preventivo consulent pagar|partita iva contratto commessa ordin fatturo regim agenzia upwork consulenza saldo
5.4|lancio prodotto version rilascio uscita pubblicazion aggiornamento|beta mvp esordio alpha v1 v2 stabil
3.8|organico team dipendenti person personal quanti membri|soci collaboratori cinqu dieci venti stagisti tirocinanti cinquanta
4.0|colloquio lavoro candidatura assunzion posto cercar selezion recruit curriculum|offerta candidata linkedin stage annunci inde assess risposta prova candidato infojob tecnica offert
4.0|pension pensionato ritiro lavoro smetter anzianita|pensionata inp quota 103 contributi eta pensionabil ap vecchiaia opzion donna riscatto tfr
5.1|militar esercito servizio divisa caserma arruolato|alpini carabinier leva marina aeronautica bersaglier finanza ufficial maresciallo sottotenent para sergent folgor
4.7|premio concorso vincer riconoscimento traguardo vittoria|vinto medaglia premiata oro argento campion bronzo targa coppa borsa strega campionessa
5.4|torneo gara campionato partita competer avversari giocar evento|final giron regional coppa qualificazioni olimpiadi nazional semifinal memori
4.3|ballo ballar danza lezioni balera coppia ballerino scuola|salsa bachata tango liscio hip hop classica moderna valzer pizzica contemporanea boogi kizomba flamenco swing folk tip tap zumba aerea lindyhop
5.0|teatro recita palco recitar attor spettacolo compagnia biglietto|prove ruolo filodrammatica commedia goldoni music improvvisazion burattini dialettal pirandello opera monologo cabaret shakespear
4.3|scriver romanzo storia blog autor testo pubblicar scrittric|manoscritto bozza editor racconto poesia saggio sceneggiatura newslett fanfict diario wattpad kdp racconti giallo
4.8|astronomia stell telescopio cielo nott cosmo osservar|pianeti dobson saturno meteor nebulosa binocolo luna eclissi galassi
4.6|sci neve pista inverno montagna scender impianti sciator|scio snowboard pist cortina ciaspol alpinismo fondo cervinia livigno madonna skipass bormio sestrier abeton maestra snowpark slalom
5.6|surf ond mare tavola spot tavol surfista|kite windsurf kitesurf longboard muta sardegna sup levanto penich
5.4|arrampicata arrampicar paret roccia corda palestra|boulder falesia imbrago magnesit sasso vie 6b 7a final ligur arco trad rinvii
5.4|pesca canna fium pescar esca barca pescator|pesco trota lago luccio carpa spin orata mosca bolentino traina mulinello spigola torrent siluro
2.2|cart giochi tavolo serata gioco da amici sera|briscola scopa burraco scacchi catan risiko uno monopoli tombola ramino tressett poker cluedo dixit scala quaranta carcassonn sett mezzo bridg machiavelli codenam magic
2.6|soprannom diminutivo amici diminutivi chiamar|chiamano chiamato al fra gigi titti pippo toto
4.3|origin paes crescer infanzia provenir radici nascita region|cresciuto nato siciliana calabres puglies sarda trentino provincia romano milanes napoletano nata crebbi cresciuta salento abruzzes piemontes veneta friulano
4.0|laureato universita studi titolo formazion scuola diploma|laureata diplomato master studiato ragioneria liceo laurea perito diplomata bocconi autodidatta phd geometra ipsia triennal
4.1|precedent lavoro passato ex esperienza trascorsi carriera curriculum|lavoravo lavorato facevo stagista impiegata insegnavo gestivo licenziata passata infermiera dimissioni lavoravamo
3.2|obiettivo proposito sogno piano aspirazion futuro traguardo desiderar|voglio risparmio maratona viaggiar comprar casa dimagrir imparar aprir smetter trasferirmi ingles risparmiar patent libro pubblicar
4.7|preoccupazion stress problema ansia angoscia confidarsi|stressata preoccupa agitato soldi esaurita insonnia sovraccarica pression crisi solitudin preoccupazioni stanca tesa stressato affanno
2.8|ricetta porzioni dosi person quantita dosar famiglia|quattro sei due commensali teglia dose cinqu
4.9|ospiti invitar festa tavola ricever posti|invitati venti trenta cinquanta intimi parenti bambini sedi
4.6|divisa abbigliamento dress code lavoro vestir abito cravatta|completo camic grembiul tailleur casual polo antinfortunistich toga giacca scrub formal zoccoli tuta
4.9|password gestor sicurezza accesso acceder login codic chiavi|bitwarden keepass lastpass 1password dashlan proton 2fa biometria impronta quaderno authent
4.4|backup archiviazion cloud file copia perder dati salvar|na dropbox drive disco esterno onedr icloud nextcloud chiavetta time machin synolog
5.4|stampant scanner stampar inchiostro toner carta|cartuccia hp canon epson brother laser ecotank multifunzion
5.4|cuffi auricolari suono ascoltar audio musica microfono|airpod bluetooth soni bose sennheiz jbl cancellazion fili beat marshal noth archetto
3.7|domotica luci assistent casa automatizzar voce vocal|alexa lampadin hue googl siri shelli zigbe termostato echo homekit home assist tapparel tuya
5.4|tablet legger disegnar dispositivo ebook schermo penna|ipad kobo kindl samsung surfac lenovo paperwhit wacom pro
1.9|orologio smartwatch polso ora contapassi|garmin appl casio fitbit amazfit samsung rolex seiko mi band swatch shock
5.4|social profilo pubblicar seguir seguaci profili account|instagram tiktok facebook linkedin thread blueski pinterest snapchat twitter bereal privato cancellata telegram
6.1|stomaco digestion pancia intestino gastroenterologo digerir gonfior|reflusso gastrit colon irritabil stitichezza ernia iatal celiachia ulcera crohn helicobact colit diverticoli disbiosi stipsi diarrea emorroidi rettocolit
5.8|ciclo mestruazioni ginecologa donna assorbenti ormoni dolori|endometriosi coppetta menopausa crampi ovaio policistico amenorrea fibromi vampat spm mestruali pco vulvodinia cistit
5.8|contraccezion pillola spiral metodo evitar gravidanza|preservativo cerotto condom impianto anello vasectomia rame sterilizzata iud diaframma yaz zoeli
6.1|allattamento neonato biberon pappa latt poppata tiralatt|allatto svezzamento formula artificial poppat mastit misto aptamil esclusivo ragadi
5.6|passeggino pannolini neonato culla bebe accessori lista nascita|ciuccio fascia ovetto inglesina trio pamper chicco marsupio navicella seggiolon fasciatoio bodi stokk
6.1|disabilita invalidita sostegno aiuto agevolazioni accompagnamento legg|104 disabil invalida cieca sorda ipovedent handicap ausili mobilita ridotta tutelata collocamento
5.0|autismo neurodivergent bambino scuola diagnosi sensorial pei inclusion|autistico dislessia adhd dsa asperg spettro neurodiversa pdp iperattivo disprassia plusdotato stim aba logopedia
3.6|anziani assistenza genitori badant accudir ospizio casa riposo anziano|alzheim rsa demenza caregiv centro diurno parkinson allettata assistent geriatra legg 104 pannoloni colf
4.4|lutto perdita morto funeral morir condoglianz dolor funerali|scomparso vedova vedovo cremato perso orfana mancata morta decesso suicidio lutti defunta spirato
3.3|pulizi pulir casa donna dell polver lavar|aspirapolver roomba straccio colf domestica folletto mocio spolverar dyson vorwerk robot
6.1|bucato lavar stirar panni lavatric asciugar lavanderia|stiro stendino asciugatric ammorbident detersivo ferro tintoria stendibiancheria stirella candeggio
3.8|faccend casa compiti division ripartir turni aiutar|piatti spazzar lavar cucinar spazzatura letti lavatrici stirar lavastovigli bidet spesa
5.4|utensili coltelli pentol padel attrezzi cucina cucinar|coltello pentola padella ghisa antiaderent wok mattarello grattugia mezzaluna taglier casseruola lagostina moka
4.4|pane impasto lievito forno panificar farina cottura|madr focaccia pagnotta ciabatta integral segal piadina pandoro manitoba biga semola licoli
5.0|grigliata barbecu brace griglia cottura carn festa giardino|salsiccia arrosticini costin bistecca spiedini carbonella verdur weber salamel fiorentina pollo rosticciana
4.2|pesc frutti mare mangiar pescheria crudo cucinar|cozz vongol branzino baccala polpo calamari gamberi orata salmon tonno spigola seppi sardin acciugh ricci fritto ostrich merluzzo trigli
4.6|verdura frutta stagion mangiar ortofrutta dieta spremuta|avocado mela arancia pomodoro zucchin pesca uva fragol melon spinaci carot banan pere carciofi ciliegi kiwi melanzana radicchio cavolo
5.4|formaggio salumi taglier antipasto aperitivo panino|parmigiano mozzarella prosciutto gorgonzola pecorino speck taleggio stracchino mortadella bresaola salam coppa burrata fontina asiago ricotta culatello nduja scamorza caprino finocchiona brie
4.5|pasta pastasciutta sugo cuocer primo condimento pranzo|spaghetti pesto cacio penn orecchiett tagliatel trofi amatriciana carbonara bucatini ravioli aglio olio lasagn cannelloni rigatoni integral paccheri norma
3.9|pizza pizzeria forno impasto consegna ordinar napoletana|margherita diavola marinara bufala capricciosa quattro stagioni teglia bianca patatin wurstel formaggi romana focaccia calzon calabres
4.9|aperitivo stuzzichini serata bar offrir bere amici|spritz oliv taglieri apericena tarallini negroni patatin ascolan prosecco spritzino taglier cicchetti crodini
5.1|acqua idratar bottiglia bere frizzantino litri|gassata frizzant borraccia natural caraffa filtrata liscia rubinetto gasator sodastream levissima brocca
5.2|zucchero glicemia dolcificant diabet zuccherar dolcificar glicemico|stevia eritritolo aspartam canna insulina miel fruttosio zuccherino
5.1|sale iposodico condir pression saporir dieta salar|sodio spezi dado salato limitar himalaya
6.1|trucco bellezza cosmetici viso ciglia makeup struccar|mascara rossetto crema fondotinta eyelin ombretto kiko correttor matita cipria blush sephora struccant gloss collistar
1.7|profumo fragranza odor colonia regalo|armani chanel dior chloe muschio vaniglia lavanda bergamotto dolc gabbana agrumi legnoso bulgari gardenia allergica acqua di parma
6.1|barba rasatura barbier rasoio lametta pizzetto|rado baffi folta gillett peluri incolta barbetta regolabarba
5.4|tatuaggio pierc tatuator ago inchiostro orecchini|tatuato braccio polpaccio naso ombelico scritta maori septum laser minim manica
5.4|unghi manicur smalto estetista french mani|gel semipermanent pedicur ricostruzion ross nude onicotecnica gelish mangiat
4.1|stile moda vestir capo abbigliamento negozio outfit|elegant casual vintag sportivo zara benetton boho streetwear minim oviess classico seconda mano uniqlo gotico total black sartorial
4.5|cappotto inverno freddo vestiti giacca riscaldarsi neve|piumino sciarpa parka giaccon pile berretto monton woolrich moncler cappello guanti imbottito trench
4.8|spiaggia mare estat ombrellon bagno costiera sabbia|lido costum sdraio lettino bikini scogli bandiera blu rimini pattino jesolo salento
5.8|campeggio tenda sacco camper accampamento dormir campeggiar|roulott fornello materassino bungalow glamp caravan lanterna ferrino piazzola van
5.0|crociera nave porto cabina imbarco traghetto mediterraneo|msc costa fiordi caraibi aida royal caribbean balcon escursion
5.8|miglia punti viaggiator tessera fedelta volar compagnia|millemiglia ita frequent flyer fly blue avio lufthansa gold
6.1|navigator mappa percorso strada indicazioni strade gp|waze map tomtom garmin googl orientamento viamichelin perdo
5.6|benzina pieno carburant consumo distributor serbatoio rifornimento|gasolio metano gpl self q8 eni ip tamoil diesel verd
5.2|ricarica colonnina elettrica batteria caricar presa|autonomia wallbox enelx becharg kwh fast supercharg tesla domestica a2a
4.5|revision tagliando gomm officina controllo meccanico pneumatici|olio freni pastigli cinghia batteria candel invernali frizion quattro stagioni filtri collaudo
6.5|autostrada casello telepass pedaggio viaggio autogril barriera|a1 unipolmov autobrennero salerno telepassista autostrad a14
4.7|metro autobu linea fermata mezzi pubblici tram corsa|capolinea filobu rossa m1 m5 notturno verd
4.5|taxi uber autista corsa passaggio nott aeroporto|freenow itaxi radiotaxi ncc bolt blablacar
5.4|asma respiro aria inquinamento broncospasmo fiaton sprai|ventolin inalator broncodilatator cortison symbicort montelukast polver allergica peakflow
1.7|emicrania mal testa cefalea di dolor analgesico luce|aura triptano grappolo cefale emicrani triptani moment difmet botox tensiva
5.2|raffreddor influenza toss gola ammalato malato febbr medicin|tachipirina covid sinusit tonsillit bronchit raffreddata influenzata tampon otit placch
5.2|cancro tumor oncologo terapia neoplasia oncologia cura ospedal|chemio radioterapia oncologa carcinoma linfoma leucemia metastasi seno mastectomia immunoterapia prostata melanoma remission follow polmon
5.0|pronto soccorso ambulanza ospedal urgenza codic|ricoverato rosso barella 118 triag ricovero verd
6.5|podologo pied plantari camminar plantar scarp|fascit alluc valgo callo unghia incarnita metatarso piatti spina
4.0|donar beneficenza onlu raccolta causa sostener|dono unicef emerg save child airc telethon amnesti greenpeac medici senza frontier 5x1000 carita wwf adozion distanza
3.7|eredita testamento notaio succession ereditar mort lascito|ered usufrutto legittima donazion casa successioni ereditato nuda proprieta
1.7|avvocato legal causa tribunal denuncia difender diritto giudic|avvocata querela penalista ricorso mediazion risarcimento separazion udienza civilista di pace
4.8|multa autovelox contravvenzion vigili eccesso patent|punti ztl divieto sosta verbal ricorso semaforo tutor
2.3|comun anagraf pratica documenti sportello ufficio certificati residenza|spid certificato cie autocertificazion delega marca da bollo stato civil pagopa
1.7|inp naspi disoccupazion bonu sussidio domanda prestazion licenziato|assegno cassa integrazion unico disoccupata patronato mobilita di coll
6.1|sindacato contratto diritti ccnl sciopero delegato tutela|cgil cisl uil usb rsu tesserata vertenza delegata coba
4.1|partita iva fatturar forfettario fattura libero professionista fisco autonomo|fatturo freelanc autonoma aliquota codic ateco ritenuta commercialista inp gestion separata aprir
4.4|ticket visita asl prenotar prenotazion esam impegnativa lista attesa|cup esenzion esent recup fascicolo intramoenia
6.5|criptovalut investir wallet moneta digital trade exchang|bitcoin ethereum cripto binanc coinbas solana ledger stablecoin young cardano
5.6|lotto superenalotto gratta fortuna scommetter vincita giocar|sisal snai slot schedina videopok scommess lotteria
4.0|usato vender mercatino comprar seconda mano svuotar scambiar|vint subito vendo wallapop ebai cantina marketplac mercaton humana brocant
4.5|vino cantina degustar abbinamento bottiglia regalo enoteca calic|chianti barolo prosecco lambrusco amaron rosso bianco franciacorta brunello sommeli primitivo vermentino nebbiolo rosato montepulciano passito ripasso natural
5.8|birra artigianal luppolo birrificio pub boccal spina|ipa lager stout homebrew weiss doppio malto peroni ichnusa baladin trappista
5.6|caccia cacciator fucil cacciar selvaggina bosco|cinghial fagiano setter lepr doppietta licenza beccaccia capriolo
5.2|golf campo handicap mazza buch circolo|ferri green mazz club putter driver buca
5.0|tenni padel racchetta campo giocar campi partita|singolo doppio wilson rete babolat sinner terra rossa vole
5.1|arti marziali lotta cintura difesa personal dojo palestra combattimento|judo karat aikido taekwondo nera box mma krav maga kung fu jujitsu kickbox verd marron
6.1|meditazion mind calma respiro rilassar ment calmar|medito yoga zen vipassana headspac respirazion train autogeno petit bambou reiki
4.6|bocc circolo torneo gioco anziani centro|pallino bocciofila petanqu raffa accosto
4.7|pallavolo basket allenar squadra canestro rete partita|vollei alzator minibasket schiacciatric libero playmak pivot palleggiatric centro nba beach seri
4.6|certificazion lingua livello esam attestato linguistico prova|ielt cambridg b2 certificato toefl delf goeth dele c1 b1 plida 1st celi jlpt hsk
4.6|erasmu scambio estero semest studiar fuori universita|borsa valencia oversea borsista lisbona tirocinio intercultura
4.3|borsa studio tass universitari universita finanziar mantenersi|ise ersu adisu diritto retta esonero studentessa
3.9|attivita bambini pomeriggio doposcuola corsi bimbi extrascolastico pomeridiano accompagnar|nuoto danza judo calcio catechismo pianofort scout ingles ginnastica teatro pallavolo
5.0|giocattolo bambino regalo giocar compleanno bimbo natal|lego bambola puzzl peluch playmobil barbi macchinin costruzioni trenino hotwheel dido monopattino clementoni
5.6|eroi dinosauri bambino festa tema torta cartoni|pokemon principess supereroi freez unicorni spiderman barbi minion bluei pirati calciatori
3.7|adolescent liceo figlio ragazzo scuola telefono|quattordici quindicenn sedicenn brufoli superiori tredicenn diciassettenn motorino
5.4|adozion affido famiglia adottar minor tribunal|adottato affidataria etiopia idoneita internazional orfanotrofio
3.2|coppia lgbt relazion compagno orientamento union civil come|gai lesbica bisessual transgend queer compagna mogli pansessual arcobaleno arcigai
4.9|appuntamenti singl incontri app conoscer cuor amor fidanzarsi|tinder bumbl hing scapolo storia cotta meetic grindr nubil
5.2|ecologia riciclo plastica ambient sostenibil rifiuti clima|sfuso compost borraccia vegano compostiera bicicletta zero wast riuso solar pannolini lavabili
5.1|genealogia antenati radici famiglia origini ricerca emigrati cognom|albero bisnonni bisnonna registri parrocchiali argentina elli island
5.0|storia museo visitar epoca civilta archeologia|guerra romano medioevo rinascimento risorgimento etruschi partigiani egizi napoleon fascismo roma
5.2|scienza curiosita divulgazion documentario ricerca spazio|fisica biologia chimica astrofisica evoluzion quantistica dinosauri matematica neuroscienz focu genetica
6.1|falegnam legno bricolag mobil costruir laboratorio|sega tornio scalpello pialla noce levigatric intaglio intarsio rover
6.5|modellismo droni aeromodelli costruir miniatur telecomandato|drone modellini radiocomando aereo tamiya soldatini diorama warhamm gundam rc
5.6|treni ferrovi modellini locomotiva plastico stazion|ferrovia lima vapor marklin scala littorina
5.2|fumetto manga anim legger albo graphic novel disegno|fumetti topolino tex dylan dog diabolik naruto piec marvel zerocalcar bonelli asterix berserk
4.9|costum carneval halloween maschera festa travestirsi bambini|vestito pirata arlecchino coriandoli strega viareggio zucca
5.4|formula gara motori ferrari gran premio pilota circuito|motogp leclerc hamilton rossi bagnaia mugello monza kart imola ducati verstappen ralli
5.0|fantacalcio calcio lega asta rosa squadra amici|seri formazion bonu crediti portier
4.5|pranzo mezzogiorno mensa pausa schiscetta ufficio|panino insalata tavola calda tramezzino piadina buoni pasto insalatona primo poke pasta avanzi rosticceria microond gamella
3.9|cena sera seral cucinar famiglia tavola|minestra zuppa secondo leggera piadina surgelati pizza tardi apericena divano minestron frittata pastasciutta
5.6|bagno doccia vasca lavabo sanitari lavarsi|bidet idromassaggio water piastrel cieco box lavandino termoarredo sciacquon scaldasalviett soffion asciugamani
5.6|armadio ripostiglio conservar ordin spazio scaffali|cabina cassettiera scaffal cassetti sgabuzzino scatol soppalco ikea minimalista accumulatric grucc mari kondo disordinato
5.6|finestra tend tapparel persian luce sole esposizion|venezian oscuranti scuri zanzarier doppi vetri nord sud luminoso ombreggiato infissi lucernario tapparella avvolgibil velux
5.0|lampada illuminazion lampadina luce nott|lead lampadario abat jour faretti alogena dimmer neon piantana appliqu calda fredda crepuscolar
6.1|tetto tegol infiltrazion grondaia terrazza copertura|coppi ardesia guaina lamiera amianto eternit lastrico solar abbaino ponteggio superbonu
6.5|pavimento parquet tappeto piastrel|gre laminato cotto moquett marmo graniglia linoleum tappeti resina legno seminato listoni
6.5|insetti disinfestazion topi parass trappola veleno|scarafaggi blatt formich zanzar cimici tarm ratti vespaio termiti scorpioni pesciolini argento tarli pappataci ragnetti
5.8|muffa umidita condensa aria purificator|deumidificator umidificator salnitro aerazion muri acari cappotto termico vmc
6.5|furto ladri allarm sicurezza antifurto telecamera|telecamer inferri blindata cassafort rubato svaligiata verisur vigilanza sensori scassinato
5.6|citofono porton campanello portier posta cassetta|videocitofono custod portineria badg targhetta guardiola
3.5|comprar casa immobil rogito visita agenzia acquisto|compromesso caparra bilocal trilocal villetta rustico terreno notaio immobiliar catasto geometra attico idealista tecnocasa nuda proprieta bifamiliar class energetica
3.8|seconda casa villa campagna vacanz rustico|baita trullo casolar cascina villetta mansarda multiproprieta lago montagna dammuso poder
5.6|caparra cauzion garant disdetta sfratto recesso|fideiussion preavviso mensilita sfrattata verbal restituita inventario
5.1|condominio assemblea amministrator spese millesimi|amministratric condominiali delibera supercondominio consiglier portierato bacheca tabel morosi
4.3|anagraf certificato residenza stato civil cambio carta|famiglia autocertificazion atto nascita spid pec delega marca bollo apostil estratto
6.5|piatti bicchieri stovigli posat tavola apparecchiar|porcellana ceramica calici tazzin guzzini richard ginori tovaglia vietri argenteria boccal caraffa
6.1|condimento sapor aglio cipolla erb olio salsa|rosmarino basilico aceto balsamico maiones ketchup senap prezzemolo capperi origano salvia burro curcuma cumino dado
6.1|riso risotto cereali legumi contorno|carnaroli arborio basmati farro orzo quinoa ceci lenticchi fagioli integral vener couscou zafferano piselli cannellini
4.3|carn bistecca macelleria cottura arrosto|fiorentina tagliata cotoletta pollo maial agnello vitello salsiccia hamburg sangu media ben cotta brasato ossobuco coniglio spezzatino tacchino carpaccio frattagli
1.8|verdur insalata contorno ortaggi minestron|zucchin melanzan peperoni spinaci carciofi radicchio broccoli carot rucola finocchi asparagi zucca cavolfior cicoria cime di rapa bietol fagiolini lattuga puntarel
5.4|frutta dessert stagion macedonia|pesch ciliegi anguria melon uva fichi banan kiwi pere albicocch mandarini cachi lamponi mirtilli anana prugn clementin nespol
1.7|zuppa minestra brodo inverno vellutata|minestron ribollita passatelli pappa pomodoro farro tortellini canederli acquacotta pasta fagioli di pesc
6.5|panino spuntino merenda stuzzichino street food|arancino suppli piadina tramezzino focaccia toast panzerotto crescentina pizzetta lampredotto porchetta hamburg kebab oliv ascolan panel
6.5|oriental sushi cines giappones etnico asporto|sashimi ramen pad thai ravioli temaki pho curri cantones uramaki kebab poke gyoza falafel messicano taco indiano eat
6.5|fastfood hamburg patatin drive|mcdonald burger king kfc old wild nugget cheeseburg autogril roadhous bigmac
5.6|bibita succo analcolica gassata sete|coca sprite chinotto gazzosa cedrata aranciata crodino redbul spuma acqua tonica estath sanbitt monster lemonsoda
5.8|cocktail barman superalcolici distillato mixolog|negroni mojito gin tonic americano margarita rum tequila vodka whiski bourbon hugo spritz campari moscow mule grappa sambuca mirto
5.2|latt latticini vegetal burro yogurt|intero scremato parzialment avena soia mandorla delattosato panna kefir ricotta zymil greco riso stracchino
1.7|uova frittata omelett uovo|strapazz sode occhio di bue camicia barzotto tuorlo zabaion
5.8|snack merendina patatin sgranocchiar fame|kinder taral grissini popcorn gomm caramel nutella cracker arachidi liquirizia biscotti loacker gallett barretta
4.8|avanzi congelar freezer batch surgelati preparar|porzioni contenitori sugo conserv findu quattro salti tupperwar scongelar precotti
4.0|digiuno intermittent pasti orario mangiar saltar|sedici salto colazion quaresima ramadan finestra spuntino cinqu tardi
6.1|nutrizionista restrizion dieta povera valori|fodmap purin iposodica protein potassio chetogenica colesterolo grassi fibra ipocalorica glicemico dissociata zona mediterranea
7.2|svezzamento pappa neonato omogeneizzato assaggi|omogeneizzati brodo autosvezzamento mellin plasmon crema riso soffocamento seggiolon bavaglino biscottino
1.8|torta pasticcier preparar compleanno decorar|pan di spagna crema pasta frolla ciambellon crostata cupcak glassa mascarpon muffin bavares cannolo millefogli zucchero velo planetaria macaron
5.2|ristorant preferito prenotar tavolo local|trattoria osteria pizzeria enoteca agriturismo sushi stellato friggitoria bacaro pub bistrot braceria rosticceria paninoteca tavola
1.8|gelato gusto cono coppetta gelateria|pistacchio nocciola stracciatella limon fragola fior di latt cioccolato fondent sorbetto granita grom bacio affogato malaga
3.5|conserv marmellata sottolio passata fatto casa|pelati sottoli giardiniera limoncello pesto oliv salamoia barattoli vasetti nocino
6.5|olio frantoio oliveto oliva extravergin|ulivi taggiasca raccolta coratina leccino cultivar moraiolo ligur
6.5|tartufo funghi cercar bosco raccoglier|porcini ovoli finferli tesserino chiodini lagotto castagn asparagi galletti
4.3|nome neonato battezzar sceglier bambino|onomastico significato tradizional nonno leonardo sofia ginevra tommaso aurora breve doppio edoardo
5.2|nascita corredino lista nascituro regalo maternita|bavaglino culla tutina bodi fiocco copertina valigia carillon bomboniera ciuccetto chicco
5.8|seggiolino ovetto carrozzina auto trasportar bimbo|isofix trio inglesina cybex fascia marsupio rialzo chicco peg perego
4.4|capricci terribili adolescent ribel regol|terribl adolescenza coprifuoco paghetta telefono brontola punizion port camera chiusa
3.7|bullismo preso giro compagni class escluso|bullo psicologa presid presa picchiato isolato cyberbullismo trasferimento hikikomori
3.7|paghetta mancia ragazzi soldi settimanal|salvadanaio mancetta settimana faccend euro nonna
5.8|vasino spannolinamento pipi letto bagnato|spannolinato riduttor enuresi mutandin cacca pannolon
4.9|nanna addormentar bimbo nott risvegli|cosleep ciuccio ninna letton peluch pisolino luce notturna colich carillon
4.3|carton personaggio preferito bimbo tema|peppa freez masha bing paw patrol spiderman winx bluei elsa topolino geronimo stilton pokemon contro te unicorni car pimpa
4.0|libro bimbi illustrato favola legger ad alta voce|gruffalo rodari pinocchio pimpa fiaba silent book filastrocch bruco geronimo altan piccolo princip
1.7|famiglia allargata patrigno matrigna figliastro|figliastra fratellastro sorellastra risposato compagna di papa
6.5|battesimo padrino madrina comunion cresima testimon|figlioccio figlioccia bombonier comar compar battezzata testimoni
1.7|rimpatriata compagni class ex alunni amici infanzia|liceo quinta chat maturita vecchi annata di leva
5.0|tomba cimitero funeral messa suffragio onoranz|loculo cremazion ceneri tumulato veglia lapid ossario urna funebri
4.9|tutor amministrator sostegno biotestamento dat fine vita|tutric procura eutanasia espianto curatela accanimento
3.5|solo anziano vive distanza telefonar genitori|telesoccorso cadut assistent pannoloni medicin smemorata dimentica centro diurno autonoma ospizio badant caregiv
3.5|compiti casa bimbo tabellin ripetizioni|dettato riassunto verifica diario temi grammatica schede ripassar doposcuola analisi logica
3.8|test ingresso medicina ammission facolta|tolc bocconi politecnico alpha professioni sanitari graduatoria numero chiuso sapienza cisia quiz
3.4|materia pagella insufficienza scuola debito voto|matematica latino greco fisica chimica ingles storia geografia rimandata filosofia insufficient nove italiano dieci
4.2|superiori istituto indirizzo liceo scelta|scientifico classico linguistico artistico alberghiero tecnico professional agrario musical iti ragioneria scienz uman geometra nautico
3.5|gita scuola saggio recita fine anno|viaggio istruzion festa pagel settimana bianca spettacolo diplomi colonia grest
4.6|universita distanza lavorator telematica adulto corso|pegaso unimarconi mercatorum mba seral master crediti cfu coursera udemi ecampu cpia duolingo
4.2|concorso pubblico bando graduatoria prova|ministero inp scuola tfa scritta preselettiva mobilita ripam ata comun carabinieri abilitazion
4.5|studentato fuorised stanza campu residenza|doppia singola edisu collegio coinquilini ersu pensionato
4.4|infermiera turno reparto ospedal corsia sanitario|infermier oss sala operatoria rianimazion pediatria nott caposala triag ostetrica coordinatric smonto cooperativa strumentista
4.5|medico primario specializzando ambulatorio guardia profession|specializzanda anestesista chirurga primaria medica pediatra oculista odontoiatra internista corsia psichiatra dentista cardiologa
5.2|farmacista parafarmacia banco erboristeria lavorar|banconista informator erborista galenico magazziniera
6.5|fisioterapista terapista tecnico sanitario profession|logopedista osteopata radiologo optometrista laboratorio dietista odontotecnico chiropratico igienista podologa audioprotesista
3.8|insegnant docent maestra cattedra supplent class|precaria prof sostegno presid educatric bidello ata primaria professoressa ripetizioni ruolo letter
4.1|parrucchiera estetista salon barbier lavoro|colorista truccatric onicotecnica massaggiatric clienti shatush
4.3|cuoco chef brigata ristorazion cameriera lavoro|pizzaiolo cuoca lavapiatti barman camerier sommeli pasticcera fornaio aiuto banconista sala comanda gelatier commi ristoratric
4.8|cantier murator edil elettricista artigiano geometra|idraulico imbianchino carpentier piastrellista capocantier saldator architetto gruista falegnam fabbro ponteggi serramentista vetraio lattonier
5.0|camionista autista trasporto corrier logistica guida|autotreno tir rider furgon consegn tassista ncc pullman cronotachigrafo mulettista bilico padroncino conducent
1.7|ferrovier aereo hostess pilota aeroporto treno|capotreno macchinista steward ita ryanair controllor handl assistent di volo torr
3.7|agricoltor campagna trattor vendemmia raccolto allevator|vigna oliveto serra mai grano vacch stalla mungitura bio frutteto agronoma nocciol risaia cantina caseificio agriturismo
5.1|pescator marinaio porto nave imbarco equipaggio|peschereccio imbarcato mozzo petroliera capitano traghetto macchinista rimorchiator portual acquacoltura vongolara ufficial
6.1|polizia vigil pompier finanza caserma divisa|poliziotta finanzier carabiniera agent penitenziaria guardia investigator forestal maresciallo questura volant
5.0|comun ministero dipendent pubblico statal sportello|comunal impiegata funzionaria cancellier asl provincia region assistent social assessor ufficial
4.3|avvocatura studio legal commercialista notaio profession|avvocata praticant notaia consulent revisor contabil magistrato cancelliera ragioniera perito patronato paralegal
4.5|banca sportello consulent finanziario assicurator lavoro|bancaria cassiera promotor assicuratric filial mutui agent broker attuaria
4.0|commessa negozio vendita cassier client turno|cassiera scaffalista visual addetta magazzino rappresentant agent store manag vetrina promot venditor gdo profumeria
7.2|callcent operator assistenza telefonica cuffia|operatric telefonista inbound outbound cuffiett telemarket reclami helpdesk custom care
5.8|fabbrica operaio catena montaggio macchinario produzion|operaia tornitor saldatric metalmeccanico cnc turnista qualita stampaggio tessil magazzinier fresator capoturno stabilimento fiat elettromeccanico conceria
5.1|magazzino spedizioni muletto scaffali ordini|magazziniera mulettista pick amazon bancali ddt carico scarico corrieri inventario
4.8|programmator sviluppator informatica softwar dipendent ruolo|sviluppatric backend frontend devop sistemista tester analista data scientist scrum fullstack consulent tech lead product manag sap hacker
5.4|grafico design creativo agenzia illustrator|grafica figma photoshop illustratric ux logo brand art director indesign fotografa videomak tipografia stilista copi
5.4|giornalista redazion editor stampa articolo|redattric pubblicista cronista copywrit correttric ufficio rivista conduttric sceneggiator blogger testata
4.5|traduttor interpret traduzioni lingua lavoro|traduttric sottotitoli trado giurata simultanea letteraria revisor localizzazion mediatric
4.8|ricercator laboratorio assegno dottorando pubblicar scienza|ricercatric assegnista postdoc cnr genetica esperimenti fisica chimica rtd paper professor associato biologa microscopio archeologo
3.6|recept turismo albergator guida hotel lavoro|receptionist portier concierg governant animator tour leader bnb direttor facchino bagnino agenzia viaggi cameriera ai piani
5.8|pulizi custod vigilanza giardinier mestier|addetta vigilant guardia giurata netturbino spazzino colf portinaia ausiliaria
5.6|amministrazion segreteria contabilita risors uman ufficio impiegata|segretaria contabil hr recruit pagh acquisti receptionist fatturazion assistent centralino control back offic market
5.4|attor musicista artista teatro scena carriera|attric cantant ballerina doppiator regista scenografa dj circens modella pittor scultric fumettista compositor comparsa
4.2|contratto precario indeterminato determinato apprendistato stage|apprendista stagista cocopro somministrazion interinal partita iva part time stagional tirocinio collaborazion adecco livello chiamata
5.1|promozion carriera valutazion scatti livello|promossa quadro dirigent feedback obiettivi senior junior mbo avanzamento
5.6|mob clima conflitto ufficio colleghi tossico|molesti urla pettegolezzi burnout sfruttata demansionato strain straordinari vessazioni
4.5|maternita paternita congedo rientro lavoro|parental facoltativa obbligatoria allattamento anticipata astension
5.6|malattia assenza certificato infortunio inail permesso|mutua visita fiscal 104 permessi convalescenza aspettativa comporto
4.1|fornitor merc magazzino ordinar scort ingrosso|grossista metro cash inventario rappresentant stock mercato ortofrutticolo listino cantina distributor
3.7|apertura negozio chiusura orari bottega|chiuso aperto continuato pausa feri nove venti seral festivi turno stagional
5.4|pubblicita market clienti social promuover|instagram volantini recensioni googl passaparola fidel inserzioni newslett tripadvisor sponsor seo thefork
4.4|societa srl forma socio statuto|sa snc ditta individual socia cooperativa onlu associazion hold familiar
4.5|fattura incasso pagamento bonifico clienti scadenz|trenta sessanta sdi acconto insoluti ritenuta preventivo elettronica aruba saldo
2.7|finanziamento bando startup investitor capital|invitalia busi angel incubator crowdfund microcredito fondo perduto smart start resto al sud kickstart
4.7|commerc vender artigianato onlin bottega|shopifi etsi amazon ebai vint woocommerc subito spedizioni vetrina prestashop
5.6|brevetto marchio diritto autor proprieta|siae copyright licenza royalti uibm plagio creativ common
5.2|imu tari bollo tributi canon pagar|rai f24 rottamazion cartella esattorial passo carrabil ztl consorzio tasi
5.1|detrazioni scontrini rimborso spese medich 730|ristrutturazion precompilata bonu mobili interessi mutuo veterinario carichi certificazion unica
5.8|carta credito plafond pagamento contactless|visa mastercard amex postepai prepagata bancomat nexi revolut contanti satispai appl pai hype
5.4|ise bonu assegno unico agevolazioni sussidio|adi reddito social card accompagnamento carta acquisti fragil
5.2|buoni pasto welfar benefit aziendali|edenr ticket auto aziendal fondo est convenzion metasalut
5.1|oro gioielli antiquariato valor stima eredita|sterlin quadro monili comprooro perl orolog diamant argenteria monet gioiello
5.0|documenti cassetto cartella conservati dove trovar|faldon cassafort cartellina scrivania scannerizzati busta armadio scatola classificator soffitta libretto
3.0|spid cie firma digital accesso portal|post id aruba pin puk sielt namiri io tessera sanitaria
1.8|collo cervical torcicolo postura scrivania|trapezio cuscino colpo di frusta formicolio collar vertigini posturologo
4.5|mano polso dita formicolio presa|tunnel carpal tendinit dito scatto rizoartrosi artrosi ganglio steccatura frattura geloni dupuytren
7.2|pied tallon camminar alluc unghia|valgo spina calcanear fascit plantari piatti callo incarnita micosi metatarsalgia neuroma
5.6|anca ossa bacino colonna osteoporosi|coxartrosi protesi scoliosi sciatica femor artrosi borsit discopatia stenosi spondilolisi lordosi
5.2|reni vescica urina prostata urologo|calcoli cistit dialisi ipertrofia incontinenza trapianto colica nefropatia cateter creatinina
5.1|fegato pancrea cistifellea analisi|steatosi epatit cirrosi pancreatit calcoli biliari transaminasi gilbert grasso
6.1|polmoni fiato respirar pneumologo toss|bpco polmonit enfisema bronchit ossigeno tubercolosi fibrosi pleurit embolia spirometria
5.1|insulina ipoglicemia diabetologo zuccheri sensor|tipo freestyl microinfusor glicata gestazional ozemp lantu metformina retinopatia
7.2|emorroidi colon evacuar lassativo proctologo|ragadi colonscopia diverticoli polipi stipsi diarrea stomia morbo rettocolit fistola
5.6|vertigini svenimento equilibrio capogiro pression bassa|labirintit ipotension menier vagal cupololitiasi nausea
5.1|sudar freddolosa temperatura corporea caldo sopportar|accaldato iperidrosi sudorazion mani fredd vampat raynaud caloroso brividi
5.1|bocca gola aft mandibola voce|bruxismo raucedin tonsil herp alitosi laringit noduli afonia atm
4.7|allergia pollini starnuti naso primavera acari|graminace parietaria rinit ambrosia cipresso olivo antistaminico cetirizina cortison pollin gatto
6.1|autoimmun rara degenerativa reumatologo sindrom|lupu sclerosi multipla sla sjogren hashimoto miastenia spondilit distrofia celiachia sclerodermia behcet artrit reumatoid ehler talassemia
5.4|alcolista dipendenza bere smetter astinenza|alcolisti anonimi sobria ricaduta sert mesi disintossicazion sbronza cat
4.9|ludopatia gioco scommess dipendenza telefono vizio|slot smartphon unghi shop compulsivo porno videolotteri casino fantasia
7.2|anoressia bulimia abbuff immagin corporea|vomito dismorfia bing dca sottopeso
6.5|caratter personalita temperamento pregi difetti|introversa estroverso timida perfezionista ansiosa impazient testardo precisa pigro solar lunatica permaloso infj enfp disordinata empatica
3.7|umor trist giu emozioni moral|piango irritabil apatica solo malinconica euforica bipolar esaurito demotivata arrabbiato
6.5|trauma abuso violenza tema delicato evitar|ptsd stalk infanzia emdr flashback maltrattamenti stupro
5.0|mancino destro mano dominant forbici|mancina ambidestra destrorso sinistra
5.0|cieco ipovedent braill sintesi vocal|baston bianco cane guida nvda voiceov maculopatia retinit uici
4.4|sordo segni li sottotitoli impianto|sorda labial coclear segnant interpret oralista coda
6.1|balbuzi parlar logopedista pronuncia pubblico|balbetto balbuzient err moscia afasia dislalia mutismo logopedia sigmatismo
4.2|analisi sangu esam risonanza prelievo digiuno|tac gastroscopia ecografia colonscopia svengo vene contrasto mammografia pap test radiografia holter
4.2|pillol orario ricordar dose effetti collaterali|mattina stomaco vuoto pasti sera portapillol sonnolenza nausea gocc suppost bustina cerotto collirio
7.2|fertilita concepir rimaner aborto pma|ovulazion inseminazion spontaneo icsi eterologa ovoc congelati follicoli policistico amh embrioni
4.5|postparto puerperio cesareo recupero mamma|natural doula babi blue depression episiotomia mastit ragadi epidural lochi
6.1|intimo mutand reggiseno calz pigiama|boxer slip intimissimi collant coppa canottiera coton calzini perizoma yamamai
4.9|cappello guanti sciarpa accessori freddo|berretto coppola basco paraorecchi fascia cuffia sciall lana
6.1|ombrello pioggia impermeabil bagnarsi stivali|wai mantella galosc gore tex cerata
4.2|materasso cuscino lenzuola dormir letto|memori moll lattic matrimonial piumon dogh ortopedico singolo emma piazza mezza cervical lino
5.6|tessuto prurito etichetta lana coton|lino seta sintetico poliester cashmer etichett viscosa pizzica jersei
5.8|shampoo sapon caduta forfora cuoio|antiforfora solido balsamo grassi secchi minoxidil alopecia doposol solfati neutro finasterid
7.2|ceretta depilazion laser sopracciglia peli|rasoio baffetti silk epil microblad luce pulsata
2.4|addestrar cane abbaia educator comandi|educatric tira pettorina mordicchia sgambatoio ansia da separazion museruola bisogni traversin
4.6|toelettatura pension cane dogsitt vacanza animali|toelettator unghi asilo cani tosatura catsitt spazzolar
6.1|sterilizzazion vaccini veterinario microchip antiparassitario|sterilizzata castrato rabbia pulci zecch filaria leishmania vermi seresto cimurro
4.7|crocchett cane gatto anziano dieta malattia|renal royal canin umido displasia artrosi mong cardiopatico otit leucemia fiv cistit felv dermatit barf trainer
4.1|nome cane gatto cucciolo chiamar|luna leo birba stella rocki pippo briciola kira zoe neron minu fido pallina oliv lilla
6.1|uccelli pappagallo gabbia canarino volatil|cocorita calopsita inseparabili cenerino diamantino merlo becchim ara voliera parrocchetto
5.6|coniglio criceto roditor gabbietta cavia|ariet nano cincilla furetto gerbillo degu fieno riccio ratto
5.8|rettil tartaruga terrario serpent lucertola|geco iguana piton pogona testuggin camaleont axolotl tarantola
6.1|canil randagi adozion salvato stallo|randagio gattara colonia trovatello enpa rifugio abbandonata volontari
5.6|multa incident punti sospension patent carambola|tamponamento autovelox sospesa etilometro carro attrezzi cid carrozzeria grandin ritirata
4.9|noleggio car share macchina affittar|enjoi sharenow hertz europcar lungo termin maggior blablacar sixt furgon avi leasi
6.1|camper roulott van furgonato viaggiar|mansardato sosta veranda ducato westfalia maggiolina
5.8|traghetto nave isola imbarco cabina|aliscafo tirrenia mobi sardegna elba grimaldi pont procida capri eoli
5.6|monopattino bicicletta condivisa mobilita muoversi|lime bikemi hoverboard share dott voi ebik
4.7|stazion linea treno regional cambio fermata|interc italo frecciarossa trenord circumvesuviana passant capolinea vaporetto m1 m2 termini cadorna tramvia
6.1|compagnia aerea loung statu volar preferita|ita ryanair easyjet lufthansa wizz millemiglia busi emir prioriti low cost vuel
5.0|paesi visitati mondo estero sognar viaggiar|giappon grecia spagna portogallo marocco thailandia islanda norvegia messico francia egitto croazia peru australia zanzibar maldiv berlino scozia cuba
4.2|isola mare costa estat destinazion|salento sardegna sicilia elba rimini cilento puglia amalfi jesolo versilia capri riccion ponza cinqu terr favignana tropea
1.6|luna di miel gruppo compagnia viaggiar zaino organizzato|interrail spalla villaggio tutto compreso alpitor weroad sola avventur valtur
5.1|valigia trollei zaino bagaglio mano preparar|adattator beauti samsonit pesa stiva marsupio cubi
6.1|roam esim assicurazion viaggio cambio esta|contanti heymondo wise adattator ambasciata farnesina
6.1|souvenir ricordo portar regalo viaggio|calamita cartolina magnet spezi tazza ceramica torron prodotti tipici sabbia
3.5|camera albergo preferenza letto piano vista|matrimonial silenziosa fumatori mare alto mezza pension singola culla balcon king colazion inclusa
4.8|montagna baita settimana bianca dolom rifugio|val gardena livigno courmayeur ciaspol malga cervinia alp abeton trentino
6.1|term spa sauna benesser relax|saturnia ischia bagno turco abano hammam idromassaggio bormio qc fango
5.4|televisor telecomando schermo proiettor pollici|ol lg samsung soundbar chromecast firestick digital terrest decod tivusat
5.1|caricator cavo batteria presa powerbank|usb lightn wireless multipresa ciabatta adattator schuko magsaf
5.1|foglio calcolo excel word presentazion documento|formul powerpoint sheet macro libreoffic tabella canva pivot keynot
5.6|appunti note attivita organizzar promemoria agenda|notion obsidian evernot todoist trello moleskin post bullet journal keep planner onenot
6.5|intelligenza artificial chatbot assistent prompt|chatgpt claud gemini copilot midjournei perplex llama agenti suno
6.1|truffa viru sicurezza phish antiviru|smish vpn clonata autenticator hackerato kasperski spam ransomwar
5.4|foto album organizzar stampar ricordi|googl polaroid fotolibro lightroom icloud diaposit scansion rullini
7.2|video montaggio ripres creator girar|premier davinci capcut ob treppied microfono gopro vlog reel gimbal finalcut
4.5|produrr registrar suono studio beat|ableton logic reaper cubas microfono scheda audio sintetizzator dj mixer midi fl
7.2|elettronica arduino saldar robot stampa3d|raspberri saldator stampant 3d esp32 radioamator bambu filamento sensori
5.6|sito dominio blog pagina host|wordpress wix aruba seo squarespac hugo ghost regist siteground
5.4|git test revision repositori rilascio continua|github gitlab action jenkin pytest jest bitbucket tdd cypress pipelin
3.1|app mobil io android store pubblicar|flutter swift kotlin react nativ xcode playstor expo ionic firebas testflight
4.5|dati analisi statistica modello apprendimento|panda pytorch spss stata tableau powerbi jupyt kaggl scikit bigqueri rstudio
6.5|terminal shell scorciatoi tastiera comandi|zsh bash fish tmux powershel wsl qwerti iterm dvorak
7.2|browser navigar estensioni ricerca|chrome firefox safari edg brave duckduckgo opera vivaldi adblock
7.2|scrivania sedia ergonomia schermo postazion|ergonomica monitor stand ultrawid webcam poggiapiedi lombar
6.1|tastiera mous periferica monitor|logitech keychron meccanica trackbal vertical razer switch silenziosa
7.2|tennistavolo pingpong badminton squash racchetta|ping pong volano picklebal topspin
5.0|atletica pista salto ginnastica corsa veloc|sprint cento metri alto giavellotto ostacoli artistica ritmica asta staffetta marcia
7.2|rugbi pallamano hockei footbal americano|mischia basebal softbal mediano lacross tallonator
6.5|canoa kayak canottaggio sup remo|raft windsurf kitesurf dragonboat voga pallanuoto
7.2|triathlon ironman resistenza ultra granfondo|ultratrail duathlon randonne swimrun cronoscalata
2.6|scherma tiro arco bersaglio|fioretto spada sciabola con poligono softair carabina balestra
6.5|passi camminar contapassi passeggiata|diecimila nordic walk lungomar parco bastoncini fitwalk
4.7|pilat stretch flessibilita postural yoga|reform hatha ashtanga vinyasa tai chi feldenkrai
5.8|pattinaggio skate rollerblad ghiaccio|pattini skateboard longboard artistico rampa hockei inlin
6.1|subacquea immersion fondali snorkel|sub immersioni padi bombol apnea portofino ustica erogator brevetto
6.5|volo parapendio deltaplano paracadut aliant|paracadutismo ultraleggero brevetto pilota mongolfiera tuta alar
4.8|sport guardar olimpiadi tenni tifar tv|sinner jannik nba roland garro giro vuelta tour berrettini ferrari premier nfl pogacar champion vollei
7.2|wrestl box combattimento ufc match|mma wwe kickbox vettori ring undertak
5.6|esport classificata competitivo onlin|valor lol fortnit cod counter strike rocket leagu rank apex twitch
5.4|gioco ruolo dadi master avventura|dnd d20 pathfind cthulhu elfo larp campagna vampiri warhamm lex arcana
5.1|enigmi cruciverba sudoku puzzl rebu|settimana enigmistica cubo wordl escap room quiz
6.5|scacchi scacchiera apertura elo|siciliana chess com torneo lichess dama fide scaccomatto gambetto
6.1|biliardo freccett bowl sala giochi|stecca carambola goriziana calciobalilla flipper biliardino
7.2|magia prestigiator giocoleria circo|giocolier trucchi monociclo trapezio ventriloquo tessuti illusionista
6.1|cosplai fiera convent fumetti costum|lucca romic parrucca armatura steampunk
7.2|ceramica argilla vetro tornio mosaico|smalto raku vetrat soffiato maiolica scultura kintsugi murano
5.0|bigiotteria candel sapon cuoio fatti mano|perlin resina orafo fimo pell macram feltro
6.5|fiori mazzo fioraio prefer composizion|rose girasoli tulipani orchide gigli margherit ortensi peoni ranuncoli mimosa iri garofani lavanda
5.6|mostra galleria pittor museo art|caravaggio klimt impressionisti uffizi picasso van gogh contemporanea biennal frida brera futurismo modigliani banksi
5.6|zoo acquario animali preferito selvatici|delfino panda lupo elefant tigr gufo volp pinguino balena orso leon squalo
5.6|birdwatch uccelli osservar natura binocolo|fenicottero falco cicogna upupa lipu airon rondini civetta ebird
6.5|minerali fossili farfal erbario insetti natura|cristal meteor conchigli muschi geologia entomologia
5.2|bonsai orto balcon potatura vivaio alberi|ulivo acero limon gelsomino rosmarino rampicant agrumi
5.1|diario journal scriver abitudin calligrafia|gratitudin stilografica letter quaderno moleskin
5.8|astrologia tarocchi cartomanzia futuro fortuna|cartomant ascendent sibil numerologia pendolo rune luna bilancia sagittario
6.5|chitarra cord accordi amplificator|fender gibson stratocast classica acustica pedal tab plettro telecast martin arpeggi
5.6|pianofort tasti spartito accordar recit|chopin yamaha digital coda vertical conservatorio spartiti hanon einaudi bach
6.5|batteria percussioni ritmo tamburo|cajon bacchett rullant djemb tamburello piatti conga pearl timpani
5.8|fiati tromba sassofono flauto banda|sax clarinetto trombon obo corno traverso bombardino ocarina armonica anc
7.2|archi violino violoncello arco orchestra|viola contrabbasso suzuki arpa quartetto colofonia
5.8|lirica opera concerto compositor direttor|verdi puccini bach mozart vivaldi scala beethoven rossini traviata wagner chopin arena
4.9|rock metal festiv band preferita|metallica pink floyd queen nirvana lucca iron maiden maneskin litfiba radiohead ac dc vasco dai
4.0|cantant canzon italiana sanremo idolo|vasco ligabu de andr battisti ultimo mina jovanotti mengoni elodi battiato zucchero annalisa pausini dalla geolier gazzel
5.8|karaok discoteca local serata ballar|pub techno lidi movida billionair serat
6.5|vinil giradischi disco hifi|vinili puntina amplificator technic lp pressa
5.2|comici cabaret rider satira|zelig zalon fiorello stand luttazzi aldo giovanni giacomo crozza barzellett lundini
5.8|orolog polso collezion meccanico|rolex omega seiko swatch automatico cronografo breil tudor
4.2|stagion preferita clima amar|estat inverno autunno primavera neve mezza fogli
3.6|motto frase citazion motivazion|carp diem proverbio chi va piano dant seneca
4.4|superstizion scaramanzia fortuna numero amuleto|diciassett corno gatto nero ferro coccinella tredici cornetto quadrifoglio malocchio sale
4.0|idolo ammirar ero ispirazion modello|nonna falcon borsellino pantani maradona rossi baggio montalcini frida olivetti mandela
5.0|infanzia ricordi bambino nostalgia passato|cortil colonia nonni nascondino bigli campagna oratorio goleador carosello campetto
5.0|alluvion terremoto emergenza blackout calamita|protezion civil torcia frana generator sfollati amatric acqua alta campi flegrei vesuvio
4.6|neve spalar ghiaccio caten inverno|termich pala sale spazzanev gelo pneumatici
4.0|quartier local frequentar piazza vicino|parco biblioteca panificio mercato bar edicola oratorio lungomar tabaccheria parrocchia
5.1|lunghezza risposta riassunto dettaglio spiegazion|sintetico dettagliato esempi passo elenco paragrafi tecnico prolisso schematico
4.3|lingua risposta risponder tradurr|italiano ingles dialetto bilingu traduzion
3.4|data ora formato numeri virgola|gg mm 24h iso barr punto
5.4|commenti codic stile convenzioni indentazion|tab spazi snake case camelcas tipizzazion docstr prettier eslint
3.3|chiamar orario disponibil disturbar reperir|sera messaggio pausa silenzioso vocali whatsapp sm mattina dopo cena
3.4|alzarsi routin mattina sveglia giornata|cinqu sei alba palestra doccia camminata presto meditazion posticipo
4.1|rappresentant genitori class consiglio incarico|tesoriera segretaria verbal circolo didattico comitato
5.2|chiesa oratorio catechismo parrocchia volontariato|catechista azion cattolica coro scout chierichetto rosario comunion liberazion
6.1|islam ramadan moschea preghiera digiuno|velo halal imam eid corano iftar
5.4|ebraismo shabbat sinagoga kosher fest|kippah kippur pesach hanukkah rabbino bar mitzvah
4.9|patrono festa sagra tradizion paes procession|palio luminari fuochi giostra contrada infiorata ceri
6.5|capodanno cenon festeggiar botti|lenticchi cotechino spumant zampon trenino veglion
3.8|festa mamma papa ricorrenza omaggio|zeppol mimosa biglietto fiori san giusepp
5.2|dialetto parlata cadenza regional|romanesco milanes siciliano genoves salentino puglies calabres friulano ladino emiliano bergamasco
6.1|stranieri permesso soggiorno questura immigrazion|ricongiungimento kit rumena albanes marocchino ucraina blue card flussi cines peruviana
5.1|emigrar estero espatriato air viver|expat londra svizzera germania rientro cervelli frontalier canari trasferirsi dubai
4.6|idraulico guasto perdita rubinetto intervento|ingorgo salvavita scarico serratura fabbro caldaia corrent contator
3.9|detersivo pulizia prodotti scorta casa|dash candeggina carta igienica amuchina scottex sgrassator spugn bicarbonato aceto
5.8|spazzolino dentifricio igien sbiancamento|elettrico oral filo collutorio sensibili colgat scovolino invisalign
3.8|mogli marito gusti regalo passioni coniug|fiori vino profumi libri giardinaggio moto calcio cucina term gioielli
3.7|lavoro marito mogli partner compagno profession|infermier insegnant ingegnera carabinier impiegato casalinga medico avvocato operaia disoccupato
3.9|lavoro genitori padr madr mestier|pensionata contadino operaio casalinga sarta ferrovier insegnant artigiano
3.7|nipot zio zia regalo cresima|nipotino nipotina nipoti bimba fratello sorella
4.9|spell nome accento scriver cognom|doppia apostrofo maiuscola
4.8|russar dormir insiem coppia letto|russa tappi separati apnea scalcia coperta
3.0|figli eta anni class nati|mesi nido elementari adolescent universitaria primogenita piccolo
4.5|tata colf aiuto domestico contratto|babysitt ore stirar domestica au pair libretto famiglia
1.8|erboristeria rimedi naturali omeopatia piant|arnica propoli echinacea valeriana passiflora camomilla agopuntura fiori di bach alo
6.1|integrator vitamin minerali protein|vitamina magnesio ferro omega creatina collagen whei multicentrum melatonina b12 calcio supradyn fermenti
7.2|massaggio osteopata contrattura rilassarsi|shiatsu linfodrenaggio contrattur decontratturant thai riflessologia ayurvedico
6.1|gamb vene varicos gonfior circolazion|varici calz elastich capillari flebit trombosi gonfi safena cellulit linfedema
5.8|tiroid endocrinologo ormoni metabolismo|ipotiroidismo ipertiroidismo noduli eutirox basedow hashimoto tsh tiroidectomia
5.4|ictu neurologo cervello memoria|parkinson alzheim aneurisma ischemia epilessia tumor cerebral afasia tia
6.5|menopausa vampat ormoni donna|osteopenia ormonal climaterio secchezza insonnia
5.8|ragno zecca puntura insetto medusa morso|vespa calabron tracina zanzara lyme vipera
5.2|aereo paura volar decollo turbolenz|xanax valium aerofobia ansiolitico gocc
4.6|mal auto nave nausea curv viaggio|xamamina travelgum chinetosi cinetosi braccialetti sedil davanti vomito
7.2|bancomat contanti prelevar commissioni|atm prelievo pin postamat commission
5.2|assicurazion sanitaria privata fondo rimborso|unisalut metasalut previmed fasi generali salut
3.6|assicurazion vita casa infortuni polizza famiglia|capofamiglia grandin incendio dolc post kasko rc
5.2|bolletta acqua rifiuti ga utenz pagar|hera a2a acea acquedotto italga domiciliazion rid conguaglio iren autolettura
4.7|giornal quotidiano notizi edicola legger|repubblica corrier gazzetta sole24ore internazional manifesto settimana newslett foglio post
5.2|consegna domicilio asporto ordinar cibo|deliveroo glovo justeat rider pizza poke kebab
5.6|negozi onlin acquisti ordinar sito|amazon zalando shein vint temu mediaworld ebai unieuro ib
7.2|borsa zaino portafoglio accessorio|tracolla shopper marsupio gucci piquadro eastpak pochett carpisa
3.4|compagni universita facolta giurisprudenza corso anno|ingegneria medicina letter economia psicologia architettura sapienza polimi bologna bicocca matricola fuoricorso farmacia biotecnologi
*3.6|mangiar mangio cucinar ricetta piatto pranzo cena dieta allergia allergi allergico allergica cibo cibi|intollerant intolleranza vegetariano vegetariana vegano celiaco celiaca glutin lattosio noci arachidi crostacei zucchero diabet carn
*4.0|salut malattia malato diagnosi infortunio medico dolor|diabet asma emicrania epilessia artrosi ernia operazion operato frattura fisioterapia pression cuor ginocchio anca schiena tiroid
*4.6|medicina medicin farmaco farmaci pastiglia pastigli compress prendo|compressa mg dose insulina antibiotico prescritto gocc
*4.0|medico dottor dottoressa dentista psicologo visita|studio clinica ospedal fisioterapista
*3.8|bere bevo bevanda caff te alcol vino birra|tisana acqua decaffeinato
*4.3|hobbi passatempo interessi club associazion libero|coro maglia dipinger ceramica arrampicata escursioni orto fotografia scacchi cucito ballo teatro prove concerto iscritto
*4.5|sport allenamento alleno palestra correr|corsa nuoto piscina bici yoga pilat calcio basket tenni maratona
*5.4|strumento strumenti musica suono|chitarra pianofort violino violoncello batteria flauto ukulel sassofono tromba clarinetto fisarmonica basso
*4.2|macchina auto automobil veicolo guido|panda punto fiat golf toyota yari renault ford elettrica diesel officina venduto patent
*4.0|tragitto mezzi bici sposto pendolar|treno tram bu metro autobu macchina piedi monopattino
*3.5|telefono cellular comput portatil tablet programma|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad installato comprato
*4.0|risparmio risparmiar soldi budget debito prestito affitto banca|mutuo euro borsa rata
*2.8|famiglia madr padr genitori sorella fratello nonna nonno|mamma papa zia zio cugina nipot
*4.5|viaggio vacanza vacanz volo albergo|prenotato biglietti mare treno
*4.2|leggo legger libro romanzo seri film|leggendo capitolo autor stagion
*5.2|professor professoressa maestro maestra allenator|lezioni supplent
*3.7|animal animali cane cani gatto gatti domestici|cagnolino cucciolo gatta gattino coniglio criceto pappagallo cavallo gallin pesc tartaruga labrador barboncino bassotto veterinario adottato
*3.7|figlio figli figlia bambino bambini bambina|bimbo bimba gemelli asilo nido nato nata incinta maggior piccolo piccola
*3.8|mogli marito fidanzata fidanzato compagna compagno sposato sposata relazion|sposati matrimonio insiem lasciati separati divorziato ex
*3.4|coinquilino coinquilini coinquilina condivider condivido convivo|stanza condividiamo trasferito sola solo appartamento
*3.0|abito vivo viver indirizzo casa appartamento citta quartier|viviamo trasferito trasferita traslocato via paes piano affitto chiavi
*4.7|nato nata origin cresciuto cresciuta origini|paes infanzia originario originaria
*3.6|lavoro lavorar mestier profession impiego azienda ditta posto|lavorando assunto assunta promosso licenziato tirocinio insegnant professor infermiera ingegner negozio ufficio contratto supplent cattedra
*4.7|capo responsabil dirigent presid direttor direttric relator|relatric
*4.5|stipendio paga guadagno reddito|euro netto lordo aumento
*3.7|orario orari turno turni ore|mattina pomeriggio nott settimana parzial pieno
*3.4|studio studi universita facolta corso laurea esam scuola|professor tesi magistral iscritto
*3.7|lingua lingu parlo madrelingua|italiano ingles frances tedesco spagnolo russo arabo imparando corso
ja
1.2|食事 食生活 ケータリング 献立 メニュー レストラン 会食 外食 仕出し 何 食べる 料理 出す もてなす 夕食 会 機内 食 手料理 作 って あげる ご馳走|ベジタリアン ヴィーガン ビーガン 菜食 精進 ハラール 肉 魚 ペスカタリアン コーシャ 豚肉 牛肉 鶏肉 せん ない 口 しない オー ニック マクロビ ベジ 大豆 ミート 乳製品 抜き 卵 宗教 上
2.1|アレルギー 食材 避ける 弁当 やつ 原材料 給食 差し入れ 飲食店 店員 センター 入れ はい ない 反応 救急|ピーナッツ 落花生 ナッツ エビ カニ 甲殻 類 牛乳 乳製品 小麦 グルテン そば 卵 キウイ ペニシリン 花粉 症 蕁麻疹 乳糖 不耐 エピペン アナフィラキシー 食 べら 大豆 いか サバ 桃 りんご バナナ くるみ カシュー 山芋 ラテックス ハウス ダスト 猫 蜂 金属 かゆい 腫れる じんましん 湿疹 セリ アッ
2.1|朝食 朝 ごはん 朝飯 モーニング 食べる 起 寝起き 食卓|納豆 味噌汁 ご飯 トースト 食パン ヨーグルト グラノーラ 卵 かけ シリアル オートミール 抜く バナナ スムージー コーン フレーク 目玉焼き ベーコン おにぎり 食 ない コーヒー だけ フルーツ パンケーキ 粥
3.0|昼食 ランチ 昼 ごはん お昼 昼飯 昼休み ご飯 弁当 屋|社 食 定食 学 コンビニ 牛 丼 立ち 食い 吉野 家 カップ 麺 サンドイッチ 社員 食堂 キッチン カー ほか 弁 サラダ 松屋 すき 手作り 抜き
1.6|夕食 晩 ごはん 夕飯 夜 ご飯 飯 夕 ディナー 御飯 おかず 今夜|鍋 自炊 惣菜 カレー 焼き魚 煮物 味噌汁 肉じゃが 刺身 炒 物 七時 八時 家族 って 遅い 麻婆豆腐 ハンバーグ スーパー
1.9|酒 飲 会 飲み物 居酒屋 乾杯 宴会 アルコール 飲む 注文 一杯 二次会 お酌 ドリンク|ビール 日本酒 焼酎 ワイン ハイボール 梅酒 下戸 チューハイ ウイスキー ノン アル 禁酒 ない せん 弱い サワー カクテル 泡盛 発泡 ウーロン茶 生ビール 熱燗 酒豪 晩酌 休肝 日 ソフトドリンク
2.3|コーヒー カフェ 喫茶店 珈琲 カフェイン 豆 淹 れる 一息 スター バックス|ブラック エスプレッソ スタバ ドリップ カフェオレ アメ カー オーツミルク コメダ 砂糖 なし ミルク カプチーノ マキ アート ドトール タリーズ インスタント ネスプレッソ 一日 三杯 モカ ハンド 飲 ない アイス
4.3|お茶 紅茶 急須 茶葉 飲み物 ティー タイム 湯のみ|緑茶 ほうじ茶 麦茶 抹茶 アール グレイ ハーブ 玄米 茶 ルイ ボス 煎茶 烏龍茶 ジャスミン ダージリン チャイ そば ミルク カモミール プー アル ストレート コーン 番茶 ペットボトル
3.1|デザート スイーツ 甘い もの お菓子 ケーキ 和菓子 甘党 やつ 手土産 洋菓子 食後|チョコ チーズ プリン アイス 大福 どら焼 あんこ モンブラン ティラミス シュークリーム 羊羹 ショートケーキ わらび 餅 団子 クッキー ドーナツ パフェ マカロン たい 焼き カステラ ハーゲンダッツ 洋梨 タルト 最中 バウムクーヘン
4.0|料理 キッチン レシピ 台所 調理 コンロ 器具 自炊 作る 家電 ガスコンロ 火 加熱|ih ガス フライパン 炊飯 器 ホット クック オーブン 圧力 鍋 土鍋 電子 レンジ エア フラ イヤー バーミキュラ トースター ミキサー 一口 ホーム ベーカリー ヘルシオ スチーム 低温 電気 ビス トロ
2.3|嫌い 苦手 好き嫌い 偏食 まずい 食べ物 好み 抜く 残す 避 けたい|パクチー レバー ピーマン セロリ しいたけ トマト ナス 納豆 ゴーヤ グリンピース 食 べら ない ウニ 牡蠣 なす 生魚 梅干し チーズ マヨネーズ レーズン きのこ 魚 ホヤ 酢の物 キムチ ネギ 生 卵 椎茸
2.8|好物 好き 食べ物 大 ごちそう 食 べた お祝い 食事 誕生 日 料理|ラーメン 寿司 カレー 唐 揚げ かつ 餃子 焼肉 ハンバーグ オムライス うどん お好み焼き すき焼き エビ フライ しゃぶしゃぶ 刺身 天丼 麻婆豆腐 ピザ パスタ たこ焼き 親子 丼 ステーキ うなぎ 肉じゃが グラタン カツ
2.4|辛 辛い スパイス 激辛 辛口 注文 どの くらい 味付け|甘口 中 唐辛子 わさび ココイチ 七味 蒙古 タンメン ハバネロ タバスコ 苦手 カレー キムチ ラー油 麻辣 花椒 デスソース 食 べら ない 豆板 醤 青
2.8|買い物 スーパー 食料 品 買い出し 商店 街 買う 店 日 用品 食材|イオン 西 友 業務 コストコ ライフ 生 協 オーケー 八百屋 肉屋 イトーヨーカドー コープ マックスバリュ マル エツ サミット まい っと ネット ヨークベニマル 成城 石井 ドンキ ピア バロー 魚屋 直売 所 週末 まとめ買い オオゼキ
5.0|コンビニ 買い 食い 夜食|セブン ローソン ファミマ セイコーマート ミニ ストップ
5.7|出前 宅配 デリバリー|ウーバーイーツ 館 ピザ
1.8|住まい 住所 家 最寄り駅 地域 近所 配達 先 送り先 録 どこ 住む 引っ越し 訪問 地図 自宅|マンション アパート 一戸建て 団地 丁目 郵便 番号 区 在住 実家 市内 住 んで 暮らし てる 県 東京 大阪 横浜 名古屋 福岡 札幌 番地 号室 賃貸 持ち家 都内 郊外 田舎
2.5|引越し 引っ越し 荷造り 転居 引っ越す 運ぶ 運送 新 生活 立ち 退|新居 段ボール 敷金 礼金 鍵 サカイ アート 引越 センター 転入 届 トラック 見積 日 通 梱包 転出 不 用品 内 見 赤帽 ハート
2.0|家賃 賃貸 大家 契約 更新 さん 家主 入居 部屋 探 管理 会社 苦情|敷金 礼金 管理費 料 不動産 屋 保証 suumo ワンルーム 万 円 月 共益 費 二年 ur スーモ 公営 住宅 県営 人 ペット 可
3.1|住宅 ローン 返済 マイホーム 借り入れ 家 支払い 金利 銀行 審査|変動 固定 フラット 35 繰上 ペア 頭金 三十五 年 借り換え ボーナス 払い 団 信 残 債 完済 マンション ネット
3.2|ルームメイト 同居 同棲 シェア ハウス 人 家 一緒 住む|寮 ハウスメイト 彼女 友人 共有 寮生 ソー アパート メン 二人 暮らし 家事 分担
2.2|隣人 近所 騒音 隣 お隣 苦情 挨拶 づきあい 足音|上の 階 下 町内 会 管理人 管理 組合 回覧 板 自治 犬 鳴き声 ピアノ さん ゴミ 出し 楽器 タバコ 煙 理事 トラブル
2.8|部屋 間取り 階 エレベーター 寝室 広 何 家 家具 配置 搬入|1k 2ldk 和室 ベランダ 屋根裏 地下 ロフト 畳 六 3ldk 建て 二階 三階 四階 最上階 1ldk 4ldk なし 書斎 子供部屋 平米 リビング 平屋 仏間 洋室 ワンルーム
4.6|暖房 寒い 冬 暖める 暖 灯油 凍える 防寒 室温|エアコン こたつ 石油 ストーブ 床 ファン ヒーター 電気 毛布 薪 オイル 湯たんぽ ホット カーペット セントラル ティン レット 寒 がり 暖炉 加湿
3.5|冷房 暑い 夏 涼しい 熱帯夜 猛暑 冷やす 寝苦しい|エアコン 扇風機 クーラー サーキュレーター ダイ キン 除 湿 冷風 機 窓 用 霧ヶ峰 だれ 二十 八度 白 くま くん 故障 ハンディ ファン 冷え すぎ
3.3|電気 代 光熱 費 電力 会社 節電 契約 太陽光 発電|東 電 関西 オール 電化 キロワット 蓄電池 アンペア 東京 中部 九州 楽天 looop 深夜 卒 fit 検針 スマート メーター ソーラー 一万 円
3.7|ガス 水道 公共 料金 検針 会社 支払い|都市 プロパン 東京 代 ニチガス 大阪 lp 下水 口座 振替 エネワン 東邦 井戸
4.0|ネット 回線 インターネット wi fi プロバイダ wifi ルータ 速度 遅い 開通|光 フレッツ ルー ター nuro ポケット au ひかり ソフト バンク コモ ホーム wimax ギガ eo jcom 中継 機 メッシュ starlink ケーブル テレビ ビッグ ローブ コラボ
4.0|携帯 スマ 機種 変更 端末 電話 スマート フォン ケース 壊 充電|iphon アンドロイド pixel galaxi xperia aquo ガラケー アイフォン ギャラ シー ピクセル アク オス エクスペリア らくらく ホン se pro 画面 割れ arrow 折りたたみ シャオミ 128gb
2.8|携帯 会社 キャリア 格安 sim 料金 プラン 通信 乗り換え 費 ギガ|コモ ソフト バンク 楽天 モバイル ahamo uq povo linemo au ワイ iijmio mineo 日本 家族 割 mnp esim 月 三 千円 かけ 放題
5.3|電話 番号 連絡先 掛ける 教える 携帯|固定 内線 090 080 070 市外 局番 家電 留守電 050 公衆
3.6|ライン 連絡 チャット 手段 メッセージ 方法|line スラック メッセンジャー ディス コード グループ slack team chatwork discord sm インスタ dm kakao telegram signal 既 読
3.5|メール メールアドレス 連絡先 送信 先 メアド アドレス|gmail ヤフーメール outlook icloud hotmail docomo au エイリアス proton 迷惑 キャリア 社 用
4.8|パソコン ノート pc 自作 コンピュータ スペック デスク トップ 買い替え 動作|macbook レッツノート thinkpad メモリ ssd dell nec 富士通 グラボ mac window surfac asu hp ノボ vaio rtx ryzen 16gb 32gb ゲーミング chromebook dynabook マウス コンピューター m2
4.2|os 基本 ソフト ディス トリ ビュ ション パソコン 環境 インストール コマンド|linux ubuntu window maco debian arch fedora windows11 mint nixo manjaro freebsd wsl redhat rocki mac 11 ウブンツ
4.3|エディタ 開発 環境 コーディング id 設定 プラグ イン コード 書く 拡張|vscode vim neovim emac intellij 秀 丸 cursor vs code pycharm xcode eclips サクラ zed sublim jetbrain android studio helix
3.7|プログラミング 言語 コード プログラム サンプル 技術 スタック 実装 書 スクリプト 例 コーディング|python rubi java typescript golang rust php kotlin swift javascript scala elixir haskel perl cobol dart lua go vba sql ラスト パイ ソン
4.8|フレーム ワーク フロント エンド web 開発 サイト 構築 ウェブアプリ バック ui|react vue rail laravel next js django spring angular nuxt svelt flask fastapi express boot astro tailwind symfoni solid echo cakephp
3.9|データベース db エリ sql 保存 先 テーブル スキーマ|mysql mongodb redi oracl dynamodb firestor supabas mariadb snowflak sqlserver bigqueri ポスグレ
3.8|デプロイ サーバー クラ ウド 本番 インフラ 公開 ホスティング 運用 リリース 作業|aw gcp azur さくら docker kubernet heroku vercel エックス cloudflar netlifi render terraform vp ec lambda conoha 自宅 fly io ansibl ec2 オンプレ railwai
1.5|プロジェクト アプリ 開発 副業 個人 作 って いる 制作 何 作る 中|ポジ トリ 試作 プラグ イン リリース web サービス 家計 簿 ゲーム bot oss 拡張 機能 スタート アップ saa github 同人
2.6|締め切り 締切 期限 納期 提出 間に合う 納品 日 いつ 期日 スケジュール|金曜日 月末 入 稿 来週 今週 中 校 出願 プレゼン リリース マイル ストーン デッドライン
2.8|ゲーム 機 プレイ 遊ぶ テレビ プレゼント ソフト 遊 んで|スイッチ 任天堂 プレステ ポケモン マイク モン ハン スプラトゥーン ドラクエ 原 神 ゼルダ steam スマ ブラ switch ps5 xbox ffxiv ファイナル ファンタジー エル リング マリオ どう ぶつ の森 フォートナイト apex マリ カー ペルソナ 桃 鉄 スイカ
4.1|ソシャゲ 課金 スマ ゲーム アプリ 無 ガチャ|モン スト パズドラ ウマ 娘 fgo プロセカ 原 神 スターレイル ブル アカ 学 マス ポケポケ ツムツム 白猫 荒野 行動 ロイヤル マッチ
2.9|ドラマ テレビ 配信 番組 見る 観る 見逃し 動画 おすすめ 夜|朝ドラ 大河 ネトフリ 韓 最終 回 シーズン アマプラ 月 next netflix tver hulu disnei シリーズ 韓国 刑事 海外 バラエティ 相棒 リアリティ 不時着
2.8|映画 映画館 上映 観る 見 行く 鑑賞 会 おすすめ|監督 邦画 洋画 ホラー ジブリ サスペンス 字幕 吹 替 アクション sf コメディ ミュージカル マーベル 黒澤 是枝 インド ラブストーリー 名画 座 トトロ ミニ シアター 恋愛
3.4|アニメ 漫画 マンガ オタク 声優 グッズ 好き 作品|ワンピース 鬼 滅 ジャンプ ガン ダム コナン 聖地 巡礼 同人 誌 コミケ フィギュア 呪術 廻 戦 エヴァ 推 子 進撃 スパイ ファミリー ドラゴン ボール ハイ キュー 少女 スラム ダン フリー レン セーラー ムーン ろう bl コスプレ
2.9|推 活 アイドル ファン 応援 ライブ グッズ 担当|坂道 ジャ ニーズ 遠征 箱 宝塚 アクスタ ハロ プロ 乃木坂 嵐 snowman 櫻 坂 クロ bt vtuber スノスト ファンクラブ ペンライト 日 向坂 pop 同 担 現場
3.5|本 読書 小説 作家 図書館 読む 読み物 書店 おすすめ プレゼント|文庫 村上 春樹 ミステリー 東野 圭吾 kindl 自己 啓発 時代 ラノベ 詩集 電子 書籍 推理 sf 夏目 漱石 太宰 治 伊坂 幸太郎 ファンタジー 純文学 エッセイ 伝記 ビジネス 書 audibl ハリーポッター 司馬 遼 太郎 ノンフィクション ホラー
5.3|音楽 曲 バンド ライブ プレイリスト 聴く 歌手 アーティスト bgm チケット|jpop ロック ジャズ クラシック フェス アルバム ボカロ ヒップ ホップ 演歌 レコード ミスチル ヨアソビ 米津 あい メタル edm kpop シティ ポップ ヒゲ ダン 宇多田 サザン アニソン パンク 洋楽 レゲエ 椎名 林檎 spotifi
4.2|楽器 演奏 レッスン 習い事 弾く 練習 音楽 教室 吹く|ピアノ ギター バイオリン ドラム ベース フルート サックス 三味線 琴 尺八 ウクレレ トランペット エレキ アコギ チェロ 太鼓 キーボード クラリネット オカリナ ハーモニカ 弾 独学 カホン 電子 アコーディオン マンドリン
3.2|吹奏楽 オーケストラ 楽団 演奏 会 楽器 パート 指揮|部 クラリネット ホルン コンクール チューバ トロンボーン フルート 打楽器 オーボエ ファゴット アンサンブル 定 演 者 パー カッ ション アマオケ
2.5|合唱 歌 コーラス 歌声 パート 発表 会|団 ソプラノ アルト テノール バス アカペラ メゾ 第九 ゴスペル 練習 ママ さん 男声 混声 指揮 讃 美歌
4.3|カラオケ 歌う 二次会 持ち 歌 マイク いたい|十八番 ヒト カラ ジャン joysound dam 演歌 アニソン 採点 昭和 歌謡 苦手 音痴 サザン
4.1|ラジオ ッド キャスト 聴く 通勤 中 番組 耳|オールナイト ニッポン ラジコ スポティファイ オードリー deep voici nhk 英会話 伊集院 深夜 cozi audibl
2.4|趣味 余暇 休日 暇 気分 転換 プレゼント 週末 何 退屈 リフレッシュ 楽しみ 好き こと 贈り物|編み物 登山 写真 園芸 陶芸 釣り 将棋 手芸 書道 茶道 華道 木工 キャンプ バード チン 俳句 読書 料理 旅行 カメラ ランニング サウナ dii 天体 観測 刺繍 プラモ 絵 ピアノ 筋 家庭 菜園 映画 鑑賞 盆栽 サイクリング 麻雀 ダンス サーフィン
2.9|コレクション 集める 収集 集め てる 贈り物 棚 コレクター|切手 古銭 フィギュア レコード 御朱印 トレカ 鉱物 ミニカー ガチャガチャ ポケカ スニーカー シール マンホール カード 食 玩 ウイスキー 骨董 万年筆 ぬいぐるみ アンティーク 香水瓶 御 城 印 缶 バッジ
3.2|手芸 裁縫 編み物 ハンド メイド 縫う 編む 作品 糸 布|かぎ針 毛糸 刺繍 ミシン パッチワーク 棒 針 羊毛 フェルト セーター あみ ぐるみ キルト 洋裁 クロス ステッチ 刺し子 ビーズ 編 んで タティング ロック 帽子 ダイ ソー
5.7|絵 イラスト 描く 美術 画材 描 スケッチ 絵かき|水彩 油絵 デッサン 液 タブ 日本 画 アクリル クリスタ 水墨 色鉛筆 アイパッド procreat パステル 油彩 似顔絵 漫画 ペン スケッチブック 個展 コピック 絵画 教室
2.7|茶道 華道 書道 稽古 お稽古 先生 お茶 会 作法 習う|裏千家 表千家 池坊 毛筆 師範 お点前 着付け 小原 流 草 月 香道 表具 弓道 煎茶 道 日本 舞踊 江戸 千家 段位 着付
3.2|俳句 短歌 川柳 詠む 吟行 投句|句会 季語 歌集 歌会 結社 プレバト 狂歌 詠 んで 歳時記 詩 新聞 投稿
4.6|写真 カメラ 撮影 レンズ 撮る 被写体 機材|キヤ ノン ニコン ソニー 富士 フイルム ミラー レス 一眼 レフ フィルム イカ soni fujifilm パナソニック ペンタックス 単 焦点 望遠 風景 星 景 チェキ オリ パス 写ルンです ハッ セル ブラッド nikon canon iphon gr リコー
3.7|鉄道 電車 好き 鉄 オタ 路線 乗り 行く|撮 新幹線 青春 18 きっぷ 模型 プラレール ゲージ 駅 巡り 寝台 列車 ローカル線 音 時刻表 sl 秘境 江 電
3.4|運動 スポーツ 体 動かす トレーニング 体力 作り エクササイズ 不足 健康 維持 競技|ジョギング ヨガ 水泳 筋 サッカー 野球 テニス 卓球 バドミントン ピラティス 散歩 ボクシング バレーボール ランニング 登山 ダンス ゴルフ 柔道 剣道 ラジオ 体操 バスケ クライミング スキー ソフトボール 空手 ズンバ ラグビー しない
1.6|ランニング マラソン 走る 走行 大会 練習 メニュー 完走|フルマラソン ハーフ サブ 皇居 ラン トレラン 駅伝 キロ シューズ 走 って ジョギング 10 ホノルル 東京 ランナー 膝 アシックス ガーミン ウルトラ 月間
5.7|自転車 サイクリング チャリ 漕ぐ 走る 駐輪場 パンク|ロード バイク ママチャリ クロス 電動 ヘルメット ビアンキ トレック ジャイアント ミニベロ ブロンプトン マウンテンバイク ブリヂストン ピナレロ まなみ 海道 折りたたみ 通勤 電 アシ キャノンデール スペシャライズド
3.1|野球 プロ 応援 球団 試合 観戦 ファン チケット|阪神 巨人 広島 カープ ソフト バンク ホー クス 大谷 甲子園 ベイスターズ 日 ハム 中日 ヤクルト 西 武 ロッテ 楽天 イーグルス オリックス ジャイアンツ タイガース 高校 草野球 ドラゴンズ ファイターズ 横浜 球場
3.6|サッカー チーム サポーター 観戦 試合 代表 応援|浦和 レッズ ガンバ 鹿島 アントラーズ リーグ フットサル 川崎 フロン ター マリノス 名古屋 グランパス ヴィッセル 神戸 fc 東京 セレッソ 日本 三 笘 久保 少年 ゴールキーパー サンフレッチェ リヴァプール
5.7|相撲 力士 場所|横綱 大関 国技 館 本
5.0|ジム 筋 トレーナー 会員 トレーニング 鍛える 筋肉 入会|ベンチ プレス スク ワット デッド リフト chocozap エニタイム プロテイン ライ ザップ ゴールド ダンベル パーソナル 週三 懸垂 腹筋 有 酸素 ティップネス 24 時間 ジョイフィット 大 胸 プラン
2.6|プール 泳ぐ 水泳 競泳 水中 泳げる|クロール 平泳ぎ スイミング バタフライ 水着 背泳ぎ 泳 ない 個人 メドレー 市民 ウォーキング アクアビクス ゴーグル コナ マスターズ キロ
5.0|登山 山 ハイキング アウトドア 登る 山登り トレッキング 装備|富士山 高尾山 百名 山小屋 縦走 靴 アルプス テント 泊 日帰り 剣岳 槍ヶ岳 北アルプス 屋久島 ザック ストック モン ベル 沢登 ヤマップ 丹沢 八ヶ岳 低
4.6|キャンプ テント 焚き火 バーベキュー 野営 アウトドア 用品 設営|ソロ キャン bbq スノーピーク コール マン 寝袋 タープ 薪 ランタン コテージ グランピング 飯盒 ファ オートキャンプ 車 中泊 ロゴス 焚火 台 とっぱ
4.6|ゴルフ コース 打ちっぱなし ラウンド 接待 コンペ 打つ|ドライバー スコア ハンデ アイアン 100 切り シングル パター ショート 練習 場 インドア スライス ベストスコア ピン キャロウェイ ウッド
4.3|武道 格闘技 道場 稽古 段位 試合|柔道 剣道 空手 合気道 弓道 初段 黒 帯 キックボクシング 二段 三段 居合 道 少林寺 テコンドー 柔術 ムエタイ 総合 茶 太極拳 なぎなた 相撲 昇段
3.6|ダンス 踊り 教室 踊る 舞 レッスン 発表 会|フラダンス 社交 バレエ ヒップ ホップ 日本 舞踊 盆踊り こい サルサ タンゴ ジャズ フラメンコ ストリート 阿波 チア バチャータ タップ kpop ベリー ズンバ
2.0|怪我 ケガ 痛い 膝 腰 肩 リハビリ 整形外科 痛み 歩 ない 無理 運動 足首 避ける 動き 治療 スポーツ 復帰|骨折 捻挫 靭帯 半月 板 ぎっくり腰 椎間板 ヘルニア 五十肩 アキレス腱 ギプス 松葉杖 肉離れ 腱鞘炎 痛 ひね 折 腰痛 坐骨 神経痛 脱臼 打撲 靱帯 断裂 前 十字 手術 うち 変形 性 腱 野球 肘 テニス シン スプリント
1.9|手術 入院 退院 外科 術後 中 見舞い 病室|盲腸 胆石 人工 関節 麻酔 縫 開腹 内 視 鏡 帝王切開 ヘルニア 白内障 扁桃腺 心臓 バイパス 腹腔 全身 痔 移植 抜糸 リハビリ 摘出 した
3.1|病気 持病 健康 診断 体調 既往 歴 医者 伝える 問診 票 具合 治療 中 避ける 運動|糖尿病 高血圧 喘息 偏頭痛 リウマチ てんかん 甲状腺 橋本 病 痛風 潰瘍 性 大 腸炎 ローン 乾癬 貧血 膠 原 高 脂 血症 アトピー 心臓 型 バセドウ 腎臓 片 頭痛 sle 多発 硬化症 パー キン ソン 緑内障 線維 筋 痛 症 型肝炎 脳 梗塞 copd 子宮 内膜 ヘルニア
2.8|薬 服用 処方 薬局 手帳 飲 んで いる 薬剤師 合わせ 旅行 処方箋|インスリン メトホルミン ロキソニン カロナール 降圧 剤 吸入 スタチン 漢方 錠 チラーヂン 抗 うつ アムロジピン ピル ステロイド 血液 サラサラ ワーファリン 睡眠薬 アレグラ ザイザル ネキシウム パス レクサプロ リピトール ビソプロロール 軟膏 目薬 ジェネリック 頓服 葛根 湯 ウゴービ シムビコート
4.0|血圧 心臓 循環 器 心 疾患 動悸 塩分 内科|ステント ペース メーカー 不整脈 狭心症 コレステロール 心房 細 動 高血圧 低 心筋梗塞 弁膜 症 バイパス 上 140 降圧 剤 ワーファリン 期 外 収縮 カテーテル 心不全 大 動脈瘤 計
4.1|心療内科 メンタル 不安 カウンセリング 精神科 気持ち 落ち込み 心 病 臨床 心理 士|うつ 適応 障害 パニック adhd 発達 カウンセラー 休職 双極 性 強迫性 鬱 うつ病 社交 認知 行動 療法 統合 失調 症 境界 抗 薬 ptsd 自傷 発作 躁 通院
2.4|睡眠 寝る 起きる 眠り 目覚まし 眠る 時間 就寝 寝 つき 眠 ない 朝起き|不眠 昼寝 早起き 夜 型 朝 いびき 睡眠薬 無 呼吸 更 かし 中途 覚醒 六 寝坊 cpap マイ スリー 二度 寝付き 耳栓 ナルコレプシー メラトニン むずむず 脚 ロング パー 時差 ぼけ
3.1|目 視力 眼鏡 眼科 見える 検査 屋 免許 更新 サングラス|メガネ コンタクト 近視 乱視 老眼 白内障 緑内障 色弱 jin レーシック 遠視 弱視 コンタクトレンズ ワン デー 飛 蚊 症 色覚 異常 icl 遠近 両用 zoff 網膜 剥離 ドライアイ 結膜炎 眼 圧 裸眼 度
2.6|耳 聴力 耳鼻科 聞こえる 聞 取り 音量 電話 声|補聴器 難聴 耳鳴り 突発 性 メニエール 左耳 右耳 中耳炎 外 耳炎 人工 内耳 ろう ない 耳垢 耳鳴 聴覚 過敏 シグニア
4.3|歯 歯医者 歯科 医院 治療 噛む 歯並び 硬い もの|虫歯 矯正 親知らず イン プラント 銀 入れ歯 周 病 神経 ブリッジ クラウン 抜歯 ホワイトニング マウス ピース 列 ワイヤー 歯ぎしり 差し歯 セラミック 知覚 過敏 根 管 歯石 部分 ビザ ライン
5.0|肌 皮膚科 スキン ケア 日焼け 止め 皮膚 乾燥 化粧 水 保 湿 洗顔 塗る|アトピー 敏感 ニキビ 湿疹 脂性 蕁麻疹 混合 シミ 酒 乾癬 ステロイド ヘパリン キュレル 白斑 水虫 肌荒れ ニベア 帯状疱疹 無印
1.9|妊娠 出産 産婦人科 赤ちゃん 予定 日 妊婦 おめでた 産院 胎児 飲酒 食 はい ない|中 つわり 臨月 双子 不妊 治療 里帰り 安定 期 母子 手帳 体外 受精 週 妊 活 切迫 早産 悪阻 エコー 男の子 女の子 帝王切開 無痛分娩 助産 院 逆子 六 ヶ月 糖尿病 二人 目 マタニティ
3.4|育児 授乳 赤ちゃん 子育て 乳児 新生児 育てる 赤ん坊|ミルク 母乳 おむつ 離乳食 夜泣き 抱っこ 紐 パン パース 生後 ヶ月 混合 完 母 寝返り はい イヤイヤ 期 ワンオペ 哺乳 瓶 予防 接種 ベビーベッド 沐浴 歯 生 メリーズ
2.6|車椅子 バリアフリー 歩行 段差 介助 会場 移動 入口 階段 エレベーター 乗り物 付き添い|杖 スロープ 義足 手すり 器 障害 者 手帳 半身不随 脊髄 損傷 片 麻痺 電動 脳性 歩 ない 不可 オストメイト 白 松葉杖 人工 関節 義手 四肢
3.8|介護 高齢 施設 親 世話 父母 面倒 老後 ケア 認知 症 在宅|要 デイサービス マネ 老人 ホーム 特 養 ヘルパー アルツハイマー 支援 ショートステイ グループホーム 休業 訪問 老老 寝たきり プラン 高 住 おむつ 徘徊 デイ
1.3|煙草 たばこ 喫煙 禁煙 一服 所 灰皿 吸う|アイコス タバコ 電子 者 マルボロ 吸 ない って グロー プルームテック セブン スター メビウス 外来 ニコチン 一箱 ベイプ 加熱 式 やめ 葉巻 嫌煙 シーシャ
3.5|体重 ダイエット 痩せる 減量 痩 たい 食事 制限 カロリー 目標 体型|キロ 糖 質 ファスティング 太 体脂肪 kg bmi マン ジャ オート ファジー オフ 低 脂質 増量 リバウンド 腹 回り 八 時間 あす 内臓 脂肪 レコーディング メタボ 置 換え 標準
4.0|身長 背丈 背 高 サイズ 合わせ 体格|センチ 長身 小柄 cm メートル 高い 低い 170 160 180 大柄
4.4|服 サイズ 着る シャツ ズボン 洋服 注文 ワンピース 上着 丈 採寸 贈る|xl ウエスト 裄 3l 号 11 フリー 胸囲 メンズ レディース 細身 大きい トール 股下 首 回り 肩幅 ちゃり
3.9|靴 サイズ 足 スニーカー 履く シューズ|センチ 26cm ブーツ 幅広 ヒール 24 25 27 28 23 ナイキ ニュー バランス アディダス パンプス 革靴 外反母趾 ワイド 4e 甲高 サンダル ロー ファー コンバース アシックス
2.5|指輪 アクセサリー ジュエリー ピアス 婚約 プレゼント 号|プラチナ シルバー ゴールド ネックレス 金属 アレルギー 11 13 ダイヤ ティファニー 真珠 ピンク ブレスレット カルティエ ペア リング 誕生石 イヤリング つけ ない
3.7|髪 美容院 散髪 床屋 カット ヘアスタイル 美容 室 染める シャンプー 髪型|ショート ロング 癖 毛 白髪 パーマ ハゲ 茶髪 ボブ 縮 矯正 金髪 くせ毛 直 坊主 薄毛 刈り上げ ヘア 黒髪 細い 剛毛 ミディアム 前髪 レッド 白髪染め 天 ベリー ポニーテール ツーブロック
4.3|化粧 メイク コスメ 品 口紅 コス プレゼント スキン ケア|ファン 資 生 堂 イエベ ブルベ デパコス リップ アイシャドウ マスカラ シャネル ディオール mac ルナソル 韓国 キャン セザンヌ 夏 春 秋 冬 すっぴん ポール ジョー 無 添加 ネイル チーク ケイト
3.2|色 配色 好き カラー 何 色合い 塗る 選ぶ|青 緑 紫 赤 黄色 ピンク 水色 紺 白 黒 灰色 茶色 オレンジ ベージュ 黄 エメラルド ネイビー グレー パステル 金 銀 ラベンダー モノトーン 嫌い ターコイズ ワイン レッド カーキ
2.9|名前 呼 方 署名 宛名 氏名 名乗る 差出人 フルネーム 自己 紹介|申 苗字 本名 下 旧姓 といいます 名字 姓 名 ペンネーム 田中 佐藤 鈴木 改姓 夫婦 別姓 通称 芸名
2.5|あだ名 ニックネーム 愛称 呼ぶ 呼び名 なんと ハンドル|呼 ネーム ちゃん くん さん んで ハン 通称 コードネーム
2.8|性別 代名詞 呼称 敬称 男女 さん くん ちゃん 書類|男性 女性 ノン バイ リー 彼女 男 女 無 トランス ジェンダーレス 彼 違
2.9|年齢 何 歳 生まれ 年 いくつ 生 世代 学年|昭和 平成 アラサー アラフォー 還暦 才 代 二十 三十 四十 五十 六十 古希 喜寿 米寿 ゆとり 団塊 令和 大正 アラフィフ 傘寿
2.4|誕生 日 バースデー 祝う プレゼント 生年月日 会 お祝い ケーキ 用意|生まれ 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 早生まれ 年 サプライズ 月
3.4|干支 年 男 十二支 何年 生まれ 動物|子 丑 寅 卯 辰 巳 午 未 申 酉 戌年 亥年 ねずみ うし とら うさぎ たつ へび うま ひつじ さる とり いぬ 女 丙午
3.5|星座 占い 運勢 占星術 誕生 相性 スコープ|獅子座 乙女 座 牡羊座 魚 牡牛 双子 蠍 天秤座 おとめ お座 山羊 射手 水瓶座 蟹 おう ふた てん びん さそり タロット 四 柱 推 命 動物
2.9|国籍 ビザ 在留 資格 永住 パスポート 入国 移民 就労 外|カード 権 帰化 日本 ハーフ 中 韓国 籍 ベトナム ブラジル 者 留学 配偶 日 二重 特別 技能 実習 高度 人材 インド 申請 フィリピン
2.8|語学 言語 外国 語 英語 話す 勉強 中 言葉 翻訳 会話 通訳 何|中国語 韓国 toeic 母語 デュオ リンゴ 英会話 バイ リン ガル フランス語 スペイン ドイツ語 イタリア タイ ポルトガル 帰国 子女 ネイティブ 独学 n1 ロシア 手話 ベトナム 初級 流暢 ielt 英 検 アラビア hsk
1.5|方言 訛り 地元 言葉 話し方 標準|関西 弁 博多 東北 語 名古屋 広島 津軽 京都 沖縄 大阪 九州 熊本 鹿児島 うち なー ぐち 神戸 訛 って 東京 北海道 播州
5.0|宗教 信仰 お寺 神社 教会 信じる 信者 宗派 礼拝 祈り|仏教 浄土真宗 クリスチャン カトリック 神道 創価 檀家 無 イスラム教 曹洞宗 日蓮宗 真言宗 禅宗 プロテスタント ムスリム ヒンドゥー ユダヤ 教 無神論 天理教 エホバ 証人 幸福 科学 臨済宗 氏子 浄土宗 洗礼
5.0|政治 選挙 投票 政党 支持 議員 政治家 政策 意見|自民党 立憲 組合 町議 無党派 リベラル 保守 共産 党 維新 公明 国民 民主 れい 棄権 市議 浮動 票 社 民 護憲 改憲
2.0|仕事 職業 勤め 職 業種 勤め先 いる 人 生業 本業 会社 自己 紹介 履歴 書|看護 師 教師 エンジニア 会 社員 公務員 営業 経理 運転手 保育 士 美容師 事務 転職 配管 工 医師 薬剤師 介護 大工 弁護士 デザイナー 記者 農家 漁師 料理 調理 研究者 プログラマー 警察官 消防 税理士 銀行員 トラック 翻訳 者 獣医 編集 自営業 主婦 学生 販売 員 店長 電気 工事
3.0|上司 部長 課長 社長 ボス 報告 直属 承認 評価 人|店長 マネージャー 係長 主任 チームリーダー 専務 本 支店 長 工場 院長 校長 師長 上 所長 編集 オーナー cto
2.3|同僚 職場 チーム 先輩 後輩 仕事 仲間 席 飲 会 送別|同期 部下 隣 新人 相方 派遣 さん チームメイト 同じ 部署 ペア
2.8|会社 勤務 先 雇い主 企業 職場 どこ 働く 本社 業界|商社 メーカー 外資 中小企業 ベンチャー 工場 役所 入社 銀行 病院 官公庁 スタート アップ 大学 下請け トヨタ ソニー 楽天 大手 出版社 建設 代理店 自治体 勤め 働 零細 スーパー
3.2|給料 年収 月給 収入 昇給 ボーナス 稼ぐ 給与 明細 手当 家計 交渉|手取り 額面 時給 年俸 賞与 残業 代 万 円 月収 歩合 固定 給 最低 賃金 退職金 基本給 日給 額 ストック オプション 二十
2.6|アルバイト バイト パート 働き 口 学生 仕事 掛け持ち|シフト 時給 タイ ミー 扶養 内 居酒屋 コンビニ カフェ 塾 講師 家庭教師 ファ レス 引っ越し 週三 ウー バー 配達 レジ 打ち 牛 丼 屋 アパレル 103 万 単発
2.8|勤務 時間 シフト 残業 出勤 休日 夜勤 明け 空 いる 働く|早番 遅番 時短 フレックス 定時 週休 二日 日勤 三 交代 当直 フルタイム 土日 休み 平日 九時 五時 週四 八時 宿直 裁量 労働 朝 番 中 勤 休 固定 変形
2.9|通勤 通学 行き方 交通 手段 会社 移動 時間 往復 出社 電車 遅延|山手線 バス 満員 自転車 徒歩 車 地下鉄 定期 一 三 十分 東西線 中央線 埼京線 御堂筋線 バイク ロード 新幹線 乗り換え 小田 急 東海道線 片道 路面 モノレール
3.5|在宅 勤務 テレ ワーク リモート 出社 家 働く オフィス 仕事 部屋|ハイブリッド コワーキング 週二 週三 フル 自宅 書斎 zoom シェア 週五 ワーケーション
3.2|休暇 休み 有給 連休 休む 長期 不在 旅行 予定|ゴールデンウィーク お盆 夏休み 帰省 沖縄 三 育休 有休 年 休 冬休み 春休み 正月 シルバー ウィーク リフレッシュ 一 週間 夏季 代休 忌引
1.8|旅行 旅 行き先 荷物 旅程 航空 券 旅先 出かける 観光 持ち物 先 空港|飛行機 新幹線 ハワイ 京都 台湾 温泉 フライト 北海道 韓国 ツアー グアム パリ ロンドン ニュー ヨーク 九州 四国 夜行 バス 予約 した ピーチ lcc 一人 ベトナム タイ ヨーロッパ バリ ソウル 金沢 日程
3.1|宿 ホテル 宿泊 予約 泊まる 泊まり 先 滞在 チェックイン|旅館 民宿 ビジネス 東横 イン じゃ らん アパホテル 楽天 トラベル ゲストハウス ドーミーイン リゾート ルート カプセル エアビー 温泉 星野 ヒルトン ペンション 一休 agoda ユースホステル 連 泊
4.0|座席 席 窓側 座る 列車 劇場 機内 指定|通路 側 グリーン車 自由 グリーン 前方 後方 窓 非常口 ビジネス 一 列 目 プレミアム 足元 広め 車両 最 前列
4.3|温泉 銭湯 風呂 サウナ 湯 湯治 入浴 温まる|露天風呂 箱根 草津 整う スーパー 別府 熱海 有馬 由布院 登別 岩盤 浴 水風呂 下呂 黒川 極楽 日帰り タトゥー 源泉 濁り 活 道後 城崎
3.5|怖い 恐怖 苦手 恐い 恐怖症 びくびく 避 けたい 場所|高所 蜘蛛 ゴキブリ 注射 閉 所 お化け 雷 虫 怖 がり 暗 犬 飛行機 蛇 血 ピエロ 水 エレベーター 歯医者 絶叫 マシン 鳥 集合 体 地震 対人 ムカデ 人前
3.7|乗り物 酔い 止め 移動 酔う 船 長距離 バス 席 選び|車 船酔 トラベル ミン やすい 飛行機 3d アネロン 助手 後部 座席 山道 ゲーム vr
3.2|大学 専攻 学部 学業 勉強 学校 学生 研究 科 進学 通う|修士 博士 ゼミ 三 年生 単位 文系 理系 大学院 経済学部 一年 二年 四年 法学部 工学部 医学部 文学部 理学部 教育 看護 薬学部 院生 留年 心理 学 情報 短大 東大 京 大 早稲田 慶 應 通信
3.5|論文 卒論 指導 教員 研究 執筆 テーマ 修論 発表 先生|ゼミ 学会 査読 教授 博論 先行 データ 序論 章 口頭 試問 共著 投稿 博士 課程 修士 アンケート 卒業 締切 准 研究室
3.3|試験 テスト 受験 勉強 資格 合格 過去 問 範囲 計画|期末 センター 共通 浪人 簿記 宅 建 追試 英 検 国家 司法 中間 大学 入試 院試 公務員 toeic 医師 国 試 教 採 n2 行政 書士 再試 二 浪 税理士 看護 模試
2.2|学校 先生 クラス 学年 子供 担任 保護者 通学 学級 授業 参観|小学校 中学 高校 年生 pta 日 一年生 二年生 三 四 五年 生 六 中 一 二 高 高二 高三 私立 公立 インター 中高 一貫 転校 小 支援 級
2.9|塾 習い事 予備校 お稽古 放課後 通う 送迎|公文 家庭教師 ばん 中学 受験 スイミング 進 研 ゼミ 明光 日 能 サピックス 四谷 大塚 早稲 アカ ピアノ 英会話 プログラミング 教室 体操 くもん 東進 個別指導 スマイル 習字 ダンス 早期 教育
3.5|部活 サークル 部 クラブ 課外活動 大会 練習|野球 吹奏楽 軽 音 サッカー 顧問 バスケ テニス 美術 演劇 陸上 剣道 バレー 卓球 科学 茶道 水泳 帰宅 合唱 マネージャー 主将 放送 写真 弓道
2.9|保育園 幼稚園 送り迎え 学童 お迎え 預ける 園 登|年少 年 中 年長 待機 児童 延長 保育 こども ベビーシッター 認可 無認可 慣 病 児 シッター 一 歳児 二 バス 給食 昼寝 布団 認定 六時 祖父母 組
2.2|子供 子ども 家族 構成 我 子 子育て お子さん 何人 親|息子 娘 双子 長男 長女 次男 次女 末っ子 一人っ子 二人 三人 歳 赤ちゃん 高校生 小学生 中学生 大学生 社会 人 幼児 なし 男女 養子 生まれ 年 三 姉妹
2.8|息子 男の子 坊や さん 子 坊ちゃん 男児|長男 次男 せがれ 三男 末っ子 坊 倅 小僧 中学生 たち 坊主
2.7|娘 女の子 お嬢さん さん 子 女児|長女 次女 三女 末 姉ちゃん たち 一人娘 高校生 愛娘 双子
1.3|配偶 者 夫婦 結婚 恋人 パートナー 相手 連れ合い 奥様 旦那 さん 主人 デート|妻 夫 嫁 彼氏 彼女 婚約 家内 奥さん カミさん ダンナ 付き 合 って 同棲 フィアンセ 内縁 事実 婚 既婚 交際 相方 ワイフ ハズ バンド 名前
3.4|結婚式 挙式 披露宴 結婚 新郎 新婦 招待 状 スピーチ 二次会|婚約 入籍 式場 ウェディング 両家 プロポーズ 祝儀 ドレス 神前 式 チャペル フォト 余興 引き出物 海外 前 撮 結納 ゼクシィ 仲人 席次
2.2|結婚 記念 日 周年 何 夫婦 レストラン 予約|入籍 銀婚式 金婚式 十周年 年 目 いい 木 婚 式 真珠 付き 合
2.2|独身 婚 活 デート 恋愛 恋人 募集 出会い 相手 探|マッチング アプリ 片思い 遠距離 ペア ーズ 彼女 なし 彼氏 ない ティンダー 街 コン 結婚 相談 所 見合い 失恋 omiai フリー 気 なる 人 タップル
1.9|離婚 親権 元夫 離別 慰謝 料 面会 別れる|元 妻 養育 費 シングル マザー 別居 バツ イチ 調停 交流 した 別れ シン パパ 財産 分 ファ ザー 協議 届 前妻
2.8|母 お母さん 日 母親 親孝行 カーネーション|おふくろ ママ 母さん 実母 母ちゃん お袋 オカン 母上 かあさん
2.5|父 お父さん 日 父親 親孝行|親父 パパ 父さん 実父 父ちゃん さん オト 父上 とうさん
1.7|両親 親 実家 父母 家族 帰省|親御 さん 二人 とも 健在 離婚 した
4.1|兄弟 兄 弟 きょう だい 男|兄貴 兄ちゃん 長兄 次兄 たち 兄さん 双子 末弟
4.3|姉妹 姉 妹 きょう だい 女|貴 姉ちゃん 長姉 たち 姉さん 双子 末
4.3|祖母 ばあちゃん 敬老の日 祖父母|おばあさん ばば ちゃん 曾祖母 おば
6.4|祖父 おじいちゃん 敬老の日 祖父母 じいちゃん|じい おじいさん じじ 曾祖父 おじ
3.0|孫 お孫さん 初孫 祖父母 誕生 日|孫娘 息子 たち ひ孫 曾孫 外孫 内
3.7|親戚 叔父 従兄弟 親族 冠婚葬祭 親類 お年玉 年賀状|叔母 いとこ 甥 姪 おじさん おばさん 伯父 伯母 従姉妹 とこ っ子 本家 大叔母 遠縁 叔父さん
2.5|義母 義父 義理 義 実家 配偶 者 親 姑 さん|舅 義兄 義妹 嫁 両親 義弟 義姉 小姑 婿 母 父 婿養子
3.2|友達 友人 親友 仲間 友 遊ぶ 相手 飲 相談|幼なじみ ママ 同級生 大学 時代 高校 パパ 学生 悪友 仲良し 腐れ縁 ルームメイト 趣味
1.4|ペット 動物 獣医 飼う 生き物 家 旅行 中 世話 餌 預ける|犬 猫 うさぎ ハムスター インコ 亀 文鳥 モルモット 保護 フェ レット 飼 って 二 匹 金魚 フクロウ ハリネズミ 蛇 トカゲ 鳥 熱帯魚 リクガメ 老 子犬 デグー チンチラ 多頭 柴 拾
1.5|愛犬 犬 散歩 種 ドッグフード ワン ちゃん 子犬 わん 首輪 つけ トリミング|柴犬 トイ プードル チワワ ダックス ブラ ドール ゴールデン コーギー 雑種 秋田 ポメラニアン シーズー マルチーズ シュナウザー ビーグル ボーダー コリー パグ フレンチ ブルドッグ 甲斐 グレート ニーズ ヨー キー 保護 キャバリア パピヨン シェパード 飼 って オス メス ミックス
4.1|愛 猫 キャットフード 砂 ニャンコ ねこ 子猫 猫じゃらし キャットタワー|三毛 茶 トラ スコティッシュ マン チカ キジ 黒 ハチワレ アメショ ロシア ブルー ペルシャ メイン ーン ラグドール サバ サビ 白猫 シャム ノルウェー ジャン ベン ガル 保護 去勢 オス メス ミヌエット ガマ フィン
4.1|水槽 魚 アクアリウム 魚の 世話 水 替え フィルター|メダカ 金魚 グッピー 熱帯魚 錦鯉 ベタ ネオンテトラ エンゼルフィッシュ エビ 水草 海水 コリドラス らん 鯉 ヤマトヌマエビ クマ ノミ 60 センチ ろ過
5.7|昆虫 爬虫類 飼育 虫 ショップ ケージ|カブトムシ クワガタ レオパ トカゲ ヤモリ カメ 蛇 コーンスネーク イグアナ カエル ヒョウ モン カマキリ リクガメ タランチュラ ヘラクレス ボール パイ ソン アホ ロートル フトアゴ
4.1|馬 乗馬 競馬 世話 レース 乗る|厩舎 有馬 記念 馬券 jra サラブレッド ポニー ダービー 天皇 賞 馬術 ウマ 娘 一口 馬主 障害 地方 ディープ
3.4|家畜 養鶏 養蜂 農家 牧場 飼育 乳 卵|鶏 ヤギ 牛 蜜蜂 巣箱 乳牛 羊 豚 鴨 烏 骨 和牛 肉牛 子 平 飼 アルパカ
4.1|農業 田んぼ 畑 収穫 農作業 作物 種 農家|米 田植え トラクター 稲刈り コシヒカリ みかん 田 野菜 ビニール ハウス コンバイン りんご ぶどう いちご 農協 茶 無 農薬 有機 兼業 トマト 就農 玉ねぎ もち米 サツマイモ じゃがいも
3.7|車 自動車 運転 ガソリン 修理 ドライブ マイカー 愛車 乗る 乗用車 車種 洗車 運転手 レッカー|トヨタ ホンダ 軽自動車 プリウス 日産 スバル マツダ nbox ハイブリッド テスラ アルファ ード ミニバン 三菱 スズキ ダイハツ ヤリス フィット タント スペーシア ハスラー ジムニー レクサス bmw ベンツ アウディ ボルボ ワーゲン suv ワゴン フリー レナ アクア ノート ヴェゼル フォレスター cx プジョー ミニ 軽 トラ ハイ エース カローラ
4.8|車検 整備 タイヤ 点検 修理 工場 オイル 交換 車 不調|スタッドレス ディーラー オート バックス エンジン バッテリー ブレーキ 十二 ヶ月 コバック スリップ ユーザー 夏 ワイパー 異音
1.4|免許 教習所 運転 資格 できる レンタカー|仮 免 ペーパー ドライバー ゴールド 返納 限定 mt 大型 中型 普通 二種 国際 停 ブルー 取 持 って ない 高齢 者 講習 卒 検
4.1|バイク 原付 ツーリング 二輪 単車 走り 行く|カブ ヤマハ カワサキ ハーレー スクーター ベスパ スズキ 中 免 大型 125cc 250cc 400cc 750 pcx ニンジャ ブル ドゥカティ トライアンフ モンキー ホンダ ロー bmw ヘルメット
4.3|ナンバー ナンバープレート 車|品川 練馬 希望
3.8|保険 補償 加入 料 掛け金 保障 金 請求 見直し|生命 自動車 県民 共済 損保 ジャパン アフラック 医療 日本 学資 がん コープ ソニー 第一 ライフ ネット 火災 ペット 東京 海上 死亡 収入 三井 住友 個人 年金 明治 安田 掛け 捨
3.3|健康 保険 証 社会 医療 費 料 病院 窓口|国保 社 保 マイ 扶養 協会 けんぽ 組合 健保 任意 継続 後期 高齢 者 三 割 負担 共済 限度 額 認定 高額 療養 国民
3.0|駐車 場 車庫 車 置く 停める 停車|月極 コイン パーキング タイムズ ガレージ 機械式 屋根 付き 青空 番 akippa 路 駐 来客 用 立体 カー ポート 月 一万 券
5.0|船 ヨット マリーナ 操船 係留 航海 ボート|釣り船 クルーザー 船舶 免許 ディンギー レジャー 一級 モーターボート マリン ジェット クルージング 漁船 カタマラン
4.4|定期 券 交通 カード 切符 乗車 通勤 費 改札|スイカ suica pasmo icoca 回数 toica モバイル nimoca マナカ sugoca 六 ヶ月 通学 青春 18 シルバー パス kitaca manaca
3.6|タクシー 配車 送迎 移動 夜 遅 帰り|go アプリ 運転 代行 日本 交通 uber 介護 陣痛 didi ride 個人 領収 書
3.6|サブ スク 解約 月額 会員 契約 サービス 定額 毎月 払う 見直す|ネトフリ スポティファイ アマプラ ネット フリ クス ディズニー プラス dazn アマゾン プライム youtub プレミアム chatgpt appl music kindl アン テッド icloud nhk 無料 体験 新聞 wowow 年 払い ジム
3.6|銀行 口座 通帳 振込 金融 機関 預金 送金 atm|三菱 ufj ゆう ちょ 三井 住友 みずほ 楽天 信用金庫 住 信 sbi paypai soni 横浜 ソニー 地銀 農協 京都 セブン au ぶん 普通 支店
3.9|クレジットカード 支払い 決済 ポイント 払う 会計 レジ カード 買い物|paypai 楽天 現金 jcb ポイ 活 アメックス ビザ マスター エポス イオン 三井 住友 アメリカン エキス プレス デビット ペイ 一括 セゾン ダイ ナース リクルート
4.6|投資 貯金 資産 運用 老後 株 貯める 将来 お金 資金 積立|nisa ideco 信託 定期 預金 オルカン sbi 証券 国債 新 つみ p500 全世界 楽天 個人向け reit 金 ロボアド 投信 配当 債券 外貨 米国 確定 拠出 財形
3.5|借金 返済 ローン 返す 負債 貸し借り 金 借りる|奨学 払い カード 車 債務 整理 消費者 金融 アコム アイフル プロミス 中 マイカー 自己 破産 分割 友達 借り 任意 キャッシング 教育 完済
3.2|予算 値段 価格 費用 上限 いくら 使える 金額 高い 安い 額 見積|円 万 以内 以下 くらい 程度 千円 百万 五万 十万 三 一万 奮発 ケチ コスパ 低
3.0|家計 節約 簿 支出 お金 管理 生活 費 やりくり|マネー フォワード 固定 zaim 貯金 袋 分け 折半 共通 口座 夫婦 別 財布 食費 レシート 月 二十 万 エクセル 先取り オズマネー 赤字
4.0|税金 確定 申告 年末 調整 納税 税務署 経費|青色 ふるさと 住民 税 税理士 還付 インボイス 白色 tax 消費 freee 会計士 医療 費 控除 源泉 徴収 個人 事業 やよい 金 免税 簡易 課税 予定 扶養
2.4|病院 医者 かかりつけ 診察 内科 受診 診 もらう さん 通院|クリニック 医 主治医 町医者 先生 総合 大学 市民 外来 往診 紹介 状 月 一回 診療所 日赤 医院 耳鼻科
2.9|予約 予定 日程 カレンダー スケジュール 約束 空 いる アポ 会う 何時|火曜 木曜 午後 時 半 夕方 午前 来週 明日 金曜 土曜 月曜 水曜 マインド 美容院 歯医者 面談
2.7|会議 打ち合わせ 定例 ミーティング 議題 出席 参加 打合せ|朝会 月曜 水曜 zoom team 週 次 1on1 meet 朝礼 役員 会 キックオフ 進捗 毎週 午前 十時 全体 スタンド アップ 理事 夕
1.6|教室 講座 レッスン 習う 学ぶ 受講 先生 ワークショップ|カルチャー センター 通 って 料理 英会話 陶芸 ヨガ 夜間 絵画 パソコン 生け花 市民 フラワー スト アカ オンライン 週一 書道
3.2|ボランティア 寄付 支援 社会 活動 手伝い 奉仕 地域|消防 団 子ども 食堂 献血 ボーイスカウト 清掃 災害 読み 聞 子供 npo 動物 保護 海岸 傾聴 日本語 教室 学習 手話 通訳 民生 委員 見 守り 隊 炊き出し
2.9|町内 会 団体 所属 役員 会費 仲間 グループ|自治 老人 婦人 ロータリー 会員 ライオン ズク ラブ 同窓会 商工 同好 県 人 サークル 青年 会議 所 pta 消防 団 組合 ol 句会 部 社協
4.0|庭 家庭 菜園 園芸 ガーデニング 植える 仕事 花壇 土 種 剪定 ガーデン|トマト バラ きゅうり プラン ター 堆肥 芝生 紫陽花 盆栽 なす ピーマン ハーブ 花 じゃがいも チューリップ ベランダ 貸し 農園 柿 梅 雑草 ブルーベリー いちご レモン オリーブ 朝顔 ミント 松
4.1|観葉植物 鉢植え 水 植物 鉢 室内 枯れる 旅行 中|モン ステ パキラ 多肉植物 サボテン 胡 蝶蘭 ポトス ウン ベラ ータ ガジュマル エアプランツ 蘭 アロエ サンスベリア アガベ 塊根 シダ ドラセナ カランコエ アイビー オリーブ 枯らす フィカス
4.0|天気 気候 気温 天候 雨 気象 服装 地方|豪雪 梅雨 台風 蒸し暑い 雪国 暑い 寒い 雪 曇 盆地 風 強い 乾燥 晴れ 海沿い 猛暑 湿度 花粉 氷点下 女 男
4.4|防災 地震 避難 災害 備え 非常 場所|リュック 備蓄 避難所 津波 食 水 カンパン 簡易 トイレ 持ち出し 袋 ハザード マップ 集合 ヘルメット 家具 固定 モバイル バッテリー 火山 小学校 171
1.3|プレゼント 贈り物 ギフト 手土産 お祝い 贈る 喜ぶ お返し サプライズ ほしい もの 誕生 祝い|集め 欲 って ファン ハマ 好き 収集 目 ない 欲しい コーヒー 花 本 マニア アロマ ワイン 香水 推 スイーツ 手作り カタログ
2.3|お歳暮 お中元 贈答 季節 贈り物 お返し 送る 先|内祝い ビール ハム そう めん カタログ ギフト 三越 高島屋 洗剤 海苔 ジュース 送 ない 上司 宛 引き出物
3.7|クリスマス 年 中 行事 イベント 年末 ごちそう 飾り パーティー|ツリー ケンタッキー イブ ケーキ サンタ チキン イルミネーション プレゼント 交換 教会 シュトーレン アドベント ロースト ミサ
3.5|正月 年末年始 新年 元旦 年越し 帰る 集まる|お節 お年玉 初詣 年賀状 雑煮 帰省 福袋 そば 門松 鏡餅 紅白 実家 初日の出 書き初め 屠蘇 箱根 駅伝 餅 つき もち 丸 角 まし
5.7|お盆 墓参り 法事 先祖 供養 里帰り お参り|帰省 仏壇 命日 盆踊り 迎え火 初盆 十 三回忌 坊さん 彼岸 墓 精霊 馬 菩提寺 送り火 霊園
2.7|子供 行事 節句 お祝い 子 成長 写真 館 膳|七五三 ひな祭り 入学 式 成人 宮参り こどもの日 食い初め 入園 卒 園 端午 鯉のぼり 雛人形 初節句 ランドセル スタジオ アリス 十三 参 百 日 卒業 一 升 餅 兜
4.8|花見 祭り 花火 夏 屋台 見物 出かける|桜 大会 浴衣 神輿 祇園祭 ねぶた 隅田川 阿波 踊り だんじり 縁日 たこ焼き 場所 取り 山車 金魚 すく こい 三社 祭
2.6|緊急 連絡先 事故 もしも 時 連絡 相手 救急|家族 119 妻 夫 母 父 姉 兄 110 友人 救急車 かかりつけ 大家 娘 息子 叔母
2.6|血液 型 献血 輸血 占い 医療|ab rh マイナス 稀 知 ない
2.0|口調 文体 回答 返答 書き方 形式 口ぶり 話し方 フォーマット 説明 仕方 トーン 表現|簡潔 短 箇条書 敬語 タメ 口 丁寧 語 絵文字 わか りや すく 結論 端的 フランク 表 マーク ダウン ユーモア 率直 褒 ない 手短 具体 例 ステップ 優しい 厳 しめ 友達 お世辞 なし ある
4.3|単位 温度 重 計量 換算 長 測る 分量 レシピ|グラム 摂氏 合 大さじ キロメートル メートル法 華氏 インチ カップ マイル ポンド センチ 坪 尺 リットル キロ オンス ヤード ミリ フィート
4.0|時差 時間 帯 現地 タイム ゾーン 何時 会議 時刻 海外 通話|日本 jst utc ニュー ヨーク ロンドン 西海岸 パリ シンガポール ハワイ gmt est pst 夏時間 ヨーロッパ
4.8|通貨 お金 為替 価格 表示 両替 レート|円 ドル ユーロ ウォン ポンド 元 台湾 バーツ フラン ペソ usd jpy 豪 ルピー
4.2|年 号 暦 日付 何年 書類 表記|令和 平成 昭和 西暦 大正 r6 皇紀 旧暦 イスラム
2.4|絵文字 顔 文字 スタンプ 文面 メッセージ 雰囲気 記号|使 ない 多め 苦手 笑 禁止 びっくり マーク 控えめ
1.5|結び 手紙 挨拶 文末 メール 署名 書き出し|敬具 よろしく 拝啓 草々 かしこ お世話 って おり お願い 敬白 早々 失礼 お疲れ様 前略
3.9|専門医 主治医 先生 診療 科 専門 紹介 状 予約|皮膚科 整形外科 小児科 婦人 耳鼻科 眼科 循環 器 精神科 泌尿器 消化器 神経 内科 内分泌 リウマチ 腎臓 血液 歯科 呼吸器 産婦人科 心療内科 糖尿病
2.3|予防 接種 ワクチン 注射 打つ 副 反応 渡航|インフルエンザ コロナ 帯状疱疹 破傷風 hpv 肺炎 球菌 風疹 麻疹 型肝炎 おたふく 水ぼうそう 狂犬病 黄 熱 子宮頸 がん 三 回 目 打 ない bcg シングリックス
3.2|身分証 パスポート 更新 有効 期限 証明書 期限切れ 渡航 本人 確認 再 発行|マイ ナンバー 切れる 免許 証 在留 カード 旅券 運転 学生 住 基 紛失 失効 十年 五年 ビザ 保険 障害 者 手帳
3.6|鍵 玄関 暗証 番号 開ける 入る 合鍵 留守 閉 出し|オート ロック スマート ポスト 植木鉢 ダイヤル スペア 実家 指紋 隣人 管理人 セサミ カード 大家
2.2|ゴミ ごみ 日 分別 収集 捨てる 出す 曜日 回収|燃える 資源 粗大ごみ 不燃 ペットボトル 可燃 缶 瓶 段ボール 古紙 生 指定 袋 燃 ない 木曜 月曜 火曜 集積 所 カラス コン ポスト
2.9|荷物 宅配 便 配達 受け取り 届く 届け先 再 留守 郵便|ヤマト 佐川 ボックス 置 配 ゆう パック クロ ネコ 郵便局 日本 時間 指定 不在 コンビニ 受取 玄関 前 営業 所 午前 中 pudo 管理人 着払い 福山 通運
4.6|通販 ネット ショッピング 注文 買う オンライン 購入 ポチ|楽天 アマゾン メルカリ zozo ヨドバシ ヤフオク amazon yahoo shein クマ qoo10 ニッセン temu ビックカメラ アスクル 無印 ジモティー 定期 便 ハコ
4.6|家具 ソファ 机 寝具 模様替え 寝る 椅子 買い替え インテリア|ニトリ ベッド 布団 無印 本棚 イケア マットレス ダイニング テーブル ロー ゼット カリモク シングル ダブル 良品 食器 棚 こたつ 学習 アーロン チェア 二段 北欧 タンス カーテン エアウィーヴ
3.4|リフォーム 工事 修繕 雨漏り 直す 改装 改修 水 回り 業者|工務 店 漏れ 大工 外壁 塗装 壁紙 ユニット バス 床 屋根 キッチン 浴室 トイレ 畳 漆喰 断熱 シロアリ バリアフリー 配管 タイル 二 世帯 窓 リノベ 水道 屋 エコ カラット 暖房
5.0|工具 日曜 大工 dii 修理 組み立て 作業 道具|ドリル のこぎり マキタ 電動 ドライバー ホームセンター カイ ンズ インパクト ジグソー レンチ ボンド 電 サンダー 木工 リョービ コーナ 脚立 釘 ペンキ ハイコーキ レーザー はんだ
3.3|家電 洗濯 機 冷蔵庫 故障 買い替え 壊 修理 電化 製品|パナソニック 日立 食 洗 ドラム 式 ダイ ソン シャープ 炊飯 器 掃除 エアコン 三菱 東芝 アイリス 冷凍庫 電子 レンジ 乾燥機 サン ヨー バルミューダ ハイ アール デロンギ 縦 型 象 印 除 湿
2.5|掃除 家事 片付け きれい 整理 整頓 手伝い 汚れ|ルンバ 機 ダスキン 断 捨 離 代行 ほうき クイックル ロボット ゴミ 屋敷 換気扇 拭き掃除 シルバー 人材 ルー 重曹 週末 大掃除 片 付 ない マキタ braava 苦手
3.9|洗濯 クリーニング 干す 洗う 衣類 汚れ|部屋 干し 柔軟 剤 乾燥機 アイロン コイン ランドリー 外 洗剤 漂白 浴室 乾燥 臭い 白 洋 舎 手洗い ドラム ガス ノア 宅配 苦手
2.8|起業 自営業 店 経営 開業 商売 事業 独立 開く 開店|個人 事業主 店主 パン 屋 フランチャイズ 創業 カフェ 美容 室 居酒屋 雑貨 ネット ショップ 合同 会社 株式会社 屋号 塾 整骨 院 花屋 二 代目 法人 屋台 ラーメン コン サル 不動産 民泊 スタート アップ
3.0|取引 先 顧客 フリーランス 案件 依頼 主 発注 元 仕事 受ける 得意 単価|請求 書 業務 委託 クライアント クラ ウド ワークス ランサーズ 下請け 準 委任 契約 ココナラ 納品 エージェント 常連 個人 事業 大口 元請け
4.2|発売 リリース バージョン 公開 出す 出荷|ベータ 版 v1 v2 正式 来月 今秋 クローズド ローンチ アルファ アップデート
2.9|人数 社員 従業 員 規模 何人 スタッフ メンバー チーム|名 人 五人 十人 二十 百人 パート 正社員 一人 会社 家族 派遣
2.7|面接 活 転職 応募 履歴 書 採用 仕事 探 求人 志望 動機 面談|内定 エントリー シート リクナビ ハロー ワーク 活動 マイナビ 書類 選考 一次 最終 doda リクルート ビズリーチ inde 不採用 インターン 職務 経歴 リファラル 新卒 第二 オファー 説明 会 内々定 spi
2.6|退職 失業 辞める 退社 仕事 失う 転職 次|保険 リストラ 辞 雇 止め 無職 解雇 倒産 早期 契約 満了 求職 中 届 代行 クビ 会社 都合 有給 消化 自己
3.1|転勤 異動 単身 赴任 引っ越し 辞令 勤務 地|出向 駐在 海外 大阪 支社 支店 本社 四月 帯同 家族 残 東京
2.7|出張 先 費 仕事 旅行 泊まり 新幹線 宿泊|日帰り 前泊 大阪 名古屋 福岡 海外 毎週 二 泊 月 一 飛行機 客
3.3|定年 年金 老後 仕事 終える 引退 退職 後|再 雇用 シニア 六十 歳 六 十五 生活 厚生 国民 嘱託 繰 下げ 隠居 退職金 ねん きん 定期 便 受給 上げ
5.3|自衛隊 軍 入隊 国防 兵役 勤務 地|自衛 官 海 自 陸 駐屯 空自 防衛 大 予備 海兵 基地 pko 退官 航空 曹 幹部
5.3|受賞 賞 表彰 栄誉 勝つ 誇り|優勝 金賞 入賞 メダル 銀賞 最優秀 金メダル 新人 文学 入選 表彰状 芥川 トロフィー 特別
3.7|大会 試合 コンクール 出場 競技 会 コンテスト 応援|県 決勝 発表 インターハイ 全国 地区 予選 トーナメント 選手権 リーグ 国体 コンペ マラソン 総体
3.9|バンド 練習 スタジオ ライブハウス 演奏 ライブ 音 合わせ 仲間|ドラマー ボーカル ギター ベース キーボード コピバン 軽 オリジナル ドラム 学 祭 ペンタトニック 下北沢
4.8|演劇 舞台 芝居 観劇 観 行く チケット 公演 役者|歌舞伎 宝塚 劇団 四季 ミュージカル 落語 能 次元 ミゼ シェイクスピア 文楽 狂言 帝 劇 朗読 寄席 大衆 アングラ 小 劇場
3.9|お笑い 芸人 漫才 笑う 好き ライブ|吉本 コント 寄席 サンド マン 千鳥 霜降り ダウン タウン 爆笑 ピン 落語 まい たち ルミ 師 中川 家 キング オブ バナナ
3.6|執筆 小説 書く ブログ 作家 連載 作品|原稿 ろう note 同人 誌 カクヨム 出版社 エッセイ 短編 長編 詩 はてな 文学 賞 プロット 脚本 ファンタジー web キン ドル 出版 文 フリ 中 自伝 bl
2.8|天体 星 望遠鏡 夜空 観測 宇宙|流星群 プラネタリウム 天の川 惑星 月 双眼鏡 日 食 星空 土星 天 文部 ビクセン ペルセウス 星座
4.6|スキー 雪 ゲレンデ スノーボード 冬 滑る リフト|スノボ ニセコ 白馬 志賀高原 越後湯沢 苗場 蔵王 ボード カービング 券 モーグル 野沢温泉 ルスツ クロ カン 初心者 バック カントリー
5.7|サーフィン 海 波 マリン スポーツ ビーチ 乗る|湘南 ボード サー ファー ロング ショート 宮崎 千葉 ウェット スーツ 一宮 鵠沼 sup ボディ 波乗り
4.8|ダイビング 潜る シュノーケル 海中 水中 ツアー|慶 良 間 ライセンス padi オープン ウォーター 沖縄 伊豆 素 潜り 宮古島 石垣 タンク ウミガメ アド バンス パラオ
4.8|クライミング 壁 ジム 登る 岩|ボルダリング 級 リード 外 シューズ 二級 三級 チョーク ハーネス 四級 小川山 ノボ ロック bpump
4.6|釣り 釣竿 魚 釣る 釣り場 船 餌|ブラック バス アジング 鮎 竿 渓流 ルアー 海 アユ 鯛 アジ フライ 堤防 ヘラブナ イカ シー エギング トラウト 磯 ヤマメ イワナ 穴 ダイ シマ
3.5|ボード ゲーム カード 対戦 集まり 遊び 家族 遊ぶ|カタン 人 狼 遊戯 王 ポケカ デュエマ トランプ 百人一首 マジック リング ミニ オン 大 富豪 uno オセロ チェス ウノ モノ リー 人生 コードネーム ウイング スパン かるた ワンピース ジェン ボドゲ カルカソンヌ 花札
4.6|将棋 囲碁 麻雀 対局 棋士 指す 打つ 卓|雀 荘 藤井 聡 太 段位 魂 初段 級 二段 ウォーズ リーグ 三段 碁 詰将棋 天 鳳 役 満 チェス 81 道場 ネット
4.8|パチンコ ギャンブル 賭け 負け 賭け事 依存|スロット 競艇 宝くじ 競輪 競馬 麻雀 馬券 ジャグラー カジノ スポーツ くじ オートレース 北斗 ポーカー
3.0|出身 故郷 地元 育ち 故里 生まれ 実家 帰省 先 育 場所|上京 道産子 田舎 東京 大阪 北海道 九州 下町 県 四国 東北 沖縄 島 札幌 新潟 長野 広島 海外 福島 生粋 地方
3.5|卒業 学歴 出身 校 学位 最終 大学 名|母校 高卒 大卒 専門 学校 早稲田 慶 應 東大 京 大 中卒 院 卒 修士 短大 工業 高校 高専 商業 女子大 中退 法学部 美 同志 社 明治 理系 mba
1.5|前 職 経歴 以前 職歴 昔 仕事 職務 書 過去 職場|新卒 元 かつて 辞 勤め てい 働 教員 銀行員 派遣 アルバイト 営業 十 年間 看護 師 した
2.6|目標 夢 抱負 計画 たい こと 将来 願い 達成|挑戦 起業 合格 貯金 マラソン 完走 英語 移住 今年 こそ 世界 一周 資格 取得 痩せる マイホーム 出版 早期 退職 fire 百名 山 留学
2.2|悩み ストレス 心配 相談 不安 困 ごと 気がかり 元気 ない 落ち込む|悩 んで しんどい 疲れ 眠 お金 介護 人間 関係 子育て 将来 辛い 忙しい 限界 プレッシャー 育児 苦しい
3.2|何人 分 分量 人前 レシピ 量 作る 食卓|人 家族 二人 一人暮らし 四人 三人 五人 六人 夫婦 大 食い 小食 子ども
2.6|招待 客 来客 ゲスト もてなす 集まり 席 人数|幹事 参列 十人 二十 人 三十 四十 五十人 名 友人 子連れ 親族 だけ 少人数 大勢 身内 欠席 出席
6.4|時間割 下校 登校|集団 給食
4.3|制服 服装 スーツ 着る 職場 服 ドレス コード|作業 着 私服 エプロン オフィス カジュアル 白衣 ジャ ージ スク ラブ つなぎ ネクタイ ジーンズ 可 セーラー服 学 ラン ブレザー ビジネス クールビズ ワーク マン 安全 靴 コック コート
5.0|着物 和装 浴衣 着付け 呉服 晴れ着|振袖 帯 袴 訪問 着 留袖 小紋 紬 足袋 草履 名古屋帯 半幅 大島紬 成人 式 レンタル 着付 教室 デニム 喪服
4.2|パスワード 管理 認証 ログイン セキュリティ 鍵|bitwarden 1password keepass lastpass 二 段階 googl パス キー 指紋 手帳 チェーン ノート icloud プロトン
4.4|バックアップ クラ ウド 保存 ファイル データ 消失 復元|na ドロップ ボックス 外 付け icloud googl ドライブ onedr hdd タイム マシン synolog ssd usb nextcloud レイ 二重 自動
3.8|プリンター 印刷 スキャナー 刷る コピー 年賀状|エプソン インク ブラザー 複合 機 hp キヤ ノン レーザー 両面 コンビニ インクジェット ピクサス a3 紙 エコ タンク カラ リオ
5.0|イヤ ホン ヘッドホン 音質 聞く 装着 音楽 聴く 機器|airpod ノイ キャン ソニー bose ゼンハイザー jbl 有線 ワイヤレス bluetooth オーテク anker 骨 伝導 wh 1000 shokz イヤー ピース beat 耳 痛い オープン shure
3.6|スマート ホーム 照明 音声 操作 家電 自動化 ライト 声|アレクサ switchbot グーグルホーム hue alexa googl home natur remo homekit エコー ロボット 掃除 機 プラグ homeassist siri カーテン 人 感 センサー
4.8|タブレット 電子 書籍 端末 板 読書 描く|ipad kindl galaxytab fire android ipadmini surfac ペーパー kobo ipadair boox ipadpro
4.8|腕時計 時計 スマートウォッチ 身 につける 時刻 時間 見る|ショック アップルウォッチ セイコー ガーミン ロレックス カシオ オメガ シチズン fitbit フィット ビット 機械式 グランドセイコー タグ イヤー ハミルトン チープカシオ モス アンティーク オープン ハート 懐中時計
4.6|キーボード マウス 周辺 機器 モニター 入力 パソコン 周り 画面 机|hhkb ロジクール メカニカル トラックボール リアルフォース keychron 静 電 容量 自作 4k デュアル ゲーミングマウス razer 分割 青 軸 茶 赤 エルゴ 27 インチ ウルトラ ワイド dell web カメラ niz
3.0|文房具 手帳 筆記具 ノート 書く ペン 筆箱|万年筆 ほぼ 日 ジェット ストリーム 能率 パイロット モレスキン lami シャー トラ ベラ ーズ マスキング テープ ペリカン ロディア フリ ション シグノ サラサ ロルバーン 方眼 ジブン 付箋 モンブラン クルト
1.4|sn 投稿 フォロワー 発信 アカウント 友達 つながり|インスタ ツイッター tiktok フェイス ブック instagram facebook thread blueski mixi って ない 裏 垢 ティックトック リンク トイ pinterest 鍵 misskei 見る 専 フォロー
3.0|ユー チューブ 動画 配信 者 見る チャンネル サイト|ユーチューバー vtuber ニコニコ 登録 youtub twitch ヒカキン ゲーム 実況 ライブ さん 料理 東海 オンエア vlog 切り抜き 解説 フィッシャー
4.2|生理 月経 婦人 科 更年期 周期 女性 体 体調|痛 pm ピル 子宮 内膜 症 筋腫 不順 カップ ナプキン 卵巣 嚢 腫 pmdd 閉経 ホルモン 補充 低 用量 多 嚢胞 不正 出血 プラノバール タンポン 障害
4.6|癌 がん 腫瘍 抗 剤 悪性 治療 闘病 病院 検診|乳がん 放射線 胃がん ステージ 大腸 肺がん 前立腺 白血病 リンパ腫 転移 再発 化学 療法 オプジーボ 子宮頸 甲状腺 寛解 膵臓 脱毛 ウィッグ 免疫 サバイバー 乳癌
3.7|胃腸 お腹 消化 腹痛 食 すぎ 胃薬|胃炎 ピロ 菌 逆流 性 食道炎 過敏性 腸 症候群 便秘 ib 下痢 胃潰瘍 胃 たれ 潰瘍 乳糖 胸焼け ポリープ 太田 胃散 ガス ストッパ 整腸剤 胃酸 スター 十二指腸
3.7|健康 診断 人間ドック 数値 検査 結果 血液 検診|尿酸 値 血糖 脂肪 肝 中性 再 コレステロール ldl γgtp 要 精密 hba1c 血圧 メタボ 機能 心電図 胃 カメラ 尿 蛋白 貧血 バリウム 判定 潜 血
3.4|脳 神経 内科 脳外科 麻痺 頭 病気 後遺症|梗塞 パー キン ソン くも膜 下 脳卒中 脳出血 てんかん 片 脳腫瘍 認知 症 高次 機能 障害 al 失語 tia 多発 性 硬化症 レビー 小 体 水
4.1|鼻 花粉 くしゃみ 春 目 かゆみ アレルギー性 マスク|スギ ヒノキ 鼻炎 症 副 鼻腔 炎 ブタクサ 鼻水 まり アレグラ 蓄 膿 ハウス ダスト 舌下 免疫 シラカバ 点 鼻薬 イネ 科 がい ダニ アラミスト 黄砂
4.0|風邪 発熱 熱 体調 不良 だるい 病欠 薬 飲む|イン フル コロナ 咳 喉 扁桃 炎 39 度 鼻水 頭痛 下痢 寒気 パブ ロン 陽性 溶連菌 肺炎 マイコプラズマ 38 りんご 病 手足 口病 ヘルパンギーナ ルル
3.7|葬儀 亡くなる 喪中 死去 お悔やみ 訃報 命日 話題 避ける|亡 他界 四十九日 未亡人 くし 死 死別 寡婦 やもめ 看取 一周忌 遺族 自 天国 急逝 逝 グリーフ 先 立 たれ
4.8|発達 特性 療育 特別 支援 こだわり 配慮 過敏|自閉症 アスペルガー asd adhd ld 感覚 放 デイ ダウン症 境界 知能 グレー ゾーン 級 コンサータ 多 動 言葉 遅れ ギフテッド スト テラ イヤー マフ 児 発
4.2|サプリ 栄養 健康 食品 摂取 不足 飲む|ビタミン 青 汁 プロテイン 鉄分 dhc マルチ コラーゲン オメガ 亜鉛 カルシウム 乳酸菌 ルテイン ファンケル bcaa 葉酸 クレア チン 養 命 酒 マグネシウム ヤクルト ネイチャー メイド エイ
3.1|マッサージ 整体 肩こり ほぐす 体 メンテ|鍼 灸 接骨 院 腰痛 カイロ くる 腰 足 ストレート ネック 骨盤 矯正 あん摩 タイ 古式 ヘッド スパ オイル 月 二回 みほ
4.1|瞑想 座禅 リラックス 呼吸 落ち着く 心 静める|マインド フル ネス 禅 寺 ヘッド スペース 法 ヨガ 写経 毎朝 十分 ヴィパッサナー 自律 訓練 calm ジャー リング
4.1|ネイル 美容 エステ 脱毛 爪 まつげ 施術 サロン|ジェルネイル 医療 まつ マニキュア セルフネイル 長 出し ハイ フェ 全身 vio ボトックス ヒアルロン 酸 眉 マグネット フェイシャル 湘南 ミュゼ
5.3|香水 香り アロマ フレグランス 匂い 香 害|ジョーマローン 柑橘 シャネル ディオール ラベンダー ムスク 白檀 バニラ 石鹸 無 香料 柔軟 剤 イソップ ディプティック 化学 物質 過敏症 シロ 金木犀 ジバンシィ サンタマリア
4.8|鞄 バッグ かばん 持ち歩く 通勤 財布|リュック トート ヴィトン ポーター ランドセル ショルダー エコ アネロ コーチ グッチ フライターグ マザー ハウス ボディ ブリーフ ケース 長 エル メス グレゴリー サコッシュ ノース フェイス 吉田 カバン 土屋
3.7|ファッション ブランド 着こなし 服装 コーデ 好み 服 買う|ユニ クロ gu しま むら 古着 ビームス ワーク マン zara 無印 ナチュラル モード カジュアル きれい コム ギャルソン ストリート アウトドア 系 シンプル ノームコア 黒 ばかり ナイ テッド ローズ ワンピース ロリータ ジーンズ 韓国 アメ カジ
3.9|弁護士 裁判 法律 相談 訴える 法 揉め事 先|訴訟 調停 テラス 示談 裁判所 被告 原告 慰謝 料 告訴 少額 費用 司法 書士 和解 離婚 民事 刑事 労働 審判 国選
3.7|相続 遺言 遺産 財産 遺す 分ける 亡 後|分割 税 墓 じまい 公正 証書 遺留分 実家 生前 贈与 司法 書士 兄弟 登記 放棄 暦年 遺品 信託 名義 変更
4.1|留学 海外 生活 ホームステイ 学ぶ 渡航 学校 滞在|ワーホリ 交換 語学 カナダ オーストラリア アメリカ イギリス 一 年間 フィリピン ドイツ ef 大学院 韓国 ニュージーランド フランス トビ タテ
2.7|学費 奨学 金 仕送り 学校 お金 教育 費 支払い|授業 料 ローン 給付 型 貸与 jasso 入学 学資 保険 免除 特待 生 育英 会 私立 月 十万 無利子 返還
2.9|一人暮らし 独り暮らし 生活 独立 自立 独居 部屋|下宿 自炊 ワンルーム ひとり 実家 出 アパート 1k 上京 初めて 寂しい 単身 学生 マンション
2.7|家族 世帯 何人 同居 誰 住む 家庭|四人 二 核家族 共働き 三人 暮らし 五人 三 世代 子供 二人 夫婦 母子 dink 妻 子 両親 六人 義 猫 親子
3.0|バスケ バレー 球技 チーム 試合 球 コート|バレーボール リーグ ポイント ガード ママ さん セッター リベロ センター シュー ター スリー 八 村 男子 女子 ビーチバレー ミニバス アタッカー nba 3x3 ハイ キュー コーチ
5.7|テニス ラケット バドミントン 卓球 コート ラリー スクール|ダブルス ソフトテニス ヨネックス シングルス 錦織 大坂 ウィルソン バボラ シャトル 硬式 軟式 サーブ ヘッド 草 トー 市民 大会
5.7|モータースポーツ f1 レース|鈴鹿 角田 スーパー gt
6.4|スケート スケボー 滑る|フィギュア 羽生
3.3|テーマパーク 遊園 地 デート 先 遊び 行く お出かけ アトラクション|ディズニー シー usj 年 パス 富士 急 ランド ジブリパーク ゴラン ハウステンボス 年間 パスポート ナガシマ サン リオ よみうり オタ 絶叫 マリオ ミッキー ダッフィー
3.4|ラーメン 麺 外食 麺類 屋 行列|家系 二郎 豚 骨 味噌 つけ 一 蘭 醤油 塩 系 博多 札幌 担 々 油 そば 天下一品 喜多方 カップ ニンニク 替え玉 支那 横浜 すり
3.8|果物 フルーツ 旬 食 べた 果実 デザート 狩り|みかん 桃 いちご シャイ マスカット 柿 りんご ぶどう 梨 メロン スイカ マンゴー バナナ さくらんぼ キウイ パイナップル ブルーベリー いちじく ゆず びわ グレープフルーツ 苦手 ドリアン 巨峰
4.3|パン ベーカリー 焼く 生地 朝 食パン|天然 酵母 メロン ホーム ベーグル クロワッサン バゲット カン パーニュ ライ麦 あんぱん 米粉 サワードウ イースト ルヴァン フォカッチャ ピザ 塩 カレー クリーム
2.4|配偶 者 仕事 夫 職業 妻 旦那 奥さん 彼氏 彼女|主人 専業 主婦 共働き 勤務 会 社員 公務員 看護 師 教師 パート 自営業 主夫 銀行員 医者 エンジニア 単身 赴任 保育 士 警察官 美容師 営業 マン 在宅
3.6|浴室 風呂 場 湯船 入浴 掃除 バス ルーム 水 回り|シャワー 浴槽 追 焚 半身 浴 剤 バブ バスク リン カビ ユニット 長 ヘッド ファ 朝 シャン 湯 温 マット
5.0|トイレ 手洗い 便座 便器 水洗|ウォシュレット 洋式 式 温水 toto トイレットペーパー シングル ダブル 詰まり 汲 取り 芳香 剤 シル 節水
4.4|収納 ロー ゼット 押し入れ 物置 整理 しまう 置き場 所 片付ける|押 入れ 納戸 衣装 ケース 突っ 張り 棒 トランク ルーム 屋根裏 スチール ラック ウォーク イン ミニ マリ スト 物 多い 衣替え 圧縮 袋 イナバ 天袋
3.2|カーテン 窓 ブラインド 日当たり 採光 結露|遮光 レース ロール スクリーン 二重 雨戸 シャッター 南 向き 北 西 日 網戸 障子 だれ ペア ガラス 出窓
4.0|照明 電球 明かり ランプ 部屋 明|lead 蛍光 灯 間接 色 昼 白色 調光 シーリング ライト スタンド 常夜灯 ペンダント ダウン 豆
3.7|屋根 外壁 家 外 雨 樋 塗り 替え 台風 被害|瓦 スレート トタン ガル バリウム サイディング モルタル 漆喰 茅葺き 太陽光 パネル 葺き替え 塗装 足場
4.6|床 フローリング カーペット 絨毯 畳替え 敷物|畳 クッション フロア 無垢 材 大理石 タイル ジョイント マット きしむ い草 ワックス 鳴り
2.4|給湯 器 お湯 湯沸かし ボイラー 出 ない|エコ キュート ノー リツ リン ナイ エネファーム 瞬間 湯沸かし器 太陽熱 追 焚 号 数 石油 パロマ
4.8|害虫 虫 駆除 ゴキブリ 対策 殺虫 剤 防虫|シロアリ ネズミ ハチ 巣 ダニ 蚊 アリ ムカデ ハクビシン ヤモリ コバエ バル サン アース アシダカグモ トコジラミ カメムシ ブラック キャップ
3.0|湿気 カビ 除 湿 加湿 乾燥 空気|機 器 清浄 プラズマ クラス ター 結露 湿度 スチーム 式 水 とり ぞう さん 換気扇 珪藻土
3.5|防犯 空き巣 泥棒 警備 戸締り 留守番|コム アルソック カメラ センサー ライト 補助 錠 ドア ホン 番犬 ブザー モニター 金庫 見 守り
4.8|インターホン 呼び鈴 来訪 訪問 郵便受け 表札 ポスト|チャイム ドア ホン モニター 付き 宅配 ボックス 居留守 集合 不在 票 勧誘 お断り
1.9|空き家 土地 実家 処分 解体 相続 した 家 売る|更地 田舎 古 民家 固定 資産 税 草むしり 山林 農地 借地 登記 坪 バンク
3.8|住民 票 役所 手続き 戸籍 届け出 本籍 区役所 市役所|謄本 印鑑 証明 転出 届 世帯 主 婚姻 出生 マイ ポー タル 役場 出張所 コンビニ 交付
4.4|火災 保険 地震 家財 災害 補償|水災 全労 済 東京 海上 半壊 罹災 証明 個人 賠償 免責
3.0|家 買う 新築 建て替え 物件 購入 ハウス メーカー 内 見|建売 注文 住宅 中古 マンション タワマン 積水 一条 工務 店 ダイ 平屋 地鎮祭 ロー コスト 内覧 住友 林業 土地 探 タマ ホーム
3.5|退去 敷金 返還 解約 明け渡し 原状 回復 引き払う|立ち 退 クロス ハウス クリーニング 一 ヶ月 前 鍵 返却 立ち会い 日割り
3.2|保証 人 連帯 身元 会社 審査|叔父 印鑑 証明 料 緊急 連絡
4.2|食器 茶碗 皿 器 グラス 箸|有田焼 備前焼 美濃 焼 湯呑み マグカップ ワイン 漆器 ノリ タケ 北欧 アラビア 波佐見 九谷焼 益子 左利き 用
4.6|包丁 まな板 調理 道具 刃物 鍋 釜|三徳 出刃 砥石 鉄 フライパン クルーゼ 中華 せい ストウブ 卵焼き 器 ミキサー フード プロセッサー バーミキュラ 木 ティファール
5.0|調味料 味付け 隠し 味 だし 薄 濃い|醤油 味噌 みりん 塩 麹 ポン酢 マヨネーズ ケチャップ 白 昆布 かつお節 オイスターソース 豆板 醤 薄口 八丁 赤味噌 白味噌 ナンプラー めん つゆ 化学
6.4|米 ご飯 炊く 主食 銘柄|コシヒカリ あきたこまち つや 姫 ゆめ りか なつ 玄米 雑穀 無 洗米 新米 もち米 ササニシキ 十六 穀 固め わら かめ ひとめぼれ
3.6|寿司 刺身 魚介 生 もの ネタ 回転|マグロ サーモン ウニ いくら トロ えん イカ タコ ホタテ アジ サバ 光り物 スシロー くら 生魚 軍艦 玉子 穴子 ハマチ さび 抜き
3.4|うどん そば 麺類 蕎麦 屋 そう めん|讃岐 ざる 天ぷら きつね 稲庭 丸亀 製 麺 なまる 冷やし中華 焼きそば 冷 フォー 十 割 うめ 手打ち
3.5|パスタ イタリアン 洋食 スパゲッティ|カルボナーラ ロン チー ミート ソース ナポリ タン サイゼリヤ たら ボロネーゼ ジェノベーゼ スカ トー アルデンテ ピザ 明太子
4.4|肉 料理 焼肉 屋 ステーキ 精肉 焼き 加減|カルビ タン ハラ ホルモン ミディアム ウェルダン 豚肉 鶏 むね ラム ジンギスカン 和牛 ジビエ 牛角 焼き鳥 ロースト ビーフ
5.0|野菜 サラダ 青菜 八百屋 旬|キャベツ ほうれん草 ブロッコリー 大根 にんじん 玉ねぎ レタス かぼちゃ 小松菜 きのこ ごぼう アスパラ オクラ 白菜 じゃがいも 枝豆 ドレッシング
3.5|漬物 発酵 食品 保存 食 仕込む 梅 仕事|梅干し 床 漬け キムチ 甘酒 味噌 作り らっきょう 塩 麹 シロップ 野沢 菜 たく あん 浅 干し柿 ぶり
5.3|チーズ 乳製品 牛乳 豆乳|モッツァレラ カマンベール ブルー アーモンド ミルク 低 脂肪 バター 生クリーム ヨーグルト ゴルゴンゾーラ オーツ チェダー 無
3.7|スナック 駄菓子 つまみ 間食 つまむ|ポテチ せんべい 柿 種 グミ じゃ りこ うまい 棒 チー タラ ガム 飴 ラムネ カルビー チョコ ボール ハイチュウ 堅 ハッピー ターン
4.4|炭酸 ジュース 清涼 飲料 エナジー ドリンク バー|コーラ サイダー オレンジ モンスター レッド ブル カルピス カリ 野菜 三ツ矢 ジンジャー エール 水 微 糖
3.5|水 水分 補給 ウォーター サーバー 飲 浄水|ミネラル 炭酸 器 水道 常温 白湯 軟水 硬水 二 リットル ブリタ 水筒 いろは 氷 なし
4.8|日本酒 焼酎 地酒 利 酒 酒蔵 熱燗|獺 祭 純 米 大 吟醸 辛口 冷酒 芋 麦 泡盛 久保田 八海山 黒 霧島 十四 代 魔王 水割り
6.4|ワイン ソム リエ ぶどう酒 セラー 赤 白|スパーク リング シャンパン ボルドー ブルゴーニュ シャルドネ ノワール カベルネ ナチュール 甲州 チリ 渋み
5.3|ウイスキー バー カクテル バーテンダー 洋酒|山崎 角 響 スコッチ ボン ロック 水割り ジントニック モヒート 白州 アードベッグ ラフロイグ ストレート マティーニ カンパ
4.4|クラフト ビール 地ビール ビア ガーデン 生ビール|ipa ヱビス スーパードライ 一番 搾 黒ビール 黒 ラベル ペールエール ヴァイツェン 発泡 酒 サワー よなよな エール 金 麦 第三 瓶 缶
3.5|離乳食 幼児 食 子ども 食事 させる|おかゆ 十倍 手づかみ ベビー フード アレルギー 検査 好き嫌い 補助 スタイ ムラ 中期 完了 期 ハイ チェア
3.9|減 塩 塩分 食事 制限 栄養 指導 食|六 グラム 低 タンパク カリウム 糖 質 腎臓 栄養士 プリン 体 脂質 刻み とろみ フォドマップ 納豆 禁止 グレープフルーツ
4.4|食費 外食 費 自炊 節約 料理|三万 円 見切り 品 半額 まとめ買い もやし 特売 冷凍 業 スー 得 チラシ クーポン
3.7|作り 置 冷凍 食品 時短 料理 常備 菜 冷凍庫|餃子 きん 下味 レトルト カップ 麺 ミール キット オイシックス カット 野菜 うどん 味 素 ヨシ ケイ ナッシュ
3.8|弁当 作り 箱 キャラ 弁 詰める おかず|卵焼き ウインナー 曲 わっぱ 保温 スープ ジャー 冷凍 ふり かけ おにぎり プチ トマト 二段
3.3|おにぎり ふり かけ 具 軽食|鮭 梅 ツナマヨ 昆布 明太子 おかか 海苔 赤飯 高菜 塩 むす たら 天
4.8|中華 料理 エスニック 各国 アジア|麻婆豆腐 餃子 パオ グリーン カレー フォー トムヤムクン ナシゴレン サムギョプサル タコス ビビンバ 天津飯 小籠包 ルー ロー 飯 王将 ナン ケバブ チヂミ
5.0|揚げ物 油 脂っこい 胃 たれ 天ぷら|唐 揚げ かつ コロッケ エビ フライ オリーブ オイル ごま油 こめ ノン フラ イヤー 油っこい メンチ カツ 串カツ
6.4|ファストフード ハンバーガー ドライブ スルー|マクドナルド モス バーガー ケンタッキー ビッグ マック ポテト ナゲット サブ ウェイ フレッシュ ネス マクド りや
3.4|断食 食べる 時間 食事 回数 間食 制限 空腹|一日 二食 十六 朝 抜き ラマ ダン ファスティング 夜 九時 以降 酵素 一 食 腹 八分目 早 食い
3.9|パン 屋 食パン 惣菜 サンドイッチ|クロワッサン バゲット カレー あんぱん ライ麦 四 枚 切り 六枚 八 乃 美 ヤマ ザキ クリーム フレンチ トースト
4.8|お菓子 作り 製菓 オーブン 焼き 菓子|クッキー マフィン シフォン ケーキ パウンド マカロン スコーン 米粉 ハンド ミキサー フィナンシェ 型 ベーキングパウダー デコレーション
4.4|名付け 赤ちゃん 名前 命名 漢字 画数|由来 一文字 候補 キラキラ ネーム 響き 季節 止め 字 姓名 判断 読み
3.8|出産 祝い 内祝い ベビー 用品 準備|おむつ ケーキ スタイ ベビー服 肌着 ベビーベッド カタログ ギフト 陣痛 バッグ 沐浴 名 入れ ブランケット 西松屋 アカ チャン ホン
4.4|ベビーカー チャイルドシート 抱っこ 外出 赤ちゃん 連れ|コンビ アップ リカ エルゴ 紐 スリング 後ろ向き ジュニア シート サイベックス isofix 型 二人 乗り
3.5|寝 かし つけ 夜泣き 子ども 睡眠 昼寝|ねん 添い寝 ギャン 泣き 絵本 おしゃぶり 子守 唄 二十 時 夜間 断乳 背中 スイッチ ベビーベッド トン
6.4|トイトレ おむつ 外 おねしょ|おまる 補助 便座 パンツ 夜尿症 トレパン メリーズ ムーニー
4.3|おもちゃ 遊び 子ども プレゼント 知育 玩具|プラレール トミカ シルバニア リカ ちゃん 積み木 アンパン マン ぬいぐるみ 粘土 パズル ままごと ベイブレード ブロック トランポリン
3.7|キャラクター 子ども 好き もの 夢中 テレビ 番組|プリキュア 仮面ライダー アンパン マン 戦隊 トーマス 恐竜 ポケモン すみ ぐらし サン リオ ちい ドラえもん ミニ オン プリンセス さる ジョージ ウルトラマン シナモロール
3.3|絵本 読み 聞 童話 児童 書|あおむ とぐ ノン タン 図鑑 かい けつ ゾロ 昔話 エルマー こども ちゃ れん おばけ ばば ばあちゃん 館
2.3|反抗 期 思春期 中高生 親 親子 関係 口 ない|中 二 口答え 門限 スマ 制限 部屋 こもる 暴言 年頃 イヤイヤ ゲーム ばかり
2.3|不 登校 いじめ 学校 行 ない スクール カウンセラー|保健 室 フリースクール 転校 引き 通信 制 行き 渋 適応 指導 教室 五月雨 起立 性 調節 障害
4.3|児童 手当 ひとり 親 補助 子育て 支援 給付|扶養 シングル 母子 家庭 父子 医療 証 所得 制限 無償 化 養育 費 ファ ミサ
3.6|再婚 連れ子 ステップ ファミリー 継父 継母|養子 縁組 異母 異父 バツ 前 夫 前妻 実父 面会 交流
5.0|養子 里親 不妊 家族 迎える|特別 児童 養護 児 相 育て 親 実 真実 告知 乳児 院
3.1|国際 結婚 外国 人 夫 妻 ハーフ ミックス|アメリカ フランス 中国人 台湾 配偶 者 ビザ 二重 国籍 フィリピン 韓国 ブラジル 義 実家 カップル
4.8|同性 性的 指向 lgbt カミングアウト パートナーシップ|ゲイ レズビアン バイ セクシュアル トランス ジェン 婚 宣誓 アセクシャル クィア 彼氏 性別 適合
3.1|同窓会 クラス 会 旧友 恩師|幹事 同級生 学年 卒業 以来 二十 年 ぶり 校歌 地元 組
3.7|家系 先祖 ルーツ 家紋 祖先|家 系図 武士 農家 移民 本家 分 代々 満州 琉球 曾祖父 薩摩 士族
5.3|墓 仏壇 納骨 お寺 檀家 供養|墓地 霊園 堂 樹木 葬 散骨 位牌 永代 彼岸 数珠 戒名 過去 帳 院 号
5.0|香典 葬式 弔事 喪服 通夜|告別式 家族 葬 お布施 弔電 焼香 喪主 直 忌引 一周忌 三回忌
3.1|高齢 親 見 守り 遠距離 介護 通院 付き添い 帰省|要 支援 物忘れ 転倒 白内障 補聴器 デイ ケア 一人暮らし 母 入れ歯 徘徊 ショートステイ 包括 センター 紙おむつ 電話
3.7|成年 後見 終 活 エンディング ノート 財産 管理|延命 治療 家族 信託 任意 遺影 生前 整理 公正 証書 尊厳 死 断 捨 離
3.2|宿題 自由 研究 夏休み 課題 ドリル 家庭 学習|計算 漢字 音読 日記 読書 感想 文 工作 朝顔 絵日記 赤 ペン 先生 九九 百 リコーダー
2.9|運動会 学校 行事 参観 文化 祭 発表 会|組 体操 かけっこ 綱引き 音楽 学芸 遊戯 合唱 体育 玉 入れ 場所 取り リレー 卒業 式
3.3|修学旅行 遠足 林間 学校 校外 学習 おり|京都 奈良 臨海 やつ 代 班 スキー 合宿 沖縄 移動 教室 自由 行動
4.6|志望校 大学 受験 高校 偏差 値 入試 過去 問|東大 早慶 国公立 推薦 指定 校 ao 河合 塾 駿台 赤本 旧 帝 大 マーチ 私立 総合 型 選抜 医学部 模試 滑り 止め 判定 内申
3.9|教科 苦手 科目 得意 成績 通知 表 数学|物理 化学 生物 世界史 日本 史 古文 国語 地理 図工 音楽 体育 情報 微積分 英文 法 赤 点 オール
3.2|特別 支援 学級 学習 障害 合理 配慮|学校 ディス シア 書 字 通 級 加配 個別 計画 放課後 デイ 療育 手帳 wisc ld
3.3|通信 制 社会 人 学生 夜間 放送 大学 学び 直し スキ リング|夜間部 慶 應 サイ バー 大学院 mba スクーリング 定時 聴講生 udemi カレント 高
3.4|資格 勉強 国家 検定 合格 取得|簿記 二級 宅 建 士 行政 書士 社 労 fp 介護 福祉 看護 国 試 危険 物 電 験 基本 情報 パスポート 漢 検 数 秘書 toefl ielt 中小企業 診断 ユー キャン 色彩
3.8|履修 授業 講義 時間割 必修 出席|選択 落 単 再 単位 一 限 オンライン 第二 外国 語 レポート フランス語 gpa 四 教養 ゼミ
2.9|看護 師 病棟 病院 勤務 ナース 医療 職|准看 夜勤 室 救命 icu 師長 申 送り 訪問 助産 コール プリセプター 二 交代 三 小児 保健
4.2|医師 医者 仕事 当直 医局 研修 医|外科医 内科 麻酔 科 開業医 勤務 オン コール 精神科 救急 小児科 専攻 放射線 産婦人科
4.1|薬剤師 調剤 ドラッグストア 勤務 登録 販売 者|薬局 ウエルシア マツ キヨ 処方箋 管理 門前 mr スギ 服薬 指導
3.5|リハビリ 職 理学 療法 士 医療 技術 検査 技師|作業 言語 聴覚 放射線 臨床 工学 技士 柔道 整復 師 鍼 灸師 歯科 衛生 技工 視 能 訓練 pt ot
3.6|介護 職 福祉 ヘルパー 施設 職員 ケアワーカー|士 ケア マネ 特 養 グループホーム 訪問 入浴 介助 相談 員 社会 老健 高 住 初任 者 研修 デイ 夜勤 専従 用具
3.3|保育 士 幼稚園 教諭 園 先生 仕事|年少 組 連絡 帳 乳児 クラス 遊戯 認可 園長 主任 行事 制作 ピアノ 持ち帰り 認定 こども 学童 指導員
3.6|教師 教員 授業 準備 担任 学校 勤務|小学校 教諭 中学 高校 非常勤 教頭 校長 採点 部活 顧問 採用 英語 理科 数学 体育 養護 特 支 学年 主任 日本語
4.2|美容師 理容 サロン スタイリスト 施術|アシスタント カット カラー 指名 ザー 理容師 アイリスト ネイリスト エステティシャン ホットペッパー 面 貸し 予約 枠
3.2|料理 人 シェフ 調理 師 厨房 板前 飲食店|仕込み ホール 居酒屋 イタリアン 寿司 職人 パティシエ 店長 賄い ランチ 営業 割烹 ソム リエ ピザ 食 洗 キッチン カー
3.5|大工 建築 現場 職人 建設 業 棟梁|左官 足場 鉄筋 電気 工事 士 塗装 屋 内装 監督 一級 配管 型 枠 土木 親方 一人 安全 帯 施工 管理 設備 墨 出し 重機 クレーン
3.7|運転手 トラック ドライバー 運送 配送 業|長距離 大型 免許 トレーラー 宅配 四 トン バス タクシー フォークリフト コト 積み込み 運行 管理 佐川 点呼 軽 貨物 ルート 二種
3.5|鉄道 会社 駅員 車掌 運転 士 航空 ca パイロット|jr 保線 客室 乗務 員 整備 グランド スタッフ ana jal 管制 官 フライト スタンバイ 泊まり 勤務 私鉄
3.7|漁師 漁業 漁港 養殖 海 仕事 船乗り|定置網 カツオ 牡蠣 海苔 ホタテ 漁協 出漁 底引き 航海 士 機関 海女 乗 組員 マグロ 漁 タンカー 時 化 イカ 釣り
5.0|酪農 畜産 牧場 果樹 林業|乳牛 搾乳 ホルスタイン 養豚 養鶏 リンゴ 園 ぶどう ハウス 栽培 いちご 農家 チェーンソー 茶 選 果 直売 所 有機 減 農薬 黒毛 和牛 シイタケ
4.4|警察 消防 救急 公安 官|警察官 刑事 交番 士 隊 当番 非番 機動 海上 保安 刑務 レスキュー 白バイ 消防署 警部補 巡査
3.7|公務員 役場 行政 県庁 官庁|市役所 国家 窓口 福祉 課 霞が関 税務署 ケースワーカー 地方 人事 院 異動 会計 年度 任用 図書館 司書 水道 局 省
4.4|士 業 法律 職 会計士 税理士 司法 書士 事務所|弁護士 行政 社 労 弁理 パラリーガル 監査 法人 裁判所 書記官 検察 繁忙 期
3.7|銀行員 金融 証券 保険 業 融資|窓口 法人 営業 マン アナリスト 信金 外交 員 生保 レディ fp トレーダー アクチュアリー 支店 メガ バンク ファンド
3.5|営業 職 ノルマ 外回り 販売 売上 目標|ルート 飛び込み テレ アポ 法人 mr 代理店 インサイド セールス 契約 商談 カー ディーラー 提案 新規 開拓 成績
3.8|販売 員 接客 店員 レジ 小売|アパレル 百貨店 品 出し 家電 量販店 書店 コンビニ 棚卸し ショップ 美容 部員 バイヤー 副 店長 花屋 ユニ クロ 携帯
5.0|コール センター 電話 対応 オペレーター カス タマ サポート|クレーム 受電 架 電 sv ヘッド セット カスタマー 問い合わせ 保留 テレフォン
5.0|工場 製造 ライン 生産 品質|旋盤 溶接 組立 検品 期間 工 交替 制 管理 プレス 機械 オペレーター 食品 マシニング 半導体 自動車 部品 工程 金 型 班長 nc 研磨 改善
4.6|倉庫 物流 ピッ キング 仕分け 在庫 管理|フォークリフト 出荷 検品 梱包 アマゾン コンテナ 通関 パレット ハンディ 入荷 冷凍
3.4|エンジニア sier プログラマー 開発 職|バック エンド フロント インフラ sre 自社 客 先 常駐 se pm データ サイエンティスト 組み込み qa テスター フル スタック アジャイル スクラム 社内 要件 定義
5.7|デザイナー クリエイティブ グラフィック ui イラストレーター|グラフィックデザイナー フィグマ フォト ショップ イラ ux ロゴ web アート ディレクター dtp インテリア プロダクト adob バナー パッケージ ファッションデザイナー
5.0|編集 記者 出版 ライター マスコミ メディア|者 新聞 社 校正 校閲 雑誌 テレビ局 ディレクター ad コピーライター 取材 締切 放送 作家 アナウンサー カメラマン 広告 代理店 電通
2.9|翻訳 通訳 語学 仕事 訳す|字幕 実務 cat 同時 英 日 産業 trado 校正 文芸 案内 士 ポストエディット ロー カラ イズ
4.8|研究者 研究 職 ラボ 実験 学者 助教|ポスドク 准 教授 科研 費 細胞 マウス 投稿 学会 学 振 任期 分子生物学 理 研 論文 物理 査読 フィールドワーク 材料 考古学
3.2|不動産 業 仲介 宿泊 ホテル マン 観光|宅 建 仲居 フロント 勤務 女将 添乗 員 旅行 代理店 コンシェルジュ ブライダル 民泊 内 見 支配人 清掃 ドア
4.2|清掃 警備 管理 員 ビル メン 設備|交通 誘導 施設 マンション 巡回 仮眠 ハウス クリーニング ボイラー 日勤 宿直 ゴミ 収集
2.6|事務職 総務 人事 経理 秘書 オフィス ワーク|庶務 派遣 伝票 給与 計算 月 次 決算 採用 担当 法務 電話 番 医療 事務 貿易 エクセル 入力 一般 職 受付 広報
3.7|俳優 声優 音楽家 芸能 オーディション 事務所|モデル 劇団 員 エキストラ 歌手 ミュージシャン 芸人 ナレーション 撮影 ダンサー レッスン 作曲家 マネージャー 写真 家
4.0|漫画 家 作家 クリ エイ ター 創作 連載|アシスタント ネーム 担当 編集 読み切り 原作 持ち込み 印税 作画 クリスタ webtoon pixiv 画家 陶芸 彫刻家
3.2|派遣 契約 社員 雇用 形態 正社員 非 正規|三年 嘱託 業務 委託 無期 パート 会社 テンプ スタッフ サービス 紹介 予定 準 インターン
3.7|名刺 肩書 役職 自己 紹介 署名 欄|主任 係長 課長 部長 代表 取締役 執行 役員 リーダー マネージャー 主査 専務 チーフ 参事 顧問 cto 新入 社員
3.9|人事 評価 面談 昇進 目標 設定 査定 1on1|昇格 等級 降格 フィードバック mbo okr 管理 職 試験 考課 年功序列
3.7|研修 新人 教育 入社 オンボーディング 指導|ojt 係 マニュアル 試用 期間 メン ター 配属 同期 座 学 新卒 役 引き継ぎ
5.0|パワハラ セクハラ 職場 悩み 人間 関係|モラハラ 局 怒鳴る 無視 相談 窓口 ブラック 企業 陰口 理不尽 派閥 カス ハラ 労 基
5.3|労働 組合 春闘 労使 待遇|賃上げ 執行 委員 ストライキ 団交 ベースアップ 連合 支部 費 職場
3.9|産休 育休 復職 復帰 時短 勤務|パパ 保 活 慣 保育 マミートラック 育児 短時間 産後 四月 手当 金
3.5|休職 傷病 手当 労災 病欠 復職|金 診断 書 ワーク 産業 医 通勤 災害 欠勤 三 ヶ月
2.6|営業 時間 定休 日 開店 閉店 店 予定|十時 二十 時 ラスト オーダー 年 中 無休 不 夏季 休業 ランチ 夜 早朝 モーニング
3.5|在庫 仕入れ 仕 入 先 発注 卸 業者|市場 問屋 ロット 豊洲 棚卸 ネット 農家 直送 掛け 率 納品書 欠 品 原価
4.1|売上 客層 集客 宣伝 広告 マーケティング|常連 客 単価 チラシ インスタ 口コミ 食 ログ グーグルマップ 赤字 黒字 主婦 層 イン バウンド 若い 女性 seo 回転 率 ピーター
2.9|スタッフ 募集 従業 員 アルバイト 採用 人手不足 雇う|求人 インディ ード バイト 社員 三名 シフト 表 外国 人 家族 経営 妻 二人 ベテラン 技能 実習 生 時給 千円
3.2|補助金 助成 金 創業 融資 資金繰り 事業 計画|政策 金融 公庫 クラ ウド ファン ディン 書 出資 キャンプ ファ イヤー 自己 資金 商工 会 信用 保証 エンジェル
2.9|会社 形態 法人 化 屋号 登記 名|株式会社 合同 成 npo 一般 社団 資本 金 代表 有限 個人 決算 月 共同 経営 定款
2.8|請求 書 支払い 条件 見積 振込 先 入金 経費|月 末締め 翌月 払い freee 弥生 会計 源泉 前払い 精算 インボイス 登録 領収 マネー フォワード クラ ウド 未払い
4.4|ネット ショップ ec 販売 サイト 出店 手作り|base shopifi minn creema store 楽天 市場 アマゾン 出品 ルカ 発送 代行 送料 ハンド メイド etsi
4.6|特許 商標 著作 権 知的 財産 発明|出願 弁理 士 実用 新案 意匠 ライセンス 登録 クリエイティブ コモ ンズ
3.4|固定 資産 税 住民 納税 車 税金 督促|自動車 国税 納付 書 分割 滞納 口座 振替 都市 計画 予定 個人 事業 消費
3.1|医療 費 控除 還付 扶養 源泉 徴収|配偶 者 住宅 ローン 票 金 生命 保険 料 領収 書 tax 103 万 130 セルフ ション
4.2|ふるさと 納税 返 礼品 自治体 寄附|ふる ワン ストップ 楽天 定期 便 肉 米 ホタテ 上限 額 いくら シャイ マスカット
4.8|電子 マネー スマ 決済 キャッシュ レス 支払 方法|paypai 楽天 ペイ 払い nanaco waon id quicpai アップル au 現金 派 タッチ チャージ メルペイ 小銭
3.7|株主 優待 配当 個別 株 銘柄 証券 口座|高 トヨタ p500 楽天 オリックス 損 切り 含み損 信用 取引 四季 報 デイトレ 米国 マネックス 松井
1.9|仮想 通貨 暗号 資産 fx 投機|ビット コイン イーサリアム チェック レバレッジ フラ イヤー リップル nft 損 した 億 人 ウォレット 草
3.3|不動産 投資 家賃 収入 大家 業 アパート 経営|ワンルーム 利回り 民泊 空 室 管理 会社 サブ リース 入居 者 区分 一棟 戸 建 賃貸
3.4|小遣い 自由 使える お金 へそくり|月 三万 お年玉 昼食 代 五百 円 駄賃 帳 お手伝い 定額 制
4.0|生活 保護 支援 制度 困窮 手当 障害 年金|住居 確保 給付 金 社協 貸付 フード バンク 遺族 二級 自立 医療 無料 低額 受給
6.4|金 貴金属 骨董 資産 お宝|純金 金貨 プラチナ 品 掛け軸 ロレックス 絵画 刀 壺 形見 ダイヤ 宝石 査定
3.4|印鑑 実印 署名 契約 書|銀行 印 認印 シャチハタ 電子 クラ ウド サイン 登録 三文判 花押 朱肉 チタン
3.2|書類 保管 場所 重要 どこ 置 失|金庫 引き出し ファイル 仏壇 権利 証 保険 証券 クリア 貸 本棚 戸棚 箪笥 スキャン バインダー 母子 手帳 通帳 契約 書
3.8|マイ ナンバー カード 電子 証明書 行政 手続き 本人 確認|暗証 番号 通知 ポー タル スマ 証明 ポイント 顔 認証 返納 更新
2.1|首 頸椎 寝 違 肩 甲骨 枕|ストレート ネック 症 うち 回 ない ヘルニア 四十 カラー 牽引 しびれ
4.6|手首 指 手 しびれ 関節 握力|腱鞘炎 ばね 突き指 根 管 バー 痛 リウマチ 手荒 骨折 親指 サポーター ガングリオン
4.2|足 裏 足首 外反母趾 歩く 痛い インソール|足底 筋 膜 炎 魚の目 たこ 巻き 爪 扁平足 捻挫 かかと 水虫 痛風 むく アーチ モー トン 病
4.6|股関節 骨 密度 高齢 骨折|変形 性 症 人工 骨粗鬆症 大腿骨 圧迫 カルシウム 膝 関節 側 弯 脊柱 管 狭窄 坐骨 神経痛 ヒアルロン 酸
4.6|腎臓 透析 尿 結石 泌尿器 膀胱|腎 不全 路 膀胱炎 頻 前立腺 クレアチニン 移植 血尿 過 活動 漏れ シャント ネフローゼ 科 残 感
4.8|肝臓 膵臓 胆のう 数値 酒 害|脂肪 肝 型肝炎 肝硬変 γgtp 膵 炎 胆石 黄疸 機能 肝炎 nash
4.3|肺 呼吸 息切れ 酸素 呼吸器|copd 肺炎 肺気腫 結核 気胸 在宅 間 質 性 吸入 肺がん 咳 喘息 気管支炎 サルコイドーシス
3.3|糖尿病 血糖 インスリン 低血糖 甘い もの 制限|hba1c 一 型 二 ブドウ糖 リブレ 注射 教育 入院 妊娠 ジャディアンス 網膜 症 ポンプ 測定 自己 オゼンピック
4.6|痔 肛門 腸 大腸 便 下痢|切れ ボラギノール ポリープ カメラ 便秘 人工 ストーマ 憩 室 炎 酸化 マグネシウム 過敏性 イレウス 血便
4.4|めまい 自律 神経 つき 立ち くら 低 血圧|良性 発作 性 失調 症 起立 気圧 貧血 耳石 三半規管 動悸 天気 痛
4.8|頭痛 偏頭痛 痛み 止め 気圧|群発 イブ ロキソニン トリプタン 緊張 型 閃 輝 暗 点 低 バファリン 吐き気 マクサルト エムガルティ
4.8|冷え性 寒 がり 暑がり 汗 体温|末端 多汗症 低 カイロ 手 平熱 ホット フラッシュ 腹巻き ワキガ 湯たんぽ かき やけ
4.3|口 口内炎 顎 喉 声 舌|関節 症 歯ぎしり マウス ピース 扁桃腺 枯 ドライ 口臭 ヘルペス 声帯 ポリープ 味覚 障害 食い ばり 親知らず
5.3|熱中 症 食中毒 急病 胃腸炎|ノロ ウイルス 牡蠣 食あたり 脱水 アニサキス 点滴 救急車 サルモネラ 塩 飴 カン ピロ バク ター os
4.6|難病 自己 免疫 指定 稀 病気|al 多発 性 硬化症 全身 エリテマトーデス sle シェーグレン ベーチェット 筋ジストロフィー 重症 筋 無力 症 強 直性 脊椎 炎 線維 痛 慢性 疲労 症候群 受給 者 証 皮
4.6|アルコール 依存 断 酒 飲酒 問題|酒会 aa 肝臓 禁酒 再 症 二日酔い 節酒 酒癖 レグテクト 減 外来 しらふ
3.1|ギャンブル 依存 ゲーム スマ やめ たい 癖|ga 借金 中毒 課金 障害 買い物 爪 噛 抜毛 貧乏 ゆすり デジタル クス 二次元 スクリーン タイム
4.2|摂 食 障害 過食 拒 体型 悩み|嘔吐 bmi 吐 症 痩 願望 チューイング むちゃ 食い
5.3|性格 自己 分析 人柄 長所 短所 タイプ|内向 外向 几帳面 せっかち のんびり 心配 性 人見知り 完璧 主義 infp intj enfp 短気 マイペース 社交 hsp 優柔不断 頑固 おお 負けず嫌い 楽観
4.4|気分 落ち込む 機嫌 元気 メンタル ケア 気晴らし|憂鬱 イライラ 涙 出る やる気 無気力 pm 孤独 寂しい ホームシック 燃 尽き 五月 病 季節 性 躁 怒り っぽい
2.6|トラウマ ptsd 虐待 毒 親 触れ しく ない 話題|dv フラッシュ バック 絶縁 ネグレクト アダルト チルドレン emdr 被災 性 被害 地雷
5.7|利き手 左利き 右 利 はさみ 道具|両 矯正 箸 サウスポー ギッチョ 左 打ち
4.2|視覚 障害 点字 読み上げ 見え にくい アクセシビリティ|全盲 弱視 白 杖 盲導犬 スクリーン リーダー voiceov 色覚 視野 網膜 色素 変性 症 拡大 文字 黄 斑 緑内障 nvda
2.3|聴覚 障害 手話 聞 ない 字幕 筆談|ろう 人工 内耳 難聴 補聴器 コーダ 片耳 口 話 要約 筆記 聞き返す
3.7|吃音 話し方 発音 言葉 障害 電話 苦手|どもる 滑 舌 場面 緘黙 失語症 言語 聴覚 士 恐怖 赤面 がり 症 早口 構 音
4.4|臓器 提供 延命 献体 治療 方針 輸血 拒否|ドナーカード 尊厳 死 エホバ 骨髄 バンク リビングウィル 胃 ろう 緩和 ケア
4.0|採血 注射 検査 mri 胃 カメラ 苦手|バリウム ct 血管 細い 気絶 鼻 鎮静 閉 所 迷走 神経 造影 剤 エコー 点滴
2.8|薬 時間 飲 忘れ 服薬 マインド 副作用|食後 食前 寝る 前 一包 化 眠気 吐き気 朝晩 カレンダー 週一 回 頓服 粉薬 貼 目薬
4.2|訪問 看護 在宅 医療 往診 療養|診療 胃 ろう 吸引 褥瘡 酸素 ホスピス 介護 ベッド 点滴 ターミナル 歯科
4.4|不妊 治療 妊 活 流産 産み 分け|体外 受精 人工授精 amh タイミング 法 死産 卵子 凍結 排卵 胚 移植 顕微 授精 基礎 体温 採卵 男性
4.3|避妊 性 婦人 科 検診 ピル 感染 症|ミレーナ コンドーム アフター iud 子宮頸 がん クラ ジア パイプ カット 梅毒 hiv マンモ 低 用量
3.5|産後 産褥 母乳 うつ 体 回復|帝王切開 骨盤 会 陰 里帰り ケア 抜け毛 乳腺 炎 マタニティブルー 無痛分娩 卒 乳 搾乳 器
5.0|下着 ブラ 肌着 パンツ 靴下 インナー|コール ヒートテック エア リズム ボクサー ノン ワイヤー ユニ クロ 綿 ステ テコ 五 本 指 ストッキング タイツ トリンプ グンゼ カップ アンダー
5.3|帽子 手袋 マフラー 防寒 コート 小物|ダウン キャップ ニット 帽 ストール 麦わら 頭 囲 ダッフル カシミヤ ノース フェイス モン ベル ジャケット トレンチ 日傘
3.1|傘 雨具 レインコート 雨 日 長靴|折りたたみ 日傘 カッパ ビニール ゴア テックス 晴雨 兼用 ポンチョ 置 忘れ wpc
4.6|パジャマ 枕 寝具 布団 寝室 環境 寝る 格好|低 反発 羽毛 そば 殻 マットレス ジェラートピケ シモ ンズ 敷布団 抱 毛布 西川 テンピュール タオルケット ダブル ベッド 裸 真っ暗 耳栓
4.4|服 素材 チクチク 生地 肌触り 着心地|綿 麻 ウール シルク ポリエステル 化繊 カシミヤ タグ 締め 付け アレルギー オー ニック コットン フリース 縫い目
6.4|眉 髭 剃 シェービング 脱毛|口ひげ あごひげ 剃刀 電気 シェーバー ブラウン ヒゲ サロン もみ ジレット 無精
5.7|シャンプー 石鹸 ボディ ソープ 洗髪 頭皮|ボタニスト パンテーン ノン シリコン 固形 フケ 無 香料 メリット いち 髪 ビオレ トリートメント リンス 湯 シャン 薄毛 aga ミノ キシ ジル
4.2|タトゥー ピアス 刺青|入れ墨 へそ 軟骨 彫り 彫 師 金属 アレルギー 穴 イヤリング ワンポイント
3.4|犬 つけ 吠える 留守番 散歩 時間 ドッグラン|無駄 吠 噛 癖 トイレ シート ケージ 教室 引っ張る 分離 不安 リード ハーネス 朝晩 手 マーキング
3.0|トリミング ペット ホテル ペットシッター 旅行 中 預け 先|シャンプー 爪 切り シッター 預ける サマー カット 肛門 腺 ブラッシング カメラ 実家
3.9|ペット 保険 動物 病院 獣医 ワクチン 去勢|アニコム アイペット 避妊 手術 狂犬病 フィラリア マイクロ チップ 混合 往診 レボリューション かかりつけ
3.2|ペット 病気 フード 療法 食 老 犬 猫|腎臓 病 ロイヤル カナン 膀胱炎 尿 結石 心臓 皮膚 炎 カリカリ ヘルニア 白内障 ヒルズ 外 耳炎 点滴 シニア 認知 症 アレルギー
2.8|ペット 名前 うち 子 飼い犬 飼 猫|ココ モモ レオ チョコ ハナ タロウ ムギ マロン ポチ タマ むぎ きなこ 名付け
4.2|ペット ロス 亡 虹 橋 供養|火葬 骨壷 看取 享年 老衰 霊園 十五 歳 安楽 死
5.0|鳥 小鳥 インコ 文鳥 鳥かご|セキ セイ オカメインコ ヨウム カナリア 十姉妹 放鳥 雛 粟 玉 ウズラ レット ボレー 粉 フクロウ
4.1|うさぎ ハムスター 小動物 ケージ モルモット|ザー ランド ロップ イヤー ジャン ガリ アン デグー チンチラ フェ レット ハリネズミ 牧草 回し 車 モモンガ ゴールデン
3.2|野良猫 保護 里親 募集 地域 猫 譲渡 会|tnr 預 多頭 飼 子猫 団体 さくら 保健所
4.8|電気 自動車 充電 ev 航続 距離|テスラ リーフ サクラ アリア byd 急速 phev 自宅 200v チャデモ アウトランダー モデル v2h
5.7|ガソリンスタンド 給油 燃費 燃料|レギュラー ハイオク 軽油 エネオス 出光 セルフ 満 タン アポロ コストコ リッター ディーゼル
4.4|高速 道路 etc 渋滞 サービス エリア 料金 所|東名 首都 高 パーキング 深夜 割引 新 合流 名神 中央道 関越
4.2|事故 違反 交通 切符 免 停 ぶつ けた|スピード 一時 停止 追突 当て逃げ 物 損 青 ドラレコ 飲酒 運転 減点 ゴールド らい 過失 割合 駐禁
4.3|カーナビ 地図 道案内 ルート 運転 得意 不得意|グーグルマップ 方向 音痴 ヤフーカーナビ カープレイ ディスプレイ オーディオ 抜け道 バック 駐車 縦列 夜道 高速 苦手
4.0|レンタカー カー シェア 車 借りる|タイムズ ニコニコ オリックス トヨタ 軽 乗り 捨 チャイルドシート カレコ ワゴン
3.7|キャンピング カー 車 中泊 バン ライフ|軽 ハイ エース 道 駅 ポータブル 電源 ルーフ キャリア エブリイ van 車内 泊 ジャ クリ
4.8|洗車 カー 用品 車 メンテナンス オイル|コーティング 手洗い 門 型 交換 バッテリー スタッドレス ワックス キーパー チェーン ドライブ レコーダー イエロー ハット ワイパー
3.1|フェリー 船旅 クルーズ 島|飛鳥 離島 さん わあ 個室 船酔 小笠原 佐渡 客船 ジェットフォイル 高速 船
5.7|電動 キック ボード 移動 手段 シェア サイクル|luup コモ バイク ハロー サイクリング ベビーチャリ アシスト シニア カー 折りたたみ 自転車 セグウェイ
2.9|最寄り 駅 路線 終電 乗り換え 何 線|中央線 東横線 小田 急 京王 地下鉄 西 武 東 阪 御堂筋線 田園都市線 各 停 急行 徒歩 十分 始発 京 南海 近 鉄 名 総武線 丸ノ内線
4.1|マイル 航空 会社 マイ ージ ラウンジ 上級 会員|ana jal sfc jgc ピーチ ジェット スター ライアン 修行 スカイ マーク ビジネス クラス lcc ワン ワールド エコノミー 特典 券
2.5|海外 旅行 行 こと ある 国 行き たい 渡航|ハワイ 台湾 タイ フランス イタリア グアム シンガポール ベトナム スペイン バリ オーストラリア ニュー ヨーク ロンドン トルコ スイス 欧州 エジプト ソウル カナダ フィンランド
3.9|国内 旅行 観光 地 週末 当地|北海道 沖縄 京都 金沢 福岡 箱根 伊勢 軽井沢 日光 長崎 鎌倉 出雲 四国 屋久島 石垣島 仙台 熱海 広島 神戸 飛騨高山 東北
3.8|新婚旅行 ハネムーン 家族 旅行 一人 旅 連れ|モルディブ 女子 卒業 親孝行 バック パッカー 子連れ 添乗 員 付き パック ツアー グループ
4.4|スーツケース 旅 荷物 持ち物 パッキング 手荷物|リモワ 機内 持ち込み バック パック キャリー ケース 圧縮 袋 変換 プラグ 折りたたみ 四 泊 ネックピロー 身軽 預け 無印 モバイル バッテリー
4.0|旅行 保険 esim 海外 通信 両替 渡航 準備|ポケット wifi ローミング カード 付帯 esta イズ グローバル レボリュート 大使館 たび レジ
3.3|土産 おみやげ 手土産 銘菓 差し入れ|白い 恋人 東京 奈 八ツ橋 ひよこ 当地 赤 福 萩 月 もみじ 饅頭 とらや ちん こう 辛子 明太子 鳩 サブレー
3.4|部屋 希望 喫煙 室 禁煙 ベッド タイプ|ルーム ツイン ダブル 和室 高層 階 露天風呂 付き 静か シングル 大 浴場 コネクティング 素泊まり 朝食 食
4.8|テレビ 録画 リモコン 大 画面 プロジェクター|レグザ ブラ ビア 有機 el 4k ブルー レイ fire ブラウン管 ビエラ nasn torn 五十 型 popin サウンド バー chromecast
5.7|充電器 ケーブル バッテリー 電源|usb ライトニング anker モバイル ワイヤレス 充電 magsaf 急速 gan 延長 コード 変換 切れ
3.9|エクセル ワード オフィス 表 計算 書類作成 パワポ|excel マクロ vba ピボット スプレッドシート パワー ポイント word googl doc libreoffic 一太郎 関数 vlookup キーノート canva
4.4|メモ ノート アプリ タスク 管理 todo 記録|notion obsidian evernot keep todoist trello 付箋 手帳 レット ジャーナル onenot リマインダー scrapbox logseq markdown ticktick
3.7|カレンダー スケジュール 管理 予定 表 共有|タイム ツリー 手帳 outlook 壁掛け ジョルテ 家族 システム リマインダー
5.3|生成 ai チャットボット 活用 アシスタント|chatgpt claud gemini copilot プロンプト midjournei ローカル llm stabl 画像 api perplex エージェント
3.7|セキュリティ ウイルス 詐欺 迷惑 電話 個人 情報|バス ター ノートン フィッシング 二 段階 認証 vpn 乗 取り passkei スパム パス キー ワン タイム カス ペル スキー オレ
4.3|写真 整理 アルバム 画像 管理 思い出|グーグルフォト アマゾン フォト ブック lightroom フィルム スキャン icloud 現像 しまう
5.7|動画 編集 撮影 機材 配信 収録|premier ダビンチ finalcut capcut gopro マイク ob 照明 サム ゆっくり 三脚 ジン バル アフター エフェクト テロップ vlog
5.3|作曲 dtm 録音 音楽 制作|ableton logic cubas fl オーディオ インターフェース midi ボカロ 打ち 込み ミキシング 耳 コピ dj シン 初音 ミク ガレージ バンド
5.3|電子 工作 3d プリンター ラズパイ ロボット|arduino ラズベリー パイ はんだ esp32 m5stack ロボコン マイコン bambu アマチュア 無線 秋月 cad 自作 キーボード
5.7|ウェブサイト ドメイン ホームページ ブログ 運営|wordpress wix 名前 com エックス サーバー はてな アド センス アフィリエイト github page hugo studio astro jimdo cloudflar
4.4|git ci テスト 自動化 レビュー ソース 管理|github gitlab action jenkin プルリク jest pytest ブランチ circleci コミット モノ レポ bitbucket コード テストカバレッジ
5.3|アプリ 開発 io android モバイル ストア 公開|swift kotlin flutter react nativ xcode app store expo googl plai uniti 個人 firebas testflight
5.3|機械 学習 データ 分析 統計 モデル|pytorch tensorflow panda jupyt kaggl spss tableau scikit 深層 bigqueri gpu 回帰 自然 言語 処理 powerbi
4.1|ターミナル シェル コマンド キー 配列 ショートカット|zsh bash fish tmux iterm ji かな 入力 親指 シフト powershel wsl homebrew 日本語 atok dvorak ghostti
6.4|ブラウザ 検索 エンジン 拡張 機能|chrome firefox safari edg brave arc duckduckgo タブ adblock vivaldi グーグル ブック マーク
5.3|ゲーム 開発 インディー エンジン|uniti unreal godot ツクール ドット 絵 blender steam ジャム itch 同人 シェーダー
4.6|盆栽 植木 剪定 庭木|松 五葉松 紅葉 屋 生垣 梅 さつき 鉢 金木犀 つげ 柿の木 苔 玉
4.2|家庭 菜園 野菜 種まき 苗 畑 仕事 市民 農園|ミニ トマト きゅうり ナス ピーマン さつまいも じゃがいも バジル 貸し 連作 支柱 枝豆 ゴーヤ 大葉 いちご オクラ スナップ エンドウ プラン ター 腐葉土
4.8|プラモデル 模型 ジオラマ ラジ コン ミニ 四 駆|ガンプラ 戦車 城 エア ブラシ タミヤ rc ローン 船 零 戦 塗装 ブース パテ 鉄道 ゲージ
4.2|パズル クイズ 謎 解 脱出 ゲーム 頭 体操|ジグソー クロスワード 数 独 ナンプレ ルー キューブ ノック 早 押し 知恵の輪 ワードル 間違い 探 懸賞
4.0|折り紙 切り 絵 紙 工作 ペーパー クラフト 消しゴム|スクラップ キング り絵 カード 作り 和紙 水引 バルーン ダンボール ポップアップ
4.0|陶芸 焼き物 ガラス 工芸|電動 窯 釉 薬 信楽 手 ステンドグラス 吹 七宝 金 継ぎ 染織 藍染 漆 機織り
3.9|レザー クラフト 革 アクセサリー 作り もの づくり ビーズ|ヌメ 財布 ジン 彫金 シルバー アク ワイヤー つまみ 細工 キャンドル 石けん 粘土 ポーセラーツ
4.1|木工 木彫り 日曜 大工 作品 家具 作り|仏像 かんな のみ カホン 丸太 トリマー ほぞ 旋盤 椅子 木 スプーン ウッド デッキ 欅
3.5|フラワー アレンジメント 花束 好き 花 生け花|バラ ガーベラ チューリップ ひまわり かすみ 草 百合 桜 ドライ リース 月 流 小原 ブリザーブド 胡 蝶蘭 スイートピー ダリア 菊 芍薬
5.3|御朱印 神社 巡り 寺 参拝 遍路|八十八 ヶ所 伊勢神宮 出雲 大社 西国 三十三所 仏像 パワー スポット 御 守り 熊野 古道 くじ 高野山
4.6|城 歴史 史跡 武将 大河 戦国|姫路城 幕末 新選 組 信長 縄文 古墳 刀剣 織田 真田 御 印 徳川 百 名城 三国志 古代 エジプト 考古 古文書
3.7|美術館 博物館 展覧 会 アート 鑑賞|印象派 現代 浮世絵 北斎 草間 彌生 国立 西洋 企画 展 ゴッホ 年間 パス フェルメール 若冲 科学 館 トリエンナーレ
4.1|動物園 水族館 好き 動物|パンダ ペンギン イルカ 上野 旭山 カワウソ ゾウ 美 海 アザラシ レッサーパンダ クラゲ コアラ ナマケモノ サメ 年 パス
3.7|野鳥 バード チン 自然 観察 双眼鏡|カワセミ ライチョウ 探 鳥 シマエナガ 会 ツバメ 渡り鳥 フクロウ コゲラ スコープ シジュウカラ ハクチョウ
6.4|山菜 きのこ 狩り 潮干狩り 採る 狩猟|たけの ふき とう タラ 芽 わらび 松茸 アサリ なめこ 猟師 罠 猪 鹿 猟銃 ぜんまい 栗 拾
5.3|昆虫 採集 鉱物 化石 自然 好き 苔|蝶 カブトムシ 水晶 アンモナイト 標本 クワガタ トンボ 地層 隕石 きのこ 粘菌 蛍 石
4.6|焙 煎 コーヒー 器具 豆 抽出|浅 深 エチオピア ハンド ドリップ エアロ プレス ミル ハリオ v60 デロンギ サイフォン カリタ フレンチ ブルー マウンテン
2.9|食 歩き グルメ カフェ 巡り お気に入り 店 行きつけ|ログ ミシュラン 町 中華 純 喫茶 せん べろ 常連 居酒屋 バル パフェ スイーツ 立ち 飲 小料理 屋
6.4|手品 マジック ジャグリング 大道芸 けん玉|トランプ ディアボロ バルーン アート ヨーヨー 腹話術 一発 芸 ペン 回し 一輪車
3.7|コスプレ 衣装 ハロウィン 仮装|ウィッグ コミケ イヤー 撮影 会 ロリータ カラ コン アコスタ
5.7|サバゲー ミリタリー 射撃 エアガン|東京 マルイ 迷彩 戦車 クレー 護衛艦 電動 ガン アーチェリー
4.1|trpg ミステリー 人 狼 卓上|クトゥルフ シナリオ キーパー ココフォリア 卓 ダイス
4.4|飛行機 好き 航空 船 バス 乗り物|羽田 撮影 戦闘機 ブルー インパルス 路線 伊丹 祭 フライト シミュレーター 787 護衛艦 消防車 スポッター
3.4|日記 ジャー リング 記録 つける 習慣|五年 三 行 ブログ 手帳 感謝 モーニング ページ 早起き 化 夢
5.0|文通 手紙 ポスクロ 葉書 便箋|絵手紙 ポスト クロ シン シーリング ワックス 切手 年賀状 暑中 見舞い ガラス ペン インク 沼
3.1|筆跡 ペン 習字 字 毛筆|ボールペン 癖 達筆 悪筆 段 カリグラフィー 硬筆 筆 日
4.1|韓国 アイドル pop コンサート 韓 流|bt twice seventeen 語 推 ブラック ピンク ペンライト newjean トレカ サノ 渡 ストレイキッズ 新大久保
5.7|クラシック オペラ コンサートホール 指揮 者|ベートーヴェン バッハ ショパン モーツァルト ブラームス マーラー 響 サントリーホール ドビュッシー 室内楽 ワーグナー ラフマニノフ チャイコフスキー
4.6|ロック ジャズ 洋楽 フェス 好き バンド|ビート ルズ クイーン フジ メタル パンク サマソニ オアシス レディオヘッド マイ ルス テクノ レゲエ ロッキン ブルー ノート bz japan ワンオク
3.5|ピアノ 鍵盤 発表 会 調律|ショパン バイエル 電子 グランド 連弾 ツェルニー ヤマハ カワイ エレクトーン ハノン 防音 アップ ライト
5.7|ギター ベース 弾き語り 弦 アンプ|アコギ エレキ フェンダー ギブ ソン ストラト レス ポール エフェクター コード タブ 譜 ウクレレ マーティン テレキャス
6.4|バイオリン チェロ 弦楽器 弓|ビオラ コントラバス 鈴木 メソード 松脂 分数 アマオケ 弦楽 四重奏 ハープ マンドリン
5.7|楽器 太鼓 三味線 琴 邦楽|津軽 箏 尺八 篠笛 鼓 民謡 長唄 祭 囃子 三線 雅楽 詩吟 琵琶
5.0|管楽器 トランペット サックス フルート|アルト クラリネット トロンボーン オーボエ ホルン リード マーチング ユーフォニアム チューバ ビッグ バンド オカリナ ハーモニカ
5.3|陸上 短距離 体操 競技 跳ぶ|百 メートル 走高跳 砲丸投げ ハードル 鉄棒 トランポリン 新体操 競歩 走幅跳 棒高跳び スパイク マット チア
6.4|ラグビー アメフト ホッケー ハンドボール ソフトボール|スクラム トライ ラクロス ドッジボール プロップ フラン カー リーグ ワン アイスホッケー イブ サム
3.0|卓球 バドミントン ラケット 競技 ペア|シェイク ペン ホルダー ラバー シャトル ダブルス スマッシュ ママ さん スカッシュ パデル ピックルボール カット マン
4.6|ボート カヌー sup カヤック 水上|部 漕艇 ラフティング ウェイ ウィンド サーフィン 琵琶湖 ジェット スキー ドラゴン
5.0|トライアスロン 持久 系 レース 自転車|アイアン マン ヒル ライム デュアスロン ウルトラ マラソン オーシャン スイ ロードレース 完走 トランジション 富士
4.3|ヨガ ピラティス ストレッチ 柔軟 体 硬い|ホット ラバ 太極拳 マット インストラクター 開 脚 ラジオ 体操 リフォーマー 気功 ヴィンヤサ
3.4|散歩 ウォーキング 歩数 万 歩 計|一万 朝 ポール ウォーク 河川敷 公園 トリマ 愛犬 街 歩き ポケモン go
5.0|ボウリング ビリヤード ダーツ 室内 遊び|マイ ボール ストライク ナイン ライブ スコア ラウンド ワン ブル レーティング
3.5|ゲートボール グラウンド ゴルフ シニア スポーツ 老人 会|タンク 囲碁 クラブ ラジオ 体操 教室 健康 麻雀 シルバー 人材
6.4|プロレス 格闘技 観戦 ボクシング|新日本 ノア rizin 井上 尚弥 那須川 ufc 女子 スター ダム 東京ドーム 猪木
4.4|メジャー リーグ nba 海外 スポーツ 観戦|ドジャース 大谷 ヤン キース イカ ーズ 八 村 河村 nfl プレミア アル バルサ リヴァプール アーセナル dazn ダルビッシュ 三 笘
6.4|スポーツ fp 格 ゲー ランク オンライン 対戦|apex valor フォートナイト ストリート ファイター lol マスター ゲーミング pc 鉄拳 オーバーウォッチ cod ff14 配信 ギルド
4.1|好き 季節 春 秋 過 やすい|夏 冬 紅葉 雪 新緑 寒い 時期 暑がり 梅雨 花粉 秋晴れ
2.6|好き 言葉 座右の銘 名言 モットー|一期一会 継続 力 なり 七転び八起き 初心 為 成る 日々 是好 日 笑う 門 温故知新
3.1|縁起 験 担 ラッキー 迷信 数字|大安 仏滅 厄年 四 七 八 十三 風水 勝負 下着 てる 坊主 厄払い 招き猫 手相 六 曜 ジンクス
3.7|尊敬 人 憧 影響 受け ヒーロー|祖父 恩師 イチロー 稲盛 和夫 坂本 龍馬 手塚 治虫 孫 正義 父 宮崎 駿 羽生 善治 龍一 上杉 鷹山
3.5|思い出 子供 頃 幼少 期 昔話 懐かしい|駄菓子 屋 秘密 基地 団地 祖母 家 夏休み 転校 鍵っ子 田舎 疎開 ファミコン 昭和 ガキ 大将 一人っ子 商店 街
4.4|環境 エコ リサイクル 脱 サステナブル|マイ ボトル バッグ コン ポスト 炭素 ゼロウェイスト フード ロス 再 古着 フェア トレード ユース オー ニック 節電 ヴィーガンレザー
3.7|地元 店 近所 公園 図書館 行きつけ 場所|商店 街 道 駅 喫茶店 児童 館 川沿 銭湯 直売 所 ショッピング モール 公民館 パン 屋 スーパー ジム
2.8|雪 雪かき 豪雪 冬 支度 凍結|雪下ろし スコップ 除雪 機 スタッドレス 融雪 ママ さん ダンプ 新潟 秋田 青森 水 抜き つらら 長靴
4.2|停電 備え 非常 用 災害 経験 被災 断水|ポータブル 電源 カセット コンロ 東日本 大震災 能登 阪神 ラジオ 懐中 電灯 水害 ハザード マップ 液状 化 熊本 簡易 トイレ ローリング ストック
2.6|回答 長 要約 詳 説明 仕方|一言 三 行 長文 しく 要点 短め 結論 専門 用語 なし 小学生 わかる 例 挙 段階 前置き 不要 図解 百 文字 箇条書 簡潔
3.8|回答 言語 日本語 英語 答える 翻訳 漢字|やさしい ふりがな カタカナ 語 平仮名 関西 弁 少なめ ルビ 英訳 ローマ字 バイ リン ガル
4.3|日付 書式 時刻表 記 24 時間 カンマ 数字 表記|午前 午後 西暦 暦 yyyi スラッシュ ハイフン 全角 半角 漢 iso
4.6|コメント コード 書き方 命名 規則 コーディング 規約 インデント|スペース タブ スネークケース キャメルケース 型 ヒント 英語 多め eslint prettier 関数 セミコロン ブラック
2.6|通知 連絡 よい 時間 電話 できる 都合 いい|夜 八時 以降 午前 中 昼休み 仕事 ng メール ショート 留守電 即 レス 既 読 返信 遅い line オフ 平日
3.0|起床 就寝 一日 流れ 朝 習慣 ルー ティン|五時 起 六時 七時 十一 時 活 夜 更 かし 二度 寝 シャワー 散歩 白湯 弁当 作り ストレッチ 深夜 目覚まし
3.3|役員 係 当番 pta 子供 会 マンション 理事|会計 班長 旗 振り 広報 ベル マーク 書記 輪番 議長 登校 班
6.4|伝統 芸能 能 歌舞伎 落語 鑑賞 寄席|狂言 文楽 末 廣 亭 講談 志ん朝 勘九郎 謡 仕舞 囃子 人形浄瑠璃
5.0|宝くじ 懸賞 くじ 運 試し|ジャンボ ナンバーズ スク ラッチ toto 高額 当選 連 番 バラ ビンゴ
5.3|フリマ 不 用品 売る 処分 リサイクル ショップ|メルカリ ジモティー ブック オフ ハード クマ 買取 カスト 粗大ごみ 出品 ヤフオク 寄付
4.6|社会 運動 デモ 署名 人権|反 原発 フェミニズム 平和 気候 変動 アムネスティ 選択 夫婦 別姓 護憲 沖縄 基地 動物 愛護
6.4|選挙 区 投票 所 期 日前 議員 支持|公明 共産 党 維新 国民 民主 れい 県議 市議 知事 選 在外 参 政党 白票 カー
4.8|教会 礼拝 聖書 洗礼 クリスチャン|カトリック プロテスタント ミサ 日曜 牧師 神父 聖歌 隊 学校 エホバ モル モン 正教会 イースター 聖 公会
3.8|ムスリム 礼拝 ラマ ダン モスク ハラル|ヒジャブ コーラン 豚肉 断食 明け イード 一日 五 回 メッカ
4.6|戦争 体験 平和 被爆 遺族|者 広島 長崎 疎開 戦死 シベリア 引 揚げ 沖縄 戦 空襲 慰霊 特攻 戦友
3.6|寮 合宿 学生 生活 下宿 先|社員 相部屋 門限 食事 付き 寮母 独身 自治 社宅 仕送り 寮費
4.1|別荘 セカンド ハウス 二 拠点 田舎 暮らし 移住|軽井沢 地域おこし 古 民家 那須 八ヶ岳 伊豆 ターン 蓼 科 リゾート マンション 薪
1.5|デート 恋人 好み 記念 日 彼女 サプライズ|ディナー 夜景 ペア リング 映画 花束 遊園 地 手料理 付き 合 って 告白 初 半年 水族館
2.8|手続き 期限 更新 満了 契約 切れる 日|期限切れ 来年 二年 免許 自動 車検 切れ 有効 保証 期間 失効 再 発行
3.4|贈 困る もの 欲しい ほしい 物 リスト 好み 贈り物|商品 券 現金 花 酒 甘い 苦手 カタログ ギフト 図書 カード 入浴 剤 ハンカチ 消 生 アマギフ 置き場 所
4.3|水道 トラブル 修理 業者 電球 交換 家 不具合|詰まり 水 漏れ くらし マルシェ クラ シアン 蛇口 パッ キン 換気扇 ブレーカー 漏電 建て 付け 網戸 襖 鍵屋 棟梁
3.2|洗剤 日 用品 消耗品 ストック 買い置き|アタック トイレットペーパー ティッシュ ナノックス キュキュット 詰め 替え ドラッグストア ラップ 歯磨き粉 ハイ ター スポンジ シャボン 玉 石けん ゴミ 袋 電池 ボールド
4.4|歯ブラシ 歯磨き 口腔 ケア ホワイトニング|電動 ソニッケアー フロス 歯 間 ブラシ 知覚 過敏 シュミテクト クリア クリーン ステ リン マウスウォッシュ イン ビザ ライン 定期 検診
3.5|妻 好み 夫 パートナー 贈り物 夫婦 趣味|花 好き ワイン ゴルフ スイーツ アクセサリー 温泉 ガーデニング ジャズ 読書 家 辛党 甘党 コーヒー アウトドア 派 インドア
3.2|甥 姪 っ子 お年玉 入学 祝い|小学生 赤ちゃん 高校生 兄 子 姉 妹 弟 大学生
2.6|名前 漢字 読み方 ふりがな スペル ローマ字 表記|読み さんずい 難読 旧 字 渡辺 斎藤 高橋 はしご 濁 ない 伸ばす ヘボン パスポート ミドル ネーム 珍しい 苗字
4.1|寄付 先 社会 貢献 募金 支援 団体|ユニセフ 国境 医師 団 赤 十字 あしなが ワールド ビジョン マン スリー 盲導犬 協会 プラン ジャパン フード バンク 毎月 クラ ファン
4.4|ハウスキーパー シッター 家事 代行 お手伝い 外注|ベア ーズ キッズライン タスカジ 家政 婦 料理 ダスキン 週一 シルバー 人材 ファ ミサ 掃除 窓 拭
4.1|寝相 いびき 歯ぎしり 同室 一緒 寝る|寝言 別室 川 字 無 呼吸 cpap 横向き 夫婦 別 寝室 寝返り 蹴る 布団 取る
*3.4|食 料理 レシピ 食事 アレルギー 献立|べら 苦手 ベジタリアン 菜食 乳糖 小麦 卵 そば えび 落花生 糖尿病
*3.7|健康 病気 持病 体調 怪我 診断|糖尿病 喘息 片 頭痛 手術 骨折 腰 膝 血圧 通院 治
*3.1|薬 服用 飲 んで|錠 ミリ インスリン 抗生 物質 処方
*3.7|医者 先生 歯医者 病院 主治医|クリニック 予約 診察
*4.8|飲み物 コーヒー お茶 酒 飲む|紅茶 ビール ワイン 禁酒
*3.8|趣味 休日 余暇 サークル|編み物 絵 陶芸 登山 写真 将棋 ゲーム 読書 ダンス 合唱 バンド 釣り 入会
*4.6|運動 スポーツ ジム 走|ジョギング 水泳 ヨガ サッカー テニス 野球 マラソン 筋
*4.6|楽器 演奏 弾|ギター ピアノ バイオリン チェロ ドラム フルート ウクレレ サックス 三味線
*3.9|車 自動車 運転|トヨタ ホンダ 日産 軽 プリウス 電気 免許
*4.0|通勤 交通 自転車|電車 バス 徒歩 車 地下鉄
*5.0|携帯 スマ パソコン タブレット ソフト|iphon android mac window アイフォン 買い替え
*4.1|貯金 お金 予算 ローン 家賃 銀行|円 奨学 金
*2.9|家族 両親 母 父 姉 妹 兄 弟 祖母|祖父 ばあちゃん いとこ 実家
*5.0|旅行 出張 休暇 飛行機 ホテル|予約 新幹線 温泉 切符
*3.1|読 んで 本 小説 ドラマ 映画|作家 シーズン
*4.3|先生 担任 コーチ 塾|家庭教師
*3.3|ペット 犬 猫 動物|子犬 子猫 うさぎ ハムスター インコ 金魚 亀 柴犬 プードル 獣医
*3.1|子供 子ども 息子 娘 赤ちゃん|双子 保育園 幼稚園 小学生 生まれ 妊娠 長男 長女 次男
*1.5|妻 夫 彼女 彼氏 奥さん 旦那 恋人 結婚|婚約 離婚 別れ 付き 合 って
*4.6|ルームメイト 同居 シェア ハウス|一人暮らし 引っ越し
*2.7|住 んで 住所 家 引っ越し 住まい 部屋|マンション アパート 町 市 区 駅
*4.0|出身 生まれ 故郷 実家 育ち|育
*3.0|仕事 職業 会社 勤務 働 職場|入社 退職 転職 昇進 教師 看護 師 エンジニア 店長 営業 部署 インターン
*3.9|上司 部長 課長 店長 社長|リーダー
*3.7|給料 年収 月給 時給|万 円 昇給
*3.9|勤務 時間 シフト 何時|早番 遅番 夜勤 日勤 時
*4.1|専攻 大学 学校 勉強 学部|学期 試験 論文 卒論 授業
*3.3|言語 外国 語 話 語学|英語 中国語 韓国 フランス語 ドイツ語 勉強
pt
3.8|dieta comer comida alimentacao bufe buffet cater cardapio ementa menu restaurant jantar convidar receb anfitriao cozinhar churrasco voo refeicao|vegetariano vegetariana vegano vegana pescetariano kosher halal carn ovolactovegetariano veggi flexitariano frango peix porco macrobiotico crudivora laticinio ovo soja tofu jejum paleo cetogenica adventista
2.8|alergia alergico evitar cozinheiro ingredient lancheira marmita lanch merenda garcom empregado reacao buffet festa escola professora chef reagir incomodar picada|amendoim camarao marisco leit lactos gluten ovo sesamo gergelim morango penicilina dipirona polen latex abelha celiaco celiaca intolerant anafilaxia urticaria noze castanha avela trigo soja peix caranguejo lagosta kiwi banana mel sulfa ibuprofeno amoxicilina niquel pelo poeira vespa caseina aplv adrenalina caneta
1.0|pequeno almoco desjejum manha padaria cafe da acordar matabicho brunch|pao tapioca cuscuz torrada aveia iogurt granola cereai panqueca de queijo requeijao galao ovo mexido mingau croissant bolacha broa vitamina fruta chia pulo nada compota fiambr
2.8|almoco almocar marmita cantina refeitorio refeicao meio dia trabalho restaurant|arroz feijao bandejao quilo salada bitoqu bife quentinha sanduich sopa self servic ticket micro onda prato feito estrogonof massa francesinha pe ef sand
3.2|beber bebida bar drink copo rodada boteco brindar happi hour festa convidado garcom garrafa|cerveja imperi fino chope vinho cachaca caipirinha uisqu gin vodca abstemio sobrio alcool cidra cervejeiro whiski rum sangria moscatel porto licor sumo refrigerant sem vermut aperol bebo
1.3|cafe cafeteria cafezinho barista coar cafeina padaria manha acordado grao capsula|expresso bica cimbalino galao pingado coado cappuccino nespresso descafeinado meia de leit moka abatanado curto carioca prensa delta aeropress acucar adocant puro capuccino latt mocha tre coraco italiana
4.2|cha chaleira infusao bule bebida quent chavena xicara|camomila hortela verd erva doce cidreira chimarrao mate terer rooibo lucia lima preto branco gengibr hibisco capim limao boldo matcha earl grai chai gorreana jasmim
1.3|sobremesa doce bolo confeitaria pastelaria doceria guloso aniversario acucar lanch|chocol brigadeiro pudim mouss sorvet gelado pastel de nata quindim beijinho torta marzipa arroz pacoca cocada goiabada romeu julieta leit condensado cenoura pave churro rei bola berlim travesseiro queijada cheesecak petit gateau tiramisu acai
1.4|cozinhar cozinha receita fogao forno eletrodomestico preparar assar ferver panela|inducao ga airfryer cooktop bimbi wok frigideira tacho micro onda placa de pressao liquidificador fogareiro vitroceramica eletrico lenha yammi electrolux grill robo
3.9|detesta odeia nojo enjoado esquisito evitar enjoa recusar comer gosto fresco|coentro azeitona cogumelo figado jilo quiabo beterraba anchova detesto odeio beringela brocoli cebola pimentao alho tomat pepino passa salsao banana peix maiones couv flor polvo miudo berinjela dobradinha
1.4|favorito predileto prato comida jantar adora cozinhar encomendar aniversario celebrar|lasanha feijoada moqueca sushi pizza risoto bacalhau francesinha churrasco strogonoff cozido estrogonof parmegiana arroz de pato portuguesa picadinho baiao doi lasagna acaraj vatapa hamburgu marisco polvo leitao tutu feijao tropeiro carbonara muqueca galinhada escondidinho adoro
1.4|picant apimentado pimenta tempero caril molho condimento restaurant tolerar|malagueta piripiri dedo de moca jalapeno ardido ard suav dend tabasco habanero chili curri reino wasabi caiena biquinho aguento fraco mocambicana sriracha
1.2|compra supermercado mercado mercearia feira comprar fazer lista despesa semana|continent lidl carrefor assai hortifruti acougu talho feirant sacolao atacadao mercadona pingo doce auchan dia minipreco extra pao de acucar zona sul mercadinho aldi quitanda peixaria padaria costco makro sonda intermarch
1.4|churrasco grelhar grelhado churrasqueira assar brasa espeto almoco convidado|picanha maminha linguica sardinha carvao fraldinha entrecosto costela farofa alcatra espetinho coracao vinagret pao de alho frango febra bifana chourico maturada gaucho salmao
2.5|morar viver casa endereco morada cidad bairro cep mandar entregar visitar localizar residir|mudei apartamento andar rua vila suburbio concelho freguesia moro centro condominio vivo resido lisboa porto rio sao paulo bahia mina sitio vivenda moradia t2 ap kitnet cobertura zona avenida praceta travessa interior
2.2|mudanca mudar caixa carreto frete embalar transportar se endereco|apartamento chave caucao transportadora contrato mudei mudo carrinha desmontar bagulho mudamo novo kombi guarda movei empacotar camiao
4.3|aluguel renda arrendar alugar senhorio contrato despejo mensal pagar dono|inquilino inquilina senhoria fiador caucao imobiliaria condominio arrendado quintoandar airbnb reajust igpm fianca deposito locador locatario recibo quitinet idealista duodecimo proprietario
1.8|financiamento hipoteca emprestimo prestacao banco casa propria comprar quitar apartamento|euribor spread taxa parcela amortizar caixa prestaco juro minha hipotecario entrada trinta ano variavel fixa geral bpi fgt quitado tan santand amortizacao refinanciar
1.3|republica dividir quarto morar junto flatmat repartir|colega roommat sublocacao dividimo senhorio de casa coliv apartamento divido pensionato quarteto morador coabitar
2.9|vizinho vizinha barulho predio reclamacao incomodar pared ao lado som|sindico condominio cerca portaria latido encomenda muro musica cachorro salto alto festa obra briga condomino sindica reuniao furadeira chorando fumaca crianca
3.0|quarto comodo divisao andar piso planta escada elevador metro tamanho casa dormitorio|suit sotao cave porao terreo res chao cobertura varanda garagem sacada t1 t3 duplex loft estudio escritorio quintal lavanderia area marquiz copa doi terraco hall arrumo
1.4|aquecimento aquec frio inverno caldeira gelado aquecido|aquecedor radiador lareira pellet termostato salamandra esquentador painei climatizador manta bomba de calor lenha ga oleo piso radiant cobertor recuperador gasoleo termoventilador
1.4|ar condicionado calor verao refrescar ventilador quent abafado sala noit|split ventoinha climatizador invert refrigeracao portatil consul lg daikin btu midea samsung de teto climatizado umidificador
4.0|eletricidad luz energia conta fatura apagao poupar consumo painei|edp enel cemig tarifa quilowatt kwh contador medidor endesa bi horario light cpfl equatori goldenergi solar fotovoltaico bifasico bandeira inversor disjuntor iberdrola potencia
3.6|agua saneamento conta torneira abastecimento esgoto hidrometro|sabesp epal contador vazamento caixa saneago copasa ceda poco cisterna racionamento furo
3.6|internet wifi banda larga operadora provedor ligacao rede conectar lenta modem|fibra roteador router meo nos vodafon vivo claro mega starlink oi nowo giga cabo net mesh repetidor tim 5g satelit brisanet digi alcanc
3.7|celular telemovel aparelho smartphon comprar present trocar avariado capinha|iphon galaxi samsung xiaomi motorola android pixel tela ecra redmi poco oneplu huawei nokia s23 pro plu realm a54 trincada honor
3.2|telefon numero ligar contato contacto chamar mensagem emergencia|ramal fixo whatsapp zap ddd telemovel indicativo celular recado telegram vivo claro extensao signal casa
4.4|email mail correio contato escrev enviar mandar endereco|gmail outlook hotmail sapo uol inbox alia icloud yahoo proton terra bol corporativo spam
4.1|notebook portatil computador pc maquina comprar avari desktop trabalho|macbook lenovo dell thinkpad acer linux window ssd memoria positivo asu samsung avel vaio ryzen chromebook gpu rtx gamer 16gb ram mac hp surfac torr
3.2|sistema operacion operativo distro computador instalar comando termin|linux ubuntu fedora debian arch window maco mint windows11 kali manjaro pop os freebsd nixo opensus dual boot wsl
6.6|editor id codigo programar configurar extensao tema atalho|vim neovim vscode emac intellij jetbrain zed sublim pycharm android studio cursor notepad nano helix eclips rstudio webstorm xcode
5.2|linguagem programacao codigo snippet stack exemplo escrev desenvolv tutori biblioteca|python typescript javascript java kotlin rust golang php rubi elixir swift delphi cobol lua scala haskel perl dart node julia pascal matlab
6.6|framework frontend web aplicacao interfac site backend api|react vue angular next js django rail laravel spring flask svelt nuxt astro nestj fastapi express net tailwind bootstrap quarku symfoni remix
4.3|sql banco dado base consulta queri tabela armazenar esquema|mysql mongodb redi oracl mariadb firebird dynamodb supabas firestor sqlserver cassandra elasticsearch
5.9|deploi hospedagem alojamento servidor nuvem producao publicar subir hospedar infraestrutura|aw azur gcp kubernet docker heroku hetzner locaweb vercel terraform digitalocean netlifi cloudflar ansibl vp fly io railwai nginx hosting magalu ovh render ec2
4.9|projeto projecto app aplicativo aplicacao desenvolv criar construir ideia|repositorio prototipo startup plugin jogo lancamento saa site biblioteca bot open sourc marketplac mvp extensao github podcast livro
2.8|prazo entrega entregar data limit terminar cronograma quando urgent termino|sexta segunda submet lancamento deadlin amanha quinzena fim mes edit relatorio submissao artigo
4.4|jogo jogar videogam consola consol present diversao control relaxar|playstat xbox switch nintendo steam minecraft fifa fortnit freefir zelda ps5 mario gta roblox lol valor god elden pokemon sim cs fp rpg pc diablo eafc stardew
1.8|seri novela televisao tv maratonar stream ver assistir noit recomendar|netflix globoplai temporada episodio hbo sitcom drama capitulo prime disnei hbomax da nove friend break seriado documentario bbb realiti big brother rtp success
3.9|film cinema assistir bilhet ingresso recomendar ver sessao sala diretora|diretor realizador terror comedia suspens faroest thriller drama animacao ficcao documentario tarantino kubrick almodovar glauber marvel romantico music noir miyazaki letterboxd
5.5|anim manga otaku desenho temporada assistir personagem|naruto piec ghibli cosplai shonen attack demon slayer bleach dragon ball shoujo crunchyrol jujutsu mangaka sailor
4.8|livro ler leitura autor biblioteca livraria present recomendar escritor historia sugestao|romanc lendo capitulo saramago kindl poesia biografia polici audiolivro machado fantasia suspens claric lispector jorg amado pessoa tolkien agatha christi ficcao ensaio conto kobo autoajuda mia couto quadrinho eca skeelo classico
4.3|musica ouvir banda concerto show playlist cantor festiv ouco tocar estilo disco|samba pagod sertanejo mpb fado rock jazz funk forro vinil kizomba bossa nova ax metal indi rap hip hop eletronica techno gospel regga pop classica anitta caetano chico punk trap brega amalia cantora blue
4.3|instrumento tocar musica aula aprend praticar professor ensaiar|violao guitarra piano violino cavaquinho bateria flauta baixo ukulel acordeao sanfona saxofon teclado trompet violoncelo clarinet gaita harpa pandeiro percussao contrabaixo concertina viola bandolim berimbau zabumba
4.8|coral coro cantar canto apresentacao igreja voz ensaiar|soprano contralto tenor baixo ensaio maestro baritono mezzo louvor naip gospel cantora orfeao capela
4.4|podcast radio ouvir trajeto caminho carro escutar|episodio antena estacao cbn nerdcast mamilo foro flow tsf rfm spotifi comerci noticiario
1.3|hobbi passatempo lazer relaxar present prenda tempo livr fim de semana diversao gostar entediado fazer|trico escalada fotografia jardinagem marcenaria ceramica pintura xadrez pesca costura croch vela origami aeromodelismo leitura danca musica corrida cozinhar trilha observacao camp surf bordado violao desenho astronomia bricolag caligrafia mergulho videogam vinho aquarismo poquer genealogia jardinar poker
4.9|colecionar colecao coleccao present juntar album raridad|selo moeda vini miniatura minerai figurinha cromo lego postai camisa caneca ima boneco quadrinho relogio teni concha carto funko garrafa caneta isqueiro bone livro
3.3|artesanato costurar costura bordar manual present costureira linha tecido|croch trico bordado la agulha tear patchwork macram maquina amigurumi ponto cruz tapecaria feltro biscuit retalho bordadeira arraiolo renda bilro tricotar sianinha
4.5|pintar desenhar desenho art artista ateli quadro galeria|aquarela aguarela oleo acrilico carvao tela cavalet esboco pastel guach nanquim digit retrato mural procreat sobr mandala grafit urban sketch pinto
4.5|foto fotografia camera camara lent fotografar retrato paisagem equipamento|canon nikon soni fuji leica mirrorless analogica tripe drone flash 50mm fujifilm gopro polaroid casamento pentax astrofotografia film
4.0|esport desporto exercicio treino treinar malhar atividad fisica saud ginastica ativo|corrida academia ginasio ioga natacao ciclismo futebol teni box pilat crossfit volei jiu jitsu capoeira padel caminhada handebol judo skate surf danca musculacao spin zumba rugbi remo escalada patinacao badminton hipismo sedentario karat hidroginastica calistenia
3.5|correr corrida prova maratona teni treino quilometragem joelho|meia pace sapatilha trail corredor quilometro sub4 dez strava corro sao silvest garmin asfalto esteira ultra asic passadeira
4.9|bicicleta pedalar pedal ciclismo ciclista bicicletario passeio|bike mtb speed caloi eletrica capacet gravel btt ciclovia dobravel oggi special trek bianchi sens estrada pedalo fixa cicloturismo
3.3|time clube equipa futebol torcer jogo estadio torcida campeonato classico camisa|flamengo corinthian palmeira benfica sport porto torcedor adepto socio gremio vasco santo braga sao paulo cruzeiro atletico galo botafogo fluminens bahia inter vitoria fortaleza benfiquista portista sportinguista lampiao real barcelona belenens
4.6|academia ginasio person musculacao peso treino instrutor hipertrofia mensalidad|supino agachamento smartfit halter malhar gympass crossfit terra bio leg deadlift esteira bodytech seri fit peitor solinca holm
3.3|piscina nadar natacao nadador raia exercicio agua|crawl nado touca hidroginastica costa borboleta oculo maio aquagym prova sub aquatica metro mariposa mal
1.4|trilha caminhada montanha serra natureza excursao montanhista|trilho cume mochila caminho bota trek chapada gere diamantina itatiaia estrela de santiago pico travessia rota basto acampar passadico montanhismo
1.4|lesao machucado magoado dor joelho costa ombro fisioterapia treinar carregar subir ortopedista tratamento reabilitacao doi|torci rompi quebrei parti fratura ligamento menisco hernia tendao gesso muleta cruzado entors torcao luxacao distensao lombar ciatica tendinit bursit manguito placa parafuso cotovelo tornozelo de disco fissura rotura pubalgia aquil
3.9|cirurgia operacao hospit cirurgiao recuperacao operar internacao anestesista visita|operado operada apendic vesicula protes ponto anestesia bypass hernia cesarea amigdala catarata joelho bariatrica laparoscopia marcapasso alta dreno internado variz desvio mioma tiroid histerectomia
4.3|doenca saud cronica diagnostico medico condicao ficha enfermeiro questionario sintoma tratamento|diabet asma epilepsia enxaqueca artrit tireoid tiroid hipertensao crohn fibromialgia psorias anemia lupu hipotireoidismo hipotiroidismo dpoc celiaca colit gota escleros parkinson hiv hepatit osteoporos endometrios sop reumatoid insuficiencia apneia hashimoto vitiligo glaucoma fibrilhacao
4.0|remedio medicamento comprimido farmacia receita dose tomar farmaceutico bula interacao prescricao|insulina metformina losartana puran ibuprofeno paracetamol antidepressivo bombinha estatina sertralina rivotril omeprazol atorvastatina enalapril dipirona levotiroxina corticoid anticoagulant anticoncepcion capsula gota antibiotico ritalina escitalopram fluoxetina venlafaxina eutirox xarelto varfarina semaglutida xarop venvans concerta clonazepam
3.6|pressao tensao coracao cardiologista infarto coronaria exam esforco|stent marca passo pacemak arritmia colesterol betabloqueador hipertenso enfart infartado safena sopro fibrilacao anti hipertensivo hipotensao ecocardiograma angina catorz varfarina insuficiencia taquicardia
4.5|terapia terapeuta psicologo ansioso humor psiquiatra saud mental conversar tristeza sessao psiquiatrica|psicologa depressao ansiedad tdah panico burnout toc phda bipolar psican tcc borderlin fobia estress po remedio deprimido anedonia luto esquizofrenia ciclotimia litio psicanalista ansiolitico
3.3|dormir sono noit acordar despertador insonia descansar cama madrugada cansado acordo|melatonina cochilo sesta apneia madrugador notivago ronco inson sei hora cpap zolpidem pesadelo turno soneca noturna durmo sonambula travesseiro
1.4|oculo ver visao oftalmologista otica enxergar oculista consulta ecra dirigir|miopia lent grau dioptria catarata daltonico glaucoma astigmatismo hipermetropia presbiopia multifocai de contato conjuntivit retina estrabismo olho seco lasik vista cansada contacto ceratocon
3.8|ouvido ouvir audicao otorrino barulho escutar volum fala|aparelho surdo surdez zumbido auditivo implant otit labirintit coclear timpano cera perfurado esquerdo hipoacusia sensivel cerum parcial
1.4|dent dentista ortodontista mastigar sorriso clinica odontologica|aparelho obturacao chumbo canal siso implant coroa molar cari protes dentadura gengiva bruxismo placa clareamento extracao invisivel pont gengivit lent de contato tratamento periodontit desvitalizacao
4.8|pele dermatologista creme protetor irritacao cosmetico hidratant rosto sol|eczema psorias acn rosacea sensivel dermatit vitiligo oleosa seca mista melasma sarna urticaria mancha herp melanoma sarda queimadura acneica caspa acido seborreica micos
3.5|gravida gravidez gestant bebe parto barriga ultrassom esperar nascimento prever|semana trimest parteira gemeo obstetra ecografia fiv mese cesariana normal enjoo doula tentant parteiro dpp aborto gestacion risco mae primipara pre eclampsia humanizado gravido
1.4|cadeirant acessivel acessibilidad escada mobilidad entrada elevador restaurant deficiencia transport acesso|bengala andador andarilho muleta rampa protes cadeira de roda deficient paraplegica tetraplegico amputado paralisia avc pcd motora scooter avd ataxica
4.8|fumar cigarro vape parar fumant fumo intervalo isqueiro|fumador nicotina tabaco parei iqo maco charuto narguil adesivo chiclet marlboro enrolado tabagista ex pod beck champix marijuana
4.8|peso emagrec quilo engordar magra dieta gordura ginasio|jejum caloria emagreci ozemp low carb cetogenica balanca imc pesada obeso cetonica bariatrica perdi engordei wegovi mounjaro definir saxenda
4.0|altura medir alto estatura medida alta pessoa|centimetro metro baixo 70 80 baixinha gigant cm
4.6|roupa tamanho vestir camisa calca camiseta casaco comprar present medida loja vestido camisola|manequim pp medio gg xl cintura manga xxl plu size 38 40 42 44 largo justo peito comprimento slim
4.3|sapato calcado teni sapatilha numero comprar loja present|calco bota pe 36 37 38 39 40 41 42 43 sandalia chinelo salto havaiana largo nike adida sapateni
4.8|anel alianca joia ouriv pedido noivado present medida|prata ouro aro brinco 16 18 colar pulseira dourado pandora diamant niquel rommanel safira esmeralda
1.4|cabelo cabeleireiro cort pintar salao penteado tintura xampu visual|cacheado crespo liso careca loiro loira ruivo tingido morena ondulado curto comprido franja grisalho tranca dread mecha progressiva black power alisamento nuca rapado castanho transicao chanel rabo de cavalo
4.6|barba barbeiro barbear lamina aparar pelo|bigod gilet navalha cavanhaqu costeleta bigodinho barbudo aparador encravado rapada
4.9|maquiagem maquilhagem beleza cosmetico maquiadora produto|batom rimel base natura avon boticario esmalt verniz sombra po delineador mac rubi rose vegana eudora corretivo sephora kiko gloss blush lapi
4.8|tatuagem pierc tatuador desenho pele furar|tattoo tatuei braco fechado septo nariz umbigo alargador laser minimalista rosto henna orelha
4.3|cor favorita tinta pintar tom pintura decoracao pared present|azul verd roxo turquesa vermelho amarelo bordo bordeaux lila laranja rosa preto branco cinza bege marinho dourado castanho mostarda musgo lavanda magenta salmao terracota
2.8|nome chamar assinar assinatura tratar apresentar dirigir cracha mail|chamo apelido sobrenom alcunha sou batismo completo social silva santo pereira oliveira meio artistico solteira
1.7|pronom genero tratar artigo referir se|masculino feminino elu neutro ela el dela nao binario tran neutra travesti mulher homem
2.4|idad ano nascimento velho geracao|nasci completei nascido nascida trintao tenho fiz quarentona cinquentao idosa adolescent sessenta millenni trintona 1980 1990
2.2|aniversario data festa present paraben comemorar bolo vela convidar quando|nasci janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro faco completo nascida comemora ano
4.4|signo zodiaco horoscopo astral mapa|leao virgem ari carneiro peix touro gemeo escorpiao aquario cancer caranguejo virginiano ariana leonina taurina pisciana sagitario capricornio balanca libra escorpiana geminiano aquariana
3.7|nacionalidad cidadania passaport visto pai estrangeiro fronteira documentacao nascer|cidadao brasileiro portugu residencia angolano naturalizado brasileira portuguesa italiana dupla cabo verdiana mocambicano espanhola cplp imigrant cidada resident refugiada alema guineens
4.3|idioma lingua falar fluent aprend conversar curso traducao|nativo bilingu duolingo ingl espanhol franc alemao italiano mandarim japon russo arab coreano basico avancado intermediario poliglota crioulo c1 b2 libra toefl guarani
3.3|religiao fe igreja missa deu rezar acreditar culto padr celebracao|catolico evangelico espirita candombl umbanda muculmano judeu ateu paroquia budista protestant batista assembleia adventista testemunha mormon agnostico catolica umbandista hinduista budismo terco pastor crent messianica praticant ortodoxo
3.6|politica voto votar partido eleicao prefeito president governo opiniao|sindicato vereador deputado petista esquerda direita socialista bolsonarista lulista pt ps psd bloco iniciativa liber centro nulo branco militant filiado chega psol livr cdu novo
1.3|trabalho emprego profissao ocupacao carreira oficio viver profission cargo atividad ganhar vida apresentacao|enfermeira professor engenheiro encanador canalizador contador contabilista motorista barista gerent contratado medica advogada programadora vendedora cozinheiro pedreiro eletricista cabeleireira caminhoneiro jornalista dentista arquiteta secretaria agricultor pescador polici bombeiro tradutora carpinteiro psicologa design empregada farmaceutica desempregado dona de casa estudant
4.2|chefe patrao gestor supervisor superior reportar lider aprovar|gerent patroa gestora coordenador diretora encarregado coordenadora ceo capataz socia diretor subordinado
1.4|colega equip equipa escritorio parceiro de trabalho companheira sala|mesa estagiaria par dupla coleguinha time subordinada estagiario
2.5|empresa empregador firma companhia trabalhar para ond setor|agencia hospit escola startup fabrica multinacion banco petrobra prefeitura camara ong universidad correio autarquia sona embraer vale construtora editora consultoria
3.6|salario ordenado vencimento ganhar pagamento aumento renda receb remuneracao negociar ganho|liquido bruto recibo holerit clt bonu minimo reajust mil euro reai mensai pj comissao subsidio decimo terceiro hora extra participacao vale verd 13o
0.9|horario turno escala expedient semana disponivel dia trabalhar hora descanso|plantao noturno part time folga 12x36 manha tard noit rotativo madrugada home flexivel meio periodo intermitent 6x1 fim de 40h da nove sobreaviso tempo inteiro
2.9|trajeto deslocacao transport ir trabalho deslocar trabalhar tempo atraso caminho|metro onibu autocarro comboio trem barca eletrico bond conducao carro moto bicicleta pe van brt vlt cptm uber carona boleia pont linha cacilheiro baldeacao via minuto fertagu
1.7|remoto home offic teletrabalho escritorio trabalhar em casa local sede|hibrido presenci cowork dua veze nomad totalment dia
1.3|feria folga viajar descanso feriado descansar planejar recesso ausent planear|praia feriadao algarv sitio reservei nordest julho agosto carnav litor serra viagem licenca quinzena remanejada banco de hora
4.5|viagem viajar destino mala bagagem roteiro passagem voar turismo passaport feria aeroporto|voo lisboa toquio bilhet trem comboio pousada roma intercambio pari londr nova york bueno air disnei cancun madeira acor marroco ryanair tap cruzeiro milha embarqu mochilao madrid europa gramado foz
1.3|hotel hospedagem alojamento estadia reserva dormir ficar reservar quarto noit|airbnb hostel pousada camp resort book ibi turismo rural casa de feria motel parador pensao chale albergu apart novotel
1.4|assento lugar poltrona janela corredor aviao sentar voar autocarro comboio onibu|leito frent fundo saida de emergencia fila semileito executiva
2.0|medo fobia pavor nervoso assustar evitar tremer|aranha altura agulha barata aviao elevador claustrofobia escuro cobra sangu palhaco multidao dentista cachorro injecao voar rato trovao mort falar em publico agorafobia afogar tempestad
3.4|estudar faculdad universidad curso licenciatura graduacao universitario campu caloiro matricula aluno|semest mestrado doutorado doutoramento usp coimbra periodo direito medicina engenharia enfermagem letra psicologia arquitetura uerj ufmg unicamp lisboa minho calouro mestranda caloira pedagogia economia
4.1|tese dissertacao tcc orientador pesquisa escrev entrega defesa banca|orientadora capitulo monografia qualificacao abnt revisao artigo doutoranda mestrado bibliografia projeto coorientadora
3.7|exam prova vestibular estudar test revisar passar nota concurso|enem recuperacao fuvest oab residencia toefl final segunda epoca frequencia chumbei reprovado nacion concurseira cfa trimestr calculo
2.3|escola crianca turma professora reuniao pai aluno matricula seri|fundament primaria ano colegio secundario basico ensino medio crech particular publica sexto terceiro nono decimo privada preparatoria pre
1.4|crech infantario bercario crianca baba buscar cuidar deixar pequeno|ama escolinha integr matern jardim de infancia educadora avo prezinho diarista pre escolar adaptacao
2.5|filho crianca familia filha descendent mae pai|gemeo bebe menino menina cacula dua tre primogenito adolescent recem nascido enteada rapaz guria pia
2.8|filho menino rapaz garoto mai velho|cacula molequ primogenito guri meninao pia miudo filhot adolescent
2.9|filha menina rapariga garota garotinha mai nova|cacula guria princesa miuda primogenita bebe
1.3|mulher marido esposa companheiro conjug casamento relacionamento par amor jantar romantico amado cara metad|namorado namorada noivo noiva casado casada divorciado separada companheira casei uniao estavel namorido mozao parceira viuva junto noivamo ex solteira namoramo unido de facto
1.4|casamento casar noivo cerimonia convit vestido lua de mel|noivado padrinho madrinha festa igreja civil buffet veu lista alianca pedido daminha despedida cartorio
2.8|aniversario casamento boda casado comemorar jantar data casal|casamo prata ouro dez ano junto namoro papel
3.8|ex divorcio guarda pensao separar advogado alimento|divorciado separada marido mulher separacao alimenticia partilhada litigioso desquit mediacao partilha
1.4|mae mama maezinha pai mainha present dia da|minha velha coroa maezona
2.6|pai papai painho present dia dos|papa coroa paizao velho
3.6|irmao mano parent familia|cacula primogenito gemeo irmaozinho meio maninho brother
4.0|irma mana parent familia|cacula gemea irmazinha meia maninha
4.1|avo vovo idosa familia|vo avozinha bisavo vozinha nonna oma baba vovozinha
4.1|avo vovo idoso familia|vo avozinho bisavo nonno vozinho opa
3.9|neto neta avo crianca|netinho netinha bisneto bisneta
3.2|tio tia primo parent familiar familia encontro reuniao|prima sobrinho sobrinha afilhado avo irmao titio titia
3.5|sogra sogro cunhado familia marido parent|cunhada genro nora concunhado sogrinha
6.6|padrinho madrinha batizado batismo crisma|afilhado afilhada comadr compadr dindo dinda
1.4|amigo amiga parceiro amizad companheiro melhor|amigao parca bff vizinha colega de infancia mano camarada galera miga
1.9|anim bicho pet mascot veterinario bichinho estimacao cuidar viagem alimentar adotar|cachorro cao gato coelho hamster papagaio tartaruga jabuti calopsita adotei porquinho da india cadela gata peix iguana cobra ponei furao resgatado filhot cagado chinchila canario cacatua
1.9|cachorro cao passear raca coleira veterinario racao vacina filhot tosador banho passeio|vira lata rafeiro labrador poodl beagl salsicha cachorrinho huski shih tzu golden pastor cadela bulldog pug pinscher rottweil dachshund yorkshir chihuahua border colli malt lhasa spitz caramelo galgo podengo perdigueiro pitbul schnauzer cane corso serra da estrela guapeca srd
4.6|gato gata areia veterinario arranhador felino ronronar|siam persa gatinho frajola tigrado gatinha bichano angora main coon sphynx preto laranja tricolor escaminha castrado ragdol srd bengal tigrada europeu bosqu
1.4|cavalo montar hara equitacao cavaleiro hipismo redea|egua potro mangalarga lusitano picadeiro campolina crioulo puro sangu quarto de milha montaria turf salto ponei
4.2|aquario peix agua filtro tanqu|betta guppi tetra acara bandeira kinguio neon camaro palhaco marinho carpa discu escalar molinesia corydora
4.3|galinha sitio quinta fazenda criacao animai rural|cabra ovelha vaca pato porco peru gado leiteira caprino burro coelho codorna leito porca
6.6|abelha apicultura mel picada apicultor|colmeia enxam apiario jatai propoli nativa rainha favo
3.9|carro dirigir conduzir automovel oficina mecanico gasolina gasoleo posto viatura trocar garagem revisar veiculo|fiat volkswagen gol onix corolla renault peugeot tesla hibrido flex diesel picap carrinha hb20 byd ford toyota hyundai honda jeep nissan citroen bmw merced audi kia suv hatch sedan argo kwid strada civic hilux creta polo fusca uno palio compass dacia opel seat clio corsa golf tracker etanol gnv
4.6|carta habilitacao autoescola cnh dirigir conduzir habilitado test|instrutor detran baliza categoria permissao primeira reprovei dirijo codigo suspensa provisoria renovar
4.2|moto mota motocicleta scooter lambreta motoqueiro pilotar viagem|honda yamaha vespa biz titan ducati harlei capacet cg fazer cb twister bmw kawasaki suzuki triumph trail 125cc xre nmax cilindrada royal
4.8|placa matricula carro emplacamento veiculo|mercosul emplacado renavam chassi livret
3.9|seguro seguradora apolic sinistro bater roubo cobertura|fidelidad franquia bradesco allianz premio porto azul mapfr liberti zurich tokio vida residenci terceiro carro agea tranquilidad automovel
4.9|plano saud convenio seguro hospit clinica reembolso cobertura|unim amil su ads medi carencia multicar bradesco hapvida notredam sulamerica privado coparticipacao cassi advancecar ipsemg
2.4|estacionamento estacionar vaga garagem carro rua se|parquimetro distico emel zona azul flanelinha estapar coberta subterraneo alugada resident valet cartao
5.2|barco velejar vela marina navegar velejador pesca|veleiro iat lancha bote jet catamara escuna arrai marinheiro optimist caravela barquinho
4.6|pass transport cartao bilhet mensal metro|navegant andant unico viva top riocard social leva
4.6|uber taxi corrida carona motorista|bolt 99 taxista cabifi indriv 99pop freenow
4.8|assinatura mensalidad cancelar plano pagar mensal debito recorrent|netflix spotifi cancelei premium disnei globoplai prime youtub jornal academia hbo icloud deezer dazn clube gympass playstat plu
3.2|banco conta cartao dinheiro agencia gerent depositar|nubank itau bradesco caixa millennium revolut santand corrent poupanca inter c6 bb geral bpi novo picpai cgd activobank sicredi btg banrisul wise
4.3|pix mbwai pagar transferencia dividir deposito mandar|chave multibanco boleto iban celular cpf ted aleatoria picpai telemovel paypal
1.4|poupar investir investimento dinheiro reforma aposentadoria render guardar futuro|poupanca tesouro cdb aco etf certificado bolsa fundo ppr selic lci fii previdencia bitcoin direto imobiliario poupo degiro xp de aforro renda fixa xtb caixinha
4.9|bitcoin cripto criptomoeda moeda digit volatil|ethereum binanc carteira cardano mercado solana coinbas stablecoin doge stake ledger
4.9|divida dever emprestimo parcelar pagar juro cobranca negativado|prestaco parcela devo serasa consignado cartao rotativo chequ especi spc acordo renegociar credito pessoal fi agiota quitar
3.3|orcamento gastar limit preco verba custo pagar valor caro barato present|reai euro maximo gasto eat mil cento teto apertado folgado
1.9|imposto ir irpf contador declaracao fisco financa reter restituir|contabilista restituicao reembolso mei carn leao iva isento malha fina recibo verd simpl portal da retencao deduzir nota dmed
1.0|medico consulta clinica doent sintoma hospit|doutora upa postinho posto ub centro de saud clinico geral doutor familia utent da luz generalista convenio
2.8|consulta marcacao horario agenda agendar compromisso quando lembret|marcada terca quinta hora dezessei manha tard dentista amanha marquei cabeleireiro
3.1|reuniao seman agenda chamada encontro pauta videochamada|daili segunda terca quarta quinta sexta zoom team alinhamento meet retrospectiva sprint mensal
3.5|aula curso aprend noit professor matricular turma|oficina workshop ingl ceramica costura culinaria fotografia musica pintura danca yoga
3.6|voluntario voluntariado ajudar caridad social doar tempo causa|ong abrigo bombeiro escoteiro sopao crianca asilo cruz vermelha doacao cae cateques banco alimentar reflorestamento leitura cvv
1.4|clube associacao grupo socio membro filiacao quota|confraria rotari maconaria lion rancho de morador sindicato loja coletivo macom
4.5|jardim horta quintal plantar podar terra flore regar sement|tomat rosa estufa adubo canteiro couv relva grama alfac salsa manjericao limoeiro jabuticabeira hortela hortensia gramado compostagem muda roseira bananeira morango cenoura
1.3|planta vaso regar interior folhagem|costela de adao orquidea cacto suculenta samambaia espada sao jorg jiboia zamioculca lirio violeta anturio monstera bonsai lavanda comigo ninguem avenca
3.9|clima tempo previsao calor chuva vento temperatura roupa|umido humido chuvoso geada nublado quent frio seco neve garoa trovoada abafado ventoso granizo tropic semiarido minuano
5.2|present prenda lembranca surpresa ideia oferec dar aniversario desejo embrulhar|coleciona fa sonha gosta adora apaixonado colecionadora louca curt viciado perfum livro deseja hobbi
3.2|natal festa celebrar ceia consoada reunir familia tradicao amigo secreto|peru bacalhau arvor presepio paneton rabanada filho chester pernil missa galo present tronco troca bacalhoada bolo rei perna
3.7|carnav folia fantasia bloco feriado marchinha|sambodromo abada trio samba escola porta bandeira olinda salvador torr vedra matrafona
1.4|junina junino arraial santo festa balao|quadrilha fogueira sardinha manjerico quentao milho bandeirinha pamonha canjica antonio sao joao pe de molequ marcha
2.8|emergencia contato contacto acident urgencia hospit avisar quem|samu inem mae marido irma 192 112 190 vizinha esposa filha tio
5.2|sangu doar doador tipo transfusao|positivo negativo dadora rh ab univers
2.9|humor tom estilo resposta respond escrev formato comunicacao linguagem explicacao|curto breve topico formal inform emoji simpl direto conciso detalhado serio engracado sem rodeio gentil tecnico didatico educado descontraido passo seco emotivo tabela lista laconico
4.2|unidad medida temperatura distancia convert peso medir receita|metrico celsiu fahrenheit milha quilometro grama xicara polegada libra grau litro colher pe imperi quilo onca
4.8|fuso horario relogio hora diferenca|brasilia utc gmt lisboa manau acor londr cet
4.0|moeda dinheiro preco cambio pagar convert dolar|reai euro kwanza real brl eur usd escudo metic libra
4.9|ortografia escrita portugu variant gramatica acordo|brasileiro europeu pt br carioca mineiro ortografico angolano brasileira portuguesa
3.4|tu voce tratamento tratar formalidad educacao|senhor senhora tutear doutora dona seu formal inform ce
3.0|emoji carinha icon mensagen|figurinha sticker sem odeio pouco nunca
4.3|despedida carta cumprimento assinar mail assinatura fecho|abraco atenciosament beijo att cordialment beijinho fort melhor
4.6|especialista medico doutor consultar encaminhar especialidad|cardiologista ginecologista pediatra ortopedista dermatologista neurologista urologista endocrino otorrino oncologista psiquiatra reumatologista gastro pneumologista alergista hematologista nefrologista
5.5|vacina reforco dose imunizacao injecao viajar tomar|tetano gripe covid hepatit hpv pneumonia febr amarela dengu herp zoster triplic sarampo meningit
1.4|documento identidad renovar passaport validad viajar prazo vencido cartao|rg cpf venc nif caduca carteira de cidadao caducado cnh titulo crnm expira ctp
4.0|chave codigo porta predio abrir entrar reserva vaso|senha portaria fechadura interfon copia cofr tapet vizinho smart cartao digit biometria debaixo
5.5|lixo coleta recolha reciclagem descartar recolh separar|ecoponto caminhao organico seletiva vidro papel plastico amarelo oleo pilha compostagem seco
4.0|encomenda entrega correio transportadora receb postal pacot|sedex ctt portaria motoboi cacifo locker dhl mercado livr jadlog cainiao ups vizinho ponto pickup portador
3.5|comprar onlin loja encomendar site encomenda pedido|shope amazon shein worten magalu olx temu aliexpress mercado livr fnac continent americana vint submarino casa bahia
3.6|deliveri pedir entrega comida fome jantar aplicativo|ifood glovo rappi motoboi uber eat marmita pizza bolt food aiqfom
4.0|movei mobilia sofa mesa decoracao comprar montar sala quarto dormir|estant cama colchao ikea guarda roupa roupeiro poltrona escrivaninha belich rack comoda tok stok leroi madeira cabeceira berco criado mudo puff conforama
4.4|reforma obra pedreiro consertar remodelar arrumar tecnico pintor vazamento renovar|azulejo telhado infiltracao encanador canalizador banheiro drywal gesso piso pintura empreiteiro fachada eletrica porcelanato esgoto cozinha parquet sanca cano telha
1.4|ferramenta bricolagem conserto consertar montar oficina caixa|furadeira berbequim serra parafusadeira martelo chave de fenda alic nivel lixadeira trena makita esmerilhadeira martelet tico soldador parafuso einhel
4.5|geladeira frigorifico eletrodomestico avaria maquina lavar estragada tecnico garantia|lava louca brastemp bosch freezer electrolux consul samsung lg micro onda secadora fogao cooktop esquentador arca lavadora whirlpool placa
3.5|limpeza faxina arrumar casa limpar ajuda domestica po|faxineira diarista empregada aspirador roomba mopa rodo vassoura candida dyson swiffer quinzen robo seman faxineiro
4.5|roupa suja lavanderia passar lavar secar maquina|ferro amaciant lixivia tanqu varal secadora estend sabao self passadeira tira nodoa amaciador
3.4|negocio empresa loja fundador empreend montar empreendedora abrir proprio|fundei padaria socio mei client startup salao restaurant oficina mercearia confeccao agencia consultorio food truck sociedad pet shop cafeteria barbearia brecho ateli
4.3|client projeto freelanc autonomo cobrar proposta honorario|fatura contrato freela pj recibo agencia workana 99freelas orcamento upwork consultoria avenca
6.6|lancamento produto versao estreia publicar atualizacao|beta releas mvp alfa v1 v2 estavel
3.5|equip equipa funcionario pessoal tamanho quanto|colaborador cinco dez vint empregado socio estagiario
5.2|entrevista vaga candidatura curriculo emprego procurar recrutamento|candidatei proposta recrutador linkedin processo seletivo gupi inde infojob test tecnico oferta dinamica catho rejeitado
1.4|demissao despedimento sair desemprego demitir rescisao desligado|demitido despedido aviso previo fgt seguro desempregado desligada layoff justa causa acordo centro de emprego subsidio pedi iefp
1.4|aposentadoria reforma aposentar idoso pensao descanso|aposentado reformado inss pensionista aposentada reformada idad previdencia tempo de servico jubilada
4.5|exercito militar servico tropa quartel farda|marinha veterano aeronautica fuzileiro recruta sargento tenent forca aerea cabo paraquedista guarda
5.2|premio ganhar concurso conquista vitoria|ganhei medalha trofeu premiada campeao ouro jabuti bronz bolsa finalista mencao
4.1|campeonato torneio competicao prova competir equip jogar|partida copa taca final liga etapa estadu olimpiada region meia interclub
4.8|banda ensaio show grupo tocar repertorio|baterista guitarrista vocalista cover garagem estudio baixista tecladista
4.5|danca dancar aula bail dancarino parceiro|forro samba salsa tango bale ballet zouk kizomba gafieira bolero sertanejo funk hip hop jazz contemporanea frevo bachata venter flamenco sapateado passinho rancho
5.2|teatro peca palco ator atuar espetaculo bilhet plateia|ensaio papel comedia music amador monologo improviso revista shakespear nelson rodrigu circo
4.2|escrev romanc conto blog publicar autor texto|manuscrito rascunho editora poema cronica fanfic wattpad roteiro ensaio newslett amazon kdp poesia
4.5|astronomia estrela telescopio ceu noit observar|planeta eclips luneta saturno galaxia dobsoniano meteoro lua
1.9|esqui neve inverno estacao montanha frio|snowboard bariloch andorra serra da estrela aspen pista chapelco sierra nevada vall
4.9|surf mar onda praia quebrar surfista|prancha nazar ericeira bodyboard longboard itacar floripa neopren maresia pranchao penich backsid kitesurf
5.5|escalada escalar rocha escalador ginasio|boulder via pared top rope corda magnesio falesia 7a sapatilha
4.3|pesca pescar rio isca peix barco|vara tilapia tucunar robalo anzol traira dourado pacu mosca carretilha molinet sargo achiga carpa
4.9|caca cacar arma cacador floresta|espingarda perdiz javali coelho pombo licenca cartucho cao perdigueiro
1.4|mergulho mergulhar oceano mar profundidad|cilindro noronha snorkel padi fernando de apneia open water arraial recif azor mascara regulador
1.4|xadrez tabuleiro baralho carta noit amigo jogo de mesa cartada|truco sueca buraco poquer catan bridg domino canastra poker uno dama gamao tranca war dixit azul carcassonn lobisomem magic rummikub king
4.8|apelido alcunha chamar carinho diminutivo|chamam ze tata bia nick chico dudu
4.1|terra cresceu infancia origem raiz nascer cidad natal|cresci nasci criado interior aldeia nordestino mineira gaucha carioca paulista alentejano transmontana baiano cearens acoriana luanda natur
4.3|formacao formado diploma estud universidad grau titulo|formei licenciado graduada ensino medio tecnico mestrado licenciada usp autodidata doutora secundario po graduacao ufrj
3.5|emprego anterior antigament curriculo experiencia trajetoria|trabalhava antigo ex estagiei professora trabalhei atuei passado carreira fui demitiram
3.5|meta objetivo resolucao sonho plano ambicao futuro conquistar|planejo aprend emagrec viajar comprar casa maratona abrir poupar mudar escrev ingl
4.6|preocupacao estress stress problema ansiedad angustia desabafar|preocupado estressado aflito divida saud insonia sobrecarregada cansada pressao sufocada exausta preocupa medo
3.2|porco receita quantidad servir cozinhar medida familia|pessoa rend quatro sei doi grupo dose
3.4|festa convidado convidar receb anfitria lugar|pessoa lista vint trinta cinquenta crianca parent intimo
3.8|horario escolar aula sinal crianca saida entrada|recreio turno matutino vespertino integr intervalo oito treze
4.6|uniform farda trabalho vestir traje codigo|terno fato jaleco avent gravata social tailleur camisa polo bata casual croc epi
5.2|senha password palavra pass gerenciador seguranca acesso login|bitwarden keepass 1password lastpass dashlan 2fa proton caderno biometria
2.5|backup nuvem arquivo ficheiro copia guardar perder|dropbox drive na icloud hd externo onedr nextcloud pendriv synolog time machin
5.9|impressora imprimir digitalizar scanner papel tinta|tinteiro cartucho epson toner hp canon multifunco laser brother ecotank
5.9|fone auscultador auricular ouvir musica som headset|airpod jbl soni bose sennheiz fio galaxi bud cancelamento beat soundcor qcy
3.9|casa inteligent luze assistent automatizar lampada voz|alexa googl hue automacao homekit siri echo tomada zigbe home assist tuya positivo
4.2|tablet leitor ecra ler desenhar digit|ipad kindl kobo galaxi tab surfac pro lenovo xp pen wacom paperwhit
4.9|relogio smartwatch pulseira pulso hora|garmin fitbit appl watch casio amazfit samsung seiko mi band shock orient
4.2|rede sociai perfil postar publicar seguidor conta|instagram tiktok facebook twitter linkedin thread blueski pinterest kwai snapchat desativei
5.2|canal youtub video criador conteudo assistir|inscrito twitch gameplai live react streamer vlog casimiro
4.6|menstruacao ciclo ginecologista mulher hormonio dore|colica tpm endometrios menopausa coletor mioma sop absorvent climaterio calor tampao ovario adenomios
6.6|anticoncepcion contracetivo pilula evitar gravidez metodo|diu preservativo camisinha implant mirena injecao adesivo laqueadura vasectomia anel cobr implanon laqueacao
5.2|cancer cancro oncologista tratamento biopsia hospit|quimioterapia tumor quimio radioterapia mama metastas remissao prostata leucemia linfoma colo pulmao melanoma mastectomia imunoterapia colon
1.3|cuidador idoso lar cuidar velho assistencia casa de repouso|alzheim demencia asilo cuidadora centro dia parkinson acamado geriatra memoria
4.0|luto perda falecimento morrer funer enterro saudad|faleceu morreu viuvo viuva perdi mort velorio missa viuvez partiu enlutada orfa suicidio
5.5|autismo neurodivergent espectro inclusao diagnostico sensori|autista asperg tea aspi nivel tod apraxia hiperfoco superdotacao asd estereotipia
4.8|amamentar fralda bebe recem nascido leit peito|amamentacao mamadeira biberao chupeta formula aptamil desmam papinha ama pamper colica bodi nan arroto
5.5|cerebro derram avc neurologista neurologico cabeca sequela|parkinson escleros epilepsia aneurisma afasia tumor alzheim ataqu convulsao concussao
5.2|estomago barriga digestao gastro digerir intestino enjoo|gastrit refluxo ulcera azia sindrom irritavel gase hernia colit crohn pylori celiaco obstipacao omeprazol disbios
4.1|imigracao emigrar visto exterior pai mudar consulado permissao|emigrei imigrant aima residencia autorizacao cplp d7 nacionalidad green card golden manifestacao sef canada alemanha irlanda
4.5|bolsa estudo propina mensalidad pagar universidad ajuda financiamento|prouni fi bolseiro cape dge apoio estagio cnpq isencao enem erasmu meritocracia
5.2|sindicato greve direito categoria trabalhador|sindicalizado fenprof cut cgtp dissidio filiada paralisacao ugt
3.7|advogado processo justica juridico defend direito|tribun acao defensoria audiencia trabalhista indenizacao juizado recurso causa injuncao
5.5|heranca testamento inventario herdar mort ben|herdei espolio partilha inventariant herdeira doacao imovel habilitacao usufruto
5.5|maquina fotografica drone filmar voar gravar aerea|dji gopro mavic mini camera osmo insta360 fpv
4.4|acampar acampamento barraca tenda natureza dormir fora|motorhom autocaravana lona saco lanterna parqu fogareiro colchonet quechua
3.7|parqu piqueniqu passeio domingo familia crianca ar livr|praca ibirapuera jardim bicicleta lagoa aterro
4.6|vinho adega harmonizar garrafa beber present|tinto branco alentejo douro malbec verd espumant cabernet merlot porto moscatel dao rose chileno alvarinho
1.9|queijo frio tabua petisco entrada|brie coalho mina presunto fiambr parmesao gorgonzola salam mussarela da serra chourico azeitao canastra cabra
4.3|pao fermentacao assar padeiro forno farinha massa|levain broa fermento sourdough integr ciabatta baguet focaccia centeio alentejano mae
5.2|suplemento proteina vitamina tomar academia nutricao|whei creatina omega colageno magnesio calcio ferro d3 zinco multivitaminico b12 melatonina curcuma albumina
5.9|massagem spa relaxar relaxamento costa|sauna drenagem shiatsu quiropraxia ventosa reflexologia ayurvedica
6.6|meditacao ioga respirar calma ment|mind retiro vipassana zen insight headspac lojong pranayama
3.6|manicur unha salao mao pe beleza|gel esmalt alongamento francesinha pedicur postica gelinho risqu verniz nude
5.9|perfum cheiro fragrancia present aroma|natura boticario colonia chanel malbec kaiak dior egeo ck lavanda granado carolina herrera alergica
4.9|bolsa mochila mala acessorio levar carregar|carteira bornal pochet kipl tiracolo tote pasta couro eastpak loui vuitton parfoi
4.9|roupa estilo moda marca vestir look loja|zara renner brecho shein vintag riachuelo hering farm mango primark alternativo basico hippi boho elegant alfaiataria streetwear osklen gotica
4.4|sala mesa cadeira ergonomia escritorio postura|ergonomica monitor stand desk apoio pe ultrawid webcam
6.6|teclado rato mous periferico digitar setup|mecanico logitech redragon keychron abnt2 switch trackbal razer ergonomico
1.4|futebol pelada jogar amigo jogo bola|futsal goleiro guarda rede atacant zagueiro later meia camisa campo societi de sete
5.2|art marciai luta dojo treino defesa pessoal|judo karat jiu jitsu muai thai faixa capoeira azul preta roxa box taekwondo aikido mma kung fu kimono quimono krav
5.2|quadra raquet padel jogar parceiro|teni beach tenni squash picklebal saqu dupla feder badminton
4.9|volei basquet quadra time arremesso rede|levantador nba ponteiro libero pivo armador streetbal basquetebol voleibol areia
5.5|formula corrida automobilismo piloto pista gp|senna ferrari hamilton kart f1 verstappen kartista interlago stock car rali autodromo red bull leclerc mclaren
4.3|patin skate roda manobra andar|longboard patinet trotinet patinador pista street roller patinagem hoquei rampa
4.0|feriado pont folga descanso calendario|emenda padroeiro corpu christi sexta feira municip tiradent
3.6|pascoa ovo celebrar quaresma familia|amendoa folar coelho cordeiro bacalhau sexta feira santa
2.5|reveillon ano novo virada passagem comemoracao festa|fogo passa champanh branco sete onda lentilha copacabana espumant
5.9|alistamento voto eleitor titulo votacao urna|zona secao mesario transferir recenseamento junta justificativa biometria
4.9|horoscopo taro ascendent futuro consulta carta|lua baralho cigano mapa astral buzio runa numerologia
4.4|carro eletrico carregar carregador bateria veiculo posto|wallbox tomada autonomia byd volvo tesla miio dolphin zoe cc kwh leaf
6.6|vinil disco toca lp colecao som|vitrola gira agulha technic prensagem compacto amplificador
3.7|karaok balada discoteca sair noit cantar dancar festa|boat noitada pub samba clube microfon bairro alto lapa dj
3.9|onibu autocarro paragem ponto transport publico pegar|linha carri termin articulado cobrador bilhet unico intermunicip carreira brt
3.3|profissao trabalho emprego conjug marido esposa parceiro parceira trabalhar|companheiro namorada enfermeiro professora engenheira polici autonomo mulher noiva desempregada medico advogado
4.9|banho banheiro chuveiro duch ducha banheira toalet lavabo|box bide jacuzzi azulejo autoclismo descarga vaso sanita privada poliban toalha hidromassagem
4.3|guardar arrumar armario arrumacao despensa organizar espaco|closet roupeiro prateleira caixa organizador bau cabid arrecadacao minimalista tralha acumulador gaveta comoda
5.5|janela cortina persiana estor claridad sol|blackout cortinado vidro duplo rolo portada nascent poent mosquiteiro sombra insolacao
5.5|lampada iluminacao candeeiro luminaria abajur acend|lead luster spot regulador quent fria fita pendent plafon fluorescent
6.6|telhado cobertura chuva goteira infiltracao calha|telha laje forro zinco painei amianto manta impermeabilizacao caleira algeroz
5.9|piso chao soalho tapet assoalho|taco porcelanato laminado parquet carpet ceramica vinilico madeira flutuant cimento marmor tijoleira
5.9|praga inseto dedetizacao veneno desinfestacao bicho|barata cupim formiga rato mosquito pulga traca percevejo escorpiao termita dedetizei ratazana osga pernilongo aed
4.9|mofo umidad humidad bolor ar desumidificador|umidificador purificador condensacao pared ventilacao rinit acaro
4.9|seguranca ladrao assalto alarm arrombar roubo|camera camara grade cofr assaltado assaltaram vigilant porteiro verisur prosegur cerca videovigilancia roubaram
4.4|portaria campainha porteiro visita correio caixa|interfon zelador porteira guarita encomenda concierg video
5.2|escritura imovel comprar apartamento terreno visitar|lote cartorio notario itbi imt planta geminada moradia construtora corretor registro remax sobrado t2 t3
4.8|fiador caucao calcao deposito devolucao rescisao despejo|seguro fianca vistoria desocupar aviso mese devolveram recheio
1.3|vender casa herdada sitio roca segunda veraneio|chacara de praia campo fazenda herdad mont serra litor multipropriedad terreno baldio
5.2|certidao cartorio registro conservatoria documento casamento nascimento|averbacao apostila procuracao reconhecida firma averbado autenticada loja cidadao poupatempo
4.8|louca prato copo talher servir mesa|porcelana pirex taca caneca faqueiro vista alegr tramontina ceramica barro cristal
4.1|faca panela tacho utensilio cozinha afiar|ferro fundido cacarola liquidificador varinha batedeira tabua ralador amolador wok pressao antiaderent frigideira
5.2|tempero sabor condimento alho cebola molho sal|coentro salsa louro cominho oregano azeit colorau shoyu mostarda maiones ketchup acafrao manjericao cebolinho paprica
4.9|arroz feijao acompanhamento guarnicao prato base|agulhinha integr carioca preto parboilizado carolino basmati branco jasmim grao lentilha farofa
6.6|massa macarrao espaguet italiano molho|lasanha nhoqu ravioli bolonhesa carbonara penn pesto alho oleo miojo esparguet canelon talharim
3.8|carn bife acougueiro ponto talho assado|picanha alcatra maminha mal passado bem frango porco cordeiro borrego costela cupim vitela lombo entrecosto leitao peru hamburgu
4.6|peix marisco fruto mar peixaria lota|salmao bacalhau sardinha atum dourada robalo tilapia pescada polvo camarao lula ameijoa mexilhao ostra caranguejo lagosta sushi choco carapau
5.9|legum verdura salada veget horta|alfac couv cenoura abobora brocolo espinafr rucula pepino beterraba abobrinha courgett chuchu batata doce repolho tomat quiabo
4.2|fruta sumo sobremesa feira|banana manga mamao abacaxi anana morango uva pessego maracuja goiaba caju acai laranja melancia jabuticaba cereja maca pera abac figo
1.9|sopa caldo creme inverno entrada|verd canja abobora feijao gaspacho misso minestron da pedra acorda mocoto juliana
5.2|sanduich sand lanch salgado petisco salgadinho|coxinha pastel empada kibe rissol croquet misto quent tosta bauru bifana prego francesinha esfiha enroladinho pastei chamuca
5.2|pizza pizzaria sabor entrega borda|calabresa marguerita portuguesa quatro queijo catupiri frango pepperoni napolitana mucarela rucula
5.5|sushi japon asiatico orient restaurant|sashimi temaki hot roll yakisoba ramen pho thai salmao wasabi gyoza poke cru tailandesa coreana chinesa bibimbap
6.6|hamburgu fast food lanchonet batata drive|mcdonald burger king subwai bob frita nugget bigmac madero habib milkshak giraffa
1.4|refrigerant suco sumo gelado sede gasosa|coca guarana sprite fanta limonada sumol energetico redbul mate agua de coco tonica zero compal groselha
4.0|agua filtro garrafa hidratar miner beber|bebedouro garrafao ga torneira brita purificador litro garrafinha luso natur gelada
5.9|cerveja artesan cervejaria chope sabor lupulo|ipa lager stout weiss heineken brahma skol sagr super bock pilsen trigo antarctica origin puro malt apa
5.5|destilado coquetel cocktail bartend dose|caipirinha gin tonica mojito negroni aperol whiski rum tequila cachaca margarita absinto bourbon ginja licor aguardent
4.9|leit laticinio queijo veget manteiga|desnatado integr magro amendoa aveia soja semidesnatado margarina ricota iogurt kefir deslactosado coco
5.5|ovo omelet gema mexido|cozido estrelado caipira frito poch escalfado fritada quich
5.5|gulodic petiscar snack besteira guloseima|batatinha bolacha biscoito amendoim pipoca chiclet bala rebucado pacoca goma pacoquinha salgadinho tremoco castanha
4.2|marmita congelar freezer semana preparo congelado|porco pote tupperwar batch vacuo descongelar marmitex fit
4.2|jejum horario refeicao comer intermitent|dezessei pulo refeico ramada quaresma janela almoco jantar beliscar
4.9|sal sodio dieta restricao nutricionista|hipossodica pobr potassio proteina purina acucar colesterol renal fodmap oxalato gordura
5.9|papinha introducao alimentar bebe papa solido|blw pure cerelac mucilon sopa fruta engasgo cadeirao babet
1.4|bolo confeiteiro assar festa encomenda decoracao|chantilli cenoura fuba pao de lo red velvet pasta americana ganach fermento recheio browni cooki macaron rei
5.2|restaurant preferido predileto reservar mesa sair|churrascaria tasca rodizio pizzaria cantina boteco japa cervejaria padaria marisqueira bistro self servic tasquinha
4.4|nome bebe escolh registrar batizar|significado homenagem registro enzo valentina biblico composto sofia miguel apelido
1.4|cha de bebe enxov maternidad preparar recem nascido|berco fralda bodi mantinha bolsa bercinho babygrow lembrancinha revelacao alcofa
4.6|carrinho cadeirinha bebe conforto carro ovo|isofix sling canguru chicco booster assento ovinho burigotto marsupio
3.9|birra adolescent rebeldia filho limit|aborrecent castigo celular respondona porta tela hora quarto mesada puberdad
5.5|brinquedo brincar crianca present prenda|lego boneca barbi carrinho quebra cabeca massinha hotwheel pelucia peluch playmobil triciclo nerf jogo educativo plasticina
4.4|personagem desenho animado crianca tema festa|peppa freez homem aranha patrulha galinha pintadinha dinossauro sonic bluei mickei princesa minion bita unicornio pokemon batman
1.9|historia dormir contar livrinho infantil|ziraldo turma da monica lobato gruffalo principezinho fabula conto ruth rocha historinha anita
4.4|dormir bebe soneca noit rotina|naninha chupeta acorda mama colo berco cama compartilhada choro embalar
5.9|desfrald penico xixi cama|redutor cueca enures fralda bacio
3.9|bulli escola apanhar colega excluido|agredido exclusao psicopedagoga mudanca transferido recusa zombam gozam ameaca
4.5|mesada semanada dinheiro filho|cofrinho mealheiro porquinho reai tarefa
4.9|adocao adotar familia acolhimento|adotado adotiva fila habilitacao abrigo biologica vara tutela padrinho afetivo
3.3|enteado padrasto madrasta familia recomposta|enteada meio irmao meia irma segundo recas
5.2|gai orientacao sexual lgbt assumir casal|lesbica bissexu tran assumido queer assexu homem namorado drag homoafetiva
4.9|namoro paquera encontro solteiro app|tinder bumbl solteira ficant crush happn grindr badoo enrolado
1.4|reencontro turma colega antigo ex aluno|colegio formando amigo de infancia curso republica
4.6|origem familia antepassado sobrenom arvor|italiano bisavo imigrant alema indigena quilombola japones genealogia libanes polones acoriano sefardita angolano
3.1|cemiterio velorio enterro funer missa finado|cremacao jazigo setimo dia cinza caixao campa funeraria
1.2|cuidar pai idoso sozinho distancia visita|teleassistencia queda andador cuidadora centro de dia fralda geriatrica memoria remedio esquec lar reforma mora
4.3|curatela testamento procuracao vontad fim|diretiva interdicao cremacao doador vital acompanhado
1.3|licao dever tpc tarefa casa crianca|tabuada redacao ditado trabalho de caderno leitura conta kumon explicaco explicadora reforco
3.7|vestibular curso nota cort opcao ingresso|medicina direito engenharia feder unicamp ufrj cursinho simulado sisu media exam nacionai usp candidatura
3.9|materia disciplina dificuldad nota boletim|matematica fisica quimica biologia historia geografia portugu ingl filosofia recuperacao negativa dez redacao calculo
1.0|necessidad especiai inclusao apoio escolar dislexia|discalculia mediadora apa laudo sala de recurso plano individu terapeuta ocupacion fonoaudiologa terapia da fala
4.3|ensino distancia ead voltar estudar adulto|supletivo eja po graduacao mba noturno coursera aberta udemi alura polo moodl cet efa
4.8|certificacao concurso publico edit banca aprovado|concurseiro oab enem cesp fgv inss tribun pmp apostila toefl ielt cfa gran
4.8|moradia estudantil dormir universidad residencia|republica alojamento kitnet crusp quarto servico sociai colega bolsista
1.0|excursao escola passeio formatura recit|gincana feira de ciencia bail colacao festa da viagem finalista visita
4.3|enfermagem plantao hospit pacient ala cuidar|enfermeira tecnico uti pediatria urgencia obstetriz centro cirurgico dializ escala homecar auxiliar parteira coren
1.4|medica residencia consultorio plantonista profissao|resident cirurgia anestesista pediatra clinica geral interno psiquiatra cardiologista de familia crm obstetra
1.4|farmacia farmaceutico balcao drogaria|farmaceutica balconista manipulacao propagandista drogasil tecnico de delegado
4.9|fisioterapeuta terapeuta tecnico saud profissao|fonoaudiologa nutricionista radiologista dentista optometrista osteopata ocupacion protetico biomedica quiropraxista
3.6|professor aula lecionar turma corrigir escola|professora alfabetizacao matematica substituto coordenadora diretora universitario educacao infantil explicador pedagoga inspetor contratada agrupamento
1.4|salao cabeleireira esteticista barbearia profission|manicur colorista barbeiro maquiadora depiladora lash design de sobrancelha client cadeira
1.4|cozinheiro chef cozinha restaurant profission|sou confeiteira padeiro garcom copeiro sommeli pizzaiolo ajudant lavador empratar churrasqueiro empregado de mesa bartend
1.4|obra construcao pedreiro mester canteiro|servent eletricista encanador de pintor carpinteiro gesseiro azulejista arquiteto soldador capacet andaim empreiteiro trolha engenheiro civil
4.3|caminhao camionista motorista frota estrada carga|caminhoneiro carreta camiao frete uber entregador onibu tir empilhador motoboi tacografo pesado logistica
5.9|aviao aeroporto tripulacao piloto bordo|comissaria hospedeira copiloto latam tap mecanico controlador check gol escala tripulant despachant
4.9|pescador barco pesca porto marinheiro navio|traineira cargueiro petroleiro plataforma embarcado offshor estivador capitao maquinista
4.8|lavoura safra fazenda colheita trator agricultor|soja milho cafe cana gado leiteiro pomar oliv vinha agronomo cacau agroecologia hortalica suinocultura eucalipto vindima
4.8|policia bombeiro delegacia farda guarda|polici delegado pm gnr psp perito investigadora escrivao penitenciario civil agent sapador
4.9|prefeitura camara servidor reparticao funcao publica|concursada municip ministerio fiscal tecnico assistent social funcionaria tribun analista autarquia vereadora
5.5|advocacia escritorio juridico contabilidad perito|advogada contabilista auditor tabeliao estagiaria juiz promotora defensora solicitador paraleg perita
1.4|bancario agencia financeiro corretor credito|bancaria gerent de conta analista atuario trader fintech caixa consorcio mediador
4.1|venda vendedor meta comissao loja client|vendedora representant lojista caixa repositor consultora promotora comerci telemarket shop
5.2|call center atendimento telefon suport operador|telemarket atendent operadora headset reclamaco sac supervisor chamada helpdesk
4.3|fabrica linha producao operario maquina|operador torneiro soldador metalurgico montador qualidad empilhadeira cnc turno textil montadora calcado autoeuropa eletromecanico cortica
5.5|armazem logistica expedicao estoqu entregador|estoquista pick empilhador conferent almoxarif inventario amazon mercadoria palet motorista
4.9|tecnologia programador desenvolvedor ti equip|backend frontend devop fullstack qa scrum dado sysadmin mobil arquiteto tech lead product squad estagio embarcado
1.4|design criativo agencia ilustracao marca|figma photoshop ilustrador ux ui logotipo tipografia brand motion editori direcao de art embalagen publicitaria
4.9|jornalista redacao imprensa editor midia|report redatora editora fotografo locutor assessora copywrit pauta revista tv jornal guionista roteirista
5.2|tradutor interpret traduzir legenda idioma|tradutora legendagem juramentado revisao trado localizacao literaria simultanea revisora
4.2|pesquisador laboratorio ciencia bolsa publicar|po doc pesquisadora cnpq fct cape microscopio artigo genetica quimica experimento investigador biologo congresso
4.9|limpeza faxineira vigilant zelador profissao|diarista seguranca porteiro gari jardineiro lavador copeira auxiliar
4.8|escritorio administrativo secretaria recepcao rh|assistent recepcionista recrutadora financeiro compra faturamento offic boi juridico administrativa market
5.2|artista palco ator musico agencia carreira|atriz cantora dancarina modelo dublador palhaco teatro dj figurant escultora produtor cineasta escritora
4.9|contrato clt temporario efetivo terceirizado vinculo|pj estagio recibo verd freelanc termo experiencia aprendiz intermitent
1.4|promocao avaliacao desempenho cargo subir|promovida feedback meta pleno senior junior coordenacao plano de carreira okr
4.2|assedio conflito trabalho clima colega toxico|moral grito ouvidoria denuncia humilhacao fofoca burnout chefe abusivo processo
4.8|licenca maternidad paternidad parent regresso|mese subsidio afastada estabilidad amamentacao
5.2|atestado baixa afastamento auxilio doent faltar|afastado inss pericia doenca acident junta medica lesao ausent
6.6|estoqu fornecedor mercadoria encomendar atacado|atacadista stock distribuidor importo inventario bra armazem grossista minimo lote ceasa
3.9|horario loja abrir fechar funcionamento|abrimo fechamo almoco feriado corrido nove dezoito folga madrugada
4.5|divulgacao market client anuncio promov|instagram panfleto googl indicacao fidelizacao boca influenc seo flyer trafego pago publico
4.5|cnpj empresa mei abrir socio natureza|ltda simpl nacion unipesso lda contrato social alvara nipc eir quota
4.6|fatura nota fiscal cobrar pagamento recibo|boleto trinta atrasado iban maquininha orcamento emitir nf faturacao moloni inadimplent
4.9|financiamento negocio investidor capit subsidio|anjo bnde incubadora crowdfund catars portugal2030 sebra aport microcredito pronamp vaquinha
4.8|loja onlin ecommerc artesan vender|nuvemshop shopifi elo7 mercado livr etsi shope hotmart sebo vitrin frete correio instagram
5.9|marca patent registro autor invencao|inpi licenca royalti registrada plagio
4.4|iptu imi ipva condominio taxa carn|iuc parcelado cota atrasado isencao licenciamento
4.6|credito cartao limit fatura anuidad|visa mastercard elo nubank black parcelado rotativo cashback amex universo
4.2|fgt inss beneficio bolsa familia auxilio|bpc loa rsi abono cesta pensao cadunico subsidio ga vale
4.9|vale refeicao alimentacao beneficio empresa|vr va alelo sodexo ticket flash caju refeitorio transport edenr cartao gympass
4.9|ouro joia antiguidad valor avaliar|reliquia heranca quadro moeda penhor diamant penhora leilao relogio prataria
5.2|papel pasta gaveta guardado ond documento|cofr envelop armario escaneado arquivo escrivaninha digitalizado fichario bau
1.4|gov login certificado digit cidadao servico|govbr token cpf chave movel senha cartao de autenticacao portal
5.2|pescoco cervic torcicolo postura dor|trapezio cervicalgia formigamento colar tensao
2.0|mao punho pulso dedo dormencia digitar|tunel carpo tendinit ler em gatilho artros cisto canhoto esporao tala
1.4|pe joanet palmilha andar calcanhar|esporao fascit unha encravada calo chato micos de atleta neuroma
1.4|quadril anca osso bacia coluna|artros osteoporos protes ciatica escolios bursit vertebra hernia de disco estenos cifos
4.9|rim urina bexiga prostata urologista|calculo cistit hemodi dializ infeccao incontinencia pedra transplant colica renal algaliado
4.8|figado pancrea vesicula gordura|esteatos hepatit cirros pancreatit bilirrubina pedra hepatica
6.6|pulmao respirar folego oxigenio pneumologista|dpoc pneumonia enfisema bronquit tuberculos fibros sprai sinusit bombinha
4.9|glicos acucar insulina hipoglicemia diabetico|glicemia tipo hba1c libr bomba ozemp gestacion endocrinologista lantu
1.4|intestino colon banheiro hemorroida laxant|colonoscopia prisao de venter diarreia retocolit colostomia diverticulo polipo fistula colit sii
5.5|tontura vertigem desmaio equilibrio labirinto|labirintit pressao baixa hipotensao menier vasovag enjoo
4.9|cabeca enxaqueca dor analgesico luz|aura triptano sumatriptano neosaldina cefaleia dorflex tensao botox
1.4|suor frio calor sensivel temperatura corpo|friorento calorento hiperidros mao fria onda de calafrio termorregulacao
4.6|boca garganta voz afta mandibula|bruxismo atm rouca amigdala amigdalit nodulo herp mau halito placa
5.2|gripe resfriado constipacao febr toss doent|gripado constipado covid sinusit amigdalit antigrip viros nariz dipirona ben ron brufen
1.4|rinit espirro polen nariz poeira alergista|acaro poeirento antialergico pelo de gato mofo antihistaminico graminea desvio septo loratadina
5.9|dengu viros intoxicacao infeccao tropic|zika chikungunya malaria salmonela leptospiros rotaviru febr amarela toxoplasmos
4.9|rara autoimun degenerativa sindrom doenca|lupu escleros multipla ela miastenia sjogren paramiloidos hashimoto distrofia espondilit ehler fibros cistica talassemia behcet falciform
4.9|alcoolismo beber problema recuperacao vicio|aa alcoolatra recaida abstinencia sobria mese reuniao ressaca padrinho clinica
5.5|vicio jogo aposta celular dependencia|bet tigrinho casino pornografia compra roer unha compulsao raspadinha placard
6.6|anorexia bulimia compulsao corpo imagem|vomito dismorfia restricao emagrecimento
6.6|personalidad jeito temperamento qualidad defeito|introvertido timida extrovertido perfeccionista ansiosa impacient teimoso organizado distraida brincalhao enfp infj sensivel metodica
5.5|humor trist desanimo animo emoco|chorando irritada desanimado sozinho solidao apatico saudad euforia bipolar cansaco exausta tpm
4.6|trauma abuso violencia assunto delicado evitar|estress po estupro agressao infancia emdr flashback gatilho
4.8|canhoto destro mao tesoura dominant|canhota ambidestro esquerda
5.5|cego visao baixa braill leitor|bengala cao guia nvda voiceov lupa retinos macula ambliop
4.9|surdo libra sinai legenda implant|lgp interpret oralizado coclear leitura labial coda
4.0|gaguez gagueira fala diccao telefon|gago gaguejo afasia fonoaudiologa mutismo tartamudez lingua presa
5.2|exam sangu jejum laboratorio ressonancia|tomografia endoscopia ultrassom colonoscopia hemograma veia desmaio claustrofobia contrast mamografia raio papanicolau anal
3.6|remedio horario lembrar esquec efeito colaterai|manha jejum refeicao doze oito hora sonolencia enjoo caixinha organizador sublingu pomada colirio
6.6|tentant fertilidad engravidar tratamento aborto|ovulacao fiv inseminacao espontaneo perda endometrio congelei ovulo ovario policistico coito embriao
4.5|puerperio resguardo po parto recuperacao|cesarea cesariana normal doula babi blue depressao ponto amamentar mastit episiotomia cinta
5.5|cueca calcinha sutia meia pijama intimo|boxer lingeri intimissimi algodao soutien pantufa lupo
4.9|chapeu bone casaco luva inverno agasalho|gorro cachecol jaqueta moletom sobretudo corta vento blusao kispo sobrecasaca parka
5.5|chuva guarda capa galocha molhar|sombrinha impermeavel corta vento
5.2|colchao travesseiro almofada lencol cama|ortopedico mola espuma nasa pena king queen edredom casal algodao solteiro ortobom emma pikolin
4.1|tecido cocar etiqueta algodao la|linho poliest seda malha sintetico coca viscos alergica caxemira
5.2|shampoo xampu sabonet cabelo queda caspa|anticaspa condicionador solido oleoso minoxidil finasterida sulfato hidratacao progressiva transplant dove panten
4.6|depilacao sobrancelha pelo laser|cera lamina buco gilet virilha henna
1.4|adestramento latir passear obedec filhot|adestrador late puxa coleira enforcador mord xixi tapet ansiedad de separacao guia senta
5.2|tosa banho hotelzinho pet hospedar anim|petshop petsitt crech daycar dogwalk unha escova tosquia
5.2|castracao vacina veterinario anim microchip|castrado castrada esterilizada raiva pulga carrapato chip v10 vermifugo leishmanios simparica bravecto desparasitacao
5.2|racao doenca cachorro gato idoso dieta|renal royal canin golden premier artros sarna cardiaco sach displasia urinaria otit catarata umida leucemia fiv
4.3|nome cachorro gato bicho chamar|mel luna thor bob nina tobia simba bolinha farofa rex pretinha amora bidu mingau piloto
5.5|passaro av gaiola papagaio periquito|calopsita canario agaporni curio louro arara alpist trinca ferro catatua caturra
2.0|coelho hamster roedor gaiola porquinho|da india chinchila furao gerbil twister feno serragem ourico
5.9|reptil tartaruga cobra terrario iguana|jabuti cagado gecko jiboia piton lagarto camaleao pogona
5.2|resgat abrigo adocao anim rua|resgatei lar temporario ong canil colonia abandonado uniao zoofila gatil protetora
4.9|posto abastec combustivel tanqu consumo|gasolina etanol alcool diesel gnv shell ipiranga galp gasoleo km gpl repsol prio
3.7|pedagio portagem estrada rodovia autoestrada|via verd sem parar conectcar tag dutra a1 scut portagen bandeirant br 101 velo
4.3|multa acident batida transito ponto|radar suspensa lei seca perda total reboqu bafometro coima batedor airbag
4.9|manutencao revisao pneu oleo oficina inspecao|pastilha bateria correia ipo alinhamento suspensao embraiagem embreagem vela
4.4|gp mapa rota dirigir perdido orientacao|waze googl map carplai baliza dificil noit autoestrada medo
4.5|alugar carro compartilhar locadora|localiza movida unida sixt europcar automatico via verd turbi hertz drivenow
1.4|camper motorhom trailer autocaravana viver estrada|kombi furgao roulott overland van barraca de teto
5.5|ferri navio cruzeiro travessia cabin|balsa msc costa cacilheiro catamara transatlantico
2.4|metro linha estacao comboio suburbano|verd amarela cptm supervia azambuja sintra cascai intermod se alvalad termin barca
4.5|milha companhia aerea fidelidad sala|smile latam tap azul gol livelo ryanair easyjet executiva esfera loung low cost milesandgo star
4.9|pais conhec visitado exterior sonho mapa|argentina chile italia japao franca espanha grecia marroco tailandia egito peru cuba inglaterra islandia cabo verd mexico turquia acor
1.4|praia mar verao litor sol destino|ubatuba buzio floripa porto de galinha jericoacoara algarv comporta ipanema guaruja nazar trancoso ericeira cascai
1.4|lua de mel mochilao familia excursao viajar companhia|cruzeiro inclus sozinha resort casal cvc amiga pacot intercambio mochileira interrail
4.4|mala bagagem arrumar levar viagem|mochila despacho mao rodinha kg adaptador necessair embalar cabin samsonit porao
5.5|roam chip eurail seguro viagem cambio preparar|esim wise travel card nomad adaptador assist iati
1.4|lembrancinha souvenir trazer viagem|ima azulejo ginja camiseta artesanato postal doce de leit cachaca ovo mole galo queijo
3.9|quarto hotel preferencia cama andar|silencioso duplo king alto fumant cafe incluido varanda terreo vista twin suit berco banheira
5.5|tv televisor control polegada projetor|smarttv lg samsung ol soundbar chromecast roku 4k firestick box qled
4.9|carregador cabo bateria tomada powerbank|usb lightn inducao anker adaptador extensao tripla benjamim
5.5|planilha excel word apresentacao documento offic|formula powerpoint sheet macro doc tabela libreoffic canva prezi pivot notion
1.4|anotaco nota tarefa organizar lembret agenda|notion obsidian evernot todoist trello post caderno bullet journal keep planner onenot de papel
4.6|ia chatbot inteligencia artifici prompt|chatgpt claud gemini copilot midjournei perplex llama agent sora
6.6|golp viru fraud seguranca phish antiviru|norton clonaram vpn verificacao autenticador hackearam kasperski burla
5.2|foto album organizar revelar recordaco|googl polaroid impressa lightroom icloud retrato slide digitalizar
6.6|video editar gravar criador edicao|premier davinci capcut ob tripe microfon thumbnail gopro vlog reel imovi
6.6|produzir beat gravar estudio som|ableton fl studio logic reaper microfon interfac sintetizador dj mixagem midi beatmak sampler
6.6|eletronica arduino solda robotica impressora3d|raspberri robo esp32 ender filamento radioamador bambu drone
5.9|site dominio blog pagina hospedar|wordpress wix registro br hosting seo squarespac ghost hotmart blogspot
6.6|git test ci revisao repositorio versao|github gitlab action jenkin pytest jest bitbucket tdd branch cypress selenium pipelin
5.9|aplicativo mobil io android publicar loja|flutter swift kotlin react nativ xcode playstor expo ionic appstor firebas
5.5|dado anal estatistica modelo aprendizado|panda pytorch spss stata tableau powerbi jupyt sklearn kaggl airflow regressao bigqueri
5.5|termin shell atalho layout teclado|zsh bash fish tmux abnt2 qwerti powershel wsl dvorak iterm
6.6|navegador browser pesquisa extensao aba|chrome firefox safari edg brave opera duckduckgo vivaldi adblock
6.6|jogo desenvolv engin indi pixel|uniti godot unreal art blender gamemak gamejam construct rpgmaker
6.6|maquet plastimodelismo miniatura modelo trem|aeromodelo warhamm nautimodelismo gundam diorama ferromodelismo autorama hotwheel
5.5|quebra cabeca charada palavra cruzada sudoku|puzzl cubo magico caca termo escap room wordl quiz
4.8|ceramica barro vidro torno oficina|argila esmalt forno vitral mosaico escultura olaria kintsugi azulejaria
4.3|marcenaria madeira construir oficina movei|formao tupia serrot verniz mdf pallet banco torno cavilha carpintaria esculpir
6.6|bijuteria joia couro sabonet vela manual|micanga missanga resina biscuit ourivesaria cinto macram
6.6|flore buqu florista arranjo predileta|rosa girassol tulipa orquidea lirio margarida hortensia cravo gerbera ip peonia
5.9|museu exposicao galeria art visitar|masp serralv gulbenkian pinacoteca inhotim impressionista picasso tarsila portinari contemporanea frida bienal berardo
5.9|zoologico oceanario bicho anim predileto|golfinho panda tartaruga elefant leao onca capivara coruja lobo baleia tigr girafa
6.6|passaro observar av natureza binoculo|observador tucano beija flor flamingo cegonha passarinhar abut ebird andorinha
4.9|cogumelo colher natureza fossei pedra borboleta|cristai minerai castanha amora herbario geologia inseto miscaro
6.6|magica malabarismo circo truqu|magico malabar palhaco trapezio monociclo tecido ioio ilusionismo
6.6|cosplai fantasia convencao geek|ccxp comic con anim friend peruca armadura larp steampunk
5.2|rpg mesa dado aventura mester|dnd d20 tormenta pathfind campanha cthulhu elfo vampiro ordem paranorm
4.4|aposta loteria sort sortear|mega sena lotofacil euromilho raspadinha bolao jogo bicho quina totoloto numero
1.8|usado vender desapegar brecho segunda mao|olx enjoei vint marketplac desapego feira da ladra sebo bazar wallapop
4.5|diario journal escrev habito|gratidao caderno caligrafia pagina carta letter caneta tinteiro
4.8|historia epoca guerra imperio|segunda descobrimento roma mediev ditadura egito coloni salazar vike napoleao
4.6|ciencia curiosidad espaco divulgacao|fisica nasa dinossauro biologia quantica evolucao buraco negro genetica
5.9|violao guitarra corda acord amplificador|fender gibson giannini nylon tagima pedal cifra dedilhado telecast ibanez
5.9|piano teclado recit tecla afinar|chopin yamaha casio digit cauda partitura conservatorio vertic hanon bach
1.4|bateria percussao ritmo batucada escola de samba|surdo pandeiro tamborim cajon repiqu baqueta atabaqu cuica bongo bombo zabumba
5.9|sopro flauta saxofon trompet orquestra filarmonica|clarinet trombon obo trompa transvers tuba fanfarra palheta
5.9|violino violoncelo arco corda orquestra|viola contrabaixo suzuki breu quarteto harpa rabeca
6.6|classica opera concerto compositor maestro|bach mozart beethoven chopin villa lobo sinfonica osesp vivaldi puccini gulbenkian
5.2|rock metal festiv banda preferida|metallica beatl legiao queen rio iron maiden lollapalooza nirvana pearl jam xuto coldplai aliv
5.9|sertanejo pagod funk forro ax cantor|marilia mendonca anitta ivet gusttavo pericl alcion ludmilla piseiro zeca thiaguinho arrocha
2.0|atletismo pista salto ginastica|sprint em altura dardo barreira trampolim vara martelo solo marcha revezamento
5.5|rugbi handebol andebol hoquei futebol americano|patin ensaio ponta basebol lacross touchdown
4.2|remo canoa caiaqu stand agua|canoagem sup raft kitesurf windsurf wakeboard va barco dragao
5.9|triatlo ironman resistencia ultra|duatlo ultramaratona audax swimrun aquatlo
5.9|pilat alongamento ioga flexivel postura|reform hatha vinyasa tai chi rpg ashtanga
3.9|passo caminhar andar pedometro|dez mil parqu orla calcadao caminhada nordica cachorro
5.5|tiro arco mira esgrima|airsoft floret paintbal carabina espada flecha
5.9|luta box ufc assistir combat|mma muai thai anderson wwe kickbox poatan
5.5|nba tenista olimpiada nfl esport seguir|laker celtic djokov roland garro warrior bia haddad premier leagu champion vuelta tour
4.9|esport ranqueada competitivo onlin lan|valor lol counter strike fortnit apex dota furia loud overwatch rocket leagu
2.8|estacao ano preferida clima gostar|verao inverno outono primavera seco friozinho chuvarada
4.8|frase lema citacao inspiracao|carp diem proverbio pessoa pensador claric devagar
4.1|supersticao sort azar numero amuleto|treze figa sal grosso gato preto escada sete olho grego espada trevo benzer
4.4|idolo admirar inspiracao heroi exemplo|senna pele avo mandela frida ronaldo professora gil saramago mariel amalia
1.3|infancia lembranca memoria crianca antigament|roca bolinha de gude berlind quintal avo rua pipa papagaio escola primaria interior colonia
6.6|ecologia sustentavel lixo plastico ambient|compostagem reutilizavel granel zero brecho solar carbono organico bicicleta ecobag
3.2|doacao caridad instituicao ajudar causa|unicef medico sem fronteira cruz vermelha greenpeac dizimo teleton wwf banco alimentar padrinho acnur
3.8|bairro perto local frequentar praca vizinhanca|padaria biblioteca mercado parqu igreja feira bar quiosqu calcadao esquina posto
4.6|enchent alagamento apagao desast preparar|alag gerador siren defesa civil incendio sismo lanterna seca deslizamento
3.9|tamanho resposta resumo detalh explicar|curtinho resumido detalhado passo exemplo direto topico paragrafo leigo tecnico extenso sucinto
4.2|idioma resposta respond traduzir ingl|portugu brasileiro espanhol bilingu traducao
4.0|data hora formato numero virgula|dd mm 24h ponto iso barra extenso
6.6|comentario estilo codigo convencao indentacao|tab espaco snake case camelcas tipagem docstr prettier eslint aspa
1.4|ligar horario disponivel incomodar contactar|noit mensagem depoi da sei almoco silencioso audio whatsapp sm manha nao atendo
2.8|acordar rotina manha levantar dia|cinco sei despertador treino banho cafe madrugo meditacao soneca cedo
3.9|associacao pai condominio assembleia sindico|tesoureira representant conselho apm administrador comissao ata
1.4|fado samba roda tradicao popular|de alfama mangueira portela salgueiro cant cavaquinho quadra mouraria
5.9|candombl umbanda terreiro orixa ax|iemanja oxum ogum xango ialorixa guia oxala er gira buzio
4.5|espirita centro kardec pass mediunidad|medium evangelho chico xavier reencarnacao
4.4|evangelico culto pastor igreja celula|assembleia batista univers dizimo louvor adventista jeova presbiteriana
5.5|isla judaismo mesquita sinagoga jejum|ramada hijab shabat kipa halal yom kippur pessach hanuca
3.7|romaria promessa santo procissao devocao|fatima aparecida cirio nazar terco antonio novena sao jorg peregrino santiago
6.6|conserto encanamento tecnico vazar quebrado|desentupir vazamento disjuntor torneira curto fechadura registro esquentador chaveiro caldeira
3.5|produto limpeza sabao detergent estoqu casa|omo agua sanitaria papel higienico ype amaciant esponja lixivia skip veja desinfetant
5.5|escova pasta dental clareamento higien|eletrica fio sensodyn colgat enxaguant oral sensibilidad invisalign
4.1|present esposa marido gostar casal hobbi|perfum flore vinho jardinagem livro joia futebol culinaria churrasqueiro spa
3.9|sobrinho sobrinha present titia|bebe adolescent irma irmao
3.6|soletrar nome acento grafia sobrenom|th ipsilon doi el silva souza cedilha composto
5.2|ronco dormir junto casal cama|ronca separado apneia mex cpap cobertor tampo
3.5|profissao pai mae trabalhar|aposentado professora comerciant agricultor costureira motorista domestica
2.7|filho idad ano nascido seri|mese crech quinto adolescent cacula universitario gemeo primogenita bebe
1.4|melhor amigo amizad confident turma|amiga de infancia comadr galera parceira best
5.5|planta medicin erva caseiro natur homeopatia|arnica boldo propoli mel florai fitoterapia acupuntura gengibr babosa cbd
1.4|churrascaria rodizio espeto carn|picanha cupim fraldinha coracao linguica maminha pao de alho
1.4|comida nordestina baiana region mineira|acaraj vatapa baiao tutu torresmo tacaca carn de sol pamonha buchada moqueca pao queijo cuscuz
6.6|petisco tapa tasca entrada aperitivo|moela pica pau caracoi ameijoa chourico azeitona patanisca torresmo presunto tremoco
*3.1|comer como cozinhar receita prato jantar almoco dieta alergia alergico alergica comida|intolerant intolerancia vegetariano vegetariana vegano celiaco gluten lactos amendoim noze camarao acucar diabet carn
*3.9|saud doenca doent diagnostico lesao medico dor|diabet asma enxaqueca epilepsia artros hernia cirurgia operei fratura fisioterapia pressao coracao joelho quadril costa tireoid
*5.9|remedio medicamento comprimido tomo|mg dose insulina antibiotico receit
*4.3|medico doutor doutora dentista psicologa consulta|dr dra clinica hospit
*3.7|beber bebo bebida cafe cha alcool vinho cerveja|agua descafeinado
*4.3|hobbi passatempo clube tempo livr lazer|coral trico pintura ceramica escalada trilha horta fotografia xadrez costura danca teatro ensaio concerto
*4.6|esport desporto treino academia correr ginasio|corrida natacao piscina bicicleta ioga pilat futebol basquet teni maratona
*4.9|instrumento musica toco|violao guitarra piano violino violoncelo bateria flauta saxofon trompet clarinet acordeao baixo
*3.9|carro veiculo dirijo conduzo|fiat gol toyota renault ford honda eletrico diesel oficina vendi carta carteira
*3.5|trajeto transport bicicleta vou|metro trem onibu comboio autocarro carro pe
*4.3|telefon celular telemovel computador portatil notebook programa|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad instalei comprei
*3.9|poupanca economizar dinheiro orcamento divida emprestimo aluguel banco|economizando financiamento reai bolsa parcela
*2.8|familia mae pai irma irmao avo|tia tio prima sobrinho sobrinha
*5.2|viagem feria voo hotel destino|reservei passagem praia pousada
*4.9|leio ler livro romanc seri film|lendo capitulo autor temporada
*4.6|professor professora treinador|aula
*4.1|anim animai estimacao cao cae cachorro gato bicho|cadela cachorra gata gatinho coelho hamster papagaio cavalo galinha peix tartaruga labrador veterinario adotei
*2.5|filho filha crianca menino menina bebe|gemeo crech escola nasceu gravida mai velho cacula
*3.3|mulher esposa esposo marido namorada namorado companheira companheiro casado casada|noiva noivo casamento junto separado divorciado ex
*3.3|colega casa dividir divido republica moro|quarto dividimo mudou sozinho sozinha
*2.8|moro morar mora endereco casa apartamento cidad bairro|moramo vivo mudei mudamo rua aluguel chave andar
*4.6|nasci nascido natur origem cresci|criado interior infancia
*3.8|trabalho trabalhar emprego profissao cargo empresa servico|trabalhando contratado contratada promovida demiti estagio professora enfermeira engenheiro loja equip escritorio contrato
*4.6|chefe gerent supervisor diretor diretora orientador|supervisora coordenadora
*4.6|salario ganho renda ordenado|reai euro bruto liquido aumento
*3.1|horario turno hora expedient|manha tard noit semana integr meio
*3.9|estudo curso faculdad universidad graduacao mestrado|semest prova professor tese matriculei
*4.1|lingua idioma falo|portugu ingl franc alemao espanhol italiano aprendendo aula
zh
2.3|饮食 吃饭 菜单 餐厅 聚餐 宴席 点菜 饭局 忌口 做饭 订 餐 招待 菜 品 请客 餐馆|吃素 素食 纯 素 蛋 奶 清真 荤菜 吃斋 茹素 五 辛 鱼 主义 佛 系 不 吃肉 不吃 猪肉 牛肉 斋 饭 初一 十五 生 酮 低 碳水 无 麸 质 者
2.6|过敏 忌口 食材 便 当 零食 服务 员 配料 避开 起疹 急救 打针 发痒 送 医 聚餐 点菜|花生 坚果 海鲜 虾 螃蟹 牛奶 乳糖 麸 质 鸡蛋 芝麻 芒果 青霉素 花粉 头 孢 乳胶 荨麻疹 不耐 受 过敏原 蛋白 大豆 小麦 桃子 菠萝 尘 螨 猫 毛 狗 阿 莫 西林 皮 试 红肿 喉头 水肿 过敏性 休克 瘙 痒 磺胺 酒精 贝类 蜂 毒
2.6|早餐 早饭 早点 早上 早晨 起床 后 吃 啥|豆浆 油条 包子 煎 饼 小米粥 稀饭 馒头 燕麦 吐司 酸奶 肠 粉 热 干 面 豆腐 脑 胡 辣 汤 生 锅贴 烧卖 小笼包 煎蛋 牛奶 麦片 面包 粢 饭团 米 线 茶叶蛋 手 抓 馄饨 皮蛋 瘦肉 粥
2.4|午饭 午餐 中饭 食堂 中午 带饭 饭 点 工作 餐|盖 快餐 盒 麻辣 烫 沙拉 沙 县 便 当 拌 面 轻 食 店 堂 黄 焖 鸡 猪 脚 酸菜 鱼
2.6|晚饭 晚餐 夜 宵 宵夜 晚上 晚间 聚餐 吃宵夜|烧烤 撸 串 火锅 小 龙虾 砂 锅 炒 粉 卤味 炒面 烤 鱼 麻辣 烫 粥 铺 臭豆腐 大 排档 河 冷面
2.0|喝酒 酒吧 饮料 干杯 敬酒 酒 水 喝 什么 小酌 应酬 局 酒精|白酒 茅台 啤酒 红 威士忌 黄酒 清酒 戒酒 不 沾 滴 五 粮 液 二 锅 头 精 酿 鸡尾酒 米酒 梅酒 伏特加 香槟 葡萄酒 汾酒 脸红 酒量 不会 过敏 老 白 干 泸州 窖
2.1|咖啡 咖啡店 馆 提神 咖啡因 喝 续 命 咖啡豆 机|美式 拿 铁 瑞 幸 星 巴 克 燕麦 奶 手 冲 浓缩 澳 白 卡 布 奇 诺 挂 耳 低 因 摩 壶 冰 意 式 生 椰 冷 萃 馥 芮 速 溶 德 龙 耶 加 雪 菲 半 糖 库 迪 manner 三 顿 埃 塞
2.8|喝茶 茶叶 泡茶 茶具 茶馆 品茶 茶 友 茶壶|绿茶 龙井 普 洱 铁观音 红茶 乌 龙 茉莉花茶 白茶 菊花茶 功夫 岩 大 红 袍 碧螺春 毛 尖 金 骏 眉 六 堡 熟 生 陈皮 枸杞茶 盖 碗 单 丛 信阳 冷
2.0|奶茶 饮 品 下午茶 店 甜 度 加 料|喜 茶 奈 雪 蜜 冰 城 珍珠 三分 糖 去 半 霸王 姬 古 茗 一点 点 coco 百道 椰 果 芋 圆 奶 盖 波 霸 全 少 沪 上 阿姨 常温 柠檬茶
2.7|甜点 甜 品 蛋糕 烘焙 点心 店 糖水 饭 后|巧克力 提 拉 米 苏 冰淇淋 蛋 挞 月饼 双 皮 奶 芝 士 泡芙 麻 薯 汤 圆 杨 枝 甘露 芋 泥 舒 芙 蕾 布丁 卷 曲 奇 绿豆 糕 龟 苓 膏 马 卡 龙 慕 斯 瑞士 红豆 沙
2.1|做饭 厨房 菜 谱 灶 台 下厨 厨 具 烹饪 煮 饭 烧 炒菜 艺 锅|电磁 炉 燃 气 空气 炸 电 煲 炒 烤箱 高压 微波 砂 破 壁 机 蒸 不 粘 铁 面包 厨师 洗碗机 抽 油 烟机 双 立 人 苏 泊 尔 砧板 菜刀 料理
3.9|讨厌 挑食 难 吃 不吃 反感 嫌弃 忌讳 过不去|香菜 苦瓜 芹菜 折 耳根 内脏 肥肉 榴莲 茄子 胡萝卜 大蒜 受不了 葱 姜 韭菜 秋 葵 皮蛋 豆汁 香菇 青椒 羊肉 膻味 鱼腥 草 肥 肠 鸭 血 海带 南瓜 香椿 洋葱
2.3|爱 吃 喜欢 拿手 菜 家常菜 式 最 百吃不厌 招牌 点菜|红烧 肉 饺子 火锅 麻婆豆腐 螺 蛳 粉 烤鸭 寿司 拉面 酸菜 鱼 番茄 炒蛋 糖醋排骨 水 煮 回锅肉 宫 保 鸡 丁 小笼包 大 盘 锅 包 白 切 剁 椒 鱼头 叉烧 烤羊 排 热 干 面 东 坡 夹 馍 香 肉丝 煲 仔 饭 生鱼片
2.0|口味 吃 辣 度 调料 偏好 麻辣 下 饭|微 中 特 不 辣椒 花椒 清淡 重 口 老 干妈 变态 哭 不能 无 欢 泡 椒 糖醋 酸甜 咖 喱 芥末 蒜 香 偏 甜 咸 少 油 盐
2.1|买 菜 超市 采购 市场 购物 篮子 逛 采买 生鲜 囤 货|盒 马 山姆 永 辉 叮 咚 场 大 润 发 沃 尔 玛 朴 胖 东 来 水果 店 奥 乐 齐 家 福 物 美 华 团 七 鲜 钱 大妈 麦 德 龙 批发 便利 罗 森 全家
2.4|外 卖 点 餐 送 凑 单 送货|美 团 饿 么 骑 手 满 减 淘 宝 闪 购 配送 费 蜂鸟 京 东 红包 起 肯 德 基 宅 急送 麦当劳 会员
2.1|住址 地址 居住 哪里 住 城市 位置 附近 哪 家住 地 常住 收 货|小区 搬到 公寓 楼 盘 街道 郊区 胡同 弄堂 城 中村 村里 邮 编 定居 北京 上海 深圳 广州 成都 杭州 城西 新 区 二 环 三 平房 出租 屋 安置 房 别墅 香港 台北 住在 租
3.2|搬家 搬迁 打包 行李 迁居 换 房子 安家 乔 迁|新家 钥匙 纸箱 货 拉拉 公司 押金 新房 搬走 退租 新居 搬 过来 收拾
2.0|房租 租 房 房东 租金 租约 续 交 住 涨|押 一 付 三 合租 中介 自如 链 家 贝壳 客 二 整 每月 租期 退租 直 长 公寓 蛋壳 隔 断 半年
2.2|房 贷 贷款 月 供 按 揭 买 还 银行 利率|公 积 金 首 付 商 提前 款 学区 等 额 本息 本金 组合 lpr 还清 三十 年 断
2.6|室友 舍 友 合租 同 住 合 分摊 宿|宿舍 主 卧 次 屋 男生宿舍 女 上 铺 公寓
2.9|邻居 楼上 楼下 噪音 隔壁 吵闹 扰 民 楼 道 投诉|物业 业 委 会 装修 声 对门 弹 钢琴 跺 脚 狗叫 漏水 王 阿姨 隔音 差 半夜 小孩 哭 麻将
2.0|房间 户 型 楼层 卧室 电梯 平米 几 居 面积 住 楼 爬|阳台 主 卧 书房 阁楼 地下室 车库 复 式 三 居室 两 室 一 厅 顶 一楼 单 间 loft 跃 层 楼梯 房 朝南 飘 窗 步 梯 厨房 三室 开 平方
2.6|供暖 取暖 冬天 暖气 保暖 费 冷|片 地 暖 空调 壁挂 炉 集中 电热 毯 油 汀 小 太阳 热力 地热 火炕 风 机 电 器 煤 自 采暖 宝宝
2.9|空调 降 温 夏天 制冷 开 凉快 热 闷|格 力 美 风 扇 中央 变频 海 尔 大金 移动 冰 丝 席 二十 六度 挂 机 柜 加 氟 志高
2.7|电 费 用 水电 账单 电量 价 缴|国家 网 电表 阶梯 度 峰 谷 南方 卡 千瓦 时 光 伏 欠 跳 闸 空 开
2.8|燃 气 煤气 水费 缴 费 单 开 户|天然 罐 水 表 瓶 装 液化 华 润 厂 报警 器
2.6|宽 带 网络 无线 网 速 上网 断 卡 顿 信号 费|光纤 路 由 器 千 兆 电信 联通 移动 光 猫 mesh wifi6 小米 华 为 中继 广电 300 5g 桥接 线
1.1|手机 机 型 换机 屏幕 电话 充电 拍照 套餐 系统 子|华 为 小米 苹果 iphon oppo vivo 荣耀 安 卓 三星 折叠 屏 鸿 蒙 红 米 魅 族 一 加 真 我 iphone15 流量 双 卡 诺 基 亚 mate 碎 io
2.7|电话 号码 联系 方式 手机 号 打电话 拨 打 找到|座 机 分机 区号 微 信号 固 话 尾 信 同 whatsapp
2.7|微 信 聊天 联系 加 好友 社交 软件 群 私信|qq 钉 飞 书 公众 号 朋友 圈 企业 telegram whatsapp 聊 line 小 discord
3.3|邮箱 邮件 收件 写信 发 件 收信 联络|qq 163 gmail outlook 网 易 foxmail 126 新 浪 企业 hotmail icloud proton 公司
3.0|电脑 笔记 本 台式 机 主机 配置 配 卡 顿 显|macbook 联想 thinkpad 华 硕 戴 尔 内存 拯救 者 固态 小新 imac mac mini surfac 惠 普 机械 革命 外星人 rtx 锐 龙 酷 睿 组 装 为 matebook 64g 轻薄 宏 碁
3.7|操作 系统 发行 版 装 桌面 环境 命令 安装|linux ubuntu window maco debian arch 麒麟 deepin fedora win11 win10 mint 双 cento 统 信 manjaro wsl gnome kde uo
3.1|编辑 器 写 代码 开发 工具 id 插 件 快捷 键 配置|vscode vim neovim emac idea cursor jetbrain pycharm webstorm goland sublim zed helix android studio eclips trae notepad 记事 本 hbuilder
3.3|编 程 语言 代码 示例 技术 栈 写 程序 脚本 语法 编码 开发|python java golang typescript rust php kotlin javascript swift scala rubi matlab lua haskel perl 易 shell dart elixir julia 汇编
2.8|框架 前端 后 端 网页 开发 建 站 接口 全 栈|vue react spring django flask uniapp angular 小 程序 next js nestj fastapi laravel nuxt svelt element plu antd springboot gin dotnet 微 服务 tailwind koa
3.6|数据 库 存储 查询 sql 建 表 索引 缓 存 备份|mysql redi mongodb oracl 达 梦 tidb 人大 金 仓 oceanbas clickhous elasticsearch sqlserver hbase mariadb 向量
2.5|部署 服务 器 云 上线 运 维 主机 发 版 上 容器|阿里 腾 讯 华 为 docker k8s aw 宝塔 nginx azur vercel cloudflar 七 牛 k3s podman 裸 机 helm 轻 量 微 信 托管 terraform
1.9|项目 应用 开发 副业 产品 点子 开 源 做 个|小 程序 仓库 原型 插 件 创业 app 网站 机器 人 saa 工具 脚本 游戏 独立 重 构
3.4|截止 日期 期限 交付 提交 死 线 交 稿 作业 最后 赶 工|ddl 周五 月底 上线 验收 结 项 汇报 投稿 月末
2.2|游戏 打 主机 手 游 开 黑 电 竞 联 机 玩家 什么 下班|王者 荣耀 原 神 吃 鸡 英雄 联盟 steam switch 任天堂 ps5 我的 世界 神话 崩 铁 塞 尔 达 马里 奥 动 森 崩坏 蛋 仔 派对 金 铲 永劫 无 间 阴阳 师 艾 登 法 环 dnf 炉 石 怪 猎 星 露 谷 xbox 部落 冲突 恋 深 空 三角洲
2.2|电视 剧 追 综艺 集 连续 看 什么|爱 奇 艺 腾 讯 视频 优 酷 美 韩 甄 嬛 传 大 结局 更新 古 装 netflix 狂 飙 权力 游戏 老友 记 琅琊 榜 庆 余 年 芒果 tv 日 权 谋 仙 侠 漫长 季节 谍 战 英
2.9|电影 影 院 看 片 票 影迷 观 导演 推荐|科幻片 恐怖片 线 猫 眼 豆瓣 悬疑 喜剧 王家 卫 诺 兰 宫 崎 骏 文艺 漫 威 动画 纪录 李 安 周 星驰 侯 孝 贤 贾 樟 柯 昆 汀 动作 爱情
2.5|动 漫 二次元 漫画 番 剧 追 看 声 优 周边|海贼 王 火影 新 站 手 办 柯 南 国 cosplai 咒 术 回 战 鬼 灭 进 击 巨人 ep 初音 龙珠 新海 诚 展 芙 莉 莲 高达 银 魂
2.4|看书 读书 书籍 作者 图书 馆 小说 阅读 读者 看 什么 书 书单|三 体 金庸 推理 kindl 微 信 诗 集 传记 网 文 散文 余 华 刘 慈 欣 东 野 圭吾 村上 春 树 历史 科幻 电子 明清 哲学 漫画 红楼梦 听
2.5|音乐 听 歌 歌手 演唱 会 单 什么 单曲 喜欢 乐 迷|周 杰 伦 民谣 摇滚 说唱 爵士 古典 网 易 云 黑 胶 粤语 五月 天 林 俊 陈 奕 迅 邓 紫 棋 披 头 士 电音 hiphop 轻音乐 国 风 qq 粒 泰勒 后 摇 交响
2.2|乐器 弹奏 练琴 学 琴 什么 考 级 伴奏 弹 吹 拉|钢琴 吉他 古筝 二胡 小提琴 琵琶 架子 鼓 笛子 尤 克里 里 萨 克斯 贝 斯 大提琴 口琴 葫芦 丝 手风琴 长笛 单簧管 古琴 电子 马 林 巴 小 号 唢呐 陶笛 打击 乐 卡
3.7|合唱 唱歌 团 唱诗班 领 唱 声乐|女高音 男 低音 声 部 排练 女 中 音 男高音 指挥 美声
2.6|播 客 电台 收听 听 节目 车 上 广播|小宇宙 喜马拉雅 忽左忽右 英语 得到 喜 马 日 谈 公园 文化 有限
2.4|爱好 兴趣 业余 消遣 周末 放松 礼物 娱乐 打发 时间 解 压 干 嘛|书法 钓鱼 摄影 围棋 编织 园艺 登山 陶艺 木工 观 鸟 养 花 露营 盘 串 集邮 古琴 厨 艺 看 展 烘焙 骑 行 飞盘 桌球 咖啡 手 账 旅行 逛 博物 馆 拼 图 鱼 跳舞 种 菜 剪纸 刻 章
2.7|收藏 收集 藏 品 珍藏 家 入手|邮票 古 钱币 手 办 盲 盒 泡泡 玛 特 黑 胶 核桃 乐 高 玉石 球鞋 字画 手表 茶壶 紫 砂 钢笔 明信片 车 模 签名 徽章 门 票 变形 金刚
3.0|手工 编织 针线 缝纫 织 绣 做 毛衣|钩针 毛线 刺绣 十字 机 拼 布 棒 针 玩偶 苏 羊 毛毡 编 绳 皮具 裁缝 娃 衣 勾 线
4.0|画 绘画 美术 美术课 笔 写生|水彩 油画 国 素描 板 绘 水墨 procreat 漫画 插画 速写 彩 铅 丙烯 马克 ipad 工 版画 剪纸 数字
3.9|书法 练 字 毛笔 写字 字帖 墨|楷书 行书 宣 纸 隶书 草书 篆刻 钢笔 硬 笔 行楷 颜 体 欧
2.2|拍照 摄影 相机 镜头 照片 师 拍 人像|佳 能 尼 康 索 富士 微 单 胶片 反 徕 卡 大 疆 哈 苏 宾 得 奥 林 巴斯 风光 街 立 胶卷 lightroom 航 定 焦 扫
2.7|运动 锻炼 健身 体育 体能 动 一 活动 身材|跑步 瑜伽 游泳 羽毛球 乒乓球 篮球 足球 网球 太极 普 拉 提 跳 绳 骑 行 拳击 爬山 滑雪 飞盘 健身操 攀 岩 感 单车 柔道 乒乓 排球 跆拳道 皮 划艇 壁 球 八段锦 crossfit 飞 镖
2.6|跑步 马拉 松 跑鞋 比赛 晨 跑 备 赛 鞋|半 马 全 配 速 越野 夜 团 中 签 十公里 五 公里 长 距离 nike 亚瑟 士 特 步 完 间歇 hoka keep pb 波士顿
2.4|自行 车 骑车 骑 行 单车 友 通勤|公路 山地 美 利 达 捷 安 特 折叠 头盔 共享 码 表 崔 克 闪电 喜 德 盛 服 死 飞 大 小布 团 锁 鞋 青 桔 变速
1.9|球队 球迷 看球 主 队 支持 追 球 赛 事 场 粉丝|国安 申 花 湖人 勇士 曼 联 皇 马 利物浦 泰山 中 超 死 忠 巴 萨 阿 森 纳 切 尔 西 火箭 凯 特 人 恒 大 中国 女 排 ac 米兰 拜 仁 上海 海港 蓉 城 梅 库 里 詹 姆 斯
2.6|健身房 私 教 撸 铁 增 肌 力量 器械 训练|深 蹲 卧 推 硬 拉 办 卡 蛋白 粉 哑铃 乐 刻 举 引 体 向上 卷 腹 超级 猩猩 脂 肩 壶 铃 威 尔 士 月 crossfit
3.9|游泳 泳池 泳衣 游 下水 泳帽|自由 泳 蛙泳 道 镜 馆 仰 蝶泳 五百 米 公里 深水 证
3.7|爬山 徒步 户外 登山 登高 野外 爬 路线|登 顶 登山鞋 黄山 川西 驴 友 杖 泰山 华山 武功 山 四 姑娘 尼泊尔 越野 背包 虎 跳 峡 冲锋 衣 雨 崩 穿越 梧桐
3.3|广场 舞 跳舞 舞蹈 学 班 种 节奏|街 拉丁 芭蕾 国 标 民族 爵士舞 交谊 华 尔 兹 探戈 肚皮 古典 恰恰 编 机械 salsa 齐
3.1|太极 武术 养 生 练 功 晨 养身|拳 八段锦 咏 春 气功 泡 脚 站 桩 五 禽 戏 少林 艾草 散步 易 筋 经 剑
2.2|受伤 伤 病 膝盖 腰 疼 扭伤 康复 疼痛 摔 理疗 受不了 搬 运动|骨折 韧带 半月 板 腰椎 间 盘 突出 崴 脚 腱鞘炎 打 石膏 拐杖 颈椎 肩 周 炎 拉 滑 膜 跟 腱 脱臼 挫 肌肉 足底 筋 前 交叉 骨 裂 突 鼠 标 手 网球 肘 积 水 落 枕 膝 关节
3.1|手术 开刀 住院 恢复 医院 动 入院 术 后|阑尾 胆囊 麻醉 缝针 搭 桥 微 创 出院 剖腹 产 骨科 换 膝 白内障 扁桃 体 甲状腺 痔疮 骨 钉 拔牙 胆结石 疝 气
2.6|疾病 健康 病 史 慢性病 确 诊 身体 老毛病 基础 患者 得病 住院 注意|糖尿病 高血压 哮喘 偏 头痛 甲 亢 减 癫痫 痛风 类 风湿 银 屑 贫血 结 节 肾 肝炎 乙 肝 高 血 脂 心脏 红斑 狼 疮 帕 金森 鼻炎 胃 溃疡 一 型 二 荨麻疹 强 直 骨质疏松 尿酸 湿疹 乳糜 泻
2.2|药物 吃 药 用 药店 处方 量 服药 药品 剂量 名 停|胰岛素 二甲 双 胍 布 洛 芬 降压药 他 汀 优 甲 乐 抗 抑郁 中药 氨 氯 地平 阿司匹林 奥 美 拉 唑 阿 托 伐 舍 曲 林 华 法 激素 抗生素 头 孢 雷 定 钴 胺 拜 糖 平 沙 丁 醇 每天 一片 布地 奈 德 硝 苯 维生素
2.3|中医 调理 看病 体质 中药 养 生 号 脉 推拿|针灸 拔 罐 艾灸 湿气 把 上 火 气 虚 阳 阴 湿 热 血 三伏 贴 膏 方 刮痧 同仁 堂 脾 体 寒 逍遥 丸
2.4|血压 心脏 心 血管 心跳 胸 闷 心电图 内科|支架 起 搏 器 早 房 颤 胆固醇 冠心病 心律 不 齐 高血压 梗 心绞痛 心肌炎 心悸 收缩压 硝酸 甘油 倍 他 乐 克 卒中
3.2|心理 咨询 情绪 焦虑 治疗 低落 心情 压力 医生 倾诉|抑郁 症 师 强迫 多 动 双 相 惊恐 倦怠 躁 郁 创伤 社 恐 抗 精神科 失眠 解离 恐慌 舍 曲 林 认知 行为 人格 障碍
2.2|睡眠 睡觉 失眠 作息 闹钟 起床 晚睡 入睡 几点 睡 疲劳 不着|褪 黑 素 熬夜 早睡 午睡 夜猫子 打 呼噜 早起 凌晨 十一 点 六 起 赖床 浅 眠 多 梦 噩梦 助 呼吸 暂停 安眠 药 做梦 三 午觉 打鼾 早 醒
2.3|眼睛 视力 眼镜 配 镜 看 不清 表 眼科 近视|散光 隐形 老 花 白内障 色盲 角膜 塑 形 度数 青光眼 远视 弱视 黄 斑 飞 蚊 症 干 眼 激光 五 百度 三 手术 斜 视 夜盲 色弱
3.6|听力 耳朵 耳鸣 耳 聋 听不清 听见|助 听 器 中耳炎 突 人工 耳蜗 耳背 单 侧 手语 哑 耳膜
2.6|牙齿 牙医 看 牙 口腔 牙科 科 洁 牙疼|智齿 补牙 套 正 畸 根 管 种植 洗 蛀牙 冠 隐 适 美 周 炎 烤 瓷 拔牙 隐形 龈 龋齿 氟化 假牙 四 环 素 磨牙 地 包 天
3.0|皮肤 护肤 防晒 皮肤科 脸 肤 质 擦 病|湿疹 痘 敏感 肌 油 皮 干 银 屑 玫瑰 痤 疮 混合 过敏 黄褐 斑 荨麻疹 带 状 疱疹 皮炎 白癜 风 雀斑 手 癣 黑 头 晒 霜
1.8|怀孕 孕期 宝宝 预 产 期 检 怀 上 待产 生 娃 临产 胎儿 肚子|孕妇 孕 周 双胞胎 试管 吐 二 胎 晚期 月 嫂 早 三胎 剖腹 顺 四 个 妊娠 糖尿病 保 中期 胎动 双
1.8|母乳 喂 奶 婴儿 育 儿 宝 妈 带 娃 哺乳 奶瓶|奶粉 尿 不 湿 月 子 辅 食 断 中心 混合 喂养 亲 挤 车 尿布 夜 红 屁股 湿疹 米 糊 爱 他 美 拉拉 裤
3.3|轮椅 无 障碍 行动 不便 台阶 通道 坡道 残疾 出行|拐杖 假 肢 助 行 器 证 截 瘫 偏 腿 拐 电 动 渐 冻 症 高位 盲 杖 脑
2.7|抽烟 吸烟 戒烟 香烟 烟 二手 戒 断|电子 中华 瘾 尼古丁 老 枪 贴 万 宝 路 悦 刻 旱 雪茄 红 塔山 包 水
3.1|体重 减肥 减 重 瘦身 胖 瘦 体 脂|公斤 轻 断食 卡路里 生 酮 司 美 格 鲁 肽 瘦了 增 肥 bmi 斤 药 食 低 碳 节食 抽 健身 餐
2.2|身高 个子 量 身 多 高 高度|厘米 一 米 八 六 七 米五 矮 个 五
2.4|衣服 尺 码 穿衣 上衣 裤子 外套 穿 几 服装 衣着 买 衣 尺寸|大 均 xl 腰 围 加大 中 衬衫 小 xxl 裤 长 胸 羽 绒 服 卫 裙子 恤 显 瘦
2.7|鞋子 鞋 码 买 脚 靴 穿 几 号|42 球鞋 靴子 高跟鞋 耐 克 38 39 43 帆布鞋 凉鞋 平底鞋 阿 迪 安 踏 宽 匡 威 高 帮 36
3.1|戒指 首饰 珠宝 饰品 手 链 项链 金饰|黄金 铂 金 钻 戒 周 大福 手镯 银 饰 翡翠 对 耳 钉 彩 和田 玉 卡 地 亚 蒂 芙 尼 珍珠 镯
2.8|头发 理发 发型 剪发 染发 发 色 剪 头 美 染|卷发 短 秃头 烫 脱发 刘海 托 尼 长 光头 自 来 卷 马 尾 白 植发 寸 锁骨 金发 干枯
3.3|化妆 美 妆 口红 护肤 品 容 彩 面霜|粉底 眼影 完美 日记 雅 诗 兰 黛 面 膜 蔻 mac 花 西子 腮 红 眉 笔 精华 sk2 迪 奥 卸妆 气 垫 素 颜
3.5|颜色 色系 配色 喜欢 涂 油漆 包装 衣服|蓝色 绿色 紫色 红色 黄色 粉色 酒 红 黑色 橙色 棕色 白色 灰色 米色 深蓝 墨 绿 莫 兰 迪 天 蓝 金色 薄荷 奶油 白
1.2|名字 称呼 姓名 签名 落款 怎么 姓 大名 全 名 自我 介绍|我姓 我 叫 英文 叫做 本名 名叫 王 李 花
1.2|小 名 昵称 外 号 叫 我 绰号|乳名 网 老王 李 胖子 花 胖
4.7|代词 性别 称谓 称呼 先生 女士|男生 女生 非 二元 跨 中立
2.6|年龄 岁数 几 岁 出生 年 多大 年纪 贵庚|周 虚岁 九 零 后 八 三十 四十 五十 零零 七 花甲 古稀 退休 未成年 本命 而立 不惑
3.1|生日 庆 生 寿辰 礼物 过生日 生辰 诞辰 蛋糕|出生 于 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 农历 阳历 阴历 几 号 初
2.8|属 相 生肖 本命 年 什么 冲 太 岁|鼠 牛 虎 兔 龙 蛇 马 羊 猴 鸡 狗 猪
4.2|星座 运 势 占星 占卜 星 盘 什么 性格|狮子座 处女座 白羊 座 双鱼座 金牛座 双子 天蝎 摩 羯 巨 蟹 天秤座 水瓶座 射手 上升 月亮 水 逆
3.4|国籍 护照 签证 公民 移民 籍 移居 绿卡 身份 出入境|永 居 入籍 中 枫叶 卡 加拿大 新加坡 美 香港 台湾 马来 西亚 台胞 永久 居民 双重 华侨 华裔
4.9|民族 族群 少数 族 习俗|汉族 回族 满族 壮族 维吾尔 藏族 蒙古族 苗族 彝族 朝鲜 土 家族 哈 尼 白族 布依族 侗 傣族 瑶族
4.0|户口 籍贯 老家 户籍 迁 落户 籍|集体 居住 证 农村 沪 京 户 积分 非
2.6|语言 外语 母语 学 会说 讲 学习 外国 话|英语 日语 流利 双 语 多 邻国 韩语 法语 德语 雅 思 西班牙 俄语 阿拉伯语 普通 手语 n1 b2 意大利 泰 越南 葡萄牙语 四级 六 级 藏语 粤语
3.0|方言 口音 家乡话 说话 乡 音 家里 讲|粤语 上海 话 四川 闽南 语 客家话 东北 温州 潮 汕 湖南 河南 陕西 重庆 台语 吴 山东 长沙 普通
3.6|宗教 信仰 寺庙 教堂 信教 神 信 什么 拜佛 庙 教派|佛教 基督徒 穆斯林 道教 天主教 居士 无神论 清真寺 礼拜 基督教 妈祖 伊斯兰 信佛 慕 道 摩 门 不信 萨 满 烧香 锡克
2.4|工作 职业 上班 行业 谋生 职位 干什么 从事 岗位 行 当|护士 老师 工程 师 程序 员 会计 司机 公务 销售 产品 经理 电工 入 职 律师 厨师 医生 设计 教授 快递 保安 记者 翻译 摄影 警察 外 卖 美 甲 建筑 药剂 电气 研究 全职 妈妈 农民
2.9|老板 领导 上司 主管 上级 汇报 批准 请示|总监 经理 直属 组长 老 总 副 ceo 张 店长 车间 主任 校长 处 长
2.9|同事 团队 办公 室 工 位 成员 同僚 部门 聚餐|同 组 搭档 实习 生 新人 小王 师傅 徒弟 搭 班 下属 外 包
2.2|公司 单位 雇主 东 家 就职 任职 供职|国 企 外 大 厂 私 工厂 事业 创业 体制 内 腾 讯 阿里 字 节 华 为 百度 美 团 医院 学校 银行 央 研究所 外资 上市 民 富士 康 国家 电 网
2.0|工资 薪水 收入 月薪 涨 薪 发 挣 待遇 谈|年薪 税 前 到 手 年终 奖 五 险 一 金 底薪 提成 期 权 后 时 股票 奖金 元 每月 十三 绩效 加班 费 二十 万 计 件
2.7|社 保 公 积 金 医 五 险 缴 费 保险|一 断 灵活 就业 养老 生育 工伤 补 基数 转移
2.1|上班 时间 排班 班次 加班 工时 值班 调班 下班 几点 空闲|夜班 早班 996 双 休 单 倒 班 大小 周 轮 三班 早 九晚 五 朝 六 晚班 中 周末 夜里 十晚 七 排 两班 上
1.7|通勤 上班 路上 交通 出行 上 下班 怎么 去 路程 单程 堵车|地铁 公 交 电 动 车 打 高铁 开车 拼 号 线 骑车 步行 城 铁 轻 轨 摩托 自 驾 班车 一 小时 分钟 共享 单车 换 乘
2.2|居家 办公 远程 坐 班 在家 上班 到 岗|混合 共享 线上 线 下 wework 每周 两 天 全 wfh 咖啡 馆
2.5|假期 休假 请假 放假 年假 度假 长假 出行 小|调 休 三 亚 国庆 黄金 周 海边 五一 婚假 大理 厦门 十一 清明 高铁 寒假 暑假 青岛 海南 露营 丽 江
2.3|旅行 旅游 出 游 行程 攻略 行李 出门 玩 旅程 自由 行 目的地 出国|机票 高铁 东京 云南 航 班 民宿 自 驾 跟 团 机场 曼谷 新疆 西藏 成都 日本 泰国 欧洲 三 亚 背包 邮 轮 签证 韩国 巴 厘 岛
2.3|酒店 住宿 订房 入 住 房 型 预订 一晚 落 脚|民宿 青 旅 汉 庭 亚 朵 全 季 携 程 如 家 希尔 顿 万 豪 airbnb 途 招待所 客栈 大 床 双 温泉 速
3.1|座位 靠窗 选 座 飞机 坐 哪 机上 位子 出行|过道 二等 商务 经济 舱 安全 出口 前排 连 一等 头等 下 铺
2.4|火 车票 高铁 票 抢 铁路 车 次 买 春 运|12306 硬 卧 候补 二等 座 动 绿 皮 软 上 铺 无 学生 复兴 号
2.9|打 车 出租 网 约 叫 接送 机场 接|滴滴 高 德 顺风 快车 专 拼 曹操 t3 出行 士
3.3|害怕 恐惧 怕 胆小 恐怖 发抖 阴影 心慌|恐 高 虫 蜘蛛 幽 闭 晕 针 黑 蟑螂 狗 密集 蛇 老鼠 鬼 打雷 坐 飞机 水 深海 当众 讲话 虫子 血 小丑 电梯
3.2|晕车 晕船 乘车 头晕 恶心 乘船 吐|药 晕机 大巴 晕 高铁 过 山 车 3d
2.1|大学 专业 读书 学业 念书 本科 院校 大学生 读 什么 升学 毕业|研究生 博士 大三 学期 硕士 大 一 985 计算 机 系 二 大四 软件 工程 金融 法学 临床 土木 师范 经济 学 复 旦 清 华 学分 双 学位 网络 医学 院 辅 修
2.8|论文 导师 课题 研究 答辩 写 文献 毕 设 选 题|开 毕业 查 重 盲 审 投稿 硕士 博士 sci 综述 章节 大修 实证 zotero 期刊
2.3|考试 备考 复习 考证 资料 考场 真 题 通过|考 研 高考 公 四 六 级 雅 思 期末 补考 上岸 国 教 资 公考 中 cpa 司法 模 驾 托 业 托福 挂 科 法 gre 月
3.0|学校 孩子 上学 老师 班级 年级 学生 小学生 家长 开学 校服|小学 初中 班主任 高中 重点 班 国际 二年 级 三年 五年级 初三 高三 寄宿 实验 学区 公立 私立 初二 一年 民 办
2.9|补习 辅导 课外 班 学科 培 优|家教 奥 数 钢琴 课 网 编 程 英语 数学 晚 托 围棋 作业 舞蹈 赛 新 东方 学 而 思
2.2|幼儿 园 托 班 带 娃 接送 看 孩子 托管 接 早|小班 中 大班 保姆 阿姨 教 月 嫂 姥姥 私立 公立 全
1.7|孩子 小孩 娃 子女 家里 小孩子 后代 儿女 宝贝|儿子 女儿 双胞胎 老大 老 二 胎 宝宝 独 生子 姐妹 一 儿 一女 三 个 婴儿 养 子 幼儿 三胎 宝
2.3|儿子 男孩 小子 学校 男 娃 喜欢|臭小子 犬 子 大 小 儿 砸 公子
2.6|女儿 女孩 闺女 喜欢 女 娃 学校|丫头 千金 大 小 囡囡
2.5|爱人 配偶 伴侣 对象 另一 半 夫妻 情侣 家属 约会|老公 老婆 丈夫 妻子 男朋友 女朋友 媳妇 未婚夫 未婚妻 先生 太太 同居 未婚 男友 女友 内 人 我家 那位 妻 夫 已婚 分居
3.4|结婚 婚礼 婚宴 婚期 娶 嫁 婚 庆 仪式 宾客|领 证 订婚 彩 礼 伴娘 伴郎 纱 喜 糖 司 仪 房 请柬 新郎 新娘 蜜月 伴 手 订
4.0|结婚 纪念 日 周年 庆祝 礼物|领 证 银婚 金婚 十周年 相识 在一起
3.5|单身 恋爱 相亲 约会 感情 脱 单 找 对象 追求|分手 暗恋 异 地 恋 探 追 前任 复合 热 陌 牵手 表白 姐弟 角
3.7|离婚 前任 抚养 权 前夫 分开 协议 判决|前妻 费 单 亲 分居 离异 净身 出 户 轮流
2.8|妈妈 母亲 节 老人|老 妈 我妈 后 干妈 子
3.2|爸爸 父亲 节 老人|老爸 我爸 老 继父 爹
2.9|父母 爸 妈 家长 双亲 二老 老人 孝顺|爹 老 两 口 爷娘 老人家 家父 家母
4.4|兄弟 哥哥 弟弟 手足|老哥 老弟 堂哥 双胞胎 亲 弟 表弟 大哥 二弟
3.0|姐妹 姐姐 妹妹 姊妹|老姐 老 妹 表姐 大姐 小妹 双胞胎 亲 姐 堂妹
4.4|奶奶 外婆 祖母 老人家 太|姥姥 阿婆 姥 嬷 外祖母
3.7|爷爷 外公 祖父 老爷 子 太|姥 爷 阿公 外祖父
2.8|孙子 孙女 隔代 孙 辈 带 娃|外孙 外 曾孙 小 女儿
4.1|亲戚 舅舅 姑姑 长辈 走 拜年 家族|叔叔 阿姨 表哥 堂妹 侄子 外甥 伯伯 舅 妈 婶婶 姨妈 姑父 表姐 表弟 堂哥 叔公 伯母 二舅
3.1|婆婆 岳母 公婆 亲家 婆家 娘家|公公 岳父 丈母娘 老丈人 儿媳 女婿 大 姑子 小姑 子 大舅 哥 妯娌 母
2.3|朋友 闺 蜜 好友 友人 最好 死 党 聚会|哥 们 发 小 铁 子 兄弟 知己 老 同学 姐妹 淘 好 室友
2.5|宠物 养 宠 动物 兽医 毛 孩子 家 小 喂养|猫咪 狗 兔子 仓 鼠 鹦鹉 乌龟 领养 流浪 猫 龙 荷兰 猪 金鱼 刺猬 八哥 蜥蜴 蛇 松鼠 羊 驼 貂
2.9|狗 遛狗 养 粮 小狗 犬 遛 弯 宠物|金 毛 柯 基 泰 迪 柴犬 边 牧 拉布拉多 哈 士 奇 土狗 比 熊 博美 萨 摩耶 德 法 斗 阿拉斯加 马 尔 济 斯 雪 纳 瑞 中华 田 园 贵宾 吉 娃娃 约克 夏 巴 哥 松 狮 罗 威 腊肠
2.5|猫咪 养 猫 砂 粮 小猫 喵 主 子 撸|英 短 布偶 橘 美 暹罗 狸 花 奶牛 缅因 三 波斯 加 菲 无毛 花猫 蓝 田 园 金 渐 层 银 黑 挪威 森林 虎斑
3.9|鱼 缸 养 水族 观赏 水族箱|金鱼 锦 鲤 孔雀鱼 斗鱼 龙 热带 血 鹦鹉 罗汉 灯 科 神仙 海 水缸 小丑 乌龟
4.5|养 鸡 农村 养殖 家禽 家畜 牲口 农场|母鸡 鸭子 山羊 猪 蜜蜂 蜂箱 鹅 奶牛 羊 兔子 水牛 蜂 鱼 塘 鸽子 驴
2.0|汽车 开车 车 型 加油 修 保养 座 驾 子 用|比亚 迪 特斯拉 大众 丰田 本田 新 能源 电车 油车 suv 理想 蔚 来 宝 马 吉利 小 鹏 奥 奔驰 五 菱 哈 弗 日产 雪 铁 龙 混 动 轿车 面包 问 界 小米 su7 皮 卡 mpv 奇瑞 长安 model 雷 克 萨斯
2.8|充电 桩 续航 电车 电量 里程 充满|家 充 快 换 电 特 来 慢 家用 电池 400 公里 超 星星
2.1|驾照 驾 校 学 车 开车 考 上路 教练|科目 一 二 三 c1 四 扣分 c2 照 练 新手 挂 科 自动 挡
2.7|摩托 车 电 动 骑车 骑 二轮 头盔|小牛 雅 迪 爱 玛 小 驴 哈雷 春 风 本田 马 哈 豪 爵 川崎 宝 无极 踏板
3.1|车 牌 摇 号 牌照 限 行 上牌 指标|绿 沪 京 蓝 粤 外地 竞 拍
2.6|保险 理 赔 投保 保 费 险 种 索赔 续 人|平安 重 疾 车 保单 百万 医疗 太平洋 国 寿 意外险 交 强 三者 商业 中国 人寿 泰 康 寿险 友邦
2.4|停车 车位 场 车 停 泊 费|地 库 车库 固定 月 租 路边 立体 人 防 充电
2.8|会员 订阅 续 费 自动 扣 每月 花 退订|爱 奇 艺 网 易 云 百度 盘 netflix 优 酷 腾 讯 视频 站 大 spotifi 京 东 plu icloud wp 88vip 知 乎
2.5|银行 账户 卡 信用卡 存钱 开 户 流水|工 行 招 建 储蓄 农 中 交 浦 发 兴 业 邮 储 平安 微 众 民生 光大 存折 汇丰 网 商 广
2.9|支付 付款 转账 红包 收款 扫 码 花钱 转 钱|宝 微 信 花 呗 云 闪 付 数字 人民 币 信用卡 现金 applepai 白 条 刷卡 京 东
2.8|理财 投资 存钱 股票 基金 增值 赚钱 收益 产品|余 额 宝 定 投 定期 股 黄金 国债 炒 银行 etf 港 美 指数 保险 数字 货币 比 特 币 大 存 单 p2p 债券
2.8|欠 债 欠款 还 款 借 钱 借贷 负债 贷 分期|花 呗 网 车 信用卡 逾期 上岸 白 条 民间 房 微粒
2.5|预算 花费 价 位 价格 上限 便宜 贵 经济 花 多少|以内 块 钱 千 元 两千 五千 一万 不 超过 节省 控制
2.1|税务 报税 个 税 纳税 申报 税率|退 汇 算 清 缴 专 项 扣除 起 征 点 发票 小 规模 增值 抵扣 房租 记账
2.1|看 医生 挂号 门诊 医院 诊 大夫 问 主治 复查|三 甲 专家 号 协和 社区 复 中 儿科 皮肤科 张 同 济 华 西 骨科 丁香 好 妇产科
3.3|预约 时间 安排 日程 日历 约 排 期 行程 几点 空|周二 周四 下午 点钟 早上 牙医 晚上
2.7|会议 例会 开会 周 会 时间 议程 碰 头|站 周一 周三 腾 讯 晨 复 盘 视频 钉 站立 汇报 一对 一
3.1|培训 上课 课程 学习 班 进修 报名|晚课 线 夜校 mba 成人 高考 瑜伽 课 编 程 陶艺 英语课 报 油画 自 考 函授
2.8|志愿 者 公益 做 义工 活动 帮助 服务 社会 奉献|献血 支 教 流浪 动物 助 学 养老 院 环保 救援 队 红 十字 老人 陪伴 救助 站 导 盲 犬 捡 垃圾
3.1|社团 俱 乐 部 协会 加入 会员 组织 学生 会|会长 校友 读书 商会 车 友 同 乡 街 舞 社 动 漫
3.8|入党 政治 面貌 党 组织 党籍 身份 表格|党员 团员 群众 支部 预备 共青团 积极 分子 民主 党派 无党派 九三 学 社 民 革
3.1|园艺 种 菜 菜园 花园 阳台 种花 栽 施肥 翻 土 农 作|番茄 月 季 绣 球 堆肥 多肉 辣椒 苗 黄瓜 菜地 草莓 茄子 豆 角 玫瑰 韭菜 葱 果树 育苗 南瓜 土豆 薄荷 生菜
2.9|盆栽 绿 植 养 花 浇水 植物 室内 换 盆|萝 龟 背 竹 兰花 多肉 仙人掌 发财 树 君子 兰 富贵 虎皮 文竹 茉莉 吊 琴 叶 榕 橡皮树 栀 子 空气 凤梨 铜 钱 草 蝴蝶兰
2.7|天气 气候 气温 下雨 冷 热 带 伞 穿 多少|回 南天 雾 霾 梅雨 潮湿 下雪 台风 干燥 闷热 沙尘 暴雨 寒潮 湿 高原 春暖 阴 雨 桑 拿 天 霜
3.1|礼物 送礼 惊喜 礼品 伴 手 礼 送 什么 生日 挑选 纪念 品 讨 好|收集 种 草 心愿 迷 爱好 迷恋 最想 收藏
2.4|春节 过年 年夜饭 新年 年 货 亲友 团 守 岁|拜年 红包 春 运 回老家 压岁钱 团圆 除夕 春联 饺子 鞭炮 初一 走 亲戚 庙 会 年糕 腊肉 大 三十 饭
2.8|中秋 端午 节日 过节 假日 习俗|月饼 粽子 赏 月 龙舟 清明 元宵 重 阳 七夕 圣诞 腊 八 元旦 冬至 开 斋 泼水节 火把 节 感恩 国庆
1.2|紧急 联系 人 急救 意外 出 事 通知 谁 救护 送 医|家属 120 妈妈 电话 爱人 姐姐 监护 父母 我
4.9|血型 献血 输血 配 型 血 捐|ab rh 阴性 熊猫 阳性
2.1|回答 语气 风格 格式 回复 怎么 说话 方式 表达 篇幅|简短 简洁 正式 口语 列表 通俗 分 步 要点 啰嗦 详细 幽默 温柔 专业 表格 举例 不要 废话 中文 亲切 直接 先 结论 长 话 短 说
4.2|单位 度量 温度 重量 换算 尺寸 长度 计量|斤 公斤 摄氏 度 公里 华氏 英里 磅 克 米 毫升 亩 英寸 盎司 公制
4.1|时 区 时差 时间 当地 时刻 几点|北京 utc 东 八区 伦敦 纽约 夏令 悉 尼 东京 美 gmt
3.0|货币 汇率 钱 结算 换 汇 币 种|人民 美元 港币 欧元 日 元 英镑 澳 新 台币 加 韩 澳门 泰 铢
4.2|简体 繁体 字体 写法 文字 拼写 输入|正体 拼音 字 台湾 用语 注音 香港
3.2|表情 包 颜 文字 符号 斗 图 回复|emoji 狗头 笑 哭 不用 少 用
3.6|落款 结尾 信件 敬 语 署名 邮件|此 致 敬礼 敬上 祝 好 顺 商 祺 谢谢 best 敬祝
3.2|疫苗 接种 打针 打 预防 针 本|流感 hpv 加强 狂犬 带 状 疱疹 九 价 乙 肝 肺炎 甲 麻疹 破伤风 黄热病 新冠 卡介苗
2.9|证件 身份 证 护照 到期 换 续 签 补 办 新 出境|港澳 通行 居住 台胞 驾驶 过期 有效期 号 军官
2.5|钥匙 门锁 密码 门禁 开门 进 门 放|指纹 锁 备用 卡 地 垫 邻居 那 鞋柜 忘 带 智能 开锁
3.0|垃圾 分类 回收 倒 投放 可 物|湿 干 厨 余 垃圾桶 有害 大 件 上门 定 时
3.0|快递 包裹 收 货 寄 件 取 签 派 送|顺 丰 菜 鸟 驿站 巢 中 通 圆 代收 京 东 韵 达 申 极 兔 em 柜 门口 德 邦 物业
1.7|网 购 剁 手 下 单 购物 车 买东西 电 商 促销 折扣|淘 宝 京 东 拼 多多 双 十一 直播 间 闲 鱼 唯 品 会 天 猫 618 亚马逊 苏 宁 得 物 抖 音 城 退 货 考 拉 1688 小 程序
3.2|家具 沙发 床垫 家居 购置 布置 床 桌|书桌 宜家 衣柜 实 木 茶几 双人床 餐桌 书架 电脑 椅 升降 北欧 风 红 林 氏 顾 家 源氏 语 上下
2.7|装修 翻新 改造 漏水 改建 刷墙 施工 粉刷|硬 装 瓷砖 水电 工 长 防水 毛坯 精 吊 顶 厨房 卫生 间 木 地板 设计 师 软 换 窗 铺 砖 半包 全 包 电路 油漆
3.0|工具 维修 修理 动手 五金 修 拧|电 钻 螺丝 刀 扳手 锤子 钳子 锯 卷尺 万 用 表 博 世 手 梯子 烙 铁 热 熔 胶
2.0|家 电 洗衣 机 冰箱 坏 电器 维修 故障 换 新|海 尔 美 洗碗机 小 天鹅 烘干 西 门 子 格 力 松下 lg 老板 方 太 油 烟机 电视 热水 器 微波 炉 信 破 壁
2.6|打扫 家务 保 洁 清洁 擦 拖地 洗衣 收拾|钟点 工 扫地 机器 人 阿姨 石头 吸尘器 戴 森 科 沃 斯 洗 地 机 添 可 每周 追 觅
2.5|创业 开 店 生意 老板 做 买卖 店铺 公司 加盟店|网 加盟 合伙人 奶茶 个体 户 融资 餐馆 面 馆 早餐 民宿 服装 淘 宝 工作室 天使 轮 注册 美 甲 水果 花店 理发
2.5|客户 甲 方 接 单 自由 职业 报价 项目 款 合作 单子|合同 发票 尾款 私 乙 月 结 定金 猪 八戒 回
3.1|发布 产品 上线 版本 发 版 上架 日期|内 测 会 公 灰 度 迭代 首 v2
2.8|人数 员工 团队 规模 多少 人 组 员|编制 人手 三人 十人 五十人 百人 招 部门
2.4|面试 求职 简历 跳槽 招聘 找工作 应聘 hr 招 人 换 工作|offer boss 直 聘 秋 猎 头 笔试 校 投 智 联 前程 无 忧 拉 勾 终 面 群 一面 二面 脉 春 经
3.4|裁员 离职 失业 辞职 丢 工作 下岗 补偿 离开|被 裁 裸 辞 优 化 毕业 赔偿 仲裁 提 交接
2.9|退休 养老 退休金 退 下来 老年 颐 养|金 返 聘 内 提前 六十 五 十五 延迟 大学 离 休
2.8|养老 院 照顾 老人 护理 伺候 看 护 长 照|工 阿 尔 茨 海 默 失 智 保姆 老年 痴呆 卧床 瘫痪 帕 金森 日 托 社区 员
3.3|当 兵 部队 军人 军营 战友 兵种|退伍 参军 军 嫂 义务 海军 空军 武 警 军官 转 业 预备 役 龄 火箭 士官
4.4|获奖 奖 项 比赛 荣誉 杯 得奖|一等 奖牌 冠军 二等 金 优秀 员工 劳模 三好 学生 竞赛 银牌
4.1|比赛 竞赛 锦标 赛 参 程 名次|决赛 联 选拔 半 邀请 acm 奥 市 省 季军
4.0|乐队 排练 演出 组 演奏 巡演|鼓手 主唱 livehous 吉他手 贝 斯 手 翻唱 室 音乐节
3.4|戏曲 听 戏 剧院 看 剧 种 票友|京剧 越剧 黄梅 昆曲 豫剧 评 川 秦 腔 粤 河北 梆子 花鼓 弹
3.4|话剧 舞台 表演 脱口 秀 剧场 看 演出 排 戏|角色 音乐剧 相声 德 云 社 开心 麻花 孟 京 辉 舞台剧 即兴 沉浸 式
2.8|写作 写 小说 博 客 稿子 作者 投稿|网 文 草稿 起点 公众 号 晋江 出版社 诗 散文 剧本 自传 豆瓣 书 稿 随笔 短篇 长篇 简 番茄
3.1|天文 星空 望远镜 观 星 星座 夜空|流星雨 特 朗 信 达 月 食 银河 土星 星野
3.5|滑雪 雪 场 冬季 雪季 缆车 具|单 板 双 崇 礼 亚 布 力 北海道 万 龙 吉林 松花 湖 刻 滑 阿 勒 泰 将军 山 滑雪板
3.8|冲浪 海边 潜水 海岛 浪 下海|浮 潜 水肺 万 宁 证 长 板 短 padi 自由 桨 风筝 帆
4.4|攀 岩 馆 攀登 爬墙 指 力 岩壁|抱 石 先锋 阳朔 11 鞋 速 降 v4 绳索
4.0|钓鱼 渔 具 鱼竿 水库 鱼饵 垂钓|鲫鱼 路 亚 野 钓 黑 坑 鲈 鱼 海钓 鲤鱼 草鱼 饵 料 台 矶 塘
3.8|露营 野餐 帐篷 户外 过夜 烤肉 装备|天幕 房车 炉 具 睡袋 牧 高 笛 挪 客 营地 折叠 椅 卡式 车
3.3|麻将 扑克 打牌 牌局 赢 打|斗 地主 掼 蛋 德州 血 战 三缺一 川 麻 广东 升级 拖拉 机 桥牌 双 扣 干瞪眼 跑得 快
3.3|棋 类 下棋 对 弈 友 开 局 段|围棋 象棋 国际 五子棋 段位 业余 三段 国 象 中国 城 elo 军 跳棋 将棋
2.8|桌 游 剧本 杀 聚会 组 局 周末 玩|狼人 密室 三国 卡 坦 岛 血 染 钟楼 uno 阿 瓦 隆 大 富翁 牌 德国 心脏 病 拉 密
4.7|唱 ktv 聚会 歌 厅 嗨|麦 霸 唱歌 全民 纯 麦克 风 量贩
2.8|家乡 故乡 长大 出身 哪里 人 籍贯 出生地 家|老家 东北 湖南 山东 四川 广东 河南 福建 山西 出生 从小 北方 南方 湖北 上海
2.6|毕业 学历 母校 院校 读 过 学位|清 华 本科 大 专 北大 复 旦 浙大 武 高中 硕士 师范 科 中 海 归 交大
2.2|以前 工作 前 公司 经历 履历 上 一份 曾经|做 过 离开 待过 曾任 东 家
2.4|目标 计划 梦想 心愿 愿望 想做 今年 未来 规划|打算 想学 攒 钱 学会 想去 希望 买 房 减肥 创业 马拉 松 考 上 出 书 存钱 环游世界
3.0|烦恼 压力 焦虑 担心 心事 难受 困扰 愁|大 发愁 内 卷 崩溃 失眠 睡 不着 迷茫 经济 吵架 孩子 房 贷 心 累
2.2|份量 几 人 份 做 几份 口 煮 多少|两 三口 一人 食 四口 五 之家
2.2|请客 客人 来宾 桌 数 宴请 摆酒 来 几个|宾客 请 帖 八 十 亲友 二十 个
2.7|课表 接 孩子 放学 接送 上学 时间 下课|校车 晚 自 习 四 点 半 托管 兴趣 班 托 早读 校 门 作业
3.2|制服 着 装 正装 穿着 工作 服 上班 穿 服装 要求|工 西装 校服 汉服 白 大褂 领带 polo 围裙 护士 西服 旗袍
3.1|密码 管理 账 号 记 登录 二次 验证|bitwarden 1password 本 keepass lastpass 两 步 密 保 钥匙 串
4.1|备份 网 盘 云 存储 文件|百度 na 阿里 群 晖 icloud 夸克 移动 硬盘 onedr 极 空间 威 联通 坚果 绿 联
2.8|打印 机 扫描 复印 墨水 证件 照|惠 普 墨盒 激光 爱 生 佳 能 兄弟 得力 双 面 喷墨 奔 图
3.6|耳机 音响 降 噪 听 音乐 音 箱|airpod 蓝牙 freebud 索 尼 bose 漫步 者 入耳 头 戴 森 海 塞 尔 小米 铁 三角 max
2.4|智能 家居 音 箱 灯 自动 化 窗帘 语音 助手|米 家 小 爱 天 猫 精灵 homekit 度 yeelight 涂鸦 homeassist 扫地 机 aqara siri
3.1|平板 阅读 器 电脑 看书 做 笔记 画 图 学习 机|ipad 墨水 屏 matepad kindl surfac boox 手写 笔 小米 掌 阅 文 石
2.8|手表 手 环 腕 表 心 率 戴表|佳明 劳力士 机械 appl watch 卡 西欧 天 梭 浪 琴 欧米 茄 小米 华 为 高 驰 百 达 翡 丽
3.3|键盘 鼠 标 外 设 显示 器 打字 桌面 装备 键 帽|机械 茶 轴 罗 技 红 青 静电 容 hhkb 樱桃 4k 曲面 屏 mx 触 控 板 雷 蛇
2.4|社交 媒体 账 号 发 帖 博 主 发布 关注 自|小 红 书 抖 音 微 站 粉丝 快手 知 乎 youtub 推 特 公众 视频 instagram 豆瓣 facebook thread
2.3|月经 经 期 妇科 姨妈 例假 女性|痛 大 更年期 多 囊 不调 子宫 肌 瘤 内膜 异 位 卫生 巾 卫生棉 条 月 事 布 洛 芬
2.4|避孕 生育 备 孕 计划 方式 要 孩子|药 叶酸 上 环 节育 安全 套 短 效 紧急 皮 埋 结 扎 试
3.8|癌症 肿瘤 化 疗 恶性 确 诊 复查|乳腺 癌 放 肺癌 靶 向 药 胃癌 肝癌 甲状腺 白血病 淋巴 瘤 宫颈 肠 康复 期 免疫 治疗
3.9|肠 胃 胃病 消化 肚子 拉肚子 疼 胀 气|胃炎 幽 门 螺 杆菌 反 酸 易 激 便秘 溃疡 食管 流 结 炎 痔疮 克 罗 恩 腹泻 萎缩 性
2.6|体检 指标 检查 化验 抽血 报告 身体|脂肪 肝 尿酸 血 脂 转 氨 酶 血糖 血压 胆固醇 结 节 甘油 三 酯 血红蛋白 尿 检 肝功能 心电图 年
3.9|中风 脑部 神经 内科 脑 瘫 后 遗 症|梗 帕 金森 脑出血 偏 失 语 眩晕 动脉 瘤 血栓 颅 内 溶 栓
4.4|鼻子 鼻炎 呼吸 鼻塞 花粉 流鼻涕 咽喉|鼻窦 炎 打喷嚏 咽 鼻 中 隔 慢性 扁桃 体 过敏性 哮喘 声带
4.4|感冒 发烧 流感 病毒 着凉 发热|咳嗽 甲 流 阳 新冠 流鼻涕 支 原 体 喉咙痛 头疼 咽 痛 退烧药 肺炎
2.8|去世 丧 事 悼念 过世 祭奠 思念|走了 丧偶 离 世 病逝 遗 像 追悼 会 守寡 头 七 父亲 走
3.3|自闭症 特殊 教育 特教 发育 干预 康复 儿童|孤独 症 阿 斯 伯 格 谱 系 多 动 感 统 言语 迟缓 智力 障碍 机构 唐 氏 阅读
3.1|保健 品 补品 维生素 营养 补充 剂 养 生|鱼 油 枸杞 钙 片 阿 胶 燕窝 褪 黑 素 蛋白 粉 叶酸 益生 菌 辅 酶 西洋 参 灵芝 护 肝 人参 葡萄 籽 铁
4.0|按摩 足 疗 推拿 放松 推 背 理疗|浴 刮痧 spa 泰 式 正骨 拔 罐 盲人 油 压 采 耳
4.5|冥想 正念 打坐 静心 放空 呼吸|禅 修 法 潮汐 内 观 瑜伽 休息 术 headspac
3.3|美 甲 美容 医 指甲 整形 皮肤 管理|水 光 玻 尿酸 热 玛 吉 双眼皮 埋 线 瘦 脸 针 光子 隆鼻 延 猫 眼 疗 激光 脱毛
3.9|香水 香味 香 氛 气味 喷 礼|香奈 儿 祖 玛 珑 木质 花香 迪 奥 檀香 柑橘 玫瑰 tomford 皂 三宅 一生 无人 区
3.6|包包 背包 奢侈品 手提包 皮具 通勤 包|lv 爱马 仕 双肩 帆布包 古 驰 蔻 单 肩 斜 挎 钱包 北面 书包 coach 香奈 儿 托 特
3.6|品牌 穿 搭 风格 打扮 搭配 服装 店|优 衣 库 汉服 lolita 国 潮 始祖 鸟 李 宁 zara 耐 克 无 印 良品 极 简 复古 森 系 街头 斐 乐 安 踏 gucci
4.7|律师 官司 法律 打官司 法务 咨询 维 权|起诉 仲裁 法院 开庭 劳动 离婚 律 所 诉讼 民事
2.8|遗产 遗嘱 继承 后 事 分配 人|公证 房产 税 兄弟 姐妹
3.9|留学 出国 申请 学校 申 研 海外 签证 读书|托福 雅 思 英国 澳洲 gpa 季 美国 日本 德国 gre 文书 新加坡 香港 奖学金 中介 法国 韩国
2.9|学费 奖学金 助 学 缴 费 资助 杂费|贷款 全 奖 生 源 地 补助 国 半
2.4|宿舍 校园 寝室 住校 室友 校舍|上 铺 下 四 人间 六 床下 桌 走 读 断电 八
3.3|篮球 打球 球场 球 友 投 篮 nba 球队|后卫 中锋 野球 三分 组织 湖人 街 cba 勇士 小 前锋
3.3|羽毛球 乒乓球 球拍 挥 拍 球 馆 双打|尤 尼 克斯 横 板 李 宁 直 混 双 单 打 穿线 胶 皮
3.1|赛车 f1 车队 赛 道 车 手|法拉 利 周 冠 宇 卡 丁 维 斯 塔 潘 汉 密 尔 顿 红 牛 拉力 梅 德 迈 凯 伦
3.7|滑板 轮 滑 溜冰 溜 板子 街头|长 板 双 翘 旱 冰 陆 冲 平 花 花样
3.0|追 星 偶像 爱 豆 粉丝 演唱 会|饭 圈 本命 应援 打 榜 时代 少年 团 防弹 蔡 徐 坤 肖 战 王 一博 易 烊 千 玺 blackpink 粉 头
3.3|水果 果 盘 鲜 店 切 果汁|榴莲 荔枝 芒果 西瓜 车 厘 子 杨梅 草莓 葡萄 菠萝 苹果 橙 柚子 山竹 火龙 猕 猴 桃 香蕉 柿子 蓝莓
3.8|主食 米饭 面食 吃饭 饭 量 碳水|面条 馒头 米粉 杂粮 米 线 饼 窝 头 玉米 红薯 糙米 小米 饺子 馕
2.6|爱人 职业 配偶 工作 老公 先生 太太 伴侣 做 什么|老婆 上班 老师 医生 警察 程序 员 公务 护士 军人 家庭 主妇 个体 户 工程 师
3.2|客厅 会 客 布置 摆设 窗帘 地毯 坐 垫 挂 画|沙发 茶几 电视 柜 投影 仪 落地 灯 懒人 摇椅 博 古 架 飘 窗 榻榻米 墙 抱 枕
3.5|浴室 洗澡 卫生 间 厕所 淋浴 马桶 洗手间 毛巾|浴缸 花 洒 智能 浴 霸 干 湿 分离 蹲 坑 地 漏 洗手 台 镜 柜 玻璃 隔 断 防滑 垫 搓 澡
4.8|窗户 采光 朝向 窗帘 遮光 隔音 阳光|朝南 朝北 东 晒 西晒 双层 玻璃 帘 百叶窗 落地窗 断桥 铝 纱 窗 南北 通 透 背 阴 飘
4.1|地板 地面 地 砖 拖地 铺地|木 复合 瓷砖 大理石 水磨石 地毯 胶 实 强化 起 翘 拼花
3.3|床垫 床 品 枕头 被子 床铺 睡觉 四 件 套|乳胶 棕 垫 弹簧 记忆 棉 硬 软 席 梦 思 羽 绒 被 蚕丝被 荞麦 枕 上下 铺 凉 慕 喜 临门
2.9|灯 具 照明 灯光 灯泡 亮度 台灯|吸 顶 吊灯 筒 射 暖 光 冷光 护眼 落地 无 主 小 夜灯 带 日光
3.1|安 防 盗 监 控 小偷 摄像 头 报警|被 进 贼 猫 眼 门 器 保险 箱 入室 撬 锁 萤石
3.1|发霉 潮湿 除 湿 墙 面 霉味 返 潮|霉 斑 长 机 渗 水 皮 回潮 发 黑 结 露 脱落
4.1|虫害 灭 虫 蟑螂 老鼠 驱 消 杀 蚊子|蚂蚁 白蚁 臭虫 跳蚤 潮 药 粘 鼠 板 蚊帐 蚊香 蚊 灯 飞 蛾
3.1|热水 器 洗澡 水 水温|燃 气 电热 太阳 能 零 冷水 史密斯 万 林内 即 热 式 储水 升
3.8|净 水 饮水 机 自来水 桶装 水质|净水器 反 渗透 软 农夫 山泉 水垢 滤 芯 水壶 直 饮 怡 宝
3.7|收纳 整理 断 舍 离 杂 物 衣柜 储|箱 极 简 衣帽间 间 囤积 师 乱糟糟 抽屉 置物 架 压缩 袋
3.1|换 气 新 风 空气 净化 甲醛 通风|系统 器 霍 尼 韦 尔 布 鲁 雅 除 醛 测 绿 萝
3.2|物业 费 业主 小区 管理 投诉 维修 基金|万 科 碧 桂 园 群 业 委 会 保安 绿化 拖欠 管家
2.2|家里 没 人 出差 浇花 喂 猫 代收 看 家|备用 钥匙 邻居 帮忙 上门 喂养 浇水 寄 养 托人
2.2|买 房 看 楼 盘 选 户 型 购|二手 期 现 精 装 毛坯 中介 定金 网 签 过 满 五 唯一 公 摊 学区 交 烂 尾
2.5|房产 证 产权 过 户 房 本 不动 产|共有 加 名 契 税 小 公 宅 基地
3.4|公租 房 廉 租 保障 人才 申请|共有 产权 公寓 安居 摇 号 轮 候 经 适
3.0|押金 退租 房东 纠纷 转 租|退 违约 金 扣押 验 房 清洁 费 黑 中介
3.9|农村 老家 自建 房 宅 基地 乡下 盖|平房 院子 土 灶 翻 建 窑洞 四合院 瓦房 拆迁
2.9|拆迁 征 地 补偿 安置|房 回 迁 款 征收 钉子 户 棚 改
4.3|院子 花园 草坪 围 栏 露台 庭院|割草 机 秋千 凉亭 鱼池 葡萄 架 石榴 树 枇杷 桂花
3.0|周边 附近 小区 环境 商圈 生活 圈|朝阳 海 淀 浦东 徐汇 天河 南山 三里 屯 五 道口 望 京 中 关 村 陆 家 嘴 春 熙 路 解放 碑
2.8|双胞胎 龙 凤 胎 孪 生 长得 像|同 卵 异 三胞胎 姐弟 姐妹 花 大宝 小 宝
3.5|产假 陪 育 儿 假 生育 津贴 请假|哺乳 九十 八天 休 完 返 岗
2.6|坐月子 月 嫂 产 后 恢复 育 儿|子 餐 中心 盆 底 肌 腹 直 恶 露 抑郁 鸡 汤 婆婆 伺候
3.1|分娩 生产 接 生 产 房 孩子|顺 剖腹 剖 宫 无 痛 早 保温箱 破水 阵痛 侧 切 催
3.3|满月 酒 百 日 宴 周 岁 抓 宝宝|红 鸡蛋 照 长命锁
3.2|起名 取 名 宝宝 名字 改名|子 涵 梓 轩 浩然 欣 怡 宇 辈分 字 辈 随 母 姓 生辰八字
3.5|干妈 干 爹 义父 认亲 教父|儿子 女儿 教 母 结 拜
3.2|继父 继母 再婚 重组 家庭 后 妈|爸 继 子 继女 二 婚 异父 同父异母
3.1|保姆 钟点 工 带 孩子 家政 阿姨|住家 育 儿 嫂 天鹅 到家 做饭 白 班 外婆
3.3|不孕 试管 婴儿 备 孕 生育 困难 移植|取 卵 促 排 胚胎 输卵管 精子 多 囊 流产 胎 停 保 人工授精
3.9|哄 睡 夜 奶 宝宝 睡觉 整 觉|醒 安抚 奶嘴 抱 婴儿 床 睡袋 摇篮 接
2.7|辅 食 喂 饭 宝宝 吃 断 奶|米粉 果 泥 手指 食物 蛋黄 鳕鱼 爱 他 美 飞 鹤 自主 进食 水解 奶粉 机
4.4|零 花钱 压岁钱 孩子 理财 教育|存钱 罐 儿童 账户 每周 作业 奖励
2.9|屏幕 时间 孩子 看 手机 沉迷 平板|电子 产品 青少年 模式 短 视频 半 小时 学习 机 儿童 手表 动画 片
2.8|家长 会 班主任 家 校 老师 沟通|班级 群 委 访 作业 请
2.5|学区 择 校 升学 小 升 初 摇 号|房 中 考 指标 到校 民 办 公 名额 重点
2.8|霸 凌 欺负 校园 被打 排挤|勒索 起 外 号 打架 告 老师 转 学
2.8|作业 辅导 功课 写作 业 错 题 偏 科|应用 本 默 写 背 课文 磨蹭 口 算 拼音 作文
4.8|夏令 营 研学 暑假 班 寒假|冬令 托管 军训 游学
2.4|高考 志愿 选 科 填 报 分数|物 化 生 史 政 地 一本 一 模 平行 文科 理科 复 读 艺 考 强 基
2.8|职 校 技 中 专 学徒 实 训|高 大 升 本 单 招 焊工 汽 修
3.0|实习 应 届 校 招 转 正 暑期|生 日 薪 三方 协议 offer 导师 管 培
2.8|考 研 保 读 复 试 调剂|推 免 二 战 肖 秀 荣 跨 专 硕 学 夏令 营
2.7|考 公 编制 公务 员 考试 事业 编 上岸|国 省 行 测 申论 选 调 教师 面试 粉笔 中公 进 面
2.4|教师 资格 职业 证书 执照 持 证|教 资 注 会 cpa 法 考 一 建 二 护士 导游 pmp 软 心理 咨询 师 初级 会计 执业 药
2.5|读 博 科研 实验 室 发 论文 课题 组|后 sci 核心 期刊 开 题 青椒 国 自然 导师 横 向 测 序 小 鼠
2.7|兼职 打 零工 勤工俭学 副业 赚钱|家教 发 传单 跑腿 服务 员 刷 单 代 驾 外 卖 地 推 直播 摆 摊 撰稿
3.2|护士 病房 科室 医院 上班 值班|长 护 工 icu 急 诊 科 儿科 产科 手术 室 夜班 交班 静脉 输 液 三班 倒
3.0|医生 大夫 行 医 出 诊 科室|外科 内科 主治 主任 医师 规 培 住院 麻醉 科 放射 中 牙医 全科 值夜 急
3.0|教师 老师 教书 讲课 学生 任教|语文 数学 英语 班主任 特 岗 代 课 备课 改 作业 教研 职称 幼 师 教导 主任 讲师 副教授 支 教
2.6|厨师 后 厨 掌 勺 餐饮 饭馆|长 切 配 打荷 面 点 师 凉 菜 川菜 粤 炒菜 学徒 日 料 传
2.9|服务 员 前 厅 端 盘 门 店 收银|领 班 传 菜 咖啡 师 调酒师 迎 宾 小费 海底 捞
3.6|工地 建筑 施工 民工 包工|瓦工 木工 钢 筋 工 架子 塔 吊 包 工头 监 理 员 造价 水 电工 油漆工 测量 搬 砖 安全帽
3.9|农民 种地 庄稼 收成 农活|水稻 小麦 玉米 大棚 果园 茶 园 合作 社 拖拉 机 收割 插秧 化肥 苹果 棉花 承包
3.9|养殖 畜牧 牧民 牛羊 渔业|养 猪 牛 放羊 养鸡场 鱼 塘 虾 奶牛 草原 饲料 蜂 海参 生 蚝
2.6|货车 司机 跑 长途 物流 货运|卡车 半 挂 货 拉拉 满 帮 高 栏 冷 链 叉车 网 约 车 出租 公 交 代 驾
3.3|空 乘 飞行 员 机组 航空公司 民航|空姐 少 机长 副 驾 地 勤 国 航 南 东 塔台 机 务 安检
4.5|警察 公安 派出所 执法 民警|交警 辅 警 刑警 特 狱 城 管 法警 海关 协
3.9|消防 救援 火警 消防员|站 救火 蓝天 队 出 警 应急 救护
2.8|财务 会计 做 账 报表 出 纳|总 审计 四大 用 友 金 蝶 发票 结 成本 德 勤 普 华 税务 师
2.7|销售 业务 员 业绩 客 源 跑|客户 经理 地 推 电 销 房产 提成 指标 渠道 保险 代理 大
3.8|设计 师 平面 美工 出 图 稿|ui 室内设计 工业 figma ps ai 插画 建 模 视觉 交互 sketch
4.1|建筑 师 设计 院 画 图 结构 图纸|cad revit 规划 工程 施工 草 bim 景 观
3.8|记者 编辑 采访 新闻 媒体|主编 报社 电视 台 主持人 播音 撰稿 校 对 新 导播
3.7|翻译 口译 笔译 译员 同 传|字幕 组 catti 本地 化 译 审
2.7|演员 艺人 剧 组 拍 戏 经纪|群 演 横 店 导演 场 记 编剧 配音 模特 人 灯光 师 化妆
3.0|主 播 直播 网 红 自 媒体 带 货|粉丝 涨 粉 博 间 短 视频 mcn 剪 辑 恰 饭
2.6|程序 员 码 农 研发 写 代码 技术 岗|前端 后 端 全 栈 测试 运 维 架构 师 算法 工程 总监 客户 外 包 嵌入式 sre
4.3|产品 经理 运营 策划 需求|原型 文 档 axur 用户 增长 端 数据 分析
2.8|工人 车间 流水 线 厂 里 生产|富士 康 焊工 钳 工 车 质 检 操作 数 控 注塑 包装 组长 普 铸造
2.9|仓库 仓 管 分 拣 配送 快递 员|骑 手 打包 理 货 叉车 入 库 出 京 东 物流 站 长
3.8|保 洁 保安 门 卫 后勤 物业|员 环 工 园丁 巡逻 停车 管理 宿 管
4.6|行政 前台 秘书 文 员 助理|董 秘 接待 采购 档案 内勤
4.4|人事 招聘 hr 绩效 面试 官|hrbp 薪酬 专员 猎 头 培训 离职 面谈
3.0|公务 员 机关 体制 内 街道 办 科|科长 处 级 税务 局 社区 村 官 选 调 生 驻 参 公
3.3|社工 志愿 社区 工作 网 格 员|居 委 会 民政 康复 师 心理 援助
3.9|药剂 师 药房 配药 药店 上班|执业 药 gmp 厂 医药 代表
4.1|律 所 律师 法务 案子 执业|实习 合伙人 诉讼 非 诉 法官 助理 检察 官 书记 员 公证 仲裁
3.0|银行 柜 员 金融 券 商 基金 公司 投 行|客户 经理 风 控 交易 分析 师 信贷 保险 精算
3.3|汽 修 车 工 4s 店 技师 钣 金|喷漆 轮胎 洗 机
2.7|理发 师 美容 美 发 店 里|甲 烫 染 洗 剪 吹 托 尼 老师 纹 绣 睫
4.1|导游 旅行社 酒店 工作 带团|领队 计 调 前台 客房 礼 宾 民宿 老板
3.3|健身 教练 私 教 瑜伽 老师 带 课|团 游泳 体适能 拉伸 师
3.5|合同 劳动 派遣 外 包 期限|正式 工 劳 务 临时 三年 无 固定 签 临 聘 小时
2.7|试用 期 转 正 入 职 新 公司|三个月 六个月 刚 来 实习
4.2|加班 费 调 休 打卡 考勤 工时|迟到 弹性 指纹 外勤 无偿
3.6|报销 差旅 出差 发票 补贴|差 旅费 高铁 票 出租 车票 客户 招待 标
3.8|绩效 晋升 年终 升 职 评 级|okr kpi p7 优 奖 末位 竞 聘 调 薪
3.0|职场 矛盾 同事 关系 pua 委屈|甩 锅 抢 功 小人 冷 暴力 针对 穿 小 鞋 霸 凌 举 报
2.6|转 行 换 行业 跨 界 重新 学|码 培训 班 跨行 改做 自学 开始
3.7|病假 请 医疗 期 事假|条 工伤 认定 停薪
3.0|远程 会议 视频 开 麦 线上 会|腾 讯 zoom 钉 飞 书 team 摄像 头 共享 屏幕 麦克 风
3.7|办公 软件 协作 文 档 沟通 工具|飞 书 钉 企业 微 信 slack notion 石墨 语 雀 腾 讯 wp
3.6|任务 管理 待 办 项目 看板 排 期|jira tapd 禅 道 trello 滴答 清单 番茄 钟 甘 特 图 teambit todoist
3.1|供应 商 进 货 采购 货源 批发|义 乌 1688 工厂 供 账 期 起 订 量 厂家 打 样
3.3|库存 盘 点 缺 货 仓 储 备|断 积压 sku 临期
5.2|营业 时间 开门 打烊 店铺 几点|歇业 全天 通宵 二十四小时 午休
2.7|网 店 电 商 开 店铺 运营 上架|淘 宝 抖 音 拼 多多 微 跨 境 亚马逊 独立 站 shopifi 闲 鱼 速 卖 通 直通 车
4.0|网站 域 名 建 站 备案|wordpress seo hexo github page 官 网
2.5|推广 营 销 广告 引流 获 客|公众 号 投 流 小 红 书 私 域 社 群 地 推 拼 团 朋友 圈 千川
2.8|融资 投资 人 天使 轮 创业 资金|商业 计划 书 估 值 股权 红 杉 对 赌 孵化器 联合 创始
5.2|代码 仓库 版本 控制 git 提交 分支|github gite gitlab 主干 合并 rebas svn 冲突
4.1|持续 集成 自动 化 流水 线 发布|jenkin gitlab ci action 蓝 盾 云 效 灰 度
4.2|单元 测试 用例 覆盖 率 质量|pytest jest junit selenium 自动 化 压 测 postman 回归
2.5|代码 风格 缩 进 命名 格式化 规范 注释|空格 制 表 符 驼 峰 下 划 线 prettier eslint 中文 英文 单 引 号 四
4.1|终端 命令 行 shell 脚本|zsh bash fish powershel tmux iterm wezterm
2.5|人工 智能 大 模型 ai 助手 聊天 机器 人|chatgpt claud 豆 包 通义 kimi deepseek 文 心 copilot 混 元 智 谱 提示 词
4.6|浏览 器 网页 书签 插 件|chrome edg firefox safari 360 uc 夸克 油 猴
6.8|翻墙 vpn 代理 隐私|梯子 科学 上网 clash 加速器 广告 拦截
3.9|输入 法 打字|五笔 拼音 双 拼 搜 狗 仓颉 手写 注音 百度 语音
3.8|显示 器 屏幕 双 屏 分辨 率|4k 27 寸 曲面 带鱼 戴 尔 高 刷 护眼
4.4|表格 办公 文 档 ppt 报告|excel wp word 数据 透视 函数 keynot markdown latex
3.9|笔记 记笔记 知识 管理 备 忘|notion obsidian 印象 有道 云 flomo 备忘录 手 账 goodnot 语 雀
3.5|剪 辑 视频 制作 后期 拍摄|映 premier final cut 达 芬奇 vlog 大 疆 云 台 运动 相机
3.4|3d 打印 创 客 单 片 机 硬件|拓 竹 arduino 树 莓 派 esp32 焊接 电路 stm32 开 源
4.0|监 控 告警 故障 日志 排 查 值班|prometheu grafana elk oncal zabbix 阿里 云
4.1|数据 分析 统计 报表 可 视 化|panda tableau power bi sql spss stata 爬虫 语言 hive spark 机器 学习
3.3|移动 开发 app 上架 跨 端|flutter swift android io uni react nativ 鸿 蒙 小 程序 应用 商店
3.2|账 号 安全 被 盗 诈骗 双重 验证|骗 刷 单 码 认证 反 诈 洗钱
3.2|肩膀 手臂 手腕 手肘 抬 手|肩 周 炎 网球 肘 腱鞘炎 鼠 标 脱臼 袖 五十肩 键盘 打 封闭
3.0|脚踝 脚 底 走路 足部 鞋 垫|扁平足 高 弓 足 足底 筋 膜 炎 拇 外 翻 鸡眼 灰指甲 气 崴 跟 腱
3.8|颈椎 脖子 落 枕 低头 姿势 枕头|病 生理 曲 度 富贵 包 头晕 手 麻 牵引
3.8|腰椎 腰 疼 久 坐 椅子 搬 重物|突 坐骨 神经 肌 劳 损 护 侧 弯 椎 间 盘 牵引 人体 工学
3.1|左撇子 惯 用 手 右手 写字 剪刀|左手 右 撇 子 双手 左 利
5.2|肾脏 泌尿 排尿 结石 透析|肾结石 肾炎 蛋白尿 尿 路 感染 尿毒症 肾 移植 肌 酐 频
4.5|前列腺 男 科 泌尿科|炎 增生 psa 结 扎 尿 频 早泄
2.5|肝脏 乙 肝 肝功能 护 喝酒|大三 阳 小 三 脂肪 肝硬化 转 氨 酶 携带 者 囊 肿
4.3|肺部 呼吸 胸 闷 咳嗽 气 短|肺 结 节 慢 阻 支气管炎 肺炎 哮喘 肺结核 栓塞 尘
4.4|甲状腺 内分泌 甲 功 碘|减 亢 结 节 桥本 优 乐 盐 癌
3.3|痛风 尿酸 海鲜 啤酒 关节 脚痛|高 非 布 司 他 秋 水仙 碱 石 豆 制品
4.4|关节 风湿 类 炎 阴天|强 直性 脊柱 骨 红斑 狼 疮 甲 氨 蝶 呤 僵硬 积 液
2.9|血糖 糖尿病 控 糖 胰岛素|一 型 二 空腹 糖化 泵 妊娠 低血糖 指尖 血 代 司 美
4.9|贫血 缺 铁 头晕 补血 营养 素|地中海 血红蛋白 b12 维生素 低血糖 补
4.2|癫痫 抽搐 发作 神经|丙 戊 酸 抽 风 失神 脑 电 图
3.9|湿疹 荨麻疹 皮炎 痒 抓|带 状 疱疹 白癜 风 牛皮 癣 鱼 鳞 病 过敏性 激素 药膏
4.2|躁 郁 双 相 情绪 病 精神科 复 诊|躁狂 锂 盐 奥 氮 平 精神分裂 喹 硫 轻 抑郁 发作
2.6|注意力 多 动 拖延 专注 分 心|症 adhd 达 走 神 丢 三 落 四 哌 甲 酯
4.3|厌食 暴食 进食 障碍 催 吐|症 节食 情绪 性 贪 食
3.5|酗酒 戒酒 酒精 依赖 醉酒|喝 断片 复 饮 互助 会 戒 断 肝
3.2|赌博 网 瘾 上瘾 戒 断|彩票 赌 欠 债 游戏 成 六合彩 手机
3.8|打鼾 呼吸 暂停 机 鼾声|打 呼 睡眠 监测 扁桃 体
5.3|头晕 眩晕 晕倒 耳石 站不稳|症 美 尼 尔 低血压 前庭
4.9|头痛 偏 头疼 畏光|紧张 性 先兆 布 洛 芬 曲 普 坦 太阳 穴
5.3|抽血 打针 扎针 验血 晕 针|血 空腹 血管 细 静脉 化验
4.6|核 磁 ct 拍片 影像 检查|超 钼 靶 胃 镜 肠 光 造影 幽 闭
4.9|更年期 潮 热 绝 经 激素|盗汗 替代 烦躁 卵巢 早衰
4.3|静脉 曲 张 腿 肿 久 站 弹 力 袜|血栓 水肿 下肢
4.2|乳腺 胸部 妇科 检查 子宫|增生 结 节 肌 瘤 巧 囊 卵巢 肿 宫颈 内膜 异 位 腺 症
3.1|痔疮 便 血 肛 肠 上 厕所|裂 瘘 坐浴 马 应 龙 便秘
2.8|湿 热 气 虚 体 寒 上 火 养 生 调|血 阳 阴 痰 手脚 冰凉 宫 痘 体质
3.2|汤 煲 喝 滋 补 靓|排骨 老 火 鸡 紫菜 蛋花 酸辣汤 冬瓜汤 鲫鱼 罗宋汤 乌 绿豆汤 银耳
2.8|面食 面 馆 吃 饺子 包子|兰州 拉面 刀削面 炸酱面 馄饨 烙 饼 臊 子 重庆 小 凉 皮 云吞
3.5|米粉 粉 嗦 粉面|螺 蛳 桂林 云南 米 线 酸辣 湖南 河 土豆 肠 过 桥
4.1|肉类 荤 猪 牛羊 买 肉|五花肉 牛腩 羊肉 排骨 蹄 鸡 胸 牛排 鸭 不吃 牛肉 猪肉 腊肉 里脊
3.5|牛排 几 分 熟 西餐 餐厅|五分 七分 全 三分 菲 力 西 冷 战 斧 刀叉
3.2|海鲜 河 鲜 水产 清蒸|大 闸 蟹 生 蚝 扇 贝 龙虾 基 围 虾 鲈 鱼 带鱼 三文 皮皮 花甲 鱿鱼 黄鱼
4.5|豆 制品 豆腐 素菜 蔬菜|腐 竹 皮 青菜 西 兰花 菠菜 木耳 香菇 茄子 土豆 丝 白菜
3.9|火锅 锅 底 涮 菜 蘸 料 聚餐|鸳鸯 清油 牛油 番茄 毛 肚 鸭 血 肥 牛 海底 捞 潮 汕 牛肉 麻酱 油 碟 椰子 鸡 菌 菇
4.4|烧烤 烤 串 撸 烤肉|羊肉 面筋 淄 博 韩 式 鱼 茄子 板 筋 炭火 孜 然
3.1|西餐 日 料 外国 菜 餐厅 韩 餐|寿司 意 面 披 萨 式 泰 冬 阴 功 咖 喱 汉堡 法 越南 粉 石 锅 拌 饭 寿 喜 烧
3.0|菜 系 地方 口味 馆 子|川菜 粤 湘 鲁 江浙 东北 新疆 徽 闽 潮 汕 云南 本 帮
2.7|零食 小吃 解馋 追 剧|薯 片 瓜子 辣 条 坚果 饼干 果冻 牛肉 干 良品 铺 子 三 只 松鼠 鸭 脖 话 梅 海苔 糖 葫芦 臭豆腐
3.0|糖果 巧克力 甜食 甜 度 嘴 馋|大 白兔 德 芙 士 力 架 费 列 罗 口香糖 酥糖 黑 巧
3.1|冰淇淋 雪糕 冷饮 冰 棍|哈 根 达 斯 钟 薛 高 绵绵 甜筒 粉 刨冰 dq 老
3.1|汽水 饮料 可乐 碳酸 果汁|雪 碧 元 气 森林 冰 红茶 橙汁 椰 汁 王 老 吉 北冰洋 苏 打水 旺 仔 零度 东 鹏
4.1|奶 牛奶 酸奶 乳制品|纯 伊 利 蒙 牛 安 慕 希 燕麦 豆 乳糖 不耐 舒 化 羊奶 鲜
3.7|节食 轻 食 减 脂 餐 卡路里|断食 16 低 碳 生 酮 鸡胸肉 沙拉 代 欺骗 粗粮 魔 芋 蛋白 棒
3.3|调味 酱 料 蘸 腌 菜|豆瓣 蚝油 醋 老 抽 泡菜 酸菜 腐乳 咸 干妈 蒜 蓉 芝麻 味精
3.3|剩饭 冷冻 备 餐 冰箱 带饭|预 制 菜 速 冻 饺子 保 鲜 盒 便 当 微波 半成品
3.0|饭 点 几点 吃饭 开饭 用餐 时间|六点半 十二 过午不食 夜 宵 不吃 早饭 少食 多 餐
5.2|内衣 文 胸 内裤 罩 杯|75b 80c 无 钢 圈 平角 运动 塑身 衣
3.6|裤子 牛仔 裤 腰 围 裙子|阔 腿 长裤 短裤 连 衣裙 长 二 尺
4.5|羽 绒 服 冬 装 大衣 保暖 外套|波 司 登 冲锋 衣 秋 裤 内衣 围巾 手套 毛衣 加拿大 鹅
2.8|布料 面 料 材 质 羊毛 穿着|纯 棉 真 丝 亚麻 化纤 羊 绒 扎 人 起 球 涤纶 莫 代 尔
4.5|帽子 头 围 遮 阳 戴 帽|鸭 舌 渔夫 毛线 草帽 棒球
4.0|眼镜 框 墨镜 镜 片 配|雷 朋 黑 无 变色 渐进 宝 岛 暴龙 渐变 树脂
3.2|猫 粮 狗 喂 食 零食 宠物 吃|皇家 渴望 冻 干 罐头 处方 生 骨肉 自制 巅峰 挑嘴
2.5|绝 育 驱 虫 疫苗 宠物 医院|狂犬 猫 三 联 芯 片 发 情 耳 螨 癣 大 宠爱
4.6|洗澡 美容 剪毛 掉 毛 宠物|剃 剪 指甲 梳毛 修 除 味
3.8|寄 养 宠物 托管 上门 喂 出差|喂养 猫 咖 酒店 托运 亲戚
3.3|训 狗 拆 家 听话 定点|握手 坐下 随地 大小便 爆 冲 乱叫 护 食 牵引 绳 社会 化
4.1|鸟 鹦鹉 笼 养 鸣叫|玄 凤 虎皮 八哥 牡丹 画 眉 鸽子 文 和尚 鸟笼
3.1|仓 鼠 兔子 小 宠 啮齿|龙 猫 荷兰 猪 侏儒 兔 花枝 松鼠 刺猬 提 摩西 草 蜜 袋 鼯
5.0|爬 宠 蛇 蜥蜴 乌龟|守宫 玉米 巴西 龟 鬃 狮 蜥 陆 变色 龙 蜘蛛 角 蛙 草
3.3|宠物 名字 狗叫 猫叫 取 名|旺 财 咪咪 豆豆 毛毛 可乐 奥 利 团 子 布丁 大黄 小白 元 宝 馒头
3.1|宠物 去世 安乐 死 老年 狗|火化 走了 彩虹 桥 犬 十五岁 去 喵 星
2.5|电 动 自行 车 电瓶 小 驴 充电|雅 迪 爱 玛 台 铃 换 上牌 头盔 锂 电池 九 号
3.4|轮胎 保养 补胎 换 机油|米 其 林 防冻 液 雪地 胎 爆 四轮 定位 刹 车 片
2.6|租 车 自 驾 借 还|神州 一 嗨 悟 空 异 地 押金 共享 汽车
3.6|房车 床 车 露营 自 驾|拖 挂 营地 大通 顶 帐篷 依 维 柯
3.0|车祸 事故 剐 蹭 定 损 出 险|追尾 全责 报案 走 保险 大修 酒 驾 行 车 记录 仪
2.8|安全 座椅 儿童 宝宝 坐 车|增高 垫 isofix 提篮 好 孩子 宝 得 适
3.7|违章 罚 单 扣分 超速|闯 红灯 违 停 罚款 压 线 销 分
3.4|过 路 费 高速 etc 收费 站|服务 区 堵车
3.4|观 鸟 鸟类 望远镜 摄|翠 白鹭 猫头鹰 点 加 新 丹顶鹤
4.0|手 账 帐 胶带 贴 纸|印章 活 页 钢笔 hobo
4.6|陶艺 拉 坯 陶瓷 体验 课|釉 料 陶 泥 素 烧 景德镇 杯子
3.7|木工 榫 卯 做 木 活 木头|刨子 凿子 木雕 黑 胡桃 车床 砂 纸
3.7|皮具 银 饰 手 作 工艺|串 珠 编 绳 滴 胶 蜡烛 手工 皂 押花 掐 丝 绒 花 软 陶
2.8|拼 图 积木 模型 高达|手 办 万代 乐 高 兵 人 涂装 舰船 胶 佬 火车
6.4|盆景 苔藓 水草 造 景|松树 缸 假山 微 观
6.8|茶道 香道 插花 国学|古琴 焚香 茶席 诗词
3.7|玉石 文 玩 鉴 宝 古玩|和田 玉 翡翠 菩提 沉 香 紫 砂 壶 手 串 蜜蜡 古董 潘 家园 南 红
4.5|集邮 钱币 纸币 连 体 钞|邮票 纪念 币 银元 铜 钱 邮 册 首日封
4.2|桥牌 德州 扑克 棋 牌 打牌|掼 蛋 够 级 升级 双 扣 跑得 快 斗 地主
4.1|魔 方 数 独 填字 脑力|华 容 道 三阶 九 连环
5.4|魔术 杂技 口技 表演|纸牌 变脸 空 竹 腹语
3.0|相声 脱口 秀 喜剧 段 子|郭 德 纲 大会 开放 麦 单 口 岳 云 鹏 笑 果 二人 转
5.3|潜水 浮 潜 深 海底|水肺 padi ow 自由 诗 巴 丹 aow
5.1|皮 划艇 桨 板 赛 艇 划船|龙舟 漂流 帆船
5.2|骑马 马术 马 场|障碍 盛装 舞步 速度 赛马
5.0|滑翔 伞 跳伞 蹦 极 刺激|热 气球 翼 装 动力
4.6|冰球 滑冰 花样 冰场|花 滑 速 短 道 冰刀
2.8|排球 手球 橄榄 球 团队|二 传 主攻 飞盘 腰 旗 棒球 垒球 自由 人
4.1|台球 保龄球 飞 镖 高尔夫|斯 诺 克 黑 八 球杆 差点
4.2|拳击 格斗 散 打 跆拳道 柔道|泰拳 综合 柔术 空手道 剑道 黑带 击剑
5.9|射箭 射击 打靶 弓箭|反 曲 弓 气枪 靶场 飞碟
2.8|田径 跳高 短跑 铁 人 三项|百米 跳远 三 竞走 铅球 标枪 跨 栏
4.3|瑜伽 普 拉 提 拉伸 柔 韧|阴 流 艾 扬 格 空中 倒立
4.4|足球 踢球 球 衣 门 将|前锋 中场 五人 制 野球 梅 西 世界 杯 欧 冠 巴 萨 国 足 业余 联 赛
3.3|网球 匹 克 球 壁 球场|费 德 勒 郑 钦 文 大 满 贯 双打
3.3|钢琴 琴谱 考 级 练琴|雅 马 哈 肖邦 车 尔 尼 珠江 电 钢 十级 巴赫
3.4|吉他 弹 唱 和弦 乐队|木 电 指 贝 斯 尤 克里 里 芬 达
4.5|古筝 民乐 二胡 琵琶 笛子|竹 笛 古琴 唢呐 葫芦 丝 扬琴 洞 箫 马 头 琴
3.0|小提琴 大提琴 管弦 乐 团|中提琴 长笛 单簧管 萨 克斯 小 号 交响
3.1|架子 鼓 打击 乐 节奏|非洲 手 卡 洪 电 点
3.4|流行 歌手 听 什么 华语|陈 奕 迅 王菲 林 俊 杰 邓 紫 棋 孙 燕 姿 李 荣 浩 毛 不易 薛 之 谦 张 学友 邓丽君
4.9|摇滚 民谣 独立 音乐 音乐节|崔 健 万能 青年 旅店 草 东 赵 雷 朴 树 草莓 迷 笛 痛 仰
5.6|说唱 嘻哈 电音 蹦 迪|techno 夜店 法老 gai rapper
4.2|古典 音乐 交响 乐 歌剧 会|贝多芬 莫扎特 巴赫 肖邦 马 勒 柴可夫斯基
3.8|韩 流 kpop 日 音 偶像 团体|bt blackpink twice 防弹 少年 团 aespa yoasobi 米津 玄 师 iv
2.9|恐怖片 血腥 吓 人 胆小 影片|丧 尸 惊 悚 鬼片 不敢 看 跳
3.4|科幻 奇 幻 武侠 玄|三 体 流浪 地球 哈利 波特 指 环 王 漫 威 星 战 沙丘 修 仙
4.2|悬疑 推理 侦探 破案|东 野 圭吾 紫金 陈 福尔 摩斯 阿 加 莎 刑 侦 柯 南 法医
5.6|言情 耽美 甜 宠 恋爱 剧|霸 总 虐 恋 晋江 偶像
3.0|历史 书 传记 纪 实 非 虚构|明朝 万历 十五 年 史记 人物 二 战
3.9|经典 文学 名著 诗歌 作家|红楼梦 鲁迅 余 华 莫 言 张 爱 玲 百年 孤独 马 尔 克斯 村上 春 树 唐诗 卡夫卡 汪 曾 祺
3.2|手 游 单 机 网 段位|王者 星 穹 铁道 阴阳 师 lol 梦幻 西游 塞 尔 达 艾 登 明日 方舟 刺激 战场 dota cs 动 森 瓦 罗兰 特
5.0|佛教 吃素 念经 寺庙 皈依|念佛 打坐 初一 十五 放生 居士 金刚经 烧香 五台山
4.0|基督教 教会 主 日 礼拜 祷告|团契 受洗 牧师 圣经 天主教 弥撒
2.9|穆斯林 清真 斋 月 礼拜 古 尔 邦|清真寺 头巾 不吃 猪肉 阿 訇 开 回族
4.0|清明 祭祖 扫墓 上坟|烧 纸 祠堂 中 元 钱 家谱
5.6|元旦 圣诞 跨年 情人 节|树 七夕 平安夜 玫瑰 烟花 520
3.1|风水 算命 看 相 迷信 八字|塔 罗 黄 历 本命 年 红 绳 摇 签 属 相冲
2.8|红 白 喜事 份子 钱 人情 随 礼|满月 酒 升学 宴 乔 迁 红包 事 还
3.5|签证 出国 面 签 入境 拒|旅游 申 根 美 工 十年 落地 日 港
3.7|海外 旅居 移民 国外 定居|绿卡 加拿大 澳洲 新加坡 日本 监 枫叶 卡 工 签 留守 温哥华
4.1|机票 航空 航 班 转机 直飞|国 南 春秋 红 眼 廉 里程 东
4.2|行李 箱子 托运 随身|登机 箱 双肩 包 20 寸 行李箱 新 秀丽 超重 24
3.3|旅行 保险 退 改 航 班 延误 意外险|旅游 险 境外 医疗
2.7|去 过 国家 打卡 足迹 向往|泰国 日本 土耳其 冰岛 新疆 西藏 云南 埃及 肯尼亚 新西兰 大理 张 家 界
2.9|主题 乐园 亲 子 游 动物 园|迪士尼 环球 影城 欢乐 谷 方 特 长 隆 海洋 馆 过 山 车
3.8|倒 时差 长途 飞行 红 眼|褪 黑 素 航 班 失眠
3.9|出生 证 户口 本 证明 材料 档案|结婚 毕业 无 犯罪 公证 单身
3.9|保管 存放 文件 保险 柜 重要 东西|抽屉 袋 盘 床 头 书柜 档案 老家
4.5|委托 代办 授权 代签|书 电子 签 律师 公证
3.8|回答 语言 中文 英文 双 语|中英 夹
3.4|详细 简明 例子 解释 深浅|小白 入门 举例 深入 专家 新手 大 白话 图表 步骤 长 文
4.0|引用 来源 出 处 依据 链 接|参考文献 文献 数据
1.3|称呼 我 叫 法 尊称 您 老师|先生 女士 哥 老板 同学 小姐
4.4|日期 格式 时间 制 几点|二十四小时 农历 年月日 上午 阳历
3.1|早起 晚睡 效率 精力 作息|夜猫子 凌晨 五 点 午睡 晨 型 下午 犯 困
3.1|性格 内向 外向 人格 mbti|社 恐 牛 人 infp intj 完美 主义 慢 热 敏感 急 脾气
4.0|习惯 日常 仪式 感 打卡|晨 跑 日记 冥想 晨间 泡 脚 早睡 记账 冷水 澡
4.7|拖延 效率 自律 懒|症 摆 烂 躺平 番茄 钟 卷
4.5|怕 狗 虫 害怕 恐惧 昆虫|蟑螂 蛇 蜘蛛 老鼠 密集 毛毛 鸽子
4.0|恐 高 飞机 坐 怕|气流 颠簸 玻璃 栈道 起飞 不敢
2.9|幽 闭 人群 密 电梯|恐惧 人 多 地铁 社 恐 黑暗
4.6|怕 水 游泳 溺水|旱鸭子 不会
3.9|噪音 敏感 声音 安静 睡觉|耳塞 咀嚼 声 装修 广场 舞 钟 狗叫 翻 书
2.7|工作 地点 办公 地 写字 楼 园区|中 关 村 西二 旗 陆 家 嘴 科技 园 张 江 国 贸 滨 后 厂
4.2|失业 金 找工作 待 业 空窗期|投 简历 海 毕业 即
4.1|低 保 补助 救助 残疾 补贴|证 特 困 五保 护理
2.9|信用卡 额 度 逾期 征 信 分期|白 条 年 费 招 商 黑 户 花 呗
3.0|存款 定期 大 额 存 单 利息|活期 三年 期 国债 零 整 取 存折 利率
3.1|股票 炒 股 大 盘 仓 位|港 美 茅台 套牢 牛市 定 投 纳 指 券 商 比亚 迪
3.7|公 积 金 提取 贷款 缴 存|异 地 组合 贷 断
3.1|养老 金 年金 退休 规划 保险|企业 个人 社 保 缴 满 十五 年 商业 延迟
3.4|医 保 卡 报销 门诊 异 地|新 农 合 居民 职工 惠民 门 慢
5.4|纠纷 仲裁 维 权 起诉 投诉|劳动 12315 消 协 欠薪 黑心 调解 报警
4.7|献血 造血 干 细胞 器官 捐献|证 骨髓 遗体 血小板
2.8|公益 捐款 慈善 资助|希望 工程 水滴 筹 一对 一 支付 宝 月 捐 旧衣
4.6|家谱 族谱 祖籍 祖先|字 辈 祠堂 始祖 迁徙
3.8|跳 广场 交谊 舞 老年 大学 晚年|棋 牌 室 遛 弯 合唱 团 太极 含 饴 弄 孙
2.6|发 小 同学 老 聚会|班长 初中 大学 室友 校友 战友 老乡
3.8|闺 蜜 团 聚餐 朋友 圈 饭 搭 子|麻友 球 友 网友 牌友 驴
3.7|网 恋 异 地 追求 暧昧|表白 分手 前 女友 男友 复合
3.2|彩 礼 嫁 妆 订婚 婚 房|三 金 订 婚宴 五金 亲家 改口 费
3.3|蜜月 婚 纱 照 拍 度|马尔代夫 三 亚 巴 厘 岛 旅 大溪地
3.7|同性 出 柜 性 取向 lgbt|恋 双 男 同 女 拉拉 跨 性别
2.2|丁 克 不 婚 生 要 孩子|单身 主义 二 胎 三胎 结 扎
3.3|妈 宝 婆媳 家庭 矛盾 吵架|冷战 催 婚 催生 断绝关系 分 家
2.7|赡养 留守 养 儿 空 巢 老人|独居 轮流 护 工 日 间 照料 一 键 呼叫
3.6|军训 宿舍 军事 服兵役|退伍 义务 兵 武 警 海军 空军 士官 军校 转 业 老兵
5.4|台风 地震 灾害 避难 应急 包|洪水 暴雨 停电 山火 撤离 沙尘 暴
3.7|北方 南方 冷 热 适应 怕冷 怕热|干燥 湿 三伏 天 数 九 手脚 冰凉 中暑 冻 疮
3.9|防晒 紫外 线 晒黑 夏天 出门|霜 遮 阳伞 晒伤 冰 袖 安 热 沙 怕 晒
3.0|拍 证件 照 写真 照相 馆 形象|艺术 上 镜 左 脸 修 图
4.0|文身 纹身 打 耳洞 穿孔|唇 钉 鼻 花 臂 刺青
5.6|胡子 剃 须 刮 胡 鬓角|刀 络 腮 八字胡 飞利浦 山羊
4.2|足 浴 汗 蒸 泡 汤 温泉|脚 搓 澡 桑 拿 疗 水
*3.4|吃 做饭 菜 谱 忌口 过敏 饮食 餐厅 点菜|不吃 素 吃素 乳糖 不耐 受 花生 海鲜 虾 芒果 麸 质 糖尿病 辣 香菜
*3.8|健康 病 身体 毛病 诊断 医生 看病|糖尿病 高血压 哮喘 偏 头痛 手术 骨折 腰 膝盖 颈椎 胃 甲状腺 怀孕 复查 确 诊 体检
*3.1|药 吃 药物 用|片 毫克 胰岛素 抗生素 一天 次 开
*4.1|医生 大夫 牙医 医院 挂号|复 诊 主任
*3.8|喝 咖啡 茶 饮料 酒|奶茶 美式 拿 铁 戒酒 白酒 啤酒
*4.0|爱好 兴趣 业余 空闲 周末|爬山 画 陶艺 攀 岩 摄影 象棋 游戏 看书 跳舞 合唱 乐队 钓鱼 手工 社团 报名
*3.3|运动 锻炼 健身 跑步|健身房 游泳 瑜伽 篮球 足球 羽毛球 骑 行 马拉 松 普 拉 提 私 教
*3.2|乐器 弹 学 琴|吉他 钢琴 小提琴 大提琴 鼓 长笛 尤 克里 里 萨 克斯 古筝 二胡
*3.8|车 汽车 开车|比亚 迪 特斯拉 丰田 大众 本田 电 动 驾照 二手 牌
*3.1|通勤 怎么 上班 交通|地铁 公 交 骑车 自行 车 电 动 开车 步行 高铁
*3.1|手机 电脑 笔记 本 平板 软件 设备|iphon 苹果 华 为 小米 安 卓 mac window 换
*3.7|存钱 钱 预算 贷款 房租 银行|存 房 贷 元 万 奖学金
*3.8|家人 父母 妈妈 爸爸 姐姐 妹妹 哥哥 弟弟 奶奶|妈 爸 姥姥 爷爷 外婆 舅舅 阿姨 表妹
*4.4|旅行 旅游 出差 假期 机票 酒店|订 高铁 飞 民宿 度假 签证
*3.9|看书 读 小说 剧 电影|书 作者 季 集
*4.5|老师 教练 家教|班主任 补习
*3.5|宠物 狗 猫 动物|小狗 小猫 兔子 仓 鼠 鹦鹉 金鱼 乌龟 柯 基 金 毛 泰 迪 领养
*2.5|孩子 儿子 女儿 小孩 娃 宝宝|双胞胎 幼儿 园 小学 出生 怀孕 老大 老 二 闺女
*3.4|老婆 老公 妻子 丈夫 女朋友 男朋友 对象 结婚 单身 爱人|女友 男友 订婚 离婚 分手 领 证 媳妇
*3.2|室友 合租 舍 友 同 住|搬 进 搬走 房间
*2.7|住 住在 住址 地址 家 房子 城市 搬家|搬 公寓 小区 区 路 租 买 房 楼 钥匙
*2.5|老家 出生 家乡 哪里 人 籍贯 长大|小 时候 祖籍
*2.6|工作 职业 上班 公司 单位 职位 岗位 做 什么|入 职 离职 跳槽 升 辞职 老师 护士 工程 师 经理 产品 设计 程序 员 实习 offer 组
*4.7|老板 领导 上司 主管 导师|总监 汇报
*3.7|工资 薪水 月薪 年薪 收入|万 涨 薪 奖金 税 前
*2.8|上班 时间 班次 几点 排班 工时|早班 晚班 夜班 白 班 点 小时 单 休 双 加班
*4.0|专业 大学 学校 读书 学习 研究生 课程|本科 学期 考试 论文 导师 课
*3.3|语言 外语 会说 会讲|英语 日语 法语 德语 韩语 西班牙 语 粤语 普通 话 学
`
