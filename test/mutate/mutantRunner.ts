import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { createVitest, type TestSequencer, type TestSpecification } from 'vitest/node'
import config from '../../vitest.config.ts'
import { type Mutant, mutate } from './listMutants.ts'
import { withLoopGuards } from './withLoopGuards.ts'

/** Runs tests with a mutant in place of its source, in one Vitest for all mutants. Files on the disk stay as they are. */
export interface MutantRunner {
  /** The tests that fail, by their names, in the order given: after the first failure no other begins. */
  failuresOf: (tests: readonly string[], mutant?: Mutant) => Promise<string[]>
  close: () => Promise<void>
}

export async function startMutantRunner(root: string): Promise<MutantRunner> {
  let current: Mutant | undefined
  const vitest = await createVitest(
    {
      ...houseTests(),
      root,
      config: false,
      watch: false,
      fsModuleCache: false,
      bail: 1,
      // One process runs all tests of a mutant, and ends with them: it loads the mutant once, and no later run has it.
      isolate: false,
      // A hang is waited for as on an idle machine. What is too slow for that fails without a fault too, which is said.
      provide: { baseline: { hashMs: 0, load: 0 } },
      sequence: { sequencer: InOrder },
      silent: true,
      reporters: [{}],
      maxWorkers: 1,
    },
    { plugins: [mutantPlugin(root, () => current)] },
  )
  await vitest.standalone()

  const failuresOf: MutantRunner['failuresOf'] = async (tests, mutant) => {
    for (const mutated of [current, mutant]) if (mutated) vitest.invalidateFile(join(root, mutated.file))
    current = mutant
    const found = await vitest.globTestSpecifications(tests.map((test) => join(root, test)))
    const specifications = tests.flatMap((test) => found.filter(({ moduleId }) => moduleId === join(root, test)))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    // Vitest hands out the modules of earlier runs too, and they keep their failures.
    const failed = testModules
      .filter((module) => !module.ok())
      .map(({ moduleId }) => relative(root, moduleId))
      .filter((test) => tests.includes(test))
    return failed.length === 0 && unhandledErrors.length > 0 ? [...tests] : failed
  }
  return { failuresOf, close: () => vitest.close() }
}

class InOrder implements TestSequencer {
  sort = (files: TestSpecification[]) => files
  shard = (files: TestSpecification[]) => files
}

/** How the tests without a browser are run, as the configuration says. */
function houseTests() {
  const { projects = [], ...shared } = config.test ?? {}
  const house = projects.map((project) => (project as Project).test).find(({ name }) => name === 'house')
  return { ...shared, ...house }
}

interface Project {
  test: { name: string }
}

const SOURCES = /^(shared|functions|infra|web)\/.*\.tsx?$/

const mutantPlugin = (root: string, current: () => Mutant | undefined): Plugin => ({
  name: 'mutant',
  enforce: 'pre',
  load(id) {
    const file = relative(root, id)
    if (!SOURCES.test(file)) return undefined
    const text = readFileSync(id, 'utf8')
    const mutant = current()
    return withLoopGuards(file, mutant?.file === file ? mutate(text, mutant) : text)
  },
})
