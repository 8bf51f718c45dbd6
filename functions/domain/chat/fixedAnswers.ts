import { brand } from '../../../shared/domain/brand.ts'
import { MINIMUM_AGE } from '../../../shared/domain/limits.ts'
import type { Distress } from './distress/Distress.ts'
import { EMERGENCY_EVERYWHERE, type HelpLines, helpLinesOf, TALK_EVERYWHERE } from './distress/helpLines.ts'

/** An answer that is the same for everyone in a country, because nothing in it may go wrong. */
export function answerInDistress(kind: Distress, country: string | undefined): string {
  return paragraphs[kind](helpLinesOf(country)).join('\n\n')
}

/** For what is said next, until it is about something else: shorter, and the same help. */
export function answerStillInDistress(kind: Distress, country: string | undefined): string {
  const lines = helpLinesOf(country)
  if (kind === 'minor' || kind === 'overdose') return answerInDistress(kind, country)
  const line = kind === 'abuse' && lines?.violence ? `In ${lines.name}, ${lines.violence}. ${ELSEWHERE}` : talk(lines)
  return [
    "I'm still here, and what you told me still matters more than anything in a chart. You don't have to say more than you want to.",
    `Please let a person be with you in this, even if it's hard to ask. ${line}`,
    `If you're in danger right now, ${emergency(lines)}`,
    'When you would rather talk about something else, just ask.',
  ].join('\n\n')
}

export const noChartAnswer = `I can't see your chart yet. To read it I need your birth date, time and place. Add them on the Chart page, and if you don't know the time, say so: most of it works without.

Once it's there, ask me again. I'm ${brand.astrologer}, and I answer from your own chart only.`

type Lines = HelpLines | undefined

const paragraphs: Record<Distress, (lines: Lines) => string[]> = {
  overdose: (lines) => [
    `Please get medical help now, even if you feel fine. ${callNow(lines)} Say what was taken, how much and when, and keep the packet. Don't wait, and don't make yourself sick.`,
    ...(lines?.poison ? [`You can also call ${lines.poison}, at any hour.`] : []),
    "If someone is near you, tell them now. I'm an AI, so I can't call for you.",
    `If you wanted to die, or still do, you deserve someone with you. ${talk(lines)}`,
  ],
  despair: (lines) => [
    "I'm glad you told me. I'm an AI, so I can't be with you in the way that you need now, but there are people who can, at any hour.",
    `If you or someone else is in danger right now, ${emergency(lines)}`,
    talk(lines),
    "If you can, tell one person near you what you told me. You don't have to explain it well. We can talk about anything else whenever you like.",
  ],
  selfHarm: (lines) => [
    "Thank you for telling me. Hurting yourself is often a way to get through something that is too much, and you don't have to get through it alone. I'm an AI, so please let a person help.",
    `If you're badly hurt or afraid of what you might do next, ${emergency(lines)}`,
    talk(lines),
    'For now, put away what you hurt yourself with, and stay where other people are. A doctor can look after a wound and help with what is behind it.',
  ],
  abuse: (lines) => [
    "I'm glad you told me. Nobody has the right to hurt you, threaten you or control you, and it isn't your fault. I'm an AI, so I can't protect you, but there are people who can help.",
    `If you're in danger, or afraid of what someone might do, yourself included, ${emergency(lines)} If you were choked or hit on the head, see a doctor today, even if you feel fine.`,
    lines?.violence
      ? `To talk to someone who knows what to do, in ${lines.name}: ${lines.violence}. It stays between you. ${ELSEWHERE}`
      : `To talk to someone who knows what to do: ${talk(lines)}`,
    'If someone reads your phone, call from another one and delete this chat. You can also tell one person you trust.',
  ],
  eating: (lines) => [
    "Thank you for telling me. What you describe is hard to carry alone. It can be treated, and you don't have to be very ill to deserve help. I'm an AI, and a chart says nothing about your body or what you eat.",
    `If you faint, have chest pain or can't keep anything down, ${emergency(lines)}`,
    `Otherwise please see a doctor this week and say what you told me. ${talk(lines)}`,
    "Tell one person you trust, too. You don't have to explain it well.",
  ],
  minor: (lines) => [
    `Thank you for being honest. ${brand.name} is for people who are ${MINIMUM_AGE} or older, so I can't read a chart for you.`,
    'If something is worrying you, please talk to an adult you trust: a parent, a teacher, a school counselor or a doctor.',
    lines?.child
      ? `If there's nobody, you can call in ${lines.name}: ${lines.child}. It's free. ${ELSEWHERE}`
      : `If there's nobody, childhelplineinternational.org lists a free line for young people in your country. ${ELSEWHERE}`,
    `If you're in danger, ${emergency(lines)}`,
  ],
  pregnancy: (lines) => [
    "This is a question for a test, a doctor or a midwife, and I don't want to guess at it. A chart shows nothing about pregnancy.",
    `If you're bleeding heavily or in strong pain, ${emergency(lines)}`,
    `If it's weighing on you, talk to someone. ${talk(lines)}`,
    'Whatever you feel about it is allowed. We can talk about anything else whenever you like.',
  ],
  illness: (lines) => [
    'This is a question for a doctor, and I don’t want to guess at it. A chart shows nothing about illness or treatment, and nothing I say should change what you take or when you are seen.',
    `If it can't wait, ${emergency(lines)} If it can, a doctor, a nurse line or a pharmacist can tell you more in five minutes than I could in an hour.`,
    `If it's hard to carry alone, talk to someone. ${talk(lines)}`,
    "I'm happy to talk about the rest: what calms you, how you rest, whom you let help you. Ask me that whenever you like.",
  ],
}

const ELSEWHERE = 'findahelpline.com lists more lines, in every country.'

const emergency = (lines: Lines): string =>
  lines
    ? `please call ${lines.emergency} now.`
    : `please call your local emergency number now: ${EMERGENCY_EVERYWHERE}.`

const callNow = (lines: Lines): string => capitalised(emergency(lines).replace(/^please /, ''))

const talk = (lines: Lines): string =>
  lines
    ? `In ${lines.name}, ${lines.talk}. ${ELSEWHERE}`
    : `${TALK_EVERYWHERE} For any other country, findahelpline.com lists lines that are free.`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
