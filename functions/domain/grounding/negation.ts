const DENIAL =
  /\b(?:no|not|never|neither|nor|without|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|don['’]t|doesn['’]t|hasn['’]t)\b/i

/** Whether a "not" stands in the same clause, a few words before this place. */
export const isDenied = (sentence: string, at: number): boolean =>
  DENIAL.test(
    sentence
      .slice(0, at)
      .split(/[,;:]\s|\s(?:and|but)\s/)
      .at(-1)!
      .split(' ')
      .slice(-6)
      .join(' '),
  )
