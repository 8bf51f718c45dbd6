/** An id must not bring a separator of its own into a key. */
function part(id: string): string {
  if (id.includes('#')) throw new RangeError('an id in a key may not contain #')
  return id
}

const personal = (id: string, sk: string) => ({ pk: `USER#${part(id)}`, sk })
const alone = (pk: string, sk = pk) => ({ pk, sk })

/**
 * Every key of the table.
 * A person's rows share a partition. ENTITLEMENT and PROFILE are neighbours, with nothing unbounded between them,
 * so that one small Query reads what every request needs.
 */
export const keys = {
  profile: (id: string) => personal(id, 'PROFILE'),
  entitlement: (id: string) => personal(id, 'ENTITLEMENT'),
  customer: (id: string) => personal(id, 'CUSTOMER'),
  checkout: (id: string) => personal(id, 'CHECKOUT'),
  billingCopy: (id: string) => personal(id, 'BILLING'),
  device: (id: string, tokenHash: string) => personal(id, `DEVICE#${tokenHash}`),
  chart: (id: string) => personal(id, 'CHART'),
  sentLink: (id: string, tokenHash: string) => personal(id, `SENTLINK#${tokenHash}`),
  reading: (id: string, date: string) => personal(id, `READING#${date}`),
  oneTimeCode: (id: string) => personal(id, 'OTP'),
  emailOwner: (normalisedEmail: string) => alone(`EMAIL#${normalisedEmail}`, 'OWNER'),
  googleOwner: (sub: string) => alone(`GOOGLE#${part(sub)}`, 'OWNER'),
  session: (tokenHash: string) => alone(`SESSION#${part(tokenHash)}`),
  googleSignIns: (hash: string) => alone(`OAUTH#${part(hash)}`),
  draft: (hash: string) => alone(`DRAFT#${part(hash)}`),
  link: (tokenHash: string) => alone(`LINK#${part(tokenHash)}`),
  watermark: (kind: string) => alone('COUNTERS', `DUE#${kind}`),
  limit: (hash: string, window: string) => alone(`LIMIT#${part(hash)}`, window),
  deletion: (accountId: string) => alone(`DELETION#${part(accountId)}`),
  tombstone: (hash: string) => alone(`TOMBSTONE#${part(hash)}`),
  suppression: (hash: string) => alone(`SUPPRESSED#${part(hash)}`),
  mail: (id: string) => alone(`MAIL#${part(id)}`),
  event: (id: string) => alone(`EVENT#${part(id)}`),
  trial: (fingerprint: string) => alone(`TRIAL#${part(fingerprint)}`),
}

/** The sparse `customer` index: the row of an account that pays, by its customer at Stripe. */
export const customerKey = (customerId: string): string => `CUSTOMER#${part(customerId)}`

export const DUE_SHARDS = 8

/** Rows that a job must look at again stand in the sparse `due` index, by kind, UTC day and shard. */
export const dueKeys = {
  partition: (kind: string, day: string, shard: number) => `DUE#${kind}#${day}#${shard}`,
  entry: (at: number, id: string) => `${String(at).padStart(12, '0')}#${id}`,
}
