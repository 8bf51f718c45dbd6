import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import cdk from '../../../cdk.json' with { type: 'json' }
import { DAY } from '../../../shared/domain/time.ts'
import { licencesPath } from '../../../web/paths.ts'
import { licences, unlicensed } from '../../../web/prerender/licences.ts'
import { DEFAULT_CONTACT, securityText } from '../../../web/prerender/securityText.ts'
import { siteTexts } from '../../../web/prerender/writeSiteTexts.ts'
import { NOW } from '../../makers/later.ts'

describe('security.txt', () => {
  const linesOf = (origin: string) => securityText({ origin, contact: 'hello@orrery.test', now: NOW }).split('\n')

  test('names the operators, where it belongs, and a date within a year', () => {
    const lines = linesOf('https://orrery.test')

    expect(lines).toContain('Contact: mailto:hello@orrery.test')
    expect(lines).toContain('Canonical: https://orrery.test/.well-known/security.txt')
    const [, expires = ''] = /^Expires: (.*)$/m.exec(lines.join('\n'))!
    expect(Date.parse(expires) / 1000 - NOW).toBe(365 * DAY)
  })

  test('of a site that does not know its address claims none', () => {
    expect(linesOf('').join('\n')).not.toContain('Canonical')
  })

  test('has the address of the default deployment by default', () => {
    expect(DEFAULT_CONTACT).toBe(cdk.context.mailFrom)
  })
})

describe('the licences', () => {
  test.each(['react', 'react-dom', 'swr', 'zod', '@stripe/stripe-js'])('of %s are passed on', (name) => {
    const license = readFileSync(join('node_modules', name, 'LICENSE'), 'utf8')

    expect(licences()).toContain(`\n${name} `)
    expect(licences()).toContain(license.trim())
  })

  test('a package in the app that the list lacks is named', () => {
    const moduleIds = ['/a/node_modules/react/index.js', '/a/node_modules/@new/one/x.js', '/a/web/main.tsx', '\0helper']
    const output = [{ type: 'chunk', moduleIds }, { type: 'asset' }] as never

    expect(unlicensed(output)).toEqual(['@new/one'])
  })

  test('have the path that the terms link to', () => {
    expect(Object.keys(siteTexts())).toContain(licencesPath)
  })
})
