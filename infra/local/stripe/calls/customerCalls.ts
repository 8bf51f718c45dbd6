import type Stripe from 'stripe'
import { end } from '../billingCycle.ts'
import { metadataOf, textOf } from '../formBody.ts'
import { expire } from '../incomplete.ts'
import { newCustomer } from '../objects/customers.ts'
import { missing } from '../StripeRefusal.ts'
import { type Call, type CallNeeds, page } from './Call.ts'

const NO_ADDRESS: Stripe.Address = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
}

export function customerCalls({ ledger, emit, now }: CallNeeds): Record<string, Call> {
  const find = (id: string) => {
    const customer = ledger.customers.get(id)
    if (!customer) throw missing('customer', id)
    return customer
  }
  /** Stripe still knows that there was such a customer. */
  const isDeleted = (id: string) =>
    !ledger.customers.has(id) &&
    [...ledger.events.values()].some(
      ({ type, data }) => type === 'customer.deleted' && (data.object as Stripe.Customer).id === id,
    )
  return {
    'POST /v1/customers': ({ form }) => {
      const customer = newCustomer({
        email: textOf(form, 'email') ?? null,
        name: textOf(form, 'name') ?? null,
        metadata: metadataOf(form),
        created: now(),
      })
      ledger.customers.set(customer.id, customer)
      emit('customer.created', customer)
      return customer
    },
    'GET /v1/customers': ({ form }) =>
      page(
        [...ledger.customers.values()].filter(({ email }) => form.email === undefined || email === form.email),
        form,
        '/v1/customers',
      ),
    'GET /v1/customers/{id}': ({ id }) => (isDeleted(id) ? { id, object: 'customer', deleted: true } : find(id)),
    'POST /v1/customers/{id}': ({ id, form }) => {
      const customer = find(id)
      const { email = customer.email, name = customer.name } = {
        email: textOf(form, 'email'),
        name: textOf(form, 'name'),
      }
      Object.assign(customer, { email, name })
      if (form.address !== undefined) customer.address = { ...NO_ADDRESS, ...(form.address as object) }
      emit('customer.updated', customer)
      return customer
    },
    /** Ends what the customer pays for; invoices stay, as the law wants it. */
    'DELETE /v1/customers/{id}': ({ id }) => {
      const customer = find(id)
      for (const subscription of ledger.subscriptions.of(id))
        if (subscription.status === 'incomplete') expire({ ledger, emit }, { subscription, at: now() })
        else if (!subscription.ended_at) end({ ledger, emit }, { subscription, at: now() })
      ledger.customers.delete(id)
      for (const [key, method] of ledger.paymentMethods) if (method.customer === id) ledger.paymentMethods.delete(key)
      emit('customer.deleted', customer)
      return { id, object: 'customer', deleted: true }
    },
  }
}
