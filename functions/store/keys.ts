/** An id must not bring a separator of its own into a key. */
function part(id: string): string {
  if (id.includes('#')) throw new RangeError('an id in a key may not contain #')
  return id
}

export type Key = { pk: string; sk: string }

const personal = (id: string, sk: string): Key => ({ pk: `USER#${part(id)}`, sk })
const alone = (pk: string, sk = pk): Key => ({ pk, sk })

/**
 * Every key of the table.
 * A person's rows share a partition. ENTITLEMENT and PROFILE are neighbours, with nothing unbounded between them,
 * so that one small Query reads what every request needs.
 */
export const keys = {
  profile: (id: string) => personal(id, 'PROFILE'),
  entitlement: (id: string) => personal(id, 'ENTITLEMENT'),
  customer: (id: string) => personal(id, 'CUSTOMER'),
  dispute: (id: string, disputeId: string) => personal(id, `DISPUTE#${part(disputeId)}`),
  /** How the counters hold what a person has paid. */
  revenue: (id: string) => personal(id, 'REVENUE'),
  checkout: (id: string) => personal(id, 'CHECKOUT'),
  billingCopy: (id: string) => personal(id, 'BILLING'),
  /** Before ENTITLEMENT, so that the words that a person is found by are not in what every request reads. */
  directory: (id: string) => personal(id, 'DIRECTORY'),
  searchWord: (id: string, word: string) => personal(id, `DIRECTORY#${word}`),
  /** A trial that ends; no state of the list has this name. */
  trialEnd: (id: string) => personal(id, 'DIRECTORY# ends'),
  /** No word has a space in it, so none is taken for a state. */
  listedState: (id: string, state: string) => personal(id, `DIRECTORY# ${state}`),
  device: (id: string, tokenHash: string) => personal(id, `DEVICE#${tokenHash}`),
  /** Lists the address below, as a device lists its session. */
  ownCalendar: (id: string, tokenHash: string) => personal(id, `CALENDAR#${tokenHash}`),
  chart: (id: string) => personal(id, 'CHART'),
  sentLink: (id: string, tokenHash: string) => personal(id, `SENTLINK#${tokenHash}`),
  reading: (id: string, date: string) => personal(id, `READING#${date}`),
  writing: (id: string, date: string) => personal(id, `WRITING#${date}`),
  signReading: (sign: string, date: string) => ({ pk: `SIGN#${part(sign)}`, sk: `READING#${date}` }),
  chat: (id: string, exchangeId: string) => personal(id, `CHAT#${exchangeId}`),
  chatQuota: (id: string, month: string) => personal(id, `QUOTA#${month}`),
  progress: (id: string, meditationId: string) => personal(id, `PROGRESS#${part(meditationId)}`),
  report: (id: string, reportId: string) => personal(id, `REPORT#${reportId}`),
  reportClaim: (id: string, hash: string) => personal(id, `REPORTCLAIM#${hash}`),
  /** Like the notes below, before ENTITLEMENT: neither is in what every request reads. */
  person: (id: string, personId: string) => personal(id, `BIRTH#${part(personId)}`),
  note: (id: string, date: string) => personal(id, `DAYNOTE#${date}`),
  letter: (id: string) => personal(id, 'DAYLETTER'),
  writtenAhead: (id: string) => personal(id, 'WRITTEN'),
  oneTimeCode: (id: string) => personal(id, 'OTP'),
  /** The payment provider is yet to be told of a change. Sorted after what every request reads, like the mails. */
  payerNews: (id: string) => {
    const [accountId = '', version = ''] = id.split('/')
    return personal(accountId, `SENDPAYER#${part(version)}`)
  },
  emailOwner: (normalisedEmail: string) => alone(`EMAIL#${normalisedEmail}`, 'OWNER'),
  googleOwner: (sub: string) => alone(`GOOGLE#${part(sub)}`, 'OWNER'),
  session: (tokenHash: string) => alone(`SESSION#${part(tokenHash)}`),
  adminSession: (tokenHash: string) => alone(`ADMIN#${part(tokenHash)}`),
  /** A record and what was written before it: the intent sorts after the outcome. */
  audit: (month: string, id: string, stage: 'OUTCOME' | 'STARTED') => ({
    pk: `AUDIT#${part(month)}`,
    sk: `${part(id)}#${stage}`,
  }),
  googleSignIns: (hash: string) => alone(`OAUTH#${part(hash)}`),
  draft: (hash: string) => alone(`DRAFT#${part(hash)}`),
  calendar: (tokenHash: string) => alone(`CALENDAR#${part(tokenHash)}`),
  link: (tokenHash: string) => alone(`LINK#${part(tokenHash)}`),
  watermark: (kind: string) => alone('COUNTERS', `DUE#${kind}`),
  /** Parted, so that no row and no partition takes the changes of everybody. */
  counter: (shard: number, counter: string) => alone(`COUNTERS#${shard}`, counter),
  limit: (hash: string, window: string) => alone(`LIMIT#${part(hash)}`, window),
  deletion: (accountId: string) => alone(`DELETION#${part(accountId)}`),
  tombstone: (hash: string) => alone(`TOMBSTONE#${part(hash)}`),
  suppression: (hash: string) => alone(`SUPPRESSED#${part(hash)}`),
  event: (id: string) => alone(`EVENT#${part(id)}`),
  trial: (fingerprint: string) => alone(`TRIAL#${part(fingerprint)}`),
  modelSpend: (day: string) => alone(`MODEL#${day}`),
  /** In the account's partition, so that an erasure finds it, and sorted outside what every request reads. */
  mail: (id: string) => {
    const [accountId = '', occasion = ''] = id.split('/')
    return personal(accountId, `SENDMAIL#${part(occasion)}`)
  },
}

