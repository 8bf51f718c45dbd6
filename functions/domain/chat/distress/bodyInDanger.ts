import { near } from './frames.ts'

const LIMB = '(?:arms?|wrists?|legs?|thighs?|skin|forearms?|stomach|hips?|body|knuckles)'
const PILLS =
  '(?:pills?|tablets?|meds|medicines?|medications?|medicine cabinet|paracetamol|panadol|tylenol|acetaminophen|ibuprofen|advil|aspirins?|xanax|valium|insulin|painkillers?|antidepressants?|codeine|oxy\\w*|capsules|ambien|benadryl|melatonin|opioids?|fentanyl|heroin|diazepam|seroquel|sertraline|prozac|cough syrup|sleepers|benzos?|tramadol|lithium|propranolol|molly|ketamine)'
const TOOK =
  '(?:took|take|taken|taking|swallow\\w*|ate|eaten|down(?:ed|ing)|popp?(?:ed|ing)|finished|emptied|drank|drunk|mix(?:ed|ing)|had|chugged|necked)'
const TOO_MANY =
  '(?:too (?:many|much)|all|whole|entire|bunch|handful|load|loads|lots?|bottle|packs?|box|everything|on purpose|more than|so many|\\d{2,}|[6-9]|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?|stash|at once)'
const ALCOHOL = '(?:vodka|wine|whisk(?:e)?y|gin|rum|beer|alcohol|booze|tequila|liquor)'
const VOMIT =
  '(?:throw(?:s|ing)? (?:\\w+ )?up|threw (?:\\w+ )?up|puk(?:e|ed|ing)|purg(?:e|es|ed|ing)|vomit\\w*|make myself sick|be sick|laxatives?|starv(?:e|es|ed|ing))'
const FOOD = '(?:eat|eats|eating|ate|eaten|foods?|meals?|dinner|lunch|bing(?:e|es|ed|ing|eing))'
const LOATHING =
  '(?:disgust\\w*|gross|guilty|guilt|ashamed|hate myself|scares? me|terrif\\w+|panic|afraid|scared|cry|fat|huge|obese|punish\\w*)'

/** Wounds and pain of one's own making. */
export const woundedSelf: readonly string[] = [
  '\\b(?:the|a|my|with|his|her|old|this|razor) (?:razors?|blades?|box ?cutter|scalpel)\\b(?! (?:runner|sharp|scooter|phone|thin)\\b)(?![^.?!]{0,25}\\bshav)|\\b(?:cutting|cuts|cut|burnt|burned|burn|hurt|hurting|harm\\w*|injur\\w+|bit|bite|biting|stab\\w*|scald\\w*|slash\\w*|slic\\w+) (?:my|her|him|them)sel(?:f|ves)\\b(?! (?:a|an|some|off|out|loose|shaving|cooking|while|chopping|playing|by accident|skiing|at the gym)\\b)',
  `\\b(?:cut|cuts|cutting|slit|slits|slice|slicing|sliced|slash\\w*|carv\\w+|burn|burns|burned|burnt|burning|scratch\\w*|stab\\w*|pick\\w*|bit|bite|biting|bruis\\w+|scars?|wounds?|marks)\\b[^.?!]{0,25}\\b(?:my|her|his) (?:own )?${LIMB}\\b(?! (?:at the gym|cooking))|\\b(?:my|her|his) (?:own )?${LIMB}\\b[^.?!]{0,25}\\b(?:cuts|scars|open|carv\\w+|razor|covered|slit|slashed|until (?:it|they|i) bleeds?)\\b(?! (?:mind|up to))(?<!\\bopen)`,
  near(
    '\\b(?:hit|hitting|bang(?:s|ing)?|slam\\w*|punch\\w*|smash\\w*|head|bite|biting|bit|scratch\\w*|pinch\\w*|burn\\w*|pick\\w*) (?:my |at my |myself |walls |the wall )',
    '\\b(?:bleed\\w*|bled|hurts enough|against the wall|calms? me|need the pain|feel something|leave marks|hate myself|punish myself|hard enough|numb)\\b',
    45,
  ),
  `\\b(?:\\d+|fresh|new|deep|old|my|the|more) cuts\\b(?! (?:of|in (?:my )?(?:budget|pay|salary|hours|rates?)|to)\\b)(?=[^]{0,25}\\b(?:bleed\\w*|clean|relaps\\w*|sting|deep|arm|wont|yesterday|last night|hide|cover|show)\\b|[.,;!?]|$)|\\b(?:relaps\\w+|clean|urge)\\b[^.?!]{0,35}\\b(?:cuts?|cutting|sh|self|blade|razor|harm)\\b|\\b(?:from|of|did|doing|urge to|urges to|into) sh\\b|\\b(?:gf|bf|girlfriend|boyfriend|friend|daughter|son|sister|brother|she|he) (?:is |has been |been |started )?cut(?:s|ting)(?=[.,;!?]|$| again| and)|\\b(?:need|crave|deserve|want|like) (?:the|some|physical|to feel the) pain\\b|\\bdeserve (?:to be hurt|to hurt|pain|punishment|the pain)\\b`,
  '\\bbeen cutting\\b(?! (?:back|down|hair|carbs|sugar|calories|costs|out|off|ties|it|my|his|her|people|corners|class))|\\bhurt(?:ing)? myself (?:on purpose|again|when|because|since|so)|\\b(?:self ?harm\\w*|selfharm\\w*)\\b|\\b(?:did it|done it|do it) again\\b[^.?!]{0,25}\\b(?:razor|blade|last night with|cut|knife|arm|thigh)',
]

