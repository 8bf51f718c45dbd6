import { describe, expect, test } from 'vitest'
import { customerKey, dueKeys, idIn, keys, SHARDS, searchKeys } from '../../../functions/store/keys.ts'

describe('the keys of the table', () => {
  test('put everything of a person into their own partition', () => {
    const personal = [
      keys.profile('usr_jane'),
      keys.entitlement('usr_jane'),
      keys.customer('usr_jane'),
      keys.checkout('usr_jane'),
      keys.billingCopy('usr_jane'),
      keys.directory('usr_jane'),
      keys.searchWord('usr_jane', 'doe@example.com'),
      keys.listedState('usr_jane', 'trial'),
      keys.device('usr_jane', 'hash'),
      keys.chart('usr_jane'),
      keys.sentLink('usr_jane', 'hash'),
      keys.reading('usr_jane', '2026-11-21'),
      keys.chat('usr_jane', 'msg_1'),
      keys.chatQuota('usr_jane', '2026-11'),
      keys.progress('usr_jane', 'new-moon-seed'),
      keys.report('usr_jane', '1-a'),
      keys.reportClaim('usr_jane', 'hash'),
      keys.oneTimeCode('usr_jane'),
      keys.mail('usr_jane/verify-register'),
    ]

    expect(new Set(personal.map(({ pk }) => pk))).toEqual(new Set(['USER#usr_jane']))
    expect(personal.map(({ sk }) => sk)).toEqual([
      'PROFILE',
      'ENTITLEMENT',
      'CUSTOMER',
      'CHECKOUT',
      'BILLING',
      'DIRECTORY',
      'DIRECTORY#doe@example.com',
      'DIRECTORY# trial',
      'DEVICE#hash',
      'CHART',
      'SENTLINK#hash',
      'READING#2026-11-21',
      'CHAT#msg_1',
      'QUOTA#2026-11',
      'PROGRESS#new-moon-seed',
      'REPORT#1-a',
      'REPORTCLAIM#hash',
      'OTP',
      'SENDMAIL#verify-register',
    ])
  })

  test('stay as they are stored, for everything that is not a person’s alone', () => {
    expect([
      keys.signReading('Libra', '2026-11-21'),
      keys.emailOwner('jane@example.com'),
      keys.googleOwner('sub'),
      keys.session('hash'),
      keys.adminSession('hash'),
      keys.audit('202611', 'id', 'OUTCOME'),
      keys.googleSignIns('hash'),
      keys.draft('hash'),
      keys.link('hash'),
      keys.watermark('MAIL'),
      keys.counter(3, 'DAY#2026-11-21'),
      keys.limit('hash', '900'),
      keys.deletion('usr_jane'),
      keys.tombstone('hash'),
      keys.suppression('hash'),
      keys.event('evt_1'),
      keys.trial('hash'),
      keys.modelSpend('2026-11-21'),
    ]).toEqual([
      { pk: 'SIGN#Libra', sk: 'READING#2026-11-21' },
      { pk: 'EMAIL#jane@example.com', sk: 'OWNER' },
      { pk: 'GOOGLE#sub', sk: 'OWNER' },
      { pk: 'SESSION#hash', sk: 'SESSION#hash' },
      { pk: 'ADMIN#hash', sk: 'ADMIN#hash' },
      { pk: 'AUDIT#202611', sk: 'id#OUTCOME' },
      { pk: 'OAUTH#hash', sk: 'OAUTH#hash' },
      { pk: 'DRAFT#hash', sk: 'DRAFT#hash' },
      { pk: 'LINK#hash', sk: 'LINK#hash' },
      { pk: 'COUNTERS', sk: 'DUE#MAIL' },
      { pk: 'COUNTERS#3', sk: 'DAY#2026-11-21' },
      { pk: 'LIMIT#hash', sk: '900' },
      { pk: 'DELETION#usr_jane', sk: 'DELETION#usr_jane' },
      { pk: 'TOMBSTONE#hash', sk: 'TOMBSTONE#hash' },
      { pk: 'SUPPRESSED#hash', sk: 'SUPPRESSED#hash' },
      { pk: 'EVENT#evt_1', sk: 'EVENT#evt_1' },
      { pk: 'TRIAL#hash', sk: 'TRIAL#hash' },
      { pk: 'MODEL#2026-11-21', sk: 'MODEL#2026-11-21' },
    ])
    expect(customerKey('cus_jane')).toBe('CUSTOMER#cus_jane')
  })

  test.each([
    ['a person', () => keys.profile('a#b')],
    ['a session', () => keys.session('a#b')],
    ['a customer', () => customerKey('a#b')],
    ['a mail', () => keys.mail('usr_jane/a#b')],
    ['a meditation', () => keys.progress('usr_jane', 'a#b')],
  ])('let the id of %s bring no separator of its own', (_, make) => {
    expect(make).toThrow(new RangeError('an id in a key may not contain #'))
  })
})

describe('the id in a key', () => {
  test('is what the key was made of', () => {
    expect(idIn.deletion(keys.deletion('usr_jane'))).toBe('usr_jane')
    expect(idIn.event(keys.event('evt_1'))).toBe('evt_1')
    expect(idIn.account(keys.checkout('usr_jane'))).toBe('usr_jane')
    expect(idIn.mail(keys.mail('usr_jane/verify-register'))).toBe('usr_jane/verify-register')
  })
})

test('due rows sort by their second, whatever its length', () => {
  expect(dueKeys.partition('MAIL', '20261121', 3)).toBe('DUE#MAIL#20261121#3')
  expect(dueKeys.entry(999, 'b') < dueKeys.entry(1000, 'a')).toBe(true)
  expect(dueKeys.entry(7, 'a')).toBe('000000000007#a')
  expect(SHARDS).toBe(8)
})

test('the words of people who joined later sort behind the word itself, and everybody sorts by when they joined', () => {
  const [first, second] = [searchKeys.joined(999, 'usr_b'), searchKeys.joined(1000, 'usr_a')]

  expect(searchKeys.word('doe', first)).toBe('doe 000000000999#usr_b')
  expect(first < second).toBe(true)
  expect([searchKeys.people(3), searchKeys.words('d', 3)]).toEqual(['SEARCH#PEOPLE#3', 'SEARCH#WORD#d#3'])
})

test('what a person is found by is not among what every request reads', () => {
  const { sk: first } = keys.entitlement('usr_jane')
  const { sk: last } = keys.profile('usr_jane')

  for (const { sk } of [keys.directory('usr_jane'), keys.searchWord('usr_jane', 'z')])
    expect(sk < first || sk > last).toBe(true)
})
