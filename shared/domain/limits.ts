/** Numbers that the specification fixes and that more than one side obeys. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254
export const NAME_MAX = 100
export const PLACE_MAX = 200
export const MINIMUM_AGE = 18
export const FIRST_BIRTH_YEAR = 1920
/** Between two mails with a code. */
export const CODE_PAUSE_SECONDS = 60

/** How many guesses a code bears before it is dead. */
export const CODE_TRIES = 5
export const TRIAL_DAYS = 3
export const CURRENCY_COOKIE_DAYS = 30
export const CHAT_MESSAGE_MAX = 2000
/** What one page of the chat holds; a shorter page is the last one. */
export const CHAT_PAGE = 20
