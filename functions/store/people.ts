import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { KeptPerson, slotOf } from '../domain/people/KeptPerson.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

const IS_THEM = { ConditionExpression: 'id = :id' }

/** The people that a member keeps, each in a numbered slot. */
export const peopleStore = ({ client, name: TableName, warn }: Table) => ({
  /** There are few, so one page holds them all. */
  async list(accountId: string): Promise<{ people: KeptPerson[]; slots: string[] }> {
    const { pk, sk } = keys.person(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      }),
    )
    const people = Items.map((item) => readRow({ warn }, { schema: KeptPerson }, item))
    return {
      people: people
        .filter((person) => person !== undefined)
        .sort((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id)),
      slots: Items.map((item) => String(item.sk).slice(sk.length)),
    }
  },

  async find(accountId: string, id: string): Promise<KeptPerson | undefined> {
    const Key = keys.person(accountId, slotOf(id))
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item?.id === id ? readRow({ warn }, { schema: KeptPerson }, Item) : undefined
  },

  /** False when the slot has been taken. */
  add(accountId: string, person: KeptPerson): Promise<boolean> {
    const Item = { ...keys.person(accountId, slotOf(person.id)), ...person }
    return wrote(client.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })))
  },

  /** False when there is no such person. */
  replace(accountId: string, person: KeptPerson): Promise<boolean> {
    const Item = { ...keys.person(accountId, slotOf(person.id)), ...person }
    const ExpressionAttributeValues = { ':id': person.id }
    return wrote(client.send(new PutCommand({ TableName, Item, ...IS_THEM, ExpressionAttributeValues })))
  },

  /** False when there is no such person. */
  remove(accountId: string, id: string): Promise<boolean> {
    const Key = keys.person(accountId, slotOf(id))
    const ExpressionAttributeValues = { ':id': id }
    return wrote(client.send(new DeleteCommand({ TableName, Key, ...IS_THEM, ExpressionAttributeValues })))
  },
})
export type PeopleStore = ReturnType<typeof peopleStore>
