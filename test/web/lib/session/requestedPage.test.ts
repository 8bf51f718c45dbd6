import { beforeEach, expect, test, vi } from 'vitest'
import { requestedPage } from '../../../../web/lib/session/requestedPage.ts'
import { paths } from '../../../../web/paths.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const ask = (pathname: string, search = '') => requestedPage.remember({ pathname, search })

test('the page that was asked for last is remembered with its query until it is forgotten', () => {
  ask(paths.settings)
  ask(paths.subscribe, '?update=card')

  expect(requestedPage.read()).toBe(paths.updateCard)

  requestedPage.forget()
  expect([requestedPage.read(), kept.size]).toEqual([null, 0])
})

test('every page of the app can be asked for', () => {
  const pages = [paths.dashboard, paths.natalChart, paths.aiChat, paths.manageBilling, paths.updateCard]

  for (const page of pages) {
    kept.set('requestedPage', page)
    expect(requestedPage.read()).toBe(page)
  }
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/settings//evil.example',
  'javascript:alert(1)',
  '/settings@evil.example',
  '/',
  '',
])('%j in the storage of the tab is no page of ours', (value) => {
  kept.set('requestedPage', value)
  expect(requestedPage.read()).toBeNull()

  kept.clear()
  ask(value)
  expect(kept.size).toBe(0)
})

test('only whoever leaves for Google is led on after coming back, and only while the page is remembered', () => {
  requestedPage.leaveForGoogle()
  ask(paths.settings)
  expect(requestedPage.readAfterGoogle()).toBeNull()

  requestedPage.leaveForGoogle()
  expect(requestedPage.readAfterGoogle()).toBe(paths.settings)

  ask(paths.natalChart)
  expect(requestedPage.readAfterGoogle()).toBeNull()
})

test('where the storage is blocked nothing is remembered, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  ask(paths.settings)
  requestedPage.leaveForGoogle()
  requestedPage.forget()

  expect([requestedPage.read(), requestedPage.readAfterGoogle()]).toEqual([null, null])
})
