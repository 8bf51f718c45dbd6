import { invalidInput } from '../../../shared/contract/problem.ts'
import { type ListedUser, USERS_PAGE, type UserState } from '../../../shared/domain/admin.ts'
import { statesOf } from '../../../shared/domain/adminRules.ts'
import { isEmail, normaliseEmail } from '../../../shared/domain/email.ts'
import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import { cursorOf, placeIn } from '../../domain/admin/listCursor.ts'
import { isNewer, type ListPlace } from '../../domain/admin/listPlace.ts'
import { cutWord, isFoundBy, wordsIn } from '../../domain/admin/searchWords.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { DirectoryIndex } from '../../store/directoryIndex.ts'

export interface ListUsersNeeds {
  accounts: Pick<AccountStore, 'find' | 'findIdByEmail'>
  directoryIndex: Pick<DirectoryIndex, 'listNewest' | 'listMatching'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface DirectoryQuery {
  search?: string | undefined
  status?: UserState | undefined
  /** The cursor of the row to go on after. */
  cursor?: string | undefined
  now: EpochSeconds
}

const TRIED_WORDS = 3
/** Before everybody: the one who is found by their whole address or id comes first, and the others follow. */
const FIRST = epochSeconds(999_999_999_999)

/**
 * A page of the people whose accounts are open, newest first, of one state where one is given; with a search those in whose address, names or id every
 * word of it occurs. Whoever has exactly this address or id comes first. Fails with INVALID_INPUT for a made-up cursor.
 */
export async function listUsers(needs: ListUsersNeeds, asked: DirectoryQuery): Promise<ListedUser[]> {
  const { search = '', status, cursor, now } = asked
  const key = pseudonym(await needs.identityKey(now), 'admin list')
  const last = cursor === undefined ? undefined : placeIn(key, cursor)
  if (cursor !== undefined && !last) throw invalidInput({ cursor: 'Use the cursor of an earlier answer' })
  const rowOf = ({ account, entitlement }: AccountRecord, place: ListPlace = account): ListedUser => ({
    ...adminUserOf(account, entitlement, now),
    cursor: cursorOf(key, place),
  })

  // The index may be a moment behind: the account decides.
  const hasStatus = ({ account, entitlement }: AccountRecord) =>
    status === undefined || statesOf(adminUserOf(account, entitlement, now)).includes(status)
  if (search.trim() === '')
    return (await readPage(needs, everybody(needs, { last, status }), hasStatus)).map((record) => rowOf(record))
  const exact = [await findExactly(needs, search.trim())].find((record) => record && hasStatus(record))
  const words = wordsIn(search)
  const isOther = (record: AccountRecord) =>
    record.account.id !== exact?.account.id && isFoundBy(record.account, words) && hasStatus(record)
  const found = await readPage(needs, matching(needs, { words, last }), isOther)
  const first = exact && !last ? [rowOf(exact, { createdAt: FIRST, id: exact.account.id })] : []
  return [...first, ...found.map((record) => rowOf(record))].slice(0, USERS_PAGE)
}

/** Pages of everybody, or of all in a state, each as large as an answer. */
async function* everybody(
  { directoryIndex }: ListUsersNeeds,
  { last, status }: { last: ListPlace | undefined; status: UserState | undefined },
) {
  for (let before = last; ; ) {
    const places = await directoryIndex.listNewest({ state: status, before, limit: USERS_PAGE })
    yield places
    if (places.length < USERS_PAGE) return
    before = places.at(-1)
  }
}

interface Matching {
  words: string[]
  last: ListPlace | undefined
}

/** Those whom one of the words finds; the other words are looked for in the accounts. */
async function* matching(needs: ListUsersNeeds, { words, last }: Matching) {
  const places = await fewestPlaces(needs, words)
  const start = last ? places.findIndex((place) => isNewer(last, place)) : 0
  if (start < 0) return
  for (let at = start; at < places.length; at += USERS_PAGE) yield places.slice(at, at + USERS_PAGE)
}

/**
 * A long word finds few people, unless it is a domain that many have: then a shorter word is looked up as well, of three
 * at most, and the one that finds the fewest is taken.
 */
async function fewestPlaces({ directoryIndex }: ListUsersNeeds, words: string[]): Promise<ListPlace[]> {
  const longest = [...new Set(words.map(cutWord))].sort((a, b) => b.length - a.length).slice(0, TRIED_WORDS)
  let fewest: ListPlace[] | undefined
  for (const word of longest) {
    const places = await directoryIndex.listMatching(word)
    if (!fewest || places.length < fewest.length) fewest = places
    if (fewest.length <= USERS_PAGE) break
  }
  return fewest ?? []
}

/** Accounts that are gone or being deleted fall out, so it goes on until the page is full. */
async function readPage(
  { accounts }: ListUsersNeeds,
  pages: AsyncIterable<ListPlace[]>,
  isWanted = (_: AccountRecord) => true,
): Promise<AccountRecord[]> {
  const page: AccountRecord[] = []
  for await (const places of pages) {
    const records = await Promise.all(places.map(({ id }) => accounts.find(id)))
    page.push(...records.filter((record) => isOpen(record)).filter(isWanted))
    if (page.length >= USERS_PAGE) break
  }
  return page.slice(0, USERS_PAGE)
}

const isOpen = (record: AccountRecord | undefined): record is AccountRecord =>
  record !== undefined && record.account.status !== 'deleting'

async function findExactly({ accounts }: ListUsersNeeds, search: string): Promise<AccountRecord | undefined> {
  const id = isEmail(search) ? await accounts.findIdByEmail(normaliseEmail(search)) : idIn(search)
  const record = id === undefined ? undefined : await accounts.find(id)
  return isOpen(record) ? record : undefined
}

const idIn = (search: string): string | undefined => (/^[A-Za-z0-9_-]{8,64}$/.test(search) ? search : undefined)
