/** The state of a link to the billing page that shows past invoices at once. */
export const ASKED_FOR_INVOICES = 'asked for past invoices'
