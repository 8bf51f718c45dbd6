import { brand } from '../../shared/domain/brand.ts'
import { paths } from '../paths.ts'
import styles from '../ui/layout/Page.module.css'

/** What a screen says where JavaScript is off or did not load. No <main>, since the skeleton that it replaces has one. */
export const NoScript = () => (
  <noscript>
    <section className={styles.reading} aria-labelledby="no-script">
      <h1 id="no-script">This page needs JavaScript</h1>
      <p>
        {brand.name} runs in your browser, so it needs JavaScript. Turn it on in your browser's settings, then reload.
      </p>
      <p>
        You can read <a href={paths.landing}>what {brand.name} is</a> without it.
      </p>
    </section>
  </noscript>
)
