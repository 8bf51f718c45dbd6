import { expect, test } from 'vitest'
import { plan } from '../../../../infra/local/template/plan.ts'
import { readTemplate } from '../../../../infra/local/template/readTemplate.ts'
import { permissions } from '../../../../infra/stack/permissions.ts'
import { routeKey } from '../../../../shared/contract/endpoint.ts'
import { api } from '../../../../shared/contract/index.ts'

const template = await readTemplate()
const planned = plan(template, { AppOrigin: 'http://localhost:3000' })

test('every endpoint is routed to the function of its group', () => {
  for (const [name, group] of Object.entries(api))
    for (const endpoint of Object.values(group)) expect(planned.routes.get(routeKey(endpoint))).toBe(name)
  expect(planned.routes.get('$default')).toBe('notFound')
})

test('every function gets its entry, timeout and memory from the template', () => {
  expect(planned.functions.map(({ name }) => name).sort()).toEqual(Object.keys(permissions).sort())
  expect(planned.functions.find(({ name }) => name === 'identity')).toMatchObject({
    entry: 'functions/api/identity.ts',
    memoryMb: 1024,
    timeoutMs: 15_000,
    environment: { STAGE: 'local', APP_ORIGIN: 'http://localhost:3000', TABLE_NAME: planned.table.TableName },
  })
})

test('the mail job runs every minute', () => {
  expect(planned.schedules).toContainEqual({ job: 'sendMail', everySeconds: 60 })
})

test('planning throws on an unknown type of resource', () => {
  const odd = { ...template, Resources: { ...template.Resources, Odd: { Type: 'AWS::Odd::Thing', Properties: {} } } }
  expect(() => plan(odd, { AppOrigin: '' })).toThrow('Odd (AWS::Odd::Thing)')
})

test('planning throws on an unknown intrinsic function', () => {
  const odd = { Type: 'AWS::IAM::Policy', Properties: { 'Fn::ImportValue': 'elsewhere' } }
  expect(() => plan({ Resources: { ...template.Resources, odd } }, { AppOrigin: '' })).toThrow('Fn::ImportValue')
})

test('planning throws when a parameter has no value', () => {
  expect(() => plan(template, {})).toThrow('AppOrigin')
})
