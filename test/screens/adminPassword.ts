/** Opens the admin area of the stack that is looked at. */
export const ADMIN_PASSWORD = 'an orrery of polished brass'
