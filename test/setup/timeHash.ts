import { hashPassword } from '../../functions/domain/passwords.ts'
import { timeOf } from '../bench/timeOf.ts'

/** How long a sign-in hash takes on this machine as it is now, in milliseconds: the measure of the whole suite. */
export async function timeHash(): Promise<number> {
  const times = []
  for (let time = 0; time < 3; time += 1) times.push(await timeOf(() => hashPassword('correct horse')))
  return times.sort((a, b) => a - b)[1]!
}
