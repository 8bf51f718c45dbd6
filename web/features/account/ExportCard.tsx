import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { today } from '../../lib/dates.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import styles from './account.module.css'
import { collectHoldings } from './collectHoldings.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Everything we hold, as one file. */
export function ExportCard() {
  const [pages, setPages] = useState(0)
  const { busy, run } = useBusy(async () => {
    setPages(0)
    try {
      saveFile(`${brand.name.toLowerCase()}-${today()}.json`, fileOf(await collectHoldings(setPages)))
      notify({ title: 'Your data is ready', description: 'The file is in your downloads.' })
    } catch (error) {
      notify({
        title: 'Download Failed',
        description: wordsOf(error, "We couldn't collect your data. Nothing is lost. Please try again."),
        tone: 'danger',
      })
    }
  })

  return (
    <SettingsSection title="Your data">
      <p>Everything we store about you in one JSON file: your profile, readings, charts and sessions.</p>
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        Download my data
      </Button>
      <p className={styles.told} role="status">
        {busy && `Collecting page ${pages + 1}…`}
      </p>
    </SettingsSection>
  )
}

const fileOf = (content: object) => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
