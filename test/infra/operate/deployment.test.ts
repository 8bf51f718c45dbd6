import { expect, test } from 'vitest'
import { missingFor, readDeployment } from '../../../infra/operate/deployment.ts'

const ready = { environment: { AWS_PROFILE: 'orrery' }, hasCredentialsFile: false, isCommitted: true }

const PRODUCTION =
  'Orrery-prod -c stage=prod -c firewallArn=arn -c domain=orrery.test -c certificateArn=arn -c mailFrom=a@orrery.test -c alarmEmail=a@orrery.test'

const missing = (command: string, surroundings: Partial<typeof ready> = {}) =>
  missingFor(readDeployment(command.split(' ')), { ...ready, ...surroundings })

test.each([
  ['Orrery-dev -c mailFrom=hello@orrery.test'],
  ['Orrery-edge-prod -c stage=prod'],
  ['Orrery-edge-prod -c stage=prod -c adminRanges=203.0.113.0/24,2001:db8::/48'],
  [PRODUCTION],
  [`${PRODUCTION} -c openAiPrices=0.4=0.1 --require-approval never`],
])('"%s" has everything', (command) => {
  expect(missing(command)).toEqual([])
})

test.each([
  ['', 'Name one stack'],
  ['Orrery-dev Orrery-prod', 'Name one stack'],
  ['Horary-dev', 'Name one stack'],
  ['Orrery-prod', 'add -c stage=prod'],
  ['Orrery-dev -c stage=prod', 'add -c stage=dev'],
  ['Orrery-edge-prod -c stage=prod -c adminRanges=203.0.113.0', 'adminRanges has 203.0.113.0.'],
  ['Orrery-dev', 'mailFrom must be an email address'],
  [PRODUCTION.replace(' -c alarmEmail=a@orrery.test', ''), 'production needs alarmEmail'],
  [PRODUCTION.replace(' -c domain=orrery.test', ''), 'production needs domain'],
])('"%s" lacks something, and is told what: %s', (command, sentence) => {
  expect(missing(command).join('\n')).toContain(sentence)
})

test('without credentials nothing starts, wherever they may come from', () => {
  const command = 'Orrery-dev -c mailFrom=hello@orrery.test'

  expect(missing(command, { environment: {} as never })).toEqual([expect.stringContaining('no AWS credentials')])
  expect(missing(command, { environment: {} as never, hasCredentialsFile: true })).toEqual([])
})

test('production is deployed from a commit only', () => {
  expect(missing(PRODUCTION, { isCommitted: false })).toEqual([expect.stringContaining('not committed')])
  expect(missing('Orrery-dev -c mailFrom=hello@orrery.test', { isCommitted: false })).toEqual([])
})
