import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMeditations } from '../../../../functions/domain/meditation/listMeditations.ts'
import { moonMeditations } from '../../../../functions/domain/meditation/moonMeditations.ts'
import { MoonMeditation, PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'

const phase = 'full_moon'
const meditations = listMeditations()

test('with access every meditation has its whole text and a sound that the site serves', () => {
  const listed = moonMeditations({ hasActiveAccess: true, phase })

  expect(listed.map(({ transcript }) => transcript)).toEqual(meditations.map(({ transcript }) => transcript))
  for (const { audioUrl, locked } of listed) {
    expect(audioUrl).toMatch(/^\/audio\/[a-z-]+-[0-9a-f]{16}\.flac$/)
    expect(existsSync(`web/public${audioUrl}`)).toBe(true)
    expect(locked).toBe(false)
  }
})

test('without access each is a teaser: the first paragraph, and nothing that leads to a sound', () => {
  const listed = moonMeditations({ hasActiveAccess: false, phase })

  expect(listed.map(({ locked, transcript }) => ({ locked, transcript }))).toEqual(
    meditations.map(({ transcript }) => ({ locked: true, transcript: [transcript[0]] })),
  )
  expect(JSON.stringify(listed)).not.toMatch(/audio|flac/)
})

test('those for the phase that the Moon is in are marked, and no others', () => {
  const today = moonMeditations({ hasActiveAccess: false, phase }).filter(({ isForToday }) => isForToday)

  expect(today.length).toBeGreaterThanOrEqual(2)
  expect(new Set(today.map(({ moonPhase }) => moonPhase))).toEqual(new Set([phase]))
})

test('a meditation lasts as long as its paragraphs, and has the shape that the contract declares', () => {
  for (const meditation of moonMeditations({ hasActiveAccess: true, phase })) {
    expect(MoonMeditation.parse(meditation)).toEqual(meditation)
    expect(meditation.duration).toBe(Math.round(meditation.transcript.length * PARAGRAPH_SECONDS))
  }
})
