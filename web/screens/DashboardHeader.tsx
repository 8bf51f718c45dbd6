import type { SessionUser } from '../../shared/domain/user.ts'
import { BigThreeLine } from '../features/chart/BigThreeLine.tsx'
import { AvatarLink } from '../features/dashboard/AvatarLink.tsx'
import { greeting } from '../features/dashboard/greeting.ts'
import { localHour } from '../lib/dates.ts'
import type { Dashboard } from '../lib/storage/rememberedDashboard.ts'
import { Badge } from '../ui/display/Badge.tsx'
import styles from './Dashboard.module.css'

interface Props {
  user: SessionUser
  dashboard: Dashboard | undefined
}

export const DashboardHeader = ({ user, dashboard }: Props) => (
  <header className={styles.header}>
    <div>
      <h1>{greeting(localHour(), user.firstName)}</h1>
      <p className={styles.subtitle}>
        {dashboard && <BigThreeLine bigThree={dashboard.bigThree} birthDate={dashboard.user.birthDate} />}
      </p>
      <p className={styles.streak}>
        {dashboard && dashboard.streak.currentStreak > 0 && <Badge>{days(dashboard.streak.currentStreak)}</Badge>}
      </p>
    </div>
    <AvatarLink user={user} />
  </header>
)

const days = (count: number) => `${count}-day streak`
