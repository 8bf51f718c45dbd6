import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import { addDays, after, DAY } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import type { DayWindow } from '../facts/DayWindow.ts'
import type { Fact } from '../facts/Fact.ts'
import { FAST } from '../facts/skyOfDay.ts'
import { MOON_BRINGS } from '../frames/timings.ts'
import { QUARTER_WORDS } from '../words/quarters.ts'
import { dayWords, onDay } from '../words/when.ts'
import { dayEverywhere, listMoonDays, listQuarterDays } from './anchors.ts'
import type { Slots } from './Slots.ts'

/** What the timing of a sign's reading can say: what lies ahead, on days that are the same in every zone. */
export const signTimes = (lead: Fact, window: DayWindow): Slots => ({
  ...signEndOf(lead, window),
  ...quarterAhead(window),
  ...moonAhead(lead, window),
})

/** Of the lead's mover if its day is the same everywhere, else of another body. */
function signEndOf({ mover, at }: Fact, { date, from }: DayWindow): Slots {
  const noon = after(at ?? from, DAY / 2)
  const stays = [...new Set([mover, ...FAST])]
    .filter((body) => body !== 'Moon')
    .map((body) => ({ body, end: nextIngress(body, noon) }))
  const stay = stays.find(({ end }) => end < after(from, FORESEEABLE) && (dayEverywhere(end) ?? '') > addDays(date, 1))
  if (!stay) return {}
  const [words, day] = [bodyWords(stay.body), dayWords(dayEverywhere(stay.end)!, date)]
  return {
    mover: words,
    Mover: capitalised(words),
    sign: signOfLongitude(apparentLongitude(stay.body, noon)),
    signEnd: day,
    signEndOn: onDay(day),
  }
}

/** When a planet leaves its sign months from now, nobody plans for it. */
const FORESEEABLE = 60 * DAY

/** The next new, half or full Moon but for one that is just happening. */
function quarterAhead({ date, to }: DayWindow): Slots {
  const [next] = listQuarterDays({ from: after(to, 2 * DAY), to: after(to, 30 * DAY) })
  return next
    ? { quarter: QUARTER_WORDS[next.phase] ?? moonPhaseName[next.phase], quarterOn: onDay(dayWords(next.day, date)) }
    : {}
}

function moonAhead(lead: Fact, { date, to }: DayWindow): Slots {
  const next = listMoonDays(to, date).find(({ sign }) => sign !== lead.sign)
  if (!next) return {}
  const moonDay = dayWords(next.day, date)
  const moonOn = onDay(moonDay)
  return { moonSign: next.sign, moonBrings: MOON_BRINGS[next.sign], moonDay, moonOn, MoonOn: capitalised(moonOn) }
}
