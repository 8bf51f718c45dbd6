/** The parts that a narrow screen shows one of at a time, each by the name that its address ends with. */
export const chartParts = [
  { hash: '#overview', label: 'Overview' },
  { hash: '#positions', label: 'Planets' },
  { hash: '#houses', label: 'Houses' },
  { hash: '#aspects', label: 'Aspects' },
] as const

export type PartHash = (typeof chartParts)[number]['hash']

/** Whatever is not in a part of its own is in the overview. */
export const partAt = (hash: string): PartHash => chartParts.find((part) => part.hash === hash)?.hash ?? '#overview'
