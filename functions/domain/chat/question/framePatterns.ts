const anyOf = (...sources: string[]) => new RegExp(sources.join('|'))
const r = String.raw

const PLANET = 'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron'
const WORD_OF_ASTROLOGY = `(?:${PLANET}|planets?|houses?|aspects?|signs?|transits?|retrogrades?|eclipses?|degrees?|orbs?|elements?|nodes?|asteroids?|cusps?|squares?|trines?|astrology|horoscopes?|the zodiac|zodiac|stelliums?|(?:birth|natal) charts?|full moons?|new moons?|moon phases?|synastry|rising signs?|sun signs?|moon signs?|saturn returns?|solar returns?)`

/** Whether to do something, without "should I". */
export const WEIGHING = anyOf(
  r`\bis .{1,24} an? (?:\w+ )?(?:month|time|day|week|year|season|moment|idea|date) (?:to|for)\b|\b(?:back and forth|pros and cons|make a (?:decision|choice)|choose between|deciding|decide between|(?:he|she|they|we) (?:are|is) pressuring)\b|\b(?:accept|take|say yes)\b.*\bor\b|\bworth (?:it|the|my|\w+ing)\b|\bshould\b(?! (?:i )?(?:know|expect|watch|focus|be aware|look out|study|avoid|pay attention))(?=.* (?:i|we)\b)`,
  r`(?<!\b(?:he|she|they) (?:is |are |was )?(?:\w+ )?)\b(?:thinking (?:about|of)|considering|contemplating|debating|tempted|planning|about) (?:to )?(?:\w+ing|whether)\b(?! (?:him|her|them))`,
  r`\b(?:torn between|on the fence|(?:hard|big|tough|major|huge|life) (?:decision|choice)|can not (?:decide|choose|make up my mind)|trust my (?:gut|instincts?|intuition)|part of me wants|what would you do|(?:sure|know|decide|deciding) (?:if|whether) (?:i|we|to)|undecided|second thoughts|leap of faith)\b`,
  r`\b(?:dumb|smart|stupid|crazy|foolish|silly|wise|selfish|wrong|risky|reckless|mad|naive|worth|too (?:late|early|soon|old|young)) (?:of me |for me |it )?(?:to \w+|if i|\w+ing)\b`,
  r`\b(?:would|is|could|will) (?:it|this|that|now|today|tomorrow) (?:be )?(?:an? )?(?:ok|okay|alright|fine|safe|better|best|good|bad|wise|unwise)\b(?: time)? (?:to|if|for)\b|\bis (?:it|this|that|now|today|tomorrow) (?:the |a |an |my )?(?:\w+ )?(?:right|good|bad|wrong|perfect|best|ideal) (?:thing|move|choice|call|decision|step|path|time|day|moment|idea|fit)\b`,
  r`\b(?:stay|go|leave|quit|wait|keep|buy|rent|sell|move|text|call|fight|forgive|accept|stick|hold|walk|settle|renew|sign)\b[^.?!]{0,40}\bor (?:not|stay|go|leave|quit|wait|keep|buy|rent|sell|move|let|just|walk|find|look|give|start|hold|stick|cut|sign|be|do|should|is|try|end)\b`,
  r`\bdo i (?:have to|need to|dare|go for|give (?:him|her|them|it|up)|let|tell|reach|say|accept|sign|move|sell|buy|marry|forgive|confront|text|call)\b|\bam i (?:right|wrong|ready|crazy|stupid|making (?:a|the)) (?:to|for|if|mistake|right|wrong|\w+ing)\b|\bgood for (?:\w+ing|an? (?:new|big|first))\b`,
)

