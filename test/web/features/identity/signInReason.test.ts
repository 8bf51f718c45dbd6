import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { reasons, signInReason } from '../../../../web/features/identity/signInReason.ts'
import { paths } from '../../../../web/paths.ts'

afterEach(() => void vi.unstubAllGlobals())

const reasonFor = (page: string | null) => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'requestedPage' ? page : null) })
  return signInReason()
}

test.each([
  [paths.manageBilling, 'Sign in to manage your billing.'],
  [paths.updateCard, 'Sign in to update your card.'],
  ['/dashboard?showTrial=true', "Sign in to see today's reading."],
  ['/nowhere', undefined],
  [null, undefined],
])('of %j it says %j', (page, reason) => {
  expect(reasonFor(page)).toBe(reason)
})

test('every screen that asks who is there has a reason', () => {
  const screens = readdirSync('web/screens').filter((file) =>
    /<RequireSession|useRequestedPage\(/.test(readFileSync(`web/screens/${file}`, 'utf8')),
  )

  expect(screens.length).toBeGreaterThan(8)
  expect(Object.keys(reasons)).toHaveLength(screens.length)
})
