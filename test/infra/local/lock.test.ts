import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { dataDirectory } from '../../../infra/local/dataDirectory.ts'
import { lock } from '../../../infra/local/lock.ts'

const directory = dataDirectory('memory')
const file = directory.file('runner.pid')
afterEach(() => file.write('0'))

test('a run that lives keeps others from its data', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  file.write(String(other.pid))

  expect(() => lock(file)).toThrow(`process ${other.pid}`)

  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(() => lock(file)).not.toThrow()
})

test('letting go leaves nothing behind', () => {
  lock(file)()
  expect(file.read()).toBeUndefined()
})
