import { describe, expect, test } from 'vitest'
import {
  accessEndedEmail,
  accessGrantedEmail,
  temporaryPasswordEmail,
} from '../../../../functions/domain/mail/operatorEmails.ts'

const origin = 'https://orrery.example'
const jane = { firstName: 'Jane', origin }

describe('an email about what an operator did', () => {
  test('says of a gift until when it lasts, and that nothing is charged', () => {
    const { text } = accessGrantedEmail({ ...jane, until: 'November 21, 2027' })

    expect(text).toMatch(/^Hello Jane,/)
    expect(text).toContain('until November 21, 2027')
    expect(text).toContain("you won't be charged for it")
    expect(text).toContain(': https://orrery.example/dashboard')
  })

  test('says of access that was ended that nothing more is charged, and where to ask', () => {
    const { text } = accessEndedEmail(jane)

    expect(text).toContain("you won't be charged again")
    expect(text).toContain('https://orrery.example/privacy')
  })

  test('says of a temporary password how long it works, and not what it is', () => {
    const { subject, text } = temporaryPasswordEmail(jane)

    expect(subject).toBe('Your Orrery password was reset')
    expect(text).toContain('works for 24 hours')
    expect(text).toContain(': https://orrery.example/?auth=forgot')
  })

  test.each([accessGrantedEmail, accessEndedEmail, temporaryPasswordEmail])('makes no markup of a name', (compose) => {
    const { html } = compose({ firstName: '<b>Jane</b>', origin, until: 'tomorrow' })

    expect(html).toContain('Hello &lt;b&gt;Jane&lt;/b&gt;,')
  })

  test.each([
    ['You have Orrery Premium as a gift', accessGrantedEmail],
    ['Your Orrery Premium access has ended', accessEndedEmail],
    ['Your Orrery password was reset', temporaryPasswordEmail],
  ])('"%s" greets, and has none of its parts empty', (subject, compose) => {
    const sent = compose({ ...jane, until: 'November 21, 2027' })

    expect(sent.subject).toBe(subject)
    expect(sent.text).toMatch(/^Hello Jane,\n\n/)
    expect(sent.html).not.toMatch(/<(p|a)\b[^>]*><\/\1>/)
  })

  test('says that a gift ends by itself, and that a temporary password is told by a person', () => {
    expect(accessGrantedEmail({ ...jane, until: 'then' }).text).toContain('it ends by itself')
    expect(temporaryPasswordEmail(jane).text).toContain("it isn't in this email")
  })
})
