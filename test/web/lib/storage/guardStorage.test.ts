import { expect, test } from 'vitest'
import { guardStorage } from '../../../../web/lib/storage/guardStorage.ts'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function aStorage(): Storage {
  const values = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

test('a storage that works keeps values until they are removed', () => {
  const storage = aStorage()
  const guarded = guardStorage(() => storage)

  expect(guarded.write('step', '4')).toBe(true)
  expect(guarded.read('step')).toBe('4')

  guarded.remove('step')
  expect(guarded.read('step')).toBeNull()
})

test.each<[string, () => Storage]>([
  ['that may not even be named', refuse],
  ['that refuses every use', () => ({ ...aStorage(), getItem: refuse, setItem: refuse, removeItem: refuse })],
])('a storage %s is empty, keeps nothing and never throws', (_, open) => {
  const guarded = guardStorage(open)

  expect(guarded.write('step', '4')).toBe(false)
  expect(guarded.read('step')).toBeNull()
  expect(() => guarded.remove('step')).not.toThrow()
})
