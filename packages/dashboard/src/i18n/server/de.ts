import type { MessageCodes } from "@keepsake/api/browser"
import { settingsDe } from "./settings-de.ts"

/** Texts of the server by kind and code; `{name}` is replaced by the parameter of that name. */
export const serverDe = {
  "reason:shown": "Steht im Block.",
  "reason:gated": "Die Schranke ist zu: nichts Bekanntes hat genug mit der Anfrage zu tun.",
  "reason:below-floor": "Hat weniger als ein Viertel der Punkte der besten.",
  "reason:unlikely": "Betrifft die Anfrage weniger wahrscheinlich als die gezeigten Zeilen.",
  "reason:holds-no-word": "Ist eine Antwort, in der kein Wort der Anfrage steht.",
  "reason:too-deep": "Steht hinter den ersten 120; so weit reicht kein Budget.",
  "reason:stands-in-request": "Steht schon in der Anfrage.",
  "reason:restated": "Ein Fakt sagt dasselbe kürzer und tritt an seine Stelle.",
  "reason:answered": "Fragt nur; die Antwort darauf tritt an seine Stelle.",
  "reason:unanswered": "Fragt nur, und keine Antwort darauf wurde gefunden.",
  "reason:outdated": "Eine neuere Erinnerung sagt, was jetzt gilt.",
  "reason:repeats": "Eine andere unter diesen sagt dasselbe.",
  "reason:over-budget": "Die Zeile passte nicht in den Rest des Budgets.",
  "reason:not-reached": "Das Budget war vorher aufgebraucht.",
  "reason:unknown": "Diese Erinnerung gibt es nicht, oder die Anfrage darf sie nicht sehen.",
  "reason:not-active": "Ist nicht aktiv: Zurückgestelltes, Abgelöstes und Archiviertes wird nie eingefügt.",
  "reason:not-valid": "Ist abgelaufen oder gilt zu dieser Zeit nicht.",
  "reason:hidden-by-retention": "Ist älter als memory.retentionDays.",
  "reason:left-out": "Wurde in diesem Gespräch gesagt, das es schon enthält.",
  "reason:no-common-word": "Hat kein Wort mit der Anfrage gemein, und keine Suche nach dem Sinn fand es.",
  "reason:not-among-found": "Hat Wörter mit der Anfrage gemein, aber 200 andere mehr oder seltenere.",

  "gate:off": "Die Schranke ist ausgeschaltet.",
  "gate:nothing-asked": "Nichts wurde gefragt.",
  "gate:about-user": "Eine Frage über die Person.",
  "gate:about-past": "Eine Frage über Vergangenes.",
  "gate:little-known": "Eine Frage über die Person, von der wenig bekannt ist.",
  "gate:nothing-found": "Nichts wurde gefunden.",
  "gate:covered": "Erinnerungen decken die Anfrage ab.",
  "gate:not-covered": "Keine Erinnerung deckt die Anfrage ab.",
  "gate:no-user-text": "Keine Worte eines Menschen.",
  "gate:budget-too-small": "Das Budget liegt unter {least} Tokens.",

  "review:overrides-instructions": "Setzt sich über Anweisungen hinweg.",
  "review:imitates-role": "Gibt sich als jemand anders im Gespräch aus.",
  "review:lifts-restrictions": "Hebt Beschränkungen auf.",
  "review:asks-for-secrets": "Fragt nach Geheimnissen oder schickt Daten hinaus.",
  "review:plants-recommendation": "Schiebt eine Empfehlung unter.",
  "review:instructs-model": "Liest sich wie Anweisungen an ein Modell.",
  "review:tool-reply": "Eine Antwort, für die Text eines Werkzeugs oder Dokuments gelesen wurde.",
  "review:tool-text": "Text eines Werkzeugs.",
  "review:document-text": "Text eines Dokuments.",
  "review:forget-unclear": "Eine Bitte zu vergessen kann dies meinen.",
  "review:judged-wrong": "Als falsch beurteilt.",
  "review:conflicts": "Widerspricht dem, was gilt.",
  "review:repeats": "Sagt noch einmal, was gilt.",
  "review:unknown": "Zurückgestellt.",

  "warning:key-serves-many":
    "Der Schlüssel {key} dient einer Person, nennt aber mehrere. Ein Schlüssel für viele: keepsake keys create --many",
  "warning:qdrant-without-embedder":
    "Vektoren sollen in Qdrant liegen, aber es gibt keinen Embedder, der welche macht: embedder.model setzen.",
  "warning:embedder-without-key":
    "Der Embedder {model} hat keinen Schlüssel, und {provider} verlangt einen: embedder.apiKey setzen (KEEPSAKE_EMBEDDER_API_KEY) oder embedder.baseUrl auf einen eigenen Endpunkt.",
  "warning:memories-not-encrypted":
    "sqlite.encryption ist an, aber die Erinnerungen liegen in {store}, das es nicht verschlüsselt.",
  "warning:vectors-not-encrypted":
    "sqlite.encryption ist an, aber Vektoren, Namen, Schlüssel und Metadaten liegen in {store}, das es nicht verschlüsselt.",
  "warning:text-index-rebuilding":
    "Der Textindex wird neu gebaut ({percent} %); bis dahin liest die Wortsuche nur die neuesten Erinnerungen.",
  "warning:reindexing":
    "Was eine frühere Version indiziert hat, wird neu indiziert ({percent} %); bis dahin wird manches nicht in jeder Wortform gefunden.",
  "warning:embedder-paused":
    "Neue Erinnerungen bekommen keine Vektoren, bis der Embedder wieder arbeitet, und werden an ihren Wörtern gefunden: {why}",
  "warning:jobs-failed": "Aufgegebene Arbeiten der Warteschlange: {jobs}. Ansehen mit: keepsake doctor",
  "warning:turns-waiting":
    "Im Arbeitsspeicher warten Beiträge, bis der Speicher sie annimmt; endet der Server vorher, sind sie verloren: {turns}. {why}",
  "warning:turns-lost":
    "Seit {since} verlorene Beiträge, weil der Speicher keine annahm: {turns}. Bestätigen mit: POST /api/queue/acknowledge",
  "warning:qdrant-key-sealed":
    "Der Schlüssel von Qdrant wurde mit einem anderen settings.key versiegelt als dem im Datenordner: neu setzen.",
  "warning:tool-left-out":
    "Agenten bekommen das Werkzeug {tool} nicht über MCP: Es braucht {tokens} Token, und die Werkzeuge der Plugins haben zusammen {limit}. Beschreibung oder Eingabe kürzen.",

  "error:admin_only": "Dazu braucht es den Schlüssel eines Verwalters.",
  "error:conflict": "Inzwischen steht etwas Neueres dort. Noch einmal lesen und die Änderung wiederholen.",
  "error:internal": "Das hat niemand erwartet. Noch einmal versuchen; das Protokoll des Servers sagt mehr.",
  "error:invalid_request": "Ungültige Eingabe: {field}",
  "error:key_missing": "Dazu muss man angemeldet sein.",
  "error:key_request_reused": "Mit diesem Text wurde schon ein anderer Schlüssel angelegt.",
  "error:key_unknown": "Dieser Schlüssel ist keiner dieses Keepsake.",
  "error:last_admin_key": "Das ist der letzte Schlüssel eines Verwalters. Zuerst einen anderen anlegen.",
  "error:limit_exceeded": "Das ist mehr, als angenommen wird.",
  "error:link_used": "Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.",
  "error:mode_forbidden": "Der Modus dieses Schlüssels erlaubt das nicht.",
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

  ...settingsDe,
} as const satisfies Readonly<Record<ServerCode, string>>

/** Codes that every language translates; `store-degraded` is a store's own sentence. Errors and settings are translated as far as known. */
export type ServerCode =
  | { [Kind in keyof MessageCodes]: `${Kind}:${Exclude<MessageCodes[Kind], "store-degraded">}` }[keyof MessageCodes]
  | `error:${string}`
  | `setting:${string}`
