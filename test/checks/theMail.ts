import type { House } from './openHouse.ts'

const TOKEN = /(?:token|reset)=([\w-]{43})/

/** Sends what is owed and answers the newest mail to the address that lets somebody in: its code and its token. */
export async function theMail(house: House, email: string) {
  await house.run('sendMail')
  const letter = house.letters().find(({ to, text }) => to === email && TOKEN.test(text))
  if (!letter) throw new Error('there is no such mail to this address')
  const [code = ''] = /\b\d{6}\b/.exec(letter.subject) ?? []
  const [, token = ''] = TOKEN.exec(letter.text) ?? []
  return { ...letter, code, token }
}
