import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import { OrreryFigure, type SignPaths } from './OrreryFigure.tsx'
import styles from './sky.module.css'
import type { SkyPreview } from './useSkyPreview.ts'

interface Props {
  preview: SkyPreview
  progress: OnboardingProgress
  signPaths: SignPaths
}

/** Where the planets were, as far as the answers have told. */
export const SkySoFar = ({ preview, progress, signPaths }: Props) => (
  <>
    <OrreryFigure sky={preview.sky} signPaths={signPaths} />
    <p className={styles.caption}>{preview.state === 'found' && captionOf(progress)}</p>
  </>
)

const captionOf = ({ birthTime, birthTimeKnown }: OnboardingProgress): string =>
  `Where the planets were ${birthTime && birthTimeKnown !== false ? 'at that moment' : 'on that day'}, seen from Earth.`
