import type { Planet } from '../../../shared/domain/chart.ts'
import type { Citation } from '../../../shared/domain/chat.ts'
import type { Body } from '../grounding/Body.ts'
import { isBody } from '../grounding/bodyGroups.ts'
import type { Facts } from '../grounding/Facts.ts'
import { type BodyMention, type Frame, readMentions } from '../grounding/readMentions.ts'
import { sentencesOf } from '../grounding/sentences.ts'

/** More would be a list and no reference. */
const MOST = 4

/** The placements of the birth chart that a reply speaks of, in its order. */
export function citationsOf(reply: string, facts: Facts): Citation[] {
  const cited = [...new Set(natalBodies(reply, facts))].flatMap((body) =>
    facts.placements.filter((fact) => fact.of === 'birth' && fact.body === body),
  )
  return cited.flatMap(({ body, sign }) => (isPlanet(body) ? [{ planet: body, sign }] : [])).slice(0, MOST)
}

const isPlanet = (body: string): body is Planet => body !== 'Ascendant' && body !== 'Midheaven'

function natalBodies(reply: string, facts: Facts): Body[] {
  // "Right now Mars squares your Venus. Mars brings push": what a text does not say again is as it was said before.
  const frames = new Map<Body, Frame>()
  return sentencesOf(reply).flatMap((sentence) =>
    readMentions(sentence)
      .filter(isBody)
      .filter((mention) => {
        const frame = frameOf(mention, sentence, facts) ?? frames.get(mention.body) ?? 'birth'
        frames.set(mention.body, frame)
        return frame === 'birth'
      })
      .map(({ body }) => body),
  )
}

const NOW = /\b(?:in the sky|right now|currently|at the moment|today|tonight|these days|transit\w*)\b/i

/** Whose body it is, where the body's own words or its sentence say so. */
function frameOf({ body, frame }: BodyMention, sentence: string, facts: Facts): Frame | undefined {
  if (frame !== 'unsaid') return frame
  return NOW.test(sentence) || isOnlyInSky(body, sentence, facts) ? 'sky' : undefined
}

/** The sentence names the body's sign of today and not the one of the birth chart. */
function isOnlyInSky(body: Body, sentence: string, { placements }: Facts): boolean {
  const signs = readMentions(sentence).flatMap((mention) => (mention.kind === 'sign' ? [mention.sign] : []))
  const isNamed = (of: 'birth' | 'sky') =>
    placements.some((fact) => fact.of === of && fact.body === body && signs.includes(fact.sign))
  return isNamed('sky') && !isNamed('birth')
}
