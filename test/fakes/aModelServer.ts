import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'

/** What the model says to what it was sent, as the text of its reply. */
export type Speech = (request: ChatCompletionRequest) => string

/** A server of somebody else's that speaks OpenAI's APIs. It says what the test tells it to. */
export async function aModelServer(speech: Speech) {
  const server = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' })
  let says = speech
  server.on({}, (request) => ({ content: says(request), usage: { input_tokens: 1_500, output_tokens: 200 } }))
  await server.start()
  return {
    baseUrl: `${server.url}/v1`,
    say: (next: Speech) => {
      says = next
    },
    /** The requests so far, as they came in. */
    requests: () => server.getRequests(),
    stop: () => server.stop(),
  }
}

/** The text of every part of a request, in order. */
export const textsOf = ({ messages }: ChatCompletionRequest): { role: string; text: string }[] =>
  messages.map(({ role, content }) => ({
    role,
    text: typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(''),
  }))
