import { expect, test } from 'vitest'
import { changesByRule } from '../../../../functions/data/build/zoneRule.ts'

const changes = (rule: string, year: number) =>
  changesByRule(rule, year).map(({ at, offset }) => [new Date(at * 1000).toISOString().slice(0, 16), offset / 3600])

test.each([
  [
    'last Sundays',
    'GMT0BST,M3.5.0/1,M10.5.0',
    [
      ['2040-03-25T01:00', 1],
      ['2040-10-28T01:00', 0],
    ],
  ],
  [
    'counted Sundays',
    'EST5EDT,M3.2.0,M11.1.0',
    [
      ['2040-03-11T07:00', -4],
      ['2040-11-04T06:00', -5],
    ],
  ],
  [
    'half an hour',
    '<+1030>-10:30<+11>-11,M10.1.0,M4.1.0',
    [
      ['2040-03-31T15:00', 10.5],
      ['2040-10-06T15:30', 11],
    ],
  ],
  [
    'two hours',
    '<+00>0<+02>-2,M3.5.0/1,M10.5.0/3',
    [
      ['2040-03-25T01:00', 2],
      ['2040-10-28T01:00', 0],
    ],
  ],
  [
    'an hour before the day',
    '<-02>2<-01>,M3.5.0/-1,M10.5.0/0',
    [
      ['2040-03-25T01:00', -1],
      ['2040-10-28T01:00', -2],
    ],
  ],
  [
    'days after the day',
    'EET-2EEST,M3.4.4/50,M10.4.4/50',
    [
      ['2040-03-24T00:00', 3],
      ['2040-10-26T23:00', 2],
    ],
  ],
  [
    'winter time called summer',
    'IST-1GMT0,M10.5.0,M3.5.0/1',
    [
      ['2040-03-25T01:00', 1],
      ['2040-10-28T01:00', 0],
    ],
  ],
  ['no summer time', '<+0545>-5:45', []],
])('a rule with %s is followed: %s', (_, rule, expected) => {
  expect(changes(rule, 2040)).toEqual(expected)
})

test('a rule that counts days of the year is refused rather than misread', () => {
  expect(() => changesByRule('EST5EDT,J60,J300', 2040)).toThrow('not understood')
})
