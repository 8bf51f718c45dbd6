import { type RefObject, useEffect, useState } from 'react'
import { drawPicture, loadFonts, type PictureChoice } from './drawPicture.ts'

/**
 * Draws what is chosen on the canvas. Answers its file, 'failed', or undefined while it is being made: the picture of an
 * earlier choice, which may have had a name on it, is never given out for a later one.
 */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  choice: PictureChoice,
): File | 'failed' | undefined {
  const { picture, format, theme, owner } = choice
  const key = [picture.kind, format, theme, owner].join('\n')
  const [made, setMade] = useState<{ key: string; file: File | 'failed' }>()

  useEffect(() => {
    let isWanted = true
    async function make() {
      await loadFonts(picture.words(owner))
      if (!isWanted || !canvas.current) return
      const file = await drawPicture(canvas.current, { picture, format, theme, owner })
      if (isWanted) setMade({ key, file })
    }
    make().catch(() => isWanted && setMade({ key, file: 'failed' }))
    return () => {
      isWanted = false
    }
  }, [canvas, picture, format, theme, owner, key])

  return made?.key === key ? made.file : undefined
}
