import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link, NavLink, StaticRouter, useNavigate, useSearchParams } from '../../../../web/lib/navigation/router.tsx'

const renderAt = (location: string, page: React.ReactNode) =>
  renderToString(<StaticRouter location={location}>{page}</StaticRouter>)

test.each(['/natal-chart', '/Natal-Chart/', '/natal-chart?part=2#sun'])('%s is the screen of its link', (location) => {
  expect(renderAt(location, <NavLink to="/natal-chart">Chart</NavLink>)).toContain('aria-current="page"')
})

test.each(['/', '/natal', '/natal-chart/more'])('%s is another screen', (location) => {
  expect(renderAt(location, <NavLink to="/natal-chart">Chart</NavLink>)).not.toContain('aria-current')
})

test('an address that begins with a question mark is of the same screen', () => {
  expect(renderAt('/onboarding?step=8', <Link to="?step=2">Change</Link>)).toContain('href="/onboarding?step=2"')
})

test('the query is read from the address', () => {
  const Step = () => useSearchParams()[0].get('step')

  expect(renderAt('/onboarding?step=3', <Step />)).toBe('3')
})

test('nothing navigates while a page is rendered, or without a router', () => {
  function Impatient() {
    useNavigate()('/')
    return null
  }

  expect(() => renderAt('/', <Impatient />)).toThrow('while a page is rendered')
  expect(() => renderToString(<Link to="/">Start</Link>)).toThrow('needs a router')
})
