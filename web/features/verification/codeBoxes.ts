export const CODE_LENGTH = 6

/** Six boxes, each with one digit or empty. */
export type CodeBoxes = readonly string[]
export const emptyBoxes: CodeBoxes = Array(CODE_LENGTH).fill('')

interface Step {
  boxes: CodeBoxes
  /** The box to focus. */
  at: number
}

/** One typed digit fills its box; a whole code, as autofill enters it, fills all of them. */
export function typeInto(boxes: CodeBoxes, at: number, text: string): Step {
  const digits = digitsOf(text)
  if (digits.length >= CODE_LENGTH) return pasteInto(boxes, text)
  const digit = digits.replace(boxes[at] ?? '', '').slice(-1) || digits.slice(-1)
  return { boxes: boxes.with(at, digit), at: digit ? Math.min(at + 1, CODE_LENGTH - 1) : at }
}

/** Takes the first six digits of a pasted text, and ignores a text with fewer. */
export function pasteInto(boxes: CodeBoxes, text: string): Step {
  const digits = digitsOf(text).slice(0, CODE_LENGTH)
  if (digits.length < CODE_LENGTH) return { boxes, at: 0 }
  return { boxes: [...digits], at: CODE_LENGTH - 1 }
}

/** Backspace on an empty box clears the one before it. */
export function eraseBefore(boxes: CodeBoxes, at: number): Step {
  const before = Math.max(at - 1, 0)
  return { boxes: boxes.with(before, ''), at: before }
}

/** Some keyboards write full-width digits, which are the same digits. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
