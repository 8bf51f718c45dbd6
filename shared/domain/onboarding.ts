import * as z from 'zod/mini'
import { DEFAULT_BIRTH_DATE, NOON } from './birth.ts'
import { hasBirthData } from './hasBirthData.ts'
import { birthFields, choicesOf, type Profile } from './user.ts'

/** What a visitor has answered so far; kept in the browser until an account holds it. */
export const OnboardingProgress = z.object(birthFields)
export type OnboardingProgress = z.infer<typeof OnboardingProgress>

/** What is asked, one question a step, in this order; addresses and drafts name a step by its place, from 1. */
const STEPS = [
  { field: 'birthDate', required: true },
  { field: 'birthTime', required: true },
  { field: 'birthPlace', required: true },
  { field: 'gender', required: false },
  { field: 'relationshipStatus', required: false },
  { field: 'lifeFocus', required: true },
] as const
export type StepField = (typeof STEPS)[number]['field']
export const STEP_FIELDS = STEPS.map(({ field }) => field)

/** The place of a question among the steps. */
export const stepOf = (field: StepField): number => STEP_FIELDS.indexOf(field) + 1
export const ACCOUNT_STEP = STEPS.length + 1
export const STEP_COUNT = ACCOUNT_STEP

const freshProgress: OnboardingProgress = { birthDate: DEFAULT_BIRTH_DATE }
export const noonProgress = { birthTime: NOON, birthTimeKnown: false } as const

const isAnswered = (progress: OnboardingProgress, field: StepField): boolean => Boolean(progress[field]?.trim())

/** Whether Continue is open on a step: required questions need an answer, the others never hold anyone up. */
export function mayContinue(step: number, progress: OnboardingProgress): boolean {
  const question = STEPS[step - 1]
  return !question?.required || isAnswered(progress, question.field)
}

/** "Skip this step" stands only beside an optional question without an answer. */
export function maySkip(step: number, progress: OnboardingProgress): boolean {
  const question = STEPS[step - 1]
  return question !== undefined && !question.required && !isAnswered(progress, question.field)
}

export function firstUnmetStep(progress: OnboardingProgress): number {
  const unmet = STEPS.findIndex(({ required, field }) => required && !isAnswered(progress, field))
  return unmet < 0 ? ACCOUNT_STEP : unmet + 1
}

/** The step to show for a wished one: among the steps, whole, and never past a required question that has no answer. */
export function stepToShow(wished: number, progress: OnboardingProgress): number {
  if (!Number.isInteger(wished)) return 1
  const clamped = Math.min(Math.max(wished, 1), STEP_COUNT)
  return Math.min(clamped, firstUnmetStep(progress))
}

export const percentDone = (step: number): number => Math.round((step / STEP_COUNT) * 100)

interface Entry {
  profile: Profile | null
  draft: OnboardingProgress | null
  draftStep: number | null
  wishedStep: number | null
  /** The person has just signed in or up, here or at Google. */
  justAuthenticated: boolean
}

/** Where onboarding starts. `finish` means that nothing is left to ask: save and go on. */
export interface OnboardingStart {
  progress: OnboardingProgress
  step: number
  finish: boolean
}

/** What the page does on entry, from the first line that fits. */
export function startOnboarding({ profile, draft, draftStep, wishedStep, justAuthenticated }: Entry): OnboardingStart {
  const isCorrecting = profile?.onboardingCompleted === true
  const progress = { ...freshProgress, ...(profile && progressOf(profile)), ...(isCorrecting ? null : draft) }
  const at = (wished: number, finish = false) => ({ progress, step: stepToShow(wished, progress), finish })
  const isAllAnswered = firstUnmetStep(progress) === ACCOUNT_STEP

  if (isCorrecting) return at(wishedStep ?? 1)
  const isDone = justAuthenticated || [draftStep, wishedStep].includes(AFTER_ALL_STEPS)
  if (profile && isAllAnswered && isDone) return at(ACCOUNT_STEP, true)
  if (draft) return at(wishedStep ?? draftStep ?? ACCOUNT_STEP)
  if (profile && hasBirthData(profile)) return at(ACCOUNT_STEP, true)
  return at(wishedStep ?? 1)
}

/** Stored by older pages to say "all questions answered". */
const AFTER_ALL_STEPS = STEP_COUNT + 1

/** The answers that an account already holds. */
function progressOf(profile: Profile): OnboardingProgress {
  const { birthDate, birthTime, birthTimeKnown, birthPlace, birthPlaceId } = profile
  return {
    ...(birthDate && { birthDate }),
    ...(birthTime && { birthTime, birthTimeKnown }),
    ...(birthPlace && { birthPlace, birthPlaceId }),
    ...choicesOf(profile),
  }
}

/** What a step asks for; nothing at the last one. */
export const fieldOfStep = (step: number): StepField | undefined => STEP_FIELDS[step - 1]

/** The step that asks for a field, so that an error is shown where it can be mended. */
export function stepOfField(field: string): number | undefined {
  const asked = STEP_FIELDS.find((each) => field.startsWith(each))
  return asked && stepOf(asked)
}

/** Keeps the answers that still are valid: what lies in a browser may be old or edited. */
export function parseProgress(stored: unknown): OnboardingProgress | null {
  if (typeof stored !== 'object' || stored === null) return null
  const answers = Object.entries(stored).filter(([field, value]) => {
    const schema = Object.hasOwn(birthFields, field) && birthFields[field as keyof typeof birthFields]
    return schema ? schema.safeParse(value).success : false
  })
  return answers.length > 0 ? Object.fromEntries(answers) : null
}
