import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { screensAhead } from '../../../web/prerender/screensAhead.ts'

const shellScreens: string[] = runInNewContext(`${readFileSync('infra/edge/spaRouting.js', 'utf8')}; shellScreens`)

/** As the bundler says it: `/ai-chat` is the screen AiChat. */
function aChunk(name: string, imports: string[] = [], importedCss: string[] = []) {
  const viteMetadata = { importedCss: new Set(importedCss) }
  return { type: 'chunk', name, fileName: `${name}.js`, imports, viteMetadata }
}

const names = shellScreens.map((path) => path.replace(/[/-](\w)/g, (_, initial) => initial.toUpperCase()))

// The cast: these are the fields that are read of a chunk.
const output = [
  ...names.map((name) => aChunk(name, ['shared.js', 'forms.js'], [`${name}.css`])),
  aChunk('forms', ['zod.js'], ['later.css', 'shell.css']),
  aChunk('zod'),
  aChunk('shared'),
] as unknown as Rolldown.RolldownOutput['output']

test('every screen in the app shell is fetched beside the app, without what its document links', () => {
  const screens = screensAhead(output, ['/shared.js', '/shell.css'])

  expect(Object.keys(screens).toSorted()).toEqual([...shellScreens].toSorted())
  expect(screens['/natal-chart']).toEqual({
    scripts: ['/NatalChart.js', '/forms.js', '/zod.js'],
    styles: ['/NatalChart.css', '/later.css'],
    replies: ['/api/auth/user', '/api/user/profile'],
  })
})

test('a screen that the bundler calls otherwise fails the build', () => {
  expect(() => screensAhead([] as unknown as typeof output, [])).toThrow('no chunk of the screen')
})
