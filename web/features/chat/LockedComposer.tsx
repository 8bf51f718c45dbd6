import { brand } from '../../../shared/domain/brand.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'

/** In place of the composer for people without access. */
export const LockedComposer = ({ onUnlock }: { onUnlock: () => void }) => (
  <div className={styles.locked}>
    <Icon name="lock" />
    <p>Questions to {brand.astrologer} are part of Premium.</p>
    <Button onClick={onUnlock}>Unlock</Button>
  </div>
)
