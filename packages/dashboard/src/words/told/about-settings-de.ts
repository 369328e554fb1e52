/** What each setting is about, by the server's own sentence. */
export const aboutSettings = {
  "on recalls and keeps, read only recalls, write only keeps":
    "on ruft ab und behält, read ruft nur ab, write behält nur.",
  "how candidates are found; hybrid is keyword alone without an embedder":
    "Wie Kandidaten gefunden werden; hybrid ist ohne Embedder keyword allein.",
  "how words and vectors become one order: by their scores, or by their places (reciprocal rank fusion)":
    "Wie aus Wörtern und Vektoren eine Reihenfolge wird: nach Punkten oder nach Plätzen (reciprocal rank fusion).",
  "for rrf: place p of a list counts 1 / (k + p); the smaller, the more the first places count":
    "Für rrf: Platz p einer Liste zählt 1 / (k + p); je kleiner, desto mehr zählen die ersten Plätze.",
  "most weight of the vectors beside the words; less where they find little of what the words find":
    "Höchstes Gewicht der Vektoren neben den Wörtern; weniger, wo sie wenig von dem finden, was die Wörter finden.",
  "whether a named agent writes into a pool of its own": "Ob ein genannter Agent in einen eigenen Bereich schreibt.",
  "the whole of recall; 150, with an embedder 400": "Der ganze Abruf; 150, mit Embedder 400.",
  "most tokens injected; 0 injects nothing": "Höchstzahl eingefügter Tokens; 0 fügt nichts ein.",
  "when the standing memories are given": "Wann die ständigen Erinnerungen gegeben werden.",
  "most tokens of the profile": "Höchstzahl Tokens des Profils.",
  "most tokens injected a day (UTC) and tenant; null is without a limit":
    "Höchstzahl eingefügter Tokens je Tag (UTC) und Mandant; null ohne Grenze.",
  "older memories are not recalled; null keeps all": "Ältere Erinnerungen werden nicht abgerufen; null behält alle.",
  "whose words are kept as they were said": "Wessen Worte wörtlich behalten werden.",
  "how long verbatim turns stay; 0 is for ever": "Wie lange wörtliche Beiträge bleiben; 0 für immer.",
  "whether a generic request gets nothing but the profile": "Ob eine allgemeine Anfrage nur das Profil bekommt.",
  "what the gate's figure must reach; left out, 0.56 as measured":
    "Was die Zahl der Schranke erreichen muss; sonst 0,56 wie gemessen.",
  "texts cut from query and capture; * stands for anything on the line, ** over several":
    "Texte, die aus Frage und Behaltenem geschnitten werden; * steht für alles in der Zeile, ** über mehrere.",
  "session recalls once a session; its later requests carry the same bytes in the same place":
    "session ruft einmal je Gespräch ab; spätere Anfragen tragen dieselben Bytes an derselben Stelle.",
  "where the block goes": "Wohin der Block kommt.",
  "how far a recall looks": "Wie weit ein Abruf sieht.",
  "what of a history is kept at first sight": "Was von einem Verlauf beim ersten Mal behalten wird.",
  "credentials are cut out before anything is kept": "Zugangsdaten werden entfernt, bevor etwas behalten wird.",
  "how long traces of requests stay; 0 keeps none": "Wie lange Spuren von Anfragen bleiben; 0 behält keine.",
  "most traces of a tenant": "Höchstzahl Spuren eines Mandanten.",
  "how long the versions of a deleted memory stay": "Wie lange die Fassungen einer gelöschten Erinnerung bleiben.",
  "the data folder; by default the platform's folder for user data":
    "Der Datenordner; sonst der des Systems für Nutzerdaten.",
  "the address to listen on; another than loopback needs a key":
    "Die Adresse, auf der gehört wird; eine andere als Loopback braucht einen Schlüssel.",
  "the port to listen on; 0 takes a free one": "Der Port, auf dem gehört wird; 0 nimmt einen freien.",
  "names that a Host header may carry besides the loopback names":
    "Namen, die ein Host-Header neben den Loopback-Namen tragen darf.",
  "the address under which others reach this server": "Die Adresse, unter der andere diesen Server erreichen.",
  "web pages that may call the API, by their origin": "Webseiten, die die API rufen dürfen, nach ihrem Ursprung.",
  "a key known beforehand: serve registers it as an administrator's, the other commands present it":
    "Ein vorab bekannter Schlüssel: serve trägt ihn als den eines Verwalters ein, die anderen Befehle zeigen ihn vor.",
  "how a request proves who it is; passthrough takes any provider's credential, on this machine alone":
    "Wie eine Anfrage zeigt, wer sie ist; passthrough nimmt die Zugangsdaten jedes Anbieters, nur auf dieser Maschine.",
  "where memories are kept: sqlite, memory (forgets at the end), qdrant, or the name of a package; with the last two all else stays in the database":
    "Wo Erinnerungen liegen: sqlite, memory (vergisst am Ende), qdrant oder der Name eines Pakets; bei den letzten beiden bleibt alles andere in der Datenbank.",
  'packages that bring parts: [{"use": "@acme/keepsake-store-x", "options": {}}], looked for from the configuration file\'s folder, then from the data folder':
    'Pakete, die Teile mitbringen: [{"use": "@acme/keepsake-store-x", "options": {}}], gesucht vom Ordner der Konfiguration aus, dann vom Datenordner.',
  "the database, relative to the data folder": "Die Datenbank, vom Datenordner aus.",
  "normal survives a killed process, full also power loss":
    "normal übersteht einen abgebrochenen Prozess, full auch Stromausfall.",
  "the server's REST interface; without a port 6333, or 443 for https":
    "Die REST-Schnittstelle des Servers; ohne Port 6333, bei https 443.",
  "the server's key, which may manage collections": "Der Schlüssel des Servers, der Sammlungen verwalten darf.",
  "the name of its collections": "Der Name der Sammlungen.",
  "where vectors are kept when there is an embedder; auto is the store itself, qdrant leaves the records in it":
    "Wo Vektoren liegen, wenn es einen Embedder gibt; auto ist der Speicher selbst, qdrant lässt die Datensätze dort.",
  "an endpoint with /embeddings, up to and including /v1; left out, OpenAI's, which costs money":
    "Ein Endpunkt mit /embeddings, bis einschließlich /v1; sonst der von OpenAI, der Geld kostet.",
  "the embedding model; without one there are no vectors": "Das Einbettungsmodell; ohne eines gibt es keine Vektoren.",
  "the endpoint's key; local ones mostly need none": "Der Schlüssel des Endpunkts; lokale brauchen meist keinen.",
  "the size of its vectors; left out, the model's own, found out with a first request":
    "Die Größe der Vektoren; sonst die des Modells, mit einer ersten Anfrage ermittelt.",
  "nothing is embedded after so many tokens in a day (UTC); left out, no limit":
    "Nach so vielen Tokens am Tag (UTC) wird nichts mehr eingebettet; sonst ohne Grenze.",
  "the built-in model answers to keepsake-demo beside an upstream too; without one it always does":
    "Das eingebaute Modell antwortet als keepsake-demo auch neben einem Ziel; ohne eines tut es das immer.",
  "where OpenAI's paths go; else OPENAI_BASE_URL, else with a key the provider, else the demo model":
    "Wohin OpenAIs Pfade gehen; sonst OPENAI_BASE_URL, sonst mit Schlüssel der Anbieter, sonst das Demomodell.",
  "the upstream's key; else OPENAI_API_KEY": "Der Schlüssel des Ziels; sonst OPENAI_API_KEY.",
  "where Anthropic's paths go, without /v1; else ANTHROPIC_BASE_URL, else with a key the provider, else the demo model":
    "Wohin Anthropics Pfade gehen, ohne /v1; sonst ANTHROPIC_BASE_URL, sonst mit Schlüssel der Anbieter, sonst das Demomodell.",
  "the upstream's key; else ANTHROPIC_API_KEY": "Der Schlüssel des Ziels; sonst ANTHROPIC_API_KEY.",
  "what makes memories of a turn: rules, none, or the name of a package that provides an extractor":
    "Was aus einem Beitrag Erinnerungen macht: rules, none oder der Name eines Pakets, das es kann.",
  "headers that name the user, first present wins": "Header, die die Person nennen; der erste vorhandene gilt.",
  "headers that name the session, first present wins": "Header, die das Gespräch nennen; der erste vorhandene gilt.",
  "headers that name the agent, first present wins": "Header, die den Agenten nennen; der erste vorhandene gilt.",
  "whether the body of a request may name the user": "Ob der Körper einer Anfrage die Person nennen darf.",
  "tools under the names of other memory servers, beside the own ones, for agents that know those":
    "Werkzeuge unter den Namen anderer Gedächtnisserver neben den eigenen, für Agenten, die jene kennen.",
} as const satisfies Readonly<Record<string, string>>
