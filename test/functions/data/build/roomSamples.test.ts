import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roomSamples } from '../../../../functions/data/build/roomSamples.ts'

test('the committed samples of the rooms are those that the script writes', () => {
  const committed = JSON.parse(readFileSync('web/data/roomSamples.json', 'utf8'))
  expect(committed).toEqual(JSON.parse(JSON.stringify(roomSamples())))
})
