import type { AuthError } from '../../../shared/domain/authError.ts'
import { isEmail, normaliseEmail } from '../../../shared/domain/email.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { FirstName, LastName } from '../../../shared/domain/user.ts'
import { type Account, newAccount, withoutAnswers } from '../../domain/account/account.ts'
import { unverifiedDeletion } from '../../domain/account/retention.ts'
import { isBilled } from '../../domain/billing/entitlement.ts'
import { type GoogleVerdict, judgeGoogle } from '../../domain/identity/googleRules.ts'
import { newId, newToken } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { GoogleIdentity } from '../../gateways/google.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { ErasureStore } from '../../store/erasure.ts'
import type { GoogleStore } from '../../store/google.ts'

export interface SignInWithGoogleNeeds {
  accounts: Pick<AccountStore, 'find' | 'findIdByEmail' | 'claimEmail' | 'create' | 'replace'>
  googleSignIns: Pick<GoogleStore, 'findIdBySub'>
  erasure: Pick<ErasureStore, 'eraseContent'>
}

interface Entry {
  identity: GoogleIdentity
  now: EpochSeconds
}

export type GoogleSignIn = { account: Account; isNew: boolean } | { refuse: AuthError }

const CLAIM_SECONDS = 30

/** Signs somebody in by the Google identity: theirs already, or made or linked now as the rules allow. */
export async function signInWithGoogle(needs: SignInWithGoogleNeeds, entry: Entry): Promise<GoogleSignIn> {
  const { identity, now } = entry
  const known = await needs.googleSignIns.findIdBySub(identity.sub)
  if (known !== undefined) return signInKnown(needs, known)
  if (!identity.isEmailVerified || !isEmail(identity.email)) return { refuse: 'google_unverified' }

  const owner = await needs.accounts.findIdByEmail(normaliseEmail(identity.email))
  const record = owner === undefined ? undefined : await needs.accounts.find(owner)
  if (!record) return create(needs, entry)
  const verdict = judgeGoogle(record.account, identity, isBilled(record.entitlement))
  if ('refuse' in verdict) return verdict
  const account = await link(needs, { record, verdict, identity, now })
  return account ? { account, isNew: false } : { refuse: 'google_failed' }
}

async function signInKnown({ accounts }: SignInWithGoogleNeeds, id: string): Promise<GoogleSignIn> {
  const record = await accounts.find(id)
  return record?.account.status === 'active' ? { account: record.account, isNew: false } : { refuse: 'google_failed' }
}

/** A new account needs no password. An address that Google does not run gets our own code first. */
async function create({ accounts }: SignInWithGoogleNeeds, { identity, now }: Entry): Promise<GoogleSignIn> {
  const claim = { email: normaliseEmail(identity.email), claim: newToken() }
  if (!(await accounts.claimEmail({ ...claim, until: after(now, CLAIM_SECONDS), now })))
    return { refuse: 'google_failed' }
  const account: Account = {
    ...newAccount({
      id: newId('usr'),
      email: identity.email,
      ...namesOf(identity),
      passwordHash: null,
      now,
    }),
    googleSub: identity.sub,
    emailVerified: identity.isAuthoritative,
    isVerifiedStrongly: identity.isAuthoritative,
  }
  const verification = identity.isAuthoritative
    ? {}
    : {
        mails: [mailFor({ kind: 'verify', accountId: account.id, occasion: 'register', now })],
        deletion: unverifiedDeletion(account),
      }
  const isMade = await accounts.create(account, claim, { ...verification, linkedGoogle: identity.sub })
  return isMade ? { account, isNew: true } : { refuse: 'google_failed' }
}

const namesOf = ({ firstName, lastName }: GoogleIdentity) => ({
  firstName: nameOr(FirstName.safeParse(firstName), 'Star'),
  lastName: nameOr(LastName.safeParse(lastName), ''),
})

const nameOr = (parsed: { success: boolean; data?: string | undefined }, otherwise: string): string =>
  parsed.success && parsed.data ? parsed.data : otherwise

interface Linking {
  record: AccountRecord
  verdict: Exclude<GoogleVerdict, { refuse: AuthError }>
  identity: GoogleIdentity
  now: EpochSeconds
}

async function link(
  { accounts, erasure }: SignInWithGoogleNeeds,
  { record, verdict, identity, now }: Linking,
): Promise<Account | undefined> {
  const { account } = record
  const isTakeover = verdict.do !== 'link'
  const isWiped = verdict.do === 'adoptAndWipe'
  const kept = isWiped ? { ...withoutAnswers(account), ...namesOf(identity) } : account
  const next: Account = {
    ...kept,
    googleSub: identity.sub,
    emailVerified: true,
    isVerifiedStrongly: true,
    pendingEmail: null,
    ...(isTakeover && {
      passwordHash: null,
      mustChangePassword: false,
      temporaryPasswordEndsAt: null,
      sessionEpoch: account.sessionEpoch + 1,
      resetEpoch: account.resetEpoch + 1,
    }),
  }
  const mails = [mailFor({ kind: 'googleLinked', accountId: account.id, occasion: `${account.version}`, now })]
  // Erased first: a crash in between must not leave the owner with what somebody else had made in it.
  if (isWiped) await erasure.eraseContent(account.id)
  // An address may have passed to another Google account: the one before opens this account no longer.
  const unlinked = account.googleSub === null ? {} : { unlinkedGoogle: account.googleSub }
  const renamed = isWiped ? { relistedAt: now } : {}
  return accounts.replace(account, next, { mails, linkedGoogle: identity.sub, ...unlinked, ...renamed })
}
