import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a command prints for a text, each line parsed. */
function run(command: 'chart' | 'place', input: string): { lines: unknown[]; status: number | null } {
  const { stdout, status } = spawnSync(process.execPath, [`functions/commands/${command}.ts`], {
    input,
    encoding: 'utf8',
  })
  const lines = stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
  return { lines, status }
}

test('chart prints one chart a line and nothing else, and goes on after a bad line', () => {
  const birth = '{"date":"1990-05-05","time":"12:00","lat":51.5,"lon":0,"zone":"Europe/London"}'

  expect(run('chart', `${birth}\nnonsense\n${birth}`)).toMatchObject({
    status: 0,
    lines: [{ utc: '1990-05-05T11:00:00Z' }, { error: expect.stringMatching(/^line: /) }, { offset_s: 3600 }],
  })
})

test('place prints one place a line and nothing else', () => {
  expect(run('place', 'Wien, Österreich\nNowhere at all, Atlantis\n')).toMatchObject({
    status: 0,
    lines: [{ match: { name: 'Vienna', zone: 'Europe/Vienna' } }, { match: null }],
  })
})

test('nothing is answered to nothing', () => {
  expect(run('chart', '')).toEqual({ status: 0, lines: [] })
})
