import { ACCOUNT_STEP } from '../../../shared/domain/onboarding.ts'

interface Prompt {
  title: string
  why: string
}

/** What a step asks and why. A member has an account already, and only looks over the answers at the end. */
export const promptOf = (step: number, isVisitor: boolean): Prompt | undefined =>
  step === ACCOUNT_STEP && !isVisitor ? lastLook : prompts[step]

const lastLook: Prompt = { title: 'Look them over', why: 'Your chart and your readings are made from these answers.' }

const prompts: Record<number, Prompt> = {
  1: { title: 'When were you born?', why: 'The date places the Sun and the planets in your chart.' },
  2: {
    title: 'At what time?',
    why: 'The minute sets your rising sign and your houses. A birth certificate often has it.',
  },
  3: {
    title: 'Where were you born?',
    why: 'The place tells us the horizon you were born under, and how its clocks ran then.',
  },
  4: { title: 'How do you describe yourself?', why: 'Only so that your readings address you well. You may skip this.' },
  5: { title: 'Are you with someone?', why: 'Readings about love start from where you are. You may skip this.' },
  6: { title: 'What matters most right now?', why: 'Your daily guidance looks here first.' },
  7: { title: 'Keep your chart', why: 'A free account keeps your answers and opens your first reading.' },
}
