import type { Table } from '../../../functions/store/table.ts'

export type Item = Record<string, unknown>

interface Put {
  Item?: Item
}
interface Command {
  input: Put & { TransactItems?: { Put?: Put }[] }
}

/** What stores would put into a table: whatever is done with this one is remembered and nothing is kept. */
export async function recordedRows(work: (table: Table) => Promise<unknown>): Promise<Item[]> {
  const items: Item[] = []
  const send = async ({ input }: Command) => {
    const puts = [input, ...(input.TransactItems ?? []).map(({ Put }) => Put ?? {})]
    for (const { Item } of puts) if (Item) items.push(Item)
    return {}
  }
  // The stores only ever send.
  await work({ client: { send } as unknown as Table['client'], name: 'recorded' })
  return items
}
