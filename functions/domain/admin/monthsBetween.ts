/** How many months the later month is after the earlier: 2 from "2026-11" to "2027-01". */
export const monthsBetween = (earlier: string, later: string): number => countOf(later) - countOf(earlier)

function countOf(month: string): number {
  const [years = 0, months = 0] = month.split('-').map(Number)
  return years * 12 + months
}
