import { expect } from 'vitest'
import { aVisitor } from './aVisitor.ts'

let accounts = 0

/** Registers somebody new and answers their browser, signed in. */
export async function signUp(url: string, changes: Record<string, unknown> = {}) {
  accounts += 1
  const visitor = aVisitor(url)
  const email = `person-${accounts}@example.com`
  const body = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe', ...changes }
  const { status, body: user } = await visitor.ask('POST', '/api/auth/register', { body })
  expect(status).toBe(201)
  return { ...visitor, email, user }
}
