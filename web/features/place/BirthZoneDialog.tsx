import { type FormEvent, useState } from 'react'
import type { Place } from '../../../shared/domain/Place.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { useSaveBirthData } from './useSaveBirthData.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** The birth place with its own zone. */
  place: Place
  zones: readonly string[]
  /** The zone in use. */
  zone: string
}

/** Whoever knows better than the map which clocks were in use at their birth may say so. */
export function BirthZoneDialog({ open, onClose, place, zones, zone }: Props) {
  const [chosen, setChosen] = useState(zone)
  const { busy, save } = useSaveBirthData(() => {
    showToast({ title: 'Saved', description: `Your chart and readings now use ${zoneLabel(chosen)}.` })
    onClose()
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save({ birthZone: chosen === place.zone ? null : chosen })
  }

  return (
    <Dialog open={open} onClose={onClose} title="Which time zone was it?" narrow>
      <form className={stack.form} onSubmit={submit}>
        <SelectField
          label="Time zone of your birth"
          hint="Near a border, people sometimes used the neighbor's time. Your clock time stays as it is."
          value={chosen}
          options={zones.map((value) => ({ value, label: optionLabel(value, place) }))}
          onChange={({ target }) => setChosen(target.value)}
          disabled={busy}
        />
        <Button type="submit" busy={busy} disabled={chosen === zone}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </Dialog>
  )
}

const optionLabel = (zone: string, place: Place): string =>
  zone === place.zone ? `${zoneLabel(zone)} (${place.name})` : zoneLabel(zone)

/** "Indiana/Vincennes" for America/Indiana/Vincennes. */
const zoneLabel = (zone: string): string => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')
