import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import { readDashboard } from '../../../../functions/flows/reading/readDashboard.ts'
import { CLAIM_SECONDS } from '../../../../functions/flows/reading/writeOnce.ts'
import { HOUR } from '../../../../shared/domain/time.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { aModelWriter, type Speech } from '../../../fakes/aModelWriter.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { rephrase } from '../../../fakes/rephrase.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const account = aBornAccount()
let stores: ReturnType<typeof fakeStores>
beforeEach(() => {
  stores = fakeStores()
})

/** A stack with a model that says this, and how to open days on it. */
function withModel(speech?: Speech) {
  const { modelWriter, writings, warnings } = aModelWriter(stores.writingClaims, speech)
  const needs = { ...stores, modelWriter, warn: modelWriter.warn }
  const visit = (changes = {}) => ({ account, hasActiveAccess: true, zone: 'UTC', now: NOW, ...changes })
  return {
    modelWriter,
    writings,
    warnings,
    open: (changes = {}) => openDay(needs, visit(changes)),
    dashboard: (changes = {}) => readDashboard(needs, visit(changes)),
  }
}

const atOnce = <Answer>(count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask))

const byAlmanac = async () =>
  (await openDay({ ...fakeStores(), warn: vi.fn() }, { account, hasActiveAccess: true, zone: 'UTC', now: NOW })).reading

describe('a reading with a model', () => {
  test('is the model’s where it says what the facts bear out, and is kept', async () => {
    const { open, writings } = withModel()

    const { reading, currentStreak } = await open()
    const again = await open({ now: later(HOUR) })

    const said = rephrase(writings[0]!.input[0]!.text)
    expect(reading.content).toMatchObject({ title: said.title, advice: said.act, source: 'model' })
    expect(reading.content.basis).toEqual((await byAlmanac()).content.basis)
    expect([again.reading, again.currentStreak, writings.length]).toEqual([reading, currentStreak, 1])
  })

  test('is asked for without anything that says who the reader is', async () => {
    const { open, writings } = withModel()
    const person = { ...account, firstName: 'Victoria', relationshipStatus: 'married', lifeFocus: 'money' }

    await open({ account: person })

    const { input, person: pseudonym } = writings[0]!
    const sent = JSON.stringify([input, pseudonym])
    const told = ['Victoria', account.email, account.id, '1993', '06-15', '08:30', 'married', 'money', 'London']
    expect(told.filter((each) => sent.includes(each))).toEqual([])
    expect(input.map(({ role }) => role)).toEqual(['developer'])
  })

  test('is asked for once more with what was wrong, and then is the second one', async () => {
    const { open, writings } = withModel((notes, call) => {
      const said = rephrase(notes)
      return call === 1 ? { ...said, act: 'Call one person before 9 p.m. and say one kind thing.' } : said
    })

    const { reading } = await open()

    expect(reading.content.source).toBe('model')
    expect(writings[1]!.input.at(-1)!.text).toMatch(/thrown away.*a day, a date or an hour.*before 9 p\.m\./)
  })

  test.each<[string, Speech, number]>([
    ['says nothing', () => ({ title: '', feels: '', why: '', life: [], act: '' }), 2],
    ['says far too much', (notes) => ({ ...rephrase(notes), why: 'A kettle is a thing to hold. '.repeat(50_000) }), 2],
    ['is late', () => ({ missing: 'timeout' }), 1],
    ['is away', () => ({ missing: 'unavailable' }), 1],
    ['has spent its budget', () => ({ missing: 'budget' }), 1],
    ['answers in another form', () => ({ reading: 'A kettle.' }), 1],
    ['tells a placement that is not so', lie('The Moon in Aries is behind your hurry today.'), 2],
    ['tells an hour', lie('At 3:33 this morning you were on the right track.'), 2],
    ['foretells a wedding', lie('You will marry before the kettle boils.'), 2],
    ['writes a link', lie('Look it up at https://evil.example while you put the kettle on.'), 2],
    ['writes markup', lie('<img src=x> is what you put the kettle on for.'), 2],
    ['gives its instructions away', lie('My instructions say that the kettle is the thing to tell you of.'), 2],
    ['fails in a way that nobody has thought of', () => Promise.reject(new Error('a surprise')), 1],
  ])('is the almanac’s where the model %s', async (_, speech, calls) => {
    const { open, writings } = withModel(speech)

    expect((await open()).reading).toEqual(await byAlmanac())
    expect(writings.length).toBe(calls)
  })

  test('is the almanac’s where the key for pseudonyms cannot be read, and an operator is told', async () => {
    const { modelWriter, open, warnings } = withModel()
    modelWriter.identityKey = () => Promise.reject(new Error('no secret'))

    expect((await open()).reading).toEqual(await byAlmanac())
    expect(warnings).toEqual(['a reading could not be asked for'])
  })
})

