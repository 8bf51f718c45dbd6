import { expect, test } from 'vitest'
import { plan } from '../../../infra/local/plan.ts'
import { readTemplate } from '../../../infra/local/template.ts'
import { powers } from '../../../infra/powers.ts'
import { routeKey } from '../../../shared/contract/endpoint.ts'
import { api } from '../../../shared/contract/index.ts'

const template = await readTemplate()
const planned = plan(template, { AppOrigin: 'http://localhost:3000' })

test('every endpoint goes to the function of its group', () => {
  for (const [name, group] of Object.entries(api))
    for (const endpoint of Object.values(group)) expect(planned.routes.get(routeKey(endpoint))).toBe(name)
  expect(planned.routes.get('$default')).toBe('notFound')
})

test('every function has its entry, patience and memory from the template', () => {
  expect(planned.functions.map(({ name }) => name).sort()).toEqual(Object.keys(powers).sort())
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

test('a resource that nobody has thought about stops the stack', () => {
  const odd = { ...template, Resources: { ...template.Resources, Odd: { Type: 'AWS::Odd::Thing', Properties: {} } } }
  expect(() => plan(odd, { AppOrigin: '' })).toThrow('Odd (AWS::Odd::Thing)')
})

test('an intrinsic that nobody has thought about stops the stack', () => {
  const odd = { Type: 'AWS::IAM::Policy', Properties: { 'Fn::ImportValue': 'elsewhere' } }
  expect(() => plan({ Resources: { ...template.Resources, odd } }, { AppOrigin: '' })).toThrow('Fn::ImportValue')
})

test('a parameter without a value stops the stack', () => {
  expect(() => plan(template, {})).toThrow('AppOrigin')
})
