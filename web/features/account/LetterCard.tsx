import { letter } from '../../../shared/contract/letter.ts'
import type { LetterSettings } from '../../../shared/domain/letter.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call, useReply } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { storage } from '../../lib/storage/storage.ts'
import { letterTime, letterTimes } from '../../lib/text/letterTimes.ts'
import { timeZone } from '../../lib/time/timeZone.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Whether the reading comes by email, and when. */
export function LetterCard({ email }: { email: string }) {
  const settings = useReply(letter.readLetter, {})
  return (
    <SettingsSection title="Morning Letter">
      <p>{`Your reading by email, at ${email}. One click in any letter stops it.`}</p>
      <AsyncBoundary
        result={settings}
        fallback={<Skeleton height={HEIGHT} />}
        failed="We couldn't load your letter settings."
      >
        {(known) => <Choices settings={known} onSaved={(saved) => settings.mutate(saved, { revalidate: false })} />}
      </AsyncBoundary>
    </SettingsSection>
  )
}

interface ChoicesProps {
  settings: LetterSettings
  onSaved: (saved: LetterSettings) => unknown
}

function Choices({ settings, onSaved }: ChoicesProps) {
  const { busy, run } = useBusy(async (body: LetterSettings) => {
    try {
      const saved = await call(letter.saveLetter, { body })
      storage.remove('askAboutLetter')
      await onSaved(saved)
      showToast({ title: 'Saved', description: noticeOf(saved) })
    } catch (error) {
      const description = messageOf(error, "We couldn't save this. Nothing has changed. Please try again.")
      showToast({ title: 'Not saved', description, tone: 'danger' })
    }
  })
  return (
    <>
      <SelectField
        label="How often"
        options={FREQUENCIES}
        value={settings.frequency}
        disabled={busy}
        onChange={({ target }) => void run({ ...settings, frequency: target.value as LetterSettings['frequency'] })}
      />
      <SelectField
        label="At"
        options={letterTimes}
        value={String(settings.hour)}
        disabled={busy || settings.frequency === 'off'}
        hint={`In your time zone, ${timeZone().replaceAll('_', ' ')}.`}
        onChange={({ target }) => void run({ ...settings, hour: Number(target.value) })}
      />
    </>
  )
}

const noticeOf = ({ frequency, hour }: LetterSettings): string => {
  if (frequency === 'off') return "You won't get any more letters."
  return `Your letter comes ${frequency === 'daily' ? 'every day' : 'on Mondays'} at ${letterTime(hour)}.`
}

const FREQUENCIES: { value: LetterSettings['frequency']; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly, on Mondays' },
]

/** Of two fields, one of which has a hint. */
const HEIGHT = 188
