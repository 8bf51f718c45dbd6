import { birthDateTrouble, DEFAULT_BIRTH_DATE } from '../../../shared/domain/birth.ts'
import { FIRST_BIRTH_YEAR } from '../../../shared/domain/limits.ts'
import { useToday } from '../../lib/dates.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './onboarding.module.css'
import type { QuestionProps } from './Question.tsx'

/** Month, day and year, each its own list. Days that do not exist may be picked and are refused with a reason. */
export function BirthDateQuestion({ progress, answer, error }: QuestionProps) {
  const today = useToday()
  const date = progress.birthDate ?? DEFAULT_BIRTH_DATE
  const [year = '', month = '', day = ''] = date.split('-')
  const trouble = birthDateTrouble(date, today) ?? error
  const pick = (part: { year?: string; month?: string; day?: string }) => {
    const picked = { year, month, day, ...part }
    answer({ birthDate: `${picked.year}-${picked.month}-${picked.day}` })
  }

  return (
    <>
      <div className={styles.date}>
        <SelectField
          label="Month"
          options={months}
          value={month}
          onChange={(e) => pick({ month: e.target.value })}
          autoComplete="bday-month"
        />
        <SelectField
          label="Day"
          options={days}
          value={day}
          onChange={(e) => pick({ day: e.target.value })}
          autoComplete="bday-day"
        />
        <SelectField
          label="Year"
          options={yearsTo(today)}
          value={year}
          onChange={(e) => pick({ year: e.target.value })}
          autoComplete="bday-year"
        />
      </div>
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    </>
  )
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const days = Array.from({ length: 31 }, (_, index) => ({ value: twoDigits(index + 1), label: twoDigits(index + 1) }))

const months = Array.from({ length: 12 }, (_, index) => ({
  value: twoDigits(index + 1),
  label: new Date(Date.UTC(2000, index)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}))

const yearsTo = (today: string) =>
  Array.from({ length: Number(today.slice(0, 4)) - FIRST_BIRTH_YEAR + 1 }, (_, index) => {
    const year = String(Number(today.slice(0, 4)) - index)
    return { value: year, label: year }
  })
