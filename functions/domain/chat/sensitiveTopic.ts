import type { Distress } from './distress/Distress.ts'
import { distressOf } from './distress/distressOf.ts'

/** What must never be answered by a writer. A crisis is answered at once, whatever the month's limit says. */
export type SensitiveTopic = 'crisis' | 'medical'

const TOPIC_OF: Record<Distress, SensitiveTopic> = {
  overdose: 'crisis',
  despair: 'crisis',
  selfHarm: 'crisis',
  abuse: 'crisis',
  eating: 'crisis',
  minor: 'crisis',
  pregnancy: 'medical',
  illness: 'medical',
}

/** Whether a message speaks of somebody's life or health in a way that only people can answer. */
export function sensitiveTopic(message: string): SensitiveTopic | undefined {
  const kind = distressOf(message)
  return kind && TOPIC_OF[kind]
}
