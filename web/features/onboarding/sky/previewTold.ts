import { fieldOfStep } from '../../../../shared/domain/onboarding.ts'
import { sentencesOf } from '../../../lib/speech/sentencesOf.ts'
import type { SkyPreview } from './useSkyPreview.ts'

/** One sentence of what is known already: of the Sun beside its date, of the Moon beside the time, and then of what rises. */
export function previewTold({ sky, state }: SkyPreview, step: number): string {
  // A release before this one answers without it.
  if (!sky?.told || state !== 'found') return ''
  const { sun, moon, rising } = sky.told
  const field = fieldOfStep(step)
  const later = field === 'birthTime' ? moon : (rising ?? moon)
  const told = (field === 'birthDate' ? null : later) ?? sun ?? ''
  return sentencesOf(told)[0]?.trim() ?? ''
}
