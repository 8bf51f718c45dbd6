import type { AspectName, Planet } from '../../../../../shared/domain/chart.ts'

/** Texts for one body's aspects with others. Each pair is kept by the body that comes first from the Sun to the Node. */
export type AspectsWith<Other extends Planet> = Record<Other, Record<AspectName, string>>
