import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Clock } from '../clock.ts'
import type { DataFile } from '../dataDirectory.ts'
import { splitUrl } from '../edge/gatewayEvent.ts'
import { type Faults, SLOW_MS } from '../faults.ts'
import { accountPicker } from './accountPicker.ts'
import { type AuthorizationRequest, authorizationCodes } from './authorizationCodes.ts'
import { type GoogleAccount, googleAccounts } from './googleAccounts.ts'
import { tokenSigner } from './tokenSigner.ts'

export const GOOGLE_PATH = '/__google'

interface GoogleNeeds {
  /** The address of the local stack; the issuer is a path below it. */
  url: string
  client: { id: string; secret: string }
  clock: Clock
  faults: Faults
  accounts: DataFile
}

/**
 * Stands in for Google: an OpenID provider that lets you choose who you are. To the product only issuer and client
 * differ.
 */
export async function googleDouble({ url, client, clock, faults, accounts: file }: GoogleNeeds) {
  const issuer = `${url}${GOOGLE_PATH}`
  const accounts = googleAccounts(file)
  const codes = authorizationCodes({ client, callback: `${url}/api/auth/google/callback`, clock })
  const signer = await tokenSigner({ issuer, clientId: client.id, clock })

  const endpoints: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    'GET /.well-known/openid-configuration': (_, response) =>
      json(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
    'GET /keys': (_, response) => json(response, 200, signer.keys),
    'GET /authorize': (request, response) => {
      const authorization = authorizationOf(new URL(request.url ?? '/', url).searchParams)
      html(response, accountPicker({ authorization, accounts: accounts.list() }))
    },
    'POST /authorize': async (request, response) => {
      const form = await formOf(request)
      const account = accounts.remember(accountOf(form))
      const redirect = codes.issue(authorizationOf(form), account)
      if (redirect) response.writeHead(302, { location: redirect }).end()
      else json(response, 400, { error: 'invalid_request' })
    },
    'POST /token': async (request, response) => {
      const redeemed = codes.redeem(await formOf(request))
      if (!redeemed) json(response, 400, { error: 'invalid_grant' })
      else json(response, 200, { token_type: 'Bearer', id_token: await signer.sign(redeemed) })
    },
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = faults.take('google')
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    else if (fault) return void response.writeHead(fault === 'throttle' ? 429 : 500).end()
    const { rawPath } = splitUrl(request.url ?? '/')
    const endpoint = endpoints[`${request.method} ${rawPath.slice(GOOGLE_PATH.length)}`]
    if (endpoint) await endpoint(request, response)
    else json(response, 404, { error: 'not_found' })
  }
}

const authorizationOf = (form: URLSearchParams): AuthorizationRequest => ({
  clientId: form.get('client_id') ?? '',
  redirectUri: form.get('redirect_uri') ?? '',
  state: form.get('state') ?? '',
  nonce: form.get('nonce') ?? '',
  codeChallenge: form.get('code_challenge') ?? '',
})

const accountOf = (form: URLSearchParams): GoogleAccount => ({
  email: form.get('email') ?? '',
  givenName: form.get('given_name') ?? '',
  familyName: form.get('family_name') ?? '',
  isVerified: form.get('email_verified') === 'on',
  hostedDomain: form.get('hd') ?? '',
})

const formOf = async (request: IncomingMessage) => new URLSearchParams(await text(request))

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))

const html = (response: ServerResponse, page: string) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
