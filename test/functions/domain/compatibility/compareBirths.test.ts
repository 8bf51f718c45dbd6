import { describe, expect, test } from 'vitest'
import { compareBirths } from '../../../../functions/domain/compatibility/compareBirths.ts'
import { skyOfBirth, skyOfDate } from '../../../../functions/domain/compatibility/personSky.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'

const birth = aBirth()
/** Days far apart enough for another sky, over sixty years. */
const partners = Array.from({ length: 150 }, (_, step) => addDays('1945-03-01', step * 146))
const made = partners.flatMap((partner) =>
  [birth, aBirth({ timeKnown: false }), birth.date].map((reader) => ({
    reader,
    partner,
    ...compareBirths({ reader, partner }),
  })),
)
const textsOf = ({ report }: (typeof made)[number]): string[] => [
  report.summary,
  ...report.strengths,
  ...report.challenges,
  report.advice,
  report.element_compatibility,
  report.emotional_compatibility,
  report.communication_style,
  report.love_language,
  ...report.limits,
  ...report.score_parts.map(({ reason }) => reason),
]
const all = made.flatMap((each) => textsOf(each).map((text) => ({ ...each, text })))

test('the same two births make the same report', () => {
  for (const partner of partners.slice(0, 5))
    expect(compareBirths({ reader: birth, partner })).toEqual(compareBirths({ reader: birth, partner }))
})

test('a pair of dates has one score, whoever asks, and the same contacts from either side', () => {
  for (const partner of partners.slice(0, 30)) {
    const [mine, theirs] = [
      compareBirths({ reader: birth.date, partner }),
      compareBirths({ reader: partner, partner: birth.date }),
    ]

    expect(mine.compatibilityScore).toBe(theirs.compatibilityScore)
    const pointsOf = ({ report }: typeof mine) => report.score_parts.map(({ part, points }) => [part, points])
    expect(pointsOf(mine)).toEqual(pointsOf(theirs))
    const [, sign, other] = /(\w+) \+ (\w+)/.exec(mine.report.zodiac_match)!
    expect(theirs.report.zodiac_match).toBe(`${other} + ${sign}`)
    expect(mine.report.strengths.length).toBe(theirs.report.strengths.length)
  }
})

test('the points of the parts add up to the score', () => {
  const wrong = made.filter(
    ({ compatibilityScore, report }) =>
      report.score_parts.reduce((sum, { points }) => sum + points, 0) !== compatibilityScore,
  )
  expect(wrong).toEqual([])
})

test('every report has two to four strengths, two or three growth areas, and advice', () => {
  for (const { report } of made) {
    expect([2, 3, 4]).toContain(report.strengths.length)
    expect([2, 3]).toContain(report.challenges.length)
    expect(new Set([...report.strengths, ...report.challenges]).size).toBe(
      report.strengths.length + report.challenges.length,
    )
    expect(report.advice).not.toBe('')
  }
})

