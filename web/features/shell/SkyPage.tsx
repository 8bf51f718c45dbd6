import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/Page.tsx'
import { Sky } from './Sky.tsx'
import styles from './SkyPage.module.css'

/** A page with little text, below the sky. */
export const SkyPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <Page title={title} width="reading">
      <Sky position="above" />
      <div className={styles.text}>{children}</div>
    </Page>
  </div>
)
