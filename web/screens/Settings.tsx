import { Link } from 'react-router-dom'
import { labelsOf } from '../../shared/domain/membershipLabels.ts'
import type { Profile } from '../../shared/domain/user.ts'
import { AccountActions } from '../features/account/AccountActions.tsx'
import { ChangePasswordCard } from '../features/account/ChangePasswordCard.tsx'
import { DeleteAccount } from '../features/account/DeleteAccount.tsx'
import { ExportCard } from '../features/account/ExportCard.tsx'
import { GoogleCard } from '../features/account/GoogleCard.tsx'
import { PendingEmail } from '../features/account/PendingEmail.tsx'
import { ProfileCard } from '../features/account/ProfileCard.tsx'
import { SettingsSection } from '../features/account/SettingsSection.tsx'
import { useGoogleReturn } from '../features/account/useGoogleReturn.ts'
import { useMembership } from '../features/membership/useMembership.ts'
import { PlaceField } from '../features/place/PlaceField.tsx'
import { SignedIn } from '../features/session/SignedIn.tsx'
import { ThemeSwitch } from '../features/shell/ThemeSwitch.tsx'
import { CodeActions } from '../features/verification/CodeActions.tsx'
import { useProfile } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const Settings = () => (
  <Page title="Settings" width="reading">
    <p>
      <Link to={paths.dashboard}>Back to Dashboard</Link>
    </p>
    <h1>Settings</h1>
    <SignedIn waiting={waiting}>{() => <OwnSettings />}</SignedIn>
  </Page>
)

function OwnSettings() {
  const profile = useProfile()
  useGoogleReturn()
  return (
    <Loaded from={profile} waiting={waiting} failed="We couldn't load your profile.">
      {(person) => (
        <>
          <OwnProfile profile={person} />
          <GoogleCard profile={person} />
          {!person.hasGoogle && <ChangePasswordCard email={person.email} />}
          <SettingsSection title="Appearance">
            <ThemeSwitch hasWords />
          </SettingsSection>
          <ExportCard />
          <AccountActions />
          <DeleteAccount />
        </>
      )}
    </Loaded>
  )
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { badge } = labelsOf(useMembership())
  const { pendingEmail } = profile
  return (
    <ProfileCard profile={profile} status={badge} placeField={PlaceField}>
      {pendingEmail && (
        <PendingEmail profile={{ ...profile, pendingEmail }}>
          <CodeActions email={pendingEmail} />
        </PendingEmail>
      )}
    </ProfileCard>
  )
}

const waiting = <Skeleton lines={8} />
