/** "second of three": which pass of a body that turns back. */
export const passLabel = (pass: number, count: number): string =>
  `${ORDINALS[pass] ?? pass + 1} of ${COUNTS[count] ?? count}`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
