import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { dataDirectory } from '../../../infra/local/dataDirectory.ts'
import { lockData } from '../../../infra/local/lockData.ts'

const directory = dataDirectory('memory')
const file = directory.file('runner.pid')
afterEach(() => file.write('0'))

test('data that a running process holds is locked, and free again once the process is killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  file.write(String(other.pid))

  expect(() => lockData(file)).toThrow(`process ${other.pid}`)

  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(() => lockData(file)).not.toThrow()
})

test('releasing the lock deletes its file', () => {
  lockData(file)()
  expect(file.read()).toBeUndefined()
})
