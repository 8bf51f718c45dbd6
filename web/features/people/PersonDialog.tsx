import type { ComponentType } from 'react'
import { FIRST_BIRTH_YEAR, NAME_MAX } from '../../../shared/domain/limits.ts'
import { type Person, RELATIONS } from '../../../shared/domain/person.ts'
import { useToday } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import type { PersonStart } from './PersonStart.ts'
import { type PlaceText, usePersonForm } from './usePersonForm.ts'

/** A field for a place: the text, and the id of the suggestion chosen, if any. */
export type PlaceFieldLike = ComponentType<{
  value: PlaceText
  onChange: (value: PlaceText) => void
  hint: string
  error: string | undefined
  disabled: boolean
}>

export interface PersonDialogProps {
  open: boolean
  onClose: () => void
  /** Who is changed; nobody to add one. */
  person?: Person | undefined
  /** Where to begin. */
  start?: PersonStart | undefined
  placeField: PlaceFieldLike
  /** Nobody more can be kept without access. */
  onLocked: () => void
}

/** Asks for somebody's birth. Only the name and the date are needed. */
export const PersonDialog = ({ open, onClose, ...form }: PersonDialogProps) => (
  <Dialog open={open} onClose={onClose} title={form.person ? `Edit ${form.person.name}` : 'Add someone'} narrow>
    <PersonForm {...form} onSaved={onClose} />
  </Dialog>
)

interface FormProps extends Omit<PersonDialogProps, 'open' | 'onClose'> {
  onSaved: () => void
}

function PersonForm({ placeField: PlaceField, ...options }: FormProps) {
  const { values, errors, busy, change, submit } = usePersonForm(options)
  const today = useToday()
  const field = (name: 'name' | 'birthDate' | 'birthTime') => ({
    name,
    value: values[name],
    error: errors[name],
    disabled: busy,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  return (
    <form className={stack.form} onSubmit={submit} noValidate>
      <TextField label="Name" maxLength={NAME_MAX} {...field('name')} />
      <TextField label="Birth date" type="date" min={`${FIRST_BIRTH_YEAR}-01-01`} max={today} {...field('birthDate')} />
      <TextField
        label="Birth time (optional)"
        type="time"
        hint="Leave it empty if you don't know it. Their rising sign and houses need it."
        {...field('birthTime')}
      />
      <PlaceField
        value={values.place}
        hint="Optional, but their chart needs it."
        error={errors.birthPlace ?? errors.birthPlaceId}
        disabled={busy}
        onChange={(place) => change({ place })}
      />
      <SelectField
        label="Who they are to you (optional)"
        hint="For a partner of 18 or older, the comparison speaks of romance."
        name="relation"
        value={values.relation}
        options={RELATION_OPTIONS}
        error={errors.relation}
        disabled={busy}
        onChange={({ target }) => change({ relation: RELATIONS.find((each) => each === target.value) ?? '' })}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving…' : 'Save'}
      </Button>
    </form>
  )
}

const LABELS = { partner: 'Partner', family: 'Family', friend: 'Friend' }
const RELATION_OPTIONS = [
  { value: '', label: 'Not said' },
  ...RELATIONS.map((value) => ({ value, label: LABELS[value] })),
]
