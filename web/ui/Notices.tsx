import { useEffect, useId, useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Notices.module.css'
import { type Notice, shownNotice } from './notify.ts'
import { useTopmost } from './useTopmost.ts'

/** Where notices appear. A modal dialog silences what lies under it, so each dialog holds one of these too. */
export function Notices() {
  const notice = useSyncExternalStore(shownNotice.subscribe, shownNotice.read, nothing)
  const isTopmost = useTopmost()
  const shown = isTopmost ? notice : null
  const region = useRegion(shown)
  const plate = shown && <Plate {...shown} />

  return (
    <div className={styles.notices}>
      <div role="status">{region === 'status' && plate}</div>
      <div role="alert">{region === 'alert' && plate}</div>
      {region === 'silent' && plate}
    </div>
  )
}

/** A notice that outlives its dialog, or meets one that opens, changes its place and is not said again. */
function useRegion(shown: Notice | null): 'status' | 'alert' | 'silent' {
  const here = useId()
  const saidAt = shown && said.get(shown)
  useEffect(() => {
    if (shown && !said.has(shown)) said.set(shown, here)
  }, [shown, here])
  if (saidAt && saidAt !== here) return 'silent'
  return shown?.tone === 'danger' ? 'alert' : 'status'
}

/** Where each notice was said. */
const said = new WeakMap<Notice, string>()

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
