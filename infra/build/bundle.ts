import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'
import { entryOf, functionNames, permissions } from '../stack/permissions.ts'
import { DATA_DIRECTORY, ensureData } from './ensureData.ts'

export const BUNDLE_DIRECTORY = 'dist/functions'

export const functionName = (entry: string): string => basename(entry, '.ts')
const functionDirectory = (entry: string): string => `${BUNDLE_DIRECTORY}/${functionName(entry)}`

/**
 * The repository is ESM and the bundles are CommonJS: this makes Node read `.js` files in the directory as CommonJS.
 */
export function markAsCommonJs(outdir: string): void {
  mkdirSync(outdir, { recursive: true })
  writeFileSync(`${outdir}/package.json`, '{ "type": "commonjs" }\n')
}

/** How every function is bundled, deployed or local. */
export function bundleOptions(entries: string[], outdir: string): BuildOptions {
  return {
    entryPoints: Object.fromEntries(entries.map((entry) => [`${functionName(entry)}/index`, entry])),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node24',
    // With the SDK bundled in, CommonJS loads faster than ESM on a cold start.
    format: 'cjs',
    // The SDK's ESM build can be tree-shaken: a third fewer bytes than with its CommonJS build.
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: true,
    metafile: true,
    // dataFile.ts tries import.meta first, and expects it to be empty in a bundle.
    logOverride: { 'empty-import-meta': 'silent' },
    logLevel: 'warning',
  }
}

/** Bundles every function into `dist`, with the data files next to those that read them. */
export function bundleForDeployment(): void {
  ensureData()
  markAsCommonJs(BUNDLE_DIRECTORY)
  buildSync(bundleOptions(functionNames.map(entryOf), BUNDLE_DIRECTORY))
  for (const name of functionNames.filter((name) => permissions[name].data))
    copyData(`${functionDirectory(entryOf(name))}/data`)
}

/** Copies the files that the functions read, without the scripts that generate them and their input. */
export const copyData = (directory: string): void =>
  cpSync(DATA_DIRECTORY, directory, { recursive: true, filter: isReadAtRuntime })

const isReadAtRuntime = (path: string) => !path.endsWith('.ts') && path !== `${DATA_DIRECTORY}/build`
