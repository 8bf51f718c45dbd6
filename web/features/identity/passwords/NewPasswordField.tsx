import type { ComponentProps } from 'react'
import { PASSWORD_MIN } from '../../../../shared/domain/limits.ts'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'

/** Where a password is chosen: says how long it must be. */
export const NewPasswordField = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField autoComplete="new-password" hint={`At least ${PASSWORD_MIN} characters`} {...props} />
)
