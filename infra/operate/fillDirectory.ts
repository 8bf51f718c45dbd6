import { parseArgs } from 'node:util'
import { callJob } from './callJob.ts'
import { enterInDirectory } from './enterInDirectory.ts'
import { exportedIds } from './exportedIds.ts'

/*
 * Enters the accounts of an export of the table in the directory of the admin area: `npm run directory:fill -- FILE…`,
 * with --function NAME for a deployed stack. After a failure, --from goes on where it was.
 */
const { values, positionals } = parseArgs({
  options: { function: { type: 'string' }, from: { type: 'string', default: '0' } },
  allowPositionals: true,
})
if (positionals.length === 0) {
  console.error('Name the files of an export of the table: npm run directory:fill -- EXPORT/data/*.json.gz')
  process.exit(2)
}

const local = { method: 'POST', path: 'directory/fill' } as const
const entered = await enterInDirectory({
  ids: exportedIds(positionals),
  from: Number(values.from),
  enter: async (ids) =>
    (await callJob({ functionName: values.function, local, input: { ids } })) as { done: number; failed: number },
  onProgress: (count) => console.log(`${count} are in the directory; to go on from here: --from ${count}`),
})
console.log(`All ${entered} accounts of the export are in the directory.`)
