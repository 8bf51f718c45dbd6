import { describe, expect, test } from 'vitest'
import type { Distress } from '../../../../functions/domain/chat/distress/Distress.ts'
import { answerInDistress } from '../../../../functions/domain/chat/fixedAnswers.ts'

const kinds: Distress[] = ['overdose', 'despair', 'selfHarm', 'abuse', 'eating', 'minor', 'pregnancy', 'illness']
const countries = [undefined, 'SG', 'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'DE', 'FR', 'BR']
const all = kinds.flatMap((kind) => countries.map((country) => answerInDistress(kind, country)))

describe('an answer in distress', () => {
  test('names an emergency number and the list of every country, and no astrology', () => {
    const incomplete = all.filter(
      (text) => !/\b(?:911|112|999|000|111|995)\b/.test(text) || !text.includes('findahelpline.com'),
    )
    const astrological = all.filter((text) => /\b(?:Sun|Moon|Saturn|Mars|transit|house|sign|aspect)\b/.test(text))

    expect([incomplete, astrological]).toEqual([[], []])
  })

  test('is short', () => {
    expect(Math.max(...all.map((text) => text.split(/\s+/).length))).toBeLessThanOrEqual(190)
  })

  test('is of its own kind', () => {
    expect(new Set(kinds.map((kind) => answerInDistress(kind, 'US'))).size).toBe(kinds.length)
  })

  test('names the lines of the reader’s country, and those of several where we do not know it', () => {
    expect(answerInDistress('despair', 'SG')).toContain('Samaritans of Singapore on 1767')
    expect(answerInDistress('despair', 'SG')).not.toContain('988')
    expect(answerInDistress('abuse', 'US')).toContain('1-800-799-7233')
    expect(answerInDistress('overdose', 'AU')).toContain('13 11 26')
    for (const country of [undefined, 'BR', 'constructor']) {
      expect(answerInDistress('despair', country)).toMatch(/1767.*988.*116 123.*13 11 14/)
    }
  })
})
