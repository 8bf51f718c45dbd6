import { type FormEvent, useState } from 'react'
import { PASSWORD_MIN } from '../../../shared/domain/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import stack from '../../ui/Stack.module.css'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The form only announces itself, as it is meant to; the link beside it changes a password today. */
export function ChangePasswordCard({ email }: { email: string }) {
  const [entry, setEntry] = useState(nothing)
  const field = (name: keyof typeof nothing) => ({
    name,
    value: entry[name],
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [name]: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const trouble = troubleOf(entry)
    notify(trouble ? { ...trouble, tone: 'danger' } : comingSoon)
    if (!trouble) setEntry(nothing)
  }

  return (
    <SettingsSection title="Change Password">
      <form className={stack.form} onSubmit={submit} noValidate>
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
        <div className={stack.row}>
          <Button type="submit" tone="quiet" disabled={!Object.values(entry).every(Boolean)}>
            Change Password
          </Button>
          <ResetLinkButton email={email} />
        </div>
      </form>
    </SettingsSection>
  )
}

const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' }

function troubleOf({ newPassword, confirmPassword }: typeof nothing) {
  if (newPassword !== confirmPassword)
    return { title: 'Password Mismatch', description: "New passwords don't match. Please try again." }
  if (newPassword.length < PASSWORD_MIN)
    return { title: 'Password Too Short', description: 'Password must be at least 6 characters long.' }
  return undefined
}

const comingSoon = { title: 'Coming Soon', description: 'Password change functionality will be available soon!' }
