import { aboutSettings } from "./about-settings-de.ts"
/** What the server says in English, by its own sentences; `{name}` stands for what differs. Errors are told by their code. */
export const told = {
  "It is in the block": "Steht im Block.",
  "The gate is closed: nothing that is known bears on the request enough":
    "Die Schranke ist zu: nichts Bekanntes hat genug mit der Anfrage zu tun.",
  "Its score is less than a quarter of the best": "Hat weniger als ein Viertel der Punkte der besten.",
  "It is a reply that holds no word of the request": "Ist eine Antwort, in der kein Wort der Anfrage steht.",
  "It ranks behind the first 120, which no budget reaches": "Steht hinter den ersten 120; so weit reicht kein Budget.",
  "The request holds it already": "Steht schon in der Anfrage.",
  "A fact says the same in fewer words and takes its place": "Ein Fakt sagt dasselbe kürzer und tritt an seine Stelle.",
  "It only asks, and the reply to it takes its place": "Fragt nur; die Antwort darauf tritt an seine Stelle.",
  "It only asks, and no reply to it was found": "Fragt nur, und keine Antwort darauf wurde gefunden.",
  "A newer memory says what holds now": "Eine neuere Erinnerung sagt, was jetzt gilt.",
  "Another one on the page says the same": "Eine andere unter diesen sagt dasselbe.",
  "Its line did not fit into what was left of the budget": "Die Zeile passte nicht in den Rest des Budgets.",
  "The budget was used up before its turn came": "Das Budget war vorher aufgebraucht.",
  "There is no such memory, or this request may not see it":
    "Diese Erinnerung gibt es nicht, oder die Anfrage darf sie nicht sehen.",
  "It is not active: quarantined, superseded or archived memories are never injected":
    "Ist nicht aktiv: Zurückgestelltes, Abgelöstes und Archiviertes wird nie eingefügt.",
  "It has expired, or does not hold at this time": "Ist abgelaufen oder gilt zu dieser Zeit nicht.",
  "It is older than memory.retentionDays": "Ist älter als memory.retentionDays.",
  "It was said in this conversation, which holds it already": "Wurde in diesem Gespräch gesagt, das es schon enthält.",
  "It has no word in common with the request, and no search by meaning brought it":
    "Hat kein Wort mit der Anfrage gemein, und keine Suche nach dem Sinn fand es.",
  "It shares words with the request, but 200 others share more or rarer ones":
    "Hat Wörter mit der Anfrage gemein, aber 200 andere mehr oder seltenere.",

  "the gate is off": "Die Schranke ist ausgeschaltet.",
  "nothing was asked": "Nichts wurde gefragt.",
  "a question about the user": "Eine Frage über die Person.",
  "a question about the past": "Eine Frage über Vergangenes.",
  "a question about the user, of whom little is known": "Eine Frage über die Person, von der wenig bekannt ist.",
  "nothing was found": "Nichts wurde gefunden.",
  "memories cover the request": "Erinnerungen decken die Anfrage ab.",
  "no memory covers the request": "Keine Erinnerung deckt die Anfrage ab.",
  "no words of a person": "Keine Worte eines Menschen.",
  "the budget is below {least} tokens": "Das Budget liegt unter {least} Tokens.",

  "overrides instructions": "Setzt sich über Anweisungen hinweg.",
  "imitates a role": "Gibt sich als jemand anders im Gespräch aus.",
  "lifts restrictions": "Hebt Beschränkungen auf.",
  "asks for secrets or sends data out": "Fragt nach Geheimnissen oder schickt Daten hinaus.",
  "plants a recommendation": "Schiebt eine Empfehlung unter.",
  "reads as instructions to a model": "Liest sich wie Anweisungen an ein Modell.",
  "a reply in whose turn tool or document text was read":
    "Eine Antwort, für die Text eines Werkzeugs oder Dokuments gelesen wurde.",
  "text from a tool": "Text eines Werkzeugs.",
  "text from a document": "Text eines Dokuments.",
  "judged wrong": "Als falsch beurteilt.",
  "conflicts with what stands": "Widerspricht dem, was gilt.",
  "says again what stands": "Sagt noch einmal, was gilt.",
  "set aside": "Zurückgestellt.",

  "Key {key} serves one person but names several users. Create one with: keepsake keys create --many":
    "Der Schlüssel {key} dient einer Person, nennt aber mehrere. Ein Schlüssel für viele: keepsake keys create --many",
  "Vectors are to be kept in Qdrant, but there is no embedder that makes any: set embedder.model":
    "Vektoren sollen in Qdrant liegen, aber es gibt keinen Embedder, der welche macht: embedder.model setzen.",
  "The text index is being built again ({share} %); until then keyword search reads the newest memories only":
    "Der Textindex wird neu gebaut ({share} %); bis dahin liest die Wortsuche nur die neuesten Erinnerungen.",
  "What an earlier version indexed is being indexed again ({share} %); until then some of it is not found by every form of a word":
    "Was eine frühere Version indiziert hat, wird neu indiziert ({share} %); bis dahin wird manches nicht in jeder Wortform gefunden.",
  "New memories get no vectors until the embedder works again, and are found by their words: {why}":
    "Neue Erinnerungen bekommen keine Vektoren, bis der Embedder wieder arbeitet, und werden an ihren Wörtern gefunden: {why}",
  "Jobs of the queue that were given up: {jobs}. Look into them with: keepsake doctor":
    "Aufgegebene Arbeiten der Warteschlange: {jobs}. Ansehen mit: keepsake doctor",

  "error:admin_only": "Dazu braucht es den Schlüssel eines Verwalters.",
  "error:conflict": "Inzwischen steht etwas Neueres dort. Noch einmal lesen und die Änderung wiederholen.",
  "error:internal": "Das hat niemand erwartet. Noch einmal versuchen; das Protokoll des Servers sagt mehr.",
  "error:invalid_request": "Etwas an dieser Eingabe passt nicht.",
  "error:key_missing": "Dazu muss man angemeldet sein.",
  "error:key_request_reused": "Mit diesem Text wurde schon ein anderer Schlüssel angelegt.",
  "error:key_unknown": "Dieser Schlüssel ist keiner dieses Keepsake.",
  "error:last_admin_key": "Das ist der letzte Schlüssel eines Verwalters. Zuerst einen anderen anlegen.",
  "error:limit_exceeded": "Das ist mehr, als angenommen wird.",
  "error:link_used": "Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.",
  "error:mode_forbidden": "Dieser Schlüssel darf nur sein eigenes Gedächtnis ausschalten.",
  "error:name_forbidden": "Der Schlüssel gehört jemand anderem.",
  "error:not_found": "Das gibt es nicht, oder es gehört jemand anderem.",
  "error:options_invalid": "Ein Wert kann so nicht stehen.",
  "error:part_missing": "Etwas, das dazu gebraucht wird, ist nicht da.",
  "error:store_unavailable": "Der Speicher antwortet nicht. Gleich noch einmal versuchen, dann: keepsake doctor",
  "error:tenant_forbidden": "Der Schlüssel gehört zu einem anderen Mandanten.",
  "error:too_busy": "Der Server ist ausgelastet. Gleich noch einmal versuchen.",
  "error:too_many_keys": "Von hier kamen zu viele falsche Schlüssel. Kurz warten.",
  "error:unreachable": "Der Server antwortet nicht. Starten mit: keepsake serve",
  "error:upstream_failed": "Ein Modell-Server, der dazu gebraucht wird, antwortet nicht.",
  "error:words_gone": "Was die Anfrage sagte, ist nicht aufbewahrt; sie lässt sich nicht noch einmal stellen.",

  ...aboutSettings,
} as const satisfies Readonly<Record<string, string>>
