import type { RequestHandler } from './edgeServer.ts'

/** Whatever serves the pages: the build server, the production build or nothing. */
export interface Site {
  handle: RequestHandler
  stop(): Promise<void>
}
