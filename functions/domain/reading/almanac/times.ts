import { after, DAY, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { ORDINALS } from '../../words/ordinals.ts'
import { contactCourse } from '../facts/contactCourse.ts'
import type { Contact, Ingress } from '../facts/Fact.ts'
import type { ReadingDay } from '../ReadingDay.ts'
import { whenFor } from '../words/when.ts'

/** When a contact begins, is exact and ends, in the words of its day. `pass` of `total` where the body turns and comes again. */
export interface ContactTimes {
  since: string
  until: string
  hour: string
  /** The hour of the end, on its last day. */
  leavesAt: string
  pass?: string
  total?: string
}

export function contactTimes(contact: Contact, { window, zone }: Pick<ReadingDay, 'window' | 'zone'>): ContactTimes {
  const { start, end, passes } = contactCourse(contact, window)
  const when = whenFor(window.date, zone)
  return {
    since: when.day(start),
    until: when.day(end),
    hour: contact.at === undefined ? '' : when.hour(contact.at),
    leavesAt: when.hour(end),
    ...passWords(contact, passes),
  }
}

function passWords({ at }: Contact, passes: readonly EpochSeconds[]): Pick<ContactTimes, 'pass' | 'total'> {
  const index = at === undefined ? -1 : passes.findIndex((pass) => Math.abs(pass - at) < DAY)
  const total = COUNTS[passes.length]
  return index < 0 || passes.length < 2 || !total ? {} : { pass: ORDINALS[index]!, total }
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five']

/** When a body leaves the sign that it enters. */
export const leavesSignAt = ({ mover, at }: Ingress): EpochSeconds => nextIngress(mover, after(at, DAY / 2))
