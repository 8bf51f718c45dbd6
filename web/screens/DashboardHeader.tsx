import type { SessionUser } from '../../shared/domain/user.ts'
import { BigThreeLine } from '../features/chart/BigThreeLine.tsx'
import { greeting } from '../features/dashboard/greeting.ts'
import type { Dashboard } from '../lib/storage/rememberedDashboard.ts'
import { localHour } from '../lib/time/dates.ts'
import { Badge } from '../ui/display/Badge.tsx'
import styles from './Dashboard.module.css'

interface Props {
  user: SessionUser
  dashboard: Dashboard | undefined
  /** The Big Three is shown below, so here it is only for screen readers. */
  isFirstLook: boolean
}

export const DashboardHeader = ({ user, dashboard, isFirstLook }: Props) => (
  <header>
    <Greeting firstName={user.firstName} />
    <p className={styles.subtitle} style={isFirstLook ? ROOM_FOR_STREAK : undefined}>
      {dashboard && <Subtitle {...dashboard} isFirstLook={isFirstLook} />}
    </p>
  </header>
)

/** As high for every name, since its room is reserved before the name is known. */
function Greeting({ firstName }: Pick<SessionUser, 'firstName'>) {
  const [words, name] = greeting(localHour(), firstName)
  return (
    <h1 className={styles.greeting}>
      <small>{words}</small> <span>{name}</span>
    </h1>
  )
}

/** The height of its badge, reserved before it loads. */
const ROOM_FOR_STREAK = { minHeight: 28 }

const Subtitle = ({
  bigThree,
  user: { birthDate },
  streak: { currentStreak },
  isFirstLook,
}: Dashboard & Pick<Props, 'isFirstLook'>) => {
  const line = <BigThreeLine bigThree={bigThree} birthDate={birthDate} />
  return (
    <>
      {isFirstLook ? <span className="unseen">{line}</span> : line}
      {currentStreak > 0 && <Badge>{days(currentStreak)}</Badge>}
    </>
  )
}

const days = (count: number) => `${count}-day streak`
