import { describe, expect, test } from 'vitest'
import { resolve } from '../../infra/local/resolve.ts'
import { synthesised } from './synthesised.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const resources = resolve(synthesised().template, {})
const all = (type: string) => resources.of<Properties>(type)

const statements = all('AWS::IAM::Policy').flatMap(({ id, properties }) =>
  (properties.PolicyDocument.Statement as Properties[]).map((statement) => ({ id, ...statement }) as Properties),
)
const touchesRows = ({ Action }: Properties) => [Action].flat().some((action: string) => action.startsWith('dynamodb:'))

describe('rights', () => {
  test('name every action', () => {
    expect(statements.flatMap(({ Action }) => Action).filter((action: string) => action.includes('*'))).toEqual([])
  })

  test('name every resource, but for the objects of a bucket', () => {
    const wide = statements.flatMap(({ Resource }) => Resource).filter((resource: string) => /\*/.test(resource))
    expect(wide.filter((resource: string) => !/(s3:::cdk-.*|Site\w*\.Arn)\/\*$/.test(resource))).toEqual([])
  })

  test('never include a scan of the table', () => {
    expect(JSON.stringify(statements)).not.toContain('Scan')
  })

  test('reach rows only by the beginning of their key', () => {
    const onRows = statements.filter(touchesRows)
    expect(onRows.length).toBeGreaterThan(5)
    for (const { Condition } of onRows) {
      expect(Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).not.toContain('*')
      expect(Condition.Null['dynamodb:LeadingKeys']).toBe('false')
    }
  })

  test.each(['pricing', 'places', 'notFound'])('leave %s without a way to the table', (name) => {
    expect(statements.filter(({ id }) => id.startsWith(name)).filter(touchesRows)).toEqual([])
  })

  test('let nobody but the sender send mail, and only as one address', () => {
    const sending = statements.filter(({ Action }) => JSON.stringify(Action).includes('ses:'))
    expect(sending.map(({ id }) => id)).toEqual([expect.stringMatching(/^sendMail/)])
    expect(sending[0]!.Action).toBe('ses:SendEmail')
    expect(sending[0]!.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@orrery.example' } })
  })

  test('of a reader of the sky end at people and their sessions', () => {
    const [rows] = statements.filter(({ id }) => id.startsWith('reading')).filter(touchesRows)
    expect(rows!.Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']).toEqual(['USER#*', 'SESSION#*'])
  })

  test('let whoever reads rows open them with their key, whoever writes seal them, and only by way of DynamoDB', () => {
    const writers = new Set(statements.filter(touchesRows).map(({ id }) => id))
    const onKey = statements.filter(({ Action }) => [Action].flat().some((action: string) => action.startsWith('kms:')))

    expect(onKey.map(({ id }) => id).sort()).toEqual([...writers].sort())
    for (const { id, Action, Condition } of onKey) {
      expect(Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:DescribeKey']))
      const seals = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']
      expect(seals.filter((action) => Action.includes(action))).toEqual(id.startsWith('health') ? [] : seals)
      expect(Condition).toEqual({ StringEquals: { 'kms:ViaService': 'dynamodb.ap-southeast-1.amazonaws.com' } })
    }
  })

  test('let nobody take on another role', () => {
    expect(JSON.stringify(statements)).not.toMatch(/PassRole|AssumeRole/)
    expect(all('AWS::IAM::Role').filter(({ properties }) => properties.ManagedPolicyArns)).toEqual([])
  })
})
