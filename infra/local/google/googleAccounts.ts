import type { DataFile } from '../dataDirectory.ts'

/** Somebody as the stand-in for Google knows them. */
export interface GoogleAccount {
  email: string
  givenName: string
  familyName: string
  isVerified: boolean
  /** The Workspace domain, or empty for a private account. */
  hostedDomain: string
}

/** The accounts that were used on this machine, the latest first, to be chosen again with one click. */
export function googleAccounts(file: DataFile) {
  let known: GoogleAccount[] = JSON.parse(file.read() ?? '[]')
  return {
    list: () => known,
    remember(account: GoogleAccount): GoogleAccount {
      known = [account, ...known.filter(({ email }) => email !== account.email)].slice(0, 20)
      file.write(JSON.stringify(known))
      return account
    },
  }
}
