import { composeDay } from './composeDay.ts'
import type { Day, DayText } from './Day.ts'
import { skyAspects } from './skyAspects.ts'
import { INNER, tellBackground } from './tellBackground.ts'
import { moonTitle, tellMoonSign } from './tellMoonSign.ts'
import { tellPhase } from './tellPhase.ts'
import { adviseOnSky, tellSky } from './tellSky.ts'

/** The day for everyone of a Sun sign: the Moon, the aspect overhead, and what stands behind them. */
export function tellSignDay(day: Day): DayText {
  const [main, next] = skyAspects(day.sky)
  const background = tellBackground(day, INNER) ?? tellPhase(day)
  const paragraphs = [tellMoonSign(day), main && tellSky(main, day), background]
  return composeDay({ title: moonTitle(day), paragraphs, advice: [next && adviseOnSky(next, day)] }, day)
}
