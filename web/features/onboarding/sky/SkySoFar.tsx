import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import { BigThreePreview } from './BigThreePreview.tsx'
import { OrreryFigure, type SignPaths } from './OrreryFigure.tsx'
import { previewSigns } from './previewSigns.ts'
import styles from './sky.module.css'
import type { SkyPreview } from './useSkyPreview.ts'

interface Props {
  preview: SkyPreview
  progress: OnboardingProgress
  step: number
  signPaths: SignPaths
}

/** What the answers have told so far: the Big Three, and where the planets were. */
export const SkySoFar = ({ preview, progress, step, signPaths }: Props) => (
  <>
    <BigThreePreview signs={previewSigns(preview, progress, step)} />
    <OrreryFigure sky={preview.sky} signPaths={signPaths} />
    <p className={styles.caption}>{preview.state === 'found' && captionOf(progress)}</p>
  </>
)

const captionOf = ({ birthTime, birthTimeKnown }: OnboardingProgress): string =>
  `Where the planets were ${birthTime && birthTimeKnown !== false ? 'at that moment' : 'on that day'}, seen from Earth.`
