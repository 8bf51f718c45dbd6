import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

/** Where the production build lies that was made before the first test with a browser. */
export const builtPages = (): string => inject('site')
