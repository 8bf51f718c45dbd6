import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Navigation } from '../../../../web/features/shell/Navigation.tsx'
import { ThemeSwitch } from '../../../../web/features/shell/ThemeSwitch.tsx'
import { StaticRouter } from '../../../../web/lib/navigation/router.tsx'

test('the theme switch of the navigation and the one of the settings have names of their own', () => {
  const html = renderToString(
    <StaticRouter location="/">
      <Navigation />
      <ThemeSwitch hasLabels />
    </StaticRouter>,
  )

  const legends = [...html.matchAll(/<legend[^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(legends).toEqual(['Quick theme switch', 'Theme'])
  const groups = new Set([...html.matchAll(/type="radio" name="([^"]*)"/g)].map(([, name]) => name))
  expect(groups.size).toBe(2)
})
