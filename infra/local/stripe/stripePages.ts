import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { RequestHandler } from '../edge/edgeServer.ts'
import { invoicePdf } from './invoicePdf.ts'
import { STRIPE_PATH, type StripeDouble } from './stripeDouble.ts'

const STAND_IN = new URL('./standIn.js', import.meta.url)
export const STAND_IN_SCRIPT = `${STRIPE_PATH}/stripe.js`
const INVOICE = new RegExp(`^${STRIPE_PATH}/invoices/([a-z0-9_]+)/pdf$`)

/** What a browser gets of the double: the stand-in for Stripe.js, and the PDF of an invoice. */
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
    const invoice = double?.ledger.invoices.get(INVOICE.exec(path)?.[1] ?? '')
    if (!invoice) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/pdf', 'cache-control': 'no-store' }).end(invoicePdf(invoice))
  }
