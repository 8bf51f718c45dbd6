import { expect, test } from 'vitest'
import { passagesOf } from '../../../../../functions/domain/reading/almanac/passagesOf.ts'
import { skyAlone } from '../../../../../functions/domain/reading/almanac/skyAlone.ts'
import type { Written } from '../../../../../functions/domain/reading/Written.ts'
import { aContact } from '../../../../makers/aContact.ts'

const unwritten = aContact({ mover: 'North Node', exactLongitude: 200 })
const sky = {
  scope: 'personal',
  lead: unwritten,
  event: 'The North Node squares your Saturn.',
  date: '2026-11-22',
} as const

test('where the chapter of a fact can’t be opened, a reading says what the sky does, and holds the fault', () => {
  const written = skyAlone(sky, () => {
    passagesOf(unwritten)
    throw new Error('not reached')
  })

  expect(written).toMatchObject({
    scope: 'personal',
    paragraphs: [sky.event],
    lead: unwritten,
    fault: { code: 'ENOENT' },
  })
  expect(written.title.split(' ').length).toBeGreaterThanOrEqual(2)
  expect(written.act).not.toBe('')
  expect(written.read).toMatchObject({ date: '2026-11-22', topic: 'North Node tense Saturn', stage: 'exact' })
  expect(written.passage).toBeUndefined()
})

test('otherwise it is what was written', () => {
  const written = { title: 'Care with hours on it' } as Written

  expect(skyAlone(sky, () => written)).toBe(written)
})
