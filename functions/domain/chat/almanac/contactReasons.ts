import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Area } from '../../../content/schema/areas.ts'
import type { Body } from '../../grounding/Body.ts'
import { partnerWords } from '../../reading/almanac/areaOf.ts'
import { type Counsel, contactCounsel } from '../../reading/almanac/contactCounsel.ts'
import { toneOf } from '../../reading/facts/toneOf.ts'
import type { Reader } from '../Knowledge.ts'
import type { AlmanacAnswer } from './AlmanacAnswer.ts'

interface Meeting {
  mover: Body
  aspect: AspectName
  point: Body
}

type Reasons = Pick<AlmanacAnswer, 'reasons' | 'plain' | 'picture' | 'acts'>

/** What the book of readings says of a contact: why, and what to do with it. Nothing for bodies that have no chapter. */
export function contactReasons({ mover, aspect, point }: Meeting, reader: Reader, area?: Area): Reasons {
  const counsel = contactCounsel({ mover, point, tone: toneOf(aspect) })
  if (!counsel) return {}
  const ofArea = area ? [counsel.areas[area].replaceAll('{partner}', partnerWords(reader.relationship))] : []
  return reasonsOfCounsel(counsel, ofArea)
}

/** The same of a passage that belongs to no contact, such as a lunation or a station. */
export const reasonsOfCounsel = ({ why, counsel, acts, picture }: Counsel, more: readonly string[] = []): Reasons => ({
  reasons: [[...why, ...counsel, ...more].join(' ')],
  plain: counsel[0] ?? why[0],
  picture,
  acts,
})
