import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
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
export function previewSigns({ sky, isMissing }: SkyPreview, progress: OnboardingProgress): PreviewSign[] {
  const needs = isMissing ? inChart : needsOf(progress)
  const { birthTime, birthTimeKnown, birthPlaceId } = progress
  const isMoonNarrow = (birthTime && birthTimeKnown !== false) || birthPlaceId
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

/** A body that changes signs on the day is in one of the two on either side of the nearer border. */
function eitherSign({ longitudes }: Sky, body: 'Sun' | 'Moon'): string {
  const longitude = longitudes[body]
  const earlier = longitude % 30 < 15 ? longitude - 30 : longitude
  return `${signOfLongitude(earlier)} or ${signOfLongitude(earlier + 30)}`
}

const inChart = { sun: 'in your chart', moon: 'in your chart', rising: 'in your chart' }

function needsOf({ birthTime, birthTimeKnown }: OnboardingProgress) {
  const place = 'add your place'
  const time = 'add your time'
  if (birthTimeKnown === false) return { sun: 'add your date', moon: place, rising: 'needs a birth time' }
  return { sun: 'add your date', moon: time, rising: birthTime ? place : time }
}
