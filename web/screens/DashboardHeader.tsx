import type { SessionUser } from '../../shared/domain/user.ts'
import { BigThreeLine } from '../features/chart/BigThreeLine.tsx'
import { Avatar } from '../features/today/Avatar.tsx'
import { greeting } from '../features/today/greeting.ts'
import { localHour } from '../lib/dates.ts'
import type { Home } from '../lib/useHome.ts'
import { Badge } from '../ui/Badge.tsx'
import styles from './Dashboard.module.css'

interface Props {
  user: SessionUser
  home: Home | undefined
}

export const DashboardHeader = ({ user, home }: Props) => (
  <header className={styles.header}>
    <div>
      <h1>{greeting(localHour(), user.firstName)}</h1>
      <p className={styles.subtitle}>
        {home && <BigThreeLine bigThree={home.bigThree} birthDate={home.user.birthDate} />}
      </p>
      <p className={styles.streak}>
        {home && home.streak.currentStreak > 0 && <Badge>{days(home.streak.currentStreak)}</Badge>}
      </p>
    </div>
    <Avatar user={user} />
  </header>
)

const days = (count: number) => `${count}-day streak`
