import { moonPhaseName } from '../../../../../shared/domain/moon.ts'
import { localDateAt, secondsOf } from '../../../../../shared/domain/time.ts'
import { counselOf } from '../../../reading/almanac/contactCounsel.ts'
import { lunationPassage } from '../../../reading/almanac/passagesOf.ts'
import { whenFor } from '../../../reading/words/when.ts'
import { apparentLongitude } from '../../../sky/ephemeris.ts'
import { moonNow } from '../../../sky/moonPhase.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { answers, dayWordsFor, say, whereWords } from '../chatWords.ts'
import { reasonsOfCounsel } from '../contactReasons.ts'
import { houseAt } from '../houseAt.ts'

type MoonEvent = 'newMoon' | 'fullMoon' | 'eclipse'

/** The next new or full moon, or eclipse, with the house that it falls into. */
export function answerMoon(event: MoonEvent, known: Knowledge): AlmanacAnswer {
  const { timing } = answers()
  const found = known
    .lunations()
    .find(({ phase, eclipse }) => (event === 'eclipse' ? eclipse : phase === PHASES[event]))
  if (!found) return { answer: say(timing.noEclipse, {}) }
  const house = houseAt(known.chart, apparentLongitude('Moon', found.at))
  const words = { date: dayWordsFor(known).on(found.at), sign: found.sign, where: whereWords(house) }
  const kind = found.phase === 'new_moon' ? 'newMoon' : 'fullMoon'
  const key = event !== 'eclipse' ? event : found.phase === 'new_moon' ? 'solarEclipse' : 'lunarEclipse'
  const answer = say(timing[key], words)
  if (house === null) return { answer }
  return { answer, ...reasonsOfCounsel(counselOf(lunationPassage(kind, { house, isEclipse: event === 'eclipse' }))) }
}

const PHASES = { newMoon: 'new_moon', fullMoon: 'full_moon' } as const

/** Whether the Moon is void of course, and until when. */
export function answerVoidMoon(known: Knowledge): AlmanacAnswer {
  const { timing } = answers()
  const { voidUntil, sign } = moonNow(known.now)
  if (!voidUntil) return { answer: say(timing.voidNot, { sign }) }
  const until = whenFor(localDateAt(known.now, known.zone), known.zone)
  return { answer: say(timing.voidNow, { date: until.day(secondsOf(new Date(voidUntil))) }) }
}

/** Where the Moon is now, and its phase. */
export function answerMoonNow({ now }: Knowledge, asked?: keyof typeof PHASES): AlmanacAnswer {
  const { status } = answers()
  const { sign, phase } = moonNow(now)
  const name = moonPhaseName[phase]
  const ways = asked === undefined ? status.moon : phase === PHASES[asked] ? status.moonYes : status.moonNo
  return { answer: say(ways, { sign, phase: /^(New|Full)/.test(name) ? `a ${name}` : name.toLowerCase() }) }
}
