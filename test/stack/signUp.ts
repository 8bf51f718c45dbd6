import { expect } from 'vitest'
import { aVisitor } from './aVisitor.ts'

let people = 0

/** Registers somebody new and answers their browser, signed in. */
export async function signUp(url: string, changes: Record<string, unknown> = {}) {
  people += 1
  const visitor = aVisitor(url)
  const email = `person-${people}@example.com`
  const body = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe', ...changes }
  const { status, body: user } = await visitor.ask('POST', '/api/auth/register', { body })
  expect(status).toBe(201)
  return { ...visitor, email, user }
}
