import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export interface Signing {
  kid: string
  publicKey: CryptoKey
  privateKey: CryptoKey
}

export async function aSigning(kid: string): Promise<Signing> {
  return { kid, ...(await generateKeyPair('RS256', { extractable: true })) }
}

export const jwkOf = async ({ kid, publicKey }: Signing): Promise<JWK> => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
})

export const signed = (payload: JWTPayload, { kid, privateKey }: Signing, header = {}): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey)

/** An OpenID provider that hands out whatever token and keys it was given, or never answers for its keys. */
export async function aProvider() {
  const state: { token: string; keys: JWK[]; hangs: boolean; refusal?: number } = { token: '', keys: [], hangs: false }
  const held: ServerResponse[] = []
  const { promise: keysRequested, resolve: resolveKeysRequested } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    const pages: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      }),
      '/token': () => ({ id_token: state.token }),
      '/keys': () => ({ keys: state.keys }),
    }
    if (request.url === '/keys' && state.hangs) {
      held.push(response)
      return resolveKeysRequested()
    }
    if (request.url === '/token' && state.refusal) response.statusCode = state.refusal
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(pages[request.url ?? '']?.() ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    url,
    state,
    /** Resolves once a request waits for keys that never come. */
    keysRequested,
    stop,
  }
}
