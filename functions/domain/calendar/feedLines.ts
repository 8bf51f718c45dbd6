/**
 * A content line of RFC 5545, 3.1: folded at 75 octets, never within a character, and ended by CRLF.
 * @param value as it is written, escaped where its type asks for it
 */
export function contentLine(name: string, value: string): string {
  const folded: string[] = []
  let [line, octets] = ['', 0]
  for (const character of `${name}:${value}`) {
    const width = Buffer.byteLength(character)
    if (octets + width > MOST_OCTETS) {
      folded.push(line)
      // The space that marks the rest of a folded line counts as one of its octets.
      ;[line, octets] = [' ', 1]
    }
    line += character
    octets += width
  }
  return [...folded, line].map((each) => `${each}\r\n`).join('')
}

const MOST_OCTETS = 75

/** A value of type TEXT, as RFC 5545, 3.3.11 escapes it. */
export const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

/** A DATE-TIME in UTC of an ISO instant: 20261127T120000Z. */
export const utcStamp = (iso: string): string => iso.replace(/\.\d+/, '').replace(/[-:]/g, '')
