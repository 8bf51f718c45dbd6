import { expect, test } from 'vitest'
import { fillIn } from '../../../../../functions/domain/reading/compose/fillIn.ts'

const clauses = { forecast: 'somebody makes tea for you' }

test('a reason is given only to a card whose day it makes what it is', () => {
  const options = [
    { text: 'The Moon has to do with comfort, so {forecast}.', ids: [], point: 'Moon' as const },
    { text: 'Today {forecast}.', ids: [] },
  ]
  const told = (because: Parameters<typeof fillIn>[1]['because']) => fillIn(options, { because, clauses })[0]!.text

  expect(told(['Venus', 'Moon'])).toBe('The Moon has to do with comfort, so somebody makes tea for you.')
  expect(told(['Mars'])).toBe('Today somebody makes tea for you.')
})
