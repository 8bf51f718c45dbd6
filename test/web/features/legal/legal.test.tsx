import { describe, expect, test } from 'vitest'
import * as cookies from '../../../../functions/kit/http/cookies.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
import type { LegalDocument } from '../../../../web/features/legal/LegalDocument.ts'
import { LegalPage } from '../../../../web/features/legal/LegalPage.tsx'
import { privacy } from '../../../../web/features/legal/privacy.ts'
import { terms } from '../../../../web/features/legal/terms.ts'
import { paths } from '../../../../web/paths.ts'
import { renderAs } from '../../renderAs.tsx'

const read = (text: LegalDocument) => renderAs(null, <LegalPage text={text} />)
const section = ({ sections }: LegalDocument, id: string) =>
  JSON.stringify(sections.find((each) => each.id === id)!.blocks)

describe.each([
  { text: terms, count: 17 },
  { text: privacy, count: 13 },
])('$text.title', ({ text, count }) => {
  test(`${text.title} has ${count} numbered sections with unique anchors`, async () => {
    const content = await read(text)

    expect(text.sections).toHaveLength(count)
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(count)
    for (const [index, { title }] of text.sections.entries()) expect(content).toContain(`${index + 1}. ${title}`)
  })

  test(`${text.title} is effective August 13, 2025, and links back home`, async () => {
    const content = await read(text)

    expect(content).toContain('Effective August 13, 2025')
    expect(content).toContain('Back to Home')
  })

  test(`${text.title} refers only to sections that exist`, () => {
    const titles = [...JSON.stringify(text).matchAll(/section (\d+)/g)].map(([, number]) => Number(number))

    for (const number of titles) expect(text.sections[number - 1]).toBeDefined()
    const anchors = [...JSON.stringify(text).matchAll(/"to":"\/privacy#(\w+)"/g)].map(([, id]) => id)
    for (const id of anchors) expect(privacy.sections.map((each) => each.id)).toContain(id)
  })
})

test('the terms and the privacy policy link to each other', () => {
  expect(terms.related).toEqual({ to: paths.privacy, text: privacy.title })
  expect(privacy.related).toEqual({ to: paths.terms, text: terms.title })
})

test('the privacy policy names every cookie that the server sets', () => {
  const names = Object.entries(cookies).filter(([constant]) => constant.endsWith('_COOKIE'))

  expect(names.length).toBeGreaterThanOrEqual(4)
  for (const [, name] of names) expect(section(privacy, 'cookies')).toContain(String(name))
})

test('every cookie lasts as long as the privacy policy says', () => {
  const jar = cookies.cookieJar()
  jar.keepSession('token')
  jar.keepGoogleTransaction('transaction')
  jar.keepDraft('token')
  jar.keepDevice('nonce.signature')
  jar.keepEndedSession('hash')
  jar.keepCurrency('SGD')

  for (const line of jar.lines()) {
    const [, name, seconds] = /^([^=]+)=.*Max-Age=(\d+)/.exec(line)!
    expect(section(privacy, 'cookies')).toMatch(new RegExp(`"${name}","[^"]*\\b${spanOf(Number(seconds))}`))
  }
})

const spanOf = (seconds: number) => (seconds >= DAY ? `${seconds / DAY} days` : `${seconds / MINUTE} minutes`)

test.each([
  { id: 'age', phrase: '18 or older' },
  { id: 'entertainment', phrase: 'entertainment' },
  { id: 'trial', phrase: '3 days' },
  { id: 'renewal', phrase: 'renews automatically each month' },
  { id: 'cancel', phrase: 'at the end of the period' },
  { id: 'refunds', phrase: 'do not refund partial months' },
  { id: 'ads', phrase: 'only after you agree' },
  { id: 'ads', phrase: 'Global Privacy Control' },
  { id: 'law', phrase: 'The law of Singapore applies' },
])('the terms say "$phrase"', ({ id, phrase }) => {
  expect(section(terms, id)).toContain(phrase)
})

test.each([
  { id: 'storage', phrase: 'stored in Singapore' },
  { id: 'sharing', phrase: 'Stripe' },
  { id: 'sharing', phrase: 'OpenAI' },
  { id: 'sharing', phrase: 'Google' },
  { id: 'sharing', phrase: 'Amazon SES' },
  { id: 'retention', phrase: '24 months' },
  { id: 'rights', phrase: 'within 24 hours' },
  { id: 'children', phrase: 'under 18' },
  { id: 'tracking', phrase: 'Global Privacy Control' },
  { id: 'tracking', phrase: 'StartTrial and InitiateCheckout' },
  { id: 'contact', phrase: 'reply to any email from us' },
])('the privacy policy says "$phrase"', ({ id, phrase }) => {
  expect(section(privacy, id)).toContain(phrase)
})
