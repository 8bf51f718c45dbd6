import type { TransitEvent } from '../../shared/domain/transits.ts'

/** A contact that is exact at noon of a day, two days long. */
export const aTransit = (changes: Partial<TransitEvent> = {}): TransitEvent => ({
  id: 'venus-square-saturn-20261205',
  kind: 'contact',
  body: 'Venus',
  aspect: 'square',
  point: 'Saturn',
  sign: 'Scorpio',
  begins: '2026-12-04T12:00:00.000Z',
  exact: ['2026-12-05T12:00:00.000Z'],
  ends: '2026-12-06T12:00:00.000Z',
  title: 'Venus squares your Saturn',
  text: 'A text.',
  ...changes,
})
