import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { ApiError } from '../../../../web/lib/api/ApiError.ts'
import { ErrorAlert } from '../../../../web/ui/feedback/ErrorAlert.tsx'

async function show(error: unknown): Promise<string> {
  const { prelude } = await prerender(<ErrorAlert what="We couldn't load this." error={error} retry={() => {}} />)
  return new Response(prelude).text()
}

test('an error of the server is shown with its request id and Retry', async () => {
  const html = await show(new ApiError(500, '{"message":"","code":"INTERNAL","requestId":"req-42"}'))

  expect(html).toMatch(/Request ID: (<!-- -->)?req-42/)
  expect(html).toContain('Retry')
})

test('without an answer there is no request id to show', async () => {
  const html = await show(new TypeError('Failed to fetch'))

  expect(html).not.toContain('Request ID')
  expect(html).toContain('Retry')
})
