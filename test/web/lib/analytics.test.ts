import { afterEach, expect, test } from 'vitest'
import { setConsent, track } from '../../../web/lib/analytics.ts'

afterEach(() => setConsent(undefined))

function aDestination() {
  const delivered: unknown[] = []
  return { delivered, deliver: (name: string, parameters: object) => delivered.push([name, parameters]) }
}

test('analytics events are queued until consent and then delivered in order', () => {
  const { delivered, deliver } = aDestination()
  track('onboarding_start', {})
  track('sign_up', { method: 'email' })
  expect(delivered).toEqual([])

  setConsent(deliver)

  expect(delivered).toEqual([
    ['onboarding_start', {}],
    ['sign_up', { method: 'email' }],
  ])
})

test('events after a refusal are dropped, also when consent is given later', () => {
  const { delivered, deliver } = aDestination()
  setConsent(undefined)
  track('login', { method: 'email' })

  setConsent(deliver)

  expect(delivered).toEqual([])
})

test('events queued before consent was refused are never sent', () => {
  const { delivered, deliver } = aDestination()
  track('login', { method: 'email' })

  setConsent(undefined)
  setConsent(deliver)

  expect(delivered).toEqual([])
})
