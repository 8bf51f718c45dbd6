import type { LifeFocus } from '../../../../shared/domain/user.ts'
import type { Point } from '../facts/Fact.ts'
import type { Mood } from './Mood.ts'
import type { Subject } from './Subject.ts'
import type { Tone } from './Tone.ts'

/** What comes of a scene: two sentences that go on from it, and the act that answers it. */
export interface Ending {
  /** What it plainly shows of the reader: the meanings that it can follow. */
  moods: readonly Mood[]
  /** What its own day is like, before the scene, where that is not what `forecast` says: a clause that goes on from "Today". */
  today?: string
  turn: readonly [string, string]
  /** Where that finishes the thought: how the scene has settled some days later, a clause that goes on from "By Tuesday". */
  after?: string
  /** What there is time for until the sky moves on, in the matter that the scene stands for: it goes on from "time enough to". */
  use: string
  act: string
}

/** A scene with the other person in it, who then takes part in what comes of it. */
interface WithSomeone {
  /** Absent where the card's own scene has them already. */
  scene?: string
  /** In place of the endings' own turns: what the other person does or says, and what the reader makes of it. */
  turn: Readonly<Record<Tone, Ending['turn']>>
}

/** The concrete thing of a day, written as one passage: a scene, and what comes of it under each tone. */
export interface Card extends Readonly<Record<Tone, Ending>> {
  /** Two to six words; it names the card, and the memory knows the card by it. */
  title: string
  subject?: Subject
  scene: string
  /** The same with the other person taking part, for days of love; absent where nobody else belongs. */
  withSomeone?: WithSomeone
  /** What the scene comes to when the sky touches its matter again: clauses that go on from "On Tuesday Mercury meets your Sun:". */
  again: Readonly<Record<'easy' | 'tense', string>>
  /** What its day is like, before the scene: clauses that go on from "Today". Absent where the endings say it in `today`. */
  forecast?: Readonly<Record<'easy' | 'tense', string>>
  /** What its day is like under each tone, told by what these have to do with: "Mercury has to do with talk, so …". */
  because?: Readonly<Partial<Record<Tone, readonly Point[]>>>
  /** The bodies that it is most like: what they want of the reader is what the scene is about. */
  bodies: readonly Point[]
  suits: readonly LifeFocus[]
  /** Whether it takes two who are a couple: not for somebody single, nor for one who hasn't said. */
  together?: true
  /** Whether it needs an office with people in it, so that it is odd on a weekend. */
  workday?: true
}
