import { expect, test } from 'vitest'
import { cookieJar } from '../../../../functions/kit/http/cookies.ts'

test('the session cookie is host-only, secure, HttpOnly and lax for thirty days', () => {
  const jar = cookieJar()
  jar.keepSession('token')

  expect(jar.lines()).toEqual(['__Host-session=token; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000'])
})

test('the admin cookie is for this host and for no other site, for four hours', () => {
  const jar = cookieJar()
  jar.keepAdminSession('token')

  expect(jar.lines()).toEqual(['__Host-admin=token; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=14400'])
})

test('dropping the admin cookie keeps its attributes, so that the browser takes it for the same', () => {
  const jar = cookieJar()
  jar.dropAdminSession()

  expect(jar.lines()).toEqual(['__Host-admin=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0'])
})

test('the device cookie is for this host, this site and no script, for a year', () => {
  const jar = cookieJar()
  jar.keepDevice('nonce.signature')

  expect(jar.lines()).toEqual([
    '__Host-device=nonce.signature; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000',
  ])
})

test('the last value set for a cookie wins', () => {
  const jar = cookieJar()
  jar.keepSession('token')
  jar.dropSession()

  expect(jar.lines()).toEqual(['__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'])
})

test('the currency cookie lasts thirty days and is readable by the page', () => {
  const jar = cookieJar()
  jar.keepCurrency('SGD')

  expect(jar.lines()).toEqual(['currency=SGD; Path=/; Secure; SameSite=Lax; Max-Age=2592000'])
})

test.each([
  ['keepEndedSession', '__Host-ended', 2_592_000],
  ['keepDevice', '__Host-device', 31_536_000],
  ['keepGoogleTransaction', '__Host-oauth', 600],
  ['keepDraft', '__Host-onb', 1_800],
] as const)('%s keeps %s from every script, for %i seconds', (keep, name, seconds) => {
  const jar = cookieJar()
  jar[keep]('value')

  expect(jar.lines()).toEqual([`${name}=value; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`])
})

test.each([
  ['dropEndedSession', '__Host-ended'],
  ['dropGoogleTransaction', '__Host-oauth'],
  ['dropDraft', '__Host-onb'],
] as const)('%s ends %s at once', (drop, name) => {
  const jar = cookieJar()
  jar[drop]()

  expect(jar.lines()).toEqual([`${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`])
})
