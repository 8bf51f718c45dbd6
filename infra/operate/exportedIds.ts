import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'

const Profile = z.object({
  Item: z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.literal('PROFILE') }) }),
})

/**
 * The ids of the accounts in files of a table that was exported to S3 as DynamoDB JSON, in the order of the files. Fails
 * with the name of a file that it cannot read.
 */
export async function* exportedIds(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    try {
      yield* idsIn(path)
    } catch (error) {
      throw new Error(`${path} is not a readable file of an export: ${(error as Error).message}`, { cause: error })
    }
  }
}

async function* idsIn(path: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: openFile(path) })) {
    const profile = Profile.safeParse(JSON.parse(line))
    if (profile.success) yield profile.data.Item.pk.S.slice('USER#'.length)
  }
}

function openFile(path: string) {
  const file = createReadStream(path)
  // Unlike `pipe`, it hands on that the file could not be read. Whoever reads the lines learns of it.
  return path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
}
