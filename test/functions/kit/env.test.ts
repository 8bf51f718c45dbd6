import { describe, expect, test } from 'vitest'
import { readEnvironment, required } from '../../../functions/kit/env.ts'

const good = { STAGE: 'prod', APP_ORIGIN: 'https://orrery.example', VERSION: '1' }

describe('the environment', () => {
  test('is read as it stands when nothing is wrong', () => {
    expect(readEnvironment({ ...good, TABLE_NAME: 'orrery', PATH: '/bin' })).toEqual({ ...good, TABLE_NAME: 'orrery' })
  })

  test('names everything that is wrong at once', () => {
    const read = () => readEnvironment({ STAGE: 'production', APP_ORIGIN: 'orrery.example/app', VERSION: '' })

    expect(read).toThrow(/STAGE.*APP_ORIGIN.*VERSION/)
  })

  test('names what is missing', () => {
    expect(() => readEnvironment({})).toThrow(/STAGE.*APP_ORIGIN.*VERSION/)
  })

  test.each([
    'AWS_ENDPOINT_URL',
    'AWS_ENDPOINT_URL_DYNAMODB',
    'AWS_ENDPOINT_URL_SES',
    'AWS_ENDPOINT_URL_SECRETS_MANAGER',
    'AWS_ENDPOINT_URL_STS',
    'NODE_TLS_REJECT_UNAUTHORIZED',
  ])('of production may not have %s', (name) => {
    expect(() => readEnvironment({ ...good, [name]: 'http://127.0.0.1:1' })).toThrow(`${name} must not be set`)
    expect(() => readEnvironment({ ...good, STAGE: 'local', [name]: 'http://127.0.0.1:1' })).not.toThrow()
    expect(() => readEnvironment({ ...good, [name]: '' })).not.toThrow()
  })

  test('of production speaks https only', () => {
    const plain = { ...good, APP_ORIGIN: 'http://orrery.example' }

    expect(() => readEnvironment(plain)).toThrow('APP_ORIGIN must use https')
    expect(() => readEnvironment({ ...plain, STAGE: 'local' })).not.toThrow()
  })

  test.each([
    'https://orrery.example/',
    'https://orrery.example/app',
    'ftp://orrery.example',
    '',
  ])('takes %o for no origin', (origin) => {
    expect(() => readEnvironment({ ...good, APP_ORIGIN: origin })).toThrow('APP_ORIGIN')
  })

  test('says which setting a function cannot do without', () => {
    const environment = readEnvironment({ ...good, TABLE_NAME: 'orrery' })

    expect(required(environment, 'TABLE_NAME')).toBe('orrery')
    expect(() => required(environment, 'MAIL_FROM')).toThrow('MAIL_FROM is missing')
  })
})