test('every text is made of whole sentences', () => {
  const flawed = all.filter(
    ({ text }) =>
      /[{}]|undefined| {2}|\.\.|\. ?,|\bMarss\b/.test(text) ||
      !/^[A-Z]/.test(text) ||
      !/[.?!]"?$/.test(text) ||
      /[.?!] [a-z]/.test(text.replace(/"[^"]*"/g, 'this')),
  )
  expect(flawed.map(({ text }) => text)).toEqual([])
})

test('no text asks for a gender, foretells a break or unfaithfulness, or promises anything', () => {
  const forbidden =
    /\b(he|she|him|her|his|hers|husband|wife|girlfriend|boyfriend|soulmate|destin\w+|fated|cheat\w*|affair|unfaithful\w*|faithful\w*|betray\w*|divorce\w*|break up|breakup|leave you|marry|rich|wealth\w*|forever|guarantee\w*|energy|energies|vibe\w*|cosmic|universe|journey|unlock|manifest)\b/i
  expect(all.filter(({ text }) => forbidden.test(text)).map(({ text }) => text)).toEqual([])
})

/** Angles once more, by hand, with the orbs of two charts. */
const ANGLES: [RegExp, number, number][] = [
  [/conjunct|conjunction|beside|same spot|share a few/, 0, 6],
  [/sextile/, 60, 4],
  [/square/, 90, 5],
  [/trine/, 120, 5],
  [/oppos/, 180, 6],
]

describe('the contacts that a report names', () => {
  const NAMED =
    /\b(your|their) (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn)\b.*?\b(your|their) (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn)\b.*?\./i

  test('are in the two skies', () => {
    let checked = 0
    for (const { reader, partner, report } of made) {
      const skies = {
        your: typeof reader === 'string' ? skyOfDate(reader) : skyOfBirth(reader),
        their: skyOfDate(partner),
      }
      for (const text of [...report.strengths, ...report.challenges]) {
        const sentence = text.split('. ')[0]!
        const [, one, body, other, second] = NAMED.exec(`${sentence}.`) ?? []
        if (!second || /theirs in/.test(sentence)) continue
        const place = (whose: string, planet: string) =>
          skies[whose.toLowerCase() as 'your' | 'their'].placed.find((each) => each.planet === planet)!.longitude
        const gap = Math.abs(place(one!, body!) - place(other!, second!))
        const [, angle, orb] = ANGLES.find(([name]) => name.test(sentence))!
        expect(one!.toLowerCase()).not.toBe(other!.toLowerCase())
        expect(Math.abs(Math.min(gap, 360 - gap) - angle), sentence).toBeLessThanOrEqual(orb)
        checked += 1
      }
    }
    expect(checked).toBeGreaterThan(1500)
  })

  test("never include the partner's Moon, nor the reader's without a birth time", () => {
    const points = made.flatMap(({ reader, report }) =>
      [...report.strengths, ...report.challenges].map((text) => ({ reader, text })),
    )
    expect(points.filter(({ text }) => /their Moon/i.test(text))).toEqual([])
    const withMoon = points.filter(({ text }) => /your Moon/i.test(text))
    expect(withMoon.length).toBeGreaterThan(50)
    expect(withMoon.every(({ reader }) => reader === birth)).toBe(true)
  })
})

describe('what a date cannot tell', () => {
  test('is said in every report: the rising sign, the houses and the Moon of the partner', () => {
    for (const { report } of made) {
      expect(report.limits[0]).toMatch(/Their rising sign and houses/)
      expect(report.limits[1]).toMatch(/Their Moon was in [A-Z]/)
      expect(report.limits.at(-1)).toMatch(/doesn't know/)
    }
  })

  test('names both signs when a planet changed signs, and tells both', () => {
    const { report } = compareBirths({ reader: '1985-08-01', partner: '1984-04-20' })

    expect(report.limits.join(' ')).toContain('Their Sun changed signs about that day: Taurus or Aries')
    expect(report.zodiac_match).toBe('Leo + Taurus')
    expect(report.summary).toMatch(/If it's Taurus, they .* If it's Aries, they /)
  })

  test("leaves out the reader's houses when the reader's own time is unknown, and says why", () => {
    const housed = made.filter(({ report }) => / in your \w+ house/.test(report.summary))

    expect(housed.length).toBeGreaterThan(100)
    expect(housed.every(({ reader }) => reader === birth)).toBe(true)
    const limitsOf = (reader: Parameters<typeof compareBirths>[0]['reader']) =>
      compareBirths({ reader, partner: '1992-11-13' }).report.limits.join(' ')
    expect(limitsOf(birth)).not.toMatch(/birth time, so|only the birth date/)
    expect(limitsOf(aBirth({ timeKnown: false }))).toContain("We don't know your birth time")
    expect(limitsOf(birth.date)).toContain('only the birth date was used')
  })
})

test('the Sun signs are those of the calendar, wherever the sky allows them', () => {
  const signOf = (partner: string) => compareBirths({ reader: birth.date, partner }).report.sun_signs[1]

  expect(['1990-03-21', '1990-04-19', '1990-04-20', '1990-12-21', '1990-12-22'].map(signOf)).toEqual([
    'Aries',
    'Aries',
    'Taurus',
    'Sagittarius',
    'Capricorn',
  ])
})

test("two of one reader's reports share few sentences", () => {
  const own = made.filter(({ reader }) => reader === birth)
  const sentencesOf = (each: (typeof made)[number]) =>
    new Set(
      [each.report.summary, ...each.report.strengths, ...each.report.challenges, each.report.advice]
        .join(' ')
        .split(/(?<=[.?!])\s+/),
    )
  const sets = own.map(sentencesOf)
  const shares = sets.flatMap((one, index) =>
    sets.slice(index + 1).map((other) => [...one].filter((sentence) => other.has(sentence)).length / one.size),
  )
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(`two reports of one reader share ${(100 * mean).toFixed(1)}% of their sentences`)

  expect(mean).toBeLessThan(0.1)
})
