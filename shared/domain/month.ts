/** The month of a date, or of an instant in ISO form: "2026-11". */
export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length)

/** Whether the text is a month as YYYY-MM, of those from 1900-01 to 2099-08 for which there is a sky. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= '2099-08'
