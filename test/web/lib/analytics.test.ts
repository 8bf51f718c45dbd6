import { afterEach, expect, test } from 'vitest'
import { setConsent, track } from '../../../web/lib/analytics.ts'

afterEach(() => setConsent(undefined))

function aListener() {
  const heard: unknown[] = []
  return { heard, deliver: (name: string, parameters: object) => heard.push([name, parameters]) }
}

test('events wait for consent and are then delivered in order', () => {
  const { heard, deliver } = aListener()
  track('onboarding_start', {})
  track('sign_up', { method: 'email' })
  expect(heard).toEqual([])

  setConsent(deliver)

  expect(heard).toEqual([
    ['onboarding_start', {}],
    ['sign_up', { method: 'email' }],
  ])
})

test('after consent is refused, what happened before is never sent', () => {
  const { heard, deliver } = aListener()
  track('login', { method: 'email' })

  setConsent(undefined)
  setConsent(deliver)

  expect(heard).toEqual([])
})
