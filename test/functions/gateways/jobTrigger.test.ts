import type { LambdaClient } from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import { lambdaJobTrigger } from '../../../functions/gateways/jobTrigger.ts'
import { aMail } from '../../makers/aMail.ts'

type Client = Pick<LambdaClient, 'send'>

/** A job trigger whose calls to Lambda do this, and the errors that it logged. */
function aJobTrigger(send: (command: { input: unknown }) => Promise<unknown>) {
  const warned: unknown[] = []
  const warn = (_: string, error: unknown) => warned.push(error)
  return { warned, trigger: lambdaJobTrigger({ functionName: 'sendMail', warn, client: { send } as Client }) }
}

test('the job is invoked once with the ids of all items and the time of the first', async () => {
  const calls: { FunctionName: string; Payload: Uint8Array }[] = []
  const { trigger, warned } = aJobTrigger(async ({ input }) => calls.push(input as (typeof calls)[number]))

  await trigger([aMail({ id: 'one' }), aMail({ id: 'two' })])

  const events = calls.map(({ Payload }) => JSON.parse(new TextDecoder().decode(Payload)))
  expect(events).toEqual([{ time: '2026-11-21T12:00:00.000Z', ids: ['one', 'two'] }])
  expect([calls[0]?.FunctionName, warned]).toEqual(['sendMail', []])
})

test('a failed invocation is logged and fails nothing', async () => {
  const denied = new Error('not allowed to invoke')
  const { trigger, warned } = aJobTrigger(() => Promise.reject(denied))

  await expect(trigger([aMail()])).resolves.toBeUndefined()
  expect(warned).toEqual([denied])
})

test('no job is invoked for an empty list', async () => {
  const { trigger, warned } = aJobTrigger(() => Promise.reject(new Error('asked')))

  await trigger([])

  expect(warned).toEqual([])
})
