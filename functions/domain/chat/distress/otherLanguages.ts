/** The commonest words for it in the languages that our readers are likeliest to fall back on. */
export const despairElsewhere: readonly string[] = [
  // Spanish and Portuguese.
  '\\b(?:quiero|quisiera|deseo|ganas de|voy a|pienso en|quero|queria|vontade de|vou|penso em) (?:morir(?:me)?|matarme|suicidarme|quitarme la vida|desaparecer(?: para siempre)?|morrer|me matar|acabar com (?:a minha vida|tudo)|sumir|acabar con (?:todo|mi vida)|no despertar)\\b|\\bno quiero (?:vivir|seguir(?: viviendo| aqui| aquí)?|estar (?:aqui|aquí|viva|vivo))\\b|\\bnao quero (?:mais )?viver\\b|\\bnão quero (?:mais )?(?:viver|estar aqui)|\\b(?:nao|não) (?:aguento|aguanto) mais\\b|\\b(?:ya )?no (?:puedo|aguanto) m[aá]s\\b|\\b(?:suicid(?:io|arme|ar)|matarme|me matar|tirar (?:a )?minha (?:propria |própria )?vida|sin ganas de vivir|sem vontade de viver|ojal[aá] (?:me muriera|estuviera muert[oa])|mi vida no (?:vale|tiene sentido)|minha vida (?:nao|não) (?:vale|faz sentido)|mejor muert[oa])\\b',
  // French and German.
  '\\b(?:je veux|jai envie de|envie de|je voudrais|je vais) (?:plus vivre|mourir|me tuer|me suicider|en finir|disparaitre|disparaître|crever|me pendre)|\\b(?:je )?(?:ne )?veux plus (?:vivre|etre la|être là|exister|continuer)|\\b(?:jen peux plus|je nen peux plus|a quoi bon vivre|à quoi bon vivre|me suicider|marre de (?:vivre|la vie))|\\b(?:will|möchte|moechte|wollte|mochte) (?:nicht mehr (?:leben|da sein|aufwachen|weiterleben)|(?:nur noch |einfach )?sterben|tot sein|mich (?:umbringen|töten|toeten))|\\b(?:bring|bringe) mich um\\b|\\bmich umbringen\\b|\\bkann nicht mehr(?=[.,;!?]|$| leben| so)|\\b(?:lebensmüde|lebensmuede|selbstmord\\w*|suizid\\w*|umbringen|keinen sinn mehr|kein bock mehr auf (?:das )?leben|wäre ich (?:doch )?tot)',
  // Chinese.
  '想死|不想活|活不下去|自杀|自殺|寻死|輕生|轻生|结束(?:自己的)?生命|結束(?:自己的)?生命|了结(?:自己|生命)|活着(?:没|沒)(?:有)?(?:意思|意义|意義)|活著(?:没|沒)(?:有)?(?:意思|意義)|想(?:要)?消失|不如死|死了(?:算了|就好)|撑不下去|撐不下去|不想醒|跳楼|跳樓',
  // Malay and Indonesian.
  '\\b(?:nak|mau|ingin|pengen|pingin|mahu|pgn|hendak) (?:mati|bunuh diri|akhiri (?:hidup|semua)|mengakhiri (?:hidup|semua)|tamatkan (?:hidup|nyawa)|menghilang|hilang selamanya)\\b|\\bbunuh diri\\b|\\b(?:tak|tidak|ga|gak|nggak|ngga|gk|taknak|tak nak|dah tak|udah ga) (?:nak |mau |mahu |ingin |sanggup |kuat |pengen )?(?:hidup|bangun)(?: lagi)?\\b|\\b(?:penat|lelah|capek|cape|letih|bosan) (?:nak )?hidup\\b|\\b(?:tak|gak|ga|nggak|tidak) (?:sanggup|tahan|kuat) lagi\\b|\\blebih baik (?:aku |saya )?mati\\b',
  // Hindi.
  '\\b(?:marna|mar jana|marne ka|mar jaana) (?:chah\\w+|hai|mann?|dil)\\b|\\b(?:jeena|jina|jeene|jine|zinda rehna) (?:nahi|nahin|nhi|ka mann? nahi|ki ichha nahi)\\b|\\b(?:nahi|nahin|nhi) (?:jeena|jina)\\b|\\b(?:khudkushi|khud ?khushi|aatmahatya|atmahatya|suicide karn\\w+|apni jaan (?:le|de)\\w*|jaan de (?:du|doon|dun|dungi?|doonga)|mar jau\\w*|mar jaun\\w*|zindagi se (?:thak|tang|pareshan))',
  'मरना|मर जाऊ|आत्महत्या|खुदकुशी|ख़ुदकुशी|जीना नहीं|जीने (?:का मन|की इच्छा) नहीं|जान दे दू|死にたい|消えたい|자살|죽고 싶|தற்கொலை|покончить с собой|хочу умереть|не хочу жить|uccidermi|voglio morire',
]

