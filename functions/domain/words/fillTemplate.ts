import type { Template } from '../../content/schema/Template.ts'
import { fillSlots } from './fillSlots.ts'

/** A text of the book with its slots filled: "{P} squares {Q}." A slot too few or misspelt does not compile. */
export const fillTemplate = <Slot extends string>(
  text: Template<Slot>,
  words: Readonly<Record<NoInfer<Slot>, string>>,
): string => fillSlots(text, words)
