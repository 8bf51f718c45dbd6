import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { downloadFile } from '../../lib/browser/downloadFile.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { today } from '../../lib/time/dates.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './account.module.css'
import { collectDataExport } from './collectDataExport.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Downloads everything we store about the account as one file. */
export function ExportCard() {
  const [pages, setPages] = useState(0)
  const { busy, run } = useBusy(async () => {
    setPages(0)
    try {
      downloadFile(`${brand.name.toLowerCase()}-${today()}.json`, fileOf(await collectDataExport(setPages)))
      showToast({ title: 'Your data is ready', description: 'The file is in your downloads.' })
    } catch (error) {
      showToast({
        title: 'Download Failed',
        description: messageOf(error, "We couldn't collect your data. Nothing is lost. Please try again."),
        tone: 'danger',
      })
    }
  })

  return (
    <SettingsSection title="Your Data">
      <p>
        Everything we store about you, in one file (JSON): your profile, readings, charts, completed meditations and
        sessions.
      </p>
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        Download My Data
      </Button>
      <p className={styles.status} role="status">
        {busy && `Collecting page ${pages + 1}…`}
      </p>
    </SettingsSection>
  )
}

const fileOf = (content: object) => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
