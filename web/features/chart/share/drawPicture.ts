import { brand } from '../../../../shared/domain/brand.ts'
import { drawScene, measureOn } from './drawScene.ts'
import { FORMATS, type FormatName } from './formats.ts'
import { frameMarks } from './frameMarks.ts'
import type { Picture } from './picturesOf.ts'
import { readColours, type Theme } from './readColours.ts'

export interface PictureChoice {
  picture: Picture
  format: FormatName
  theme: Theme
  /** Whose it is, if the picture is to say so. */
  owner: string | undefined
}

/** Draws the picture, and answers its file. Fails where the browser has no canvas, or gives out nothing of it. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  { picture, format, theme, owner }: PictureChoice,
): Promise<File> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  Object.assign(canvas, { width: FORMATS[format].width, height: FORMATS[format].height })
  const measure = measureOn(context)
  const scene = [
    ...frameMarks(format, { address: location.host, measure }),
    ...picture.scene({ format, measure, owner }),
  ]
  drawScene(context, scene, readColours(theme))

  const name = `${brand.name.toLowerCase()}-${FILES[picture.kind]}-${format}.png`
  return new Promise((resolve, fail) =>
    canvas.toBlob((blob) =>
      blob ? resolve(new File([blob], name, { type: 'image/png' })) : fail(new Error('The picture came out empty')),
    ),
  )
}

const FILES: Record<Picture['kind'], string> = { reading: 'guidance', bigThree: 'big-three', wheel: 'chart' }

/** A canvas does not wait for the fonts that its text needs, and draws with another one meanwhile. */
export async function loadFonts(text: string): Promise<void> {
  // Without the font there is the next one of the list.
  await document.fonts?.load('20px "Old Standard"', text + brand.name).catch(() => [])
}
