import { type ComponentProps, type ComponentType, type FormEvent, useState } from 'react'
import { PASSWORD_MIN } from '../../../shared/domain/limits.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { SettingsSection } from './SettingsSection.tsx'

interface Props {
  email: string
  /** Where a password is chosen. */
  newPasswordField: ComponentType<ComponentProps<typeof PasswordField>>
}

/** The form only says that it is coming soon, as specified. The reset link works today, so it stands first. */
export function ChangePasswordCard({ email, newPasswordField: NewPasswordField }: Props) {
  const [values, setValues] = useState(empty)
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const error = errorOf(values)
    showToast(error ? { ...error, tone: 'danger' } : comingSoon)
    if (!error) setValues(empty)
  }

  return (
    <SettingsSection title="Change Password">
      <h3>With a link</h3>
      <p>We send you a link, and you choose a new password there.</p>
      <ResetLinkButton email={email} />
      <h3>Or with your current password</h3>
      <form className={stack.form} onSubmit={submit} noValidate>
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <NewPasswordField label="New password" {...field('newPassword')} />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
        <div className={stack.row}>
          <Button type="submit" tone="quiet" disabled={!Object.values(values).every(Boolean)}>
            Change Password
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

function errorOf({ newPassword, confirmPassword }: typeof empty) {
  if (newPassword !== confirmPassword)
    return { title: 'Password Mismatch', description: "New passwords don't match. Please try again." }
  if (newPassword.length < PASSWORD_MIN)
    return { title: 'Password Too Short', description: 'Password must be at least 6 characters long.' }
  return undefined
}

const comingSoon = { title: 'Coming Soon', description: 'Password change functionality will be available soon!' }
