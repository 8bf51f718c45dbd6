import { fieldOfStep, type OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import type { Sky } from '../../../../shared/domain/sky.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import type { SkyPreview } from './useSkyPreview.ts'

export interface PreviewSign {
  label: 'Sun' | 'Moon' | 'Rising'
  /** One sign, or the two that are possible. */
  sign?: string | undefined
  /** Without a sign: what it still needs. */
  needs: string
}

/** Sun, Moon and rising sign, as far as the answers tell them. */
export function previewSigns(
  { sky: latest, state }: Pick<SkyPreview, 'state'> & { sky: Sky | null },
  progress: OnboardingProgress,
  step: number,
): PreviewSign[] {
  const sky = state === 'found' ? latest : null
  const needs = needsOf(progress, state, step)
  const isMoonNarrow = hasTime(progress) || progress.birthPlaceId
  return [
    { label: 'Sun', sign: sky ? (sky.sunSign ?? eitherSign(sky, 'Sun')) : undefined, needs: needs.sun },
    {
      label: 'Moon',
      sign: sky?.moonSign ?? (sky && isMoonNarrow ? eitherSign(sky, 'Moon') : undefined),
      needs: needs.moon,
    },
    { label: 'Rising', sign: sky?.risingSign ?? undefined, needs: needs.rising },
  ]
}

const hasTime = ({ birthTime, birthTimeKnown }: OnboardingProgress) => birthTime && birthTimeKnown !== false

/** A body that changes signs on the day is in one of the two on either side of the nearer border. */
function eitherSign({ longitudes }: Sky, body: 'Sun' | 'Moon'): string {
  const longitude = longitudes[body]
  const earlier = longitude % 30 < 15 ? longitude - 30 : longitude
  return `${signOfLongitude(earlier)} or ${signOfLongitude(earlier + 30)}`
}

/**
 * A sign for which everything is answered needs only its sky, and that only a date. A place that was typed but not chosen
 * is resolved by the server: only beside the list is it worth choosing.
 */
function needsOf(progress: OnboardingProgress, state: SkyPreview['state'], step: number) {
  const { birthTimeKnown, birthPlace, birthPlaceId } = progress
  const sky = skyNeeds[state]
  const typed = fieldOfStep(step) === 'birthPlace' ? 'pick a place from the list' : skyNeeds.missing
  const place = birthPlaceId ? sky : birthPlace?.trim() ? typed : 'add your place'
  if (hasTime(progress)) return { sun: sky, moon: sky, rising: place }
  if (birthTimeKnown === false) return { sun: sky, moon: place, rising: 'needs a birth time' }
  return { sun: sky, moon: 'add your time', rising: 'add your time' }
}

const skyNeeds: Record<SkyPreview['state'], string> = {
  // A date is there to begin with.
  idle: 'choose your date',
  loading: '…',
  found: 'in your chart',
  missing: 'in your chart',
}
