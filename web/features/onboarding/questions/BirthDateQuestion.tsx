import { birthDateError, DEFAULT_BIRTH_DATE } from '../../../../shared/domain/birth.ts'
import { useToday } from '../../../lib/dates.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import styles from '../onboarding.module.css'
import { days, months, yearsTo } from './dateOptions.ts'
import type { QuestionProps } from './QuestionProps.ts'

/** Three selects: month, day and year. A date that does not exist can be picked and shows an error. */
export function BirthDateQuestion({ progress, answer, error }: QuestionProps) {
  const today = useToday()
  const date = progress.birthDate ?? DEFAULT_BIRTH_DATE
  const [year = '', month = '', day = ''] = date.split('-')
  const selects = [
    { label: 'Month', options: months, value: month, pick: (picked: string) => [year, picked, day] },
    { label: 'Day', options: days, value: day, pick: (picked: string) => [year, month, picked] },
    { label: 'Year', options: yearsTo(today), value: year, pick: (picked: string) => [picked, month, day] },
  ]

  return (
    <>
      <div className={styles.date}>
        {selects.map(({ pick, ...select }) => (
          <SelectField
            key={select.label}
            {...select}
            autoComplete={`bday-${select.label.toLowerCase()}`}
            onChange={(event) => answer({ birthDate: pick(event.target.value).join('-') })}
          />
        ))}
      </div>
      <p className={styles.error} role="alert">
        {birthDateError(date, today) ?? error}
      </p>
    </>
  )
}
