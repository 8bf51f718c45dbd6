import type { Planet } from '../../../shared/domain/chart.ts'
import type { Citation } from '../../../shared/domain/chat.ts'
import { isBody } from '../grounding/bodyGroups.ts'
import type { Facts } from '../grounding/Facts.ts'
import { readMentions } from '../grounding/readMentions.ts'
import { sentencesOf } from '../grounding/sentences.ts'

/** More would be a list and no reference. */
const MOST = 4

/** The placements of the birth chart that a reply speaks of, in its order. */
export function citationsOf(reply: string, { placements }: Facts): Citation[] {
  const named = sentencesOf(reply)
    .flatMap(readMentions)
    .filter(isBody)
    .filter(({ frame }) => frame === 'birth' || frame === 'unsaid')
  const cited = [...new Set(named.map(({ body }) => body))].flatMap((body) =>
    placements.filter((fact) => fact.of === 'birth' && fact.body === body),
  )
  return cited.flatMap(({ body, sign }) => (isPlanet(body) ? [{ planet: body, sign }] : [])).slice(0, MOST)
}

const isPlanet = (body: string): body is Planet => body !== 'Ascendant' && body !== 'Midheaven'
