import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ChatExchange, Citation } from '../../../shared/domain/chat.ts'
import { localDateAt, secondsOf } from '../../../shared/domain/time.ts'
import { longDate } from '../../lib/dates.ts'
import { timeZone } from '../../lib/timeZone.ts'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'
import { Exchange } from './Exchange.tsx'

interface Props {
  /** Newest first. */
  exchanges: ChatExchange[]
  hasEarlier: boolean
  isLoadingEarlier: boolean
  onEarlier: () => void
  cite: (citation: Citation) => ReactNode
  /** The question on its way. */
  children: ReactNode
  /** Changes whenever the end of the conversation does. */
  end: string | undefined
}

/** The conversation from its beginning to its end, under the day of each part. It opens at its end. */
export function History({ exchanges, hasEarlier, isLoadingEarlier, onEarlier, cite, children, end }: Props) {
  useScrollPosition(exchanges, end)
  const shown = exchanges.toReversed()

  return (
    <div className={styles.history}>
      {hasEarlier && (
        <Button tone="quiet" busy={isLoadingEarlier} onClick={onEarlier}>
          Earlier messages
        </Button>
      )}
      <ol className={styles.exchanges}>
        {shown.map((exchange, index) => (
          <Fragment key={exchange.id}>
            {dayOf(exchange) !== dayOf(shown[index - 1]) && (
              <li className={styles.day}>{longDate(dayOf(exchange)!)}</li>
            )}
            <Exchange exchange={exchange} cite={cite} />
          </Fragment>
        ))}
        {children}
      </ol>
    </div>
  )
}

const dayOf = (exchange: ChatExchange | undefined) =>
  exchange && localDateAt(secondsOf(new Date(exchange.createdAt)), timeZone())

/** Follows the end of the conversation; what is added at its beginning moves nothing that is read. */
function useScrollPosition(exchanges: ChatExchange[], end: string | undefined): void {
  const [newest, oldest] = [exchanges[0]?.id, exchanges.at(-1)?.id]
  const seen = useRef({ oldest, height: 0 })

  useLayoutEffect(() => {
    const { scrollHeight } = document.documentElement
    if (seen.current.oldest !== undefined && seen.current.oldest !== oldest)
      scrollBy(0, scrollHeight - seen.current.height)
    seen.current = { oldest, height: scrollHeight }
  }, [oldest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question and each reply moves the end.
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the cleanup.
    scrollTo(0, document.documentElement.scrollHeight)
  }, [newest, end])
}
