/** What a suite has measured, by what it is, for whoever reads its output. */
export const figures: Record<string, string> = {}

export const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  return `${sorted[0]} to ${sorted.at(-1)}, median ${sorted[Math.floor(sorted.length / 2)]}`
}
