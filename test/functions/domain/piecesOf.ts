/** Every text of a table of an almanac, however deep it lies. */
export const piecesOf = (table: object): string[] =>
  Object.values(table).flatMap((branch: string | object) => (typeof branch === 'string' ? [branch] : piecesOf(branch)))
