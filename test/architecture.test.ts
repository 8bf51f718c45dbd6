import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { imports, sources } from './importGraph.ts'

const ENTRY = ['functions/flows', 'functions/domain', 'functions/kit', 'functions/wiring', 'shared']

/** Each layer may import itself and what is listed; anything else points upwards. */
const mayImport: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': ['shared/domain'],
  'functions/content': ['shared/domain'],
  'functions/domain': ['functions/content', 'shared/domain'],
  'functions/data': ['functions/content', 'functions/domain', 'shared/domain'],
  'functions/commands': ['functions/domain', 'functions/data', 'shared/domain'],
  'functions/store': ['functions/domain', 'shared/domain'],
  'functions/gateways': ['functions/domain', 'shared'],
  'functions/flows': ['functions/domain', 'shared'],
  'functions/kit': ['functions/domain', 'shared'],
  'functions/wiring': ['functions/store', 'functions/gateways', 'functions/kit', 'functions/domain', 'shared'],
  'functions/api': ENTRY,
  'functions/hooks': ENTRY,
  'functions/jobs': ENTRY,
  'web/data': [],
  'web/lib': ['shared'],
  'web/ui': ['web/lib', 'shared/contract/problem.ts', 'shared/domain/brand.ts'],
  'web/features': ['web/data', 'web/lib', 'web/ui', 'web/paths.ts', 'shared'],
  'web/screens': ['web/features', 'web/lib', 'web/ui', 'web/paths.ts', 'shared'],
  'web/paths.ts': [],
  // What puts the screens together stands above them all.
  web: ['web', 'shared'],
  infra: ['shared'],
  // Stores the admin password as an operator does.
  'infra/local': ['infra', 'shared', 'functions/domain/identity/passwords.ts'],
}

/** Layers of which only the types may be known: the real thing is handed over by wiring. */
const mayImportTypes: Record<string, string[]> = {
  'functions/flows': ['functions/store', 'functions/gateways'],
  'functions/kit': ['functions/store'],
}

/** Layers whose parts do not know each other. */
const STRANGERS = ['web/features', 'web/screens']

const isBelow = (file: string, layer: string) => file === layer || file.startsWith(`${layer}/`)
const layerOf = (file: string) =>
  Object.keys(mayImport)
    .filter((layer) => isBelow(file, layer))
    .sort((a, b) => b.length - a.length)[0]

function isAllowed({ file, target, isType }: (typeof imports)[number]): boolean {
  const layer = layerOf(file)
  if (!layer) return false
  const allowed = [layer, ...mayImport[layer]!, ...((isType && mayImportTypes[layer]) || [])]
  return allowed.some((each) => isBelow(target, each))
}

const breaches = (what: RegExp, mayHave: RegExp) =>
  sources.filter(({ file, text }) => what.test(text) && !mayHave.test(file)).map(({ file }) => file)

test('imports only point downwards', () => {
  expect(imports.length).toBeGreaterThan(500)
  expect(imports.filter((each) => !isAllowed(each)).map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test.each(STRANGERS)('the parts of %s do not know each other', (layer) => {
  const depth = layer.split('/').length
  const partOf = (file: string) => file.split('/')[depth]!.replace(/\.tsx?$/, '')
  const parts = new Set(sources.filter(({ file }) => isBelow(file, layer)).map(({ file }) => partOf(file)))
  // LandingDialogs and LandingSignIn are both parts of Landing, in files of their own.
  const isOnePart = (one: string, other: string) =>
    [...parts].some((whole) => one.startsWith(whole) && other.startsWith(whole))
  const acquainted = imports
    .filter(({ file, target }) => isBelow(file, layer) && isBelow(target, layer) && !target.endsWith('.css'))
    .filter(({ file, target }) => !isOnePart(partOf(file), partOf(target)))
  expect(acquainted.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

/** Walks the imports depth first; a file that is met again on the way down closes a circle. */
function importCircles(): string[] {
  const targetsOf = Map.groupBy(imports, ({ file }) => file)
  const finished = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (finished.has(file) || path.includes(file)) return
    for (const { target } of targetsOf.get(file) ?? []) visit(target, [...path, file])
    finished.add(file)
  }
  for (const { file } of sources) visit(file, [])
  return circles
}

test('imports have no circles, types included', () => {
  expect(importCircles()).toEqual([])
})

test('every imported file is there and is named with its ending', () => {
  expect(imports.map(({ target }) => target).filter((target) => !existsSync(target))).toEqual([])
})

test('the clock is read where the clock lives', () => {
  expect(
    breaches(
      /new Date\(\)|Date\.now\(\)/,
      /^(functions\/wiring\/parts\.ts|web\/lib\/time\/deviceSeconds\.ts|infra\/local\/.*)$/,
    ),
  ).toEqual([])
})

test('chance is for decoration, secrets come from node:crypto', () => {
  expect(breaches(/Math\.random/, /^web\//)).toEqual([])
})

test('the environment is read in one place', () => {
  expect(breaches(/process\.env/, /^(functions\/kit\/env\.ts|infra\/.*)$/)).toEqual([])
})

test('schemas come from the small zod', () => {
  expect(breaches(/from ['"]zod['"]/, /^$/)).toEqual([])
})

test('everything that is exported has a name', () => {
  expect(breaches(/^export default/m, /\.config\.ts$/)).toEqual([])
})

test('no folder is a drawer for whatever fits nowhere', () => {
  const drawers = sources.filter(({ file }) =>
    /(^|\/)(utils?|helpers?|types|constants|common|misc)(\.tsx?|\/)/.test(file),
  )
  expect(drawers.map(({ file }) => file)).toEqual([])
})

test('a component stands in a file of its name', () => {
  const components = sources.filter(({ file }) => /^web\/(ui|screens)\/.*\/?[A-Z]\w*\.tsx$/.test(file))
  const misnamed = components.filter(
    ({ file, text }) => !new RegExp(`^export (function|const|class) ${basename(file, '.tsx')}\\b`, 'm').test(text),
  )
  expect(misnamed.map(({ file }) => file)).toEqual([])
})

/** Tables and prose are long by nature. */
const isProse = (file: string) => /\/(almanac|legal|data|generated)\//.test(file)

test('files are small enough to be read at once', () => {
  const lengths = sources
    .filter(({ file }) => !isProse(file))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)]!.lines
  const longest = lengths.at(-1)!
  console.log(`${lengths.length} files: median ${at(0.5)}, p95 ${at(0.95)}, longest ${longest.lines} (${longest.file})`)
  expect(lengths.filter(({ lines }) => lines > 200).map(({ file }) => file)).toEqual([])
})
