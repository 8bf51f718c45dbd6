import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { arriveAtEntry, write } from './historyEntries.ts'

/*
 * The part of a router that this app uses: every path is a constant, so there is no pattern to match and no loader to
 * wait for. The names are React Router's, which is ten times as large.
 */

export interface Location {
  pathname: string
  search: string
  hash: string
  /** What the link or call that led here left for this screen. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever reads it knows who wrote it, and checks.
  state: any
  /** Of its own for each navigation; INITIAL_KEY for the location that the page was opened at. */
  key: string
}

interface Options {
  replace?: boolean | undefined
  state?: unknown
}

type NavigateFunction = (to: string, options?: Options) => void

export const INITIAL_KEY = 'default'

interface Router {
  location: Location
  navigate: NavigateFunction
  /** Renders what the browser's address now says. */
  show: () => void
}

const RouterContext = createContext<Router | null>(null)

/** The location is the browser's. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(browserLocation)
  // The screen before stays until the next one has loaded.
  const show = useCallback(() => startTransition(() => setLocation(browserLocation())), [])
  const navigate = useCallback<NavigateFunction>(
    (to, { replace = false, state = null } = {}) => {
      const { isOverlay, isSpent } = history.state ?? {}
      write({ usr: state, key: Math.random().toString(36).slice(2, 10) }, to, replace || isOverlay || isSpent)
      show()
    },
    [show],
  )

  // Before any effect of a screen, which may navigate at once.
  useLayoutEffect(() => {
    const arrive = () => !arriveAtEntry() && show()
    arriveAtEntry()
    addEventListener('popstate', arrive)
    return () => removeEventListener('popstate', arrive)
  }, [show])

  const router = useMemo(() => ({ location, navigate, show }), [location, navigate, show])
  return <RouterContext value={router}>{children}</RouterContext>
}

/** The location is fixed: for pages that are rendered without a browser. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(location, 'http://localhost')
  const fixed = { pathname, search, hash, state: null, key: INITIAL_KEY }
  return <RouterContext value={{ location: fixed, navigate: refuse, show: refuse }}>{children}</RouterContext>
}

function refuse(): never {
  throw new Error('Nothing navigates while a page is rendered')
}

export const useLocation = (): Location => useRouter().location

/** A function that always stays the same one. An address that begins with "?" is of the same screen. */
export const useNavigate = (): NavigateFunction => useRouter().navigate

/** The query, and a function that replaces all of it in a new entry of the history. */
export function useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void] {
  const { location, navigate } = useRouter()
  const search = useMemo(() => new URLSearchParams(location.search), [location.search])
  return [search, (next) => navigate(`?${new URLSearchParams(next)}`)]
}

/** Goes there as soon as it renders. */
export function Navigate({ to, replace, state }: { to: string } & Options) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: unknown }

/** A link within the app. Where it leads to the same address, the history gets no second entry. */
export function Link({ to, state, onClick, ...others }: LinkProps) {
  const { location, navigate } = useRouter()
  const href = to.startsWith('?') ? location.pathname + to : to

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || others.target || isForAnotherTab(event)) return
    event.preventDefault()
    navigate(href, { replace: href === location.pathname + location.search + location.hash, state })
  }
  return <a {...others} href={href} onClick={follow} />
}

/** Says whether it leads to the screen that is shown. */
export const NavLink = (props: LinkProps) => (
  <Link {...props} aria-current={screenPath(useLocation().pathname) === props.to ? 'page' : undefined} />
)

/** As paths.ts writes it: people type capitals and a slash at the end. */
export const screenPath = (pathname: string): string => pathname.replace(/(?!^)\/+$/, '').toLowerCase()

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

const browserLocation = (): Location => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state?.usr ?? null,
  key: history.state?.key ?? INITIAL_KEY,
})

/** Screens use the hooks of this file, and those for overlays. */
export function useRouter() {
  const router = useContext(RouterContext)
  if (!router) throw new Error('This needs a router around it')
  return router
}
