import { MOST_OF_START } from '../../../domain/places/gazetteer/nameIndex.ts'

/** Names that start alike: those from one index up to another. */
export interface CommonStart {
  start: string
  from: number
  to: number
}

/** What more than `MOST_OF_START` of the sorted names start with, sorted. */
export function commonStarts(names: readonly string[]): CommonStart[] {
  const found: CommonStart[] = []
  let longer: CommonStart[] = [{ start: '', from: 0, to: names.length }]
  while (longer.length > 0) {
    longer = longer.flatMap((start) => oneLetterOn(names, start)).filter(({ from, to }) => to - from > MOST_OF_START)
    found.push(...longer)
  }
  return found.sort((a, b) => (a.start < b.start ? -1 : 1))
}

function oneLetterOn(names: readonly string[], { start, from, to }: CommonStart): CommonStart[] {
  const parts: CommonStart[] = []
  for (let index = from; index < to; index++) {
    const longer = names[index]!.slice(0, start.length + 1)
    if (longer.length === start.length) continue
    const last = parts.at(-1)
    if (last?.start === longer) last.to = index + 1
    else parts.push({ start: longer, from: index, to: index + 1 })
  }
  return parts
}
