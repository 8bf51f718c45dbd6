import type { ChargeNeeds } from '../charges.ts'
import type { Form } from '../formBody.ts'

/** What a call of the API is given. */
export interface CallInput {
  /** The id in its path; empty where there is none. */
  id: string
  form: Form
}

/** Answers a call, or throws a StripeRefusal. */
export type Call = (input: CallInput) => object

export interface CallNeeds extends ChargeNeeds {
  /** Something may have become due earlier than before. */
  changed: () => void
}

/** A page of a list, newest first, as Stripe cuts it. */
export function page<T extends { id: string; created: number }>(all: Iterable<T>, form: Form, url: string): object {
  const sorted = [...all].reverse().sort((a, b) => b.created - a.created)
  const from =
    typeof form.starting_after === 'string' ? sorted.findIndex(({ id }) => id === form.starting_after) + 1 : 0
  const limit = Number(form.limit ?? 10)
  const data = sorted.slice(from, from + limit)
  return { object: 'list', data, has_more: from + limit < sorted.length, url }
}
