import { describe, expect, test } from 'vitest'
import { dayWordsFor } from '../../../../../functions/domain/chat/almanac/chatWords.ts'
import { DAY } from '../../../../../shared/domain/time.ts'
import { aPlace } from '../../../../makers/aBirth.ts'
import { aKnowledge } from '../../../../makers/aKnowledge.ts'
import { anAnswer } from '../../../../makers/aTalk.ts'
import { later } from '../../../../makers/later.ts'

/** Noon UTC on Saturday, 21 November 2026. */
const london = aKnowledge()
const singapore = aKnowledge({
  birth: {
    date: '1984-01-30',
    time: '22:45',
    place: aPlace({ name: 'Singapore', country: 'Singapore', lat: 1.28967, lon: 103.85007, zone: 'Asia/Singapore' }),
  },
})
const timeless = aKnowledge({ birth: { date: '1990-10-08', timeKnown: false } })

const first = (...[known, ...messages]: Parameters<typeof anAnswer>) =>
  anAnswer(known, ...messages).response.split('\n\n')[0]

describe('the first sentence about the chart', () => {
  const { planetaryPositions } = london.chart
  const moon = planetaryPositions.find(({ planet }) => planet === 'Moon')!

  test('says the degree and the house of a body', () => {
    expect(first(london, 'What degree is my Moon?')).toContain(`Your Moon is at ${moon.degree}°`)
    expect(first(london, 'What degree is my Moon?')).toContain(`${moon.sign}, in your tenth house`)
  })

  test('says the ruler of the chart', () => {
    expect(first(london, 'What is my chart ruler?')).toMatch(/^Your chart ruler is the Sun, since Leo is rising\./)
  })

  test('counts a stellium as three or more bodies in one sign', () => {
    expect(first(singapore, 'Do I have a stellium?')).toBe(
      'Yes: you have five bodies in Capricorn: Moon, Mercury, Venus, Jupiter and Neptune.',
    )
    expect(first(london, 'Do I have a stellium?')).toMatch(/^No: /)
  })

  test('says whether there is the figure that was asked about', () => {
    expect(first(london, 'Do I have a grand trine?')).toMatch(/^No: your chart doesn't have a grand trine\./)
    expect(first(london, 'Do I have a yod?')).toMatch(/^Yes: your chart has a yod of /)
  })

  test('tells the birth sky from the one of now', () => {
    expect(first(london, 'Was I born with Mercury retrograde?')).toBe(
      'No, your Mercury was moving forward when you were born.',
    )
    expect(first(london, 'Is Mercury retrograde?')).toMatch(/^No: Mercury is moving forward right now\./)
  })

  test('sets right where somebody takes a planet to be elsewhere', () => {
    expect(first(singapore, 'what does it mean to have Venus in my second house?')).toMatch(/^Your Venus isn't there: /)
  })

  test('says what needs a birth time, and no degree of the Moon without one', () => {
    expect(first(timeless, "What's my rising sign?")).toMatch(/^That needs a birth time/)
    expect(first(timeless, 'What is my 7th house about?')).toMatch(/^That needs a birth time/)
    expect(first(timeless, 'what sign is my moon in')).toMatch(/^Your Moon is in Gemini\. /)
  })
})

describe('the first sentence about time', () => {
  const { on, day } = dayWordsFor(london)

  test('says that a Saturn return is over, and when the next one is', () => {
    const last = london.returns().last.find(({ mover, kind }) => mover === 'Saturn' && kind === 'full')!

    expect(first(london, 'Am I in my Saturn return?')).toMatch(
      `No, that one is behind you: your Saturn return was from ${day(last.begins)} to ${day(last.ends)}.`,
    )
    expect(first(london, 'When is my Saturn return?')).toMatch(/^Your next Saturn return begins on \d+ \w+ 2052/)
  })

  test('says when Mercury turns retrograde and direct', () => {
    const next = london.retrogrades().find(({ planet, from }) => planet === 'Mercury' && from > london.now)!

    expect(first(london, 'When does Mercury go retrograde next?')).toContain(
      `It next turns retrograde ${on(next.from)}, and goes direct again ${on(next.to)}.`,
    )
  })

  test.each([
    ['When is the next full moon?', 'full_moon', 'full Moon'],
    ['When is the next new moon?', 'new_moon', 'new Moon'],
  ])('%s: the day, the sign and the house', (message, phase, name) => {
    const next = london.lunations().find((each) => each.phase === phase)!

    expect(first(london, message)).toMatch(`The next ${name} is ${on(next.at)}, in ${next.sign}, in your `)
  })

  test('says when a planet leaves its sign, or that it stays', () => {
    const next = london.ingresses().find(({ planet }) => planet === 'Venus')!

    expect(first(london, 'When does Venus change signs?')).toContain(
      `until ${day(next.at)}, when it enters ${next.sign}`,
    )
    expect(first(london, 'when does Saturn leave Pisces')).toMatch(/^Saturn is in Aries, and stays there/)
  })

  test('names the slowest contact of the week, with its day', () => {
    expect(first(london, "What's the most important transit this week?")).toMatch(
      /^The strongest contact this week is \w[\w ]+ in (?:an? )?\w+ (?:to|with) your \w+, (?:on \w+|today|tomorrow)\./,
    )
  })

  test('takes what is not called the reader’s own to be what moves', () => {
    expect(first(london, 'when is mars next touching my venus')).toMatch(
      /^The next one is Mars in .+ your Venus, exact /,
    )
  })

  test('does not promise what the sky cannot know', () => {
    expect(first(london, 'will I get married')).toMatch(/^I can read only what's in the sky, and whether or when/)
    expect(first(london, 'When would be a good time to ask for a raise?')).toMatch(/^The best time I can see for work/)
  })
})

describe('an answer about somebody else', () => {
  test('says where a planet was on their date, and that the date is not kept', () => {
    expect(first(london, "He was born 2 November 1988. What's his Venus?")).toBe(
      'On that day Venus was in Libra. I used the date for this answer only.',
    )
  })

  test.each([
    ['he was born 30 february 1990', /^That date doesn't exist\./],
    ['he was born on 3 March 2031', /^That date is still to come/],
    ['My daughter was born on 12 May 2021, what is she like?', /^I only compare charts of adults/],
  ])('%s', (message, words) => {
    expect(first(london, message)).toMatch(words)
  })

  test('corrects a date by the next message', () => {
    expect(first(london, 'he was born 30 february 1990', 'sorry, 20 February 1990')).toMatch(/^Their Sun is in Pisces/)
  })

  test('says first that nobody’s mind is in the sky', () => {
    expect(first(london, 'does my husband still love me?')).toMatch(
      /^I can read only what's in the sky, and what your husband thinks or feels isn't\./,
    )
  })
})

describe('an answer about the app', () => {
  const { day, on } = dayWordsFor(london)

  test('says until when there is access after a cancellation, by what somebody has', () => {
    expect(first(london, 'How do I cancel?')).toContain(`You keep access until ${day(later(30 * DAY))},`)
    const trial = aKnowledge({ standing: { status: 'trial', trialEndsAt: later(2 * DAY), subscriptionEndsAt: null } })
    expect(first(trial, 'How do I cancel?')).toContain(`until your trial ends, ${on(later(2 * DAY))}`)
    const gift = aKnowledge({ standing: { status: 'inactive', subscriptionEndsAt: null } })
    expect(first(gift, 'How do I cancel?')).toMatch(/^You have no subscription that renews/)
  })

  test('counts the questions that are left', () => {
    const known = aKnowledge({ reader: { questionsUsed: 12 } })

    expect(first(known, 'How many questions are left?')).toBe(
      "You have 988 of this month's 1,000 questions left. They start anew on 1 December.",
    )
  })

  test('names the language that it cannot speak', () => {
    expect(first(london, '¿Qué dice mi carta sobre el amor?')).toContain("I can't answer in Spanish yet")
    expect(first(london, '我今年的事业怎么样?')).toContain("I can't answer in Chinese yet")
  })

  test('takes thanks as thanks', () => {
    expect(first(london, 'thanks!')).toMatch(/^(?:You're welcome|Gladly)/)
  })
})
