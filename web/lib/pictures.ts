/** The pictures of the landing page, which the build draws: their sizes in CSS pixels. */
export const pictures = {
  wheel: { width: 428, height: 428 },
} as const

export type PictureName = keyof typeof pictures

/** Each is drawn in both, since an image does not know what theme its page wears. */
export const FACES = ['dark', 'light'] as const
export type Face = (typeof FACES)[number]

export const pathOfPicture = (name: PictureName, face: Face): string => `/pictures/${name}-${face}.svg`
