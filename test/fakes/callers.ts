import { AsyncLocalStorage } from 'node:async_hooks'

/** The function that is running: in one process, the doubles cannot tell callers apart by their access key. */
export const callers = new AsyncLocalStorage<string>()
