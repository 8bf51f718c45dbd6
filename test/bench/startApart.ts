import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The product as `npm start` starts it, in processes of its own, with a table that ends with it. */
export async function startApart() {
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA: 'memory' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^Orrery is ready at (\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
  })
  return {
    url,
    seconds: (performance.now() - begun) / 1000,
    async stop() {
      process.kill(-child.pid!, 'SIGINT')
      await once(child, 'exit')
    },
  }
}
