/** How long a text is in characters as people count them, or nearly: an emoji is one and not two. */
export const codePoints = (text: string): number => [...text].length
