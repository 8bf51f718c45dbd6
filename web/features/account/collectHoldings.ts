import { type DataExport, dataExport } from '../../../shared/contract/account/dataExport.ts'
import { call } from '../../lib/call.ts'

type Collected = Omit<DataExport, 'next'>

/** Everything that we hold about the person, page after page, joined into one. Tells the number of pages so far. */
export async function collectHoldings(onPage: (pages: number) => void): Promise<Collected> {
  let collected: Collected | undefined
  let after: string | null | undefined
  for (let pages = 1; after !== null; pages += 1) {
    const { next, ...page }: DataExport = await call(dataExport.exportData, { query: after ? { after } : {} })
    collected = collected ? join(collected, page) : page
    onPage(pages)
    after = next
  }
  return collected!
}

/** Lists grow; what there is only one of comes from the first page. */
function join(first: Collected, more: Collected): Collected {
  const entries = Object.entries(first).map(([name, value]) => {
    const added: unknown = more[name as keyof Collected]
    return [name, Array.isArray(value) && Array.isArray(added) ? [...value, ...added] : value]
  })
  return Object.fromEntries(entries) as Collected
}
