import { monthOf } from '../../../shared/domain/month.ts'
import { addDays, after, DAY, type EpochSeconds, HOUR, isoInstant, utcMidnight } from '../../../shared/domain/time.ts'
import { type Counted, NEWCOMER } from './counted.ts'
import { monthsBetween } from './monthsBetween.ts'

/** Amounts that are added to counters of one name. */
export interface CounterChange {
  counter: string
  add: Record<string, number>
  /** When nobody will ask for the counter any more. */
  until?: EpochSeconds
}

/** The counters of everybody, of what happened on a day, and of trials by the day on which they end. A read takes all between the first and the last by their names. */
export const PEOPLE = 'PEOPLE'
export const counterOfDay = (date: string): string => `DAY#${date}`
export const counterOfMonth = (month: string): string => `MONTH#${month}`
/** Of the trials that began in the week of a Monday. */
export const counterOfStarts = (monday: string): string => `STARTS#${monday}`
/** Of the people whose trials began in a month, and how many of them began or ceased to pay so many months later. */
export const counterOfCohort = (month: string): string => `STARTMONTH#${month}`
export const cohortCounter = (what: 'gained' | 'lost', monthsLater: number): string => `${what}${monthsLater}`
export const counterOfTrialEnds = (date: string): string => `TRIALEND#${date}`

/** How many days the operators see, today among them. */
export const SHOWN_DAYS = 30
const KEPT_DAYS = 60
/** How many weeks and months the operators see, those that are not over among them. */
export const SHOWN_WEEKS = 13
export const SHOWN_MONTHS = 12
export const MONTHS_KEPT_DAYS = 400

interface Counting {
  /** How the person was counted; undefined for nobody yet. */
  before: Counted | undefined
  /** Undefined for somebody who is gone. */
  next: Counted | undefined
  /** Somebody who has joined since counting began: what they are is what has happened to them. */
  isNew: boolean
  createdAt: EpochSeconds
  now: EpochSeconds
}

/** By how much each counter moves when a person is counted anew. */
export function counterChanges({ before, next, isNew, createdAt, now }: Counting): CounterChange[] {
  const today = dateOf(now)
  const from = before ?? (isNew ? NEWCOMER : undefined)
  const changes = [
    { counter: PEOPLE, add: difference(before && tallyOf(before), next && tallyOf(next)) },
    ...trialEndChanges(before?.trialEndsAt ?? null, next?.trialEndsAt ?? null),
    ...(from ? [ofDay(today, eventsBetween(from, next)), ofMonth(today, subscribersBetween(from, next))] : []),
    ...startChanges(from, next),
    ...cohortChanges(today, { from, next }),
    ...(!before && next && dateOf(createdAt) > addDays(today, -SHOWN_DAYS)
      ? [ofDay(dateOf(createdAt), { signUps: 1 })]
      : []),
  ]
  return merged(changes)
}

const dateOf = (instant: EpochSeconds) => isoInstant(instant).slice(0, 10)
const endOf = (date: string, days: number) => utcMidnight(addDays(date, days))
const ofDay = (date: string, add: CounterChange['add']): CounterChange => ({
  counter: counterOfDay(date),
  add,
  until: endOf(date, KEPT_DAYS),
})

export const ofMonth = (date: string, add: CounterChange['add']): CounterChange => ({
  counter: counterOfMonth(monthOf(date)),
  add,
  until: endOf(`${monthOf(date)}-01`, MONTHS_KEPT_DAYS),
})

/** Every paid subscription that begins or ends, so that how many there were before a month follows from how many there are. */
const subscribersBetween = (from: Counted, next: Counted | undefined): Record<string, number> => ({
  gained: !from.isPaid && next?.isPaid ? 1 : 0,
  lost: from.isPaid && !next?.isPaid ? 1 : 0,
})

/** A trial counts in the week of its start, and so does what becomes of it, whenever that is. */
function startChanges(from: Counted | undefined, next: Counted | undefined): CounterChange[] {
  const [was, is] = [from?.trialWeek, next?.trialWeek]
  if (was === is) return []
  const ofWeek = (monday: string, add: CounterChange['add']): CounterChange => ({
    counter: counterOfStarts(monday),
    add,
    until: endOf(monday, MONTHS_KEPT_DAYS),
  })
  return [
    ...(was === undefined ? [] : [ofWeek(was, next?.isPaid ? { converted: 1 } : { lost: 1 })]),
    ...(is === undefined ? [] : [ofWeek(is, { trials: 1 })]),
  ]
}

