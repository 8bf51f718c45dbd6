import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { SWRConfig, unstable_serialize } from 'swr'
import type { Profile } from '../../shared/domain/user.ts'
import { StaticRouter } from '../../web/lib/navigation/router.tsx'
import { SessionProvider } from '../../web/lib/session/SessionProvider.tsx'

/** The text that a member, or a visitor for null, sees. */
export async function renderAs(profile: Profile | null, screen: ReactNode): Promise<string> {
  const fallback = {
    [unstable_serialize(['/api/auth/user'])]: profile,
    [unstable_serialize(['/api/user/profile'])]: profile,
  }
  const { prelude } = await prerender(
    <SWRConfig value={{ fallback }}>
      <StaticRouter location="/">
        <SessionProvider>{screen}</SessionProvider>
      </StaticRouter>
    </SWRConfig>,
  )
  const html = await new Response(prelude).text()
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
