import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { cursorAt, placeAt } from '../../domain/admin/listPlace.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { CursorStore } from '../../store/cursors.ts'
import type { DirectoryIndex } from '../../store/directoryIndex.ts'
import { type RefreshDirectoryNeeds, refreshDirectory } from './refreshDirectory.ts'

export interface CheckDirectoryNeeds extends RefreshDirectoryNeeds {
  directoryIndex: Pick<DirectoryIndex, 'listNext'>
  cursors: CursorStore
  warn: Warn
}

const JOB = 'DIRECTORYCHECK'
/** A run a minute gets through 36,000 people a day. */
const AT_ONCE = 25

/**
 * Compares the next few people of a walk through the directory with their accounts and repairs what differs, for what no
 * change has told it. The counters need no count of their own: they move in the transaction of each entry.
 */
export async function checkDirectory(needs: CheckDirectoryNeeds, { now }: { now: EpochSeconds }) {
  const last = placeAt(await needs.cursors.find(JOB))
  const people = await needs.directoryIndex.listNext({ last, limit: AT_ONCE })
  const outcomes = await Promise.all(people.map(({ id }) => check(needs, { accountId: id, now })))
  // Past the last one the walk begins anew.
  await needs.cursors.keep(JOB, cursorAt(people.length < AT_ONCE ? undefined : people.at(-1)))
  return { checked: people.length, repaired: outcomes.filter((outcome) => outcome === 'wrong').length }
}

async function check(needs: CheckDirectoryNeeds, person: { accountId: string; now: EpochSeconds }) {
  try {
    const outcome = await refreshDirectory(needs, person)
    if (outcome === 'wrong') needs.warn('the directory was wrong about somebody', new Error(person.accountId))
    return outcome
  } catch (error) {
    needs.warn('somebody could not be checked in the directory', error)
    return undefined
  }
}
