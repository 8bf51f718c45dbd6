import type { Pages } from './edge/startSite.ts'

/** How to run the local stack. */
export interface Options {
  /** 0 chooses a free one. */
  port: number
  /** A directory, or `memory` for data that is deleted at the end of the run. */
  data: string
  pages?: Pages
  /** Whether to replace functions whose code has been edited. */
  watch?: boolean
  /** Gives functions this many times their own timeouts, for a machine that is slower than those they are meant for. */
  slowness?: number
  /** Whether jobs run on their schedules. Without, they run only when called, so that each run can be counted. */
  schedules?: boolean
  /** Where a DynamoDB-compatible server answers; without, the embedded one is started. */
  databaseUrl?: string | undefined
  /** A language model; without, functions write without one. */
  openAi?: LocalOpenAi | undefined
  /** Opens the admin area; without it, the one that the data directory keeps. */
  adminPassword?: string | undefined
  /** A module that every function loads before its own code, as with Node's `--import`. */
  preload?: string | undefined
  /** The address that every visitor has for the product; without it, that of their connection. */
  visitorAddress?: (() => string) | undefined
  log?(line: string): void
}

/** A server that speaks OpenAI's API. */
export interface LocalOpenAi {
  model: string
  baseUrl: string
  apiKey: string
}

export type Settings = Required<Omit<Options, Absent>> & Pick<Options, Absent>
type Absent = 'openAi' | 'databaseUrl' | 'adminPassword' | 'preload' | 'visitorAddress'
