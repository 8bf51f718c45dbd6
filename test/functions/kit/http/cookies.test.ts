import { expect, test } from 'vitest'
import { cookieJar } from '../../../../functions/kit/http/cookies.ts'

test('the session cookie is host-only, secure, HttpOnly and lax for thirty days', () => {
  const jar = cookieJar()
  jar.keepSession('token')

  expect(jar.lines()).toEqual(['__Host-session=token; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000'])
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
