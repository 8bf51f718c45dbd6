import * as z from 'zod/mini'

/** What a model returns: the parts of a reading that are prose. */
export const ModelReading = z.object({ title: z.string(), content: z.string(), advice: z.string() })
export type ModelReading = z.infer<typeof ModelReading>
