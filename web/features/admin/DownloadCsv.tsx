import { downloadFile } from '../../lib/browser/downloadFile.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { csvOf } from './csvOf.ts'

export interface Figures {
  caption: string
  heads: readonly string[]
  /** Newest first. */
  rows: string[][]
}

/** The figures as a file of this name. */
export const DownloadCsv = ({ name, caption, heads, rows }: Figures & { name: string }) => (
  <p>
    <Button
      tone="quiet"
      aria-label={`Download CSV: ${caption}`}
      onClick={() => downloadFile(`${name}.csv`, new Blob([csvOf([heads, ...rows])], { type: 'text/csv' }))}
    >
      Download CSV
    </Button>
  </p>
)
