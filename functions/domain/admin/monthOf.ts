/** The month of a date, or of an instant in ISO form: "2026-11". */
export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length)
