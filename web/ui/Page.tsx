import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../shared/domain/brand.ts'
import styles from './Page.module.css'

interface Props {
  title: string
  children: ReactNode
  width?: 'reading' | 'wide'
}

/** The frame of a screen. It names the document, and takes the focus when it was walked to, so that it is announced. */
export function Page({ title, children, width = 'wide' }: Props) {
  const main = useRef<HTMLElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a screen; its own query moves its own focus.
  useEffect(() => {
    if (key === FIRST) return
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])

  return (
    <main ref={main} id="main" tabIndex={-1} className={styles[width]}>
      {children}
    </main>
  )
}

/** The router's name for the location that the document was opened at. */
const FIRST = 'default'
