import type { ReactNode } from 'react'
import { PLACE_MAX } from '../../../shared/domain/limits.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './account.module.css'
import { BirthDateFact } from './ProfileFacts.tsx'
import type { ProfileEntry } from './profileChange.ts'
import { useProfileForm } from './useProfileForm.ts'

export type SuggestPlaces = (typed: string, onChoose: (place: Partial<ProfileEntry>) => void) => ReactNode

interface Props {
  profile: Profile
  suggestPlaces: SuggestPlaces
  onDone: () => void
}

export function ProfileForm({ profile, suggestPlaces, onDone }: Props) {
  const { entry, errors, busy, change, submit } = useProfileForm(profile, onDone)
  const text = (name: 'firstName' | 'lastName' | 'email' | 'birthTime') => ({
    name,
    value: entry[name],
    error: errors[name],
    disabled: busy || (name === 'birthTime' && entry.isTimeUnknown),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <Field label="First name" autoComplete="given-name" {...text('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        hint="A new address counts once you have entered the code that we send there."
        {...text('email')}
      />
      <dl className={styles.facts}>
        <BirthDateFact birthDate={profile.birthDate} />
      </dl>
      <div>
        <Field label="Birth time" type="time" {...text('birthTime')} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={entry.isTimeUnknown}
            disabled={busy}
            onChange={(event) => change({ isTimeUnknown: event.target.checked, birthTime: '' })}
          />
          I don't know
        </label>
      </div>
      <div>
        <Field
          label="Birth place"
          placeholder="City, Country"
          autoComplete="off"
          maxLength={PLACE_MAX}
          value={entry.birthPlace}
          error={errors.birthPlace ?? errors.birthPlaceId}
          disabled={busy}
          onChange={(event) => change({ birthPlace: event.target.value, birthPlaceId: null })}
        />
        {suggestPlaces(entry.birthPlaceId === null ? entry.birthPlace : '', change)}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
