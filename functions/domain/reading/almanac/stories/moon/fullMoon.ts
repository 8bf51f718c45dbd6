import type { Story } from '../../../pieces/Story.ts'

export const fullMoon: readonly Story[] = []
