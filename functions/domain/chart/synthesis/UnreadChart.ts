import type { NatalChart } from '../../../../shared/domain/chart.ts'

/** A chart of which no synthesis has been written yet. */
export type UnreadChart = Omit<NatalChart, 'synthesis'>
