import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long although they are short. Vitest begins with the longest, and would keep these for the end. */
const SLOW = [
  'test/checks/paymentHistories.test.ts',
  'test/checks/crashes.test.ts',
  'test/checks/fuzz.test.ts',
  'test/checks/grants.test.ts',
]

/**
 * Starts what takes long first, so that no core waits for one file at the end. A test in a browser waits as much as it
 * works, so these take turns with those that only work. The other files come last: a worker is kept only while a file of
 * its project is next.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const slowFirst = [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
    const { browser = [], slow = [], quick = [] } = Object.groupBy(slowFirst, kindOf)
    return [...byTurns(browser, slow), ...quick]
  }
}

const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.some((file) => moduleId.endsWith(file))

function kindOf(file: TestSpecification): 'browser' | 'slow' | 'quick' {
  if (file.project.name === 'browser') return 'browser'
  return isSlow(file) ? 'slow' : 'quick'
}

/** Two lists in one: each in its own order, and spread evenly from the beginning to the end. */
function byTurns<Item>(...lists: Item[][]): Item[] {
  return lists
    .flatMap((items) => items.map((item, index) => ({ item, at: (index + 0.5) / items.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
