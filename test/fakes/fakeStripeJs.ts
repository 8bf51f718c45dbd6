/**
 * Runs in the page before its own scripts: a `window.Stripe` with one field for a card number, enough for
 * @stripe/react-stripe-js to run unchanged. 4242… works, …0002 is declined, …3155 asks for authentication.
 */
export const fakeStripeJs = `
  const calls = []
  const nothing = () => {}

  function element() {
    const listeners = {}
    return {
      mount(host) {
        host.innerHTML = '<label>Card number <input name="number" inputmode="numeric"></label>'
        setTimeout(() => listeners.ready?.({ elementType: 'payment' }))
      },
      on: (event, listener) => void (listeners[event] = listener),
      update: (options) => void calls.push(['update', options]),
      off: nothing,
      unmount: nothing,
      destroy: nothing,
    }
  }

  function elements(options) {
    calls.push(['elements', options])
    return { create: element, getElement: () => null, update: (change) => void calls.push(['theme', change]) }
  }

  const ask = () =>
    new Promise((answer) => {
      const box = document.body.appendChild(document.createElement('div'))
      box.style.cssText = 'position: fixed; top: 0; z-index: 9'
      for (const label of ['Approve', 'Refuse']) {
        const button = box.appendChild(document.createElement('button'))
        button.textContent = label
        button.onclick = () => (box.remove(), answer(label === 'Approve'))
      }
    })

  async function confirmSetup(options) {
    calls.push(['confirmSetup', options])
    const number = document.querySelector('[name=number]').value
    if (number.endsWith('0002')) return { error: { type: 'card_error', message: 'Your card was declined.' } }
    if (number.endsWith('3155') && !(await ask()))
      return { error: { type: 'invalid_request_error', message: 'We are unable to authenticate your payment method.' } }
    return { setupIntent: { id: 'seti_Fake123', status: 'succeeded' } }
  }

  const stripe = { elements, confirmSetup, createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing }
  // The local stack's own stand-in comes later and must not take its place.
  Object.defineProperty(globalThis, 'Stripe', { get: () => () => stripe, set: nothing })
  Object.assign(globalThis, { stripeCalls: calls })
`
