import { expect, test } from 'vitest'
import { email } from '../../../../functions/domain/mail/emailContent.ts'

const parts = {
  subject: 'A subject',
  greeting: 'Hello Jane,',
  paragraphs: ['First.', 'Second.'],
  foot: 'Why you got it.',
}

test('an email as text has its parts in order, an empty line between them', () => {
  const action = { label: 'Open it', url: 'https://orrery.example/x?a=1&b=2' }

  expect(email({ ...parts, code: '042137', action }).text).toBe(
    [
      'Hello Jane,',
      'First.',
      'Second.',
      '042137',
      'Open it: https://orrery.example/x?a=1&b=2',
      'Why you got it.',
      'Orrery',
    ].join('\n\n'),
  )
})

test('an email without a code and a link has no empty place for them', () => {
  const { text, html } = email(parts)

  expect(text).toBe('Hello Jane,\n\nFirst.\n\nSecond.\n\nWhy you got it.\n\nOrrery')
  expect(html).not.toContain('href')
  expect(html).not.toContain('monospace')
  expect(html).not.toContain('undefined')
})

test('an email as a page has every part once, and its subject as the title', () => {
  const { subject, html } = email({ ...parts, code: '042137' })

  expect(subject).toBe('A subject')
  for (const part of [
    '<title>A subject</title>',
    'ORRERY',
    'Hello Jane,',
    'First.',
    'Second.',
    '>042137<',
    'Why you got it.',
  ])
    expect(html.split(part)).toHaveLength(2)
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
})

test('whatever a person wrote is text on the page, and as it was in the text', () => {
  const hostile = `<b title="x">Jane's & co</b>`
  const { text, html } = email({ ...parts, greeting: hostile, action: { label: hostile, url: 'https://a/?b="c' } })

  expect(text).toContain(hostile)
  expect(html).toContain('&lt;b title=&quot;x&quot;&gt;Jane&#39;s &amp; co&lt;/b&gt;')
  expect(html).toContain('href="https://a/?b=&quot;c"')
})
