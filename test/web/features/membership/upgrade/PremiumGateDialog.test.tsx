import { expect, test } from 'vitest'
import { PremiumGateDialog } from '../../../../../web/features/membership/upgrade/PremiumGateDialog.tsx'
import { UpsellDialog } from '../../../../../web/features/membership/upgrade/UpsellDialog.tsx'
import { aProfile } from '../../../../makers/aProfile.ts'
import { renderAs } from '../../../renderAs.tsx'

const nothing = () => {}

test('every offer of a trial states the price, when it is charged and how to cancel', async () => {
  for (const Offer of [UpsellDialog, PremiumGateDialog]) {
    const text = await renderAs(null, <Offer open onClose={nothing} />)

    expect(text).toContain('Then $12.99/month')
    expect(text).toContain('charged after 3 days')
    expect(text).toContain('Cancel in Settings before the trial ends')
  }
})

test('the gate names the locked feature', async () => {
  expect(await renderAs(null, <PremiumGateDialog open onClose={nothing} />)).toContain('Unlock Premium Features')
  expect(await renderAs(null, <PremiumGateDialog open onClose={nothing} feature="AI Chat" />)).toContain(
    'Unlock AI Chat',
  )
})

test('whoever has had a trial is offered no second one', async () => {
  const profile = aProfile({ subscriptionStatus: 'inactive', trialEndsAt: '2020-01-01T00:00:00Z' })

  for (const Offer of [UpsellDialog, PremiumGateDialog]) {
    const text = await renderAs(profile, <Offer open onClose={nothing} />)

    expect(text).toContain("You've had your free trial, so you're charged when you subscribe")
    expect(text).not.toMatch(/3.Day|3 Days|Start Free Trial/)
  }
})
