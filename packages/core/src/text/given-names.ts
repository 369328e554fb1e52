import { wholeWords } from "./whole-words.ts"

/** Frequent given names: "Sarah too" says of Sarah what was said before it. None that is also a food, an animal or a medicine. */
const GIVEN_NAMES = wholeWords(`
  aaron|adam|adrian|agnes|ahmed|aisha|alan|alba|alberto|alejandr[oa]|alessandr[oa]|alessia|alex|alexander|alexandra|alexandre|alfred|alfredo|ali|alice|alicia|alina|amanda|amelia|amelie|amy|ana|anaïs|andrea|andreas|andrés?|andrew|andrzej|angela|anita|anja|ann|anna|anne|anni|annika|antje|antoine|anton|antonia|antonio|ania|anya|arthur|arturo|astrid|
  barbara|bartek|bastian|beatriz|beatrice|ben|benjamin|bernard|bernd|bert|betty|bia|bianca|bill|björn|bob|brian|bruno|camila|camille|carl|carla|carlos|carmen|carol|carolina?|caroline|catherine|cecilia|charles|charlie|charlotte|chiara|chloe|chloé|chris|christian|christina|christine|christoph|claire|clara|claudia|claudio|clemens|
  cristina|daniel|daniela|danielle|dave|david|davide|deborah|dennis|diana|diego|dieter|dirk|dmitri|dominik|doris|duarte|eduardo|edward|elena|eleonora|elias|elisa|elisabeth|elizabeth|ella|ellen|emil|emilia|emilie|emily|emma|enrico|eric|erik|erika|ernst|esther|eva|evelyn|fabian|fabio|fatima|federic[oa]|felix|fernand[oa]|filip|finn|
  florian|francesc[oa]|francisc[oa]|françois|françoise|frank|franz|fred|frederi[ck]k?|fritz|gabriela?|gabriele|gary|george|georg|gerard|gerhard|giacomo|gianni|giorgi[oa]|giovanni|giovanna|giuli[oa]|giuseppe|gonzalo|greta|guido|guillaume|gustavo?|hannah?|hannes|hans|harald|harry|heike|heinz|helen|helena|helga|henri|henry|hugo|
  ian|ida|ines|inés|inês|ingrid|irene|isaac|isabel|isabella|isabelle|ivan|jack|jacob|jacques|jakob|james|jan|jana|jane|jannik|javier|jean|jeff|jennifer|jenny|jeremy|jessica|jim|joan|joana|joanna|joão|joaquín|johan|johanna|johannes|john|jonas|jonathan|jordan|jorge|josé|josef|joseph|joshua|juan|juana|judith|jules|julia|
  julian|julie|julien|juliette|jürgen|karen|karim|karin|karl|karolina|kasia|katarzyna|kate|katharina|katherine|kathrin|katia|katja|katrin|keith|kelly|kevin|klaus|krzysztof|lara|lars|laura|laure|laurent|lea|léa|leila|lena|leo|léo|leon|leonardo|leonie|liam|lily|linda|linus|lisa|lorenzo|louis|louisa?e?|luc|luca|lucas|lucía|lucy|
  luigi|luis|luís|luisa|luise|lukas|luka|maciej|magda|maja|malik|manon|manuel|manuela|marc|marcel|marco|marcos|marek|margaret|margot|maria|maría|marie|marina|mario|mark|markus|marlene|marta|martha|martin|martina|mary|mateo|mateusz|mathieu|mathilde|matilde|matt|matteo|matthew|matthias|max|maximilian|maya|megan|mehmet|melanie|
  mia|michael|michał|michel|michelle|miguel|mike|milan|mohamm?ed|monica|monika|moritz|nadia|nadine|natalia|natalie|nathan|niklas|nick|nico|nicol[aeò]s?|nina|noah|noemi|nora|olaf|oleg|olga|oliver|olivia|omar|oscar|oskar|otto|pablo|paolo|patrici[ao]|patrick|paul|paula|paulo|pauline|pedro|peter|petra|philip|philipp|philippe|
  pia|piero|pierre|piotr|priya|rachel|rafael|ralf|ralph|ramón|raúl|rebecca|renate|ricardo|richard|robert|roberta|roberto|robin|rocío|rolf|romain|ronald|rosa|rosie|ruben|ruth|ryan|sabine|sabrina|salvatore|sam|samir|samuel|sandra|sara|sarah|sascha|scott|sean|sebastian|sergio|silke|silvia|simon|simone|sofia|sofía|
  sonia|sonja|sophia|sophie|stefan|stefanie|stefano|stella|stephan|stephen|steve|steven|susan|susanne|sven|sylvie|tanja|tatiana|teresa|theo|théo|theresa|thiago|thomas|tiago|tim|timo|tina|tobias|tom|tomás|tomek|toni|tony|torsten|tracy|uli|ulrich|ulrike|ursula|ute|uwe|valentina|valeria|vanessa|vera|veronica|veronika|
  victor|victoria|viktor|vincent|virginie|vladimir|volker|walter|wanda|werner|will|william|wolfgang|xavier|yann|yasmin|yuki|yusuf|yves|zoe|zoé
`)
/** How somebody is called in Chinese and Japanese. */
const CALLED =
  /^[小老阿]\p{Script=Han}{1,2}$|(?:さん|くん|君|ちゃん|先生|様|老师|小姐|女士)$|[弟妹哥姐姉兄父母妈媽爸妻夫友娘]|息子|老婆|老公|同学|同事|家人/u

/** Whether a value is somebody: a given name, or what people are called. */
export const isSomebody = (value: string): boolean =>
  CALLED.test(value) || GIVEN_NAMES.exec(value.replace(/^(?:the|der|die|das|o|a|il|la|le|el) /iu, ""))?.index === 0
