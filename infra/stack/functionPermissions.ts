import type { DataFile } from '../build/dataFiles.ts'

/**
 * What one function may do, and the resources it gets. Access to rows is by prefixes of partition keys, never to the
 * whole table.
 */
export interface FunctionPermissions {
  /** Who is affected when the function fails. Its alarm quotes the sentence. */
  impact: string
  /** Prefixes of the partition keys that it may read and write. */
  writes?: string[]
  /** Prefixes of the partition keys that it may only read. */
  reads?: string[]
  /** Prefixes of the partition keys under which it may add rows and list them, but neither change nor delete one. */
  appends?: string[]
  /** Kinds of rows that a job may query in the `due` index. */
  due?: string[]
  /** Other indexes that it may query. */
  index?: ('customer' | 'search')[]
  secrets?: ('identity' | 'admin' | 'google' | 'openai' | 'stripe' | 'stripeWebhook')[]
  sendsMail?: true
  /** Jobs that this function invokes as soon as it has enqueued work for them. */
  triggers?: TriggeredJob[]
  /** The data files that it reads. */
  data?: DataFile[]
  memory?: number
  /** How long a call may take; 15 for an endpoint and 60 for a job unless it says otherwise. */
  seconds?: number
  concurrency?: number
}

export type TriggeredJob = 'sendMail' | 'finishDeletions' | 'drainEvents'
