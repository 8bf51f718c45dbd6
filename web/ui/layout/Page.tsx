import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { INITIAL_KEY, useLocation } from '../../lib/navigation/router.tsx'
import styles from './Page.module.css'

interface Props {
  title: string
  children: ReactNode
  width?: 'reading' | 'columns' | 'wide'
}

/** The <main> of a screen. Sets the document title, and takes the focus after client-side navigation so that screen readers announce it. */
export function Page({ title, children, width = 'wide' }: Props) {
  const main = useRef<HTMLElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen; a change of its query must not move the focus.
  useEffect(() => {
    if (key === INITIAL_KEY) return
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])

  return (
    <main ref={main} id="main" tabIndex={-1} className={styles[width]}>
      {children}
    </main>
  )
}
