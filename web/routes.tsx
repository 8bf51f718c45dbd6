import { Activity, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AppShell } from './features/shell/AppShell.tsx'
import { VerificationReminder } from './features/verification/VerificationReminder.tsx'
import { lazyScreen } from './lib/lazyScreen.ts'
import { useSession } from './lib/session/SessionProvider.tsx'
import { paths, testPaths } from './paths.ts'
import { Landing } from './screens/Landing.tsx'
import { staticPages } from './staticPages.tsx'
import { ScreenOutlet } from './ui/layout/ScreenOutlet.tsx'

const Onboarding = lazyScreen(async () => (await import('./screens/Onboarding.tsx')).Onboarding)
const SampleChart = lazyScreen(async () => (await import('./screens/SampleChart.tsx')).SampleChart)
const Dashboard = lazyScreen(async () => (await import('./screens/Dashboard.tsx')).Dashboard)
const NatalChart = lazyScreen(async () => (await import('./screens/NatalChart.tsx')).NatalChart)
const AiChat = lazyScreen(async () => (await import('./screens/AiChat.tsx')).AiChat)
const MoonMeditations = lazyScreen(async () => (await import('./screens/MoonMeditations.tsx')).MoonMeditations)
const MindfulRituals = lazyScreen(async () => (await import('./screens/MindfulRituals.tsx')).MindfulRituals)
const Compatibility = lazyScreen(async () => (await import('./screens/Compatibility.tsx')).Compatibility)
const Settings = lazyScreen(async () => (await import('./screens/Settings.tsx')).Settings)
const ManageBilling = lazyScreen(async () => (await import('./screens/ManageBilling.tsx')).ManageBilling)
const Subscribe = lazyScreen(async () => (await import('./screens/Subscribe.tsx')).Subscribe)
const TrialSuccess = lazyScreen(async () => (await import('./screens/TrialSuccess.tsx')).TrialSuccess)
const VerifyEmail = lazyScreen(async () => (await import('./screens/VerifyEmail.tsx')).VerifyEmail)
const Admin = lazyScreen(async () => (await import('./screens/Admin.tsx')).Admin)
const ChangePassword = lazyScreen(async () => (await import('./screens/ChangePassword.tsx')).ChangePassword)
const NotFound = lazyScreen(async () => (await import('./screens/NotFound.tsx')).NotFound)

const ReauthenticateDialog = lazyScreen(
  async () => (await import('./features/identity/ReauthenticateDialog.tsx')).ReauthenticateDialog,
)

/** When the session expires while somebody uses the app, the screen is hidden but keeps what they entered. */
export function Screens() {
  const { user, hasExpired } = useSession()
  const isExpired = user !== null && hasExpired
  return (
    <>
      <Activity mode={isExpired ? 'hidden' : 'visible'}>
        {user?.mustChangePassword ? <OnlyChangePassword /> : <AllScreens />}
      </Activity>
      {isExpired && (
        <Suspense>
          <ReauthenticateDialog />
        </Suspense>
      )}
    </>
  )
}

/** For the dev server only: the build prerenders them. */
const staticPageRoutes =
  import.meta.env.DEV && staticPages.map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)

/** For developers. A production build contains neither the routes nor their code. */
const testPages =
  import.meta.env.MODE !== 'production'
    ? [
        { path: testPaths.authTest, page: lazyScreen(async () => (await import('./screens/AuthTest.tsx')).AuthTest) },
        {
          path: testPaths.testWallets,
          page: lazyScreen(async () => (await import('./screens/TestWallets.tsx')).TestWallets),
        },
      ]
    : []

/** With a temporary password every path shows this screen. */
const OnlyChangePassword = () => (
  <Routes>
    <Route element={<ScreenOutlet />}>
      {staticPageRoutes}
      <Route path="*" element={<ChangePassword />} />
    </Route>
  </Routes>
)

const AllScreens = () => (
  <Routes>
    <Route path={paths.landing} element={<Landing />} />
    <Route path={paths.signIn} element={<Navigate to={paths.signInDialog} replace />} />
    <Route element={<ScreenOutlet />}>
      <Route path={paths.onboarding} element={<Onboarding />} />
      <Route path={paths.sampleChart} element={<SampleChart />} />
      <Route path={paths.trialSuccess} element={<TrialSuccess />} />
      {testPages.map(({ path, page: TestPage }) => (
        <Route key={path} path={path} element={<TestPage />} />
      ))}
      <Route path={paths.verifyEmail} element={<VerifyEmail />} />
      <Route path={paths.admin} element={<Admin />} />
      {staticPageRoutes}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<AppShell reminder={<VerificationReminder />} />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.natalChart} element={<NatalChart />} />
      <Route path={paths.aiChat} element={<AiChat />} />
      <Route path={paths.moonMeditations} element={<MoonMeditations />} />
      <Route path={paths.mindfulRituals} element={<MindfulRituals />} />
      <Route path={paths.compatibility} element={<Compatibility />} />
      <Route path={paths.settings} element={<Settings />} />
      <Route path={paths.manageBilling} element={<ManageBilling />} />
      <Route path={paths.subscribe} element={<Subscribe />} />
    </Route>
  </Routes>
)
