import { type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import styles from './chat.module.css'

interface Props {
  composer: ReactNode
  /** The exchange that has just ended; its reply is read out. */
  latest?: ChatExchange | undefined
  isWaiting?: boolean
  children: ReactNode
}

/** The title above, the conversation between, and the composer at the foot of the window. */
export const ChatFrame = ({ composer, latest, isWaiting = false, children }: Props) => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <h1>{brand.astrologer}</h1>
      <p>Your AI astrologer. Every answer is from your own chart.</p>
    </header>
    <div className={styles.middle}>{children}</div>
    <div className={styles.foot} data-keep-clear="">
      {composer}
      <p className={styles.footnote}>AI responses are for entertainment purposes. Questions reset monthly.</p>
    </div>
    <Announcer latest={latest} isWaiting={isWaiting} />
  </div>
)

/** Tells screen readers that a reply is being written, and reads it out when it is there. */
function Announcer({ latest, isWaiting }: Pick<Props, 'latest' | 'isWaiting'>) {
  const [spoken, setSpoken] = useState('')
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (isWaiting) setSpoken(`${brand.astrologer} is reading your chart`)
    else if (wasWaiting.current) setSpoken(latest?.response ?? '')
    wasWaiting.current = isWaiting ?? false
  }, [isWaiting, latest])
  return (
    <div className={styles.unseen} role="status">
      {spoken}
    </div>
  )
}
