import { type FormEvent, useState } from 'react'
import { account as contract } from '../../../../shared/contract/account.ts'
import { type Profile, ProfileChange } from '../../../../shared/domain/user.ts'
import { ApiError, messageOf } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { type FieldErrors, fieldErrors } from '../../../lib/api/fieldErrors.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { formValuesOf, type ProfileFormValues, profileChange } from './profileChange.ts'

/** The state of the profile form and its submit. A failed save keeps everything entered. */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const [values, setValues] = useState(() => formValuesOf(profile))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { startSession, updateUser } = useSession()

  const { busy, run } = useBusy(async () => {
    const checked = ProfileChange.safeParse(profileChange(profile, values))
    setErrors(checked.error ? fieldErrors(checked.error) : {})
    if (!checked.success) return
    const change = checked.data
    if (Object.keys(change).length === 0) return onDone()
    try {
      const saved = await call(contract.saveProfile, { body: change })
      await (changesBirthData(change) ? startSession(saved) : updateUser(saved))
      onDone()
      showToast(change.email ? emailToast(saved) : savedToast)
    } catch (error) {
      setErrors((error instanceof ApiError && error.body.fields) || {})
      showToast({
        title: 'Update Failed',
        description: messageOf(error, "We couldn't save your changes. Please try again."),
        tone: 'danger',
      })
    }
  })

  return {
    values,
    errors,
    busy,
    change: (part: Partial<ProfileFormValues>) => setValues((all) => ({ ...all, ...part })),
    submit(event: FormEvent) {
      event.preventDefault()
      void run()
    },
  }
}

/** Readings depend on these. */
const changesBirthData = (change: ProfileChange) => 'birthTime' in change || 'birthPlace' in change

const savedToast = { title: 'Profile Updated', description: 'Your changes have been saved.' }

const emailToast = ({ email, pendingEmail }: Profile) =>
  pendingEmail
    ? { title: 'Verify your new email', description: `We sent a code to ${pendingEmail}.` }
    : { title: 'Profile Updated', description: `We'll keep using ${email}.` }
