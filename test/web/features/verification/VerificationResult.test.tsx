import { expect, test } from 'vitest'
import { VerificationFailed } from '../../../../web/features/verification/VerificationResult.tsx'
import { aProfile } from '../../../makers/aProfile.ts'
import { renderAs } from '../../renderAs.tsx'

const expired = { title: 'Link Expired', message: 'Your link has expired.' }
const network = { title: 'Verification Failed', message: 'No connection.', mayRetry: true } as const
const nothing = () => {}

test('a visitor is told to sign in first, since another link is sent only to a member', async () => {
  expect(await renderAs(null, <VerificationFailed outcome={expired} onRetry={nothing} />)).toBe(
    'Link Expired Your link has expired. To get a new link, sign in first. Back to Sign In Send New Verification Email',
  )
})

test('a member is offered another link first', async () => {
  expect(await renderAs(aProfile(), <VerificationFailed outcome={expired} onRetry={nothing} />)).toBe(
    'Link Expired Your link has expired. Send New Verification Email Back to Sign In',
  )
})

test('where the same link may still work, everybody is first offered to try it again', async () => {
  expect(await renderAs(null, <VerificationFailed outcome={network} onRetry={nothing} />)).toBe(
    'Verification Failed No connection. Retry Back to Sign In Send New Verification Email',
  )
})
