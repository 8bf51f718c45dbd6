import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type BuildResult, build, context, type OutputFile } from 'esbuild'
import { bundleOptions, functionName, markAsCommonJs } from '../../build/bundle.ts'
import { linkData } from '../../build/dataFiles.ts'
import type { PlannedFunction } from '../template/plannedFunction.ts'

interface BundleNeeds {
  functions: PlannedFunction[]
  directory: string
  /** Watches the sources, and is called with the names of the functions whose bundles have changed. */
  onChange?: ((names: string[]) => void) | undefined
}

export interface Bundles {
  pathOf(name: string): string
  stop(): Promise<void>
}

/** Bundles every function as for a deployment, and again after each edit when `onChange` is given. */
export async function bundles({ functions, directory, onChange }: BundleNeeds): Promise<Bundles> {
  markAsCommonJs(directory)
  for (const { name, data } of functions) linkData(data, join(directory, name))
  const entries = functions.map(({ entry }) => entry)
  const write = bundleWriter()
  let notify: typeof onChange
  const builder = await context({
    ...bundleOptions(entries, directory),
    write: false,
    plugins: [{ name: 'write', setup: ({ onEnd }) => onEnd((result) => report(write(result))) }],
  })
  const report = (names: string[]) => {
    if (names.length > 0) notify?.(names)
  }

  await builder.rebuild().catch(() => buildSeparately(entries, directory).then((results) => results.forEach(write)))
  notify = onChange
  if (onChange) await builder.watch()
  return { pathOf: (name) => resolve(directory, name, 'index.js'), stop: () => builder.dispose() }
}

/** A function that does not build must not stop the others from running. esbuild has logged its errors already. */
const buildSeparately = (entries: string[], directory: string): Promise<BuildResult[]> =>
  Promise.all(
    entries.map((entry) =>
      build({ ...bundleOptions([entry], directory), write: false, logLevel: 'silent' }).catch(
        (failed: BuildResult) => failed,
      ),
    ),
  )

/** Writes the files that have changed since the last build and returns the names of their functions. */
function bundleWriter() {
  const hashes = new Map<string, string>()
  const isNew = ({ path, hash }: OutputFile) => hashes.get(path) !== hash
  return ({ outputFiles = [] }: BuildResult): string[] => {
    const changed = outputFiles.filter(isNew)
    for (const { path, hash, contents } of changed) {
      hashes.set(path, hash)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, contents)
    }
    return changed.filter(({ path }) => path.endsWith('.js')).map(({ path }) => functionName(dirname(path)))
  }
}
