import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths, testPaths } from '../../web/paths.ts'
import { screens } from './screens.ts'

const pathnameOf = (path: string) => new URL(path, 'https://orrery.example').pathname
const shown = new Set(screens.map(({ path }) => pathnameOf(path)))

test('the contact sheet shows every route of the app and every static page', () => {
  const sources = ['web/routes.tsx', 'web/staticPages.tsx'].map((file) => readFileSync(file, 'utf8')).join()
  const routes = [...sources.matchAll(/[ {]paths\.(\w+)/g)].map(([, name]) => paths[name as keyof typeof paths])

  expect(routes.length).toBeGreaterThan(15)
  expect(routes.filter((path) => !shown.has(pathnameOf(path)))).toEqual([])
})

test('the contact sheet shows a path that is no route', () => {
  const known = Object.values({ ...paths, ...testPaths }).map(pathnameOf)

  expect([...shown].filter((path) => !known.includes(path))).toEqual(['/nowhere'])
})

test('no two pictures have the same name', () => {
  const names = screens.map(({ name, visitor }) => `${name}, ${visitor}`)

  expect(names).toEqual([...new Set(names)])
})
