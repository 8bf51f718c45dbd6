import { brand } from '../../../shared/domain/brand.ts'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { fillTemplate } from '../words/fillTemplate.ts'
import { BUTTON, type EmailContent, escapeHtml, FOOT, htmlPage, INK, MUTED } from './emailContent.ts'
import { openMails } from './openMails.ts'
import type { LetterMail } from './outboxMail.ts'

interface Letter {
  reading: DailyReading
  frequency: LetterMail['frequency']
  /** Whether no other one follows, since nobody opens them. */
  isLast: boolean
  origin: string
  /** Ends the letters by one click. */
  token: string
}

/** The reading as a letter, with what mail programs need to end them by one click: RFC 8058. */
export function letterEmail({ origin, token, ...letter }: Letter): EmailContent {
  const parts = partsOf(letter)
  const links = {
    read: `${origin}/dashboard`,
    settings: `${origin}/settings`,
    unsubscribe: `${origin}/unsubscribe?token=${token}`,
  }
  return {
    subject: parts.subject,
    text: asText(parts, links),
    html: asHtml(parts, links),
    headers: {
      'List-Unsubscribe': `<${origin}/api/letter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

type Parts = ReturnType<typeof partsOf>
type Links = Record<'read' | 'settings' | 'unsubscribe', string>

function partsOf({ reading: { date, scope, content }, frequency, isLast }: Omit<Letter, 'origin' | 'token'>) {
  const book = openMails('letter')
  const words = { brand: brand.name }
  return {
    subject: fillTemplate(book.subject[frequency], { title: content.title }),
    // The sky of a reading for a Sun sign says which one.
    scope: fillTemplate(book.scope[scope], { day: inWords(date), sign: content.sky?.sign ?? '' }),
    title: content.title,
    paragraphs: content.content.split('\n\n'),
    advice: { heading: book.advice, text: content.advice },
    ahead: {
      heading: book.ahead,
      dates: (content.sky?.next ?? []).map(({ date: day, text }) => ({ day: inWords(day), text })),
    },
    action: book.action,
    foot: isLast ? fillTemplate(book.last, words) : fillTemplate(book.foot, words),
    settings: book.settings,
    unsubscribe: book.unsubscribe,
  }
}

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const inWords = (date: LocalDate): string => DAY_IN_WORDS.format(new Date(date))

function asText({ scope, title, paragraphs, advice, ahead, action, foot, ...words }: Parts, links: Links): string {
  const dates = ahead.dates.map(({ day, text }) => `${day}: ${text}`)
  return [
    scope,
    title,
    ...paragraphs,
    `${advice.heading}: ${advice.text}`,
    dates.length > 0 && [ahead.heading, ...dates].join('\n'),
    `${action}: ${links.read}`,
    foot,
    `${words.settings}: ${links.settings}`,
    `${words.unsubscribe}: ${links.unsubscribe}`,
    brand.name,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const SCOPE = `margin:0 0 8px;font-size:14px;color:${MUTED}`
const TITLE = 'margin:0 0 20px;font-size:28px;line-height:1.25;font-weight:normal'
const ADVICE = 'margin:24px 0;padding:0 0 0 16px;border-left:2px solid #7a5a1e'
const HEADING = 'margin:0 0 4px;font-size:14px;font-weight:normal;color:#7a5a1e'
const DATES = 'margin:24px 0;padding:16px 0 0;border-top:1px solid #d8cfbd'
const LINK = `color:${MUTED}`

function asHtml({ subject, scope, title, paragraphs, advice, ahead, ...words }: Parts, links: Links): string {
  const dates = ahead.dates.map(
    ({ day, text }) =>
      `<p style="margin:0 0 8px"><span style="${LINK}">${escapeHtml(day)}</span><br>${escapeHtml(text)}</p>`,
  )
  const link = (label: string, url: string) => `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(label)}</a>`
  return htmlPage(subject, [
    `<p style="${SCOPE}">${escapeHtml(scope)}</p>`,
    `<h1 style="${TITLE};color:${INK}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<div style="${ADVICE}"><h2 style="${HEADING}">${escapeHtml(advice.heading)}</h2>${escapeHtml(advice.text)}</div>`,
    `<p><a href="${escapeHtml(links.read)}" style="${BUTTON}">${escapeHtml(words.action)}</a></p>`,
    dates.length > 0 &&
      `<div style="${DATES}"><h2 style="${HEADING}">${escapeHtml(ahead.heading)}</h2>${dates.join('')}</div>`,
    `<p style="${FOOT}">${escapeHtml(words.foot)}<br>${link(words.settings, links.settings)} · ${link(words.unsubscribe, links.unsubscribe)}</p>`,
  ])
}
