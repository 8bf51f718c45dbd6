import { expect, test } from 'vitest'
import { checkParameters } from '../../../../../infra/local/stripe/calls/parameters.ts'

test.each([
  ['GET /v1/subscriptions', { customer: 'cus_1', limit: '100', expand: { 0: 'data.latest_invoice' } }],
  ['GET /v1/subscriptions/{id}', { expand: { 0: 'latest_invoice' } }],
  ['POST /v1/subscriptions/{id}', { cancel_at: '' }],
  ['DELETE /v1/customers/{id}', {}],
])('%s takes %o', (routeKey, form) => {
  expect(() => checkParameters(routeKey, form)).not.toThrow()
})

test.each([
  ['GET /v1/subscriptions', { customre: 'cus_1' }, 'unknown parameter: customre'],
  ['GET /v1/invoices', { status: 'open' }, 'unknown parameter: status'],
  ['DELETE /v1/customers/{id}', { force: 'true' }, 'unknown parameter: force'],
  ['POST /v1/nothing', { id: '1' }, 'unknown parameter: id'],
  ['GET /v1/events', { limit: '101' }, 'at most 100'],
  ['GET /v1/subscriptions', { expand: { 0: 'latest_invoice' } }, 'cannot be expanded (latest_invoice)'],
  ['GET /v1/subscriptions/{id}', { expand: { 0: 'data.latest_invoice' } }, 'cannot be expanded'],
  [
    'GET /v1/invoices',
    { expand: { 0: 'data.payments.data.payment.payment_intent' } },
    'cannot expand more than 4 levels of a property',
  ],
  ['POST /v1/subscriptions', { expand: { 0: 'data.latest_invoice' } }, 'cannot be expanded'],
])('%s refuses %o as Stripe does', (routeKey, form, message) => {
  expect(() => checkParameters(routeKey, form)).toThrow(message)
})
