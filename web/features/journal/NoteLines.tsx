/** A text of several lines, each a paragraph. */
export const NoteLines = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none moves.
    .map((line, index) => <p key={index}>{line}</p>)
