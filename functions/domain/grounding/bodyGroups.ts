import type { BodyMention, HouseMention, Mention, SignMention } from './readMentions.ts'

/** A sentence with what it names, as the checks look at it. */
export interface Reading {
  sentence: string
  mentions: readonly Mention[]
  /** The bodies that were named last before it: what an "it" may stand for. */
  earlier: readonly BodyMention[]
  /** The signs and houses of the sentence before it that named any: what a "there" may stand for. */
  places?: readonly (SignMention | HouseMention)[]
}

export const isBody = (mention: Mention): mention is BodyMention => mention.kind === 'body'

export const isPlace = (mention: Mention): mention is SignMention | HouseMention =>
  mention.kind === 'sign' || mention.kind === 'house'

export const between = ({ sentence }: Reading, one: { end: number }, other: { start: number }): string =>
  sentence.slice(one.end, other.start)

export const bodiesBefore = ({ mentions }: Reading, at: number): BodyMention[] =>
  mentions.filter(isBody).filter(({ end }) => end <= at)

export const bodiesAfter = ({ mentions }: Reading, at: number): BodyMention[] =>
  mentions.filter(isBody).filter(({ start }) => start >= at)

const JOINED = /^(?:\s|,|&|and|or|plus|both|as well as|the|your|natal|own|birth|also)+$/i

/** "The Sun, Mercury and Venus": all that are joined to the last of them. A joined body takes over whose they are. */
export function groupBefore(reading: Reading, at: number): BodyMention[] {
  const bodies = bodiesBefore(reading, at)
  let first = bodies.length - 1
  while (first > 0 && JOINED.test(between(reading, bodies[first - 1]!, bodies[first]!))) first -= 1
  return shareFrame(bodies.slice(Math.max(first, 0)))
}

/** "Your Sun and Moon": all that are joined to the first of them, up to one that begins a clause of its own. */
export function groupAfter(reading: Reading, at: number): BodyMention[] {
  const bodies = bodiesAfter(reading, at)
  let count = Math.min(1, bodies.length)
  while (count < bodies.length && JOINED.test(between(reading, bodies[count - 1]!, bodies[count]!))) count += 1
  const last = bodies[count - 1]
  return shareFrame(bodies.slice(0, count > 1 && last && startsClause(reading, last) ? count - 1 : count))
}

/** "… and Venus trines": the body after the "and" is a subject, and joined to nothing. */
function startsClause({ sentence, mentions }: Reading, body: BodyMention): boolean {
  const next = mentions.find(({ start }) => start >= body.end)
  const rest = sentence.slice(body.end)
  return (next?.kind === 'aspect' && /^\s*$/.test(sentence.slice(body.end, next.start))) || VERB.test(rest)
}

const VERB = /^\s+(?:is|has|are|sits|stands|wants|makes|gives|asks|needs|likes|brings)\b/i

function shareFrame(group: BodyMention[]): BodyMention[] {
  const said = group.find(({ frame }) => frame !== 'unsaid')?.frame
  return said === undefined ? group : group.map((body) => (body.frame === 'unsaid' ? { ...body, frame: said } : body))
}
