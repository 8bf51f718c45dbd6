interface Owned {
  customer: string | { id: string } | null
}

/** Objects by id, of which those of one customer are found without looking at everybody's. */
export type ByCustomer<T extends Owned> = Map<string, T> & { of(customer: string): Iterable<T> }

/** An object keeps its customer for good. */
export function byCustomer<T extends Owned>(entries: Iterable<[string, T]>): ByCustomer<T> {
  const all = new Map<string, T>()
  const owned = new Map<unknown, Map<string, T>>()
  const put = all.set.bind(all)
  const drop = all.delete.bind(all)
  const indexed = Object.assign(all, {
    of: (customer: string) => owned.get(customer)?.values() ?? [],
    set(id: string, object: T) {
      owned.set(object.customer, (owned.get(object.customer) ?? new Map<string, T>()).set(id, object))
      put(id, object)
      return indexed
    },
    delete(id: string) {
      owned.get(all.get(id)?.customer)?.delete(id)
      return drop(id)
    },
  }) as ByCustomer<T>
  for (const [id, object] of entries) indexed.set(id, object)
  return indexed
}
