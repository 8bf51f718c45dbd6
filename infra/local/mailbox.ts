import { randomUUID } from 'node:crypto'
import type { DataFile } from './dataDirectory.ts'

export interface Letter {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

export interface Mailbox {
  keep(letter: Omit<Letter, 'id'>): string
  /** Newest first. */
  list(): Letter[]
}

/** Every mail that the product has sent on this machine. */
export function mailbox(file: DataFile): Mailbox {
  const letters = JSON.parse(file.read() ?? '[]') as Letter[]
  return {
    keep(letter) {
      const id = randomUUID()
      letters.unshift({ id, ...letter })
      file.write(JSON.stringify(letters))
      return id
    },
    list: () => letters,
  }
}
