import { expect, test } from 'vitest'
import { functionOf } from '../../../infra/operate/functionOf.ts'

const described = (outputs: Record<string, string>) => (stack: string) =>
  JSON.stringify({
    Stacks: [
      {
        StackName: stack,
        Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
      },
    ],
  })

test('a command finds its function in the outputs of the stack that it is given', () => {
  const describe = described({ Address: 'https://example.com', reconcileFunction: 'Orrery-prod-reconcile-1' })

  expect(functionOf('reconcile', { stack: 'Orrery-prod' }, describe)).toBe('Orrery-prod-reconcile-1')
})

test('a function can be named, and without a stack or a function the local stack is asked', () => {
  expect(functionOf('reconcile', { function: 'mine' })).toBe('mine')
  expect(functionOf('reconcile', {})).toBeUndefined()
})

test('a stack of an earlier release, which names no function, is told apart with what to do', () => {
  expect(() => functionOf('replayEvents', { stack: 'Orrery-prod' }, described({}))).toThrow(
    'Orrery-prod has no output replayEventsFunction. Deploy it once more, or name the function: --function NAME',
  )
})
