import { Button } from '../../ui/forms/Button.tsx'
import styles from './adminArea.module.css'
import { readFiguresAgain, readPeopleAgain } from './callAdmin.ts'

interface Props {
  asOf: string
  isBehind: boolean
}

/** Says when figures and list were read, and reads them again. */
export function Freshness({ asOf, isBehind }: Props) {
  function readAgain() {
    readFiguresAgain()
    readPeopleAgain()
  }
  return (
    <p className={styles.fresh}>
      <span role="status">
        <time dateTime={asOf}>{`As of ${new Date(asOf).toLocaleTimeString('en-US', { timeStyle: 'medium' })}`}</time>
        <span>{isBehind && '. Many people have changed at once, so the figures may be a minute behind'}</span>
      </span>
      <Button tone="quiet" onClick={readAgain}>
        Refresh
      </Button>
    </p>
  )
}
