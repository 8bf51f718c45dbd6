import { brand } from '../../../shared/domain/brand.ts'

export interface EmailContent {
  subject: string
  text: string
  html: string
  /** Beside those that every mail has. */
  headers?: Record<string, string>
}

interface EmailParts {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Set apart and large: a code to copy. */
  code?: string
  action?: { label: string; url: string }
  foot: string
}

/** One email as plain text and as HTML; everything that came from a person is escaped. */
export const email = (parts: EmailParts): EmailContent => ({
  subject: parts.subject,
  text: asText(parts),
  html: asHtml(parts),
})

const asText = ({ greeting, paragraphs, code, action, foot }: EmailParts) =>
  [greeting, ...paragraphs, code, action && `${action.label}: ${action.url}`, foot, brand.name]
    .filter(Boolean)
    .join('\n\n')

export const INK = '#1c2230'
export const MUTED = '#565a63'
const PAGE = `margin:0;padding:32px 16px;background:#f6f1e6;color:${INK};font:17px/1.6 Georgia,serif`
const SHEET = 'max-width:480px;margin:0 auto;padding:32px;background:#fffaf0;border:1px solid #d8cfbd'
const CODE = 'margin:24px 0;font:32px/1 Menlo,Consolas,monospace;letter-spacing:8px;color:#5c420f'
export const BUTTON = 'display:inline-block;padding:12px 20px;background:#7a5a1e;color:#fffaf0;text-decoration:none'
export const FOOT = `margin:32px 0 0;font-size:14px;color:${MUTED}`

const asHtml = ({ subject, greeting, paragraphs, code, action, foot }: EmailParts): string =>
  htmlPage(subject, [
    ...[greeting, ...paragraphs].map((line) => `<p>${escapeHtml(line)}</p>`),
    code && `<p style="${CODE}">${escapeHtml(code)}</p>`,
    action && `<p><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
    `<p style="${FOOT}">${escapeHtml(foot)}</p>`,
  ])

/** The sheet of paper that every email is on, under the product's name. */
export function htmlPage(subject: string, blocks: readonly (string | false | undefined)[]): string {
  const name = `<p style="margin:0 0 24px;font-size:14px;letter-spacing:3px;color:#7a5a1e">${escapeHtml(brand.name.toUpperCase())}</p>`
  const body = [name, ...blocks]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body style="${PAGE}"><div style="${SHEET}">${body.filter(Boolean).join('')}</div></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
