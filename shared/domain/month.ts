/** The month of a date, or of an instant in ISO form: "2026-11". */
export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length)

/** How a month is written. Its last year has no sky after August. */
export const MONTH_PATTERN = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** Whether the text is a month as YYYY-MM, of those from 1900-01 to 2099-08 for which there is a sky. */
export const isMonth = (text: string): boolean => MONTH_PATTERN.test(text) && text <= '2099-08'
