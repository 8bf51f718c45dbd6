import type { ReactNode } from 'react'
import { Logo } from '../../ui/display/Logo.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sky } from './Sky.tsx'
import styles from './SkyPage.module.css'

/** A page with little text, below the sky. Many come from an email or a bank, so it says whose page it is. */
export const SkyPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <Page title={title} width="reading">
      <Sky position="above" />
      <div className={styles.text}>
        <p>
          <Logo />
        </p>
        {children}
      </div>
    </Page>
  </div>
)
