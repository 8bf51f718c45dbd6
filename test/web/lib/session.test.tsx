import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { useSession } from '../../../web/lib/session.tsx'
import { aProfile } from '../../makers/aProfile.ts'
import { renderFor } from '../renderFor.tsx'

function Who() {
  const { user, isLoading } = useSession()
  return isLoading ? 'looking' : (user?.birthPlace ?? user?.email ?? 'nobody')
}

test('outside its provider the session is an error and not a visitor', async () => {
  await expect(prerender(<Who />, { onError: () => {} })).rejects.toThrow(
    'useSession must be used within SessionProvider',
  )
})

test('a person without a session is nobody, and is no longer looked for', async () => {
  expect(await renderFor(null, <Who />)).toBe('nobody')
})

test('the fuller profile takes the place of the session user', async () => {
  expect(await renderFor(aProfile({ birthPlace: 'Lisbon' }), <Who />)).toBe('Lisbon')
})
