import { AdminArea } from '../features/admin/AdminArea.tsx'
import styles from '../features/admin/adminArea.module.css'
import { useAdminSession } from '../features/admin/adminSession.ts'
import { LogoutButton } from '../features/admin/LogoutButton.tsx'
import { PasswordGate } from '../features/admin/PasswordGate.tsx'
import { Link } from '../lib/navigation/router.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/Page.tsx'

/** For operators, whoever is signed in to the product beside it. */
export function Admin() {
  const session = useAdminSession()
  const isOpen = session === 'open'
  return (
    <Page title="Admin" width={isOpen ? 'wide' : 'reading'}>
      <p>
        <Link to={paths.dashboard}>Back to Dashboard</Link>
      </p>
      <div className={styles.head}>
        <h1>Admin</h1>
        {isOpen && <LogoutButton />}
      </div>
      {isOpen ? <AdminArea /> : <PasswordGate hasEnded={session === 'ended'} />}
    </Page>
  )
}
