import type { Table } from '../../../functions/store/table.ts'

export type Item = Record<string, unknown>

interface Update {
  Key: Item
  ExpressionAttributeNames: Record<string, string>
  ExpressionAttributeValues: Item
}
interface Write {
  Put?: { Item: Item }
  Update?: Update
}
interface Command {
  input: { Item?: Item; TransactItems?: Write[] }
}

/** The rows that stores would write to an empty table. This table remembers them and keeps nothing. */
export async function recordedRows(work: (table: Table) => Promise<unknown>): Promise<Item[]> {
  const items: Item[] = []
  const send = async ({ input: { Item, TransactItems = [] } }: Command) => {
    if (Item) items.push(Item)
    for (const { Put, Update } of TransactItems) {
      if (Put) items.push(Put.Item)
      if (Update) items.push(createdBy(Update))
    }
    return {}
  }
  // The stores only ever send.
  await work({ client: { send } as unknown as Table['client'], name: 'recorded' })
  return items
}

/** The row that an update creates where there is none: an attribute that it removes has a name and no value. */
function createdBy({ Key, ExpressionAttributeNames, ExpressionAttributeValues }: Update): Item {
  const set = Object.entries(ExpressionAttributeNames)
    .map(([placeholder, name]) => [name, ExpressionAttributeValues[placeholder.replace('#', ':')]])
    .filter(([, value]) => value !== undefined)
  return { ...Key, ...Object.fromEntries(set) }
}
