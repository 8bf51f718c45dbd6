import * as react from 'react'
import { expect, test } from 'vitest'
import { unwrapReact } from '../../web/unwrapReact.ts'

const { resolveId, load } = unwrapReact() as unknown as {
  resolveId: { filter: { id: RegExp }; handler(id: string, importer: string, options: { kind: string }): string | null }
  load: { filter: { id: RegExp }; handler(id: string): string }
}

test('modules import the functions of React by name, or all of it', () => {
  const unwrapped = resolveId.handler('react', '/house/web/App.tsx', { kind: 'import-statement' })!

  const text = load.handler(unwrapped)

  expect(load.filter.id.test(unwrapped)).toBe(true)
  const names = Object.keys(react).filter((name) => !/^(_|default$|module\.exports$)/.test(name))
  expect(names.filter((name) => !text.includes(`export const ${name} = all.${name}`))).toEqual([])
  expect(text).toContain('export default all')
})

test('React itself is left to what unwraps it, and to CommonJS, which asks for the one object', () => {
  const unwrapped = resolveId.handler('react', '/house/web/App.tsx', { kind: 'import-statement' })!

  expect(resolveId.handler('react', unwrapped, { kind: 'import-statement' })).toBeNull()
  expect(resolveId.handler('react', '/house/react-dom.js', { kind: 'require-call' })).toBeNull()
  expect(resolveId.filter.id.test('react-dom')).toBe(false)
})
