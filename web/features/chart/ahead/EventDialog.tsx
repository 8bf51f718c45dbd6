import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import { EventFacts } from './EventFacts.tsx'

interface Props {
  /** Missing while none is open, and where the address names one that is not among those ahead. */
  event: TransitEvent | undefined
  open: boolean
  onClose: () => void
}

/** One event, opened by its own address. */
export const EventDialog = ({ event, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={event?.title ?? 'This is not ahead of you'} startsAtTitle>
    {event ? (
      <EventFacts event={event} />
    ) : (
      <p>
        We couldn't find it in the year ahead. It may be over, or your birth data has changed since the link was made.
      </p>
    )}
  </Dialog>
)
