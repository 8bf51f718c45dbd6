import { health } from '../../../shared/contract/health.ts'
import { ApiError } from '../api/ApiError.ts'
import { call } from '../api/call.ts'

/** Reloads the page if there is a network, and says whether. Without one, a reload may end in the browser's own error page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await call(health.readHealth, {}).then(
    () => true,
    (error) => error instanceof ApiError,
  )
  if (isReachable) location.reload()
  return isReachable
}
