import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import { longDate } from '../../../lib/dates.ts'
import { BigThreePreview } from './BigThreePreview.tsx'
import { OrreryFigure, type SignPaths } from './OrreryFigure.tsx'
import { previewSigns } from './previewSigns.ts'
import styles from './sky.module.css'
import type { SkyPreview } from './useSkyPreview.ts'

interface Props {
  preview: SkyPreview
  progress: OnboardingProgress
  signPaths: SignPaths
}

/** What the answers have told so far: the Big Three, and where the planets were. */
export const SkySoFar = ({ preview, progress, signPaths }: Props) => (
  <>
    <BigThreePreview signs={previewSigns(preview, progress)} />
    <OrreryFigure sky={preview.sky} signPaths={signPaths} />
    <p className={styles.caption}>{preview.sky && captionOf(progress)}</p>
  </>
)

function captionOf({ birthDate, birthTime, birthTimeKnown, birthPlace }: OnboardingProgress): string {
  const time = birthTime && (birthTimeKnown === false ? ', at noon' : `, at ${birthTime}`)
  return `The planets as seen from Earth on ${longDate(birthDate!)}${time ?? ''}${birthPlace ? ` in ${birthPlace}` : ''}.`
}