export const selfHarmElsewhere: readonly string[] = [
  '\\b(?:me corto|cortarme|me corté|me hago daño|hacerme daño|hacerme dano|me cortar|me corto de novo|me machucar|me scarifie|me coupe les|me faire du mal|ritze mich|mich ritzen|verletze mich selbst|mich selbst verletz\\w*|menyakiti diri|cederakan diri|sakiti diri|kelar tangan|potong tangan|khud ko (?:kaat\\w*|nuksan|chot|hurt))\\b|自残|自殘|割腕|割自己|伤害自己|傷害自己|खुद को (?:काट|चोट|नुकसान)',
]

export const abuseElsewhere: readonly string[] = [
  '\\b(?:me (?:pega|golpea|golpeó|golpeo|pegó|maltrata|viol[oó]|abus[oó]|bate|bateu|espanca|estuprou|ahorc[oó]|frappe|viole|violée|violee|tape|a frappée?|battue?)|mabat|ma frappée?|ma violée?|schlägt mich|schlaegt mich|hat mich (?:geschlagen|vergewaltigt|gewürgt|missbraucht)|verprügelt mich|(?:pukul|memukul|tampar|belasah|perkosa|memperkosa|rogol|dera|siksa) (?:aku|saya)|dipukul(?:i)?|diperkosa|dirogol|didera|disiksa|(?:mujhe|mujhko) (?:maarta|marta|maarti|marti|maarte|marte|peet\\w*|maara)|maar(?:ta|te|ti)? hai mujhe|mara hai mujhe|rape kiya|violencia domestica|violencia doméstica|violência doméstica|häusliche gewalt|kdrt)\\b|打我|家暴|强奸|強姦|强暴|強暴|性侵|虐待|मारता है|मारते हैं|पीटता|बलात्कार',
]

export const overdoseElsewhere: readonly string[] = [
  '\\b(?:me (?:tom[eé]|tragu[eé]) (?:todas?|muchas?|un bote|una caja)[^.?!]{0,20}pastillas|tom[ae]i (?:muitos?|todos?|v[aá]rios)[^.?!]{0,20}(?:comprimidos|remedios|remédios)|sobredosis|jai (?:pris|avalé|avale) (?:trop|toute|plein|une boite|une boîte)[^.?!]{0,20}(?:cachets|pilules|medicaments|médicaments|comprimés)|(?:zu viele|alle|viele) (?:tabletten|pillen|schlaftabletten)|(?:telan|minum|makan) (?:banyak|semua|terlalu banyak) (?:ubat|obat|pil)|(?:bahut|saari|sari|zyada) (?:goli(?:yan|ya)?|dawai?)[^.?!]{0,12}(?:kha|le))|吃了(?:很多|好多|一瓶|太多|整瓶|大量)?[^。]{0,6}(?:安眠药|安眠藥|药片)|吞(?:了)?(?:药|藥|安眠)|服毒',
]

export const pregnancyElsewhere: readonly string[] = [
  '\\b(?:embarazada|embarazo|grávida|gravida|gravidez|enceinte|schwanger|hamil|mengandung|mengandungkan|garbhvati|abortar|aborto|avortement|abtreibung)\\b|怀孕|懷孕|流产|流產|堕胎|गर्भवती',
]
