import { expect, test } from 'vitest'
import {
  copyPicture,
  copyText,
  type Device,
  mayCopy,
  mayShare,
  sharePicture,
} from '../../../../../web/features/chart/share/sendPicture.ts'

const file = new File(['picture'], 'orrery-guidance-story.png', { type: 'image/png' })

class FakeItem {
  static supports = (type: string): boolean => type === 'image/png'
  readonly content: Record<string, unknown>
  constructor(content: Record<string, unknown>) {
    this.content = content
  }
}

/** A browser with all of it, which keeps what it was given. */
function aDevice(changes: Partial<Device> = {}) {
  const given: unknown[] = []
  const take = async (content: unknown) => void given.push(content)
  const device: Device = {
    canShare: () => true,
    share: take,
    clipboard: { write: take, writeText: take },
    // As much of one as is used here.
    ClipboardItem: FakeItem as unknown as typeof ClipboardItem,
    ...changes,
  }
  return { device, given }
}

const failWith = (name: string) => () => Promise.reject(new DOMException('', name))

test('a picture is shared as a file, and copied as a PNG', async () => {
  const { device, given } = aDevice()

  expect(await sharePicture(file, device)).toBe('done')
  expect(await copyPicture(file, device)).toBe('done')
  expect(await copyText('My Big Three.', device)).toBe('done')

  expect(given).toEqual([{ files: [file] }, [new FakeItem({ 'image/png': file })], 'My Big Three.'])
})

test('sharing is offered only where the browser says that it takes the file', () => {
  const { canShare, share } = aDevice().device
  const offers = (device: Device) => mayShare(file, device)

  expect(offers({ canShare: canShare!, share: share! })).toBe(true)
  expect(offers({ canShare: () => false, share: share! })).toBe(false)
  expect(offers({ share: share! })).toBe(false)
  expect(offers({ canShare: canShare! })).toBe(false)
  expect(
    offers({
      share: share!,
      canShare: () => {
        throw new TypeError('files')
      },
    }),
  ).toBe(false)
})

test('copying is offered only where the clipboard holds pictures', () => {
  const { device } = aDevice()
  const { clipboard, ClipboardItem } = device
  const withoutPng = class extends FakeItem {
    static override supports = () => false
  } as unknown as typeof globalThis.ClipboardItem

  expect(mayCopy(device)).toBe(true)
  expect(mayCopy({ clipboard: clipboard! })).toBe(false)
  expect(mayCopy({ ClipboardItem: ClipboardItem! })).toBe(false)
  expect(mayCopy({ clipboard: clipboard!, ClipboardItem: withoutPng })).toBe(false)
})

test('who closes the dialog of the browser has failed at nothing', async () => {
  expect(await sharePicture(file, aDevice({ share: failWith('AbortError') }).device)).toBe('dismissed')
  expect(await sharePicture(file, aDevice({ share: failWith('NotAllowedError') }).device)).toBe('failed')
})

test('a clipboard that refuses is a failure, not an error', async () => {
  const clipboard = { write: failWith('NotAllowedError'), writeText: failWith('NotAllowedError') }

  expect(await copyPicture(file, aDevice({ clipboard }).device)).toBe('failed')
  expect(await copyText('words', aDevice({ clipboard }).device)).toBe('failed')
})
