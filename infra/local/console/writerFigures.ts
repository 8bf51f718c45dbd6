import type { AdminStats } from '../../../shared/domain/admin.ts'
import type { StatsDay } from '../../../shared/domain/statsDay.ts'
import { visitor } from './people/visitor.ts'

type WriterFigures = Pick<StatsDay, 'date' | 'readings' | 'modelReadings' | 'answers' | 'modelAnswers'>

/** How much the model and the almanac have written today, as an operator reads it. Signs in, so it is asked for by hand. */
export async function writerFigures(needs: { port: number; adminPassword: string }): Promise<WriterFigures> {
  const operator = visitor(needs.port)
  await operator.ask('POST', '/api/admin/login', { password: needs.adminPassword })
  const { days }: AdminStats = await operator.ask('GET', '/api/admin/stats')
  const { date, readings, modelReadings, answers, modelAnswers } = days.at(-1)!
  return { date, readings, modelReadings, answers, modelAnswers }
}
