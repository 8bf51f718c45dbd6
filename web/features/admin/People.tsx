import { type FormEvent, useState } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import { USERS_PAGE, UserState } from '../../../shared/domain/admin.ts'
import { Link, useSearchParams } from '../../lib/navigation/router.tsx'
import { paths } from '../../paths.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './adminArea.module.css'
import { useAdminReply } from './callAdmin.ts'
import { listOf } from './StatsTiles.tsx'
import { UserRow } from './UserRow.tsx'

/** Everybody, newest first, or those in a state, or that a search finds. */
export function People() {
  const [search, setSearch] = useState('')
  const [address] = useSearchParams()
  const status = UserState.safeParse(address.get('status')).data
  const [pages, setPages] = useState(1)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
    setPages(1)
  }

  return (
    <>
      <search>
        <form className={styles.search} onSubmit={submit}>
          <TextField
            label="Search people"
            name="search"
            type="search"
            maxLength={100}
            autoComplete="off"
            placeholder="Search by email, name, or ID..."
          />
          <Button type="submit" tone="quiet">
            Search
          </Button>
        </form>
      </search>
      <States current={status} />
      <Pages
        key={`${status} ${search}`}
        search={search}
        status={status}
        pages={pages}
        onMore={() => setPages(pages + 1)}
      />
    </>
  )
}

const states: Record<UserState, string> = {
  trial: 'Trial',
  active: 'Active',
  cancelled: 'Cancelled',
  past_due: 'Past due',
  complimentary: 'Complimentary',
  free: 'Free',
  disputed: 'Disputed',
}

/** Whom the list shows. */
const States = ({ current }: { current: UserState | undefined }) => (
  <nav aria-label="Filter the list" className={styles.states}>
    <Link to={paths.admin} aria-current={current === undefined ? 'page' : undefined}>
      Everybody
    </Link>
    {UserState.options.map((state) => (
      <Link key={state} to={listOf(state)} aria-current={state === current ? 'page' : undefined}>
        {states[state]}
      </Link>
    ))}
  </nav>
)

interface PagesProps {
  search: string
  status: UserState | undefined
  pages: number
  onMore: () => void
}

const Pages = ({ search, status, pages, onMore }: PagesProps) => (
  <>
    <p role="status" className="unseen">
      {shownOf({ search, status })}
    </p>
    <Page search={search} status={status} pagesLeft={pages - 1} onMore={onMore} />
  </>
)

const shownOf = ({ search, status }: Pick<PagesProps, 'search' | 'status'>) =>
  [
    search ? `Showing people who match ${search}` : 'Showing everybody, newest first',
    status && `filtered by ${states[status]}`,
  ]
    .filter(Boolean)
    .join(', ')

interface PageProps {
  search: string
  status: UserState | undefined
  after?: string
  /** How many more pages are open below this one. */
  pagesLeft: number
  onMore: () => void
}

/** Each page renders the next one, which begins after its last row. */
function Page({ search, status, after, pagesLeft, onMore }: PageProps) {
  const page = useAdminReply(admin.listUsers, {
    query: { ...(search && { search }), ...(status && { status }), ...(after && { cursor: after }) },
  })
  return (
    <AsyncBoundary result={page} fallback={<Skeleton lines={10} />} failed="We couldn't load the list.">
      {(users) => (
        <>
          {users.length === 0 && !after && (
            <p>
              {search
                ? 'Nobody matches this search.'
                : status
                  ? 'Nobody is in this state.'
                  : 'Nobody has registered yet.'}
            </p>
          )}
          {users.length > 0 && (
            <table className={styles.people}>
              <thead>
                <tr>
                  <th scope="col">Person</th>
                  <th scope="col">Plan</th>
                  <th scope="col">Actions</th>
                </tr>
              </thead>
              <tbody>
                {users.map((user) => (
                  <UserRow key={user.id} user={user} />
                ))}
              </tbody>
            </table>
          )}
          <NextPage users={users} search={search} status={status} pagesLeft={pagesLeft} onMore={onMore} />
        </>
      )}
    </AsyncBoundary>
  )
}

function NextPage({ users, ...rest }: Omit<PageProps, 'after'> & { users: readonly { cursor: string }[] }) {
  const last = users.at(-1)
  // A page that lost a row to a deletion is still a full one.
  if (!last || users.length < USERS_PAGE - 1) return null
  if (rest.pagesLeft > 0) return <Page {...rest} after={last.cursor} pagesLeft={rest.pagesLeft - 1} />
  return (
    <div className={stack.row}>
      <Button tone="quiet" onClick={rest.onMore}>
        Show more
      </Button>
    </div>
  )
}
