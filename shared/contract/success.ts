import * as z from 'zod/mini'

/** The reply of an action that has nothing else to return. */
export const Success = z.object({ success: z.literal(true), message: z.string() })

/** The reply of an endpoint that redirects the browser. Never built from request data. */
export const Redirect = z.object({ location: z.string() })

export const succeeded = (message: string) => ({ success: true as const, message })
