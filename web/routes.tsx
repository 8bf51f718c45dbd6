import { Activity, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AppShell } from './features/shell/AppShell.tsx'
import { VerificationReminder } from './features/verification/VerificationReminder.tsx'
import { ignore } from './lib/ignore.ts'
import { lazyScreen } from './lib/lazyScreen.ts'
import { useSession } from './lib/session/SessionProvider.tsx'
import { paths, testPaths } from './paths.ts'
import { Landing } from './screens/Landing.tsx'
import { staticPages } from './staticPages.tsx'
import { ScreenOutlet } from './ui/layout/ScreenOutlet.tsx'

interface Screen {
  path: string
  page: ReturnType<typeof lazyScreen>
}

/** For developers. A production build contains neither the routes nor their code. */
const testPages: Screen[] =
  import.meta.env.MODE !== 'production'
    ? [
        { path: testPaths.authTest, page: lazyScreen(async () => (await import('./screens/AuthTest.tsx')).AuthTest) },
        {
          path: testPaths.testWallets,
          page: lazyScreen(async () => (await import('./screens/TestWallets.tsx')).TestWallets),
        },
      ]
    : []

/** Screens that stand alone. */
const bareScreens: Screen[] = [
  { path: paths.onboarding, page: lazyScreen(async () => (await import('./screens/Onboarding.tsx')).Onboarding) },
  { path: paths.sampleChart, page: lazyScreen(async () => (await import('./screens/SampleChart.tsx')).SampleChart) },
  { path: paths.trialSuccess, page: lazyScreen(async () => (await import('./screens/TrialSuccess.tsx')).TrialSuccess) },
  { path: paths.verifyEmail, page: lazyScreen(async () => (await import('./screens/VerifyEmail.tsx')).VerifyEmail) },
  { path: paths.admin, page: lazyScreen(async () => (await import('./screens/Admin.tsx')).Admin) },
  ...testPages,
]

/** Screens with the navigation. */
const shellScreens: Screen[] = [
  { path: paths.dashboard, page: lazyScreen(async () => (await import('./screens/Dashboard.tsx')).Dashboard) },
  { path: paths.natalChart, page: lazyScreen(async () => (await import('./screens/NatalChart.tsx')).NatalChart) },
  { path: paths.aiChat, page: lazyScreen(async () => (await import('./screens/AiChat.tsx')).AiChat) },
  {
    path: paths.moonMeditations,
    page: lazyScreen(async () => (await import('./screens/MoonMeditations.tsx')).MoonMeditations),
  },
  {
    path: paths.mindfulRituals,
    page: lazyScreen(async () => (await import('./screens/MindfulRituals.tsx')).MindfulRituals),
  },
  {
    path: paths.compatibility,
    page: lazyScreen(async () => (await import('./screens/Compatibility.tsx')).Compatibility),
  },
  { path: paths.settings, page: lazyScreen(async () => (await import('./screens/Settings.tsx')).Settings) },
  {
    path: paths.manageBilling,
    page: lazyScreen(async () => (await import('./screens/ManageBilling.tsx')).ManageBilling),
  },
  { path: paths.subscribe, page: lazyScreen(async () => (await import('./screens/Subscribe.tsx')).Subscribe) },
]

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
      {routesOf(bareScreens)}
      {staticPageRoutes}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<AppShell reminder={<VerificationReminder />} />}>{routesOf(shellScreens)}</Route>
  </Routes>
)

const routesOf = (screens: Screen[]) =>
  screens.map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)

/** Loads the screen of a path ahead. One that does not load says so when it renders. */
export const preloadScreen = async (path: string): Promise<void> =>
  [...bareScreens, ...shellScreens]
    .find((screen) => screen.path === path)
    ?.page.preload()
    .catch(ignore)
