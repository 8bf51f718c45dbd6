import { expect, test } from 'vitest'
import { VerificationReminder } from '../../../../web/features/verification/VerificationReminder.tsx'
import { aProfile } from '../../../makers/aProfile.ts'
import { renderAs } from '../../renderAs.tsx'

test.each([
  true,
  false,
])('whoever takes no mail from us reads why and where to change it (verified: %s)', async (emailVerified) => {
  const person = aProfile({ emailVerified, emailUndeliverable: true })

  expect(await renderAs(person, <VerificationReminder />)).toBe(
    "Orrery We can't reach you by email: our last message bounced or was marked as spam. Change Email",
  )
})

test('whose address is verified and takes mail sees the logo and no banner', async () => {
  expect(await renderAs(aProfile({ emailVerified: true }), <VerificationReminder />)).toBe('Orrery')
})
