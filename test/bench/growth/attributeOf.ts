/** A value as DynamoDB writes it down. */
export function attributeOf(value: unknown): object {
  if (value === null) return { NULL: true }
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
  if (typeof value === 'object' && !Array.isArray(value)) return { M: attributesOf(value) }
  throw new TypeError(`No row of ours holds ${typeof value}`)
}

export const attributesOf = (item: object): Record<string, object> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => (value === undefined ? [] : [[name, attributeOf(value)]])),
  )
