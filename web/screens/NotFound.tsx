import { Sky } from '../features/shell/Sky.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import styles from './NotFound.module.css'

export const NotFound = () => (
  <div className={styles.lost}>
    <Page title="404 Page Not Found" width="reading">
      <Sky place="above" />
      <h1>404 Page Not Found</h1>
      <p>There is no screen at this address. It may have moved, or a letter of it went missing.</p>
      <LinkButton to={paths.landing}>Back to Start</LinkButton>
    </Page>
  </div>
)
