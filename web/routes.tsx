import { Navigate, Route, Routes } from 'react-router-dom'
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
const Terms = lazyScreen(async () => (await import('./screens/Terms.tsx')).Terms)
const Privacy = lazyScreen(async () => (await import('./screens/Privacy.tsx')).Privacy)
const Accuracy = lazyScreen(async () => (await import('./screens/Accuracy.tsx')).Accuracy)
const NotFound = lazyScreen(async () => (await import('./screens/NotFound.tsx')).NotFound)

export const Screens = () => (useSession().user?.mustChangePassword ? <OnlyChangePassword /> : <AllScreens />)

/** A temporary password opens nothing else, whatever the address. */
const OnlyChangePassword = () => (
  <Routes>
    <Route element={<Screen />}>
      <Route path={paths.terms} element={<Terms />} />
      <Route path={paths.privacy} element={<Privacy />} />
      <Route path="*" element={<ChangePassword />} />
    </Route>
  </Routes>
)

const AllScreens = () => (
  <Routes>
    <Route path={paths.landing} element={<Landing />} />
    <Route path={paths.signIn} element={<Navigate to={paths.signInDialog} replace />} />
    <Route element={<Screen />}>
      <Route path={paths.onboarding} element={<Onboarding />} />
      <Route path={paths.verifyEmail} element={<VerifyEmail />} />
      <Route path={paths.terms} element={<Terms />} />
      <Route path={paths.privacy} element={<Privacy />} />
      <Route path={paths.howExact} element={<Accuracy />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<AppFrame reminder={<VerificationReminder />} />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.natalChart} element={<NatalChart />} />
      <Route path={paths.settings} element={<Settings />} />
    </Route>
  </Routes>
)
