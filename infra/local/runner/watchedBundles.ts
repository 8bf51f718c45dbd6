import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs'
import { sep } from 'node:path'
import type { PlannedFunction } from '../template/plannedFunction.ts'
import { cachedBundles } from './bundleCache.ts'
import { type Bundles, bundles } from './bundles.ts'

/** The directories whose files are edited while the local stack runs; what else bundles are made from needs a restart. */
const EDITED = ['functions', 'shared']

interface WatchNeeds {
  functions: PlannedFunction[]
  directory: string
  /** Called with the names of the functions whose bundles have changed. */
  onChange(names: string[]): void
  /** The directories whose edits count. */
  sources?: string[]
}

/**
 * Cached bundles until somebody edits a source; from then on esbuild watches, and writes into a directory of this run.
 * Most runs end without an edit, and none waits at its start for bundles that it has.
 */
export async function watchedBundles({ sources = EDITED, ...needs }: WatchNeeds): Promise<Bundles> {
  let edited: Promise<Bundles> | undefined
  let current: Bundles | undefined
  const onEdit = () => {
    edited ??= rebundle()
  }
  // An edit during the first build counts too, so the watchers start before it.
  const watchers = sources.map((path) => watchSources(path, onEdit))
  const cached = await cachedBundles(needs.functions)

  async function rebundle(): Promise<Bundles> {
    const built = await bundles(needs)
    current = built
    const hasChanged = ({ name }: PlannedFunction) => contentOf(built, name) !== contentOf(cached, name)
    const changed = needs.functions.filter(hasChanged).map(({ name }) => name)
    if (changed.length > 0) needs.onChange(changed)
    return built
  }

  return {
    pathOf: (name) => (current ?? cached).pathOf(name),
    async stop() {
      for (const watcher of watchers) watcher.close()
      await (await edited)?.stop()
    },
  }
}

const watchSources = (path: string, onEdit: () => void): FSWatcher =>
  watch(path, { recursive: true }, (_, file) => {
    if (!file?.split(sep).includes('generated')) onEdit()
  })

/** Nothing when the function does not build. */
const contentOf = ({ pathOf }: Bundles, name: string): string | undefined =>
  existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : undefined
