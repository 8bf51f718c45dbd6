import type { House } from './openHouse.ts'

const TOKEN = /(?:token|reset)=([\w-]{43})/

/** Sends what is owed and answers the newest mail to the address that lets somebody in: its code and its token. */
export async function theMail(house: House, email: string) {
  await house.run('sendMail')
  const mail = house.letters().find(({ to, text }) => to === email && TOKEN.test(text))
  if (!mail) throw new Error('there is no such mail to this address')
  const [code = ''] = /\b\d{6}\b/.exec(mail.subject) ?? []
  const [, token = ''] = TOKEN.exec(mail.text) ?? []
  return { ...mail, code, token }
}
