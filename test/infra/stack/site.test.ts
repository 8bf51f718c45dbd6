import { expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const { template } = synthesiseStack()
const all = (type: string) => resolveTemplate(template, {}).ofType<Properties>(type)
const bucketOf = (prefix: RegExp) => all('AWS::S3::Bucket').find(({ id }) => prefix.test(id))!.properties
const site = bucketOf(/^Site(?!Log)/)
const uploads = Object.entries(template.Resources)
  .filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment')
  .map(([id, resource]) => ({ id, ...(resource as unknown as { Properties: Properties; DependsOn: string[] }) }))
const uploadOf = (prefix: string) => uploads.find(({ id }) => id.startsWith(prefix))!

test('an overwritten page can be restored for a month, and then its old version is deleted', () => {
  expect(site.VersioningConfiguration).toEqual({ Status: 'Enabled' })
  expect(site.LifecycleConfiguration.Rules).toEqual([
    {
      Status: 'Enabled',
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    },
  ])
})

test('the access log of the pages is kept for thirty days', () => {
  expect(bucketOf(/^SiteLog/).LifecycleConfiguration.Rules).toEqual([{ Status: 'Enabled', ExpirationInDays: 30 }])
})

test('the buckets are private, encrypted and not deleted with the stack', () => {
  for (const { id, properties } of all('AWS::S3::Bucket')) {
    expect(Object.values(properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
    expect(JSON.stringify(properties.BucketEncryption)).toContain('AES256')
    expect(template.Resources[id]).toMatchObject({ DeletionPolicy: 'Retain' })
  }
})

test('documents are released after the assets that they refer to', () => {
  expect(uploadOf('Documents').DependsOn).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^AssetsCustomResource/),
      expect.stringMatching(/^AudioCustomResource/),
    ]),
  )
})

test('the assets, which are copied first, wait until the copying role has its policy', () => {
  expect(uploadOf('Assets').DependsOn).toEqual(
    expect.arrayContaining([expect.stringMatching(/^UploaderDefaultPolicy/)]),
  )
})

test('assets are cached for a year without being asked for again, and documents never', () => {
  expect(uploadOf('Assets').Properties).toMatchObject({
    Include: ['assets/*'],
    Exclude: ['*'],
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect(uploadOf('Documents').Properties).toMatchObject({
    Exclude: ['assets/*', 'audio/*', '*.map'],
    SystemMetadata: { 'cache-control': 'no-cache' },
    DistributionPaths: ['/*'],
  })
})

test('audio is cached as assets are, with the type that browsers insist on', () => {
  expect(uploadOf('Audio').Properties).toMatchObject({
    Include: ['audio/*'],
    Exclude: ['*'],
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'audio/flac' },
  })
})

test('a release deletes no file of the one before, which a page that is still open may need', () => {
  expect(uploads.map(({ Properties }) => Properties.Prune)).toEqual([false, false, false])
})
