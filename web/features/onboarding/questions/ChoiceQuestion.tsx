import { type Choice, choiceLabels } from '../../../lib/choiceLabels.ts'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import styles from '../onboarding.module.css'
import type { QuestionProps } from './QuestionProps.ts'

interface Props extends QuestionProps {
  legend: string
  field: 'gender' | 'relationshipStatus' | 'lifeFocus'
  choices: readonly Choice[]
}

export const ChoiceQuestion = ({ legend, field, choices, progress, answer, error }: Props) => (
  <>
    <RadioCards
      legend={legend}
      name={field}
      options={choices.map((choice) => ({ value: choice, label: choiceLabels[choice] }))}
      value={progress[field] ?? ''}
      onChange={(value) => answer({ [field]: value })}
    />
    {error && (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
  </>
)
