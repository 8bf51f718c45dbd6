import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig, unstable_serialize } from 'swr'
import type { Profile } from '../../shared/domain/user.ts'
import { SessionProvider } from '../../web/lib/session.tsx'

/** The words that a signed-in person, or a visitor, reads; tags and what they hold are left out. */
export async function renderFor(person: Profile | null, screen: ReactNode): Promise<string> {
  const known = {
    [unstable_serialize(['/api/auth/user'])]: person,
    [unstable_serialize(['/api/user/profile'])]: person,
  }
  const { prelude } = await prerender(
    <SWRConfig value={{ fallback: known }}>
      <MemoryRouter>
        <SessionProvider>{screen}</SessionProvider>
      </MemoryRouter>
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
