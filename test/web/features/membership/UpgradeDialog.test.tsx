import { expect, test } from 'vitest'
import { PremiumGateDialog } from '../../../../web/features/membership/PremiumGateDialog.tsx'
import { UpgradeDialog } from '../../../../web/features/membership/UpgradeDialog.tsx'
import { UpsellDialog } from '../../../../web/features/membership/UpsellDialog.tsx'
import { renderFor } from '../../renderFor.tsx'

const nothing = () => {}

test('beside every button that starts a trial stands the price, when it is charged and how to leave', async () => {
  for (const Offer of [UpsellDialog, UpgradeDialog, PremiumGateDialog]) {
    const words = await renderFor(null, <Offer open onClose={nothing} />)

    expect(words).toContain('Then $12.99/month')
    expect(words).toContain('charged after 3 days')
    expect(words).toContain('Cancel in Settings before the trial ends')
  }
})

test('the gate names the feature that it stands before', async () => {
  expect(await renderFor(null, <PremiumGateDialog open onClose={nothing} />)).toContain('Unlock Premium Features')
  expect(await renderFor(null, <PremiumGateDialog open onClose={nothing} feature="AI Chat" />)).toContain(
    'Unlock AI Chat',
  )
})
