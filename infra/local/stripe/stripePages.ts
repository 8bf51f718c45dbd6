import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { RequestHandler } from '../edge/edgeServer.ts'
import { hostedInvoice } from './hostedInvoice.ts'
import { invoicePdf } from './invoicePdf.ts'
import { intentIdOf } from './objects/intents.ts'
import { StripeRefusal } from './StripeRefusal.ts'
import { STRIPE_PATH, type StripeDouble } from './stripeDouble.ts'

const STAND_IN = new URL('./standIn.js', import.meta.url)
export const STAND_IN_SCRIPT = `${STRIPE_PATH}/stripe.js`
const INVOICE = new RegExp(`^${STRIPE_PATH}/invoices/([a-zA-Z0-9_]+)(/pdf|/approved|/refused)?$`)

/** What a browser gets of the double: the stand-in for Stripe.js, and of an invoice the PDF and the hosted page. */
export const stripePages =
  (double: StripeDouble | undefined): RequestHandler =>
  (request, response) => {
    const path = request.url ?? ''
    if (double && path === STAND_IN_SCRIPT)
      return void response
        .writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          // Compressed like Stripe's own script, so that a measured page weighs the same.
          'content-encoding': 'gzip',
          'cache-control': 'no-store',
        })
        .end(gzipSync(readFileSync(STAND_IN)))
    const [, id = '', what] = INVOICE.exec(path) ?? []
    const invoice = double?.ledger.invoices.get(id)
    if (!double || !invoice) return void response.writeHead(404).end()
    if (what === '/pdf') return answer(response, 'application/pdf', invoicePdf(invoice))
    if (what === undefined) return answer(response, 'text/html; charset=utf-8', hostedInvoice(double.ledger, invoice))
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end()
    try {
      double.confirmPayment({ id: intentIdOf(invoice), authentication: what === '/approved' ? 'approved' : 'refused' })
    } catch (error) {
      // Another tab was faster: the page says how the invoice stands.
      if (!(error instanceof StripeRefusal)) throw error
    }
    response.writeHead(303, { location: invoice.hosted_invoice_url ?? '/' }).end()
  }

const answer = (response: ServerResponse, type: string, body: Buffer | string) =>
  void response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
