import * as z from 'zod/mini'
import { BareChart, BigThreeTold, NatalChart } from '../domain/chart.ts'
import { LocalDate } from '../domain/LocalDate.ts'
import { MoonNow } from '../domain/moon.ts'
import { Month, MoonMonth } from '../domain/moonMonth.ts'
import { ArchivedReading, DailyReading, Streak } from '../domain/reading.ts'
import { MINUTE } from '../domain/time.ts'
import { MOST_TRANSIT_DAYS, TransitCalendar } from '../domain/transits.ts'
import { Profile } from '../domain/user.ts'
import { Sign } from '../domain/zodiac.ts'
import { group, perAddress, perMember } from './endpoint.ts'

const NO_DAYS = `Give a number of days from 1 to ${MOST_TRANSIT_DAYS}.`

export const reading = group({
  readDashboard: {
    method: 'GET',
    path: '/api/home',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    /** Each part in the shape of its own call; the Big Three and the reading are null until there is birth data for them. */
    reply: z.object({
      user: Profile,
      bigThree: z.nullable(BigThreeTold),
      horoscope: z.nullable(DailyReading),
      streak: Streak,
      moon: MoonNow,
    }),
  },
  readDailyHoroscope: {
    method: 'GET',
    path: '/api/horoscope/daily',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: DailyReading,
  },
  /** Today's reading of a Sun sign, for visitors. It writes nothing and asks no model. */
  readSignHoroscope: {
    method: 'GET',
    path: '/api/horoscope/signs/{sign}',
    access: 'anyone',
    limits: [perAddress(30, MINUTE)],
    params: z.object({ sign: Sign }),
    reply: DailyReading,
  },
  /** The readings of the days that were opened, the newest first, a page at a time. */
  listReadings: {
    method: 'GET',
    path: '/api/horoscope/archive',
    access: 'member',
    limits: [perMember(30, MINUTE)],
    query: z.object({ before: z.optional(LocalDate) }),
    reply: z.array(ArchivedReading),
  },
  readStreak: {
    method: 'GET',
    path: '/api/user/streak',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: Streak,
  },
  readNatalChart: {
    method: 'GET',
    path: '/api/natal-chart',
    access: 'premium',
    limits: [perMember(30, MINUTE)],
    reply: NatalChart,
  },
  /** For everyone: their own wheel, without the interpretations that access adds. */
  readBareChart: {
    method: 'GET',
    path: '/api/natal-chart/wheel',
    access: 'member',
    limits: [perMember(30, MINUTE)],
    reply: BareChart,
  },
  readBigThree: {
    method: 'GET',
    path: '/api/natal-chart/big-three',
    access: 'member',
    limits: [perMember(30, MINUTE)],
    reply: BigThreeTold,
  },
  /** What the sky brings to one's own chart. Without access it answers the next event, whatever days are asked for. */
  listTransits: {
    method: 'GET',
    path: '/api/transits',
    access: 'member',
    limits: [perMember(30, MINUTE)],
    query: z.object({
      /** Today in the caller's zone without it. */
      from: z.optional(LocalDate),
      days: z.optional(
        z.string(NO_DAYS).check(
          z.regex(/^[1-9]\d?$/, NO_DAYS),
          z.refine((text) => Number(text) <= MOST_TRANSIT_DAYS, NO_DAYS),
        ),
      ),
    }),
    reply: TransitCalendar,
  },
  /** The Moon's phases, signs and void hours in a month of the caller's calendar; with access, also through their own houses. */
  readMoonMonth: {
    method: 'GET',
    path: '/api/moon/month',
    access: 'member',
    limits: [perMember(30, MINUTE)],
    query: z.object({ month: Month }),
    reply: MoonMonth,
  },
})
