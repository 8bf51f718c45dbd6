import { App } from 'aws-cdk-lib'
import { describe, expect, test, vi } from 'vitest'
import { settingsFromContext } from '../../infra/settings.ts'
import { stacks } from '../../infra/stacks.ts'

const trial = { stage: 'dev', mailFrom: 'hello@orrery.example' }
const production = {
  stage: 'prod',
  mailFrom: 'hello@orrery.test',
  domain: 'orrery.test',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/one',
  firewallArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/one',
  alarmEmail: 'operator@orrery.test',
}
const settings = (context: Record<string, string>) => settingsFromContext(new App({ context }).node)

test('the first stack of production needs nothing but the stage: the firewall must be there before its address', () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const app = new App({ context: { ...trial, stage: 'prod' } })

  stacks(app)

  expect(app.node.children.map(({ node }) => node.id)).toContain('Orrery-edge-prod')
  expect(app.node.children.map(({ node }) => node.id)).not.toContain('Orrery-prod')
  expect(told).toHaveBeenCalledWith(expect.stringContaining('firewallArn'))
})

describe('production', () => {
  test('takes what people need', () => {
    expect(settings(production)).toMatchObject({ stage: 'prod', reserves: true, mailIdentity: 'new' })
  })

  test.each([
    'domain',
    'certificateArn',
    'firewallArn',
    'alarmEmail',
    'mailFrom',
  ] as const)('does not go without %s', (name) => {
    expect(() => settings({ ...production, [name]: '' })).toThrow(`production needs ${name}`)
  })

  test('does not send from a domain that nobody can own', () => {
    expect(() => settings({ ...production, mailFrom: trial.mailFrom })).toThrow('production needs mailFrom')
  })

  test('can do without reservations while the account is too small for them', () => {
    expect(settings({ ...production, reserve: 'no' }).reserves).toBe(false)
  })
})

describe('a trial', () => {
  test('needs nothing, and fits an account of yesterday', () => {
    expect(settings(trial)).toMatchObject({ stage: 'dev', reserves: false })
  })

  test.each([
    [{ stage: 'live' }, 'stage must be one of dev, prod, not "live"'],
    [{ mailFrom: 'hello' }, 'mailFrom must be an email address'],
    [{ domain: 'orrery.test' }, 'domain and certificateArn must be set together'],
    [{ reserve: 'true' }, 'reserve must be one of yes, no'],
    [{ mailIdentity: 'old' }, 'mailIdentity must be one of new, existing'],
  ])('hears at once about a setting that is wrong: %o', (wrong, sentence) => {
    expect(() => settings({ ...trial, ...wrong })).toThrow(sentence)
  })
})