interface Moving {
  from: Counted | undefined
  next: Counted | undefined
}

/** Whoever begins or ceases to pay counts in the month of their trial's start, by how many months later it is. */
function cohortChanges(today: string, { from, next }: Moving): CounterChange[] {
  const month = next?.trialMonth ?? from?.trialMonth
  if (month === undefined) return []
  const { gained, lost } = from ? subscribersBetween(from, next) : {}
  const later = monthsBetween(month, monthOf(today))
  const add = {
    trials: from?.trialMonth === undefined ? 1 : 0,
    [cohortCounter('gained', later)]: gained ?? 0,
    // Whoever paid before they had a trial never counted as one of it who pays.
    [cohortCounter('lost', later)]: from?.trialMonth === undefined ? 0 : (lost ?? 0),
  }
  return [{ counter: counterOfCohort(month), add, until: endOf(`${month}-01`, MONTHS_KEPT_DAYS) }]
}

/** What a person adds to each counter of people. */
function tallyOf({ status, isPastDue, isComplimentary, paidSince, revenue }: Counted): Record<string, number> {
  return {
    total: 1,
    [status]: 1,
    ...(isPastDue && { pastDue: 1 }),
    ...(isComplimentary && { complimentary: 1 }),
    ...(paidSince !== undefined && { paid: 1 }),
    ...(revenue && { [`revenue${revenue.currency}`]: revenue.amount }),
  }
}

function difference(before: Record<string, number> = {}, next: Record<string, number> = {}): Record<string, number> {
  const names = new Set([...Object.keys(before), ...Object.keys(next)])
  return Object.fromEntries([...names].map((name) => [name, (next[name] ?? 0) - (before[name] ?? 0)]))
}

/** Trials are counted by the hour of their end, so that "within three days" is right to the hour. */
function trialEndChanges(before: EpochSeconds | null, next: EpochSeconds | null): CounterChange[] {
  const change = (end: EpochSeconds | null, by: number): CounterChange[] =>
    end === null
      ? []
      : [{ counter: counterOfTrialEnds(dateOf(end)), add: { [hourOf(end)]: by }, until: after(end, 2 * DAY) }]
  return before === next ? [] : [...change(before, -1), ...change(next, 1)]
}

/** The attribute that counts trials which end within this hour of their day. */
export const hourOf = (instant: EpochSeconds): string => `h${Math.floor((instant % DAY) / HOUR)}`

/** Also after a first charge that has failed, while it can still be paid. */
const wasOnTrial = ({ status, isComplimentary, trialWeek }: Counted): boolean =>
  trialWeek !== undefined || (status !== 'free' && !isComplimentary)

/** What has happened to a person between two looks. */
function eventsBetween(before: Counted, next: Counted | undefined): Record<string, number> {
  const happened = {
    trialsStarted: before.status === 'free' && next?.isTrial,
    conversions: !before.isPaid && wasOnTrial(before) && next?.isPaid,
    cancellations: before.status !== 'cancelled' && next?.status === 'cancelled',
    churned: before.isPaid && (next === undefined || next.status === 'free'),
    failedPayments: !before.isPastDue && next?.isPastDue,
  }
  return Object.fromEntries(Object.entries(happened).flatMap(([name, is]) => (is ? [[name, 1]] : [])))
}

/** One change for each counter, since a transaction writes a row once, and none that adds nothing. */
function merged(changes: CounterChange[]): CounterChange[] {
  return [...Map.groupBy(changes, ({ counter }) => counter)].flatMap(([counter, all]) => {
    const add: Record<string, number> = {}
    for (const [name, by] of all.flatMap((each) => Object.entries(each.add))) add[name] = (add[name] ?? 0) + by
    const moved = Object.fromEntries(Object.entries(add).filter(([, by]) => by !== 0))
    const until = all[0]?.until
    return Object.keys(moved).length === 0 ? [] : [{ counter, add: moved, ...(until && { until }) }]
  })
}
