import type { DataFile } from '../dataDirectory.ts'

/** An account at the Google double. */
export interface GoogleAccount {
  email: string
  givenName: string
  familyName: string
  isVerified: boolean
  /** The Workspace domain; empty for a personal account. */
  hostedDomain: string
}

/** The accounts used so far, the most recent first, so that they can be chosen again with one click. */
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
