import type { House } from './openHouse.ts'

/** Sends what is owed and answers what the newest mail to the address brought: its code and its token. */
export async function theMail(house: House, email: string) {
  await house.run('sendMail')
  const letter = house.letters().find(({ to }) => to === email)
  if (!letter) throw new Error('there is no mail to this address')
  const [code] = /\b\d{6}\b/.exec(letter.subject) ?? []
  const [, token] = /(?:token|reset)=([\w-]{43})/.exec(letter.text) ?? []
  return { ...letter, code: code ?? '', token: token ?? '' }
}
