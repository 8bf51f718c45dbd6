import { fork } from 'node:child_process'
import { once } from 'node:events'
import { aVisitor } from '../stack/aVisitor.ts'
import { call } from './memberCalls.ts'
import { median, type Row } from './row.ts'
import type { Size } from './size.ts'
import { startApart } from './startApart.ts'
import { timeOf } from './timeOf.ts'

const TURNS: Record<Size, { warmUp: number; reads: number }> = {
  full: { warmUp: 20, reads: 80 },
  once: { warmUp: 0, reads: 1 },
}

/** What answering costs beyond the answer, and a whole read of somebody who is signed in, one at a time. */
export async function servingRows(size: Size): Promise<Row[]> {
  const { served, bare } = await overhead()
  return [
    { row: 'an answer through serve, signed in, beyond the bare one', figure: served - bare, unit: 'ms', budget: 0.3 },
    { row: 'a signed-in read on the local stack, median', figure: await signedInRead(size), unit: 'ms', budget: 10 },
  ]
}

/** The log lines are written and thrown away, as they leave a function without its waiting for them. */
async function overhead(): Promise<{ served: number; bare: number }> {
  const child = fork(new URL('./serveOverhead.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [served] = await once(child, 'message')
  if (served.statusCode !== 200) throw new Error(`serve answered ${served.statusCode}`)
  return served
}

async function signedInRead(size: Size): Promise<number> {
  const { warmUp, reads } = TURNS[size]
  const { url, stop } = await startApart()
  try {
    const reader = aVisitor(url)
    const body = { email: 'reader@example.com', password: 'a-long-night-sky', firstName: 'R', lastName: 'D' }
    await call(reader, 'POST /api/auth/register', body)
    const times: number[] = []
    for (let turn = 0; turn < warmUp + reads; turn += 1)
      times.push(await timeOf(() => call(reader, 'GET /api/user/profile')))
    return median(times.slice(warmUp))
  } finally {
    await stop()
  }
}
