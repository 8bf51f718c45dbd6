import { hashPassword } from '../../functions/domain/identity/passwords.ts'

/** A hash that costs next to nothing; its cost rides along, so that matching is as cheap. */
export const aPasswordHash = (password: string): Promise<string> => hashPassword(password, { ln: 4, r: 1, p: 1 })