const afterPrefix = (key: string) => key.slice(key.indexOf('#') + 1)

/** The ids in the keys of rows that the due index finds. */
export const idIn = {
  deletion: ({ pk }: Key) => afterPrefix(pk),
  mail: ({ pk, sk }: Key) => `${afterPrefix(pk)}/${afterPrefix(sk)}`,
  payerNews: ({ pk, sk }: Key) => `${afterPrefix(pk)}/${afterPrefix(sk)}`,
  event: ({ pk }: Key) => afterPrefix(pk),
  /** Of a row in an account's partition, of which there is one. */
  account: ({ pk }: Key) => afterPrefix(pk),
}

/** The sparse `customer` index: the row of an account that pays, by its customer at Stripe. */
export const customerKey = (customerId: string): string => `CUSTOMER#${part(customerId)}`

/** How many partitions share what is due on a day, what is counted and what is searched. */
export const SHARDS = 8

/** Rows that a job must look at again are in the sparse `due` index, by kind, UTC day and shard. */
export const dueKeys = {
  partition: (kind: string, day: string, shard: number) => `DUE#${kind}#${day}#${shard}`,
  entry: (at: number, id: string) => `${String(at).padStart(12, '0')}#${id}`,
}

/** The `search` index finds people by the words of their names and addresses, and all of them by when they joined. */
export const searchKeys = {
  people: (shard: number) => `SEARCH#PEOPLE#${shard}`,
  words: (initial: string, shard: number) => `SEARCH#WORD#${initial}#${shard}`,
  /** Whom the list shows under a state. */
  state: (state: string, shard: number) => `SEARCH#STATE#${state}#${shard}`,
  /** Deletions that have failed for so long that an operator must look. */
  overdue: 'SEARCH#OVERDUE',
  /** Trials, by when they end. */
  ending: (shard: number) => `SEARCH#ENDING#${shard}`,
  /** Mails that were given up. */
  deadMails: 'SEARCH#DEADMAILS',
  /** What operators have done to an account. */
  actsOn: (accountId: string) => `SEARCH#ACTS#${part(accountId)}`,
  /** For the operators' queue. */
  disputes: (state: 'open' | 'decided') => `SEARCH#DISPUTES#${state}`,
  /** Sorts by the instant. */
  joined: (createdAt: number, id: string) => `${String(createdAt).padStart(12, '0')}#${part(id)}`,
  /** No word has a space in it, so a word that is searched for never runs into what comes after. */
  word: (word: string, joined: string) => `${word} ${joined}`,
}
