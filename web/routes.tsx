import { Activity, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { documents } from './documents.tsx'
import { AppFrame } from './features/shell/AppFrame.tsx'
import { VerificationReminder } from './features/verification/VerificationReminder.tsx'
import { lazyScreen } from './lib/lazyScreen.ts'
import { useSession } from './lib/session.tsx'
import { paths } from './paths.ts'
import { Landing } from './screens/Landing.tsx'
import { Screen } from './ui/Screen.tsx'

const Onboarding = lazyScreen(async () => (await import('./screens/Onboarding.tsx')).Onboarding)
const Dashboard = lazyScreen(async () => (await import('./screens/Dashboard.tsx')).Dashboard)
const NatalChart = lazyScreen(async () => (await import('./screens/NatalChart.tsx')).NatalChart)
const Settings = lazyScreen(async () => (await import('./screens/Settings.tsx')).Settings)
const VerifyEmail = lazyScreen(async () => (await import('./screens/VerifyEmail.tsx')).VerifyEmail)
const ChangePassword = lazyScreen(async () => (await import('./screens/ChangePassword.tsx')).ChangePassword)
const NotYet = lazyScreen(async () => (await import('./screens/NotYet.tsx')).NotYet)
const NotFound = lazyScreen(async () => (await import('./screens/NotFound.tsx')).NotFound)

const SignInAgain = lazyScreen(async () => (await import('./features/session/SignInAgain.tsx')).SignInAgain)

/** Where a session ended under somebody's hands, the screen is out of sight and keeps what they entered. */
export function Screens() {
  const { user, hasEnded } = useSession()
  const isWaiting = user !== null && hasEnded
  return (
    <>
      <Activity mode={isWaiting ? 'hidden' : 'visible'}>
        {user?.mustChangePassword ? <OnlyChangePassword /> : <AllScreens />}
      </Activity>
      {isWaiting && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </>
  )
}

/** The built site has drawn them beforehand. */
const fromSources =
  import.meta.env.DEV && documents.map(({ path, draw: Page }) => <Route key={path} path={path} element={<Page />} />)

/** A temporary password opens nothing else, whatever the address. */
const OnlyChangePassword = () => (
  <Routes>
    <Route element={<Screen />}>
      {fromSources}
      <Route path="*" element={<ChangePassword />} />
    </Route>
  </Routes>
)

/** Where links and tabs of screens that exist lead already. */
const announced = [
  paths.compatibility,
  paths.aiChat,
  paths.mindfulRituals,
  paths.moonMeditations,
  paths.subscribe,
  paths.trialSuccess,
  paths.manageBilling,
]

const AllScreens = () => (
  <Routes>
    <Route path={paths.landing} element={<Landing />} />
    <Route path={paths.signIn} element={<Navigate to={paths.signInDialog} replace />} />
    <Route element={<Screen />}>
      <Route path={paths.onboarding} element={<Onboarding />} />
      <Route path={paths.verifyEmail} element={<VerifyEmail />} />
      {fromSources}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<AppFrame reminder={<VerificationReminder />} />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.natalChart} element={<NatalChart />} />
      <Route path={paths.settings} element={<Settings />} />
      {announced.map((path) => (
        <Route key={path} path={path} element={<NotYet />} />
      ))}
    </Route>
  </Routes>
)
