import { PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'

/** Mono, in samples a second: nothing in these sounds is above 8 kHz. */
export const SAMPLE_RATE = 16_000

/** One loop lasts as long as one paragraph of the text. A power of two, so that its spectrum is quick to transform. */
export const LOOP_SAMPLES = Math.round(PARAGRAPH_SECONDS * SAMPLE_RATE)
