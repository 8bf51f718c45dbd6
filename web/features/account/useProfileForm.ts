import { type FormEvent, useState } from 'react'
import { profile as contract } from '../../../shared/contract/profile.ts'
import { type Profile, ProfileChange } from '../../../shared/domain/user.ts'
import { CallError, wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { type FieldErrors, fieldErrors } from '../../lib/fieldErrors.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { notify } from '../../ui/notify.ts'
import { entryOf, type ProfileEntry, profileChange } from './profileChange.ts'

/** The entries of the profile form, and saving them. A failed save keeps everything that was entered. */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const [entry, setEntry] = useState(() => entryOf(profile))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { signedIn, renew } = useSession()

  const { busy, run } = useBusy(async () => {
    const checked = ProfileChange.safeParse(profileChange(profile, entry))
    setErrors(checked.error ? fieldErrors(checked.error) : {})
    if (!checked.success) return
    const change = checked.data
    if (Object.keys(change).length === 0) return onDone()
    try {
      const saved = await call(contract.saveProfile, { body: change })
      await (isAboutBirth(change) ? signedIn(saved) : renew(saved))
      onDone()
      notify(change.email ? addressNotice(saved) : savedNotice)
    } catch (error) {
      setErrors((error instanceof CallError && error.body.fields) || {})
      notify({
        title: 'Update Failed',
        description: wordsOf(error, "We couldn't save your changes. Please try again."),
        tone: 'danger',
      })
    }
  })

  return {
    entry,
    errors,
    busy,
    change: (part: Partial<ProfileEntry>) => setEntry((all) => ({ ...all, ...part })),
    submit(event: FormEvent) {
      event.preventDefault()
      void run()
    },
  }
}

/** Then every reading is another one. */
const isAboutBirth = (change: ProfileChange) => 'birthTime' in change || 'birthPlace' in change

const savedNotice = { title: 'Profile Updated', description: 'Your changes have been saved.' }

const addressNotice = ({ email, pendingEmail }: Profile) =>
  pendingEmail
    ? { title: 'Verify your new email', description: `We sent a code to ${pendingEmail}.` }
    : { title: 'Profile Updated', description: `We'll keep using ${email}.` }
