import { App } from 'aws-cdk-lib'
import { describe, expect, test, vi } from 'vitest'
import { addStacks } from '../../infra/addStacks.ts'
import { settingsFromContext } from '../../infra/settings.ts'

const development = { stage: 'dev', mailFrom: 'hello@orrery.example' }
const production = {
  stage: 'prod',
  mailFrom: 'hello@orrery.test',
  domain: 'orrery.test',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/one',
  firewallArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/one',
  alarmEmail: 'operator@orrery.test',
}
const settings = (context: Record<string, string>) => settingsFromContext(new App({ context }).node)

test('the first deployment of production adds the edge stack alone, because the main stack needs the ARN of its firewall', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const app = new App({ context: { ...development, stage: 'prod' } })

  addStacks(app)

  expect(app.node.children.map(({ node }) => node.id)).toContain('Orrery-edge-prod')
  expect(app.node.children.map(({ node }) => node.id)).not.toContain('Orrery-prod')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('firewallArn'))
})

describe('the settings of production', () => {
  test('accept a complete context, and reserve concurrency by default', () => {
    expect(settings(production)).toMatchObject({ stage: 'prod', reservesConcurrency: true, mailIdentity: 'new' })
  })

  test.each([
    'domain',
    'certificateArn',
    'firewallArn',
    'alarmEmail',
    'mailFrom',
  ] as const)('are refused without %s', (name) => {
    expect(() => settings({ ...production, [name]: '' })).toThrow(`production needs ${name}`)
  })

  test('are refused when mail would come from a domain that nobody can own', () => {
    expect(() => settings({ ...production, mailFrom: development.mailFrom })).toThrow('production needs mailFrom')
  })

  test('can leave concurrency unreserved while the quota of the account is too small', () => {
    expect(settings({ ...production, reserve: 'no' }).reservesConcurrency).toBe(false)
  })
})

describe('the settings of a development deployment', () => {
  test('need nothing but the defaults, and fit a new account', () => {
    expect(settings(development)).toMatchObject({ stage: 'dev', reservesConcurrency: false })
  })

  test.each([
    [{ stage: 'live' }, 'stage must be one of dev, prod, not "live"'],
    [{ mailFrom: 'hello' }, 'mailFrom must be an email address'],
    [{ domain: 'orrery.test' }, 'domain and certificateArn must be set together'],
    [{ reserve: 'true' }, 'reserve must be one of yes, no'],
    [{ mailIdentity: 'old' }, 'mailIdentity must be one of new, existing'],
  ])('are refused with a clear message when they are wrong: %o', (wrong, message) => {
    expect(() => settings({ ...development, ...wrong })).toThrow(message)
  })
})

describe('the budget', () => {
  test('is optional, and goes to the address of the alarms', () => {
    expect(settings(production).budget).toBeUndefined()
    expect(settings({ ...production, monthlyBudget: '500' }).budget).toEqual({
      monthly: 500,
      email: 'operator@orrery.test',
    })
  })

  test.each(['much', '0', '-5'])('is refused as "%s"', (monthlyBudget) => {
    expect(() => settings({ ...production, monthlyBudget })).toThrow('monthlyBudget must be an amount')
  })

  test('is refused without anybody to tell', () => {
    expect(() => settings({ ...development, monthlyBudget: '500' })).toThrow('monthlyBudget needs alarmEmail')
  })
})
