import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassName } from '../../web/shortClassName.ts'

const nameOf = (name: string, file: string) => shortClassName(name, join(import.meta.dirname, '../../web', file))

test('every CSS class gets a unique name of at most two letters', () => {
  const classes = globSync('web/**/*.module.css').flatMap((file) => {
    const names = readFileSync(file, 'utf8').matchAll(/^\s*\.(\w+) \{$/gm)
    return [...new Set([...names].map(([, name]) => name!))].map((name) => ({ name, file: file.slice('web/'.length) }))
  })

  const names = classes.map(({ name, file }) => nameOf(name, file))

  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[b-z]{1,2}$/i.test(name))).toEqual([])
})

test('keyframes get a short name too, and an unknown class throws', () => {
  expect(nameOf('turn', 'screens/Landing.module.css')).toMatch(/^[a-z]+$/i)
  expect(() => nameOf('nowhere', 'screens/Landing.module.css')).toThrow('has no class nowhere')
})
