import fc from 'fast-check'
import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { contentLine, escapedText } from '../../../../functions/domain/calendar/feedLines.ts'
import { writeFeed } from '../../../../functions/domain/calendar/writeFeed.ts'
import { readerChart } from '../../../../functions/domain/reading/facts/ReaderChart.ts'
import { listTransitEvents } from '../../../../functions/domain/transits/listTransitEvents.ts'
import { after, DAY, secondsOf } from '../../../../shared/domain/time.ts'
import { aBirth, aPlace } from '../../../makers/aBirth.ts'

const from = secondsOf(new Date('2026-11-01T00:00:00Z'))
const birth = aBirth({
  date: '1987-03-09',
  time: '04:37',
  place: aPlace({ name: 'Whitby', lat: 54.48774, lon: -0.61498 }),
})
const events = listTransitEvents(readerChart(birth), { from, to: after(from, 92 * DAY) })
const feed = writeFeed({ events, createdAt: from, origin: 'https://orrery.example' })
const lines = feed.split('\r\n')
const moments = events.flatMap(({ exact }) => exact)

test('a calendar library reads every exact moment, with its title and its instant', () => {
  const read = Object.values(ical.sync.parseICS(feed)).filter((each): each is VEvent => each?.type === 'VEVENT')

  expect(read).toHaveLength(moments.length)
  expect(read.map(({ start }) => start.toISOString()).sort()).toEqual(
    moments.map((at) => at.replace(/\.\d+Z/, '.000Z')).sort(),
  )
  const titles = new Set(events.map(({ title }) => title))
  for (const { summary, description } of read) {
    expect([...titles].some((title) => String(summary).startsWith(title))).toBe(true)
    expect(events.some(({ text }) => text === description)).toBe(true)
  }
})

test('the file keeps the rules of RFC 5545: CRLF, lines of 75 octets, one UID, stamp and start an event', () => {
  expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  for (const name of ['UID:', 'DTSTAMP:', 'DTSTART:', 'SUMMARY:', 'BEGIN:VEVENT', 'END:VEVENT'])
    expect(
      lines.filter((line) => line.startsWith(name)),
      name,
    ).toHaveLength(moments.length)
  const unfolded = feed.replaceAll('\r\n ', '').split('\r\n')
  const ids = unfolded.filter((line) => line.startsWith('UID:'))
  expect(new Set(ids).size).toBe(ids.length)
  expect(unfolded.filter((line) => /^DT(STAMP|START):/.test(line) && !/^DT\w+:\d{8}T\d{6}Z$/.test(line))).toEqual([])
})

test('an event keeps its UID when the file is read on another day', () => {
  const later = listTransitEvents(readerChart(birth), { from: after(from, 20 * DAY), to: after(from, 50 * DAY) })
  const idsIn = (file: string) => file.replaceAll('\r\n ', '').match(/^UID:.*$/gm)!
  const known = new Set(idsIn(feed))

  const ids = idsIn(writeFeed({ events: later, createdAt: from, origin: 'https://orrery.example' }))

  expect(ids.filter((id) => !known.has(id))).toEqual([])
})

test('the file names nothing of the birth', () => {
  expect(feed).not.toMatch(/1987|0309|04:?37|Whitby|54\.48|(st|nd|rd|th) house/i)
})

test('whatever a text holds, it comes back through the library as it was', () => {
  const anyText = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    .filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.trim() === text)
  fc.assert(
    fc.property(anyText, (text) => {
      const written = contentLine('SUMMARY', escapedText(text))

      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const unfolded = written.replaceAll('\r\n ', '').trimEnd()
      expect(unfolded.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')).toBe(text)
    }),
  )
})