/** Too much swallowed, or about to be. */
export const swallowed: readonly string[] = [
  `\\b${TOOK}\\b(?! (?:my (?:daily|vitamin)))[^.?!]{0,12}\\b${TOO_MANY}\\b[^.?!]{0,30}\\b${PILLS}\\b(?! ?mg)|\\b${TOOK}\\b[^.?!]{0,25}\\b${PILLS}\\b[^.?!]{0,25}\\b(?:on purpose|at once|more than|will i (?:be ok|die|wake)|to (?:sleep forever|die|end)|scared|and (?:vodka|wine|alcohol|booze))`,
  near(`\\b(?:${TOOK}|with|and|after|plus)\\b[^.?!]{0,15}\\b${PILLS}`, `\\b${ALCOHOL}\\b`, 25),
  `\\b(?:stash|hoard\\w*|sav(?:ed|ing)|collect\\w*|stockpil\\w+|lined) (?:\\w+ )?(?:of |up )?(?:\\w+ )?${PILLS}\\b|\\b${PILLS} (?:\\w+ )?(?:lined up|saved up|ready|in my hand|in front of me)\\b|\\b(?:how many|how much|is|are|will|would|if i (?:take|took|swallow\\w*)|what happens)\\b[^.?!]{0,35}\\b(?:\\d+|how many|how much|many) ${PILLS}\\b[^.?!]{0,30}(?:\\b(?:die|kill|enough|take|fatal|would|at once|too much|dead)\\b|[.,;!?]|$)|\\b(?:how many|how much) ${PILLS}\\b(?! of stone)|\\b(?:lethal|fatal|deadly) (?:dose|amount|overdose)\\b|\\b(?:od|ods|odd|oded|odin)\\b(?=[^.?!]{0,25}\\b(?:last|again|pills|on|and|wish|on purpose|month|year)\\b)(?! (?:on )?(?:chocolate|sugar|coffee|astrology|thing|couple))`,
  `\\bemptied (?:out )?(?:the|my|our) (?:medicine|pill|bathroom|meds)\\b|\\b(?:drank|drinking|drink|swallowed|ate) (?:\\w+ )?(?:bleach|antifreeze|poison|detergent|pesticide|paraquat|drain cleaner|dettol|kerosene|batteries|glass|turpentine)\\b`,
  `\\bod['’]?d\\b(?! (?:couple|on (?:chocolate|sugar)))(?=[^.?!]{0,25}\\b(?:last|and|wish|again|twice|once|pills|month|year|week)\\b)`,
]

