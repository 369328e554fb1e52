import type { MessageText } from "../message-text.ts"
import type { filesEn as english } from "./en.ts"

export const filesDe: { readonly [Key in keyof typeof english]: MessageText } = {
  "files.note": "Ordner auf dem Rechner des Servers, denen das Gedächtnis folgt.",
  "files.add": "Ordner aufnehmen",
  "files.add.path": "Ordner",
  "files.add.format": "Inhalt",
  "files.add.trust": "Wer die Dateien schreibt",
  "files.add.user": "Person",
  "files.add.user.hint": "Wessen Gedächtnis es ist; leer: alle ohne Namen",
  "files.add.submit": "Aufnehmen",
  "files.format.markdown": "Notizen in Markdown",
  "files.format.transcripts": "Gespräche von {program}",
  "files.trust.owner": "Die Person oder die Anwendung: wird auch mitgegeben",
  "files.trust.untrusted": "Irgendwer: nur über die Suche zu finden",
  "files.injected": "Wird mitgegeben",
  "files.searched": "Nur Suche",
  "files.configured": "In der Konfiguration",
  "files.sync": "Jetzt lesen",
  "files.remove": "Nicht mehr folgen",
  "files.remove.notes": "Was aus {path} gelesen wurde, wird aus dem Gedächtnis gelöscht. Die Dateien bleiben.",
  "files.remove.transcripts": "Neues in {path} wird nicht mehr gelesen. Die Gespräche bleiben im Gedächtnis.",
  "files.none": "Noch keine Ordner",
  "files.noPlugin": "Dateien sind nicht installiert",
  "files.noPlugin.note":
    "Installiere @keepsake/source-files neben dem Server, nenne es unter plugins in seiner Konfiguration, und starte ihn neu.",
  "files.files": { one: "{count} Datei", other: "{count} Dateien" },
  "files.chunks": { one: "{count} Teil", other: "{count} Teile" },
  "files.never": "Noch nicht gelesen",
  "files.unwatched": "Änderungen findet nur das regelmäßige Nachsehen: {why}",
  "files.skipped": { one: "{count} Datei wird nicht gelesen", other: "{count} Dateien werden nicht gelesen" },
  "files.forgotten":
    "Diese Stellen enthalten, was vergessen werden sollte. Es bleibt aus dem Gedächtnis; entferne es auch dort.",
  "files.show": "Dateien zeigen",
  "files.filter": "Teil des Pfads",
  "files.more": { one: "{count} weitere; grenze die Liste ein", other: "{count} weitere; grenze die Liste ein" },
  "files.missing": "Kein Ordner hat diese Datei noch.",
}
