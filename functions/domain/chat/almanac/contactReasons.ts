import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Area } from '../../../content/schema/areas.ts'
import type { Body } from '../../grounding/Facts.ts'
import { partnerWords } from '../../reading/almanac/areaOf.ts'
import { contactCounsel } from '../../reading/almanac/contactCounsel.ts'
import { toneOf } from '../../reading/facts/toneOf.ts'
import type { Reader } from '../Knowledge.ts'

interface Meeting {
  mover: Body
  aspect: AspectName
  point: Body
}

/** What the book of readings says of a contact: why, and what to do with it. Nothing for bodies that have no chapter. */
export function contactReasons({ mover, aspect, point }: Meeting, reader: Reader, area?: Area) {
  const counsel = contactCounsel({ mover, point, tone: toneOf(aspect) })
  if (!counsel) return { reasons: [], act: undefined }
  const { why, counsel: told, areas, acts } = counsel
  const ofArea = area ? [areas[area].replaceAll('{partner}', partnerWords(reader.relationship))] : []
  return { reasons: [[...why, ...told, ...ofArea].join(' ')], act: acts[0] }
}
