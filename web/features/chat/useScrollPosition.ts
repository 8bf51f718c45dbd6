import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChatExchange } from '../../../shared/domain/chat.ts'

interface Conversation {
  /** Newest first. */
  exchanges: readonly ChatExchange[]
  /** The id of the exchange to show first, in place of the last one. */
  openAt: string | undefined
  /** Changes whenever the end of the conversation does. */
  end: string | undefined
}

/**
 * Shows the last question at the top and its answer from the first line, when the conversation opens and whenever its end
 * changes. What is added at its beginning moves nothing that is read.
 */
export function useScrollPosition(list: RefObject<HTMLElement | null>, { exchanges, openAt, end }: Conversation): void {
  const [newest, oldest] = [exchanges[0]?.id, exchanges.at(-1)?.id]
  const seen = useRef({ oldest, height: 0 })
  const isOpen = useRef(false)

  useLayoutEffect(() => {
    const { scrollHeight } = document.documentElement
    if (seen.current.oldest !== undefined && seen.current.oldest !== oldest)
      scrollBy(0, scrollHeight - seen.current.height)
    seen.current = { oldest, height: scrollHeight }
  }, [oldest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question and each reply moves the end.
  useLayoutEffect(() => {
    const first = isOpen.current || openAt === undefined ? null : document.getElementById(openAt)
    isOpen.current = true
    const shown = first ?? list.current?.lastElementChild
    if (shown) showFromTop(shown)
    first?.focus({ preventScroll: true })
  }, [newest, end])
}

/** Below what is stuck to the top; of a question that is longer than half the window only its end. */
function showFromTop(item: Element): void {
  const [, answer] = item.children
  const ofItem = item.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(item).scrollMarginTop)
  const ofAnswer = answer ? answer.getBoundingClientRect().top - innerHeight / 2 : ofItem
  scrollBy(0, Math.max(ofItem, ofAnswer))
}
