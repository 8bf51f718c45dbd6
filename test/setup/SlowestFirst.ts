import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long although they are short. Vitest begins with the longest, and would keep these for the end. */
const SLOW = [
  'test/bench/growth.test.ts',
  'test/bench/parts.test.ts',
  'test/bench/screens.test.ts',
  'test/checks/paymentHistories.test.ts',
  'test/checks/crashes.test.ts',
  'test/checks/fuzz.test.ts',
  'test/checks/grants.test.ts',
  'test/stack/kills.test.ts',
]

/**
 * Starts what takes long first, so that no core waits for one file at the end. A test in a browser waits as much as it
 * works, so these and the others take turns, and together they keep the cores busy. The files that share workers come
 * last and one after the other: a worker is kept only for the file that is next.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((file) => moduleId.endsWith(file))
    const byKind = Object.groupBy(sorted, (file) => (isSlow(file) ? 'slow' : kindOf(file)))
    const { slow = [], browser = [], alone = [], sharing = [] } = byKind
    return [...slow, ...byTurns(browser, alone), ...sharing]
  }
}

function kindOf({ project }: TestSpecification): 'browser' | 'alone' | 'sharing' {
  if (!project.config.isolate) return 'sharing'
  return project.name === 'browser' ? 'browser' : 'alone'
}

/** Two lists in one: each in its own order, and spread evenly from the beginning to the end. */
function byTurns<Item>(...lists: Item[][]): Item[] {
  return lists
    .flatMap((items) => items.map((item, index) => ({ item, at: (index + 0.5) / items.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
