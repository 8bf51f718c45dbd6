import * as z from 'zod/mini'

/** What an action answers that has nothing else to tell. */
export const Success = z.object({ success: z.literal(true), message: z.string() })

/** The reply of a page that sends the browser on. Never made from what a request says. */
export const Redirect = z.object({ location: z.string() })

export const succeeded = (message: string) => ({ success: true as const, message })
