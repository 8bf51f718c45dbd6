import { Agent, request } from 'node:http'

/**
 * Somebody with a list of accounts and many connections, in a process of their own: `node flood.ts URL FROM CONNECTIONS`.
 * Prints a line when the first guess is answered.
 */
const [url = '', localAddress = '', connections] = process.argv.slice(2)
const CONNECTIONS = Number(connections)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress })
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

const guess = (body: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = request(`${url}/api/auth/login`, { method: 'POST', agent, headers }, (response) =>
      response.resume().on('end', resolve),
    )
    asked.on('error', reject).end(body)
  })

for (let lane = 0; lane < CONNECTIONS; lane += 1) void keepGuessing(lane)

async function keepGuessing(lane: number) {
  const body = JSON.stringify({ email: `guessed-${lane % 20}@example.com`, password: 'not-the-password' })
  await guess(body)
  if (lane === 0) console.log('under way')
  for (;;) await guess(body)
}
