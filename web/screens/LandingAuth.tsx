import { useNavigate } from 'react-router-dom'
import { AuthDialog } from '../features/session/AuthDialog.tsx'
import { paths } from '../paths.ts'

/** The address says that the dialog is open, so that Back closes it and a link can open it. */
export function LandingAuth() {
  const navigate = useNavigate()
  return <AuthDialog open onClose={() => navigate(paths.landing, { replace: true })} />
}
