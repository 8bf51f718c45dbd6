import { expect, test } from 'vitest'
import { clockAt, dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { listSkyEvents } from '../../../../../functions/domain/reading/facts/skyEvents.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import { london, tampa } from './examples.ts'

const eventsOf = (birth: Birth, date: string) => listSkyEvents(readerChart(birth), dayWindow(date, birth.place.zone))
const eventOf = (birth: Birth, date: string, kind: Fact['kind']) => {
  const event = eventsOf(birth, date).find((fact) => fact.kind === kind)!
  const { hour, minute } = clockAt(event.at ?? ('until' in event ? event.until : event.at!), birth.place.zone)
  return { ...event, clock: `${hour}:${String(minute).padStart(2, '0')}` }
}

test('a Full Moon has its minute, its sign and its house', () => {
  expect(eventOf(london, '2026-11-24', 'fullMoon')).toMatchObject({ clock: '14:53', sign: 'Gemini', house: 7 })
})

test('a station has its minute, its house and the point of the chart beside it', () => {
  const station = eventOf(tampa, '2026-12-10', 'station')

  expect(station).toMatchObject({ mover: 'Saturn', turns: 'direct', clock: '18:31', house: 7, near: 'Mars' })
})

test('a planet that turns direct is easy, and one that turns retrograde is tense', () => {
  const tones = ['2026-12-10', '2026-07-26'].map((date) => {
    const station = eventOf(tampa, date, 'station')
    return 'turns' in station && [station.mover, station.turns, station.tone]
  })

  expect(tones).toEqual([
    ['Saturn', 'direct', 'easy'],
    ['Saturn', 'retrograde', 'tense'],
  ])
})

test('the Moon has its sign, its house and the minute at which it leaves the sign', () => {
  expect(eventOf(tampa, '2026-12-06', 'moonWithin')).toMatchObject({ sign: 'Scorpio', house: 2, clock: '10:06' })
})

test('a day on which a body changes signs tells which one it enters', () => {
  expect(eventOf(london, '2026-11-22', 'ingress')).toMatchObject({ mover: 'Sun', sign: 'Sagittarius', clock: '7:23' })
})

test('an eclipse is told as one', () => {
  expect(eventOf(london, '2026-08-12', 'newMoon')).toMatchObject({ eclipse: 'solar', weight: expect.any(Number) })
  expect(eventOf(london, '2026-08-28', 'fullMoon')).toMatchObject({ eclipse: 'lunar' })
})

test('no station weighs as much as a new or full moon, also right beside a point of the chart', () => {
  const station = eventOf(london, '2026-10-03', 'station')
  const newMoon = eventOf(tampa, '2026-12-08', 'newMoon')

  expect(station).toMatchObject({ mover: 'Venus', near: 'Venus', weight: 89 })
  expect(newMoon.weight).toBeGreaterThanOrEqual(90)
})
