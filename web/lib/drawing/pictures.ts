/** The pictures of the landing page, which the build draws: their sizes in CSS pixels. */
export const pictures = {
  wheel: { width: 428, height: 428 },
  year: { width: 400, height: 420 },
  month: { width: 400, height: 320 },
  pair: { width: 428, height: 428 },
  card: { width: 1200, height: 630 },
  letter: { width: 400, height: 460 },
} as const

export type PictureName = keyof typeof pictures

/** Each is drawn in both, since an image does not know what theme its page wears. */
export const FACES = ['dark', 'light'] as const
export type Face = (typeof FACES)[number]

export const pathOfPicture = (name: PictureName, face: Face): string => `/pictures/${name}-${face}.svg`
