import { expect, test } from 'vitest'
import { placeParts, readings } from '../../../../../functions/domain/places/gazetteer/placeParts.ts'

test.each([
  ['St. Louis, MO 63101, USA', ['saint louis', 'mo', 'usa']],
  ['Paris 75001-0123; France', ['paris', 'france']],
  ['Biel/Bienne', ['biel bienne']],
  ['One,, two', ['one', 'two']],
  ['Route 66', ['route 66']],
  ['', []],
  ['a,b,c,d,e,f,g,h,i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the parts of "%s" are %j', (text, parts) => {
  expect(placeParts(text)).toEqual(parts)
})

const readingsOf = (...parts: string[]) => readings(parts).map(({ name, within }) => [name, ...within].join(' < '))

test('a place is read as written, then with its last words as where it is, then turned round', () => {
  expect(readingsOf('san jose', 'california')).toEqual([
    'san jose < california',
    'san < jose < california',
    'california < san jose',
  ])
  expect(readingsOf('new york usa')).toEqual(['new york usa', 'new york < usa', 'new < york usa'])
  expect(readingsOf('paris')).toEqual(['paris'])
})

test('a place is read without the word for what it is, and with its direction in full', () => {
  expect(readingsOf('city of bath')[1]).toBe('bath')
  expect(readingsOf('広島市').slice(0, 2)).toEqual(['広島市', '広島'])
  expect(readingsOf('e saint louis')[1]).toBe('east saint louis')
  expect(readingsOf('n york')[1]).toBe('north york')
  expect(readingsOf('s bend')[1]).toBe('south bend')
  expect(readingsOf('w ham town').slice(0, 2)).toEqual(['w ham town', 'west ham town'])
  expect(readingsOf('e st')).toEqual(['e st', 'e < st'])
})

test('a text of more than eight words is a name without parts', () => {
  expect(readings(['a b c d e f g h'])).toHaveLength(8)
  expect(readings(['a b c d e f g h i'])).toHaveLength(1)
})
