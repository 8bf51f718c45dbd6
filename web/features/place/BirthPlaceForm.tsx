import { type FormEvent, useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { PlaceField, type PlaceValue } from './PlaceField.tsx'
import { useSaveBirthData } from './useSaveBirthData.ts'

interface Props {
  profile: Profile
  onSaved?: () => void
}

/** Asks for the birth place again, starting with suggestions for its current name. */
export function BirthPlaceForm({ profile: { place, birthPlace }, onSaved = () => {} }: Props) {
  const [value, setValue] = useState<PlaceValue>({ text: place?.name ?? birthPlace ?? '', id: null })
  const [error, setError] = useState<string>()
  const { busy, save } = useSaveBirthData((saved) => {
    if (!saved.place) return setError("We couldn't find this place either. Try choosing one from the list.")
    showToast({ title: 'Saved', description: 'Your chart now uses this birth place.' })
    onSaved()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    save({ birthPlace: value.text, birthPlaceId: value.id })
  }

  return (
    <form onSubmit={submit} noValidate>
      <PlaceField value={value} onChange={setValue} error={error} disabled={busy} />
      <p>
        <Button type="submit" busy={busy} disabled={value.text.trim() === ''}>
          Use this place
        </Button>
      </p>
    </form>
  )
}
