interface Mail {
  to: string
  subject: string
  text: string
}

/** What a test asks of the stack behind the browser's back. */
export function localConsole(url: () => string) {
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    fetch(new URL(`/__local${path}`, url()), {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })

  return {
    grant: (email: string, days: number) => ask('POST', '/grants', { email, days }),
    runJob: (name: string) => ask('POST', `/jobs/${name}/run`),
    advanceClock: (seconds: number) => ask('POST', '/clock', { advance: seconds }),

    /** The newest mail to an address whose subject fits, once everything that is owed has been sent. */
    async mailTo(email: string, subject = /./): Promise<Mail> {
      await ask('POST', '/jobs/sendMail/run')
      const mails = (await (await ask('GET', '/mail')).json()) as Mail[]
      const found = mails.find((mail) => mail.to === email && subject.test(mail.subject))
      if (!found) throw new Error(`No such mail to ${email}`)
      return found
    },
  }
}
