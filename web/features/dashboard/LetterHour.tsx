import { useState } from 'react'
import { letter } from '../../../shared/contract/letter.ts'
import { type LetterSettings, NO_LETTER } from '../../../shared/domain/letter.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { letterTimes } from '../../lib/text/letterTimes.ts'
import { timeZone } from '../../lib/time/timeZone.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import stack from '../../ui/layout/Stack.module.css'

interface Props {
  /** The hour that a letter came at before, or comes at by default. */
  initial: number | undefined
  onSaved: (saved: LetterSettings) => void
  onDecline: () => void
}

/** The hour of a daily letter, with yes and no. */
export function LetterHour({ initial = NO_LETTER.hour, onSaved, onDecline }: Props) {
  const [chosen, setChosen] = useState<number>()
  const hour = chosen ?? initial
  const { busy, run } = useBusy(async () => {
    try {
      onSaved(await call(letter.saveLetter, { body: { frequency: 'daily', hour } }))
    } catch (error) {
      const description = messageOf(error, "We couldn't save this. Nothing has changed. Please try again.")
      showToast({ title: 'Not saved', description, tone: 'danger' })
    }
  })
  return (
    <div className={stack.form}>
      <SelectField
        label="At"
        options={letterTimes}
        value={String(hour)}
        hint={`In your time zone, ${timeZone().replaceAll('_', ' ')}.`}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <div className={stack.row}>
        <Button tone="quiet" busy={busy} onClick={() => void run()}>
          Email it to me
        </Button>
        <Button tone="quiet" onClick={onDecline}>
          Not now
        </Button>
      </div>
    </div>
  )
}
