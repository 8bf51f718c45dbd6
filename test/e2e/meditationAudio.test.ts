import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderSoundscape } from '../../functions/data/build/audio/renderSoundscape.ts'
import { ritualSounds } from '../../functions/data/build/audio/ritualSounds.ts'
import { soundscapes } from '../../functions/domain/meditation/soundscapes.ts'
import { seamOf } from '../makers/seamOf.ts'
import { launchBrowser } from '../setup/launchBrowser.ts'

const SITE = 'web/public/audio'
const RITUALS = 'web/data/rituals'
const files = [SITE, RITUALS].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(() => browser?.close())

/** What a browser's own decoder makes of a file: 16-bit samples, and how many channels there are. */
async function decoded(file: string): Promise<{ samples: Int16Array; channels: number }> {
  const { channels, samples } = (await page.evaluate(
    `(async () => {
      const file = Uint8Array.from(atob('${readFileSync(file).toString('base64')}'), (each) => each.charCodeAt(0))
      const sound = await new OfflineAudioContext(1, 1, 16000).decodeAudioData(file.buffer)
      const samples = Int16Array.from(sound.getChannelData(0), (each) => Math.round(32768 * each))
      let text = ''
      for (const byte of new Uint8Array(samples.buffer)) text += String.fromCharCode(byte)
      return { channels: sound.numberOfChannels, samples: btoa(text) }
    })()`,
  )) as { channels: number; samples: string }
  const bytes = Buffer.from(samples, 'base64')
  return { channels, samples: new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)) }
}

test('there is one sound for each meditation and ritual, each under 400 KB', () => {
  expect(files.length).toBe(Object.keys(soundscapes).length + Object.keys(ritualSounds).length)
  for (const file of files) expect(statSync(file).size).toBeLessThan(400_000)
})

test.each(files)('%s plays in a browser: 32.768 seconds, calm, without clipping or a seam', async (file) => {
  const { samples, channels } = await decoded(file)
  const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length) / 32_768
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768
  const { atSeam, nearIt } = seamOf(samples)

  expect([channels, samples.length]).toEqual([1, 2 ** 19])
  expect(level).toBeGreaterThan(0.05)
  expect(level).toBeLessThan(0.1)
  expect(peak).toBeLessThan(0.71)
  expect(atSeam).toBeLessThanOrEqual(nearIt)
})

test('what a browser decodes is what was rendered, to the last bit', async () => {
  const [id, sound] = Object.entries(soundscapes)[0]!
  const { samples } = await decoded(files.find((file) => file.includes(id))!)

  expect(Buffer.from(samples.buffer).equals(Buffer.from(renderSoundscape(sound, id).buffer))).toBe(true)
})
