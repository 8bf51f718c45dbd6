import { type RefObject, useLayoutEffect, useState } from 'react'
import { lowestClearTop } from './lowestClearTop.ts'

/**
 * Keeps a fixed element at the lowest place of the window where it covers no heading, dialog, fixed bar or focused
 * control, and says whether there is such a place. Measured again before every paint, since people scroll and content
 * loads meanwhile.
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
      const top = box && clearTopFor(box, element)
      // A translation, since moving by `top` would count as layout shift.
      if (element) element.style.translate = top === undefined ? '' : `0 ${top}px`
      setHasRoom(top !== undefined)
    }

    place()
    return () => cancelAnimationFrame(frame)
  }, [ref])

  return hasRoom
}

// The control in use is among them: whoever has just pressed a button may want to press it again.
const OBSTACLES = 'h1, h2, h3, dialog[open], [data-keep-clear], :is(button, a, input, select, textarea, summary):focus'

function clearTopFor({ left, right, height }: DOMRect, element: HTMLElement | null): number | undefined {
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .filter((obstacle) => !element?.contains(obstacle))
    .map((obstacle) => obstacle.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
  // The visual viewport, which an on-screen keyboard makes smaller.
  const { offsetTop = 0, height: room = innerHeight } = visualViewport ?? {}
  return lowestClearTop(height, { top: offsetTop, bottom: offsetTop + room }, obstacles)
}
