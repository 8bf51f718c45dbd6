import type { LambdaClient } from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import { lambdaJobTrigger } from '../../../functions/gateways/jobTrigger.ts'
import { aMail } from '../../makers/aMail.ts'

type Client = Pick<LambdaClient, 'send'>

/** A courier whose calls do this, and what it told about them. */
function aCourier(send: (command: { input: unknown }) => Promise<unknown>) {
  const told: unknown[] = []
  const warn = (_: string, error: unknown) => told.push(error)
  return { told, bring: lambdaJobTrigger({ functionName: 'sendMail', warn, client: { send } as Client }) }
}

test('the job is invoked once with the ids of all items and the time of the first', async () => {
  const calls: { FunctionName: string; Payload: Uint8Array }[] = []
  const { bring, told } = aCourier(async ({ input }) => calls.push(input as (typeof calls)[number]))

  await bring([aMail({ id: 'one' }), aMail({ id: 'two' })])

  const events = calls.map(({ Payload }) => JSON.parse(new TextDecoder().decode(Payload)))
  expect(events).toEqual([{ time: '2026-11-21T12:00:00.000Z', ids: ['one', 'two'] }])
  expect([calls[0]?.FunctionName, told]).toEqual(['sendMail', []])
})

test('a failed invocation is logged and fails nothing', async () => {
  const denied = new Error('not allowed to invoke')
  const { bring, told } = aCourier(() => Promise.reject(denied))

  await expect(bring([aMail()])).resolves.toBeUndefined()
  expect(told).toEqual([denied])
})

test('no job is invoked for an empty list', async () => {
  const { bring, told } = aCourier(() => Promise.reject(new Error('asked')))

  await bring([])

  expect(told).toEqual([])
})
