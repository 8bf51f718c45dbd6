import type { ComponentType } from 'react'
import type { Profile } from '../../../../shared/domain/user.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import styles from '../account.module.css'
import { BirthDateDetail } from './ProfileDetails.tsx'
import { useProfileForm } from './useProfileForm.ts'

/** A field for a place: the text, and the id of the suggestion chosen, if any. */
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
  const { values, errors, busy, change, submit } = useProfileForm(profile, onDone)
  const text = (name: 'firstName' | 'lastName' | 'email' | 'birthTime') => ({
    name,
    value: values[name],
    error: errors[name],
    disabled: busy || (name === 'birthTime' && values.isTimeUnknown),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <form className={stack.form} onSubmit={submit} noValidate>
      <div className={stack.pair}>
        <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Your new address takes effect after you enter the code we send to it."
        {...text('email')}
      />
      <dl className={styles.details}>
        <BirthDateDetail birthDate={profile.birthDate} />
      </dl>
      <div>
        <TextField label="Birth time" type="time" {...text('birthTime')} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={values.isTimeUnknown}
            disabled={busy}
            onChange={(event) => change({ isTimeUnknown: event.target.checked, birthTime: '' })}
          />
          I don't know
        </label>
      </div>
      <PlaceField
        placeholder="City, Country"
        value={{ text: values.birthPlace, id: values.birthPlaceId }}
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
