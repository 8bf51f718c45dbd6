import { type ReactNode, useState } from 'react'
import type { Profile } from '../../../shared/domain/user.ts'
import { focusScreen } from '../../lib/focusScreen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Initial } from '../../ui/Initial.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './account.module.css'
import { displayName } from './displayName.ts'
import { ProfileFacts } from './ProfileFacts.tsx'
import { type PlaceFieldLike, ProfileForm } from './ProfileForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

interface Props {
  profile: Profile
  status: string
  placeField: PlaceFieldLike
  /** What is still open about the address. */
  children: ReactNode
}

export function ProfileCard({ profile, status, placeField, children }: Props) {
  const [isEditing, setEditing] = useState(false)

  /** The form is longer than what takes its place: the person goes back to where that begins. */
  function close() {
    setEditing(false)
    focusScreen()
    scrollTo(0, 0)
  }

  return (
    <SettingsSection title="Profile">
      <div className={`${stack.row} ${styles.who}`}>
        <Initial of={profile} />
        <div>
          <strong>{displayName(profile)}</strong>
          <Badge>{status}</Badge>
          <p>{profile.email}</p>
        </div>
      </div>
      {children}
      {isEditing ? (
        <ProfileForm profile={profile} placeField={placeField} onDone={close} />
      ) : (
        <>
          <ProfileFacts profile={profile} />
          <Button tone="quiet" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        </>
      )}
    </SettingsSection>
  )
}
