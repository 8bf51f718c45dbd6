import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes although they are short. Vitest begins with the longest, and would keep these for the end. */
const SLOW = ['test/checks/paymentHistories.test.ts', 'test/checks/grants.test.ts']

/** Starts what takes long at the head of its project, so that no core waits for one file at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((file) => moduleId.endsWith(file))
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    return [...byProject.values()].flatMap((own) => [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))])
  }
}