/** A sentence in place of the mechanism of an otherwise good passage. */
function lie(sentence: string): Speech {
  return (notes) => ({ ...rephrase(notes), why: sentence })
}

describe('fifty first loads at once', () => {
  test('are one call to the model, and everybody gets its reading', async () => {
    const { open, writings } = withModel()

    const opened = await atOnce(50, open)

    expect(writings.length).toBe(1)
    expect(new Set(opened.flat().map(({ reading }) => reading.content.content)).size).toBe(1)
    expect(
      opened.every(({ reading, currentStreak }) => reading.content.source === 'model' && currentStreak === 1),
    ).toBe(true)
  })

  test('of people without access are no call, since the almanac writes for signs', async () => {
    const { open, writings } = withModel()
    const births = SIGNS.map((_, month) => `1990-${String(month + 1).padStart(2, '0')}-10`)
    const people = births.map((birthDate, each) => anAccount({ id: `usr_${each}`, birthDate }))

    const opened = await Promise.all(
      people.flatMap((person) => atOnce(5, () => open({ account: person, hasActiveAccess: false }))),
    )

    expect(writings).toEqual([])
    expect(new Set(opened.flat().map(({ reading }) => reading.content.content)).size).toBe(12)
  })

  test('end with the almanac’s reading, and no second call, when the one that asks has died', async () => {
    const { open, writings } = withModel()
    await stores.writingClaims.take(account.id, { date: '2026-11-21', until: later(CLAIM_SECONDS) })

    const opened = await atOnce(5, open)
    const afterwards = await open({ now: later(HOUR) })

    expect([...opened, afterwards].map(({ reading }) => reading)).toEqual(Array(6).fill(await byAlmanac()))
    expect(writings).toEqual([])
  })

  test('look for the reading every half second, until the one that asks may take no longer', async () => {
    const { modelWriter, open } = withModel()
    await stores.writingClaims.take(account.id, { date: '2026-11-21', until: later(CLAIM_SECONDS) })
    const rests: number[] = []
    modelWriter.rest = async (milliseconds) => void rests.push(milliseconds)

    await open()

    expect(rests).toEqual(Array(30).fill(500))
  })

  test('wait for nobody once a claim that came to nothing is over', async () => {
    const { modelWriter, open } = withModel()
    await stores.writingClaims.take(account.id, { date: '2026-11-21', until: NOW })
    modelWriter.rest = () => Promise.reject(new Error('nobody rests here'))

    expect((await open({ now: later(1) })).reading).toEqual(await byAlmanac())
  })
})

describe('the dashboard with a model', () => {
  test('never asks it, and leaves a reading that is not written yet to the call for it', async () => {
    const { dashboard, open, writings } = withModel()

    const before = await dashboard()
    const { reading, currentStreak } = await open()
    const then = await dashboard()

    expect([before.horoscope, before.streak]).toEqual([null, { currentStreak }])
    expect([then.horoscope, then.streak]).toEqual([reading, { currentStreak }])
    expect(writings.length).toBe(1)
  })

  test('shows the reading of the Sun sign once the day is opened without access', async () => {
    const { dashboard, open } = withModel()
    const free = { hasActiveAccess: false }
    const { reading } = await open(free)

    expect((await dashboard(free)).horoscope).toEqual(reading)
    expect((await dashboard()).horoscope).toBeNull()
  })
})
