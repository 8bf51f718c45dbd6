/** Lines of a CSV file as RFC 4180 has them: a cell with a comma, a quote or a line break is quoted. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
