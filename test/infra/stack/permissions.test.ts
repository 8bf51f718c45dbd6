import { describe, expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolveTemplate(synthesiseStack().template, {})
const all = (type: string) => resources.ofType<Properties>(type)

const statements = all('AWS::IAM::Policy').flatMap(({ id, properties }) =>
  (properties.PolicyDocument.Statement as Properties[]).map((statement) => ({ id, ...statement }) as Properties),
)
const touchesRows = ({ Action }: Properties) => [Action].flat().some((action: string) => action.startsWith('dynamodb:'))

describe('the permissions of the functions', () => {
  test('name each action without a wildcard', () => {
    expect(statements.flatMap(({ Action }) => Action).filter((action: string) => action.includes('*'))).toEqual([])
  })

  test('name each resource without a wildcard, except for the objects of a bucket', () => {
    const wildcards = statements.flatMap(({ Resource }) => Resource).filter((resource: string) => /\*/.test(resource))
    expect(wildcards.filter((resource: string) => !/(s3:::cdk-.*|Site\w*\.Arn)\/\*$/.test(resource))).toEqual([])
  })

  test('never include a scan of the table', () => {
    expect(JSON.stringify(statements)).not.toContain('Scan')
  })

  test('allow access to rows only by prefixes of their partition keys', () => {
    const onRows = statements.filter(touchesRows)
    expect(onRows.length).toBeGreaterThan(5)
    for (const { Condition } of onRows) {
      expect(Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).not.toContain('*')
      expect(Condition.Null['dynamodb:LeadingKeys']).toBe('false')
    }
  })

  test.each(['pricing', 'places', 'sky', 'notFound'])('give %s no access to the table', (name) => {
    expect(statements.filter(({ id }) => id.startsWith(name)).filter(touchesRows)).toEqual([])
  })

  test('let only the jobs for mail and letters send mail, and only from one address', () => {
    const sending = statements.filter(({ Action }) => JSON.stringify(Action).includes('ses:'))
    expect(sending.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^sendMail/),
      expect.stringMatching(/^sendLetters/),
    ])
    for (const { Action, Condition } of sending) {
      expect(Action).toBe('ses:SendEmail')
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@orrery.example' } })
    }
  })

  test('limit the reading function to the rows of accounts, sessions, signs and the spending on the model', () => {
    const [rows] = statements.filter(({ id }) => id.startsWith('reading')).filter(touchesRows)
    expect(rows!.Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).toEqual([
      'USER#*',
      'SESSION#*',
      'SIGN#*',
      'MODEL#*',
    ])
  })

  test('let the admin function add audit records and list them, and neither change nor delete one', () => {
    const reaches = ({ Condition }: Properties) =>
      Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys'].some(
        (pattern: string) => pattern.startsWith('AUDIT#') || 'AUDIT#'.startsWith(pattern.replace('*', '')),
      )
    const onAudit = statements.filter(touchesRows).filter(reaches)

    expect(onAudit.map(({ id, Action }) => [id, Action])).toEqual([
      [expect.stringMatching(/^admin/), ['dynamodb:PutItem', 'dynamodb:Query']],
    ])
    expect(onAudit[0]!.Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).toEqual(['AUDIT#*'])
  })

  test('let only the admin function read the hash of the admin password, or touch admin sessions', () => {
    const secret = all('AWS::SecretsManager::Secret').find(({ id }) => id.startsWith('AdminSecret'))!
    const readers = statements.filter(({ Resource }) => [Resource].flat().includes(secret.id))
    const rows = statements.filter(
      (statement) => touchesRows(statement) && JSON.stringify(statement).includes('ADMIN#'),
    )

    for (const found of [readers, rows]) expect(found.map(({ id }) => id)).toEqual([expect.stringMatching(/^admin/)])
  })

  test('let only the admin area and the jobs that walk through everybody read the index that finds people', () => {
    const onSearch = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('/index/search'))
    expect(onSearch.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^admin/),
      expect.stringMatching(/^reconcile/),
      expect.stringMatching(/^updateDirectory/),
    ])
    for (const { Action, Condition } of onSearch) {
      expect(Action).toBe('dynamodb:Query')
      expect(Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).toEqual(['SEARCH#*'])
    }
  })

  test('let functions that use the table use its key, and only through DynamoDB', () => {
    const withTable = new Set(statements.filter(touchesRows).map(({ id }) => id))
    const onKey = statements.filter(({ Action }) => [Action].flat().some((action: string) => action.startsWith('kms:')))

    expect(onKey.map(({ id }) => id).sort()).toEqual([...withTable].sort())
    for (const { id, Action, Condition } of onKey) {
      expect(Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:DescribeKey']))
      const encrypting = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']
      expect(encrypting.filter((action) => Action.includes(action))).toEqual(id.startsWith('health') ? [] : encrypting)
      expect(Condition).toEqual({ StringEquals: { 'kms:ViaService': 'dynamodb.ap-southeast-1.amazonaws.com' } })
    }
  })

  test('let no function assume or pass a role', () => {
    expect(JSON.stringify(statements)).not.toMatch(/PassRole|AssumeRole/)
    expect(all('AWS::IAM::Role').filter(({ properties }) => properties.ManagedPolicyArns)).toEqual([])
  })
})
