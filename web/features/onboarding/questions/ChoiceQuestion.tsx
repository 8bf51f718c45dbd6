import { type Choice, type ChoiceField, choiceLabels, choiceNames } from '../../../../shared/domain/user.ts'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import styles from '../onboarding.module.css'
import type { QuestionProps } from './QuestionProps.ts'

interface Props extends QuestionProps {
  field: ChoiceField
  choices: readonly Choice[]
}

export const ChoiceQuestion = ({ field, choices, progress, answer, error }: Props) => (
  <>
    <RadioCards
      legend={choiceNames[field]}
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
