import { api } from '../../shared/contract/index.ts'
import { profileOf } from '../domain/account.ts'
import { castBigThree } from '../domain/natalChart.ts'
import { openDay } from '../flows/openDay.ts'
import { readBirth, readChart } from '../flows/readChart.ts'
import { readHome } from '../flows/readHome.ts'
import { readStreak } from '../flows/readStreak.ts'
import type { Member } from '../kit/admit.ts'
import { serve } from '../kit/serve.ts'
import type { Visitor } from '../kit/visitor.ts'
import { wireReadings } from '../wiring.ts'

const needs = wireReadings()

export const handler = serve(api.readings, needs, {
  readHome: async ({ member, visitor, now }) => ({
    user: profileOf(member.account, member.standing, now),
    ...(await readHome(needs, { ...opener(member, visitor), now })),
  }),

  readDailyHoroscope: async ({ member, visitor, now }) =>
    (await openDay(needs, { ...opener(member, visitor), now })).reading,

  readStreak: ({ member, visitor, now }) => readStreak(needs, { ...opener(member, visitor), now }),

  readNatalChart: ({ member }) => readChart(needs, member.account),

  readBigThree: ({ member }) => castBigThree(readBirth(member.account)),
})

const opener = ({ account, membership }: Member, { zone }: Visitor) => ({
  account,
  hasActiveAccess: membership.hasActiveAccess,
  zone,
})
