import { ApiError } from '../../lib/api/ApiError.ts'

/** The id under which our logs have the request that failed, for whoever writes to us about it. */
export const RequestId = ({ of: error }: { of: unknown }) =>
  error instanceof ApiError &&
  error.body.requestId && (
    <p className="muted">
      <small>{`Request ID: ${error.body.requestId}`}</small>
    </p>
  )
