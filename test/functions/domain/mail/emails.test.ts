import { describe, expect, test } from 'vitest'
import type { EmailContent } from '../../../../functions/domain/mail/emailContent.ts'
import {
  accountDeletedEmail,
  accountLapsedEmail,
  emailChangedEmail,
  emailChangeRequestedEmail,
  googleLinkedEmail,
  googleUnlinkedEmail,
  passwordChangedEmail,
  resetEmail,
  verificationEmail,
  verifyReminderEmail,
} from '../../../../functions/domain/mail/emails.ts'
import { greetingName } from '../../../../functions/domain/mail/writeEmail.ts'

const origin = 'https://orrery.example'
const mailTo = (firstName: string, isChange = false) =>
  verificationEmail({ firstName, code: '042137', origin, token: 'token', isChange })
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<)]+/g)].map(([link]) => link)

describe('an email', () => {
  test('has the code in the subject, the text and the page', () => {
    const { subject, text, html } = mailTo('Jane')

    expect(subject).toBe('042137 is your Orrery code')
    expect(text).toContain('042137')
    expect(html).toContain('042137')
    expect(text.startsWith('Hello Jane,')).toBe(true)
  })

  test('to an address that takes the place of another speaks of no new account', () => {
    expect(mailTo('Jane').text).toContain('was used to create an account')
    expect(mailTo('Jane', true).text).toContain('wants to use this address for their account')
  })

  test.each([
    ['<img src=x onerror=alert(1)>'],
    ['</title><script>alert(1)</script>'],
    ['{{7*7}}'],
    ['"onmouseover="alert(1)'],
    ["Jane' & <b>John</b>"],
  ])('makes no markup of the name %s', (name) => {
    const { html } = mailTo(name)
    const tags = (page: string) => page.match(/<[^>]*>/g)

    expect(tags(html)).toEqual(tags(mailTo('Jane').html))
    expect(html).not.toContain('49')
  })

  test.each([
    ['https://evil.tk win'],
    ['www.evil.tk'],
    ['evil.tk'],
    ['EVIL.COM/x'],
    ['jane@evil.tk'],
    ['//evil.tk'],
  ])('links to nowhere but our own origin with the name %s', (name) => {
    const { text, html } = mailTo(name)

    expect(greetingName(name)).toBe('there')
    expect(linksIn(text + html).filter((link) => !link.startsWith(`${origin}/`))).toEqual([])
    expect(text + html).not.toContain('evil')
  })

  test.each([['Jane'], ['J. R.'], ['李小龍'], ['Anne-Marie'], ["D'Arcy"]])('greets %s by name', (name) => {
    expect(greetingName(name)).toBe(name)
  })

  test('cuts a name that would fill the page, between characters', () => {
    expect(greetingName('👩'.repeat(100))).toBe('👩'.repeat(50))
  })

  test('of another kind carries its own link', () => {
    const { text, html } = resetEmail({ firstName: 'Jane', origin, token: 'token' })

    expect(text).toContain(`${origin}/?reset=token`)
    expect(html).toContain(`href="${origin}/?reset=token"`)
  })

  test('that reminds of an unverified account says until when it is kept, and links to our own origin only', () => {
    const reminder = { firstName: 'evil.tk', until: 'December 21, 2026', origin, token: 'token' }
    const { text, html } = verifyReminderEmail(reminder)

    expect(text).toContain('after December 21, 2026')
    expect(new Set(linksIn(text + html))).toEqual(new Set([`${origin}/verify-email?token=token`]))
    expect(text + html).not.toContain('evil')
  })

  test('about a Google account that was connected says both steps that shut anybody else out', () => {
    const { text, html } = googleLinkedEmail({ firstName: 'Jane', origin })

    expect(text).toContain(`This wasn't me: ${origin}/?auth=forgot`)
    for (const part of [text, html]) {
      expect(part).toContain('choose a new password')
      expect(part).toContain('disconnect Google in settings')
    }
  })
})

const jane = { firstName: 'Jane', origin }

/** Each with the words that it must not be sent without. */
const emails: [string, EmailContent, RegExp][] = [
  ['Choose a new Orrery password', resetEmail({ ...jane, token: 'token' }), /expires in an hour/],
  ['Your Orrery password was changed', passwordChangedEmail(jane), /logged out everywhere else/],
  [
    'Someone asked to change your Orrery email address',
    emailChangeRequestedEmail(jane),
    /Until the new address is verified, we'll keep using this one/,
  ],
  ['Your Orrery email address was changed', emailChangedEmail(jane), /no longer sign in with this one/],
  ['Google sign-in was added to your Orrery account', googleLinkedEmail(jane), /You can now sign in with it/],
  ['Google sign-in was removed from your Orrery account', googleUnlinkedEmail(jane), /still sign in with your email/],
  [
    'Would you like to keep your Orrery account?',
    verifyReminderEmail({ ...jane, until: 'December 21, 2026', token: 'token' }),
    /sign in and ask for a new code/,
  ],
  ['Your unverified Orrery account has been deleted', accountLapsedEmail(), /deleted the account and everything in it/],
  ['Your Orrery account has been deleted', accountDeletedEmail(), /keeps invoices for as long as the law requires/],
]

test.each(emails)('the email "%s" says what it is about, and has none of its parts empty', (subject, sent, words) => {
  expect(sent.subject).toBe(subject)
  expect(sent.text).toMatch(words)
  expect(sent.text).toMatch(/^Hello(?: Jane)?,\n\n/)
  expect(sent.html).not.toMatch(/<(p|a)\b[^>]*><\/\1>/)
})

test.each([
  passwordChangedEmail,
  emailChangeRequestedEmail,
  googleLinkedEmail,
  googleUnlinkedEmail,
])('an owner who is warned of a change can set a new password from the email', (compose) => {
  const { text, html } = compose(jane)

  expect(text).toContain(`This wasn't me: ${origin}/?auth=forgot`)
  expect(html).toContain(`href="${origin}/?auth=forgot"`)
})

test('an owner whose address was replaced is told how to write to us', () => {
  expect(emailChangedEmail(jane).text).toContain(`${origin}/privacy`)
})
