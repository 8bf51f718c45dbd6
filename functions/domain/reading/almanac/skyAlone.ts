import type { LocalDate } from '../../../../shared/domain/time.ts'
import type { Fact } from '../facts/Fact.ts'
import { stageOf, topicsOf } from '../facts/topicsOf.ts'
import type { Written } from '../Written.ts'
import { aloneWords } from './tellFrame.ts'

interface Sky {
  scope: Written['scope']
  lead: Fact
  event: string
  date: LocalDate
}

/** A reading or, when the chapter that it needs can't be opened, what the sky does, with the fault for whoever logs it. */
export function skyAlone({ scope, lead, event, date }: Sky, write: () => Written): Written {
  try {
    return write()
  } catch (fault) {
    const { title, advice } = aloneWords()
    const read = { date, topic: topicsOf(lead)[0], stage: stageOf(lead), passage: 0, area: 'self', act: 0 } as const
    return { scope, title, paragraphs: [event], act: advice, lead, event, fault, read }
  }
}
