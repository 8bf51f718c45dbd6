/** Dollars per million tokens, which is millionths of a dollar per token. */
export interface ModelPrices {
  input: number
  cachedInput: number
  output: number
}

export interface ModelUsage {
  inputTokens: number
  /** Those of the input that the provider had in its cache. */
  cachedTokens: number
  outputTokens: number
}

/** In millionths of a dollar, rounded up. */
export const costOf = ({ inputTokens, cachedTokens, outputTokens }: ModelUsage, prices: ModelPrices): number =>
  Math.ceil(
    (inputTokens - cachedTokens) * prices.input + cachedTokens * prices.cachedInput + outputTokens * prices.output,
  )

/** English has about four characters to a token, and a token is never less than a byte or so of any other script. */
const BYTES_PER_TOKEN = 3

/** What a call can cost at the most: nothing cached, and every token of the reply used. */
export const highestCost = (text: string, maxTokens: number, prices: ModelPrices): number =>
  costOf(
    { inputTokens: Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN), cachedTokens: 0, outputTokens: maxTokens },
    prices,
  )
