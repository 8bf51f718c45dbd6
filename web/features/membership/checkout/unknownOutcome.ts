/** For a confirmation that our server did not answer: it may have gone through, and the same one again charges once. */
export const UNKNOWN_OUTCOME = "We don't know yet whether that worked. Please try again. You won't be charged twice."
