import type { MessageText } from "../message-text.ts"
import type { transferEn as english } from "./en.ts"

export const transferDe: { readonly [Key in keyof typeof english]: MessageText } = {
  transfer: "Import, Export",
  export: "Export",
  "export.text":
    "JSON-Zeilen enthalten alles, auch den Verlauf, und lassen sich wieder importieren. Die anderen Formate enthalten, was die Filter zeigen. Keine Datei ist verschlüsselt, auch wenn es die Datenbank ist.",
  "export.jsonl": "JSON-Zeilen",
  "export.csv": "CSV",
  "export.markdown": "Markdown",
  import: "Import",
  "import.file": "Datei wählen oder hier ablegen",
  "import.text":
    "Ein Export von Keepsake, mem0 oder Letta, die Datei des MCP-Memory-Servers oder Notizen in Markdown; auch mit gzip komprimiert. Vor dem Schreiben sehen Sie eine Vorschau. Eine OmniRoute-Datenbank importiert der Befehl keepsake import: er legt für jeden ihrer Schlüssel einen Mandanten an.",
  "import.format": "Format",
  "import.choose": "Wählen",
  "import.format.jsonl": "Keepsake, JSON-Zeilen",
  "import.format.mcp-server-memory": "MCP-Memory-Server",
  "import.format.mem0": "mem0",
  "import.format.letta": "Letta-Agentendatei",
  "import.format.markdown": "Notizen in Markdown",
  "import.unknown": "Das Format wurde nicht erkannt. Wählen Sie es, wenn es eines von diesen ist.",
  "import.noText": "So lässt sich diese Datei nicht importieren: {what}. {remedy}",
  "import.looking": "Die Datei wird gelesen …",
  "import.preview": {
    one: "{count} Erinnerung in dieser Datei. Noch ist nichts geschrieben.",
    other: "{count} Erinnerungen in dieser Datei. Noch ist nichts geschrieben.",
  },
  "import.none": "Aus dieser Datei lässt sich nichts importieren.",
  "import.did.created": { one: "{count} neue", other: "{count} neue" },
  "import.did.restored": {
    one: "{count} mit ihrem Verlauf wiederhergestellt",
    other: "{count} mit ihrem Verlauf wiederhergestellt",
  },
  "import.did.updated": { one: "{count} geändert", other: "{count} geändert" },
  "import.did.superseded": { one: "{count} ersetzt eine ältere", other: "{count} ersetzen ältere" },
  "import.did.duplicate": { one: "{count} schon bekannt", other: "{count} schon bekannt" },
  "import.did.unchanged": { one: "{count} unverändert", other: "{count} unverändert" },
  "import.conversations": {
    one: "{count} Gespräch, das fortgesetzt werden kann",
    other: "{count} Gespräche, die fortgesetzt werden können",
  },
  "import.ahead": {
    one: "{count} mit einem Datum in der Zukunft: gilt als von jetzt",
    other: "{count} mit einem Datum in der Zukunft: gelten als von jetzt",
  },
  "import.hidden": {
    one: "{count} älter als die Aufbewahrungsfrist: keine Anfrage sieht sie",
    other: "{count} älter als die Aufbewahrungsfrist: keine Anfrage sieht sie",
  },
  "import.quarantined": {
    one: "{count} liest sich wie eine Anweisung: wird zur Prüfung beiseitegelegt",
    other: "{count} lesen sich wie Anweisungen: werden zur Prüfung beiseitegelegt",
  },
  "import.redacted": {
    one: "{count} enthält ein Geheimnis, das herausgeschnitten wird",
    other: "{count} enthalten Geheimnisse, die herausgeschnitten werden",
  },
  "import.skipped": { one: "{count} ausgelassen", other: "{count} ausgelassen" },
  "import.because": "{count} × {why}",
  "import.which": "Welche",
  "import.line": "Zeile {line}: {why}",
  "import.at": "{where}: {why}",
  "import.broken": "Die Datei ist nicht vollständig. {why}",
  "import.run": "Importieren",
  "import.running": "{done} von {most} importiert",
  "import.done": { one: "{count} Erinnerung importiert.", other: "{count} Erinnerungen importiert." },
}
