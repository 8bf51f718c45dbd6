import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'

const Profile = z.object({
  Item: z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.literal('PROFILE') }) }),
})

/** The ids of the accounts in files of a table that was exported to S3 as DynamoDB JSON, in the order of the files. */
export async function* exportedIds(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    const file = createReadStream(path)
    const lines = createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })
    for await (const line of lines) {
      const profile = Profile.safeParse(JSON.parse(line))
      if (profile.success) yield profile.data.Item.pk.S.slice('USER#'.length)
    }
  }
}
