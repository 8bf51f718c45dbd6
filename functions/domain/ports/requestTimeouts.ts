/**
 * Time limits of an AWS client, in milliseconds per attempt. Without `throwOnRequestTimeout` the SDK only logs a warning
 * and keeps waiting.
 */
export const requestTimeouts = (ms: number) => ({
  requestTimeout: ms,
  connectionTimeout: ms,
  throwOnRequestTimeout: true,
})
