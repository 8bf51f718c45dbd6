/*
 * Stands in for Stripe.js in the local stack: the same calls as the real one, with a form of its own in place of Stripe's
 * frame. The runner puts it into the page; no build contains it. It talks to the console of the local stack.
 */
{
  const CARD = '4242 4242 4242 4242'
  const WALLETS = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

  const make = (tag, props = {}, style = {}) => {
    const element = Object.assign(document.createElement(tag), props)
    // Through the object model: the page's policy forbids style attributes.
    Object.assign(element.style, style)
    return element
  }

  const emitter = () => {
    const listeners = new Map()
    return {
      on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
      off: (event, listener) =>
        listeners.set(
          event,
          (listeners.get(event) ?? []).filter((each) => each !== listener),
        ),
      emit: (event, value) => {
        for (const listener of listeners.get(event) ?? []) listener(value)
      },
    }
  }

  const labelled = (text, props) => {
    const label = make('label', { textContent: text }, { display: 'block', margin: '0 0 12px' })
    const input = make('input', { type: 'text', inputMode: 'numeric', autocomplete: 'off', ...props }, FIELD)
    label.append(input)
    return { label, input }
  }
  const BOX = { border: '1px solid var(--line-strong)', borderRadius: '2px', background: 'var(--surface)' }
  const FIELD = { ...BOX, display: 'block', width: '100%', boxSizing: 'border-box', padding: '12px', font: 'inherit' }
  const BUTTON = { ...BOX, minHeight: '44px', padding: '0 16px', margin: '0 8px 8px 0' }

  /** The payment form: tabs for the wallets, and fields for a card. Only the number counts. */
  function paymentElement(options = {}) {
    const events = emitter()
    const root = make('div')
    const { label: number, input: card } = labelled('Card number', { placeholder: CARD, name: 'number' })
    const { label: expiry } = labelled('Expiration date', { placeholder: '12 / 34', name: 'expiry' })
    const { label: code } = labelled('Security code', { placeholder: '123', name: 'cvc' })
    const fields = make('div')
    fields.append(number, expiry, code)
    let type = 'card'

    const isComplete = () => type !== 'card' || card.value.replace(/\D/g, '').length >= 13
    const tell = () =>
      events.emit('change', {
        elementType: 'payment',
        collapsed: false,
        empty: card.value === '',
        complete: isComplete(),
        value: { type },
      })
    const choose = (next) => {
      type = next
      fields.hidden = type !== 'card'
      for (const tab of root.querySelectorAll('button')) {
        const isChosen = tab.value === type
        tab.setAttribute('aria-pressed', String(isChosen))
        tab.style.borderColor = isChosen ? 'var(--brass)' : 'var(--line-strong)'
      }
      tell()
    }
    const shown = ({ wallets = {}, paymentMethodOrder = [] }) => {
      const isOff = { apple_pay: wallets.applePay === 'never', google_pay: wallets.googlePay === 'never' }
      const all = ['card', ...Object.keys(WALLETS).filter((name) => !isOff[name])]
      return [
        ...paymentMethodOrder.filter((name) => all.includes(name)),
        ...all.filter((name) => !paymentMethodOrder.includes(name)),
      ]
    }
    const render = () => {
      const tabs = shown(options).map((value) =>
        make(
          'button',
          { type: 'button', value, textContent: WALLETS[value] ?? 'Card', onclick: () => choose(value) },
          BUTTON,
        ),
      )
      root.replaceChildren(
        ...tabs,
        make('p', { textContent: 'Local stand-in for Stripe. Nothing is charged.' }),
        fields,
      )
      choose(tabs[0].value)
    }
    card.oninput = tell

    return {
      on: events.on,
      once: events.on,
      off: events.off,
      mount(target) {
        const parent = typeof target === 'string' ? document.querySelector(target) : target
        parent.replaceChildren(root)
        render()
        queueMicrotask(() => events.emit('ready', { elementType: 'payment' }))
      },
      update(changes) {
        options = { ...options, ...changes }
        if (root.isConnected) render()
      },
      unmount: () => root.remove(),
      destroy: () => root.remove(),
      focus: () => card.focus(),
      blur: () => card.blur(),
      clear: () => {
        card.value = ''
      },
      collapse: () => {},
      chosenCard: () => (type === 'card' ? card.value : CARD),
      isComplete,
    }
  }

  function elements(settings = {}) {
    let payment
    return {
      clientSecret: settings.clientSecret,
      create: (type, options) => {
        if (type !== 'payment') throw new Error(`The stand-in for Stripe has no ${type} element`)
        payment = paymentElement(options)
        return payment
      },
      getElement: () => payment ?? null,
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () =>
        payment?.isComplete()
          ? { selectedPaymentMethod: 'card' }
          : {
              error: {
                type: 'validation_error',
                code: 'incomplete_number',
                message: 'Your card number is incomplete.',
              },
            },
      payment: () => payment,
    }
  }

  /** The page of a bank that asks whether it was really you. */
  const authenticate = () =>
    new Promise((resolve) => {
      const dialog = make('dialog', { ariaLabel: 'Authentication' })
      const answered = (answer) => {
        dialog.remove()
        resolve(answer)
      }
      const button = (textContent, answer) =>
        make('button', { type: 'button', textContent, onclick: () => answered(answer) }, BUTTON)
      dialog.append(
        make('p', { textContent: 'Your bank asks: did you start this payment?' }),
        button('Complete authentication', 'approved'),
        button('Fail authentication', 'refused'),
      )
      document.body.append(dialog)
      dialog.showModal()
    })

  async function confirm(id, body) {
    const response = await fetch(`/__local/stripe/setup-intents/${id}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { ok: response.ok, reply: await response.json() }
  }

  async function confirmSetup({
    elements: used,
    clientSecret = used?.clientSecret,
    confirmParams = {},
    redirect = 'always',
  }) {
    const id = clientSecret.split('_secret')[0]
    const card = used?.payment()?.chosenCard() ?? CARD
    let { ok, reply } = await confirm(id, { card })
    if (reply.status === 'requires_action')
      ({ ok, reply } = await confirm(id, { card, authentication: await authenticate() }))
    if (!ok)
      return {
        error: { type: 'invalid_request_error', ...reply.error, message: reply.error?.message ?? reply.message },
      }
    if (reply.last_setup_error) return { error: reply.last_setup_error }
    if (redirect === 'if_required') return { setupIntent: reply }
    const url = new URL(confirmParams.return_url, location.href)
    for (const [name, value] of Object.entries({
      setup_intent: id,
      setup_intent_client_secret: clientSecret,
      redirect_status: 'succeeded',
    }))
      url.searchParams.set(name, value)
    location.assign(url)
    return new Promise(() => {})
  }

  async function pay(clientSecret, body) {
    const response = await fetch(`/__local/stripe/payment-intents/${clientSecret.split('_secret')[0]}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }

  /** Tries to pay an invoice, with the dialog of the bank where that asks. Without a method it is what was saved. */
  async function confirmCardPayment(clientSecret, { payment_method: method } = {}) {
    let reply = await pay(clientSecret, { paymentMethod: method })
    if (reply.status === 'requires_action') reply = await pay(clientSecret, { authentication: await authenticate() })
    const error = reply.error ?? reply.last_payment_error
    return error ? { error: { payment_intent: reply.id ? reply : undefined, ...error } } : { paymentIntent: reply }
  }

  async function confirmPayment({ clientSecret, confirmParams = {}, redirect = 'always' }) {
    const confirmed = await confirmCardPayment(clientSecret, confirmParams)
    if (confirmed.error || redirect === 'if_required') return confirmed
    const url = new URL(confirmParams.return_url, location.href)
    url.searchParams.set('payment_intent', confirmed.paymentIntent.id)
    url.searchParams.set('payment_intent_client_secret', clientSecret)
    url.searchParams.set('redirect_status', 'succeeded')
    location.assign(url)
    return new Promise(() => {})
  }

  async function findIntent(kind, clientSecret) {
    const response = await fetch('/__local/stripe/ledger')
    return (await response.json())[kind].find((each) => each.client_secret === clientSecret)
  }

  /** Only for a payment that waits for it: what was not tried yet is confirmed instead. */
  async function handleNextAction({ clientSecret }) {
    const intent = await findIntent('paymentIntents', clientSecret)
    if (intent?.status !== 'requires_action')
      throw new Error(`handleNextAction: the PaymentIntent is ${intent?.status}, not requires_action.`)
    return confirmCardPayment(clientSecret)
  }

  const notThere = async () => ({ error: { type: 'api_error', message: 'The stand-in for Stripe does not do that.' } })

  window.Stripe = Object.assign(
    () => ({
      elements,
      confirmSetup,
      retrieveSetupIntent: async (clientSecret) => ({ setupIntent: await findIntent('setupIntents', clientSecret) }),
      createToken: notThere,
      createPaymentMethod: notThere,
      confirmCardPayment,
      confirmPayment,
      handleNextAction,
      retrievePaymentIntent: async (clientSecret) => ({
        paymentIntent: await findIntent('paymentIntents', clientSecret),
      }),
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    }),
    // The release that @stripe/stripe-js expects, which is that of the pinned version of the API.
    { version: 'endive' },
  )
}
