import { after, DAY } from '../../../../shared/domain/time.ts'
import type { Area } from '../../../content/schema/areas.ts'
import { listStations } from '../../sky/stations.ts'
import type { Fact } from '../facts/Fact.ts'
import type { ReadingDay } from '../ReadingDay.ts'
import type { Part, PartKind, Passage } from './Passage.ts'

interface Fillings {
  event: string
  area: Area
  partner: string
  /** The sentence of the stage that a slow contact has reached, if there is one. */
  stage?: string | undefined
}

/** A passage as sentences in its writer's order, with the places of event and area filled; the stage follows the event. */
export const readingParts = (passage: Passage, { event, area, partner, stage }: Fillings): Part[] =>
  passage.say.flatMap((part): Part[] => {
    if (part === 'area') return [{ kind: 'area', text: withPartner(passage.areas[area], partner), isOptional: false }]
    if (part === 'event') {
      const told: Part = { kind: 'event', text: event, isOptional: false }
      return stage ? [told, { kind: 'stage', text: stage, isOptional: true }] : [told]
    }
    const [[key, text]] = Object.entries(part) as [[string, string]]
    // The cast: the schema knows no other kinds.
    return [{ kind: key.replace('?', '') as PartKind, text: withPartner(text, partner), isOptional: key.endsWith('?') }]
  })

/** With a capital where it begins a sentence. */
const withPartner = (text: string, partner: string): string =>
  text
    .replace(
      /(^|[.!?] )\{partner\}/g,
      (_, before: string) => before + partner.charAt(0).toUpperCase() + partner.slice(1),
    )
    .replaceAll('{partner}', partner)

/** What the passage says of the stage that a slow contact has reached. */
export function stageSentence(lead: Fact, passage: Passage, { window }: ReadingDay): string | undefined {
  if (lead.kind === 'station') return lead.near && passage.pauses
  if (lead.kind !== 'contact' || lead.mover === 'Moon') return undefined
  if (lead.stage !== 'middle') return passage[STAGE_SENTENCES[lead.stage]]
  const isTurning =
    lead.isSlow &&
    listStations(lead.mover, { from: after(window.from, -PAUSE), to: after(window.to, PAUSE) }).length > 0
  return isTurning ? passage.pauses : undefined
}

const STAGE_SENTENCES = { first: 'arrives', exact: 'exact', last: 'leaves' } as const

/** For so long before and after it turns, a slow body hardly moves. */
const PAUSE = 7 * DAY
