import { type FormEvent, useState } from 'react'
import { birthDateError } from '../../../shared/domain/birth.ts'
import { FIRST_BIRTH_YEAR } from '../../../shared/domain/limits.ts'
import { noonProgress } from '../../../shared/domain/onboarding.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { useToday } from '../../lib/time/dates.ts'
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
  const known = { text: place ? placeLabel(place) : (birthPlace ?? ''), id: birthPlaceId ?? place?.id ?? null }
  const [date, setDate] = useState(birthDate ?? '')
  const [time, setTime] = useState(birthTimeKnown ? (birthTime ?? '') : '')
  const [where, setWhere] = useState<PlaceValue>(known)
  const [timeError, setTimeError] = useState<string>()
  const [placeError, setPlaceError] = useState<string>()
  const today = useToday()
  const dateError = date === '' ? undefined : birthDateError(date, today)
  const { busy, save } = useSaveBirthData((saved) => {
    if (!saved.place) {
      showToast({ title: 'Place Not Found', description: NO_PLACE, tone: 'danger' })
      return setPlaceError(NO_PLACE)
    }
    showToast({ title: 'Saved', description: 'Your chart and readings now use this birth data.' })
    onSaved()
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A time that is half typed has no value, but it is not unknown either.
    const typed = event.currentTarget.querySelector<HTMLInputElement>('input[type=time]')
    if (typed?.validity.badInput) return setTimeError("Enter the whole time, or clear it if you don't know it.")
    const isElsewhere = where.text !== known.text || (where.id !== null && where.id !== known.id)
    save({
      birthDate: date,
      ...(time === '' ? noonProgress : { birthTime: time, birthTimeKnown: true }),
      ...(isElsewhere && { birthPlace: where.text, birthPlaceId: where.id }),
    })
  }

  function enterTime(entered: string) {
    setTime(entered)
    setTimeError(undefined)
  }

  function choosePlace(chosen: PlaceValue) {
    setWhere(chosen)
    setPlaceError(undefined)
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
        hint="Leave it empty if you don't know it. We'll use noon and leave out your rising sign and houses."
        value={time}
        onChange={({ target }) => enterTime(target.value)}
        error={timeError}
        disabled={busy}
      />
      <PlaceField value={where} onChange={choosePlace} error={placeError} disabled={busy} />
      <Button type="submit" busy={busy} disabled={date === '' || dateError !== undefined || where.text.trim() === ''}>
        {busy ? 'Saving…' : 'Save'}
      </Button>
    </form>
  )
}

const NO_PLACE = "We saved your date and time, but couldn't find this place. Choose one from the list."
