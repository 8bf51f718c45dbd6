import { ACCOUNT_STEP } from '../../../../shared/domain/onboarding.ts'

interface Prompt {
  title: string
  reason: string
}

/** What a step asks, and why. A member already has an account and only reviews the answers in the last step. */
export const promptOf = (step: number, isVisitor: boolean): Prompt | undefined =>
  step === ACCOUNT_STEP && !isVisitor ? review : prompts[step]

const review: Prompt = { title: 'Check your answers', reason: 'Your chart and readings are based on these answers.' }

const prompts: Record<number, Prompt> = {
  1: { title: 'When were you born?', reason: 'Your birth date sets where the Sun and planets are in your chart.' },
  2: {
    title: 'What time were you born?',
    reason: 'The exact time sets your rising sign and houses. It may be on your birth certificate.',
  },
  3: {
    title: 'Where were you born?',
    reason: 'Your birthplace sets your rising sign and tells us the time zone on that day.',
  },
  4: {
    title: 'How do you describe yourself?',
    reason: "This is optional. It appears in your settings and isn't used in readings.",
  },
  5: {
    title: 'Are you with someone?',
    reason: 'With Premium, it helps readings about love fit your situation. You can skip it.',
  },
  6: { title: 'What matters most right now?', reason: 'With Premium, your daily guidance gives this more weight.' },
  7: { title: 'Save your chart', reason: 'A free account saves your answers and gives you your first reading.' },
}
