import { expect, test } from 'vitest'
import { resolvePlace } from '../../../../../functions/domain/places/gazetteer.ts'
import { placeLabel } from '../../../../../shared/domain/placeLabel.ts'
import answers from '../../../../data/placeAnswers.json' with { type: 'json' }

test.each(Object.entries(answers.resolved))('"%s" means one place or none, and may mean others', (text, [
  found,
  ...others
]) => {
  const { match, candidates } = resolvePlace(text)

  expect([match && placeLabel(match), ...candidates.map(placeLabel)]).toEqual([found, ...others])
})

test('of a very long text the first two hundred characters count', () => {
  const spaces = (count: number) => ' '.repeat(count)

  expect(resolvePlace(`${spaces(196)}Rome`).match?.name).toBe('Rome')
  expect(resolvePlace(`${spaces(200)}Rome`).match).toBeNull()
})
