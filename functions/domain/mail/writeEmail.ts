import { brand } from '../../../shared/domain/brand.ts'
import type { Template } from '../../content/schema/Template.ts'
import { fillTemplate } from '../words/fillTemplate.ts'
import { type EmailContent, email } from './emailContent.ts'
import { openMails } from './openMails.ts'

/** An email as it stands in the book. */
interface EmailText<Slot extends string> {
  subject: Template<Slot>
  paragraphs: readonly Template<Slot>[]
  /** What is written on the button. */
  action?: string
  foot: Template<Slot>
}

interface Filling<Slot extends string> {
  /** Of an account that is gone nobody is greeted by name. */
  firstName?: string
  words: Readonly<Record<Exclude<Slot, 'brand'>, string>>
  /** Set apart and large: a code to copy. */
  code?: string
  /** Where the button leads. */
  url?: string
}

/** An email of the book, filled in; a slot too few or misspelt does not compile. */
export function writeEmail<Slot extends string>(
  { subject, paragraphs, action, foot }: EmailText<Slot>,
  { firstName, words, code, url }: Filling<NoInfer<Slot>>,
): EmailContent {
  // The cast: the compiler does not follow that the words and the brand are all the slots.
  const all = { ...words, brand: brand.name } as Record<Slot, string>
  const fill = (text: Template<Slot>) => fillTemplate(text, all)
  const { named, unnamed } = openMails('greetings')
  return email({
    subject: fill(subject),
    greeting: firstName === undefined ? unnamed : fillTemplate(named, { name: greetingName(firstName) }),
    paragraphs: paragraphs.map(fill),
    ...(code && { code }),
    ...(action && url && { action: { label: action, url } }),
    foot: fill(foot),
  })
}

const NAME_SHOWN = 50

/** A first name for a greeting; what looks like an address or a link is left out, since a name can be anything. */
export function greetingName(firstName: string): string {
  const looksLikeLink = /@|:\/\/|www\.|\.[a-z]{2,}(?:\W|$)/i.test(firstName)
  return looksLikeLink ? 'there' : [...firstName].slice(0, NAME_SHOWN).join('')
}
