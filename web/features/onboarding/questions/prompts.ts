import { fieldOfStep } from '../../../../shared/domain/onboarding.ts'
import { type Prompt, questions } from './questions.tsx'

/** What a step asks, and why. A member already has an account and only reviews the answers in the last step. */
export function promptOf(step: number, isVisitor: boolean): Prompt {
  const field = fieldOfStep(step)
  return field ? questions[field] : isVisitor ? account : review
}

const account: Prompt = {
  title: 'Save your chart',
  reason: 'A free account saves your answers and gives you your first reading.',
}
const review: Prompt = { title: 'Check your answers', reason: 'Your chart and readings are based on these answers.' }
