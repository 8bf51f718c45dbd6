import * as z from 'zod/mini'

/** What a model writes of a day: all but the event and what comes next, which are ours. `life` holds a sentence each. */
export const ModelReading = z.object({
  title: z.string(),
  feels: z.string(),
  why: z.string(),
  life: z.array(z.string()),
  act: z.string(),
})
export type ModelReading = z.infer<typeof ModelReading>
