import { brand } from '../../shared/domain/brand.ts'
import { paths } from '../paths.ts'
import styles from '../ui/layout/Page.module.css'

/** What a screen says where JavaScript is off or did not load, in the place of the skeleton. */
export const NoScript = () => (
  <noscript>
    <style>{'#root{display:none}'}</style>
    <main className={styles.reading}>
      <h1>This page needs JavaScript</h1>
      <p>
        {brand.name} calculates and draws in your browser. Turn on JavaScript in your browser's settings, then reload
        this page. Nothing is lost.
      </p>
      <p>
        <a href={paths.landing}>What {brand.name} is</a> can be read without it.
      </p>
    </main>
  </noscript>
)
