import { brand } from '../../shared/domain/brand.ts'

export interface MailText {
  subject: string
  text: string
  html: string
}

interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Set apart and large: a code to copy. */
  code?: string
  action?: { label: string; url: string }
  foot: string
}

/** One letter as plain text and as HTML; everything that came from a person is escaped. */
export const letter = (parts: Letter): MailText => ({
  subject: parts.subject,
  text: asText(parts),
  html: asHtml(parts),
})

const asText = ({ greeting, paragraphs, code, action, foot }: Letter) =>
  [greeting, ...paragraphs, code, action && `${action.label}: ${action.url}`, foot, brand.name]
    .filter(Boolean)
    .join('\n\n')

const PAGE = 'margin:0;padding:32px 16px;background:#f6f1e6;color:#1c2230;font:17px/1.6 Georgia,serif'
const SHEET = 'max-width:480px;margin:0 auto;padding:32px;background:#fffaf0;border:1px solid #d8cfbd'
const CODE = 'margin:24px 0;font:32px/1 Menlo,Consolas,monospace;letter-spacing:8px;color:#5c420f'
const BUTTON = 'display:inline-block;padding:12px 20px;background:#7a5a1e;color:#fffaf0;text-decoration:none'
const FOOT = 'margin:32px 0 0;font-size:14px;color:#565a63'

function asHtml({ subject, greeting, paragraphs, code, action, foot }: Letter): string {
  const body = [
    `<p style="margin:0 0 24px;font-size:14px;letter-spacing:3px;color:#7a5a1e">${escape(brand.name.toUpperCase())}</p>`,
    ...[greeting, ...paragraphs].map((line) => `<p>${escape(line)}</p>`),
    code && `<p style="${CODE}">${escape(code)}</p>`,
    action && `<p><a href="${escape(action.url)}" style="${BUTTON}">${escape(action.label)}</a></p>`,
    `<p style="${FOOT}">${escape(foot)}</p>`,
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body style="${PAGE}"><div style="${SHEET}">${body.filter(Boolean).join('')}</div></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)

const NAME_SHOWN = 50

/** A first name for a greeting; what looks like an address or a link is left out, since a name can be anything. */
export function greetingName(firstName: string): string {
  const looksLikeLink = /@|:\/\/|www\.|\.[a-z]{2,}(?:\W|$)/i.test(firstName)
  return looksLikeLink ? 'there' : [...firstName].slice(0, NAME_SHOWN).join('')
}

interface Verification {
  firstName: string
  code: string
  origin: string
  token: string
}

export const verificationLetter = ({ firstName, code, origin, token }: Verification): MailText =>
  letter({
    subject: `${code} is your ${brand.name} code`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['here is the code that confirms your email address. The code expires in 10 minutes.'],
    code,
    action: { label: 'Confirm without the code', url: `${origin}/verify-email?token=${token}` },
    foot: `You get this mail because this address was used to make an account at ${brand.name}. If that was not you, leave it; nothing will happen.`,
  })
