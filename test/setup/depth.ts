/** Set by `npm run check:deep`, which looks at everything of which `npm test` looks at a sample. */
export const isDeep = process.env.DEPTH === 'deep'

/**
 * @param sample how many cases `npm test` looks at
 * @param all how many cases `npm run check:deep` looks at
 */
export const inDepth = (sample: number, all: number): number => (isDeep ? all : sample)
