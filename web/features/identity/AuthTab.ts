/** The two tabs of the auth dialog. */
export type AuthTab = 'login' | 'register'
