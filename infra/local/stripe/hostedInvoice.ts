import type Stripe from 'stripe'
import type { Ledger } from './ledger.ts'
import { intentIdOf } from './objects/intents.ts'

/** Stripe's own page of an invoice, as far as somebody answers their bank there. */
export function hostedInvoice({ paymentIntents }: Pick<Ledger, 'paymentIntents'>, invoice: Stripe.Invoice): string {
  const amount = `${(invoice.total / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`
  const waits = invoice.status === 'open' && paymentIntents.get(intentIdOf(invoice))?.status === 'requires_action'
  const form = (path: string, label: string) =>
    `<form method="post" action="${invoice.hosted_invoice_url}/${path}"><button>${label}</button></form>`
  const body = waits
    ? `<p>Your bank asks: did you start this payment?</p>${form('approved', 'Complete authentication')}${form('refused', 'Fail authentication')}`
    : `<p role="status">${invoice.status === 'paid' ? 'Invoice paid' : `Invoice ${invoice.status}`}</p>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Invoice ${invoice.number ?? invoice.id}</title>
<main><h1>${amount}</h1><p>Local stand-in for Stripe. Nothing is charged.</p>${body}</main>
</html>
`
}
