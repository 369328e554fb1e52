import { expression } from "./regex.ts"

/** Numbers of a person by which an office or a firm knows them, and the words for each in several languages. */
const NUMBERS: readonly (readonly [name: string, words: string, eastern: string])[] = [
  [
    "staff number",
    "(?:staff|employee|personnel|payroll) (?:number|no|id)|personalnummer|mitarbeiternummer|(?:numéro (?:de )?)?matricule|numéro d['’]employé|número de (?:empleado|empregado|funcionário)|número mecanográfico|(?:numero di )?matricola",
    "工号|社員番号|職員番号",
  ],
  [
    "passport number",
    "passport (?:number|no)|pass(?:port)?nummer|reisepassnummer|numéro (?:de|du) (?:mon )?passeport|número (?:de|del|do) (?:mi |meu )?(?:pasaporte|passaporte)|numero (?:di|del) (?:mio )?passaporto",
    "护照号码?|パスポート番号",
  ],
  [
    "tax number",
    "tax (?:number|id|reference)|steuer(?:identifikations)?nummer|steuer-?id|numéro fiscal|número fiscal|código fiscal|codice fiscale|(?:número de )?contribuinte",
    "税号|マイナンバー",
  ],
  [
    "insurance number",
    "(?:national |social )?(?:insurance|security) number|versicherungsnummer|sozialversicherungsnummer|numéro de sécu(?:rité sociale)?|número de (?:la )?(?:seguridad social|segurança social|seguro)|numero di previdenza",
    "社保号码?|保険証番号",
  ],
  [
    "licence plate",
    "(?:licen[cs]e|number) plates?|registration(?: number)?|kennzeichen|(?:plaque )?d['’]immatriculation|matrícula del coche|matrícula do carro|placa do carro|targa",
    "车牌号?|ナンバープレート",
  ],
]
const COMPILED = NUMBERS.map(([name, words, eastern]) => ({
  name,
  called: expression("iu")`^(?:${words}|${eastern})$`,
  stated: expression("iu")`(?:(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])|${eastern})[^.!?。\d]{0,40}\d`,
}))

/** The number of a person that a thing is: "my staff number". */
export function personalNumberCalled(thing: string): string | undefined {
  return COMPILED.find(({ called }) => called.test(thing))?.name
}

/** The number of a person that a statement tells. */
export function statedPersonalNumber(statement: string): string | undefined {
  return COMPILED.find(({ stated }) => stated.test(statement))?.name
}
