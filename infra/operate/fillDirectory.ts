import { parseArgs } from 'node:util'
import { callJob } from './callJob.ts'
import { enterInDirectory } from './enterInDirectory.ts'
import { exportedIds } from './exportedIds.ts'
import { functionOf } from './functionOf.ts'

/*
 * Enters the accounts of an export of the table in the directory of the admin area: `npm run directory:fill -- FILE…`,
 * with --stack NAME for a deployed stack. After a failure, --from goes on where it was.
 */
const { values, positionals } = parseArgs({
  options: { function: { type: 'string' }, stack: { type: 'string' }, from: { type: 'string', default: '0' } },
  allowPositionals: true,
})
if (positionals.length === 0)
  end(2, 'Name the files of an export of the table: npm run directory:fill -- export/*.json.gz')
if (!/^\d+$/.test(values.from)) end(2, '--from is a number, which the last line of the call before has named.')

try {
  const functionName = functionOf('updateDirectory', values)
  const entered = await enterInDirectory({
    ids: exportedIds(positionals),
    from: Number(values.from),
    enter: async (ids) =>
      (await callJob({
        functionName,
        local: { method: 'POST', path: 'directory/fill' },
        input: { ids },
      })) as { done: number; failed: number },
    onProgress: (count) => console.log(`${count} are in the directory; to go on from here: --from ${count}`),
  })
  if (entered === 0) end(1, 'There is no account in these files. Are they the data of an export as DynamoDB JSON?')
  console.log(`Every account of the export is in the directory: ${entered}.`)
} catch (error) {
  end(1, (error as Error).message)
}

function end(code: number, message: string): never {
  console.error(message)
  process.exit(code)
}
