/** What a browser may offer; each part is missing somewhere. */
export interface Device {
  canShare?: Navigator['canShare']
  share?: Navigator['share']
  clipboard?: Pick<Clipboard, 'write' | 'writeText'>
  ClipboardItem?: typeof ClipboardItem
}

/** Somebody who closes the browser's own dialog has changed their mind: that is no failure. */
export type Outcome = 'done' | 'dismissed' | 'failed'

export function mayShare(file: File, device: Device): boolean {
  try {
    return device.share !== undefined && (device.canShare?.({ files: [file] }) ?? false)
  } catch {
    return false
  }
}

export const mayCopy = ({ clipboard, ClipboardItem: Item }: Device): boolean =>
  clipboard?.write !== undefined && Item !== undefined && Item.supports?.('image/png') !== false

export const sharePicture = (file: File, { share }: Device): Promise<Outcome> =>
  outcomeOf(async () => share?.call(navigator, { files: [file] }))

export const copyPicture = (file: File, { clipboard, ClipboardItem: Item }: Device): Promise<Outcome> =>
  outcomeOf(async () => Item && clipboard?.write([new Item({ 'image/png': file })]))

export const copyText = (text: string, { clipboard }: Device): Promise<Outcome> =>
  outcomeOf(async () => clipboard?.writeText(text))

/** The browser that this runs in. */
export const thisDevice = (): Device => ({
  ...(navigator.canShare && { canShare: navigator.canShare.bind(navigator) }),
  ...(navigator.share && { share: navigator.share.bind(navigator) }),
  ...(navigator.clipboard && { clipboard: navigator.clipboard }),
  ...(globalThis.ClipboardItem && { ClipboardItem: globalThis.ClipboardItem }),
})

async function outcomeOf(action: () => Promise<unknown>): Promise<Outcome> {
  try {
    await action()
    return 'done'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}
