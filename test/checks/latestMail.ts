import type { Backend } from './openBackend.ts'

const TOKEN = /(?:token|reset)=([\w-]{43})/

/** Sends what is due and returns the newest mail to the address that has a token, with its code and its token. */
export async function latestMail(backend: Backend, email: string) {
  await backend.run('sendMail')
  const mail = backend.sentMails().find(({ to, text }) => to === email && TOKEN.test(text))
  if (!mail) throw new Error('there is no such mail to this address')
  const [code = ''] = /\b\d{6}\b/.exec(mail.subject) ?? []
  const [, token = ''] = TOKEN.exec(mail.text) ?? []
  return { ...mail, code, token }
}