/** When something comes, without "when". */
export const AWAITING = anyOf(
  r`^(?:am i|are we|is (?:it|this|he|she|love|money|success|luck|help|change|something \w+|anything \w+)) (?:\w+ )*(?:near|nearby|close|coming|soon|on (?:its|the|my) way)\b`,
  r`\bhow (?:far(?: away| off)?|close|near) (?:is|am|are|to)\b|\bdo you (?:see|think i will|think there is|sense|predict)\b.*\b(?:for me|coming|in my|me |i |ahead|soon)\b|\b(?:in|on) (?:my|the) (?:future|cards|horizon|stars)\b`,
  r`\bany (?:chance|hope|signs?|sight) (?:of|for|that|i|we|he)\b|\b(?:is|are) there (?:any |an? )?(?:\w+ ){0,4}(?:ahead|coming|in sight|on the way|in store|for me)\b|\b(?:what|which) age\b|\bby when\b|\bcan i expect\b|\bhow many (?:years|months|weeks)\b`,
  r`\b(?:does|do|will|is|are|can|has) (?:it|this|that|things|life|everything|anything|all this|any of this|the \w+|my \w+)\b.{0,24}\b(?:get(?:ting|s)? (?:any |much |a bit )?(?:better|easier|worse|good)|turn(?:ing|s)? around|improv\w+|work(?:ing)? out|chang(?:e|es|ing)|com(?:e|ing) to an end|stop|calm(?:ing)? down|settl\w+ down|let(?:ting)? up|eas(?:e|ing) up|pass|look(?:ing)? up|pay off|fall into place)\b`,
  r`^next time\b|\b(?:the|my) (?:year|month|week|day|time) (?:i|we|that|when|it)\b|\bhow much (?:more|longer)\b|\b(?:around the corner|light at the end|finally (?:get|have|find|meet|be))\b|^(?:who|where|what|how) (?:will|would|am) i\b.*\b(?:meet|marry|end up|live|be|become|have|die|find)\b|^who am i going to\b`,
  r`\b(?:am i|are we|is (?:it|this|my \w+)) (?:ever |finally |about )*(?:going to|about to|gonna|ever)\b|\bis (?:it|this|there) (?:\w+ )?(?:over|end\w*) (?:yet|soon)\b|\bwhat are (?:my|the) (?:chances|odds)\b|\bmy chances\b|\bstill waiting for\b|\bwhat year\b|\bhow old will\b`,
)

/** Of astrology itself. */
export const OF_ASTROLOGY = anyOf(
  r`^how (?:often|rare|common)\b|\b(?:two|different|identical|most) (?:people|twins)\b.*\bcharts?\b|^(?:explain|define|describe|what about) (?:the |an? )?${WORD_OF_ASTROLOGY}$`,
  r`\b(?:do|does|can|are|is|why (?:do|does|is|are)|how (?:do|does|often do|often is|rare is|rare are|important is|important are)) (?:the |an? )?(?:\w+ ){0,2}?${WORD_OF_ASTROLOGY} (?:\w+ ){0,3}?(?:matter|count|affect|influence|exist|change|happen|always|bad|good|real|rare|important|necessary|lucky|dangerous|scary|hard|a big deal|mean|move|work|rule|so|like|true|science|outdated|accurate|legit|fake|bs|useful|reliable|about|mean something|play|help|cause|make)\b`,
  r`\bdifference between (?!my\b)|\bwhat happens (?:during|in|when|on|at|with)\b|\bhow many (?:signs|houses|planets|aspects|elements)\b|\bhow (?:do|does|can|should) (?:i|you|we|one|people|astrologers?) (?:read|interpret|calculate|use|work with|find|know|tell)\b.*\b(?:charts?|transits?|houses?|aspects?|signs?|retrogrades?|astrology|degrees?)\b`,
  r`\bwhat is meant by\b|\b(?:benefics?|malefics?|sect|polarity|essential dignity|peregrine|house rulers?|dispositors?)\b`,
  r`\b(?:progressed|composite|davison|draconic|decans?|dasha|nakshatras?|vedic|chinese zodiac|western astrology|sidereal|tropical|ophiuchus|13th sign|combust|cazimi|anaretic|profections?|firdaria|planetary hours?|out of bounds|intercepted|unaspected|mutual reception|midpoints?|harmonics|age of aquarius|critical degree|day chart|night chart|lilith|part of fortune|vertex|south node|imum coeli|asteroids?|sabian|fixed stars?|hellenistic|horary|electional)\b`,
  r`\b(?:what is the|which is the|what are the|which|what|the) (?:\w+ )?(?:\w{3,}est|most \w+|best|least \w+) (?:zodiac |star |sun |moon |rising |water |fire |earth |air )?(?:signs?|planets?|houses?|aspects?|placements?)\b|^(?:which|what) (?:zodiac |star )?signs? (?:is|are|cheat\w*|has|have|do|does|love|make|get|fall|can|will)\b(?! (?:the|my)\b)`,
  r`\bis it true\b|\bis astrology\b|\bwho (?:invented|discovered|came up with)\b.*\b(?:astrology|zodiac|horoscopes?)\b|\b(?:learn|study|book about|basics of|into) (?:about )?astrology\b|\bdo you believe in\b`,
)

