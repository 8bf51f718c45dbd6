import type { NatalChart } from '../../../shared/domain/chart.ts'
import { makeRemembered } from './remembered.ts'

/** The last chart shown, and the birth data that it was computed from. */
export const rememberedChart = makeRemembered<{ birthData: string; chart: NatalChart }>('chart')
