import { brand } from '../../../shared/domain/brand.ts'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'

interface Props {
  /** Its first question is on its way. */
  isAsked: boolean
  onUndo: () => void
}

/** After the last exchange, until the first question of the new conversation is answered. */
export const NewConversation = ({ isAsked, onUndo }: Props) => (
  <li className={styles.exchange}>
    <span className={styles.day}>New conversation</span>
    {!isAsked && (
      <>
        <p className={styles.tagline}>{brand.astrologer} starts afresh and won't refer to what's above.</p>
        <p className={styles.choices}>
          <Button tone="quiet" onClick={onUndo}>
            Continue the last one
          </Button>
        </p>
      </>
    )}
  </li>
)
