/** Lines of a CSV file as RFC 4180 has them: a cell with a comma, a quote or a line break is quoted. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(',')}\r\n`).join('')

/** A spreadsheet would run a cell that begins like a formula; a number below zero is none. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
