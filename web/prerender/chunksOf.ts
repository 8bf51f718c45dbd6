import type { Rolldown } from 'vite'

/** The paths of the named chunks, in this order, and of everything they import statically. */
export function chunksOf(names: string[], output: Rolldown.RolldownOutput['output']): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const named = names.flatMap((name) => [...chunks.values()].filter((chunk) => chunk.name === name))
  const needed = new Set(named.map(({ fileName }) => fileName))
  for (const file of needed) for (const imported of chunks.get(file)?.imports ?? []) needed.add(imported)
  return [...needed].map((file) => `/${file}`)
}
