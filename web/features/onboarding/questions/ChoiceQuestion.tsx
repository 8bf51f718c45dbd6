import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import styles from '../onboarding.module.css'
import type { QuestionProps } from './QuestionProps.ts'

interface Props extends QuestionProps {
  legend: string
  field: 'gender' | 'relationshipStatus' | 'lifeFocus'
  choices: readonly string[]
}

export const ChoiceQuestion = ({ legend, field, choices, progress, answer, error }: Props) => (
  <>
    <RadioCards
      legend={legend}
      name={field}
      options={choices.map((choice) => ({ value: choice, label: labels[choice] ?? choice }))}
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

const labels: Record<string, string> = {
  female: 'Female',
  male: 'Male',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
  single: 'Single',
  dating: 'Dating',
  married: 'Married',
  complicated: 'Complicated',
  love: 'Love',
  career: 'Career',
  money: 'Money',
  wellbeing: 'Wellbeing',
}
