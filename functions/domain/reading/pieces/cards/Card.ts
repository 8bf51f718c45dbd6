import type { LifeFocus } from '../../../../../shared/domain/user.ts'
import type { Tone } from '../Tone.ts'

/** The concrete thing of a day. Title, scene and act come from one card, so that a reading has one subject. */
export interface Card {
  /** Two to six words, at most 40 characters. */
  title: string
  /** A sentence that shows it in an ordinary day. */
  scene: string
  /** What to do today, for each way in which two bodies meet. */
  act: Record<Tone, string>
  /** The life focuses that this card suits. */
  suits: readonly LifeFocus[]
}
