import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from '../../../../web/lib/chunks/lazyScreen.ts'

const reload = vi.fn()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
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

test('a screen renders when its chunk has loaded', async () => {
  expect(await render(present)).toContain('<h1>Here</h1>')
})

test('a preloaded screen renders at once, without the skeleton that another one waits behind', async () => {
  const preloaded = lazyScreen(present)
  await preloaded.preload()
  const draw = (screen: typeof preloaded) =>
    renderToString(createElement(Suspense, { fallback: 'Loading' }, createElement(screen)))

  expect(draw(preloaded)).toContain('<h1>Here</h1>')
  expect(draw(lazyScreen(present))).toContain('Loading')
})

test('a missing chunk reloads the page once and fails the second time', async () => {
  expect(await render(missing)).not.toContain('chunk is gone')
  expect(reload).toHaveBeenCalledTimes(1)

  expect(await render(missing)).toContain('chunk is gone')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('after a screen has loaded, another missing chunk may reload again', async () => {
  await render(missing)
  await render(present)
  await render(missing)

  expect(reload).toHaveBeenCalledTimes(2)
})

test('after a screen has been preloaded, another missing chunk may reload again', async () => {
  await render(missing)
  await lazyScreen(present).preload()
  await render(missing)

  expect(reload).toHaveBeenCalledTimes(2)
})

test('without session storage a missing chunk does not reload, which could loop', async () => {
  vi.stubGlobal('sessionStorage', undefined)

  expect(await render(missing)).toContain('chunk is gone')
  expect(reload).not.toHaveBeenCalled()
})

test('a full session storage is as good as none', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} })

  expect(await render(missing)).toContain('chunk is gone')
  expect(reload).not.toHaveBeenCalled()
})

test('a missing chunk does not reload the page while offline, and the error says what is missing', async () => {
  vi.stubGlobal('navigator', { onLine: false })

  expect(await render(missing)).toContain('there is no network')
  expect(reload).not.toHaveBeenCalled()
})
