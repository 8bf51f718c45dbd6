import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Notices.module.css'
import { type Notice, shownNotice } from './notify.ts'
import { useTopmost } from './useTopmost.ts'

/** Where notices appear. A modal dialog silences what lies under it, so each dialog holds one of these too. */
export function Notices() {
  const notice = useSyncExternalStore(shownNotice.subscribe, shownNotice.read, nothing)
  const isTopmost = useTopmost()
  const shown = isTopmost ? notice : null
  const isDanger = shown?.tone === 'danger'

  return (
    <div className={styles.notices}>
      <div role="status">{shown && !isDanger && <Plate {...shown} />}</div>
      <div role="alert">{shown && isDanger && <Plate {...shown} />}</div>
    </div>
  )
}

const nothing = () => null

const Plate = ({ title, description, tone = 'plain' }: Notice) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay.
  <div
    className={`${styles.plate} ${styles[tone] ?? ''}`}
    onMouseEnter={shownNotice.hold}
    onMouseLeave={shownNotice.release}
    onFocus={shownNotice.hold}
    onBlur={shownNotice.release}
  >
    <div>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
    </div>
    <button type="button" onClick={shownNotice.dismiss}>
      <Icon name="close" label="Dismiss" />
    </button>
  </div>
)
