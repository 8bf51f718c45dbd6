import { Table } from '../../ui/display/Table.tsx'
import { DownloadCsv, type Figures } from './DownloadCsv.tsx'
import styles from './PeriodFigures.module.css'

interface TableTwinProps extends Figures {
  /** Of the file. */
  name: string
  /** The rows of the file, where it has bare numbers. */
  fileRows?: string[][]
}

/** What a chart shows, as a table and as a file. */
export const TableTwin = ({ name, fileRows, ...figures }: TableTwinProps) => (
  <>
    <details>
      <summary>Show as a table</summary>
      <div className={styles.scrolled}>
        <Table {...figures} />
      </div>
    </details>
    <DownloadCsv name={name} {...figures} rows={fileRows ?? figures.rows} />
  </>
)
