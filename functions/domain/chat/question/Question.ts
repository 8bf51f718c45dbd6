import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { Area } from '../../../content/schema/areas.ts'
import type { Body } from '../../grounding/Body.ts'

/** What somebody wants to know. */
export const QUESTION_KINDS = [
  /** When something begins, is exact or ends: a return, a retrograde, a contact, a phase of the Moon, a sign. */
  'timing',
  /** What is so right now: whether Mercury is retrograde, where the Moon is, whether a return is under way. */
  'status',
  /** What stands in the chart: a sign, degree, house, ruler, aspect, pattern, or whether there is one. */
  'placement',
  /** Why the reader is or does something. */
  'why',
  /** Whether to do something. */
  'decision',
  /** About somebody else, by their sign, their date or what they mean to the reader. */
  'person',
  /** Two things of the chart, or two signs, beside each other. */
  'compare',
  /** What today, a week, a month or a year is like. */
  'period',
  /** What a word of astrology means, or how it works. */
  'concept',
  /** About the app: membership, questions left, birth data, how something is done, who answers. */
  'app',
  /** A wish about the last answer: simpler, more, an example, why, or the same about another thing. */
  'followUp',
  /** Thanks, a greeting, a goodbye, a joke, an insult, a yes. */
  'courtesy',
  /** Not English. */
  'foreign',
  /** A part of life, and nothing more precise. */
  'area',
  /** None of these, or nothing that a chart could answer. */
  'unclear',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export type Happening =
  | 'return'
  | 'retrograde'
  | 'contact'
  | 'newMoon'
  | 'fullMoon'
  | 'eclipse'
  | 'ingress'
  | 'voidMoon'
export type Period = 'today' | 'tomorrow' | 'week' | 'nextWeek' | 'month' | 'nextMonth' | 'year' | 'nextYear'
export type FollowUp = 'simpler' | 'more' | 'example' | 'why' | 'about' | 'doubt' | 'act'
export type Courtesy = 'thanks' | 'greeting' | 'goodbye' | 'joke' | 'insult' | 'praise' | 'yes' | 'no' | 'emoji'
export type AppTopic =
  | 'cancel'
  | 'refund'
  | 'price'
  | 'quota'
  | 'trial'
  | 'birthData'
  | 'birthTime'
  | 'houseSystem'
  | 'export'
  | 'deleteAccount'
  | 'password'
  | 'email'
  | 'readings'
  | 'compatibility'
  | 'privacy'
  | 'accuracy'
  | 'whoAreYou'
  | 'whatCanYouDo'

/** Somebody else in a question. A date comes without a year where none was given. */
export interface OtherPerson {
  /** As the reader calls them: "your husband", "your boss", "this person". */
  name: string
  sign?: Sign
  birth?: { year?: number; month: number; day: number }
  /** Where no day was given. A month is too little for a chart, and enough for its slow planets. */
  bornIn?: { year?: number; month: number }
  /** The date does not exist, or lies in the future. */
  isImpossible?: true
  /** Whether it is asked what they think, feel or will do. */
  asksTheirMind?: true
}

/** A message as it was understood, with the last turns. */
export interface Question {
  kind: QuestionKind
  /** The part of life that it is about. Money belongs to work, family and friends to people, health and rest to the self. */
  area?: Area
  /** Bodies and angles that it names, in their order; those of the last question where a follow-up names none. */
  bodies: readonly Body[]
  houses: readonly number[]
  signs: readonly Sign[]
  aspect?: AspectName
  /** Whether it is about the birth chart or the sky of now. */
  of?: 'birth' | 'sky'
  happening?: Happening
  period?: Period
  /** "degree", "house", "ruler", "stellium", "element", "pattern", "strongest", "retrograde", "bigThree", "aspects" … of a placement. */
  asks?:
    | 'sign'
    | 'degree'
    | 'house'
    | 'ruler'
    | 'stellium'
    | 'balance'
    | 'pattern'
    | 'strongest'
    | 'retrograde'
    | 'bigThree'
    | 'aspects'
  followUp?: FollowUp
  courtesy?: Courtesy
  app?: AppTopic
  person?: OtherPerson
  /** A word of astrology, by its name among the terms. */
  term?: string
  /** Bodies that speak of what is described without naming any: the Moon of sleep, Mercury of thinking. */
  speaks?: readonly Body[]
  /** The bodies that are called the reader's own: "my Venus". */
  own?: readonly Body[]
  /** Somebody says that they are having a hard time. */
  isHard?: true
  /** Whether good days or difficult ones are looked for. */
  seeks?: 'ease' | 'strain'
  /** The name of the language of a message that is not English, where it is known. */
  language?: string
}
