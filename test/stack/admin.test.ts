import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aVisitor } from './aVisitor.ts'
import { openStack } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url, adminPassword } = openStack()

async function anOperator() {
  const operator = aVisitor(url())
  const { status } = await operator.ask('POST', '/api/admin/login', { body: { password: adminPassword() } })
  expect(status).toBe(200)
  return operator
}

test('the password that is printed at start opens the admin area, and its role allows all that operators do', async () => {
  const jane = await signUp(url())
  const operator = await anOperator()
  const { body: me } = await jane.ask('GET', '/api/auth/user')
  const of = (name: string) => `/api/admin/users/${me.id}/${name}`

  const answers = []
  for (const [method, path, body] of [
    ['GET', '/api/admin/stats'],
    ['GET', '/api/admin/users'],
    ['GET', `/api/admin/users?search=${encodeURIComponent(jane.email)}`],
    ['GET', of('invoices')],
    ['POST', of('start-trial'), { days: 7 }],
    ['POST', of('reset-trial')],
    ['POST', of('unlock-premium'), { months: 12 }],
    ['POST', of('convert-to-free'), { reason: 'Asked for it' }],
    ['POST', of('reset-password')],
    ['DELETE', `/api/admin/users/${me.id}`],
    ['GET', '/api/admin/audit'],
  ] as const) {
    const answer = await operator.ask(method, path, body ? { body } : {})
    answers.push([method, path.replace(me.id, 'ID').split('?')[0], answer.status])
  }
  const { body: records } = await operator.ask('GET', '/api/admin/audit')

  expect(answers.filter(([, , status]) => status !== 200)).toEqual([])
  expect(records.map(({ action, result }: { action: string; result: string }) => `${action} ${result}`)).toEqual([
    'listAudit OK',
    'deleteUser OK',
    'resetPassword OK',
    'convertToFree OK',
    'unlockPremium OK',
    'resetTrial OK',
    'startTrial OK',
    'listInvoices OK',
    'listUsers OK',
    'listUsers OK',
    'readStats OK',
    'login OK',
  ])
  expect((await operator.ask('POST', '/api/admin/logout')).status).toBe(200)
  expect((await operator.ask('GET', '/api/admin/users')).status).toBe(401)
})

const fillDirectory = (file: string) =>
  promisify(execFile)(process.execPath, ['infra/operate/fillDirectory.ts', file], {
    env: { ...process.env, PORT: new URL(url()).port },
  })

test('the command that fills the directory enters the accounts of an export', async () => {
  const jane = await signUp(url())
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const file = join(folder, 'one.json.gz')
  const profile = { pk: { S: `USER#${jane.user.id}` }, sk: { S: 'PROFILE' } }
  writeFileSync(file, gzipSync(`${JSON.stringify({ Item: profile })}\n`))

  const { stdout } = await fillDirectory(file).finally(() => rmSync(folder, { recursive: true }))
  const found = await (await anOperator()).ask('GET', `/api/admin/users?search=${encodeURIComponent(jane.email)}`)

  expect(stdout).toContain('Every account of the export is in the directory: 1.')
  expect(found.body).toMatchObject([{ id: jane.user.id }])
})

test('the command that fills the directory says which file it cannot read', async () => {
  await expect(fillDirectory('nothing.json')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nothing.json is not a readable file of an export'),
  })
})
