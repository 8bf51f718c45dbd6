/** A text with its slots filled: "{mover} enters {sign}." Throws for a slot that has no words: nothing is left out quietly. */
export const fillSlots = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{([\w']+)\}/g, (_, slot: string) => {
    const filled = words[slot]
    if (filled === undefined) throw new RangeError(`no words for {${slot}} in "${text}"`)
    return filled
  })
