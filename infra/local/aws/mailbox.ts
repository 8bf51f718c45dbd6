import { randomUUID } from 'node:crypto'
import type { DataFile } from '../dataDirectory.ts'

export interface SentEmail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Those that the product chooses; absent where it chooses none. */
  headers?: Record<string, string>
  sentAt: string
}

export interface Mailbox {
  /** Returns the id of the email. */
  add(email: Omit<SentEmail, 'id'>): string
  /** Newest first. */
  list(): SentEmail[]
}

/** The emails that the product has sent in the local stack. */
export function mailbox(file: DataFile): Mailbox {
  const emails = JSON.parse(file.read() ?? '[]') as SentEmail[]
  return {
    add(email) {
      const id = randomUUID()
      emails.unshift({ id, ...email })
      file.write(JSON.stringify(emails))
      return id
    },
    list: () => emails,
  }
}
