import type { Browser } from './aBrowser.ts'
import type { Backend } from './openBackend.ts'

let cards = 0

/** A card number that works and that nobody else in this run has: the check digit after Luhn. */
export function aCard(): string {
  cards += 1
  const body = `42424242${String(cards).padStart(7, '0')}`
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = Number(digit)
    return total + (at % 2 === 0 ? value * 2 - (value > 4 ? 9 : 0) : value)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

export interface Paying {
  currency?: 'USD' | 'SGD'
  card?: string
}

/** Opens a checkout and sets up a card, as the page does before its last call. */
export async function setUpCard(
  backend: Backend,
  { ask }: Pick<Browser, 'ask'>,
  { currency = 'USD', card = aCard() }: Paying = {},
) {
  const opened = await ask('POST', '/api/subscribe', { body: { plan: 'weekly', currency } })
  if (opened.status !== 200) throw new Error(`subscribe: ${opened.status} ${opened.text}`)
  const { setupIntentId } = opened.body
  const setup = backend.stripe.confirmSetup({ id: setupIntentId, card })
  return { opened, setup, setupIntentId: setupIntentId as string }
}

/** Goes through the whole checkout; answers the last reply. */
export async function startTrial(backend: Backend, browser: Pick<Browser, 'ask'>, paying: Paying = {}) {
  const { setupIntentId } = await setUpCard(backend, browser, paying)
  return browser.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })
}
