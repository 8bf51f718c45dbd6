import { expect, test } from 'vitest'
import { byCustomer } from '../../../../infra/local/stripe/byCustomer.ts'

const of = (customer: string, id: string) => [id, { id, customer }] as [string, { id: string; customer: string }]

test('objects are found by id and by customer, in the order in which they came', () => {
  const objects = byCustomer([of('cus_jane', 'sub_1'), of('cus_john', 'sub_2')])
  objects.set(...of('cus_jane', 'sub_3'))

  expect(objects.get('sub_2')).toEqual({ id: 'sub_2', customer: 'cus_john' })
  expect([...objects.of('cus_jane')].map(({ id }) => id)).toEqual(['sub_1', 'sub_3'])
  expect([...objects.of('cus_nobody')]).toEqual([])
})

test('an object that is replaced or deleted is found as it is now', () => {
  const objects = byCustomer([of('cus_jane', 'sub_1'), of('cus_jane', 'sub_2')])
  objects.set('sub_1', { id: 'again', customer: 'cus_jane' })
  objects.delete('sub_2')

  expect([...objects.of('cus_jane')]).toEqual([{ id: 'again', customer: 'cus_jane' }])
  expect([...objects.keys()]).toEqual(['sub_1'])
})
