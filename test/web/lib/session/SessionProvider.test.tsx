import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { useSession } from '../../../../web/lib/session/SessionProvider.tsx'
import { aProfile } from '../../../makers/aProfile.ts'
import { renderAs } from '../../renderAs.tsx'

function SignedInUser() {
  const { user, isLoading } = useSession()
  return isLoading ? 'loading' : (user?.birthPlace ?? user?.email ?? 'nobody')
}

test('useSession throws outside its provider', async () => {
  await expect(prerender(<SignedInUser />, { onError: () => {} })).rejects.toThrow(
    'useSession must be used within SessionProvider',
  )
})

test('without a session there is no user, and loading has finished', async () => {
  expect(await renderAs(null, <SignedInUser />)).toBe('nobody')
})

test('the full profile replaces the session user', async () => {
  expect(await renderAs(aProfile({ birthPlace: 'Lisbon' }), <SignedInUser />)).toBe('Lisbon')
})
