/** The sentences of a text, without their full stops; times, abbreviations and decimals stay whole. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b([ap])\.\s?m\./gi, '$1m')
    // A line may end in the middle of a sentence.
    .replace(/(?<!\n)\n(?!\n)/g, ' ')
    .split(/(?<=[^\d\s])[.!?…;]+(?=\s|$|["'”’)])|(?<=\d)[.!?…;]+(?=\s|$)|\n+|\s[–—]\s/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
