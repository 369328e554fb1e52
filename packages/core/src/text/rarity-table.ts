/**
 * In how many of 28,817 user turns a stem stands; the word forms of a stem are added up, so that a common one may count a turn twice.
 * A number after "=" holds for the words that follow it. Counted over the user turns of LongMemEval (Wu et al. 2024, MIT licence);
 * words in fewer than three turns are left out.
 */
export const RARITY_TURNS = 28_817
export const RARITY_TABLE = `
=20132 i =18857 the =18624 to =17349 and =16861 you =14943 a =13578 of =11857 for =10964 in =10922 on =10833 that
=10827 do =10410 m =9955 my =9806 think =9770 can =9638 it =8967 s =8805 have =8302 ani =7385 some =7303 with =6798
how =6354 or =6218 about =6039 me =5927 ve =5289 more =4944 been =4668 like =4575 ar =4510 ll =4465 what =4095 us
=4057 recommend =4027 be =3987 help =3985 wai =3971 by =3797 try =3675 make =3671 is =3513 also =3397 but =3389 get
=3373 out =3170 good =3152 wa =3105 at =3027 if =2998 from =2931 realli =2876 new =2859 tip =2750 look =2628 so =2623
interest =2597 great =2521 thi =2481 there =2445 know =2350 idea =2311 thei =2302 as =2262 these =2168 suggest =2148
which =2144 would =2139 their =2101 time =2089 work =2071 other =2061 just =2034 plan =1987 t =1980 start =1974 an
=1973 up =1952 them =1898 see =1886 want =1824 could =1808 sure =1791 need =1785 not =1781 should =1750 give =1690
definit =1610 into =1597 go tell =1592 d =1591 take =1588 differ =1568 we =1544 those =1540 creat =1535 learn =1529
specif =1439 all =1405 find =1379 ha =1372 when =1365 experi =1362 check thank =1349 provid =1319 got =1278 well =1261
will =1256 had =1243 sinc =1203 week =1185 love =1163 sound =1151 dai =1136 wonder =1132 actual =1131 last =1125
explor recent =1112 now =1105 keep organ =1102 consid =1092 still =1082 dure =1059 set =1047 option =1041 book =1023
write =1015 who =1001 especi =968 befor lot =957 feel =956 where =951 heard =936 area =935 someth =934 your =916 month
=914 improv =912 event =910 inform =905 late =897 trip =894 onlin =883 includ =882 around =881 few =871 advic =857
stai =856 resourc =850 recip =849 track =848 person =846 excit =844 thing =842 local =841 our =820 ask chang =818 amaz
=813 game =808 music =805 product re =804 don speak =793 best =792 much =790 might =789 back =786 peopl =761 impact
=750 add =747 such =743 friend =729 exampl =726 next =720 each =718 plai =717 effect =714 bit =695 show =693 develop
=692 come =688 list =685 type =681 practic =679 focu =678 even =673 similar =668 watch =665 live =660 process =658
commun =655 better =654 follow =653 market most offer project too =649 fit =648 while =645 citi =644 attend =643 her
=640 first =636 seem =633 after mean =631 place =628 over =623 manag =616 social =615 understand =614 style =612 own
=606 through =603 famili =600 food =599 weekend =596 import made =595 design =594 visit =588 activ =586 store =583
right =582 routin =581 cultur =577 kind =575 did question =572 read share =568 home =565 were =564 mayb =562 year =559
alreadi =551 incorpor =545 class =544 no =540 support =539 research =537 mention =536 app =533 between challeng =532
brand enjoi hi =531 program =524 stori =516 servic wow =514 doe =510 current long mind =509 busi featur point =507
mani two =505 base =503 build =502 gener =499 inspir perform =491 then =489 curiou =487 ago =486 engag =479 custom
=478 shop =476 daili prepar =475 issu todai =474 popular =471 morn =469 data =468 favorit =467 continu =466 industri
=464 exercis skill =461 alwai =457 hope =456 yeah =454 compani media name =453 techniqu =451 content open world =450
soon =448 than =447 natur =443 particularli system =441 run =440 art =439 ad pleas train =438 old theme =436 detail
=434 clean =432 schedul =431 small =425 futur three walk =423 bui =421 group post =418 histori =417 care =416 power
=415 high =414 listen =413 parti =412 deal easi =409 both =406 glad =404 life tradit =401 cours end price =400 onli
same technolog =396 model =395 promot rememb =393 festiv past =389 everi goal languag =387 respons =385 why =384
collect down =383 hear room =382 charact free photo =380 coffe relat =377 gift pair sustain =376 he =373 uniqu =371
step =370 flavor potenti travel websit =368 explain =367 discuss =366 focus influenc =365 valu =364 space success
water =363 bring notic =362 avail complet tool =361 off she =360 park =359 light role =358 big =352 connect =351 task
=350 artist dish reduc =349 am fun =348 special =347 piec =346 friendli part =344 ensur let =342 level priorit
progress thought =341 case =337 plant team =336 increas togeth =335 possibl =334 item =332 approach call =330 myself
=329 benefit top without =328 break =327 effort found pretti term =325 meet reach =324 again nice =323 requir =320
sale =319 cost healthi =318 order =314 color =313 topic =312 usual =311 minut =310 restaur yoga =308 mix =307 anoth
finish =305 affect hour night =303 posit strategi =302 address answer didn =301 motiv move near =299 meal =298 abl
qualiti word =297 convers =296 platform =294 invest =293 countri =292 final sai view =291 bike job =290 face fascin
=288 simpl =287 involv =285 balanc protect =283 account expect sens =282 becaus combin =281 concern cook opportun =277
tabl =276 choos state =275 implement =274 signific updat =273 action =271 season =270 pack =268 review =267 compar
dinner hous individu user =266 digit =265 becom =264 appli =263 someon =262 consist mai worth =261 sell =260 budget
particip put =259 energi univers =258 car film forward health =257 limit wait =256 human song =254 ai cloth serv upcom
=253 here must often video =252 realiz =251 applic never =250 seen =249 method snack toward =248 guid turn =247 anyth
note =246 tri =245 figur relationship =244 advanc done =243 card identifi maintain within =242 instagram instead =241
lead =240 enough number relax target =239 modern =238 addit environ habit =237 condit happen movi museum =236 result
spot =235 abov hike kei =234 drive purchas =233 prevent structur workshop =232 materi save =231 short =230 everyth
govern hotel overal =229 beauti him initi =228 record session =226 close =225 center phone workout =224 date =223
adjust beginn ever =222 access stick =221 appreci locat measur =220 achiev educ far remind self =218 problem replac
seri =217 attract sundai =216 paint perfect sister =215 chariti sourc =214 discov hard non veri =213 polici spend =212
comfort fresh reflect =211 author control podcast prefer =210 drink form profession =209 along audienc camera
photographi =208 birthdai cover =207 avoid =206 ride =205 contribut ingredi multipl =204 talk visual =203 common
messag =202 code collabor =201 altern decor impress present =200 decid format studi =199 school suitabl =198 black
rachel real student =197 network took tv vintag =195 encourag field member section =194 wear =193 email trail =192 ag
choic februari search summer =191 essenti garden offic origin tour =190 breakfast further stop =189 bed sleep =188
allow catch road saturdai solut =187 act document least line =186 chicken complex extra ey machin receiv societi =185
pattern struggl =184 report test =183 creativ match region size strong =182 outdoor scene yet =181 adapt lunch =180
displai insight kid oh refer =179 anywai head medit tone =178 bought celebr host nation rate scienc separ =177 bodi
flight =176 earlier handl per respond =175 behind risk rout =174 complement exhibit paper =173 caus growth march plu
side =172 articl expens =171 analysi divers els fashion shoe sport youtub =170 awai eco =169 fish rang =168 apprais
commut journal main throughout titl =167 awar captur cool haven worri =166 fall interact second =165 english met stand
=164 descript discount public =163 emot engin monei pick =162 agre air eat hand movement novel oil total =161 classic
low page readi secur street =160 effici grab shape transport went =159 anim histor howev reward vegan =158 bank decis
given grow join physic =157 box intern volunt =156 aspect miss mom polit taken =155 believ exist genr happi =154
describ =153 club playlist relev =152 feedback jewelri prompt sometim weather =151 amount bird downtown everyon text
=150 c channel concept =149 afford danc goe rais safe select =148 factor file =147 onc under war =146 edit graduat
softwar wast =145 assist background clear establish express partner quick rock stream =144 imag mile regularli sweet
=143 b determin memori oper sauc white women =142 american antiqu certif comput wake =141 knowledg leav period player
spent trend =140 amazon apart =139 hold longer saw treat =138 associ certain deep littl okai reason strength =137
across januari medic skin upgrad =136 band integr optim properli screen =135 15th frustrat full showcas =134 due larg
mental pai tea =133 basic delici earli entir insur =132 atmospher dessert guitar object sign speci whole =131 behavior
evolv flexibl kitchen necklac =130 quit rule studio won =129 accommod function guidanc known storag =128 10th bag
charg fiction fill major previou =127 career concert huge later =126 bar chicago commit dedic innov max particular
typic =125 bbq beach campaign econom japan laptop law mountain perspect =124 cycl googl master prep send touch =123
climat context mainten =122 environment navig outfit tutori =121 lake suppli tokyo variou veget =120 client produc
purpos safeti site situat =119 carri devic farm monitor necessari neg properti subject =118 april blog confid doesn
element exchang fact land unit =117 construct cuisin e economi expand gather introduc return score stress =116 alex
averag lost station ticket =115 album expert global parent regul salad =114 contain critic silver tend =113 authent
board fruit outsid preserv =112 easier fridai guest interview less pass probabl releas =111 dive facebook highlight
rest =110 com direct easili herb la rather =109 against block craft employe experienc hit japanes lesson moment
respect =108 info instruct =107 episod gender mood pm san scale shot thursdai =106 bake chees conserv enhanc ident
imagin incred packag pari textur trade =105 abil conflict farmer fund groceri korean latest =104 chanc depth fan roast
speed startup wall wide =103 comment dress estim indi instal solo =102 aim babi blue cafe competit confer documentari
regular true until =101 ahead children column contract cousin green invit outlin tank troubl =100 left protein request
=99 casual jean singl wed york =98 skincar though tuesdai whether written =97 appl consult earn emili europ gear gym
mondai nearbi quickli town varieti =96 boot chapter era mechan overwhelm pro regard smaller standard switch teach
winter =95 analyz blend built fix journei matter pain plot tackl =94 among calm comprehens contact cut financi indian
repres surround theater wednesdai =93 appeal arriv calendar candl institut reli statement =92 consum conveni damag
island python =91 accur adopt correct count dark distanc fair gain privat rare weight =90 addition bread difficult
hashtag pace warm wash =89 accessori filter loyalti suit =88 brush moistur quinoa said smart spice toi web =87 attent
calcul ceremoni entertain ground instructor luxuri refresh surpris =86 centuri fi race red tech tenni weekli =85 camp
core flow grill shift spring version =84 airlin credit diet either famou gave heart profil rack valuabl =83 20th agenc
colleagu defin four frequent intellig portabl propos remov trust =82 belief bunch categori ecosystem electr landscap
neighborhood opinion pictur south stretch summari third transit twitter ye =81 accord anyon coupon fast grandmoth hot
insid peac plastic print templat tough =80 audiobook cross femal inclus menu seat setup sort =79 accept http june lamp
mark mat owner presenc realist =78 advantag below desk destin familiar fantasi isn popul sever tree =77 church conduct
cream emerg ethic execut healthcar ii kit quot restor shouldn =76 appoint arrang came dynam fabric vibe wine =75
cocktail colleg comic dog evalu five guess leader led leftov luna paragraph push reliabl rent symbol =74 begin categor
endur financ intens link man ok scratch sneaker swim tast told =73 brother cat coach coupl french furnitur hair
linkedin pasta patient pet reson rich script sentenc stage themselv tire =72 anxieti assess bathroom closet despit
donat enter fly label lean lower netflix neutral passion pressur realiti renew technic usag =71 align batch beyond
chat consequ equip librari negoti niec payment profit shower soft worn =70 acknowledg airport bottl consider crazi
demand francisco legal mid mistak pop pot sit slow speaker =69 backyard boost cozi cup dr emma forc itself leagu pre r
ring spici super tune venu =68 copi corpor fundrais graphic path theori wrap writer =67 ancient architectur brief
china deeper degre egg fertil heritag introduct lemon maxim pursu river solv st stuff win =66 batteri central crowd
forget half hip letter marketplac milk mine pad royal seek stock =65 america bedroom bowl caught dry electron error
explan g higher highli incom input notabl prioriti reput resist shirt six traffic util voic =64 aunt blanket crime
directli durabl flower launch metal mostli oat pandem recreat repli roll 지금 =63 athlet comedi con deliv front hunt
minim overcom predict remot repair rewrit scenic translat treatment virtual wildlif wish zone =62 bean changer court
deliveri depart equal f felt foundat frame homemad itinerari medium middl proper remain symptom =61 analyt brainstorm
chocol cowork distribut etc fuel god habitat hei magic map retail spanish spreadsheet star tag truli wood =60 adventur
bad cancer chain cloud conclus edg except forum holidai ideal indoor instanc intrigu knew lack religi represent ship
shoot soap tax therapi toilet tracker transform ultim yourself =59 agricultur autom cake civil claim coin enabl
household lose prime statu subscript =58 almost besid contemporari desir dine fulli h larger nut outcom photograph
portrait pose publish sampl sarah thesi upon west =57 banana brunch denim depend disnei draw ear exactli fine hire
hydrat john north rid senior submit throw tomato wireless =56 carbon chip discoveri feed husband jacket mother press
soup stuck summar =55 basil confirm eventu fitbit honda hospit len metric principl reserv rise round shorter =54
algorithm basket co combat cooki doctor dream fee floor grandma harm heavi italian laundri london nativ output
overview rug scientist sugar tournament transfer vision =53 academ african alloc aren attack august blast cold detect
excel fire foreign glass india instrument leather manufactur mint mobil regist rice urban vase young =52 5k child
chines civic clock closer employ fantast folk garlic hang held leadership loss marin neighbor sculptur =51 1st
alongsid assum beforehand benefici capabl chair compat elabor elev energ indic layer musician ocean phrase pitch
successfulli suppos teacher tourism =50 accomplish artifici bin breath brown creation european fail hop independ kill
nutrit sector sensit seven staff twice twist veggi wasn =49 attempt cannot compon driver gentl honei joke literatur
mall noth root sensor shade taylor vacat weekdai wind window worker wrong =48 api appear attach boundari california
cleaner coat contrast convent evid extens faster fight inspect layout lifestyl maker modul muscl nois primari
psycholog scent sci vaccin variat zara =47 ball brake entrepreneurship hawaii hobbi honestli leg meaning mr nightingal
octob pedal pepper queri religion reunion smith spread ugh vari workplac wrote =46 absolut afternoon bond citizen
composit de extern galleri handbag heat hill hmm keyword outlet planet recogn resort rural server solid spin subtl
token trello uk vallei via =45 advertis alon bullet cast christian click compel coordin correspond delai domain doubl
estat ga juli length mitig modifi moral powder reader romant scientif seed soil storytel sub surviv talent therapist
thread valid wore =44 button correctli declutt diseas enjoy girl humor hybrid immers infrastructur injuri marvel mode
panel redeem rel robot sea strawberri thrive x =43 abstract annual backpack beef bing breast bu builder cancel cite
contractor crave drop framework freelanc funni guidelin jog keyboard kyoto landmark memor pollut repeat sent
soundtrack spider vehicl volleybal www yellowston yesterdai =42 acquir asid assign bulb caption demonstr door drum
emphas folder forest formal homeown immedi infus internet jazz meat mike obtain paid partnership secret seo serious
simpli supplement temperatur timelin welcom =41 5th agreement artisan bai controversi criteria freedom gotten grand
healthier lectur load log lyric magazin markdown o resolv revis rome salsa sold spotifi stabil stun substitut suspens
tactic url versu western woman wooden =40 agent barrier bath clinic couldn death evelyn exclus extrem forgot gap grain
greater intak interpret mission observ pizza potato prior propag proud recov repudi sorri spiritu termin tweet vinyl
=39 1960s 25th battl bore canon cathol climb commerci coursera coverag creatur databas deadlin distress domin
entrepreneur height hugo icon inherit king million mirror occas occur persona quarter shelter speech tower trendi
triathlon =38 amen angl appropri artwork attende awesom brought cabl ceram corner everydai exact extract facil fry
garag intric joint mac meetup momentum n normal offici privaci reel revenu sandwich slightli splurg vegetarian yogurt
=37 adult amp arm automat award basketbal bigger brain breach brows cater concis corrupt covid crucial decent disast
distract drawn dust enforc extend flour footbal forgiv frequenc hook ic lawyer lo marathon mini mount narr phase
poetri polish premium rearrang relief rough scroll shelf son threat trout unwind v visitor weak wife =36 accuraci
acoust administr airbnb apolog becam blood collector dii entri feet finger hat mentor monthli older pendant pool
promis restrict reveal rhythm satisfi seafood seller significantli smooth smoothi stir sun thrift tonight walmart
workflow =35 accordingli asset belong bill booth burn candid cute director eleg galaxi gallon gone handmad id illustr
intent k michael minimum mysteri nsw opposit prize recognit resid shoulder smoke u =34 accumul angel argument asian
audit bear bedtim cardio cashback chemic clai coconut cucumb encount exam fear firm frida gin gui hamilton immigr kick
loan mushroom norm ongo pest piano protagonist refin samsung scan segment stamp subscrib syrup vendor =33 22nd
australia avocado biggest bold cabinet campu canada capac certifi clearli clutter companion compost costum dialogu
divid domest east empathi empir fender grade herbal hunger intim investig jump lili logic manipul manual miami multi
omega overnight p passport percentag row savori seminar sheet storylin string stronger taho tourist transpar trick
unexpect wire zero =32 africa agil aid anniversari asia assembl australian bell bite cash dataset dead dear debat
decemb defens driven easter german gold golden granola grip heel hidden hide incent investor j luck mainli maximum
militari nlp osaka paramet picnic pour seriou shrimp specialist starter statist steel stranger strateg suffici tailor
tetra thriller timer unfortun wheel =31 12th alert auto born bulk carefulli characterist chart chatbot coastal compact
confus convert convinc daughter demograph expans expertis failur formula freez frozen greek grei hbo heal indigen jack
justic latin loop lover minor mustang otherwis pillow port procedur ratio reaction rental resum salari sceneri scheme
scope settl shadow signatur squar straight stylish ti todoist troubleshoot versatil wi wild yosemit younger =30 acryl
attitud basi bright british brooklyn canva carrot cashew catchi checklist compos constantli couch creator cure debt
doll draft drain evolut facilit gameplai genuin getawai highest interfac iron jam jame juic leverag literari lock
manner michigan moon mous novemb oblig opt orient perfectli playoff previous professor quiet quilt retir sad scarv
scenario sing stakehold surfac sushi tidi transact unsur =29 alien almond approv armchair bibl bridg chase dad decad
disabl earth emphasi examin footprint forecast fossil garmin grammar harvest horror hr inventori lavend lighter
lightweight lime makeup mass medicin membership moder none perhap precaut prop protector q regardless resolut restock
rotat rush split survei tight tofu tom utensil wallet y =28 afterward berri butter cityscap clarifi committe consciou
convei cybersecur dealer diamond dri en entiti fajita foot founder gradual grandfath grate harder interior lasagna
licens massag mug neon noodl onto palett portray pull rangefind shown snake societ songwrit sophia submiss taco
vibrant vs vulner weigh yarn =27 4th ankl antibiot aris augment bias blockchain bother circular counter creek deterg
di district download eastern father flat flea genet giant grant gratitud hello html implic infect kimchi luggag male
marinad methodolog mexico newspap nonstop notat nuanc obstacl peer plenti prayer pump rain reform remedi reusabl
revolut romanc scarf shame sleev spark strike taxi thai tie whatev wouldn =26 17th 3rd acquisit although architect
asleep basebal beat brew cabin capit cilantro circl commonli compet cookbook david disput dragon drift drug enterpris
gate germani heavili honest honor ikea ill inch incid intend johnson meant mexican mindset nba notebook philosoph
precis queen ram react recoveri registr sentiment soul stat stone theatr ukulel variabl volum wave wider =25 19th
actor alic alter backup beer broken buyer cherri citru comedian crop dairi danger deck differenti distinct downsid
drill eager egyptian elect enthusiast expir filmmak fridg guarante harsh hollywood hulu joi judg kong laugh legaci
loos mytholog nervou net newli onion org perk plane pound protest provok reassur router sacrific seoul sexual shampoo
shinjuku shock sight sink stain straightforward sweater texa therefor thrill timeless tini tomorrow trial vet
victorian watercolor =24 2nd abroad aliv ambianc anti argu atlant audio bloom blous boi cell childhood chili chord
command crown culinari difficulti dispos drawer experiment expos exposur faculti fetch fighter gp hole hyatt isol iv
jar kahlo logist marri mileston narrat nike pea plate poor portfolio proven recal recycl refuge retain runner seamast
sephora sequenc sibl signal silent skip sooth sourdough spirit stall succul sunscreen thu towel trim ultra union upper
urgent ventur vers waterproof wax yellow =23 aso attribut balconi berkelei bottom charger clariti claus complic consol
cruis demo deserv dip flush forth fusion gochujang hall hero himself hurt l le mari marriag mic nail passag pc pearl
portion prune rank retent russian scari schitt scholarship ski smartphon sock spain specifi streamlin suffer sunset
teeth ten thousand tiktok villag violent visibl walnut whenev wineri wors =22 auction belt binari birth boutiqu breed
broader canyon castl concentr cope council countrysid crew decreas delta diorama duti ebai energet fellow foster franc
gel glaze graph hate headlin hesit hilton hors hostel ignor iii impressionist insect jewel joe knee lentil loung
nephew nurs nutrient overwatch peak percept petco poll pork predat qualif racket random receipt reinforc roman salt
slice specialti spinach strap strengthen sunlight synthet tension truth ucla verifi weightlift wing =21 18th 1950s
adida aesthet alarm alumni bass beig bundl calori carv commerc compart constant consumpt contest creami curri
curriculum debut declin deepen diego dietari durat earthi eas elig escap etsi exceed expo factori fold gt hardwar
hundr identif instant interv invas islam justifi learner legisl lightroom lineup liquid lord marriott massiv mere
minimalist motion neck newer nine nyc oatmeal ourselv ownership pan potteri presid puppi ran refus rose salmon scholar
sculpt semest shelv somewher sprai templ terrain unclear unknown upload vinaigrett wardrob warranti washington weird
wheat =20 1980s anxiou approxim billi blind branch buddi bulki chest circumst classroom coast coaster cognit cohes
comparison compass complianc delic democraci democrat denver deploi digest dirti dishearten doc doubt dresser emiss
empow excus favor floral gig harmoni header holi hub inner itali jersei kept knit lab logo mango mess migrat monkei
neural pant parmesan planner planter play pokemon promin prospect quantiti quantum quiz rod roof sake shrine sick
simul slack slide spoken stumbl sword temporari thick tick toast trigger vallejo vocal wealth weapon whisker whose
zumba =19 14th 1920s 3d anymor assumpt balloon berlin brazilian breakthrough bucket campsit centr chore christma
chronic compromis cooper cultiv dam depict deploy depress earbud essai evan evil fake fli flyer former ginger goat
grai grandpar gucci guilti hansen headspac hopefulli inequ korea laid legend lincoln mainstream mandatori margin mask
matcha melbourn mentorship meta monet na narrow nich notion numer orang ordinari packet patio peach perman portrai
protocol ramen razer recept s22 satisfact septemb shutter silk slowli smile soi soni stainless stew stood strain surf
truck twin un unnecessari violat warn =18 advisor aggress anker archiv artifact austin badminton bookshelf burrito
captiv caramel champion chickpea chosen coloni combo concret congress costa cotton crack craftsmanship curv delv
disadvantag disneyland fenc fest figurin flake font friendship gem grind harri ibotta illeg kingdom lgbtq manchest men
motif northern notif occasion oppos overlook ph pig pilat pile popcorn pricei qualifi quest rainforest reduct reid rep
retriev ritual ryan scare selfish sharp shibuya simplifi sky soccer souvenir stabl stapl stripe summaris swap tablet
takeawai uncov usb vega violenc vivid william workspac yorker yum =17 acceler advis analyst applianc bachelor batman
biodivers boat bookstor border bot breakdown broadwai cam championship chef chief chose chunk citizenship clash
commentari competitor coral crispi crystal cube curat customiz defect disrupt drove eagl eleph embrac et excess
exhaust fairli fat feeder funko gadget glute goodread grief grown headphon humidifi influenti internship irish java
jenkin journalist kickbox largest lawn lee lesser lifesav lift linear locket lung maria martial math mixtur pacif
partial perceiv permit peter philosophi plain pocket polic premier prove pure recruit refil rehears retreat rib rica
sandal scrambl setback sex showerhead smell sole spare stanford steam stomach sunris tear tee toe unlock uv v2 vr
whale wise yard yield zip =16 acid airbrush alcohol android aquarium autumn bali beatl bee began blogger buddhist
buffer carrier charm cheaper circuit clog cluster configur crisp dashboard default diaper discrimin dont drunk elm
emploi empti epic equat essenc fiber ghost gluten h2 h3 hadestown hadn halloween handi hannah heartfelt heirloom igtv
index json kristin lebron lie lifespan litter loud mar meter mileag mortgag obsess organiz pantri parslei peek poet
portugues preval processor profici provis purifi rainbow regener reheat reliev resili sacrif sew shake shakespear
sierra smoothli sneak soda spa spell ssd steadi substanti sum tab tap transcript trash treati trelli tube turbocharg
uncl unusu vatican vice vike virginia wetland whom wool worldwid zealand =15 abus adam admir al altitud announc
anywher appet armi barcelona billion bitter bonu boston bubbl burger burnout cap centerpiec chamomil chew chri citat
copywrit countertop counti craigslist crate credibl csv dash defend desert desktop destruct dig dinosaur directori
dollar drama emaad ethnic ev fell fleet fri greec greet hiit hinder intel iot jackson kayak liabil linen lure mail
mathemat meantim melodi miner modif navi nook notifi oliv oral overpow parasit pastri pdf pink placement polar
portland puzzl rapidli republ residenti rivera rocki roommat scrap seamless slot smoki somedai soviet spaghetti splash
sql squeez steep stereotyp storm succe supplier tall tangibl technician tensorflow terribl trainer tutor undecid
underli unless velvet vertic visa warmth =14 advoc agenda allianc arab arc assert aw backstori bamboo banner barbecu
bi bio blazer breathabl broth caffein carolina charlott classif closur compliment conclud correl crash crust curb
curtain cushion dealership debri deepli dell densiti diagnosi dirt divin drawback eiffel eilish emoji entitl exclud
extent faith fanci fatigu fintech firsthand flag fraction fundament grapefruit greatest gs h1 hassl highwai hometown
hong hummu hydro imperi intersect jesu juan kilomet leica lone mandarin maya memorabilia merg miranda monk monument
moss ms muffin myth napa nighttim nuclear oven overhead overpack panda paperwork persuas pilot pinterest plug pointer
profound proof propaganda provinc rail raini referr regenc renov repurpos rustic saint santa saute scattergori seattl
shell shine skeptic sleek slower snag sofa sophist stimul stitch strang surgeri sweeten taglin tart terror tier till
toronto trait tribe versa vinyasa vitamin webinar workload youth =13 16gb 4k ableton academi alexand arctic arrai atom
ava barn bash blossom borrow bracelet bulgogi catalog ceo cider codenam collar condition conscious constitut
constraint cooker cranberri crimin cumin dalla destroi dialect disagr disappoint disconnect disturb dramat drone ebook
edinburgh editor elderli england eo evok export facial flip floss ford fourth fragranc fulfil github helmet incentiv
indulg intention interfer intro intuit javascript jewish keychain knife labor laneig loafer logitech lookout mad matt
mediterranean microsoft mouth neutrogena nor onesi outstand overdo peanut poem postur prai punctuat pursuit racism
radio raw reorgan reset resiz revers revisit rosemari scatter shed similarli singer skylin slideshow smartwatch sore
steer straw streak subwai sudden surprisingli tail takeout tel tennesse tent threw tiffani tortilla toxic toyota
trauma trunk umbrella uncomfort uniti unpack vacuum vast victim viewer warrior whatsapp wherea wick wrinkl yamaha =12
10k 21st 28th 30s accid achil adob afraid aggreg alga ambient anecdot annoi athen azul backdrop ban bare bibimbap
blueberri bob bon brazil brick briefli broad broccoli brooch browser buffet calligraphi cardboard cauliflow cd cent
circul condo conform contractu cough criterion crypto cuban currenc cyber dan deleg devil dialog die dimens dimension
distinguish doctrin dot duplic dutch easiest economist egypt elit endang equiti equival ethan evernot ex feasibl feta
flaw flew float florenc forev forgotten fox furthermor geico gene geograph georg giveawai glow grace greeneri gross
halfwai hem historian hummingbird immun impli impos impuls incomplet inde innoc insan insert intermedi io iphon iver
jr js kansa ladi lane laser leaf lenovo lens lion liter louvr ly mandela marigold masala matrix melt metaphor mia
mixer mochi murder needl negroni neither node nurseri occup odor offset ol opera outer pale parallel permiss perpetu
persist pesto pineappl poster proceed puck rasbora recharg repetit rephras retro ridg ridicul rooftop scam seren
sermon silicon silo simultan skirt snorkel snow solar sought spoil stack stash steal stem stricter strip struck summit
swing thompson throat tiger toiletri tote traction trader trek tripl tripod twenti unabl underrepres understood upbeat
upcycl useless viabl vocabulari warmer welfar whip widespread wipe workdai =11 30th 80s abuela alicia alma alright
altogeth amsterdam arizona asic asparagu autograph autonom awkward backend beverag blackwidow bone boss burden
campground captain cardiovascular classmat closest clue compens compound compressor coop dao dc defeat delight
discomfort dispar diversifi dough drag dubai dune embroideri emotion engrav entranc everlan everywher expression fals
feather ferrari fewer fixtur foam foliag folklor footwork freestyl freezer galapago gatewai geographi georgia gourmet
graviti grinder guild hanger haunt hawaiian herd homeless hubspot humid im incub inquiri intervent israel junk
jurisdict kpi lace lap layov lin linux llc manuel mater metropolitan micro mit monster nearli nft og outreach pagan
philip policymak poppi possess primarili proactiv proposit proxim pub quantit rai rapid realm rec redempt regress
repositori roi russia sapien selfless semant shall simpler sketch slight slip sluggish sparkl sprint steven strongli
stuf sturdi sundress supervis swiss textil thailand tooth torn tricki tuscani ui unconvent unlimit verb veterinarian
vinegar vineyard violet waist walgreen width wilson workforc xp yeast =10 11th accent accident acr addict admit affair
ah aircraft alli altruism amus anticip antonio aviv axi ayn azur bangkok barbi beachi beaten belli bind blade breweri
brighten brine bronchiti buzz ca cafe24 carb catfish cinemat cinnamon cleanli cleanup colon commiss complaint cookwar
cow cuba curios del dens dental deriv diabet diagnos dice dictionari diffus disclos disk dolphin drip echo ecolog el
envelop equit er eu eucalyptu exploit fame feb feminist flask fluffi focal gaiman gala gamer garnish gimlet glue golf
gospel grass greatli guard harlequin harper herself hia hilari hitchhik hotspot houston hygien ideolog improvis
inbound increasingli ireland jew jfk joseph kadenc laker lazi legendari lengthi lg li liner lufthansa lump magnet
mammal mba mesh microphon mk ml moma monogram moreov moroccan mutual nacho nano neurosci nordstrom nostalg obviou
olymp onboard oppon ornat orthoped particl pave pond porcelain postal potter prerequisit pretend prison prone ptsd
pumpkin punk pyramid quantifi racewai rand rap rariti realism rear recur reef refuel renaiss replai replic repot
reproduct revel rolleiflex rubber saa safari sanctuari sapphir saut saxophon scaveng scott scrapbook seal shimano
slave soak soldier stake stanc static stephen strict strictli superior suprem sur surnam swift tale tame taught ted
therapeut thoroughli threaten threshold toler toothpast triniti uncertainti underground underwat unfair unlik vanet
venom verbal verif willing worship worst yunnan z =9 15e 1990s 1s 200mm 7th 90s ab accus acquaint affili affirm airi
allergi allianz analog ancestr apertur arena au avenu basilica bathtub bet binocular birthston blank blown botan bound
broadcast cage carbonara cathedr celest char character charit cheap chewi chic chop christ cinematographi clipless
colombian colorado columbia comma countless courag csa cult dame damian deer delet departur diagram diamet didnt dim
dino disagre disarma dislik dual earthenwar ef elsewher encompass enemi entail eq errand espresso fare feder fern fig
fingerpick fizz foodi forerunn frank fraud freeli freshwat funer garment geomanc gestur girlfriend glove goodby goos
gov greasi grew guangzhou hack handheld hazard hierarchi hint illinoi inconsist invent iraq irrig iso jaffna jason jet
jira jone jot judaism judgment knot knott kryptonit laden latt lender liqueur ltd luca lucki luke macaqu macbeth
madewel malaysia manduka manuscript marinara marten maryland maui meanwhil midsumm mildew miracl misconcept motorcycl
mozzarella multiplay munich mural naan ncaa necessarili neem neil nest nonsens norwegian nose oak offens omelett
oneself op oppress osprei painter paneer patel patienc peel penalti penni petsmart pickup pie pollock potluck powercor
practition pride princess promo proport pun queue radar reflux reign remark render ricotta riff roadsid robert rode
rope roughli rubi sacr sand sander sat scalp scholarli scriptur scum serum settlement shark shield shini shortcut shut
sour southern sponsor spree stair strategist stroke su subsequ suburb sumac surfer sweat tableau taboo tangi tasti
tattoo taxonomi tempeh tender testament thule tile tim titan trace trailhead treasuri tribut trivia tsukiji turkei
turkish turner turtl tyler uber uc uniform usa usm vanilla vera vernal versail violin virtu w wanna wet whimsic willow
winner wisdom wit witcher xai =8 13th 8th a1 acn adject advers allevi alo aloud ambigu ambit amongst anachari analys
anatomi ancestri angri anna apa aquamarin arch arco assur astrolog awak backward bacon baggag bait barista bellagio
bia bliss blur bomb buildup buri bursti carnegi carpet cdmp cheat classifi cleans clipper coilov colchest collaps
compress conduc congest constitu copper coronaviru crunch cv da decentr deed deliver deter discord discourag displac
divis driftwood edm edx eisenhow eko elimin emerald emir encrypt enorm enrol ethereum everybodi exit expedia explos
fargo faucet fifteen filipino firstli flash fleabag fleetwood footag fortun fountain franchis fruiti futurist gentli
gladiat gonna gossip graffiti groom gto hairstyl handmaid hindu holder hoop hose hum humankind hunter hyper hypothet
immor impair impala inc inn inquir instacart intellectu introspect ip jami jimmi jordan junior kate kayano largemouth
leisur lent lexic liberti linguist lit literaci logger luci lululemon maasai majest maltes masterpiec matplotlib
mediev messi metadata midi midjournei min misunderstand moist mouthwash multimod mvp nake neglect nfl nikko nintendo
nowher null nutriti obvious offlin orchid orlando outdat oversight oxygen oz palac paprika patrick pellet peninsula
percent perth pi pigment pipelin plati pomodoro portal potho pregnanc pregnant probe pronunci ps4 ps5 punch punjab
pyrrho radiat ramp redcard repel rescuetim roller rundown rv scalabl scyth sdr seamlessli seventh sheep shepherd
shortag shortcak silverwar somewhat spec spine sponsorship stackabl stadium sticki stonewar subdomain subhead subtitl
sue sundanc sunflow sunglass sunshin surveil teh tendenc th thyme ton toolbox treadmil treasur trilogi udemi ukrainian
ulyss unconsci unfamiliar unintend upfront uplift upskil uss ux vector vessel viewpoint wage wale wallabi warbler
warehous waterfal weav wellb westphalia wilder willi windowsil woke wonderland wukong wwii zinnia zombi =7 16th 1970s
27th 50mm 5d 60s 6th absenc ac acer adher adobo ador advocaci afro airwai alban anabaptist anger ann append
apprenticeship asmr astronom athlon attic attir autonomi avid bacillu backlight bacteria badger bagel bald ballet
baselin bat beast biodegrad biologi blake blocker blow bolognes bomber bookshelv bosnia bounti breathtak brian
brighter britain broke bronz buffalo bug bulli burst camaro canadian cano capitalist capsul cardigan caribbean carn
cave cc ce certainli chandeli charcoal charl checkout chia choo chunki ciabatta circu clarif clearer cli clockmak cm
cobbler cola como consecut consilium contrari corydora cottbu counsel crisi crochet cruel crunchi cry css curli
cyberpunk dec delux demon den deni dentist desper dev devop diari disciplin disord distant distort djokov dmca downtim
downward droplet dwarf dye dylan ed eg eight emperor endgam enthusiasm ergonom ethiopian evenli exce faction fade
fascia fierc fifth firework fission flowi flown fond foo formul geometr geometri git glamour glasswar gorgeou gothic
gpa gradient grizzli habitica harajuku harmonica hatha heaven heavier herzegovina hierarch hindi hitch hive horizon
hugh hypothesi immens inbox infinit inflat informat ing inna instantli insul integ interpol interstellar invoic ipf
ira isi itch jennif juici kafka kaggl kale keanu kebab kera ki kibbl kindergarten kinross lambeth landlord leas
legroom lichfield lip lite liverpool lola lunchbox lunchtim lush macro mandalorian manifest mapl marker marx matur
mauser maxx mayan mcu michaelid millennium miller miniatur modular mormon nelson nematod nerv nevada newfound nightlif
nikon nimh noun novak npc nvidia oa oakdal occupi okonomiyaki opioid organis oscil oversea overspend overwat ozark
pakistan parisian password pastel patron paus pecan pedest pen pennsylvania peridot perish perplex pigpen pin plagiar
platypu pod pole portug postscript prei preprocess prescrib prevnext princ princip privileg probiot punish purpl ql17
quich quito quizz radiu randomli raptor ration ravin reconnect rectangular reddit redo reev regen registri rejuven
reminisc renown repudiatori resal restless retinol roadmap robust romanian rousseau rumor rust rusti rutger sail
sakura sanction satir sausag savvi scandal scanner schema scikit scoop scotland sculptor semi senat shore shortbread
shuttl shy sigma silli singapor skewer skymil smoother snooz somehow spector sprout squat standalon standout starbuck
steve stevia stratocast stride strongest substanc sufjan suica superlit swot synthesi taiwan tape teamster tempt
thermal thoma thorough throne tj toggl trap tribun trina trophi tropic truffl tub turmer ugli ulta undergradu
unhealthi valuat var vi victori vigil viru vote warfar watermelon web3 wholesal wifi wizard worcest wordpress
worksheet workwear worthi wrist zen =6 29th 2tb 35mm 8l abandon abc absorb abund aceh admin aerial aerospac afterlif
aftermath algebra allen aluminum amnesiac antholog anybodi anytim appar apparel apr aquat armor asana ascii ashburi
atwood auditorium augustin aveng awardwallet ayrshir b2b babur bachata backhand baroqu basmati behalf behaviour beij
belaru bella ben biblic biolog biomedicin birmingham bistro bodypump bodyweight bologna brussel bustl camri canari
canist carcassonn carl ceil celtic cerav chai chanel charisma chartreus cheapest cheesi chipotl choir chomski
chronolog cinema clever cockpit colder coleslaw collag colombia colosseum comeback commemor commonwealth communist
compli compris congratul consensu consolid const contin cooler corn costco costli coursework covei cowboi cozier
creamer credenti cricket croissant cryptocurr cs cue damp darker debug defenc deforest deliber denomin deposit descent
deviat devot dilemma diplomat disregard division docker drew dvd dy earl editori effortless elb elbow eliza enchant
enrich entrepreneuri eros esteem etern exfoli explicitli expressionist factual fairmont faq favourit finch finnish
fireplac firmwar fl flemish flicker fling flock flood florida fluid forens formid fp frase frenzi freshen fring
fushimi garam giza glacier gmail gnocchi grassroot groov guilt haha haight hallwai hamlet harvard haul helicopt
hemingwai henc hendrick hitomi homeland homework honeymoon hyperpigment idl imageri imposs impression inappropri inari
inca incorrect indirect indonesian infecti inmat interconnect invalu iran jacob jan jane japcha jeff jonathan jurass
kaiseki khalid kinda km knock knut kth kubernet latter lawsuit lax liam lifetim likelihood linger lisa litig lobe
lockdown lodg lore lotion m1 macbook maci mahom mankind marcu margat maritim martyrdom matthew mellon memento merci
merit metronom mice michel mild milner mindless ministri minu miscellan mislead mm mod mold monologu mop motor mouss
mozart mumbai mustard nagano nahuatl naomi narita ne newborn nickel nigerian nightsid nobl notr odyssei oili ombr
omelet optimist opu orbit ottoman outweigh overlap overslept oxford paella pampanga pancak paralymp paraphras passeng
patagonia paul peppermint persecut pesticid pharmaci photoshoot photoshop physician pickl plank plaza pleasur plotli
plung poe poland polym polyrhythm poni pope postcard postgr pouch powwow prada prestigi priest proxi pty pud que
queenstown quickbook quirki quota ranger rebuild reconcili reconstruct redund referenc refinish relianc repay
repeatedli repo rhode richard robin rolex roth royalti rspb rude rugbi ruin rumour sabha sage salesforc sao scone
scrum se seahawk sec sekiro sem semifin shure shutterfli silhouett sin sincer sinu skillet slaw snapshot sociopath
sodium softer southeast spf spinner spongi spy sticker stiff streamer strenuou strive suddenli sugari sulfat sunni
supernatur supervisor suppress surpass surreal sussex suv swan swatch sweep synaps sync tanganyika teaser temptat
therebi thoughtfulli throttl thumb tide timestamp tissu toni toothbrush toss tremend typewrit udon undergo undermin
uneth unforgett unpredict upright urgenc usd valentin vampir vent ventil vercel vietnam villa vir viral vital vodka
volcan wanderlust warp watchlist wearabl weren wherev wikipedia withstand witti worm xyz yin yolo zeppelin =5 000mah
1000xm4 1m 1tb 50s 50th 70mm 70s accompani acl activist acupunctur adhes adjunct admiss af afghan afghanistan amateur
amplifi andrew angi anglo appendix arbitrari aromatherapi artichok athenian attornei audibl auditori aura authorit
autism autofocu autr awaken aylen b2 bacteri badli baker bakeri bandwidth barbara barrel bedford beeswax belat
benchmark benin bereav bernardino beta binder biograph blindli bluetooth bolsonaro bonus boyfriend bracken brahm
brilliant bruschetta buck bulgur bursa buse butternut cacti cairo caitlyn campfir cancun candi canvas capacitor
cappuccino capston carefre carib cart cartoon cashmer casino cedar celesti centric chamber chapel charli chilli
choreographi choru christin chronicl ci circulatori clad claud cloudi coca cocoa colossu comed commod compassion
comprehend conferenc congratulatori consign constabl contextu corros cosmo cottag cr cracker creepi crescent crm
cruelti czech dada darfur dartford datafram daunt dave davo dawn daylight decoupag deduct deem def degrad deodor
detour dial dick discours discretionari disinform dispatch div dj dna dodger doi doncast donor dose dslr dsw duke dull
dumb dynasti eaeu earthquak eaten ebird edgi edu edward eighth embed eminem enamel endless entropi eod espanol est
ethiopia exacerb exet explicit extracurricular extron f1 fastest fault feast ferriss fiddl filtrat fingerstyl flair
flame fleec flex flu footstep forbidden fort fought fragil frankfurt fujifilm funnel fur furmin gamif ganesha garbag
gaug geforc gelderland geniu gerai gisel glare globe glossi gore gorton gourami governor gpt grammat grasp gravel gre
grub guis gyoza haircut halo hamstr handwritten hare hasn heartburn hebei hebrew heist hell henri herod hex hickori
himeji hiroshima hongda hoover htmlread humpback hung hungri hut hwang hymn hype ilford illumin illus imaginari incept
inclin inevit inhal innat instinct int ipcp iter jasmin jeffrei jenner jeremi jess joan jpg julia junki karl keen khao
kindl kitten knight knoxvil kodak kotlin kroger ladder ladybug lai lamb langston lasso leap leo levi lib localis login
longest ma maco magnitud maldiv mario masterclass mate mathura maze meatbal med median mediat medici meghalaya mei
meissen merrel mickei microfib microflex midtown migrain mina minaj mindlessli miser misinform misti modi moffat
monastic montreal mortal moscow multilingu multitask munch murdo muslim mussel myki naga nap nasal naver nearest
newslett nichola nick nigeria nil nj nkvd northwest norwai novic ny oer omen onsen optic oracl orchard oregano
orthodox os osiri outland outsourc overcook overfish overkil overli overs para parad parfait parrish patch paulo payn
peacock pericl petsaf philadelphia philanthrop philli phish phoeb photographylov pilgrimag pill pipe pit planchet
plaster platinum playstat plural politician pollin pongal poverti preschool pretenti proce prostitut proudli
pulsechain purif pursuant py qa quarterback quarterfin quarterli quicker radiolab railwai raz readili rectifi redecor
regga relai reliant reliv rendit renn reskil restructur retinopathi reus reviv reynold riski risotto rival robinson
rollercoast rollout roscommon ruc rut s3 safer safewai saharan salin salli sangria sanit sari scandinavian scorpion
scranton screenwrit scribd scripter scuba seaborn secretari seitan sep sequel serial sessionstorag sgt shallow shaq
shopper shoprit shorten shortli silenc simplest simplic singular sisal sixth ska skillshar slang slinki slr smelli
somebodi sop southwest spaciou sphinx spiral spoiler spoke springfield sprinkl squash squeaki squier stagnant starch
stare stepladd stifl stigma stoke stop7 strava stroganoff strum stuart suitcas suspect swedish swindon tamal tamalpai
tameca tangl tastebuddi teamwork techconnect teenag televis teriyaki terrifi tesla testimoni teton thanksgiv theologi
theologian thin tiff tikka tlc toner tonkotsu townhous tradition transgend transmit trusti tuition tunisia twig
ubisoft ubuntu uganda ultegra um undergrad underneath underprivileg undertaken unemploy unhybridis unifi unrest
unsplash untold uphold upscal uranu valv variant vein veloc victor vip vlog vollei vpn waldorf walkathon walker walley
waterfowl watersh weathertech weimar weiner whatsoev whei whichev whim whiskei whisper widowmak wiki wix wrestler
wright wtf xccdf yai yelp zebra zeph zoom zucchini =4 1600x900 19s 1e 23rd 2d 2x 31st 4s 512gb 66w 7s 8gb 9th aaron
absurd academia aclu adeigbo adelaid adjac adrenalin affin afrobeat aha akrac albuquerqu alco alderman alfalfa ali
alik alina allah alleg allei allergen alpha amc amend ammonia amphibian ampl ancestor anchor andersson andi antenna
anthem anthoni anthropolog apex apron aquina argentina ariana arisen armitag aroma articul asexu ashtanga asin aspir
astrophys asylum atar atheist athleta auckland aug austen autobiograph autocad automot av azonto bachelorett backblaz
backlash backtick baggi balsam baptist baraz barefoot barnei batsman beautifulli bedouin bedsid belkin bellroi
benedict benjamin bhutan bibliographi bid biden biotechnolog birdbath birder blender bmg bolt bootcamp boulogn bounc
bowel boxer bracket bradi brave breadth bridger brisban bronner brook brunel brute btn buccan bull bump bungalow
bureau burgundi burrata busch butterfli buttonwillow c1 cacao cach cal canadien canopi cant cantones cardiff caregiv
carlebach carlton carmelit carrefour cas9 castello castil catalyst catan cautiou celebratori cereal cesium champagn
changchun chao chaotic chatper chemistri chennai cheroke chess chill christoph chroma chrome chuck cl clair cleveland
clip clipboard coal coil collater colonoscopi colour comcast complexion complimentari compulsori conceptu condens
confeder config connelli contamin contend continent convolut copic copyright cornhol corsican cosmic creditor creed
creofam creuset crispr critiqu cron crosswai crow dancer daniel daniil dappl darpa davi daytim daytona dealt dean deli
demeanor denni detach detector dhamma diablo diagnost digniti disappear disclosur disgust dishwash diwali dn doormat
downfal dpi dracaena drainag dressi dryer du dungeon duolingo eachoth edgewat edibl elder elementari elk ellington em
embark embodi emg emit emonda empanada empathet empress endpoint engati ep epidem epoch equilibrium eric erupt es
esport etch ether etiquett euro evolutionari exagger exchequ exot extinct extremist eyeshadow faeri farmhous fate fc
fda feat felix fernando fettuccin fin finit fisherman fitnessmotiv flagstaff flaki flapper flashback fluoresc fog
foldabl fong fontainebleau foreground forehand forklift fortnit frack frankl fremantl freshmart frightfest fringenyc
frittata frontend frost fryer funki fx gang gardner gatorland gen genderqu geopolit geyser ghana gianni gibson gili
gion gitbook gmt grape graze greed greenhous groundbreak grubhub gruel gtx2867r guardian guggenheim gunther guntur gvi
hagu haller handbook handler hanna happili harbor hardcastl harmless hast hawk headset hearten heartworm heavyweight
hectic heifer hellofresh hemp herefordshir hidrat hiker hinduism hockei hogwart holborn holist homepag hookup hootsuit
hp5 hue humbl hungarian i5 ib ibm iguazu immunotherapi impasto imper importantli indigo indonesia induct infograph
ingl init insecur insignific instabl intact interdisciplinari internation interperson interrupt intersection intimid
invisibleshield iowa irrelev irrespect istanbul ja jai jamaica jenga jerusalem jessica jighead jing justin k8s kachin
kalalau kalman kart kcadm kdp kernel keycloak kg kichijoji kihei killer kim kingkil kitchenaid krishna kurt laboratori
labrador lacew lahaina languedoc laughter lbd leak leaner leavenworth legitim legum lend leprechaun lesotho lewi lez
libbi lightli lightn limb limbo lisbon liszt lithuanian livestock lizzi lm loca lollapalooza loosen loui loyal lube
lynn macarthur macki macram mage maisel malawian manhattan mansion manur marchmont margaret martin matchmak matern
mattress md medellin medvedev meg meh mellow menstrual mer merchandis merger merthyr methodist meurth mg michelin
microfilm midnight midst midwest migratori milan mildli milford mill mirrorless mischief misplac mite mockingbird
monasteri monetari monica monogami montserrat mophi mortar mosel mosul motel mourn mp4 mpix mt muchmus muir multifacet
multimedia multipli mummif mustafa mx mxa910 myfitnessp nadal namibian nanobiosensor nasti nat naval nazi nc neatli
neiman neoclass nepal nevertheless newman nicki nitrogen nmy nobodi novatech novosibirsk numb numpi oasi obedi obes
obsolet oldest olivia openli oregon origami osha ostre outag outfest outright overdu overh owen owl pamir pantheon
pappardel par paradigm parker parkinson parkwai parodi pars passiv pastur pat paterson pathwai patriot pb pca pertin
peru pharmaceut phd phil philanthropi philippin php pigeon pii ping plaintiff plato playtim playwright playwrit
pleasant plugin plunger pneumonia pointless polynesian posai pp pragu prais preciou prejudic prepared prestashop
preview primat printer procrastin profess prosper prototyp prussian ps publicli qualit quarantin queensland
questionnair quieter quinn racial rada radiohead rafael ramaphosa ramsei raspberri ratchet rbc readabl reassess rebas
rebel recap reconcil rectif ref refocu refriger relic repaint resel resign respectfulli restart restroom restrung
revolution reword rex rfv rhubarb rift rig rins rippl roadblock rob roch rodriguez romania rooster roster rothko rotor
rub s8 saag sach saltwat salut salvat sami satur schizophrenia schmidt schubert scottish scream screwdriv scriven
scrub scrutini sdk seagrass seam sean searchresult sec504 secular sedona segreg segwai seiko sentient serotonin sesam
settler sh shave shipfinex shiretoko shlomo shopifi shorthand showroom shuffl si sideboard sidon sightse sim simon
skeleton slept slim soapston socio solicitor solstic span specialis spectacular spill spinnerbait spinoza splint
spotlight spritzer spur squad src ssl stalin stanlei steadili stevenag stockpil stolen stove str strai streetwear
stringifi stroll stub stupid submarin substrat suburban succeed sumo superintend surgeon surinam survivor suscept
sweden systemat ta tabular tactil tagin tailwind tang tcp teas techcon tediou telephon tempo temporarili tempura ter
terrarium terrorist textbook theft themat theorem theoret thereaft theresa thicker thinner thirteen thirti throughput
thrown thrust thumbnail tibetan tighten tin tiramisu tlr toilev toll tommi tonal tongu tori tortois touchscreen
tougher traceback tractor traffick trai trailer transmiss trastever traumat traveloc travelphotographi triumvir troop
trustbit trustworthi ts tsunami tucuman tuner turnaround twine twitch ty tydfil typographi unambigu unattend unauthor
unavail uncertain undertak unesco unhelp unrel unreli unstabl unsuccess unwant usernam utah vacanc vagu vancouv vend
venic vermont veteran viabil viii viktor vin vocat vol voltag voluspa vp waikiki wallachia wallpap wartim wastewat
watchmak watson wealthi weber webhook westworld wetsuit wework wharf whelan whistler whitepap wildflow windi wolv
wonderwal woodwork workstat wound wp wrench wriglei xb273u xbox yashica yerba yuan yup za zagg zambia zigzag zl1 번역 =3
0s 100k 1080p 1200x628 15s 16s 1800s 20s 24th 26th 2m 2s 32nd 3s 42s 43s 44s 45s 46s 47s 4a 4b 4m 50k 52s 54s 58s 5g
5x 60th 6m 75th 800k 80th 8m a4 aa aargau abdomin abilit abraham absent absente acclaim acv addeventlisten adel adequ
administ adolesc adrien advisori aer aero agri aisl ak akin alaska alessandria alexa algernon algo alia allegori
allend almati alp alr alyssa ama amelia amid amorosa amulet anglican anish anneal annuiti anonym antacid antetokounmpo
antiviru anton anusr ao aoki apocalyps apricot aquascap aragon arbitrum arcad archetyp archipelago arg argentinavsfr
argfra aria arithmet arjuna armoir aromat aros arrest arrow arthur artistri artsi asada ashevil ashkenazi asn aspireiq
assassin assault assyrian asu attun audubon aunti auth autocross avalanch babysit bach backstag bada badland baja
bajimaya baldwin ballroom balm bam bandon bankrupt baptiz barak bargain barker barton basslin batter battlecard
battleship bbc beaconsfield beanstalk beard beautybylili beaux begun behav belgian belo bench bend bengal bengali
berlinal berni bert bespok bestsel bex bhajan bhant binanc biographi birthdat bizarr bjork blackbird blame blanch
bland blink bloat bloodworm bloomberg blu blurb blurri bohemian boil bokeh bollywood bolster boltzmann booker bookkeep
boom booster bora bordeaux borland bottleneck bougainvil bouquet bow boycott br brass breaker brembo brendan
bridesmaid brisk brno bruno bubbler bud buddhism bulkier bullpen bummer bun bunni burch burdensom burial burrow
bushfir bushi busier businessweek butcher butt bye bypass byted c9 caico calcium calibr calmer calmli calv camber
camel cameo campari carbohydr cargo carol carolin carta casanova cascara cashless castbox cbt ccc cellar censu cerebr
cgp chairman champaign chancellor charizard chassi checker cheer cheryl chi chicano chillida chin chirp chopin chu
churn chutnei ci4 cita citigroup citrusi citymapp civilian clank clapham clari clark clasp cleanser clientel climax
climber clone cnn coachella coalit cobra coher coke col1 colleaqu colonel colson combinatori comfi comicconnect
commenc commonpoint compil complain compliant complicit concess concierg condemn condesa conf confront conjunct
conscienc conspiraci contactless contax contributor cookout copd coq corolla corp corpu cote cotswold counselor
countdown counterfeit cp cpa crawl crest croatia crossroad crumb crush crustichezz ct cuff cumbersom cur curd custodi
dali dangl danio danub dare darkroom darn dasca datetim db dbeaver deadlift deathadd decai decept decil deco decod
defici delawar deleuz denial desertif deshed destress deterr deterritori deu deutsch devast devez dharma diaspora diaz
dictat dijon dilut diner dinnerli dioxid dir disc discern discog discographi discontinu discriminatori dismiss
disorgan dispens disproven disqualifi diss divorc dixit dmc dmp dmv doabl doenjang doesnt doncic dong doorstep dosag
dosh dougla downforc dramatist dreami ds dublin duffel dump dwarv dweck dwell dyson e5 e8 earplug easel eater
ecoadventur ecri eczema edgar edith edtech efinit eggshel ein einstein elderflow elif elizabeth ellen elli elsa elvi
embarrass embroid emphasis emul enchilada enclos encod endeavor enlighten entic env envi eponin erc ernest err es110
escal espionag espn esta esv etf eurostar evacu evad evita excurs exempt exert exhilar existenti existenz exodu expat
expedit exploratori expound exterior extrabuck exxon fa facet fae fairi falcon famer farro fdr fed femin feuerbach
fever fianc fic fico fifaworldcup fifaworldcupfin fijian fillet filmdetail finland firewal fisheri fitclass fitter
fitzgerald flesh fluentli fluiditi flynn footer footlong forag fore foreach forehead fork forse fourier fractal
fraudul fred freeradiu fresher freshest freud freudbot friedrich fright frighten frontlin froze func funk fyi g512
gage galang gallbladd gallo gallston gamestop gari garibaldi garland gasolin gastroenterologist gaudi gaze gb gd
gemston gentler gentlewhisp geo geralt germ getitem gillian glimps gloomi glori glorifi glucos gmi gochugaru goggl
goldfish goldman golem gomi goodwil gooni gorbachev grader graini gram granni greg grenadi gretchen grid griffin grime
grimi grin grisham grit grotesqu grout guesthous guin guitarwork gum gun guppi gut h2okinetic h4 h5 hacker hanoi
harden hardest hardli hardship hartmobl hash hatch hatr haze hc hdr heartbreak hearti heartwarm heater heather hedera
hedgehog heer hellenist highland hilo himalaya himss hmo hnl ho hoa hoax hoffman hog hokkaido holli homegrown hondata
hone honesti hood hopkin horizont horseback hostil hotter housekeep howard hp href hu huh hull humil humour hurdl
hybridis hydor hydroelectr hydrogen hypeauditor hyperx hypothes i7 icebreak iceland ichi idiom idol ig il immatur
immortalist imperman imprison improp inabl inadequ incap incheon induc inexpens inexperienc infuri ingrain injur inlai
insist interdimension intimaci introductori invalid invers invigor invok ipac ipm ippodo ipv4 ir iri irrat irrespons
isabel isbn isp isra isv ivu jargon jasper jealousi jeszcz jjiga jo joel jon jose joshua jubile jude judgement
judiciari juggler jung junot jurisprud justif jute k10 kaanapali kai kala kangaroo kanji karel kassel kati kauai kawai
kb kebapcı kedah keeper keepsak kent kettl kevin keynot khan kiang kindli kira ko konigsberg kosher kraken kruger kunc
kweilin labour lair lambda lame lampshad laravel lastli layla leaki leash leggi lehman leinster lemonad lenzburg lest
liber licenc lidar lieuten lifecycl lifelik lightheart lightspe lindsei linearli lionni liu livelihood lloyd lobbi loi
lok lolla loneli longev loophol lorri lowepro lowest loyaltylion lr ls lt13 luckili ludwig luftwaff lui luka lumbar
lupin luther luxembourg lynx lysol m3 m430 maastricht madison mae magna magnesium magnific maid makeov makgeolli
malawi malici manageri manifesto manju markup marshal martha martini mash mastercard masteri matchup matlab matsuri
mcb mcdonald mcqueen medicar meme memoir menageri mendelei menopaus mente merchant merlin mesmer mesopotamia messeng
metamask metamd metavers metoo mi michellesiroissilv microplast microwav mildr mileageplu milki mindfulli mingl minist
minnesota mischiev mismanag mistaken misus moab modal modernist moer moi moland mongol monochromat monterei montreux
moodi mopan moreshar morgan morocco mosqu mousepad mozambican mp mtow mubi mufasa mulch multipurpos multivitamin mysql
naiv nara narco nasb nascent neat nebul nectar nemesi nepali ness neurodegen neuron newegg newest newfoundland
newspeak newsstand newton nginx nh nicer nicol nietzsch nightclub nih nimitz nissan nitrit nitro nixon nlm nm nocturn
nodej noir noisi nolan nonprofit noon norman nostalgia notecard notetak nov nova nowadai nozzl nt nurtur nv nylon oahu
oakwood oaxaca obama oct odd ofa offend ohio oiler okta olympu omg omron opencv opri ori orlean oscar outbound outrag
overcam overdr overlai overshadow ow oyster pacifist paddleboard palat pali panelist panic panten paperback parka
pastor patek patent paw paycheck pd peacefulli pencil perri persever personalis personnel peski pessimist petal petit
petpalooza phenomenon philipp phoenix photosynthesi physiqu picacho picasso pine pinot piou pitcher pitchfork pixel pl
placemat plausibl playstyl pleco plow plumb pluralsight plymouth plyometr plzen png poach poetic polyest ponder pontu
poorli portobello postag posterior potabl pothol potosi powel ppo ppt pr prado prairi preced precursor prefac prestig
preventdefault previa pristin prof proftp programm prohibit prolong pronoun proprietari prosciutto protact provenc
psoriasi psychedel psychoanalysi pubg pulitz pulmonologist puls punchi pup purdu purg puritan purs pushback pushi q1
qatar2022 qemu qld qn90a qsc quietli quill quotat rabbit radish rajya rakuten ralf ranch ratatouil rattl reactj realis
rebar rebat rebound reclaim recount redesign reflex refrain refund regim regulatori reindeer reject rejoin rekindl
remak renegad renunci repatri repent reprint republika retailmenot reveng rever reverb revolutionari rf rgb rhydderch
ribbon riddl rider rigor rilei rim ripken rivalri roam roar roaster roger roland roleplai rom rooibo rook roppongi
rosom rot rothfuss rotten rpg rpm rse rutland ryokan sa saddl sak sal salamand salesi salesperson samantha samosa
sanuki sar sarcast satellit satin satisfactori sauna saver schwinn scriptwrit scuff sdg seclud secondli secretli seedl
sein seltzer sensat sentanc sephardi seq sequoia ser serif serpin serverless setitem sf shamrock shanghai shapek
sharehold shavez sheer sherman shin shipt shipwreck shorebird shortlist shoter sigmund signag sintra sinus siroi
sitcom skender skydiv slayer slider slipperi slogan slouchi smallest smarter smb sme smoker smuggl snap snowboard
snowflak sojourn sol somm sonicar soo sooner soooo sorcer sorter soundbar sourcetext sp spade spanishdict sparrow
spatula spectat spectrum speedo speedrun speedwai sphere spiderman spike spontan sprig sr srpska ss stagger staircas
stale stamina standpoint stark stationari staycat stella steril stiletto stow stradic streetcar stubborn stylist
styliz subconsci subgenr subtleti successor suck sud sumela summertim superhero supermarket superstar supposedli surg
surrend suspend suspici sustainabilityliv sutta swag sweati swirl switzerland sydnei syliu sympto syndrom synonym
syntax t2 t5 tabata tablatur taiwanes take10 takeshi tamil tamiya tandem tanjor tarnish taro taroko tarot td te
teammat telegram temper tenerif tensortrad terraform territori tester thermomet thermostat thredup thrombosi ticular
tightli til timefram timeli tk tm tobacco tonkatsu torchi torii toshogu touchdown toughen tove tragedi trajectori tram
tranquil transcend transmitt tre tread trump tsukemen tulum tuna tundra tunnel turk turmoil turnout turnov turquois
turton tx txt tybe typescript ueno ufo ugc uh ukrain ulcer ull ultraboost ultrason ultrasound unaccept unchart undefin
underdevelop underr underscor underserv underwrit unfold uninhabit unmet unreal unveil unwil upholsteri upkeep upsel
upset upward urbana urdu usabl usp uti utxo va valueerror van vanessa varnish vault veal vendom venezuela vengeanc
verdict verona vervet vest viann vibranc vienna vietnames vii villain vilniu vipassana virgil vita vivosport vlc void
voucher vow walford walkman walkthrough wang wao ward watt wayn weaker weasel webgem webworm weed wert westin wf
whitehead whitewat whoa whoever wildcard wingman winston winterreis wisconsin wittgenstein wn wolf wondrou woodi wor
worldcup worldcupfin wrangl wrongdo ws x86 xd xi xiv yakitori ymca yo yogaglo yogi yui yukiko zarina zenit zest zijin
zoo`
