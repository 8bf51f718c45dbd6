import { afterAll, describe, expect, test } from 'vitest'
import { FILLER, listProseFaults } from '../../../../functions/content/schema/proseRules.ts'
import { skyOfDay } from '../../../../functions/domain/reading/facts/skyOfDay.ts'
import { writePersonalReading } from '../../../../functions/domain/reading/writePersonalReading.ts'
import { writeSignReading } from '../../../../functions/domain/reading/writeSignReading.ts'
import { countWords } from '../../../../functions/domain/words/countWords.ts'
import { ORDINALS } from '../../../../functions/domain/words/ordinals.ts'
import { LIFE_FOCUSES } from '../../../../shared/domain/user.ts'
import { figures, percent, spread } from './figures.ts'
import { hedgesOf, isOneSentence, lengthOf, ownWords, people, proseOf, signs, textOf } from './manyReadings.ts'
import { timesIn, timesOf } from './toldTimes.ts'

const all = () => [...people(), ...signs()]
afterAll(() => {
  process.stdout.write(
    `\n${Object.entries(figures)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('')}`,
  )
})

describe('the readings of many people', () => {
  test('are told by the book on every day', () => {
    expect(
      all()
        .flat()
        .filter(({ written }) => written.fault),
    ).toEqual([])
  })

  test('are 90 to 150 words for a person, and 50 to 85 by sign', () => {
    const [personal, bySign] = [people().flat().map(lengthOf), signs().flat().map(lengthOf)]
    figures['words of a person’s reading'] = spread(personal)
    figures['words of a sign’s reading'] = spread(bySign)

    expect(personal.filter((words) => words < 90 || words > 150)).toEqual([])
    expect(bySign.filter((words) => words < 50 || words > 85)).toEqual([])
  })

  test('have the event in the first paragraph, and a person’s has its time', () => {
    const withTime = people()
      .flat()
      .filter(({ day, written }) => timesIn(written.event, day.window.date).length > 0)
    const late = all()
      .flat()
      .filter(({ written: { paragraphs, event } }) => !paragraphs[0]!.includes(event))

    expect(late).toEqual([])
    expect(
      people()
        .flat()
        .filter((day) => !withTime.includes(day))
        .map(({ written }) => written.event),
    ).toEqual([])
  })

  test('tell no hour and no date but those of their facts', () => {
    const strange = all()
      .flat()
      .flatMap((day) => {
        const { event, ahead } = day.written
        const known = timesOf(day)
        const told = timesIn(`${event} ${ahead?.when ?? ''}`, day.day.window.date)
        return told.filter((time) => !known.has(time)).map((time) => `${time}: ${event} ${ahead?.text ?? ''}`)
      })

    expect(strange).toEqual([])
    expect(
      all()
        .flat()
        .filter((day) => /\d:\d\d|\b\d+ [A-Z]/.test(proseOf(day))),
    ).toEqual([])
    expect(
      signs()
        .flat()
        .filter(({ written }) => /\d/.test(textOf(written))),
    ).toEqual([])
  })

  test('name no house but those of their fact, both in an opposition', () => {
    const houses = new RegExp(`\\byour (${ORDINALS.join('|')}) (?:house|of)\\b`, 'g')
    const astray = people()
      .flat()
      .filter(({ day, written: { lead, event, paragraphs } }) => {
        const told = [...paragraphs.join(' ').matchAll(houses)].map(([, ordinal]) => ordinal)
        const met = lead.kind === 'contact' && lead.aspect === 'opposition' ? [lead.targetHouse] : []
        const expected = day.chart.hasHouses ? [lead.house, ...met].map((house) => ORDINALS[house - 1]) : []
        return told.join() !== expected.join() || !expected.every((ordinal) => event.includes(ordinal!))
      })

    expect(astray.map(({ written }) => written.paragraphs)).toEqual([])
  })

  test('hedge three times at the most, say no filler and promise nothing by a date', () => {
    const days = all().flat()
    figures['readings with 0, 1, 2, 3 hedges'] = [0, 1, 2, 3]
      .map((count) => days.filter((day) => hedgesOf(day) === count).length)
      .join(', ')

    expect(days.filter((day) => hedgesOf(day) > 3).map(({ written }) => textOf(written))).toEqual([])
    expect(days.filter(({ written }) => FILLER.test(textOf(written)))).toEqual([])
    expect(days.flatMap((day) => listProseFaults(proseOf(day), []))).toEqual([])
  })

  test('have one act of at most 22 words, and a title of two to six', () => {
    const written = all()
      .flat()
      .map((day) => day.written)

    expect(written.filter(({ act }) => countWords(act) > 22 || !isOneSentence(act)).map(({ act }) => act)).toEqual([])
    expect(written.filter(({ title }) => countWords(title) < 2 || countWords(title) > 6)).toEqual([])
  })

  test('repeat no title, area sentence or act within sixty days but for a fact that itself returns', () => {
    const repeats = all().flatMap((days) =>
      days.flatMap(({ written }, index) =>
        days.slice(0, index).flatMap(({ written: earlier }) =>
          ownWords(written)
            .filter((words) => ownWords(earlier).includes(words))
            .map(() => [written.read, earlier.read]),
        ),
      ),
    )
    const returns = repeats.filter(([one, other]) => one!.topic === other!.topic)
    figures['titles, areas and acts that return with their fact'] =
      `${returns.length} in ${all().flat().length} readings`

    expect(repeats.filter((pair) => !returns.includes(pair))).toEqual([])
  })

  test('of two people on one day share no entry unless they share what they are about', () => {
    const pairs = people().flatMap((one, index) =>
      people()
        .slice(index + 1)
        .flatMap((other) => one.map((day, date) => [day.written, other[date]!.written] as const)),
    )
    const shared = pairs.filter(([one, other]) => one.passage!.id === other.passage!.id)
    figures['pairs of people with one entry on one day'] = percent(shared.length, pairs.length)

    expect(shared.filter(([one, other]) => one.read.topic !== other.read.topic)).toEqual([])
  })

  test('are about the new or full moon on its day', () => {
    const days = people()
      .flat()
      .map(({ day, written }) => ({ written, quarters: skyOfDay(day.window).quarters.map(({ phase }) => phase) }))
    const [newMoons, fullMoons] = (['new_moon', 'full_moon'] as const).map((phase) =>
      days.filter(({ quarters }) => quarters.includes(phase)),
    )

    expect(new Set(newMoons!.map(({ written }) => written.lead.kind))).toEqual(new Set(['newMoon']))
    expect(new Set(fullMoons!.map(({ written }) => written.lead.kind))).toEqual(new Set(['fullMoon']))
    expect(newMoons!.length + fullMoons!.length).toBe(40)
  })

  test('tell a slow contact between its days once in 14 days at the most', () => {
    const gaps = people().flatMap((days) => {
      const between = days.flatMap(({ written: { lead } }, index) =>
        lead.kind === 'contact' && lead.stage === 'middle' ? [{ mover: lead.mover, index }] : [],
      )
      return between.flatMap(({ mover, index }, each) =>
        between
          .slice(0, each)
          .filter((earlier) => earlier.mover === mover)
          .map((earlier) => index - earlier.index),
      )
    })

    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14)
  })

  test('are the same for the same facts and memory', () => {
    const again = [
      ...people()
        .slice(0, 2)
        .flat()
        .map(({ day }) => writePersonalReading(day)),
      ...signs()[0]!.map(({ day }) => writeSignReading(day)),
    ]

    expect(again).toEqual([...people().slice(0, 2), signs()[0]!].flat().map(({ written }) => written))
  })
})

test('another life focus changes the text on at least half of all days, and the lead on 15 in 100', () => {
  const pairs = people()
    .flat()
    .map(({ day, written }, index) => {
      const others = LIFE_FOCUSES.filter((focus) => focus !== day.focus)
      return [written, writePersonalReading({ ...day, focus: others[index % others.length]! })] as const
    })
  const texts = pairs.filter(([one, other]) => textOf(one) !== textOf(other)).length
  const leads = pairs.filter(([one, other]) => one.lead.id !== other.lead.id).length
  figures['days on which another life focus changes the text'] = percent(texts, pairs.length)
  figures['days on which it changes the lead'] = percent(leads, pairs.length)

  expect(texts / pairs.length).toBeGreaterThanOrEqual(0.5)
  expect(leads / pairs.length).toBeGreaterThanOrEqual(0.15)
})
