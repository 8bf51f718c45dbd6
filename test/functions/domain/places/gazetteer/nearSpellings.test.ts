import { expect, test } from 'vitest'
import { nearSpellings } from '../../../../../functions/domain/places/gazetteer/nearSpellings.ts'

test('one letter missing, extra, wrong or swapped is near', () => {
  const near = nearSpellings('lodnon')

  expect(near).toContain('london')
  expect(nearSpellings('londn')).toContain('london')
  expect(nearSpellings('londoon')).toContain('london')
  expect(nearSpellings('lomdon')).toContain('london')
})

test('two slips are not near, and short names have no neighbours', () => {
  expect(nearSpellings('ldnon')).not.toContain('london')
  expect(nearSpellings('rome')).toEqual([])
})
