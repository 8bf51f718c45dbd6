/** The sizes that a picture is made in, in pixels: one for a story, one for a link or a message. */
export const FORMATS = {
  story: { width: 1080, height: 1920, label: 'Story' },
  card: { width: 1200, height: 630, label: 'Link card' },
} as const

export type FormatName = keyof typeof FORMATS
