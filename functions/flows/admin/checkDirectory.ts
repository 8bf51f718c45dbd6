import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import type { ListPlace } from '../../domain/admin/listPlace.ts'
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
  const last = placeOf(await needs.cursors.find(JOB))
  const people = await needs.directoryIndex.listNext({ last, limit: AT_ONCE })
  const outcomes = await Promise.all(people.map(({ id }) => check(needs, { accountId: id, now })))
  const reached = people.at(-1)
  // Past the last one the walk begins anew.
  await needs.cursors.keep(JOB, people.length < AT_ONCE || !reached ? undefined : cursorOf(reached))
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

const cursorOf = ({ createdAt, id }: ListPlace): string => `${createdAt}#${id}`

function placeOf(cursor: string | undefined): ListPlace | undefined {
  const [createdAt, id] = cursor?.split('#') ?? []
  return id === undefined ? undefined : { createdAt: epochSeconds(Number(createdAt)), id }
}
