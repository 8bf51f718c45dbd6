import type { AspectName, Planet } from '../../../../shared/domain/chart.ts'
import type { Day } from './Day.ts'
import { capitalised, inWords } from './inWords.ts'
import { leads } from './leads.ts'
import { dayNumber } from './vary.ts'

interface Meeting {
  mover: Planet
  aspect: AspectName
  point: string
  order: number
}

/** The sentence that names a meeting: "The Moon makes a trine to your natal Venus." */
export function tellLead({ mover, aspect, point, order }: Meeting, day: Day): string {
  const lead = leads[aspect][(dayNumber(day.date) + order) % leads[aspect].length]!
  return lead.replace('{mover}', capitalised(inWords(mover))).replace('{point}', point)
}
