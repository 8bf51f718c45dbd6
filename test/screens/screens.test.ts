import { expect, test } from 'vitest'
import { paths, testPaths } from '../../web/paths.ts'
import { screens } from './screens.ts'

/** With their queries, since some of them open a dialog or another card. */
const shown = screens.map(({ path }) => path)

test('the contact sheet shows every path of the app, by its query too', () => {
  const { signIn: onlyRedirects, ...others } = { ...paths, ...testPaths }

  expect(Object.values(others).filter((path) => !shown.includes(path))).toEqual([])
})

test('the contact sheet shows a path that is no route', () => {
  const pathnameOf = (path: string) => new URL(path, 'https://orrery.example').pathname
  const known = Object.values({ ...paths, ...testPaths }).map(pathnameOf)

  expect([...new Set(shown.map(pathnameOf))].filter((path) => !known.includes(path))).toEqual(['/nowhere'])
})

test('no two pictures have the same name', () => {
  const names = screens.map(({ name, visitor }) => `${name}, ${visitor}`)

  expect(names).toEqual([...new Set(names)])
})
