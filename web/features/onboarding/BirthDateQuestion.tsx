import { birthDateError, DEFAULT_BIRTH_DATE } from '../../../shared/domain/birth.ts'
import { useToday } from '../../lib/dates.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { days, months, yearsTo } from './dateOptions.ts'
import styles from './onboarding.module.css'
import type { QuestionProps } from './Question.tsx'

/** Month, day and year, each its own list. Days that do not exist may be picked and are refused with a reason. */
export function BirthDateQuestion({ progress, answer, error }: QuestionProps) {
  const today = useToday()
  const date = progress.birthDate ?? DEFAULT_BIRTH_DATE
  const [year = '', month = '', day = ''] = date.split('-')
  const lists = [
    { label: 'Month', options: months, value: month, pick: (picked: string) => [year, picked, day] },
    { label: 'Day', options: days, value: day, pick: (picked: string) => [year, month, picked] },
    { label: 'Year', options: yearsTo(today), value: year, pick: (picked: string) => [picked, month, day] },
  ]

  return (
    <>
      <div className={styles.date}>
        {lists.map(({ pick, ...list }) => (
          <SelectField
            key={list.label}
            {...list}
            autoComplete={`bday-${list.label.toLowerCase()}`}
            onChange={(event) => answer({ birthDate: pick(event.target.value).join('-') })}
          />
        ))}
      </div>
      <p className={styles.trouble} role="alert">
        {birthDateError(date, today) ?? error}
      </p>
    </>
  )
}
