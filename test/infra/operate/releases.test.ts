import { expect, test } from 'vitest'
import { releaseBefore } from '../../../infra/operate/releases.ts'

const release = (revision: string, stack = 'Orrery-prod') => ({ stack, revision, arguments: [stack] })

test('a rollback goes to the last release of the stack from another commit', () => {
  const releases = [release('a'), release('b'), release('x', 'Orrery-dev'), release('c'), release('c')]

  expect(releaseBefore(releases, 'Orrery-prod')).toEqual(release('b'))
})

test('a second rollback goes further back, and not forward to the release that was taken out', () => {
  const releases = [release('a'), release('b'), release('c'), release('b')]

  expect(releaseBefore(releases, 'Orrery-prod')).toEqual(release('a'))
})

test('a stack with no other release cannot be rolled back', () => {
  expect(releaseBefore([release('a'), release('a')], 'Orrery-prod')).toBeUndefined()
  expect(releaseBefore([release('a')], 'Orrery-dev')).toBeUndefined()
})
