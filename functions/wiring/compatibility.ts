import { reportStore } from '../store/reports.ts'
import { identityKey, members, table } from './parts.ts'

export function wireCompatibility() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), reports: reportStore(opened) }
}
