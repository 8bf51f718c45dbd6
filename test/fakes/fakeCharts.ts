import type { ChartStore } from '../../functions/store/charts.ts'
import type { NatalChart } from '../../shared/domain/chart.ts'

export function fakeCharts(): ChartStore {
  const charts = new Map<string, { hash: string; chart: NatalChart }>()
  return {
    async find(accountId, hash) {
      const kept = charts.get(accountId)
      return kept?.hash === hash ? kept.chart : undefined
    },

    async keep(accountId, hash, chart) {
      charts.set(accountId, { hash, chart })
    },
  }
}
