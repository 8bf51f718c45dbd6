export const CODE_LENGTH = 6

/** Six boxes with a digit each, or empty. */
export type CodeBoxes = readonly string[]
export const emptyBoxes: CodeBoxes = Array(CODE_LENGTH).fill('')

interface Step {
  boxes: CodeBoxes
  /** The box to go to. */
  at: number
}

/** What typing leaves: one digit goes into its box; a whole code, which a phone fills in at once, into all of them. */
export function typeInto(boxes: CodeBoxes, at: number, text: string): Step {
  const digits = digitsOf(text)
  if (digits.length >= CODE_LENGTH) return pasteInto(boxes, text)
  const digit = digits.replace(boxes[at] ?? '', '').slice(-1) || digits.slice(-1)
  return { boxes: boxes.with(at, digit), at: digit ? Math.min(at + 1, CODE_LENGTH - 1) : at }
}

/** A pasted text counts only when it holds a whole code; its first six digits are taken. */
export function pasteInto(boxes: CodeBoxes, text: string): Step {
  const digits = digitsOf(text).slice(0, CODE_LENGTH)
  if (digits.length < CODE_LENGTH) return { boxes, at: 0 }
  return { boxes: [...digits], at: CODE_LENGTH - 1 }
}

/** Backspace on an empty box goes to the one before it and empties that. */
export function eraseBefore(boxes: CodeBoxes, at: number): Step {
  const before = Math.max(at - 1, 0)
  return { boxes: boxes.with(before, ''), at: before }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
