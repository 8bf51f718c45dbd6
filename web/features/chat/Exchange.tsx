import type { ReactNode } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import type { ChatExchange, Citation } from '../../../shared/domain/chat.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import styles from './chat.module.css'

interface Props {
  exchange: ChatExchange
  /** A link to a placement that the reply speaks of. */
  cite: (citation: Citation) => ReactNode
  /** What can be done with the reply. */
  children: ReactNode
}

/** A question and its reply. Replies are text and nothing else: no markup in them is ever read. */
export const Exchange = ({ exchange: { id, message, response, cites, source }, cite, children }: Props) => (
  <li className={styles.exchange} id={id} tabIndex={-1}>
    <Question>{message}</Question>
    <div className={styles.reply}>
      <Speaker />
      {response.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {cites.length > 0 && <p className={styles.cites}>{cites.map(cite)}</p>}
      {source === 'almanac' && <p className={styles.source}>From the almanac</p>}
    </div>
    {children}
  </li>
)

export const Question = ({ children }: { children: string }) => (
  <p className={styles.question}>
    <span className={styles.unseen}>You asked: </span>
    <span>{children}</span>
  </p>
)

export const Speaker = () => (
  <span className={styles.speaker}>
    <Icon name="star" />
    {brand.astrologer}
  </span>
)
