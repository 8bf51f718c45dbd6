import { afterEach, expect, test, vi } from 'vitest'
import { openBackend } from './openBackend.ts'

const BROKEN = '../../functions/hooks/stripe.ts'

afterEach(() => void vi.doUnmock(BROKEN))

test('a backend that does not open leaves nothing behind', async () => {
  let url = ''
  vi.doMock(BROKEN, () => {
    url = process.env.APP_ORIGIN!
    throw new Error('broken')
  })

  await expect(openBackend()).rejects.toThrow()

  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(process.env.APP_ORIGIN).toBeUndefined()
})
