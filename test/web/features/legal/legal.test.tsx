import { describe, expect, test } from 'vitest'
import * as cookies from '../../../../functions/kit/http/cookies.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
import type { LegalDocument } from '../../../../web/features/legal/LegalDocument.ts'
import { LegalPage } from '../../../../web/features/legal/LegalPage.tsx'
import { privacy } from '../../../../web/features/legal/privacy.ts'
import { terms } from '../../../../web/features/legal/terms.ts'
import { paths } from '../../../../web/paths.ts'
import { renderFor } from '../../renderFor.tsx'

const read = (text: LegalDocument) => renderFor(null, <LegalPage text={text} />)
const section = ({ sections }: LegalDocument, id: string) =>
  JSON.stringify(sections.find((each) => each.id === id)!.blocks)

describe.each([
  { text: terms, count: 17 },
  { text: privacy, count: 13 },
])('$text.title', ({ text, count }) => {
  test(`has ${count} sections, numbered, each with an anchor of its own`, async () => {
    const words = await read(text)

    expect(text.sections).toHaveLength(count)
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(count)
    for (const [index, { title }] of text.sections.entries()) expect(words).toContain(`${index + 1}. ${title}`)
  })

  test('is effective August 13, 2025, and leads back home', async () => {
    const words = await read(text)

    expect(words).toContain('Effective August 13, 2025')
    expect(words).toContain('Back to Home')
  })

  test('points at sections that are there', () => {
    const titles = [...JSON.stringify(text).matchAll(/section (\d+)/g)].map(([, number]) => Number(number))

    for (const number of titles) expect(text.sections[number - 1]).toBeDefined()
    const anchors = [...JSON.stringify(text).matchAll(/"to":"\/privacy#(\w+)"/g)].map(([, id]) => id)
    for (const id of anchors) expect(privacy.sections.map((each) => each.id)).toContain(id)
  })
})

test('the two documents lead to each other', () => {
  expect(terms.beside).toEqual({ to: paths.privacy, words: privacy.title })
  expect(privacy.beside).toEqual({ to: paths.terms, words: terms.title })
})

test('every cookie that the server sets is named', () => {
  const names = Object.entries(cookies).filter(([constant]) => constant.endsWith('_COOKIE'))

  expect(names.length).toBeGreaterThanOrEqual(4)
  for (const [, name] of names) expect(section(privacy, 'cookies')).toContain(String(name))
})

test('a cookie stays exactly as long as the policy says', () => {
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
  { id: 'age', words: '18 or older' },
  { id: 'entertainment', words: 'entertainment' },
  { id: 'trial', words: '3 days' },
  { id: 'renewal', words: 'renews automatically each month' },
  { id: 'cancel', words: 'at the end of the period' },
  { id: 'refunds', words: 'do not refund partial months' },
  { id: 'ads', words: 'only after you agree' },
  { id: 'ads', words: 'Global Privacy Control' },
  { id: 'law', words: 'The law of Singapore applies' },
])('the terms say "$words"', ({ id, words }) => {
  expect(section(terms, id)).toContain(words)
})

test.each([
  { id: 'storage', words: 'stored in Singapore' },
  { id: 'sharing', words: 'Stripe' },
  { id: 'sharing', words: 'OpenAI' },
  { id: 'sharing', words: 'Google' },
  { id: 'sharing', words: 'Amazon SES' },
  { id: 'retention', words: '24 months' },
  { id: 'rights', words: 'within 24 hours' },
  { id: 'children', words: 'under 18' },
  { id: 'tracking', words: 'Global Privacy Control' },
  { id: 'tracking', words: 'StartTrial and InitiateCheckout' },
  { id: 'contact', words: 'answer any email from us' },
])('the privacy policy says "$words"', ({ id, words }) => {
  expect(section(privacy, id)).toContain(words)
})
