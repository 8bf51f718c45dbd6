import { describe, expect, test } from 'vitest'
import { minimumSecretBytes, readEnvironment, required } from '../../../functions/kit/env.ts'

const good = { STAGE: 'prod', APP_ORIGIN: 'https://orrery.example', VERSION: '1' }

describe('the environment', () => {
  test('a valid environment is read as it is', () => {
    expect(readEnvironment({ ...good, TABLE_NAME: 'orrery', PATH: '/bin' })).toEqual({ ...good, TABLE_NAME: 'orrery' })
  })

  test('every variable that a function may need is read', () => {
    const names = [
      'TABLE_NAME',
      'ORIGIN_SECRET_ID',
      'IDENTITY_SECRET_ID',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_SECRET_ID',
      'STRIPE_SECRET_ID',
      'STRIPE_WEBHOOK_SECRET_ID',
      'EVENT_FUNCTION',
      'MAIL_FUNCTION',
      'DELETION_FUNCTION',
      'MAIL_FROM',
      'MAIL_CONFIGURATION_SET',
      'OPENAI_MODEL',
      'OPENAI_SECRET_ID',
    ]
    const links = { GOOGLE_ISSUER: 'https://accounts.example', OPENAI_BASE_URL: 'https://model.example/v1' }
    const source = { ...good, ...links, ...Object.fromEntries(names.map((name) => [name, name.toLowerCase()])) }

    expect(readEnvironment(source)).toEqual(source)
    expect(readEnvironment({ ...good, STAGE: 'local', STRIPE_API_URL: 'http://127.0.0.1:1' })).toHaveProperty(
      'STRIPE_API_URL',
    )
  })

  test('one error names every wrong variable', () => {
    const read = () => readEnvironment({ STAGE: 'production', APP_ORIGIN: 'orrery.example/app', VERSION: '' })

    expect(read).toThrow(/STAGE.*APP_ORIGIN.*VERSION/)
  })

  test('one error names every missing variable', () => {
    expect(() => readEnvironment({})).toThrow(/STAGE.*APP_ORIGIN.*VERSION/)
  })

  test.each([
    'AWS_ENDPOINT_URL',
    'AWS_ENDPOINT_URL_DYNAMODB',
    'AWS_ENDPOINT_URL_SESV2',
    'AWS_ENDPOINT_URL_SECRETS_MANAGER',
    'AWS_ENDPOINT_URL_STS',
    'NODE_TLS_REJECT_UNAUTHORIZED',
  ])('production refuses to start with %s set', (name) => {
    expect(() => readEnvironment({ ...good, [name]: 'http://127.0.0.1:1' })).toThrow(`${name} must not be set`)
    expect(() => readEnvironment({ ...good, STAGE: 'local', [name]: 'http://127.0.0.1:1' })).not.toThrow()
    expect(() => readEnvironment({ ...good, [name]: '' })).not.toThrow()
  })

  test('production refuses plain http for its own origin and for Google', () => {
    const plain = { ...good, APP_ORIGIN: 'http://orrery.example' }

    expect(() => readEnvironment(plain)).toThrow('APP_ORIGIN must use https')
    expect(() => readEnvironment({ ...plain, STAGE: 'local' })).not.toThrow()
    expect(() => readEnvironment({ ...good, GOOGLE_ISSUER: 'http://accounts.google.com' })).toThrow(
      'GOOGLE_ISSUER must use https',
    )
    expect(() => readEnvironment({ ...good, GOOGLE_ISSUER: 'https://accounts.google.com' })).not.toThrow()
  })

  test.each([
    'https://orrery.example/',
    'https://orrery.example/app',
    'ftp://orrery.example',
    '',
  ])('APP_ORIGIN may not be %o', (origin) => {
    expect(() => readEnvironment({ ...good, APP_ORIGIN: origin })).toThrow('APP_ORIGIN')
  })

  test('only production demands secrets of 256 bits', () => {
    const bytesIn = (STAGE: string) => minimumSecretBytes(readEnvironment({ ...good, STAGE }))

    expect([bytesIn('prod'), bytesIn('dev'), bytesIn('local')]).toEqual([32, 1, 1])
  })

  test('a missing required variable is named', () => {
    const environment = readEnvironment({ ...good, TABLE_NAME: 'orrery' })

    expect(required(environment, 'TABLE_NAME')).toBe('orrery')
    expect(() => required(environment, 'MAIL_FROM')).toThrow('MAIL_FROM is missing')
  })
})
