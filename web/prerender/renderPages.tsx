import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { brand } from '../../shared/domain/brand.ts'
import { App } from '../App.tsx'
import { AppShell } from '../features/shell/AppShell.tsx'
import { StaticRouter } from '../lib/navigation/router.tsx'
import { paths } from '../paths.ts'
import { staticPages } from '../staticPages.tsx'
import { ScreenSkeleton } from '../ui/feedback/ScreenSkeleton.tsx'
import { NoScript } from './NoScript.tsx'
import { pageHead } from './pageHead.ts'

export { default as staticPageStyle } from '../features/legal/legal.module.css?inline'
export { drawPictures } from './pictures/drawPictures.tsx'

/** The landing page as a visitor sees it. */
export const renderLanding = (): Promise<string> =>
  render(
    <StaticRouter location={paths.landing}>
      <App />
    </StaticRouter>,
  )

/** The pages without JavaScript. */
export const renderStaticPages = (origin: string) =>
  Promise.all(
    staticPages.map(async ({ path, title, lead, page: Page }) => ({
      name: `${path.slice(1)}.html`,
      path,
      head: pageHead({ title: `${title} · ${brand.name}`, description: lead, path, origin }),
      html: await render(
        <StaticRouter location={path}>
          <Page />
        </StaticRouter>,
      ),
    })),
  )

/** What an unknown address shows. Imported as the app imports it, or it would be bundled twice. */
export async function renderNotFound(): Promise<string> {
  const { NotFound } = await import('../screens/NotFound.tsx')
  return render(
    <StaticRouter location="/not-found">
      <NotFound />
    </StaticRouter>,
  )
}

/** What a screen shows without JavaScript. */
export const renderNoScript = (): Promise<string> => render(<NoScript />)

/** What app.html shows until a screen has loaded. */
export const renderScreenSkeleton = (): Promise<string> => render(<ScreenSkeleton />)

/** The same in the app shell: what shell.html shows. */
export const renderShell = (): Promise<string> =>
  render(
    <StaticRouter location={paths.landing}>
      <AppShell>
        <ScreenSkeleton />
      </AppShell>
    </StaticRouter>,
  )

async function render(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  return text(prelude)
}
