import { type RefObject, useLayoutEffect, useState } from 'react'
import { lowestClearTop } from './lowestClearTop.ts'

/**
 * Keeps a fixed element at the lowest place of the window where it covers no heading, dialog or fixed bar, and says
 * whether there is such a place. Measured again before every paint, since people scroll and content loads meanwhile.
 */
export function useClearPosition(ref: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true)

  useLayoutEffect(() => {
    let box: DOMRect | undefined
    let frame: number

    function place(): void {
      frame = requestAnimationFrame(place)
      const element = ref.current
      if (element && getComputedStyle(element).position === 'fixed') box = element.getBoundingClientRect()
      const top = box && clearTopFor(box)
      // A translation, since moving by `top` would count as layout shift.
      if (element) element.style.translate = top === undefined ? '' : `0 ${top}px`
      setHasRoom(top !== undefined)
    }

    place()
    return () => cancelAnimationFrame(frame)
  }, [ref])

  return hasRoom
}

const OBSTACLES = 'h1, h2, h3, dialog[open], [data-keep-clear]'

function clearTopFor({ left, right, height }: DOMRect): number | undefined {
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
  // The visual viewport, which an on-screen keyboard makes smaller.
  const { offsetTop = 0, height: room = innerHeight } = visualViewport ?? {}
  return lowestClearTop(height, { top: offsetTop, bottom: offsetTop + room }, obstacles)
}
