import type { ComponentProps } from 'react'
import { birthDateError, DEFAULT_BIRTH_DATE } from '../../../../shared/domain/birth.ts'
import { useToday } from '../../../lib/time/dates.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import styles from '../onboarding.module.css'
import { days, months, yearsTo } from './dateOptions.ts'
import type { QuestionProps } from './QuestionProps.ts'

/** Three selects: month, day and year. A date that does not exist can be picked and shows an error. */
export function BirthDateQuestion({ progress, answer, error }: QuestionProps) {
  const today = useToday()
  const date = progress.birthDate ?? DEFAULT_BIRTH_DATE
  const [year = '', month = '', day = ''] = date.split('-')
  const pick = (...parts: string[]) => answer({ birthDate: parts.join('-') })

  return (
    <>
      <div className={styles.date}>
        <Part label="Month" options={months} value={month} onPick={(picked) => pick(year, picked, day)} />
        <div className={styles.dayAndYear}>
          <Part label="Day" options={days} value={day} onPick={(picked) => pick(year, month, picked)} />
          <Part label="Year" options={yearsTo(today)} value={year} onPick={(picked) => pick(picked, month, day)} />
        </div>
      </div>
      <p className={styles.error} role="alert">
        {birthDateError(date, today) ?? error}
      </p>
    </>
  )
}

interface PartProps extends ComponentProps<typeof SelectField> {
  onPick: (picked: string) => void
}

const Part = ({ onPick, ...select }: PartProps) => (
  <SelectField
    {...select}
    autoComplete={`bday-${select.label.toLowerCase()}`}
    onChange={({ target }) => onPick(target.value)}
  />
)
