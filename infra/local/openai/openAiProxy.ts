import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults.ts'
import type { LocalOpenAi } from '../Options.ts'
import type { ModelTokens, Usage } from '../usage.ts'

const OPENAI_PATH = '/__openai'
/** Longer than any caller waits for a model. */
const SLOW_MS = 25_000

interface ProxyNeeds {
  openAi: LocalOpenAi | undefined
  /** The key that the functions have. Nobody else may spend the money of the real one. */
  functionKey: string
  faults: Faults
  usage: Usage
}

/** Passes requests of functions on to the language model: applies injected faults and counts tokens. */
export function openAiProxy({ openAi, functionKey, faults, usage }: ProxyNeeds) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    if (!openAi || request.headers.authorization !== `Bearer ${functionKey}`)
      return sendJson(response, 401, '{"error":{"message":"This is no key of a function."}}')
    const fault = faults.take('openai')
    if (fault === 'down') return void request.socket.destroy()
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault === 'error' || fault === 'throttle')
      return sendJson(response, fault === 'error' ? 500 : 429, '{"error":{"message":"An injected fault."}}')

    const forwarded = await forward(openAi, (request.url ?? '').slice(OPENAI_PATH.length), body)
    usage.countModel(tokensOf(forwarded.text))
    if (fault === 'dropAfterCommit') return void request.socket.destroy()
    sendJson(response, forwarded.status, forwarded.text)
  }
}

async function forward({ baseUrl, apiKey }: LocalOpenAi, path: string, body: string) {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body,
  })
  return { status: response.status, text: await response.text() }
}

interface CountedReply {
  usage?: { input_tokens?: number; output_tokens?: number; input_tokens_details?: { cached_tokens?: number } }
}

/** An answer that is no JSON has counted nothing. */
function tokensOf(reply: string): ModelTokens {
  const { usage = {} } = parsed(reply)
  return {
    inputTokens: usage.input_tokens ?? 0,
    cachedTokens: usage.input_tokens_details?.cached_tokens ?? 0,
    outputTokens: usage.output_tokens ?? 0,
  }
}

function parsed(reply: string): CountedReply {
  try {
    return (JSON.parse(reply) as CountedReply | null) ?? {}
  } catch {
    return {}
  }
}

const sendJson = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
