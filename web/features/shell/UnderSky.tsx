import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import { Sky } from './Sky.tsx'
import styles from './UnderSky.module.css'

/** A screen that stands alone, with few words under the sky. */
export const UnderSky = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.under}>
    <Page title={title} width="reading">
      <Sky place="above" />
      <div className={styles.words}>{children}</div>
    </Page>
  </div>
)
