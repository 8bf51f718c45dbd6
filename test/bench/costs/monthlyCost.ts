import book from './monthlyCost.json' with { type: 'json' }

export type Part = keyof typeof book.prices
export type Amounts = Record<Part, number>

/** An assumption about an average active person, by its name in the book. */
export const assumed = (name: keyof typeof book.assumptions): number => book.assumptions[name].value

/** Dollars for each part of a bill, the dearest first. */
export const billOf = (amounts: Amounts): [Part, number][] =>
  (Object.keys(book.prices) as Part[])
    .map((part): [Part, number] => [part, dollarsFor(part, amounts[part])])
    .sort(([, one], [, other]) => other - one)

function dollarsFor(part: Part, amount: number): number {
  const { dollars, per } = book.prices[part]
  return (amount / per) * dollars * book.region.factor
}
