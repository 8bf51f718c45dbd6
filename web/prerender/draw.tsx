import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../App.tsx'
import { paths } from '../paths.ts'
import { Arriving } from '../ui/Arriving.tsx'

/** The landing page as HTML, as a visitor meets it. */
export const drawLanding = (): Promise<string> =>
  draw(
    <StaticRouter location={paths.landing}>
      <App />
    </StaticRouter>,
  )

/** What every other document holds until its screen is there. */
export const drawArriving = (): Promise<string> => draw(<Arriving />)

async function draw(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  return text(prelude)
}
