import type { Consumption } from '../localStack.ts'
import { type Amounts, assumed } from './monthlyCost.ts'
import { type Occasions, OTHER_READS, type Taken } from './occasions.ts'

interface Counted {
  occasions: Occasions
  /** What a function writes into its log for one call. */
  logBytes: number
  memoryOf(endpointOrJob: string): number
  /** What the table keeps of one account. */
  stored: { aProfile: number; aDay: number }
}

const GIGABYTE = 1e9
const MONTHS_KEPT = 12
const HASHING = /auth\/(register|login|verify-otp)$/

/** What an average active person takes in a month, in the units that are billed. */
export function averageMonth({ occasions, logBytes, memoryOf, stored }: Counted): Amounts {
  const taken = Object.entries(times).map(([name, often]) => ({ often, ...sizeOf(occasions[name as keyof Occasions]) }))
  const sum = (measure: (one: (typeof taken)[number]) => number) =>
    taken.reduce((total, one) => total + one.often * measure(one), 0)
  const calls = sum(({ calls }) => calls)
  const asked = sum(({ asked }) => asked)
  const pages = assumed('activeDays') * assumed('viewsADay') * assumed('pageRequestsAView') + assumed('siteRequests')
  const gigabytes = (assumed('accountsPerActive') * yearOf(stored)) / GIGABYTE
  const logged = calls * logBytes + asked * assumed('gatewayLogBytes')
  const delivered = sum(({ replyBytes }) => replyBytes) + (asked + pages) * assumed('headerBytes')
  return {
    'delivery requests': asked + pages,
    'delivered gigabytes': (delivered + assumed('siteKilobytes') * 1000) / GIGABYTE,
    'routed page requests': pages,
    'firewall requests': asked + pages,
    'gateway requests': asked,
    'function calls': calls,
    'function gigabyte-seconds': sum(({ consumption }) => gigabyteSeconds(consumption, memoryOf)),
    'table read units': sum(({ readUnits }) => readUnits),
    'table write units': sum(({ writeUnits }) => writeUnits),
    'table gigabytes': gigabytes,
    'table backup gigabytes': gigabytes,
    'log gigabytes': logged / GIGABYTE,
    mails: sum(({ mails }) => mails),
  }
}

/** How often a month brings each occasion. */
const times: Record<keyof Occasions, number> = {
  joining: assumed('newShare'),
  signingIn: assumed('signIns'),
  openingTheDay: assumed('activeDays') * (1 - assumed('premiumShare')),
  openingTheDayWithPremium: assumed('activeDays') * assumed('premiumShare'),
  lookingAgain: assumed('activeDays') * (assumed('viewsADay') - 1),
  otherReads: (assumed('activeDays') * assumed('readsADay')) / OTHER_READS,
}

function sizeOf(taken: Taken) {
  const all = Object.entries(taken.consumption)
  const add = (key: 'calls' | 'readUnits' | 'writeUnits', among = all) =>
    among.reduce((sum, [, consumed]) => sum + consumed[key], 0)
  return {
    ...taken,
    calls: add('calls'),
    /** What came in from outside: an endpoint has a method, a job has a name. */
    asked: add(
      'calls',
      all.filter(([name]) => name.includes(' ')),
    ),
    readUnits: add('readUnits'),
    writeUnits: add('writeUnits'),
  }
}

/** Times are assumed and not measured: this machine's noise must not move a bill. */
const gigabyteSeconds = (consumption: Consumption, memoryOf: Counted['memoryOf']): number =>
  Object.entries(consumption).reduce((sum, [name, { calls, requests }]) => {
    const computed = calls * (assumed('callMilliseconds') + (HASHING.test(name) ? assumed('hashMilliseconds') : 0))
    const seconds = (computed + requests * assumed('tableMilliseconds')) / 1000
    return sum + (seconds * memoryOf(name)) / 1024
  }, 0)

const yearOf = ({ aProfile, aDay }: Counted['stored']) => aProfile + aDay * assumed('activeDays') * MONTHS_KEPT
