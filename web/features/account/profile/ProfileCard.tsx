import type { ReactNode } from 'react'
import type { Profile } from '../../../../shared/domain/user.ts'
import { focusMain } from '../../../lib/navigation/focusMain.ts'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import styles from '../account.module.css'
import { SettingsSection } from '../SettingsSection.tsx'
import { displayName } from './displayName.ts'
import { ProfileDetails } from './ProfileDetails.tsx'
import { type PlaceFieldLike, ProfileForm } from './ProfileForm.tsx'

interface Props {
  profile: Profile
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  /** The badge of the subscription. */
  badge: ReactNode
  placeField: PlaceFieldLike
  /** A button that opens the form for birth data. */
  changeBirthData: ReactNode
  /** The state of a pending email change. */
  children: ReactNode
}

export function ProfileCard({ profile, isEditing, onEdit, badge, placeField, changeBirthData, children }: Props) {
  /** The form is taller than the details that replace it, so scroll back to where they start. */
  function close() {
    onEdit(false)
    focusMain()
    scrollTo(0, 0)
  }

  return (
    <SettingsSection title="Profile">
      <div className={`${stack.row} ${styles.identity}`}>
        <Avatar of={profile} />
        <div>
          <strong>{displayName(profile)}</strong>
          {badge}
          <p className="muted">{profile.email}</p>
        </div>
      </div>
      {children}
      {isEditing ? (
        <ProfileForm profile={profile} placeField={placeField} onDone={close} />
      ) : (
        <>
          <ProfileDetails profile={profile} />
          <div className={stack.row}>
            <Button tone="quiet" onClick={() => onEdit(true)}>
              Edit Profile
            </Button>
            {changeBirthData}
          </div>
        </>
      )}
    </SettingsSection>
  )
}
