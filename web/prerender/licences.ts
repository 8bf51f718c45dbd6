import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const MODULES = join(import.meta.dirname, '../../node_modules')

/** Whatever of the packages reaches a browser. */
const PACKAGES = [
  '@fontsource/old-standard-tt',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js',
  'dequal',
  'prop-types',
  'react',
  'react-dom',
  'scheduler',
  'swr',
  'zod',
]

/** The packages with their versions and the texts of their licences, which want to be passed on with the code. */
export const licences = (): string =>
  ['The open-source software in this app, and its licenses.', ...PACKAGES.map(licenceOf)].join(
    `\n\n${'-'.repeat(72)}\n\n`,
  )

function licenceOf(name: string): string {
  const { version } = JSON.parse(read(name, 'package.json')) as { version: string }
  const file = readdirSync(join(MODULES, name)).find((each) => /^licen[cs]e/i.test(each))
  if (!file) throw new Error(`The package ${name} has no licence`)
  return `${name} ${version}\n\n${read(name, file).trim()}`
}

const read = (name: string, file: string) => readFileSync(join(MODULES, name, file), 'utf8')

/** The packages in the built app that the list lacks. */
export function unlicensed(output: Rolldown.RolldownOutput['output']): string[] {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const names = modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
  return [...new Set(names)].filter((name) => name !== undefined && !PACKAGES.includes(name)) as string[]
}
