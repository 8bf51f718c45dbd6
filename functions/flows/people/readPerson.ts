import { Problem } from '../../../shared/contract/problem.ts'
import type { BigThree, NatalChart } from '../../../shared/domain/chart.ts'
import { MINIMUM_AGE } from '../../../shared/domain/limits.ts'
import type { Synastry } from '../../../shared/domain/person.ts'
import { type LocalDate, yearsBetween } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { castBigThree, castChart } from '../../domain/chart/natalChart.ts'
import { type Skies, skyOfBirth, skyOfDate } from '../../domain/compatibility/personSky.ts'
import { tellSynastry } from '../../domain/compatibility/tellSynastry.ts'
import { tellPairDay } from '../../domain/compatibility/today/tellPairDay.ts'
import { birthOfPerson, type KeptPerson } from '../../domain/people/KeptPerson.ts'
import { dayWindow } from '../../domain/reading/facts/DayWindow.ts'
import type { PeopleStore } from '../../store/people.ts'

interface Needs {
  people: Pick<PeopleStore, 'find'>
}

interface PersonQuery {
  account: Account
  id: string
}

/** The chart of a kept person, in the houses that the member has chosen; without access their Big Three. */
export async function readPersonChart(
  needs: Needs,
  { account, id, hasActiveAccess }: PersonQuery & { hasActiveAccess: boolean },
): Promise<NatalChart | BigThree> {
  const birth = birthOfPerson(await readPerson(needs, { account, id }), account.houseSystem)
  if (!birth)
    throw new Problem('PLACE_UNRESOLVED', { message: 'Add their birth place first. Choose it from the list.' })
  return hasActiveAccess ? castChart(birth) : castBigThree(birth)
}

/** The member and a kept person side by side, told as of a couple only where the person is a partner and both are adults. */
export async function readSynastry(
  needs: Needs,
  { account, id, today, zone }: PersonQuery & { today: LocalDate; zone: string },
): Promise<Synastry> {
  const reader = birthOf(account) ?? account.birthDate
  if (!reader) throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your own birth date first.' })
  const person = await readPerson(needs, { account, id })
  const birth = birthOfPerson(person, account.houseSystem)
  const skies: Skies = [
    typeof reader === 'string' ? skyOfDate(reader) : skyOfBirth(reader),
    birth ? skyOfBirth(birth) : skyOfDate(person.birthDate),
  ]
  const pairDay = { skies, window: dayWindow(today, zone), zone, name: person.name, seed: person.id }
  const dates = [typeof reader === 'string' ? reader : reader.date, person.birthDate]
  const areAdults = dates.every((date) => yearsBetween(date, today) >= MINIMUM_AGE)
  const isRomantic = person.relation === 'partner' && areAdults
  return { ...tellSynastry(skies, { seed: person.id, isRomantic }), today: tellPairDay(pairDay) }
}

async function readPerson({ people }: Needs, { account, id }: PersonQuery): Promise<KeptPerson> {
  const person = await people.find(account.id, id)
  if (!person) throw new Problem('NOT_FOUND')
  return person
}
