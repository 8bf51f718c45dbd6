import { useEffect, useRef } from 'react'
import { Icon } from '../display/Icon.tsx'
import { type Toast, toastStore } from './showToast.ts'
import styles from './ToastCard.module.css'
import { useClearPosition } from './useClearPosition.ts'

interface Props {
  toast: Toast
  /** False for a toast that is only announced. */
  isShown: boolean
}

/** Fixed where it covers no heading and no dialog. Where there is no room, errors are shown in the flow and the rest is only announced. */
export function ToastCard({ toast: { title, description, tone = 'plain' }, isShown }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const hasRoom = useClearPosition(card)
  useEffect(() => {
    if (!hasRoom && card.current?.closest('dialog')) card.current.scrollIntoView({ block: 'nearest' })
  }, [hasRoom])

  if (!isShown || (!hasRoom && tone === 'plain')) return <p className="unseen">{`${title} ${description ?? ''}`}</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only pauses its timer.
    <div
      ref={card}
      className={`${styles.card} ${styles[tone] ?? ''} ${hasRoom ? styles.fixed : ''}`}
      onMouseEnter={toastStore.pause}
      onMouseLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
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
}
