/**
 * A fake whose calls act a turn of the event loop late, as over a network: whoever does not wait for one goes on before
 * it has happened.
 */
export const overTheWire = <Fake extends object>(fake: Fake): Fake =>
  Object.fromEntries(Object.entries(fake).map(([name, part]) => [name, late(part)])) as Fake

function late(part: unknown): unknown {
  if (typeof part === 'object' && part !== null) return overTheWire(part)
  if (typeof part !== 'function') return part
  return async (...given: unknown[]) => {
    await new Promise((resume) => setImmediate(resume))
    return part(...given)
  }
}
