import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { synthesise } from '../../../infra/local/template/synthesise.ts'
import type { Template } from '../../../infra/local/template/Template.ts'
import { synthesiseStack } from './synthesiseStack.ts'

const ofType = ({ Resources }: Template, type: string) => Object.values(Resources).filter(({ Type }) => Type === type)
const reservations = (template: Template) =>
  ofType(template, 'AWS::Lambda::Function').flatMap(({ Properties }) => Properties.ReservedConcurrentExecutions ?? [])

test('an account with a small concurrency quota need not reserve any of it', () => {
  expect(reservations(synthesiseStack({ reservesConcurrency: false }).template)).toEqual([])
})

test('the local stack limits functions to the concurrency reserved in production', () => {
  expect(reservations(synthesise('no site yet')).sort()).toEqual(reservations(synthesiseStack().template).sort())
})

test.each([
  ['were never built', []],
  ['are the output of a build that failed', ['index.html']],
  ['are from before the app shell had a page', ['index.html', 'app.html']],
])('a stack whose pages %s cannot be deployed, and the error names the command to run', (_, pages) => {
  const siteDirectory = mkdtempSync(join(tmpdir(), 'orrery-site-'))
  for (const page of pages) writeFileSync(join(siteDirectory, page), '')

  expect(() => synthesiseStack({ siteDirectory })).toThrow('Run: npm run build')
  rmSync(siteDirectory, { recursive: true })
})

test('a second stack in the same account sends from the existing SES identity of the domain', () => {
  const { template } = synthesiseStack({ mailIdentity: 'existing' })

  const sending = ofType(template, 'AWS::IAM::Policy').filter((policy) =>
    JSON.stringify(policy).includes('ses:SendEmail'),
  )

  expect(ofType(template, 'AWS::SES::EmailIdentity')).toEqual([])
  expect(JSON.stringify(sending)).toContain(':identity/orrery.example')
})

test('the reference to a rotated origin secret names its version, without which CloudFormation would not read it again', () => {
  const distributionWith = (originSecretVersion?: string) =>
    JSON.stringify(ofType(synthesiseStack({ originSecretVersion }).template, 'AWS::CloudFront::Distribution'))

  expect(distributionWith('9f3c')).toContain(':SecretString:::9f3c}}')
  expect(distributionWith()).toContain(':SecretString:::}}')
})

test('each release keeps its source maps, and does not publish them with the pages', () => {
  const { template } = synthesiseStack()
  const { Outputs } = template as Template & { Outputs: Record<string, { Value: object }> }
  const [uploads] = ofType(template, 'Custom::CDKBucketDeployment').map(({ Properties }) => JSON.stringify(Properties))

  const sourceMaps = JSON.stringify(Outputs.SourceMaps!.Value)

  expect(sourceMaps).toMatch(/s3:\/\/cdk-\w+-assets-/)
  expect(uploads).not.toContain(/(\w+)\.zip/.exec(sourceMaps)![1])
})

test('the stack outputs everything that README and runbook tell an operator to copy, and they name each output', () => {
  const { Outputs } = synthesiseStack().template as Template & { Outputs: Record<string, object> }
  const copied = ['DomainTarget', 'originSecretId', 'googleSecretId', 'SourceMaps']

  expect(Object.keys(Outputs)).toEqual(expect.arrayContaining([...copied, 'MailRecord1', 'MailRecord2', 'MailRecord3']))
  const told = ['README.md', 'infra/operate/RUNBOOK.md'].map((file) => readFileSync(file, 'utf8')).join('')
  for (const name of [...copied, 'MailRecord']) expect(told).toContain(name)
})
