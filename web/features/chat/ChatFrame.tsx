import { type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import styles from './chat.module.css'

interface Spoken {
  /** The exchange that has just ended; its reply is read out. */
  latest?: ChatExchange | undefined
  /** What is looked at while a reply is being written. */
  progress?: string | undefined
  /** What something that was done has led to. */
  notice?: { text: string } | undefined
}

interface Props extends Spoken {
  /** Beside the title. */
  tools?: ReactNode
  composer: ReactNode
  /** Beside the conversation on a wide screen. */
  aside?: ReactNode
  children: ReactNode
}

/** The title above, the conversation between, and the composer at the foot of the window. */
export const ChatFrame = ({ tools, composer, aside, children, ...spoken }: Props) => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <h1>{brand.astrologer}</h1>
      {tools}
    </header>
    <p className={styles.tagline}>Your AI astrologer. Every answer is from your own chart.</p>
    <div className={styles.middle}>{children}</div>
    <div className={styles.foot} data-keep-clear="">
      {composer}
      <p className={styles.footnote}>AI responses are for entertainment purposes. Questions reset monthly.</p>
    </div>
    {aside}
    <Announcer {...spoken} />
  </div>
)

/** Tells screen readers what a reply is being written from, reads it out when it is there, and confirms what was done. */
function Announcer({ latest, progress, notice }: Spoken) {
  const [spoken, setSpoken] = useState('')
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (progress) setSpoken(progress)
    else if (wasWaiting.current) setSpoken(latest?.response ?? '')
    wasWaiting.current = progress !== undefined
  }, [progress, latest])
  useEffect(() => {
    if (notice) setSpoken(notice.text)
  }, [notice])
  return (
    <div className={styles.unseen} role="status">
      {spoken}
    </div>
  )
}
