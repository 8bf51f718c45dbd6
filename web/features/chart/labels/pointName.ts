import type { Planet } from '../../../../shared/domain/chart.ts'

/** A body in an address: "north-node". */
export const pointName = (planet: Planet): string => planet.toLowerCase().replace(' ', '-')
