import type { PlannedFunction } from '../../infra/local/template/plannedFunction.ts'

export const aPlannedFunction = (
  changes: Partial<PlannedFunction> & Pick<PlannedFunction, 'name' | 'entry'>,
): PlannedFunction => ({
  logicalId: changes.name,
  data: [],
  memoryMb: 128,
  timeoutMs: 1000,
  maxConcurrency: 10,
  environment: {},
  statements: [],
  ...changes,
})
