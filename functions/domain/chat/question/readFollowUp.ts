import type { FollowUp } from './Question.ts'

const PLEASE = '(?:please |okay |oh |and |so |but |can you |could you |would you |yes |hmm )*'
const TAIL = '(?: (?:please|then|now|again|to me|for me|a bit|a little))*'
const wish = (source: string) => new RegExp(`^${PLEASE}(?:${source})${TAIL}$`)
const IT = '(?:that|this|it|what you (?:just )?said|your (?:last )?answer)'

const WISHES: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'act',
    wish(
      '(?:so )?(?:what|how) (?:can|should|could|do|would) i (?:do|fix|change|improve|handle|deal with|work on|avoid|not do|watch out for|be careful with)(?: (?:about|with|for|during|in))?(?: (?:it|that|this|them|then))?(?: (?:today|tonight|now|this week|better))?|(?:any|some|give me(?: some)?) (?:advice|tips?)|what do you (?:advise|recommend|suggest)',
    ),
  ],
  [
    'example',
    wish(
      '(?:give|show|tell)?(?: me)? ?(?:an?|some|another|one|more|any|concrete|real)?(?: (?:an?|concrete|real|life))* ?examples?(?: of (?:that|this|it))?|like what|such as(?: what)?|for (?:example|instance)|(?:could be |maybe |perhaps |sure )*how (?:would|do|does|can|will|might) (?:i|that|this|it|one) (?:w+ )?(?:notice|feel|see|look|show(?: up)?|recognize|play out|manifest)(?: (?:it|that|this|in|like).{0,30})?|how so in (?:practice|real life)|what would that look like|what does (?:that|this|it) look like(?: .{0,30})?|how (?:does|do|can|would) (?:that|this|it) (?:help|affect|show up|matter)(?: .{0,24})?|what (?:do|can|should) (?:i|we) do (?:with|about) (?:that|this|it)|be (?:more )?(?:specific|concrete)',
    ),
  ],
  [
    'more',
    wish(
      `go on|go ahead|continue|carry on|keep going|more|(?:tell|give|say|show)(?: me)? (?:more|the rest|some more|a bit more|everything)(?: (?:about|on) ${IT})?|(?:i )?(?:want|would like|need|like) (?:to (?:know|hear) )?more|what else|anything else|is (?:that|there) (?:all|more|anything else)|elaborate(?: (?:on|more).{0,20})?|expand(?: (?:on )?${IT})?|more (?:details?|info\\w*|depth|about (?:that|this|it))|(?:in )?(?:more )?details?|go (?:deeper|into (?:more )?detail)|dig deeper|deeper|and|and then|so|what (?:now|next|then)|explain (?:${IT} )?(?:further|in (?:more )?detail|in depth)|next|longer`,
    ),
  ],
  [
    'simpler',
    wish(
      `(?:explain|say|put|write|tell me|repeat|rephrase|reword|make|break|simplify|sum|summari[sz]e)(?: ${IT})?(?: (?:up|down|more|much|in|a|an|like|i|am|five|5|simpl\\w+|easier|plain|english|shorter|short|clear\\w*|differently|another|other|way|words|normal|basic|terms|briefly|less|complicated|bit|again|so|can|understand))*|(?:explain|say|put|tell me)(?: ${IT})? (?:to me )?(?:like|as if) (?:i|you).{0,30}|(?:so )?is ${IT} (?:an? )?(?:really |actually )?(?:good|bad|positive|negative|normal|rare|bad or good|good or bad|lucky|serious)(?: (?:thing|sign|news|one|or (?:bad|good|not)))?|is ${IT} (?:something )?(?:to worry about|i should worry about)|(?:in )?(?:plain|simple|normal) (?:english|words|terms)|simpler|shorter|simply|eli5|tl ?dr|huh|wha+t|wdym|(?:i )?still (?:do not|can not) (?:get|understand|follow)(?: .{0,24})?|i (?:do not|did not|can not|don t) (?:get|understand|follow|know what (?:that|you|this))(?: .{0,24})?|(?:i am )?not following(?: (?:you|this|that))?|(?:anything|something|any|what is the) (?:positive|good|bad|nice|negative|upside|downside|catch|bright side|silver lining)(?: (?:news|about (?:it|that|this)|in (?:it|that|this)|there))?|(?:i am )?(?:confused|lost me|so confused)|you lost me|(?:that is |this is |it is |that was )?(?:too |so |very )?(?:complicated|confusing|long|technical|hard to understand)|what do you mean(?: by (?:that|this))?|what (?:does|is|do) (?:that|this|it|all that|all this) (?:even )?mean|meaning|which means|english|come again|clarify(?: ${IT})?`,
    ),
  ],
  [
    'doubt',
    wish(
      `(?:are you|you) (?:really |so |absolutely )?(?:sure|certain|serious|kidding|joking)(?: .{0,20})?|really|seriously|for real|${IT} (?:is|does|sounds|seems|can|was|feels)(?: (?:just|really|totally|completely))? ?(?:not|wrong|incorrect|false|untrue|generic|vague|inaccurate|off|weird|bs)(?: .{0,40})?|(?:i am |i )?(?:do not|don t|not|not sure i|not sure if i) (?:think|believe|agree|see|feel)(?: (?:that|this|it|so|you|with).{0,30})?|i (?:disagree|doubt (?:it|that))|(?:nope |no |nah |it |this |that )*(?:does|did) not (?:resonate|fit|apply|sound|feel|match|make sense)(?: .{0,30})?|not (?:true|really|me|accurate|me at all|right)|(?:nah |no |nope )*(?:(?:that is|this is) )?not (?:really |at all )?(?:me|true|right|accurate)(?: at all)?|wrong|false|(?:you are|you were) (?:wrong|lying|mistaken|making .{0,20})|how (?:do|can|would|could) you (?:know|tell|be sure)(?: (?:that|this|it|all that|all this))?|how is (?:that|this|it) possible|is (?:that|this|it) (?:really |even )?(?:true|right|correct|accurate)|says who|prove it|you (?:said|told me) .{0,60}(?:before|earlier)`,
    ),
  ],
  [
    'why',
    wish(
      `why|why not|how come|how so|why is (?:that|this|it)(?: so)?|why (?:do|did|would) you (?:say|think|tell|mention)(?: .{0,24})?|what makes you (?:say|think)(?: .{0,20})?|where (?:do|did) you (?:get|see)(?: .{0,24})?|(?:based on|because of) what|reason`,
    ),
  ],
]

