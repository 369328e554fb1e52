/** Descriptions of the settings by their path. */
export const settingsDe = {
  "setting:memory.mode": "on ruft ab und behält, read ruft nur ab, write behält nur.",
  "setting:memory.strategy": "Wie Kandidaten gefunden werden; hybrid ist ohne Embedder keyword allein.",
  "setting:memory.fusion":
    "Wie aus Wörtern und Vektoren eine Reihenfolge wird: nach Punkten oder nach Plätzen (reciprocal rank fusion).",
  "setting:memory.fusionK":
    "Für rrf: Platz p einer Liste zählt 1 / (k + p); je kleiner, desto mehr zählen die ersten Plätze.",
  "setting:memory.fusionWeight":
    "Höchstes Gewicht der Vektoren neben den Wörtern; weniger, wo sie wenig von dem finden, was die Wörter finden.",
  "setting:memory.unnamed":
    "Wer liest, was ohne den Namen einer Person gesagt wurde: Anfragen ohne Namen oder jede Anfrage des Mandanten.",
  "setting:memory.timeZone":
    "In wessen Tagen ein Block datiert; leer: die Zeitzone, die der Client nennt, sonst die des Servers.",
  "setting:memory.agents": "Ob ein genannter Agent in einen eigenen Bereich schreibt.",
  "setting:memory.deadlineMs": "Der ganze Abruf; 150, mit Embedder 400.",
  "setting:memory.maxTokens": "Höchstzahl eingefügter Tokens; 0 fügt nichts ein.",
  "setting:memory.profile": "Wann die ständigen Erinnerungen gegeben werden.",
  "setting:memory.profileTokens": "Höchstzahl Tokens des Profils.",
  "setting:memory.dailyTokens": "Höchstzahl eingefügter Tokens je Tag (UTC) und Mandant; null ohne Grenze.",
  "setting:memory.retentionDays": "Ältere Erinnerungen werden nicht abgerufen; null behält alle.",
  "setting:memory.verbatimTurns": "Wessen Worte wörtlich behalten werden.",
  "setting:memory.turnRetentionDays": "Wie lange wörtliche Beiträge bleiben; 0 für immer.",
  "setting:memory.gate": "Ob eine allgemeine Anfrage nur das Profil bekommt.",
  "setting:memory.gateThreshold": "Was die Zahl der Schranke erreichen muss; sonst 0,5 wie gemessen.",
  "setting:memory.extractor":
    "Wie Erinnerungen ab jetzt entnommen werden: rules liest jeden Beitrag, llm lässt das Modell Gespräche lesen; sonst wie beim Start.",
  "setting:memory.sections":
    "one: Ein Block enthält nur die Art von Erinnerung, nach der gefragt wird: die Person, Fakten, Gespräche oder den genauen Wortlaut.",
  "setting:memory.ignore":
    "Texte, die aus Frage und Behaltenem geschnitten werden; * steht für alles in der Zeile, ** über mehrere.",
  "setting:memory.captureTriggers":
    "Texte, wegen derer ein getippter Satz als Fakt behalten wird, was auch sonst liest; * wie bei ignore.",
  "setting:memory.when":
    "session ruft einmal je Gespräch ab; spätere Anfragen tragen dieselben Bytes an derselben Stelle.",
  "setting:memory.position": "Wohin der Block kommt.",
  "setting:memory.scope": "Wie weit ein Abruf sieht.",
  "setting:memory.capture": "Was von einem Verlauf beim ersten Mal behalten wird.",
  "setting:memory.redactSecrets": "Zugangsdaten werden entfernt, bevor etwas behalten wird.",
  "setting:memory.traces.days": "Wie lange Spuren von Anfragen bleiben; 0 behält keine.",
  "setting:memory.traces.max": "Höchstzahl Spuren eines Mandanten.",
  "setting:memory.extractionMode":
    "Wann ein Modell Gespräche liest: sobald eines ruht, nach jedem Austausch oder nur auf Wunsch.",
  "setting:memory.summaryDebounceSeconds": "Ruhezeit in Sekunden, nach der ein Gespräch gelesen wird.",
  "setting:memory.distillMinCharacters":
    "Ab so vielen neuen Zeichen wird ein ruhendes Gespräch gelesen; kürzere nach einem Tag.",
  "setting:memory.distillMaxTokens": "Höchstzahl der Tokens eines Gesprächs in einem Aufruf; längere brauchen mehrere.",
  "setting:memory.summaries": "Ob Gespräche nachts zusammengefasst werden, 30 Tage bevor ihre Beiträge ablaufen.",
  "setting:memory.consolidation":
    "Was nachts mit wiederholten und ungenutzten Aussagen geschieht: propose listet Änderungen auf, auto macht die, die jede Prüfung bestehen.",
  "setting:memory.undoDays": "Wie lange die Fassungen einer gelöschten Erinnerung bleiben.",
  "setting:data.dir": "Der Datenordner; sonst der des Systems für Nutzerdaten.",
  "setting:server.host": "Die Adresse, auf der gehört wird; eine andere als Loopback braucht einen Schlüssel.",
  "setting:server.port": "Der Port, auf dem gehört wird; 0 nimmt einen freien.",
  "setting:server.allowedHosts": "Namen, die ein Host-Header neben den Loopback-Namen tragen darf.",
  "setting:server.publicUrl": "Die Adresse, unter der andere diesen Server erreichen.",
  "setting:server.corsOrigins": "Webseiten, die die API rufen dürfen, nach ihrem Ursprung.",
  "setting:apiKey":
    "Ein vorab bekannter Schlüssel: serve trägt ihn als den eines Verwalters ein, die anderen Befehle zeigen ihn vor.",
  "setting:settingsKey":
    "Verschlüsselt Geheimnisse in den Einstellungen, anstelle von settings.key im Datenordner: 32 Bytes als Base64 oder Hexadezimalziffern; nötig bei postgres.writers many, auf allen Servern derselbe.",
  "setting:settingsKeyBefore": "Der Schlüssel, den settingsKey ersetzt, bis keepsake secrets rotate gelaufen ist.",
  "setting:auth.mode":
    "Wie eine Anfrage zeigt, wer sie ist; passthrough nimmt die Zugangsdaten jedes Anbieters, nur auf dieser Maschine.",
  "setting:store":
    "Wo Erinnerungen liegen: sqlite, memory (vergisst am Ende), qdrant, lancedb, postgres oder der Name eines Pakets; postgres enthält auch alles andere, bei qdrant, lancedb und einem Paket bleibt das in der Datenbank.",
  "setting:plugins":
    'Pakete, die Teile mitbringen: [{"use": "@acme/keepsake-store-x", "options": {}}], gesucht vom Ordner der Konfiguration aus, dann vom Datenordner.',
  "setting:sqlite.file": "Die Datenbank, vom Datenordner aus.",
  "setting:sqlite.encryption":
    "Ob Datenbank, Protokoll und Sicherungen verschlüsselt sind; braucht das Paket @keepsake/sqlite-cipher, einen Schlüssel und für eine vorhandene Datenbank keepsake encrypt.",
  "setting:sqlite.key": "Der Schlüssel der Datenbank; nur als Umgebungsvariable, nie in einer Einstellungsdatei.",
  "setting:sqlite.keyFile": "Eine Datei mit dem Schlüssel, von der Einstellungsdatei oder dem Datenordner aus.",
  "setting:sqlite.keyCommand": "Ein Programm mit Argumenten, das den Schlüssel ausgibt; es läuft ohne Shell.",
  "setting:sqlite.durability": "normal übersteht einen abgebrochenen Prozess, full auch Stromausfall.",
  "setting:postgres.url":
    "Die Datenbank: postgres://BENUTZER:PASSWORT@HOST:5432/DATENBANK; nötig, wenn store postgres ist.",
  "setting:postgres.schema": "Das Schema mit den Tabellen; der erste Start legt es an.",
  "setting:postgres.poolSize": "Höchstzahl der Verbindungen.",
  "setting:postgres.writers": "Wie viele Server das Schema zugleich benutzen: one oder many; bei many sagen es alle.",
  "setting:postgres.partitions":
    "Partitionen nach Hash des Mandanten, festgelegt beim Anlegen des Schemas; Vorgabe: keine, danach die vorhandene Zahl.",
  "setting:postgres.ssl":
    "Verschlüsselung der Verbindungen: off, require für jedes Zertifikat oder verify für eines einer bekannten Stelle; sonst off auf dieser Maschine, verify anderswo.",
  "setting:postgres.statementTimeoutMs": "Zeitlimit einer Anweisung in Millisekunden.",
  "setting:qdrant.url": "Die REST-Schnittstelle des Servers; ohne Port 6333, bei https 443.",
  "setting:qdrant.apiKey": "Der Schlüssel des Servers, der Sammlungen verwalten darf.",
  "setting:qdrant.collection": "Der Name der Sammlungen.",
  "setting:lancedb.path":
    "Der Ordner der Tabellen, relativ zum Datenordner, oder s3://BUCKET/PREFIX; Vektoren allein liegen daneben in einem, der auf -vectors endet; braucht das Paket @keepsake/store-lancedb.",
  "setting:vectors":
    "Wo Vektoren liegen, wenn es einen Embedder gibt; auto ist der Speicher selbst, qdrant und lancedb lassen die Datensätze dort.",
  "setting:embedder.baseUrl":
    "Ein Endpunkt mit /embeddings, bis einschließlich /v1; sonst der von OpenAI, der Geld kostet.",
  "setting:embedder.model": "Das Einbettungsmodell; ohne eines gibt es keine Vektoren.",
  "setting:embedder.apiKey":
    "Der Schlüssel des Endpunkts; lokale brauchen meist keinen. An den Endpunkten von Gemini und Voyage gilt sonst GEMINI_API_KEY und VOYAGE_API_KEY.",
  "setting:embedder.cacheMb":
    "Größe der nach Text gemerkten Vektoren in MB, damit kein Text zweimal bezahlt wird; 0: keine; sonst 200.",
  "setting:embedder.modelFolder":
    "Der Ordner eines lokalen Modells: absolut, oder ein Name in models im Datenordner; braucht das Paket @keepsake/local-embedder.",
  "setting:embedder.provider":
    "Wessen Form der Endpunkt spricht: openai für alle kompatiblen, gemini, voyage, local für ein Modell in einem Ordner, oder auto: das lokale Modell, sonst der erste Anbieter mit einem Schlüssel in der Umgebung, beim ersten Start gewählt und dann beibehalten.",
  "setting:embedder.dimensions": "Die Größe der Vektoren; sonst die des Modells, mit einer ersten Anfrage ermittelt.",
  "setting:embedder.maxTokensPerDay":
    "Nach so vielen Tokens am Tag (UTC) wird nichts mehr eingebettet; sonst ohne Grenze.",
  "setting:upstream.openai.baseUrl":
    "Wohin OpenAIs Pfade gehen; sonst OPENAI_BASE_URL, sonst mit Schlüssel der Anbieter, sonst das Demomodell.",
  "setting:upstream.openai.apiKey": "Der Schlüssel des Ziels; sonst OPENAI_API_KEY.",
  "setting:upstream.anthropic.baseUrl":
    "Wohin Anthropics Pfade gehen, ohne /v1; sonst ANTHROPIC_BASE_URL, sonst mit Schlüssel der Anbieter, sonst das Demomodell.",
  "setting:upstream.anthropic.apiKey": "Der Schlüssel des Ziels; sonst ANTHROPIC_API_KEY.",
  "setting:upstream.demoModel":
    "Das eingebaute Modell antwortet als keepsake-demo auch neben einem Ziel; ohne eines tut es das immer.",
  "setting:llm.provider":
    "Wessen Endpunkt und Schlüssel das Modell nutzt: eigene oder die des eingestellten Upstreams.",
  "setting:llm.baseUrl": "Ein Endpunkt mit /chat/completions, bis einschließlich /v1.",
  "setting:llm.apiKey": "Der Schlüssel des Endpunkts; lokale brauchen meist keinen.",
  "setting:llm.model": "Das Modell, das mitliest; ohne Angabe liest keines.",
  "setting:llm.timeoutMs": "Frist eines Aufrufs in Millisekunden.",
  "setting:llm.maxTokensPerDay":
    "Höchstzahl gelesener und geschriebener Tokens am Tag (UTC), für alle Mandanten zusammen.",
  "setting:llm.maxReplyTokens": "Höchstzahl der Tokens einer Antwort.",
  "setting:llm.atOnce": "Höchstzahl gleichzeitiger Aufrufe im Hintergrund.",
  "setting:llm.inputPrice": "Preis von einer Million gelesener Tokens, um Kosten zu zeigen.",
  "setting:llm.outputPrice": "Preis von einer Million geschriebener Tokens, in derselben Währung.",
  "setting:extractor":
    "Was aus Gesprächen Erinnerungen macht: rules, llm, rules+llm, none oder der Name eines Pakets, das es kann.",
  "setting:owner.userHeaders": "Header, die die Person nennen; der erste vorhandene gilt.",
  "setting:owner.sessionHeaders": "Header, die das Gespräch nennen; der erste vorhandene gilt.",
  "setting:owner.agentHeaders": "Header, die den Agenten nennen; der erste vorhandene gilt.",
  "setting:owner.fromBody": "Ob der Körper einer Anfrage die Person nennen darf.",
  "setting:mcp.aliases":
    "Werkzeuge unter den Namen anderer Gedächtnisserver neben den eigenen, für Agenten, die jene kennen; upkeep: Werkzeuge zum Aufräumen und Zusammenfassen.",
} as const satisfies Readonly<Record<string, string>>
