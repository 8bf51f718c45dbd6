import { useEffect, useState } from 'react'
import { brand } from '../../../../shared/domain/brand.ts'
import type { SessionUser } from '../../../../shared/domain/user.ts'
import { Link } from '../../../lib/navigation/router.tsx'
import { storage } from '../../../lib/storage/storage.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/display/Icon.tsx'
import { useMembership } from '../useMembership.ts'
import { FirstCharge } from './FirstCharge.tsx'
import styles from './TrialDays.module.css'
import { useTrialDone } from './useTrialDone.ts'

interface Props {
  user: SessionUser
  /** What is above has not loaded. */
  isHeld?: boolean
}

/**
 * What three days are good for, a card a day, ticked as it is done. Once all of it is, they are there a last time, so
 * that nothing moves when the last answer arrives.
 */
export function TrialDays({ user, isHeld = false }: Props) {
  const { isTrialActive, isTrialCancelled } = useMembership()
  const [wasDone] = useState(() => storage.read('trialDaysDone') === user.id)
  const isShown = (isTrialActive || isTrialCancelled) && !wasDone
  const done = useTrialDone(isShown)
  const isAllDone = DAYS.every(({ day }) => done[day])
  useEffect(() => void (isAllDone && storage.write('trialDaysDone', user.id)), [isAllDone, user.id])

  if (!isShown || isHeld) return null
  return (
    <section className={styles.days} aria-labelledby="trial-days">
      <h2 id="trial-days">Your three days</h2>
      <ol>
        {DAYS.map(({ day, ...card }) => (
          <Day key={day} {...card} isDone={done[day]} />
        ))}
      </ol>
      <FirstCharge user={user} />
    </section>
  )
}

interface DayProps {
  title: string
  text: string
  to: string
  isDone: boolean
}

const Day = ({ title, text, to, isDone }: DayProps) => (
  <li>
    <Link to={to} className={styles.day}>
      <span className={styles.title}>{title}</span>
      {/* Its place is kept, so that no line breaks anew when it comes. */}
      <span className={styles.tick}>{isDone && <Icon name="check" label="Done" />}</span>
      <span className={styles.text}>{text}</span>
    </Link>
  </li>
)

const DAYS = [
  {
    day: 'chart',
    title: 'Today: your chart',
    text: 'See where every planet was when you were born, and what it says about you.',
    to: paths.natalChart,
  },
  {
    day: 'somebody',
    title: 'Tomorrow: somebody you love',
    text: 'Add their birth date, and see where your charts get along and where they argue.',
    to: paths.people,
  },
  {
    day: 'question',
    title: `Then: ask ${brand.astrologer}`,
    text: `Bring the question you've been putting off. ${brand.astrologer} answers from your chart.`,
    to: paths.aiChat,
  },
] as const
