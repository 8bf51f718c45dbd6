import type { ComponentType } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './account.module.css'
import { BirthDateFact } from './ProfileFacts.tsx'
import { useProfileForm } from './useProfileForm.ts'

/** Asks for a place: its words, and the id of the one chosen from a list. */
export type PlaceFieldLike = ComponentType<{
  value: { text: string; id: string | null }
  onChange: (value: { text: string; id: string | null }) => void
  placeholder: string
  error: string | undefined
  disabled: boolean
}>

interface Props {
  profile: Profile
  placeField: PlaceFieldLike
  onDone: () => void
}

export function ProfileForm({ profile, placeField: PlaceField, onDone }: Props) {
  const { entry, errors, busy, change, submit } = useProfileForm(profile, onDone)
  const text = (name: 'firstName' | 'lastName' | 'email' | 'birthTime') => ({
    name,
    value: entry[name],
    error: errors[name],
    disabled: busy || (name === 'birthTime' && entry.isTimeUnknown),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <form className={stack.form} onSubmit={submit} noValidate>
      <div className={stack.pair}>
        <Field label="First name" autoComplete="given-name" {...text('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        hint="Your new address takes effect after you enter the code we send to it."
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
      <PlaceField
        placeholder="City, Country"
        value={{ text: entry.birthPlace, id: entry.birthPlaceId }}
        error={errors.birthPlace ?? errors.birthPlaceId}
        disabled={busy}
        onChange={({ text, id }) => change({ birthPlace: text, birthPlaceId: id })}
      />
      <div className={stack.row}>
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
