/** From `at` on (epoch seconds) clocks stand `offset` seconds east of UTC. */
export interface ZoneChange {
  at: number
  offset: number
}

/** What a compiled zone file tells: its changes in order, and the POSIX rule that holds after the last of them. */
export interface ZoneFile {
  changes: ZoneChange[]
  rule: string
}

const HEADER = 44

/** Reads a TZif file of version 2 or later (RFC 9636). Only its 64-bit part counts. */
export function readZoneFile(bytes: Buffer): ZoneFile {
  const first = countsAt(bytes, 0)
  const start = HEADER + first.times * 5 + first.rest + first.leaps * 8
  const { times, types, rest, leaps } = countsAt(bytes, start)
  const kinds = start + HEADER + times * 8
  const offsetOf = (kind: number) => bytes.readInt32BE(kinds + times + kind * 6)

  const changes = [{ at: Number.NEGATIVE_INFINITY, offset: types ? offsetOf(0) : 0 }]
  for (let index = 0; index < times; index++) {
    const at = Number(bytes.readBigInt64BE(start + HEADER + index * 8))
    changes.push({ at, offset: offsetOf(bytes.readUInt8(kinds + index)) })
  }
  return { changes, rule: bytes.toString('latin1', kinds + times + rest + leaps * 12).trim() }
}

function countsAt(bytes: Buffer, start: number) {
  const [universal, standard, leaps, times, types, letters] = [20, 24, 28, 32, 36, 40].map((at) =>
    bytes.readInt32BE(start + at),
  ) as [number, number, number, number, number, number]
  return { times, types, leaps, rest: types * 6 + letters + standard + universal }
}
