interface Mail {
  to: string
  subject: string
  text: string
}

interface StripeLedger {
  customers: { id: string; email: string }[]
  subscriptions: { customer: string; status: string }[]
}

/** The local stack's console, for what a test does outside the browser. */
export function localConsole(url: () => string) {
  const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    fetch(new URL(`/__local${path}`, url()), {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })

  return {
    grant: (email: string, days: number) => send('POST', '/grants', { email, days }),
    runJob: (name: string) => send('POST', `/jobs/${name}/run`),
    /** What Stripe's form does when the button is pressed. */
    saveCard: (setupIntentId: string, card: string) =>
      send('POST', `/stripe/setup-intents/${setupIntentId}/confirm`, { card }),
    /** The subscriptions that an address has at Stripe. */
    async subscriptionsOf(email: string): Promise<{ status: string }[]> {
      const ledger = (await (await send('GET', '/stripe/ledger')).json()) as StripeLedger
      const customers = ledger.customers.filter((each) => each.email === email).map(({ id }) => id)
      return ledger.subscriptions.filter(({ customer }) => customers.includes(customer))
    },
    advanceClock: (seconds: number) => send('POST', '/clock', { advance: seconds }),

    /** The newest email to an address with a matching subject, after sending everything in the outbox. */
    async mailTo(email: string, subject = /./): Promise<Mail> {
      await send('POST', '/jobs/sendMail/run')
      const mails = (await (await send('GET', '/mail')).json()) as Mail[]
      const found = mails.find((mail) => mail.to === email && subject.test(mail.subject))
      if (!found) throw new Error(`No such mail to ${email}`)
      return found
    },
  }
}
