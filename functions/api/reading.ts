import { reading } from '../../shared/contract/reading.ts'
import { localDateAt } from '../../shared/domain/time.ts'
import { profileOf } from '../domain/account/account.ts'
import { tellBigThree } from '../domain/chart/almanac/tellBigThree.ts'
import { castBigThree, castChart } from '../domain/chart/natalChart.ts'
import { readBirth, readChart } from '../flows/chart/readChart.ts'
import { glanceAtSignDay } from '../flows/reading/glanceAtSignDay.ts'
import { listReadings } from '../flows/reading/listReadings.ts'
import { openDay } from '../flows/reading/openDay.ts'
import { readDashboard } from '../flows/reading/readDashboard.ts'
import { readStreak } from '../flows/reading/readStreak.ts'
import { lookAhead } from '../flows/transits/lookAhead.ts'
import { readMoonMonth } from '../flows/transits/readMoonMonth.ts'
import type { Member } from '../kit/http/authorize.ts'
import { serve } from '../kit/http/serve.ts'
import type { Visitor } from '../kit/http/visitor.ts'
import { wireReading } from '../wiring/writing.ts'

const needs = wireReading()

export const handler = serve(reading, needs, {
  readDashboard: async ({ member, visitor, now }) => ({
    user: profileOf(member.account, member.standing, now),
    ...(await readDashboard(needs, { ...opener(member, visitor), now })),
  }),

  readDailyHoroscope: async ({ member, visitor, now }) =>
    (await openDay(needs, { ...opener(member, visitor), now })).reading,

  readSignHoroscope: ({ params, visitor, now }) =>
    glanceAtSignDay(needs, { sign: params.sign, date: localDateAt(now, visitor.zone) }),

  listReadings: ({ member, visitor, query, now }) =>
    listReadings(needs, { accountId: member.account.id, before: query.before, zone: visitor.zone, now }),

  readStreak: ({ member, visitor, now }) => readStreak(needs, { ...opener(member, visitor), now }),

  readNatalChart: ({ member }) => readChart(needs, member.account),

  readBareChart: ({ member }) => castChart(readBirth(member.account)),

  readBigThree: ({ member }) => tellBigThree(castBigThree(readBirth(member.account))),

  listTransits: ({ member, visitor, query, now }) =>
    lookAhead({ ...opener(member, visitor), from: query.from, days: query.days ? Number(query.days) : undefined, now }),

  readMoonMonth: ({ member, visitor, query }) => readMoonMonth({ ...opener(member, visitor), month: query.month }),
})

const opener = ({ account, membership }: Member, { zone }: Visitor) => ({
  account,
  hasActiveAccess: membership.hasActiveAccess,
  zone,
})
