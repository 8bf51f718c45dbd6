import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDepth } from '../setup/depth.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { figure } from './figure.ts'
import { openPayments } from './openPayments.ts'
import { beginnings, paymentCommands, settle } from './paymentCommands.ts'
import { aPaymentModel } from './paymentModel.ts'

/** More, and from other seeds, are for whoever changes how money moves. */
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? inDepth(40, 300))
const SEED = Number(process.env.PAYMENT_SEED ?? 1)

let world: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.stop())

test(
  'whatever people, time, Stripe and crashes do, everybody has what they paid for and pays for it once',
  async () => {
    let commands = 0
    const histories = fc.commands(paymentCommands, { maxCommands: 24, size: 'max' })
    const property = fc.asyncProperty(fc.constantFrom(...beginnings), histories, async (beginning, history) => {
      const payments = await world.fresh()
      const account = await payments.member('jane')
      const setup = () => ({ model: aPaymentModel(payments.now()), real: { payments, account, setupIntentId: '' } })
      const steps = [...beginning, ...history, settle]
      await fc.asyncModelRun(setup, steps)
      commands += steps.length
    })
    const result = await fc.check(property, { numRuns: HISTORIES, seed: SEED })

    figure('B50', `${result.numRuns} histories of ${commands} steps from seed ${SEED}, ${result.failed ? 1 : 0} failed`)
    expect(result.failed && `${fc.defaultReportMessage(result)}\n${result.errorInstance}`).toBe(false)
  },
  timeLimit(20 * HISTORIES + 400),
)
