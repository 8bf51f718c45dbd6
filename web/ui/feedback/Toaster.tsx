import { useEffect, useId, useSyncExternalStore } from 'react'
import { Icon } from '../display/Icon.tsx'
import { type Toast, toastStore } from './showToast.ts'
import styles from './Toaster.module.css'
import { useTopmost } from './useTopmost.ts'

/** Where toasts appear. A modal dialog makes the page below inert, so each dialog has one of these too. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, nothing)
  const isTopmost = useTopmost()
  const shown = isTopmost ? toast : null
  const region = useRegion(shown)
  const plate = shown && <ToastCard {...shown} />

  return (
    <div className={styles.notices}>
      <div role="status">{region === 'status' && plate}</div>
      <div role="alert">{region === 'alert' && plate}</div>
      {region === 'silent' && plate}
    </div>
  )
}

/** A toast that outlives its dialog, or meets one that opens, changes its place and is not said again. */
function useRegion(shown: Toast | null): 'status' | 'alert' | 'silent' {
  const here = useId()
  const saidAt = shown && said.get(shown)
  useEffect(() => {
    if (shown && !said.has(shown)) said.set(shown, here)
  }, [shown, here])
  if (saidAt && saidAt !== here) return 'silent'
  return shown?.tone === 'danger' ? 'alert' : 'status'
}

/** Where each toast was said. */
const said = new WeakMap<Toast, string>()

const nothing = () => null

const ToastCard = ({ title, description, tone = 'plain' }: Toast) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay.
  <div
    className={`${styles.plate} ${styles[tone] ?? ''}`}
    onMouseEnter={toastStore.hold}
    onMouseLeave={toastStore.release}
    onFocus={toastStore.hold}
    onBlur={toastStore.release}
  >
    <div>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
    </div>
    <button type="button" onClick={toastStore.dismiss}>
      <Icon name="close" label="Dismiss" />
    </button>
  </div>
)
