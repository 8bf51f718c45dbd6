/** Prints what a check measured, in one line. */
export const figure = (check: string, measured: string): void => console.info(`${check}: ${measured}`)
