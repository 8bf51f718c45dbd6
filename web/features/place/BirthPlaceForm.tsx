import { type FormEvent, useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import { PlaceField, type PlaceValue } from './PlaceField.tsx'
import { useSaveBirth } from './useSaveBirth.ts'

interface Props {
  profile: Profile
  onSaved?: () => void
}

/** Asks for the birth place again, beginning with the places that bear the same name. */
export function BirthPlaceForm({ profile: { place, birthPlace }, onSaved = () => {} }: Props) {
  const [value, setValue] = useState<PlaceValue>({ text: place?.name ?? birthPlace ?? '', id: null })
  const [error, setError] = useState<string>()
  const { busy, save } = useSaveBirth((saved) => {
    if (!saved.place) return setError("We couldn't find this place either. Try choosing one from the list.")
    notify({ title: 'Saved', description: 'Your chart now uses this birth place.' })
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
