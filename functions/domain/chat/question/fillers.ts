const OPENINGS = [
  'so|okay|hey+|hi+|hello|hiya|yo|um+|uh+|hm+|lol|omg|oh|ah|wow|haha|honestly|actually|well|dear|alright|good (?:morning|evening|afternoon)',
  '(?:one |a )?(?:quick|serious|silly|dumb|random|stupid|weird|another|last|more|next) (?:\\w+ )?(?:question|q)|question|interesting|just curious|(?:i |that |it |this )?(?:makes sense|see|get it|understand|got it|get that)(?:,? but)|curious|hear me out',
  '(?:i (?:was|am|have been) )?(?:just |kind of |kinda )?wondering|be honest|ngl|tbh|idk|not to be dramatic but|by the way|btw|girl|bro|sis|babe|please|astrologer|orrery',
  '(?:can|could|will|would) you (?:please )?(?:tell|show) me(?= (?:what|when|where|why|how|if|which|who|is|do|am))|(?:please )?tell me(?= (?:what|when|where|why|how|if|which|who|is|do|am))',
  '(?:do you know|any idea|i (?:just )?(?:want|would like|need|wanted) to (?:know|ask|understand))(?= (?:what|when|where|why|how|if|which|who|whether))',
].join('|')
const LEADING = new RegExp(`^(?:(?:${OPENINGS})[ ,.:!?-]+)+(?:(?:if|whether) )?`)
const TRAILING =
  /(?:[ ,.!?]+(?:lol|lmao|tbh|ngl|imo|fr|idk|haha+|though|tho|anyway|anyways|bro|sis|girl|babe|man|dude|or what|or something|or smth|i guess|(?:what )?do you think|you think|what do you say|honestly|exactly|please|thank you|thanks))+$/

const LEAST_WORDS = 3
const isEnough = (text: string) => text.split(' ', LEAST_WORDS).length >= LEAST_WORDS

/** What is said around a question and is no part of it. A message that would be too short without is left as it is. */
export function withoutFillers(text: string): string {
  const begun = text.replace(LEADING, '')
  const rest = isEnough(begun) ? begun : text
  const ended = rest.replace(TRAILING, '')
  return isEnough(ended) ? ended : rest
}
