import { startOrrery } from '../../infra/local/startOrrery.ts'
import { withCheapHashes } from '../setup/withCheapHashes.ts'

/*
 * The stack as a process of its own, for a test that kills it: on the data in LOCAL_DATA, with functions that have
 * SLOWNESS times their own timeouts. Jobs run when they are called.
 */
const { LOCAL_DATA = 'memory', SLOWNESS = '1' } = process.env
const { url } = await startOrrery({
  port: 0,
  data: LOCAL_DATA,
  pages: 'none',
  schedules: false,
  slowness: Number(SLOWNESS),
  ...withCheapHashes,
})
console.log(`Orrery is ready at ${url}`)