/** A wish about the last answer that names nothing new. `text` has no marks at its ends. */
export const readFollowUp = (text: string): FollowUp | undefined =>
  WISHES.find(([, pattern]) => pattern.test(text))?.[0]

/** "What about …" and "and …": the same question about another thing. */
const ABOUT =
  /^(?:okay |so |but |hmm |and |then )*(?:what|how|wat|waht) (?:about|abt|of|if it is) |^(?:and|or|also|what) (?:what about |how about |about |for |in |with |at )?(?!i\b|is\b|are\b|do\b|does\b|if\b|should\b|will\b|when\b|why\b|how\b|what\b|then\b|that\b|so\b|am\b|can\b|kind\b|sign\b)(?=.{1,40}$)|^same (?:question |thing |again )?(?:for|about|with|but) |^(?:at|in|with|for|on|about) (?=.{1,25}$)/

/** The rest of a message that asks the same about another thing, and undefined for any other. */
export function restOfAbout(text: string): string | undefined {
  const [start] = ABOUT.exec(text) ?? []
  const rest = start === undefined ? undefined : text.slice(start.length)
  // "What degree is my Moon" is a question of its own.
  return rest !== undefined && /^what /.test(text) && !/^what (?:about|abt|of|if) /.test(text) && HAS_VERB.test(rest)
    ? undefined
    : rest
}

const HAS_VERB =
  /\b(?:helps?|makes?|happens?|is|are|am|was|were|does|do|did|will|would|can|could|should|has|have|means?|says?|rules?)\b/