const ELEMENT = '(?:fire|earth|air|water|cardinal|fixed|mutable)'
export const COMPARED_ELEMENTS = anyOf(
  r`\b${ELEMENT}(?: signs?| people| moons?| suns?)? (?:and|with|vs|go with|like|match|get along with|work with) (?:an? )?${ELEMENT}\b`,
)

/** How a placement is judged: "is Venus in Libra good?" */
/** What goes with a sign: "the best match for a Virgo". */
export const MATCHED =
  /\b(?:best|good|worst|bad|better|perfect|ideal|right) (?:match(?:es)?|partners?|fit|couple|pair|mix)\b|\bcompatible\b|\b(?:match|matches|go|get along|vibe|clash|mesh|end up|pair|fall for|date|marry) (?:well |best )?(?:with|for)\b/

/** To the astrologer: "do you use …", but not "do you think that I …". */
export const TO_YOU =
  /^(?:do|can|are|will|did|have|could|how do|why do|why did|how did|where do|is your) you(?:r)?\b(?! (?:(?:really |also |still )?(?:see|think|know (?:if|when|what|why|how|about)|believe|predict|sense|feel|tell|explain|say|give|show|describe|read|recommend|help|go|elaborate|break|please|put|simplify|repeat|rephrase|look|check|compare|suggest|advise|do|find|sure|certain)))|^how (?:do|can) i (?:delete|save|edit|rename|find|see|open|start|turn|switch|change) (?:an? |the |my |this )?(?:chats?|conversations?|messages?|history|settings|profile|details|city|notifications?)\b|\bmy (?:chart|city|town|details|data|profile) (?:is|are) (?:not in|wrong|missing|incorrect|off|not right)\b|\b(?:yearly|annual|monthly|lifetime|student|family) (?:option|discount|price|deal|version)\b|^why can (?:not )?i (?:not )?(?:ask|see|get|open|log|use|change|find|send|type|buy|pay)\b|\b(?:birth ?place|charged|cancell?ing|subscri\w+|log(?:ged)? in|upgraded?|free version|my account|app store|google play|paypal)\b/

export const AHEAD =
  /\bahead\b|\bin store\b|\bwhat is (?:next|coming|up)(?: for me)?$|\bcoming up\b|\bwhat do the (?:stars|planets|cards) (?:say|hold|have)\b/

export const SPOKEN_OF_PLACE =
  /^is it (?:really |so )?(?:good|bad|rare|lucky|hard|normal|weird|special|unlucky|common) (?:to have|having|that my|if my)\b/

export const JUDGED =
  /\bis (?:an? |having (?:an? )?)?(?:[\w-]+ ){1,6}(?:any |a |an |the |really |so |considered |supposed to be |that )*(?:good|bad|strong|weak|lucky|unlucky|rare|hard|difficult|special|powerful|challenging|nice|great|terrible|cursed|toxic|intense|attractive|common|worst|best|happy|comfortable|exalted|difficult|a problem|something|okay|important)\b/

/** After it, no question but how somebody feels. */
export const NO_WHY =
  /\b(?:do not|not|no idea|never|not sure|dunno) (?:even |really )?(?:know |understand |sure )?why\b|\bthat is why\b|\bwhy (?:me|bother)\b|\bfor (?:no|some) reason\b/
