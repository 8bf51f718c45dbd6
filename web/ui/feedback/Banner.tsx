import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { useTopmost } from './useTopmost.ts'

interface Props {
  /** Nothing renders while this is empty. */
  children: ReactNode
}

/** Fixed at the bottom of the window, above the navigation, so that it causes no layout shift. The last one opened is shown. */
export function Banner({ children }: Props) {
  const isTopmost = useTopmost('banner', Boolean(children))
  return (
    <div role="status">
      {children && isTopmost && (
        <div className={styles.banner} data-banner="" data-keep-clear="" ref={reserveRoom}>
          {children}
        </div>
      )}
    </div>
  )
}

/** Reserves its height at the foot of the page, so that everything can be scrolled clear of it. */
function reserveRoom(banner: HTMLElement | null) {
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--banner-height', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--banner-height')
  }
}
