import type { ComponentType } from 'react'
import type { OnboardingProgress, StepField } from '../../../../shared/domain/onboarding.ts'
import {
  type Choice,
  type ChoiceField,
  choiceLabels,
  choiceNames,
  GENDERS,
  LIFE_FOCUSES,
  RELATIONSHIP_STATUSES,
} from '../../../../shared/domain/user.ts'
import { clockTime, longDate } from '../../../lib/time/dates.ts'
import { BirthDateQuestion } from './BirthDateQuestion.tsx'
import { BirthPlaceQuestion } from './BirthPlaceQuestion.tsx'
import { BirthTimeQuestion } from './BirthTimeQuestion.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import type { QuestionProps } from './QuestionProps.ts'

export interface Prompt {
  title: string
  /** Why it is asked. */
  reason: string
}

interface Question extends Prompt {
  Question: ComponentType<QuestionProps>
  /** What the answer is called where the answers are reviewed. */
  label: string
  /** What a link to the question says that it changes. */
  name: string
  /** The answer as a person reads it; nothing before there is one. */
  answerOf: (progress: OnboardingProgress) => string | undefined
}

/** The question of each step, by the field that it fills. Order and which are required: `shared/domain/onboarding.ts`. */
export const questions: Record<StepField, Question> = {
  birthDate: {
    Question: BirthDateQuestion,
    title: 'When were you born?',
    reason: 'Your birth date sets where the Sun and planets are in your chart.',
    label: 'Born',
    name: 'birth date',
    answerOf: ({ birthDate }) => birthDate && longDate(birthDate),
  },
  birthTime: {
    Question: BirthTimeQuestion,
    title: 'What time were you born?',
    reason: 'The exact time sets your rising sign and houses. It may be on your birth certificate.',
    label: 'Time',
    name: 'birth time',
    answerOf: ({ birthTime, birthTimeKnown }) =>
      birthTimeKnown === false ? 'Unknown' : birthTime && clockTime(birthTime),
  },
  birthPlace: {
    Question: BirthPlaceQuestion,
    title: 'Where were you born?',
    reason: 'Your birthplace sets your rising sign and tells us the time zone on that day.',
    label: 'Place',
    name: 'birth place',
    answerOf: ({ birthPlace }) => birthPlace,
  },
  gender: {
    ...chosen('gender', GENDERS),
    title: 'How do you describe yourself?',
    reason: "This is optional. It appears in your settings and isn't used in readings.",
    label: 'Gender',
  },
  relationshipStatus: {
    ...chosen('relationshipStatus', RELATIONSHIP_STATUSES),
    title: 'Are you with someone?',
    reason: 'With Premium, it helps readings about love fit your situation. You can skip it.',
    label: 'Relationship',
  },
  lifeFocus: {
    ...chosen('lifeFocus', LIFE_FOCUSES),
    title: 'What matters most right now?',
    reason: 'With Premium, your daily guidance gives this more weight.',
    label: 'Focus',
  },
}

function chosen(field: ChoiceField, choices: readonly Choice[]): Pick<Question, 'Question' | 'name' | 'answerOf'> {
  return {
    Question: (props) => <ChoiceQuestion field={field} choices={choices} {...props} />,
    name: choiceNames[field].toLowerCase(),
    answerOf({ [field]: choice }) {
      return choice ? choiceLabels[choice] : 'Not answered'
    },
  }
}
