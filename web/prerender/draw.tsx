import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { brand } from '../../shared/domain/brand.ts'
import { App } from '../App.tsx'
import { documents } from '../documents.tsx'
import { paths } from '../paths.ts'
import { Arriving } from '../ui/Arriving.tsx'

export { default as documentStyle } from '../features/legal/legal.module.css?inline'

/** The landing page as HTML, as a visitor meets it. */
export const drawLanding = (): Promise<string> =>
  draw(
    <StaticRouter location={paths.landing}>
      <App />
    </StaticRouter>,
  )

/** The pages that are only read. */
export const drawDocuments = () =>
  Promise.all(
    documents.map(async ({ path, title, lead, draw: Page }) => ({
      name: `${path.slice(1)}.html`,
      words: await draw(
        <>
          <title>{`${title} · ${brand.name}`}</title>
          <meta name="description" content={lead} />
        </>,
      ),
      html: await draw(
        <StaticRouter location={path}>
          <Page />
        </StaticRouter>,
      ),
    })),
  )

/** What every other document holds until its screen is there. */
export const drawArriving = (): Promise<string> => draw(<Arriving />)

async function draw(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  return text(prelude)
}
