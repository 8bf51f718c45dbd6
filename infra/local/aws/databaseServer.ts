import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

type Headers = Record<string, string | string[] | undefined>

/** A server that speaks DynamoDB's protocol. */
export interface DatabaseServer {
  url: URL
  /** The runner's own client. */
  client: DynamoDBClient
  /** The headers for a function's request whose content has been changed to this. */
  headersFor(content: string, headers: Headers): Promise<Headers>
}

interface Signer {
  sign(request: object): Promise<{ headers: Headers }>
}

const { AWS_ACCESS_KEY_ID, AWS_PROFILE, AWS_REGION: region = 'ap-southeast-1' } = process.env

/** An emulator accepts any credentials; a real table needs those of the environment. */
const credentials =
  AWS_ACCESS_KEY_ID || AWS_PROFILE ? {} : { credentials: { accessKeyId: 'runner', secretAccessKey: 'local' } }

const connect = (address: string) => new DynamoDBClient({ endpoint: address, region, ...credentials })

/** The embedded database, which checks no signature. */
export const embeddedServer = (port: number): DatabaseServer => ({
  url: new URL(`http://127.0.0.1:${port}`),
  client: connect(`http://127.0.0.1:${port}`),
  headersFor: async (_, headers) => headers,
})

/** Any other compatible server, such as Amazon's DynamoDB Local, or DynamoDB itself. */
export function externalServer(address: string): DatabaseServer {
  const url = new URL(address)
  const { hostname, port, protocol, host } = url
  const client = connect(address)
  // Not in the client's public type; it is what signs the client's own requests.
  const { signer } = client.config as unknown as { signer: (scheme: object) => Promise<Signer> }
  const scheme = { name: 'sigv4', signingName: 'dynamodb', signingRegion: region, properties: {} }
  return {
    url,
    client,
    // A function's own signature is of no use: its credentials are made up, and the content has changed since.
    async headersFor(body, sent) {
      const headers = { host, 'x-amz-target': sent['x-amz-target'], 'content-type': 'application/x-amz-json-1.0' }
      const request = { method: 'POST', protocol, hostname, path: '/', query: {}, headers, body }
      return (await (await signer(scheme)).sign({ ...request, ...(port && { port: Number(port) }) })).headers
    },
  }
}
