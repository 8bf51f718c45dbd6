import { FIRST_PARTNER_YEAR, PARTNER_NAME_MAX } from '../../../shared/domain/compatibility.ts'
import { MINIMUM_AGE } from '../../../shared/domain/limits.ts'
import { today } from '../../lib/time/dates.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './reports.module.css'
import { useDecoder } from './useDecoder.ts'

interface Props {
  mayCreate: boolean
  onLocked: () => void
}

/** Asks for the partner's birth date and makes a report. */
export function DateDecoder({ mayCreate, onLocked }: Props) {
  const { busy, errors, submit } = useDecoder({ mayCreate, onLocked })
  return (
    <section className={styles.decoder} aria-labelledby="date-decoder">
      <h2 id="date-decoder" className={styles.heading}>
        <span>Date Decoder</span> {!mayCreate && <Badge>Premium</Badge>}
      </h2>
      <p>We compare the planets on the day each of you was born, aspect by aspect.</p>
      <form className={stack.form} onSubmit={submit} noValidate>
        <TextField
          type="date"
          name="partnerBirthDate"
          label="Partner's birth date"
          hint={`Your partner must be ${MINIMUM_AGE} or older.`}
          error={errors.partnerBirthDate}
          min={`${FIRST_PARTNER_YEAR}-01-01`}
          max={eighteenYearsAgo()}
          autoComplete="off"
          required
        />
        <TextField
          name="partnerName"
          label="Partner's name (optional)"
          hint="Only you see it."
          error={errors.partnerName}
          maxLength={PARTNER_NAME_MAX}
          autoComplete="off"
        />
        <Button type="submit" wide busy={busy}>
          Decode Connection
        </Button>
      </form>
    </section>
  )
}

/** The youngest date that is allowed, so that the picker opens there. */
function eighteenYearsAgo(): string {
  const [year, ...rest] = today().split('-')
  return [Number(year) - MINIMUM_AGE, ...rest].join('-')
}
