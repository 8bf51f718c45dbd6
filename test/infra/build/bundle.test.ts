import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, type BuildResult, buildSync, type Metafile } from 'esbuild'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ENGINE } from '../../../functions/domain/sky/ephemeris.ts'
import { bundleForDeployment, bundleOptions } from '../../../infra/build/bundle.ts'
import { type DataFile, dataFiles } from '../../../infra/build/dataFiles.ts'
import { entryOf, functionNames, isJob, permissions } from '../../../infra/stack/permissions.ts'
import { routeKeys, webhooks } from '../../../shared/contract/index.ts'

/** Every function bundled as for a deployment, but legible. */
const { outputFiles, metafile } = buildSync({
  ...bundleOptions(functionNames.map(entryOf), 'out'),
  minify: false,
  sourcemap: false,
  write: false,
} satisfies BuildOptions) as BuildResult & { outputFiles: { path: string; text: string }[]; metafile: Metafile }

const textOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(`/${name}/index.js`))!.text
/** The sources of which something is left in a bundle. */
const sourcesOf = (name: string) =>
  Object.entries(metafile.outputs[`out/${name}/index.js`]!.inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)

describe.each(functionNames)('the bundle of %s', (name) => {
  test('holds no group of the contract but its own', () => {
    const shared = /^shared\/contract\/(endpoint|problem|success)\.ts$/
    const own = new RegExp(`^shared/contract/${name}(\\.ts|/)`)
    const contract = sourcesOf(name).filter((path) => path.startsWith('shared/contract/') && !shared.test(path))

    expect(contract.filter((path) => !own.test(path))).toEqual([])
    const isGroup = !isJob(name) && !(name in webhooks) && name !== 'notFound'
    expect(contract.length > 0).toBe(isGroup)
  })

  test('reads exactly the data files that are shipped with it', () => {
    const names = new Map(Object.entries(dataFiles).map(([file, path]) => [path as string, file]))
    const files = [...textOf(name).matchAll(/(?<!function )\bdataFile\((["`])(.*?)\1\)/g)]
      .map(([, , path]) => path!.replace(/\$\{ENGINE.*\}/, ENGINE.replace(' ', '-')))
      .filter((path) => !path.startsWith('generated/content/'))
    // Chapters of the book are opened by name, and shipped by subject.
    const books = new Set([...textOf(name).matchAll(/\bopenChapter\(["`](\w+)\//g)].map(([, book]) => book!))
    const read = [...files, ...Array.from(books, (book) => `generated/content/${book}`)].map((path) => names.get(path))

    expect(read.sort()).toEqual([...(permissions[name].data ?? ([] as DataFile[]))].sort())
  })

  test('holds the code of the gazetteer and of the sky only with the file that it reads', () => {
    const sources = sourcesOf(name)
    const data = permissions[name].data ?? []

    expect(sources.some((path) => path.startsWith('functions/domain/places/gazetteer'))).toBe(
      data.includes('gazetteer'),
    )
    expect(sources.some((path) => path.startsWith('node_modules/caelus/'))).toBe(data.includes('ephemeris'))
  })
})

test('the function for unknown addresses knows every route of the contract', () => {
  // Not toContain, which would print the whole bundle.
  expect(textOf('notFound').includes(JSON.stringify(routeKeys().join('\n')))).toBe(true)
})

test('a function is bundled for a deployment with the data files that it reads beside it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))

  await bundleForDeployment({ names: ['sky'], directory })

  expect(readFileSync(join(directory, 'sky/index.js'), 'utf8')).toContain('handler')
  const places = permissions.sky.data?.map((file) => dataFiles[file as DataFile])
  expect(places?.filter((path) => !existsSync(join(directory, 'sky/data', path)))).toEqual([])
  expect(readdirSync(directory).sort()).toEqual(['package.json', 'sky'])
})
