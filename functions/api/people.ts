import { people } from '../../shared/contract/people.ts'
import { localDateAt } from '../../shared/domain/time.ts'
import { findPlace, resolvePlace } from '../domain/places/gazetteer.ts'
import { deletePerson } from '../flows/people/deletePerson.ts'
import { readPersonChart, readSynastry } from '../flows/people/readPerson.ts'
import { addPerson, savePerson } from '../flows/people/savePerson.ts'
import { serve } from '../kit/http/serve.ts'
import { wirePeople } from '../wiring/people.ts'

const places = { find: findPlace, resolve: (text: string) => resolvePlace(text).match ?? undefined }
const needs = { ...wirePeople(), places }

export const handler = serve(people, needs, {
  listPeople: async ({ member }) => (await needs.people.list(member.account.id)).people,

  addPerson: ({ member, body, visitor, now }) =>
    addPerson(needs, {
      accountId: member.account.id,
      input: body,
      today: localDateAt(now, visitor.zone),
      hasActiveAccess: member.membership.hasActiveAccess,
      now,
    }),

  savePerson: ({ member, params, body, visitor, now }) =>
    savePerson(needs, { accountId: member.account.id, ...params, input: body, today: localDateAt(now, visitor.zone) }),

  deletePerson: async ({ member, params }) => {
    await deletePerson(needs, { accountId: member.account.id, ...params })
    return { success: true as const }
  },

  readPersonChart: ({ member, params }) =>
    readPersonChart(needs, {
      account: member.account,
      ...params,
      hasActiveAccess: member.membership.hasActiveAccess,
    }),

  readSynastry: ({ member, params, visitor, now }) =>
    readSynastry(needs, {
      account: member.account,
      ...params,
      today: localDateAt(now, visitor.zone),
      zone: visitor.zone,
    }),
})
