import { beforeEach, expect, test, vi } from 'vitest'

let setConsent: typeof import('../../../../web/lib/analytics/analytics.ts').setConsent
let track: typeof import('../../../../web/lib/analytics/analytics.ts').track

/** As after the page was loaded, before there is an answer. */
beforeEach(async () => {
  vi.resetModules()
  ;({ setConsent, track } = await import('../../../../web/lib/analytics/analytics.ts'))
})

function aDestination() {
  const delivered: unknown[] = []
  return { delivered, deliver: (name: string, parameters: object) => delivered.push([name, parameters]) }
}

test('analytics events are queued until consent and then delivered in order, and one that is due once goes out once', () => {
  const { delivered, deliver } = aDestination()
  const asked: string[] = []
  const isDue = () => asked.push('purchase') === 1
  track('onboarding_start', {})
  track('sign_up', { method: 'email' }, isDue)
  track('sign_up', { method: 'email' }, isDue)
  expect(delivered).toEqual([])
  expect(asked).toEqual([])

  setConsent(deliver)
  track('sign_up', { method: 'email' }, isDue)

  expect(delivered).toEqual([
    ['onboarding_start', {}],
    ['sign_up', { method: 'email' }],
  ])
})

test('an event that is dropped is not asked whether it is due', () => {
  setConsent(undefined)

  track('onboarding_start', {}, () => {
    throw new Error('asked')
  })
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
