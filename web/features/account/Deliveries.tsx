import { CalendarCard } from './CalendarCard.tsx'
import { LetterCard } from './LetterCard.tsx'

interface Props {
  email: string
  hasActiveAccess: boolean
}

/** What comes to people without their opening the app: the reading by email, and dates in their calendar. */
export const Deliveries = ({ email, hasActiveAccess }: Props) => (
  <>
    <LetterCard email={email} />
    <CalendarCard hasActiveAccess={hasActiveAccess} />
  </>
)
