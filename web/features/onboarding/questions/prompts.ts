import { ACCOUNT_STEP } from '../../../../shared/domain/onboarding.ts'

interface Prompt {
  title: string
  reason: string
}

/** What a step asks, and why. A member already has an account and only reviews the answers in the last step. */
export const promptOf = (step: number, isVisitor: boolean): Prompt | undefined =>
  step === ACCOUNT_STEP && !isVisitor ? review : prompts[step]

const review: Prompt = { title: 'Look them over', reason: 'Your chart and your readings are made from these answers.' }

const prompts: Record<number, Prompt> = {
  1: { title: 'When were you born?', reason: 'The date places the Sun and the planets in your chart.' },
  2: {
    title: 'At what time?',
    reason: 'The minute sets your rising sign and your houses. A birth certificate often has it.',
  },
  3: {
    title: 'Where were you born?',
    reason: 'The place tells us the horizon you were born under, and how its clocks ran then.',
  },
  4: {
    title: 'How do you describe yourself?',
    reason: 'Only so that your readings address you well. You may skip this.',
  },
  5: { title: 'Are you with someone?', reason: 'Readings about love start from where you are. You may skip this.' },
  6: { title: 'What matters most right now?', reason: 'Your daily guidance looks here first.' },
  7: { title: 'Keep your chart', reason: 'A free account keeps your answers and opens your first reading.' },
}
