import { Activity, type ComponentType, Suspense } from 'react'
import { AppShell } from './features/shell/AppShell.tsx'
import { AvatarLink } from './features/shell/AvatarLink.tsx'
import { VerificationReminder } from './features/verification/VerificationReminder.tsx'
import { lazyScreen } from './lib/chunks/lazyScreen.ts'
import { Navigate, screenPath, useLocation } from './lib/navigation/router.tsx'
import { useSession } from './lib/session/SessionProvider.tsx'
import { ignore } from './lib/state/ignore.ts'
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
  { path: paths.subscribe, page: lazyScreen(async () => (await import('./screens/Subscribe.tsx')).Subscribe) },
  { path: paths.trialSuccess, page: lazyScreen(async () => (await import('./screens/TrialSuccess.tsx')).TrialSuccess) },
  { path: paths.verifyEmail, page: lazyScreen(async () => (await import('./screens/VerifyEmail.tsx')).VerifyEmail) },
  { path: paths.unsubscribe, page: lazyScreen(async () => (await import('./screens/Unsubscribe.tsx')).Unsubscribe) },
  { path: paths.admin, page: lazyScreen(async () => (await import('./screens/Admin.tsx')).Admin) },
  ...testPages,
]

/** Screens with the navigation. */
const shellScreens: Screen[] = [
  { path: paths.dashboard, page: lazyScreen(async () => (await import('./screens/Dashboard.tsx')).Dashboard) },
  { path: paths.natalChart, page: lazyScreen(async () => (await import('./screens/NatalChart.tsx')).NatalChart) },
  { path: paths.ahead, page: lazyScreen(async () => (await import('./screens/Ahead.tsx')).Ahead) },
  { path: paths.moonMonth, page: lazyScreen(async () => (await import('./screens/Moon.tsx')).Moon) },
  { path: paths.readings, page: lazyScreen(async () => (await import('./screens/Readings.tsx')).Readings) },
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
  { path: paths.people, page: lazyScreen(async () => (await import('./screens/People.tsx')).People) },
  { path: paths.journal, page: lazyScreen(async () => (await import('./screens/Journal.tsx')).Journal) },
  { path: paths.settings, page: lazyScreen(async () => (await import('./screens/Settings.tsx')).Settings) },
  {
    path: paths.manageBilling,
    page: lazyScreen(async () => (await import('./screens/ManageBilling.tsx')).ManageBilling),
  },
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
const staticScreens = import.meta.env.DEV ? staticPages : []

/** With a temporary password every path shows this screen. */
function OnlyChangePassword() {
  const StaticPage = usePageOf(staticScreens)
  return <ScreenOutlet>{StaticPage ? <StaticPage /> : <ChangePassword />}</ScreenOutlet>
}

function AllScreens() {
  const path = screenPath(useLocation().pathname)
  const ShellPage = usePageOf(shellScreens)
  const BarePage = usePageOf([...bareScreens, ...staticScreens]) ?? NotFound
  if (path === paths.landing) return <Landing />
  if (path === paths.signIn) return <Navigate to={paths.signInDialog} replace />
  if (ShellPage)
    return (
      <AppShell
        head={
          <>
            <VerificationReminder />
            {/* A conversation opens at its end, so its own title, which stays, has it. */}
            {path !== paths.aiChat && <AvatarLink />}
          </>
        }
      >
        <ShellPage />
      </AppShell>
    )
  return (
    <ScreenOutlet>
      <BarePage />
    </ScreenOutlet>
  )
}

function usePageOf(screens: readonly { path: string; page: ComponentType }[]): ComponentType | undefined {
  const path = screenPath(useLocation().pathname)
  return screens.find((screen) => screen.path === path)?.page
}

/** Loads the screen of a path ahead. One that does not load says so when it renders. */
export const preloadScreen = async (path: string): Promise<void> =>
  [...bareScreens, ...shellScreens]
    .find((screen) => screen.path === path)
    ?.page.preload()
    .catch(ignore)
