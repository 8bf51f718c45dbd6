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
  <li className={styles.begun}>
    <p className={styles.day}>New conversation</p>
    {!isAsked && (
      <>
        <p>{brand.astrologer} starts afresh and won't refer to what's above.</p>
        <Button tone="quiet" onClick={onUndo}>
          Continue the last one
        </Button>
      </>
    )}
  </li>
)
