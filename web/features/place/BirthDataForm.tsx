import { type FormEvent, useState } from 'react'
import { birthDateError, placeLabel } from '../../../shared/domain/birth.ts'
import { FIRST_BIRTH_YEAR } from '../../../shared/domain/limits.ts'
import { noonProgress } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { useToday } from '../../lib/dates.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { PlaceField, type PlaceValue } from './PlaceField.tsx'
import { useSaveBirthData } from './useSaveBirthData.ts'

interface Props {
  profile: Profile
  onSaved: () => void
}

/** Corrects date, time and place of birth at once. A time that is cleared counts as unknown. */
export function BirthDataForm({ profile, onSaved }: Props) {
  const { birthDate, birthTime, birthTimeKnown, birthPlace, birthPlaceId, place } = profile
  const known = { text: place ? placeLabel(place) : (birthPlace ?? ''), id: birthPlaceId }
  const [date, setDate] = useState(birthDate ?? '')
  const [time, setTime] = useState(birthTimeKnown ? (birthTime ?? '') : '')
  const [where, setWhere] = useState<PlaceValue>(known)
  const [placeError, setPlaceError] = useState<string>()
  const today = useToday()
  const dateError = date === '' ? undefined : birthDateError(date, today)
  const { busy, save } = useSaveBirthData((saved) => {
    if (!saved.place) return setPlaceError("We couldn't find this place. Try choosing one from the list.")
    showToast({ title: 'Saved', description: 'Your chart and readings now use this birth data.' })
    onSaved()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    save({
      birthDate: date,
      ...(time === '' ? noonProgress : { birthTime: time, birthTimeKnown: true }),
      ...(where.text !== known.text && { birthPlace: where.text, birthPlaceId: where.id }),
    })
  }

  return (
    <form className={stack.form} onSubmit={submit} noValidate>
      <TextField
        label="Birth date"
        type="date"
        min={`${FIRST_BIRTH_YEAR}-01-01`}
        max={today}
        autoComplete="bday"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        error={dateError}
        disabled={busy}
      />
      <TextField
        label="Birth time"
        type="time"
        hint="Leave it empty if you don't know it. We then use noon, without a rising sign and houses."
        value={time}
        onChange={({ target }) => setTime(target.value)}
        disabled={busy}
      />
      <PlaceField value={where} onChange={setWhere} error={placeError} disabled={busy} />
      <Button type="submit" busy={busy} disabled={date === '' || dateError !== undefined || where.text.trim() === ''}>
        {busy ? 'Saving…' : 'Save'}
      </Button>
    </form>
  )
}
