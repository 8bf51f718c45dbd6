import { memo, Suspense, useState } from 'react'
import { labelsOf } from '../../shared/domain/membershipLabels.ts'
import type { Profile } from '../../shared/domain/user.ts'
import { AccountActions } from '../features/account/AccountActions.tsx'
import { ChangePasswordCard } from '../features/account/ChangePasswordCard.tsx'
import { DeleteAccount } from '../features/account/DeleteAccount.tsx'
import { ExportCard } from '../features/account/ExportCard.tsx'
import { GoogleCard } from '../features/account/GoogleCard.tsx'
import { PendingEmail } from '../features/account/profile/PendingEmail.tsx'
import { ProfileCard } from '../features/account/profile/ProfileCard.tsx'
import { SettingsSection } from '../features/account/SettingsSection.tsx'
import { useGoogleConnectedToast } from '../features/account/useGoogleConnectedToast.ts'
import { PrivacyChoice } from '../features/consent/PrivacyChoice.tsx'
import { NewPasswordField } from '../features/identity/passwords/NewPasswordField.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { SubscriptionSummary } from '../features/membership/billing/SubscriptionSummary.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { ChangeBirthData } from '../features/place/ChangeBirthData.tsx'
import { HouseSystemChoice } from '../features/place/HouseSystemChoice.tsx'
import { PlaceField } from '../features/place/PlaceField.tsx'
import { ThemeSwitch } from '../features/shell/ThemeSwitch.tsx'
import { CodeActions } from '../features/verification/CodeActions.tsx'
import { lazyScreen } from '../lib/chunks/lazyScreen.ts'
import { Link } from '../lib/navigation/router.tsx'
import { useProfile } from '../lib/session/SessionProvider.tsx'
import { ignore } from '../lib/state/ignore.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/display/Badge.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'

const Deliveries = lazyScreen(async () => (await import('../features/account/Deliveries.tsx')).Deliveries)
// Beside the profile, without which nothing is shown anyway.
Deliveries.preload().catch(ignore)

export const Settings = () => (
  <Page title="Settings" width="columns">
    <p>
      <Link to={paths.dashboard}>Back to Dashboard</Link>
    </p>
    <h1>Settings</h1>
    <RequireSession fallback={skeleton} saysLoading>
      {() => <OwnSettings />}
    </RequireSession>
  </Page>
)

function OwnSettings() {
  const profile = useProfile()
  useGoogleConnectedToast()
  return (
    <AsyncBoundary result={profile} fallback={skeleton} saysLoading failed="We couldn't load your profile.">
      {(own) => (
        <Suspense fallback={skeleton}>
          <Sections profile={own} />
        </Suspense>
      )}
    </AsyncBoundary>
  )
}

/** While the profile is edited, saving it is what the screen is for. */
function Sections({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={stack.columns}>
      <div>
        <OwnProfile profile={profile} isEditing={isEditing} onEdit={setEditing} />
        <SettingsSection title="Houses">
          <HouseSystemChoice profile={profile} />
        </SettingsSection>
        <Deliveries email={profile.email} hasActiveAccess={useMembership().hasActiveAccess} />
      </div>
      <div>
        <WaysToSignIn profile={profile} />
        <SettingsSection title="Subscription">
          <SubscriptionSummary isQuiet={isEditing} />
        </SettingsSection>
        <OtherSections />
      </div>
    </div>
  )
}

const WaysToSignIn = memo(({ profile }: { profile: Profile }) => (
  <>
    <GoogleCard profile={profile} />
    {!profile.hasGoogle && <ChangePasswordCard email={profile.email} newPasswordField={NewPasswordField} />}
  </>
))

const OtherSections = memo(() => (
  <>
    <SettingsSection title="Appearance">
      <ThemeSwitch hasLabels />
    </SettingsSection>
    <SettingsSection title="Privacy">
      <PrivacyChoice />
    </SettingsSection>
    <ExportCard />
    <AccountActions />
    <DeleteAccount />
  </>
))

interface Editable {
  profile: Profile
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

function OwnProfile({ profile, isEditing, onEdit }: Editable) {
  const membership = useMembership()
  const { pendingEmail } = profile
  return (
    <ProfileCard
      profile={profile}
      isEditing={isEditing}
      onEdit={onEdit}
      badge={<Badge tone={membership.hasActiveAccess ? 'good' : 'plain'}>{labelsOf(membership).badge}</Badge>}
      placeField={PlaceField}
      changeBirthData={<ChangeBirthData profile={profile} />}
    >
      {pendingEmail && (
        <PendingEmail profile={{ ...profile, pendingEmail }}>
          <CodeActions email={pendingEmail} />
        </PendingEmail>
      )}
    </ProfileCard>
  )
}

const skeleton = (
  <div className={stack.columns}>
    <SettingsSection title="Profile">
      <Loading>
        <div className={stack.form}>
          <Skeleton height={56} />
          <Skeleton lines={8} />
          <Skeleton height={48} />
        </div>
      </Loading>
    </SettingsSection>
  </div>
)
