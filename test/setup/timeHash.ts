import { hashPassword } from '../../functions/domain/identity/passwords.ts'
import { timeOf } from '../bench/timeOf.ts'

/** Milliseconds that a sign-in hash takes on this machine now, the median of three. The suite's time limits rest on it. */
export async function timeHash(): Promise<number> {
  const times = []
  for (let time = 0; time < 3; time += 1) times.push(await timeOf(() => hashPassword('correct horse')))
  return times.sort((a, b) => a - b)[1]!
}
