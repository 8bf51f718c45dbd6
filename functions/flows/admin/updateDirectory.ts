import { after, type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { DirectoryStore } from '../../store/directory.ts'
import type { JobRun } from '../JobRun.ts'
import { type CheckDirectoryNeeds, checkDirectory } from './checkDirectory.ts'
import { refreshDirectory } from './refreshDirectory.ts'

export interface UpdateDirectoryNeeds extends CheckDirectoryNeeds {
  directory: CheckDirectoryNeeds['directory'] & Pick<DirectoryStore, 'listDue' | 'postpone'>
  warn: Warn
}

const AT_ONCE = 10
const RETRY = 5 * MINUTE

/** Looks at everybody who has changed since the last run, then checks a few more. One who fails holds up no other. */
export async function updateDirectory(needs: UpdateDirectoryNeeds, { now, ids = [], mayGoOn = () => true }: JobRun) {
  const updated = { done: 0, failed: 0 }
  const update = async (accountId: string) => {
    updated[await take(needs, { accountId, now })] += 1
  }
  for (let due = [...ids, ...(await needs.directory.listDue(now))]; due.length > 0 && mayGoOn(); ) {
    for (let at = 0; at < due.length && mayGoOn(); at += AT_ONCE)
      await Promise.all(due.slice(at, at + AT_ONCE).map(update))
    // The index may name again what has just been done: the next run looks.
    const seen = new Set(due)
    due = (await needs.directory.listDue(now)).filter((id) => !seen.has(id))
  }
  return { ...updated, ...(mayGoOn() && (await checkDirectory(needs, { now }))) }
}

async function take(
  needs: UpdateDirectoryNeeds,
  person: { accountId: string; now: EpochSeconds },
): Promise<'done' | 'failed'> {
  try {
    await refreshDirectory(needs, person)
    return 'done'
  } catch (error) {
    needs.warn('somebody was not updated in the directory', error)
    await needs.directory.postpone(person.accountId, after(person.now, RETRY))
    return 'failed'
  }
}
