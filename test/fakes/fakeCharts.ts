import type { ChartStore } from '../../functions/store/charts.ts'
import type { NatalChart } from '../../shared/domain/chart.ts'

export function fakeCharts(): ChartStore {
  const charts = new Map<string, NatalChart>()
  return {
    find: async (accountId, hash) => charts.get(`${accountId} ${hash}`),
    async keep(accountId, hash, chart) {
      charts.set(`${accountId} ${hash}`, chart)
    },
  }
}
