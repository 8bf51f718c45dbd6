import { expect, test } from 'vitest'
import { byteRange } from '../../../../infra/local/edge/byteRange.ts'

const file = Buffer.from('0123456789')
const answer = (header?: string) => {
  const { status, part, range } = byteRange(file, header)
  return [status, String(part), range['content-range']]
}

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
  ['bytes=7-99', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s is answered with that part', (header, part, contentRange) => {
  expect(answer(header)).toEqual([206, part, contentRange])
})

test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('%s is beyond the file', (header) => {
  expect(answer(header)).toEqual([416, '', 'bytes */10'])
})

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=0-1,4-5',
  'lines=1-2',
  'bytes=a-b',
])('%s is answered with the whole file', (header) => {
  expect(answer(header)).toEqual([200, '0123456789', undefined])
})
