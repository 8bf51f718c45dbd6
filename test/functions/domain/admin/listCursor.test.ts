import { expect, test } from 'vitest'
import { cursorOf, placeIn } from '../../../../functions/domain/admin/listCursor.ts'
import { NOW } from '../../../makers/later.ts'

const place = { createdAt: NOW, id: 'usr_jane' }

test('a cursor leads back to its place and fits into an address', () => {
  const cursor = cursorOf('key', place)

  expect(placeIn('key', cursor)).toEqual(place)
  expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,512}$/)
})

test.each([
  ['of another key', cursorOf('other', place)],
  ['that was made up', Buffer.from(`${NOW}.usr_jane.${'0'.repeat(64)}`).toString('base64url')],
  ['with another id', cursorOf('key', place).replace(/^.{20}/, (start) => [...start].reverse().join(''))],
  ['that is no text', '____'],
  ['that is empty', ''],
])('a cursor %s leads nowhere', (_, cursor) => {
  expect(placeIn('key', cursor)).toBeUndefined()
})