/** Food as an enemy. */
export const foodAsEnemy: readonly string[] = [
  near(`\\b${FOOD}\\b`, `\\b${VOMIT}\\b(?! (?:for (?:pizza|sushi|taco|a burger)|rn))`, 40),
  near(`\\b${FOOD}\\b(?! (?:out|poison))`, `\\b${LOATHING}\\b`, 28),
  `\\b(?:under|below|only|just|over|at|on|max|limit\\w*|restrict\\w*) (?:to )?(?:about |around )?\\d{2,4} (?:cals?|calories|kcal)\\b|\\bcount(?:s|ing)? (?:every |all |each |my )?(?:single )?cal(?:orie)?s\\b(?=[^]{0,40}\\b(?:cry|obsess\\w*|panic|over \\d|guilty|guilt|all day|cant|every)\\b)|\\bevery calorie\\b|\\b(?:im|am|been|started|keep|back to) restricting\\b|\\brestrict(?:ing)? (?:food|my food|calories|again|what i eat)\\b|\\bmy ed\\b(?=[^]{0,30}\\b(?:back|relaps\\w*|recover\\w*|again|worse)\\b|[.,;!?]|$)`,
  `\\b(?:only|just|nothing but|live on|living on|survive on|allow myself|allowing myself) (?:\\w+ )?(?:had |have |eat |eaten |allow myself )?(?:an? |some |black |\\w+ )?(?:coffee|water|gum|apple|air|diet coke|ice|lettuce|cucumbers?|tea)\\b[^.?!]{0,40}\\b(?:days?|proud|week|all i|a day|skinny|thin)\\b|\\ban apple a day\\b(?=[^]*$)(?<=\\b(?:only|allow|just)\\b[^]{0,30})|\\b(?:havent|have not|hasnt|didnt|not|barely|stopped|stop|quit) (?:really )?(?:eaten|eating|ate|eat)\\b(?= (?:since|for|in|anything|forever|at all|because|properly in|all day|again|altogether)|[.,;!?]|$)(?! (?:all day,? (?:whats|what)|meat|sugar))|\\bstop(?:ped)? eating(?=[.,;!?]|$| forever| completely| altogether| because| and| for| since)`,
  `\\bbing(?:e|es|ing|eing|ed)\\b(?! (?:watch|read|listen)\\w*| on (?:netflix|series|shows|tarot|astrology))[^.?!]{0,30}\\b(?:starv\\w*|puk\\w*|purg\\w*|again|every|all night|cant stop|out of control|stop|hate)\\b|\\b(?:cant|cannot) stop bing\\w+\\b(?! (?:watch|on|netflix))|\\bpurging\\b(?! (?:my (?:closet|wardrobe|house)|old|the|toxic|negative|people))|\\bweigh (?:about |only |just |like )?(?:[23]\\d|4[0-2]) ?(?:kg|kgs|kilos?)\\b|\\bweigh (?:about |only |just |like )?(?:[678]\\d) ?(?:lbs?|pounds)\\b|\\bbmi (?:is |of |at )*1\\d\\b|\\blost \\d{2} ?(?:kg|kilos|kgs|pounds|lbs)\\b[^]{0,35}\\b(?:cant stop|scared|not enough|still (?:fat|huge)|keep going)|\\b(?:scared|afraid|terrified) (?:to|of) gain\\w*\\b|\\bstill (?:feel|look|am|im) (?:so )?(?:huge|fat|obese|enormous)\\b|\\bfast(?:ing)? (?:for )?(?:[4-9]|\\d{2}|many) days\\b|\\b(?:get|be|become|stay) (?:skinny|thin|bones)\\b(?=[^]{0,30}\\b(?:fast\\w*|starv\\w*|days|moon|no food)\\b)|\\b(?:fat and (?:gross|ugly|disgusting)|disgusted (?:by|with) (?:my|what i))\\b`,
]
