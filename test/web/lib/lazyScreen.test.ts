import { createElement, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from '../../../web/lib/lazyScreen.ts'

const reload = vi.fn()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  reload.mockReset()
  vi.unstubAllGlobals()
})

async function render(load: Parameters<typeof lazyScreen>[0]): Promise<string> {
  const errors: unknown[] = []
  const page = createElement(Suspense, null, createElement(lazyScreen(load)))
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) })
  return errors.length > 0 ? String(errors[0]) : await new Response(prelude).text()
}

const missing = () => Promise.reject(new TypeError('chunk is gone'))
const present = async () => () => createElement('h1', null, 'Here')

test('a screen shows when its chunk has come', async () => {
  expect(await render(present)).toContain('<h1>Here</h1>')
})

test('a chunk that is gone reloads the page once, and fails the second time', async () => {
  expect(await render(missing)).not.toContain('chunk is gone')
  expect(reload).toHaveBeenCalledTimes(1)

  expect(await render(missing)).toContain('chunk is gone')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('after a screen has come, the next release may reload again', async () => {
  await render(missing)
  await render(present)
  await render(missing)

  expect(reload).toHaveBeenCalledTimes(2)
})

test('where storage is blocked nothing reloads, so that nothing reloads for ever', async () => {
  vi.stubGlobal('sessionStorage', undefined)

  expect(await render(missing)).toContain('chunk is gone')
  expect(reload).not.toHaveBeenCalled()
})

test('without a connection nothing reloads, so that what has been read stays', async () => {
  vi.stubGlobal('navigator', { onLine: false })

  expect(await render(missing)).toContain('chunk is gone')
  expect(reload).not.toHaveBeenCalled()
})
