import { type FormEvent, useState } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import { USERS_PAGE } from '../../../shared/domain/admin.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './adminArea.module.css'
import { useAdminReply } from './callAdmin.ts'
import { UserRow } from './UserRow.tsx'

/** Everybody, newest first, or those that a search finds. */
export function People() {
  const [search, setSearch] = useState('')
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
      <Pages key={search} search={search} pages={pages} onMore={() => setPages(pages + 1)} />
    </>
  )
}

interface PagesProps {
  search: string
  pages: number
  onMore: () => void
}

const Pages = ({ search, pages, onMore }: PagesProps) => (
  <>
    <p role="status" className="unseen">
      {search ? `Showing people who match ${search}` : 'Showing everybody, newest first'}
    </p>
    <Page search={search} pagesLeft={pages - 1} onMore={onMore} />
  </>
)

interface PageProps {
  search: string
  after?: string
  /** How many more pages are open below this one. */
  pagesLeft: number
  onMore: () => void
}

/** Each page renders the next one, which begins after its last row. */
function Page({ search, after, pagesLeft, onMore }: PageProps) {
  const page = useAdminReply(admin.listUsers, { query: { ...(search && { search }), ...(after && { cursor: after }) } })
  return (
    <AsyncBoundary result={page} fallback={<Skeleton lines={10} />} failed="We couldn't load the list.">
      {(users) => (
        <>
          {users.length === 0 && !after && (
            <p>{search ? 'Nobody matches this search.' : 'Nobody has registered yet.'}</p>
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
          <NextPage users={users} search={search} pagesLeft={pagesLeft} onMore={onMore} />
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
