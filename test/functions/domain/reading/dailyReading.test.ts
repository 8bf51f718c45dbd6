import { describe, expect, test } from 'vitest'
import { almanacReading, personalTask, signTask, sunSignOf } from '../../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ, remember } from '../../../../functions/domain/reading/Memory.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'

const aDay = {
  accountId: 'usr_jane',
  birth: aBirth(),
  date: '2026-11-22',
  zone: 'Europe/London',
  memory: NOTHING_READ,
  focus: null,
  relationship: null,
}

describe('the almanac’s reading of a person’s day', () => {
  const task = personalTask(aDay)
  const { content, read } = almanacReading(task)

  test('has its title, its paragraphs and its act as they were written', () => {
    const { title, paragraphs, act } = task.written

    expect(content).toMatchObject({ title, content: paragraphs.join('\n\n'), advice: act })
    expect(content).not.toHaveProperty('source')
    expect(read).toBe(task.written.read)
  })

  test('is the same when it is written again, and another one once it has been read', () => {
    const memory = remember(NOTHING_READ, { ...read, date: '2026-11-21' })

    expect(almanacReading(personalTask(aDay)).content).toEqual(content)
    expect(almanacReading(personalTask({ ...aDay, memory })).content).not.toEqual(content)
  })

  test('says what it is made of: the event, what comes next, and where it falls', () => {
    const parts = content.basis.map(({ part }) => part)

    expect(parts).toEqual(task.written.ahead ? ['content', 'content', 'advice'] : ['content', 'advice'])
    expect(content.basis.filter(({ fact }) => !/^[A-Z].*\.$/.test(fact))).toEqual([])
  })

  test('is told by the clocks of its zone, and not at all in one that nobody knows', () => {
    expect(personalTask({ ...aDay, zone: 'Asia/Tokyo' }).day.window.from).not.toBe(task.day.window.from)
    expect(() => personalTask({ ...aDay, zone: 'Mars/Olympus' })).toThrow(RangeError)
  })
})

test('the reading of a sign is the same for everyone, and another one for each sign', () => {
  const titles = (['Leo', 'Leo', 'Virgo'] as const).map((sign) =>
    almanacReading(signTask(sign, '2026-11-22', NOTHING_READ)),
  )

  expect(titles[0]).toEqual(titles[1])
  expect(titles[2]!.content.content).not.toBe(titles[0]!.content.content)
})

test('a Sun sign is the sky’s where the birth is complete, else the calendar’s', () => {
  // On 20 June 1990 the Sun was in Gemini all day; on the 21st it entered Cancer at 15:33 UTC.
  const born = (birthTime: string) => aBornAccount({ birthDate: '1990-06-21', birthTime })

  expect([sunSignOf(born('08:00')), sunSignOf(born('20:00'))]).toEqual(['Gemini', 'Cancer'])
  expect(sunSignOf(anAccount({ birthDate: '1990-06-20' }))).toBe('Gemini')
  expect(sunSignOf(anAccount())).toBeUndefined()
})
