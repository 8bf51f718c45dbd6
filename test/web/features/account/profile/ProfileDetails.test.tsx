import { expect, test } from 'vitest'
import { ProfileDetails } from '../../../../../web/features/account/profile/ProfileDetails.tsx'
import { aProfile } from '../../../../makers/aProfile.ts'
import { renderAs } from '../../../renderAs.tsx'

test.each([
  ['non-binary', 'Gender Non binary'],
  ['prefer-not-to-say', 'Gender Prefer not to say'],
] as const)('a gender of %s is shown in the words in which it was asked for, with spaces for dashes', async (gender, shown) => {
  const details = await renderAs(null, <ProfileDetails profile={aProfile({ gender })} />)

  expect(details).toContain(shown)
})
