import { Fragment, type ReactNode, useRef } from 'react'
import type { ChatExchange, Citation } from '../../../shared/domain/chat.ts'
import { longDate } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'
import { dayOf } from './dayOf.ts'
import { Exchange } from './Exchange.tsx'
import { useScrollPosition } from './useScrollPosition.ts'

interface Props {
  /** Newest first. */
  exchanges: ChatExchange[]
  hasEarlier: boolean
  isLoadingEarlier: boolean
  onEarlier: () => void
  cite: (citation: Citation) => ReactNode
  /** What can be done with a reply. */
  actions: (exchange: ChatExchange) => ReactNode
  /** The question on its way. */
  children: ReactNode
  /** The id of the exchange to show first, in place of the last one. */
  openAt: string | undefined
  /** Changes whenever the end of the conversation does. */
  end: string | undefined
}

/** The conversation from its beginning to its end, under the day of each part. It opens at its last question. */
export function History(props: Props) {
  const { exchanges, hasEarlier, isLoadingEarlier, onEarlier, cite, actions, children } = props
  const list = useRef<HTMLOListElement>(null)
  useScrollPosition(list, props)
  const shown = exchanges.toReversed()

  return (
    <div className={styles.history}>
      {hasEarlier && (
        <Button tone="quiet" busy={isLoadingEarlier} onClick={onEarlier}>
          Earlier messages
        </Button>
      )}
      <ol className={styles.exchanges} ref={list}>
        {shown.map((exchange, index) => {
          const divider = dividerBetween(shown[index - 1], exchange)
          return (
            <Fragment key={exchange.id}>
              {divider && <li className={styles.day}>{divider}</li>}
              <Exchange exchange={exchange} cite={cite}>
                {actions(exchange)}
              </Exchange>
            </Fragment>
          )
        })}
        {children}
      </ol>
    </div>
  )
}

/** A new day, a new conversation, or both. */
function dividerBetween(before: ChatExchange | undefined, next: ChatExchange): string {
  const day = dayOf(next)
  const isNewDay = !before || dayOf(before) !== day
  return [isNewDay && longDate(day), next.startsNew && 'New conversation'].filter(Boolean).join(' · ')
}
