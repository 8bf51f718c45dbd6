import { type DataExport as DataExportPage, dataExport } from '../../../shared/contract/account/dataExport.ts'
import { call } from '../../lib/api/call.ts'

type DataExport = Omit<DataExportPage, 'next'>

/** Fetches every page of the data export and merges them. Calls back with the number of pages so far. */
export async function collectDataExport(onPage: (pages: number) => void): Promise<DataExport> {
  let collected: DataExport | undefined
  let after: string | null | undefined
  for (let pages = 1; after !== null; pages += 1) {
    const { next, ...page }: DataExportPage = await call(dataExport.exportData, { query: after ? { after } : {} })
    collected = collected ? merge(collected, page) : page
    onPage(pages)
    after = next
  }
  return collected!
}

/** Lists are concatenated; everything else comes from the first page. */
function merge(first: DataExport, more: DataExport): DataExport {
  const entries = Object.entries(first).map(([name, value]) => {
    const added: unknown = more[name as keyof DataExport]
    return [name, Array.isArray(value) && Array.isArray(added) ? [...value, ...added] : value]
  })
  return Object.fromEntries(entries) as DataExport
}
