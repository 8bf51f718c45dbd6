import { progressStore } from '../store/progress.ts'
import { members, table } from './parts.ts'

export function wireMeditation() {
  const opened = table()
  return { ...members(opened), progress: progressStore(opened) }
}
