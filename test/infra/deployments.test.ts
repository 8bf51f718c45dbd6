import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { synthesise } from '../../infra/local/synthesise.ts'
import type { Template } from '../../infra/local/template.ts'
import { synthesised } from './synthesised.ts'

const of = ({ Resources }: Template, type: string) => Object.values(Resources).filter(({ Type }) => Type === type)
const reservations = (template: Template) =>
  of(template, 'AWS::Lambda::Function').flatMap(({ Properties }) => Properties.ReservedConcurrentExecutions ?? [])

test('an account with little concurrency need not share it out', () => {
  expect(reservations(synthesised({ reserves: false }).template)).toEqual([])
})

test('one machine holds functions to the reservations of production', () => {
  expect(reservations(synthesise('no site yet')).sort()).toEqual(reservations(synthesised().template).sort())
})

test('a second stack sends from the domain that the account knows already', () => {
  const { template } = synthesised({ mailIdentity: 'existing' })

  const sending = of(template, 'AWS::IAM::Policy').filter((policy) => JSON.stringify(policy).includes('ses:SendEmail'))

  expect(of(template, 'AWS::SES::EmailIdentity')).toEqual([])
  expect(JSON.stringify(sending)).toContain(':identity/orrery.example')
})

test('a changed origin secret reaches CloudFront by its version: the same text would not be read again', () => {
  const sent = (originSecretVersion?: string) =>
    JSON.stringify(of(synthesised({ originSecretVersion }).template, 'AWS::CloudFront::Distribution'))

  expect(sent('9f3c')).toContain(':SecretString:::9f3c}}')
  expect(sent()).toContain(':SecretString:::}}')
})

test('a release keeps what reads its error lines, and not among the pages', () => {
  const { template } = synthesised()
  const { Outputs } = template as Template & { Outputs: Record<string, { Value: object }> }
  const [uploads] = of(template, 'Custom::CDKBucketDeployment').map(({ Properties }) => JSON.stringify(Properties))

  const kept = JSON.stringify(Outputs.SourceMaps!.Value)

  expect(kept).toMatch(/s3:\/\/cdk-\w+-assets-/)
  expect(uploads).not.toContain(/(\w+)\.zip/.exec(kept)![1])
})

test('an operator finds in the answers of the stack whatever the README tells them to copy', () => {
  const { Outputs } = synthesised().template as Template & { Outputs: Record<string, object> }
  const copied = ['DomainTarget', 'originSecretId', 'googleSecretId', 'SourceMaps']

  expect(Object.keys(Outputs)).toEqual(expect.arrayContaining([...copied, 'MailRecord1', 'MailRecord2', 'MailRecord3']))
  for (const name of [...copied, 'MailRecord']) expect(readFileSync('README.md', 'utf8')).toContain(name)
})
