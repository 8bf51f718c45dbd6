import { expect, test } from 'vitest'
import { suggestPlaces } from '../../../../../functions/domain/places/gazetteer.ts'
import { placeLabel } from '../../../../../shared/domain/placeLabel.ts'
import answers from '../../../../data/placeAnswers.json' with { type: 'json' }

test.each(
  Object.entries(answers.suggested),
)('whoever has typed "%s" is offered these places, in this order', (typed, labels) => {
  expect(suggestPlaces(typed).map(placeLabel)).toEqual(labels)
})

test('of a very long text the first two hundred characters count', () => {
  const spaces = (count: number) => ' '.repeat(count)

  expect(suggestPlaces(`${spaces(196)}rome`).map(({ name }) => name)[0]).toBe('Rome')
  expect(suggestPlaces(`${spaces(200)}rome`)).toEqual([])
})
