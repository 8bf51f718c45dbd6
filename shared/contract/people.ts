import * as z from 'zod/mini'
import { BigThree, NatalChart } from '../domain/chart.ts'
import { Person, PersonId, PersonInput, Synastry } from '../domain/person.ts'
import { HOUR, MINUTE } from '../domain/time.ts'
import { group, perMember, perMemberCounted } from './endpoint.ts'

const params = z.object({ id: PersonId })

/** Other people's births that a member keeps, for charts and comparisons. */
export const people = group({
  /** In the order in which they were added. */
  listPeople: {
    method: 'GET',
    path: '/api/people',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: z.array(Person),
  },
  addPerson: {
    method: 'POST',
    path: '/api/people',
    access: 'member',
    limits: [perMemberCounted(100, HOUR)],
    body: PersonInput,
    reply: Person,
  },
  savePerson: {
    method: 'PUT',
    path: '/api/people/{id}',
    access: 'member',
    limits: [perMemberCounted(100, HOUR)],
    params,
    body: PersonInput,
    reply: Person,
  },
  deletePerson: {
    method: 'DELETE',
    path: '/api/people/{id}',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    params,
    reply: z.object({ success: z.literal(true) }),
  },
  /** The whole chart with access, the Big Three without. */
  readPersonChart: {
    method: 'GET',
    path: '/api/people/{id}/chart',
    access: 'member',
    limits: [perMember(30, MINUTE)],
    params,
    reply: z.union([NatalChart, BigThree]),
  },
  readSynastry: {
    method: 'GET',
    path: '/api/people/{id}/synastry',
    access: 'premium',
    limits: [perMember(30, MINUTE)],
    params,
    reply: Synastry,
  },
})
