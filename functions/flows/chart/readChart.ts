import { Problem } from '../../../shared/contract/problem.ts'
import type { Birth } from '../../../shared/domain/birth.ts'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import { hasBirthData } from '../../../shared/domain/hasBirthData.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { castChart, editionOfCharts } from '../../domain/chart/natalChart.ts'
import { hashOf } from '../../domain/identity/token.ts'
import type { ChartStore } from '../../store/charts.ts'

interface Needs {
  charts: ChartStore
}

/** The person's chart: kept under what it was cast from, so that an edit or a new edition makes a new one. */
export async function readChart({ charts }: Needs, account: Account): Promise<NatalChart> {
  const birth = readBirth(account)
  const hash = hashOf(JSON.stringify([editionOfCharts(), birth]))
  const kept = await charts.find(account.id, hash)
  if (kept) return kept
  const chart = castChart(birth)
  await charts.keep(account.id, hash, chart)
  return chart
}

/** The birth, or a Problem that says what the person has to add. */
export function readBirth(account: Account): Birth {
  const birth = birthOf(account)
  if (birth) return birth
  throw new Problem(hasBirthData(account) ? 'PLACE_UNRESOLVED' : 'BIRTH_DATA_REQUIRED')
}
