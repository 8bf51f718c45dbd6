import * as z from 'zod/mini'
import { HOUSE_KEYS } from './keys.ts'

/** The slots that the sentences of each kind may have. All of them are filled, so that none can be missing. */
export const FRAME_SLOTS = {
  contact: {
    fastExact: ['mover', 'verb', 'aspect', 'point', 'hour', 'where'],
    fastPass: ['mover', 'verb', 'point', 'hour', 'pass', 'total', 'where'],
    slowArrives: ['mover', 'aspect', 'point', 'until', 'where'],
    slowBetween: ['mover', 'aspect', 'point', 'since', 'until', 'where'],
    slowExact: ['mover', 'verb', 'point', 'hour', 'until', 'where'],
    slowPass: ['mover', 'verb', 'point', 'hour', 'pass', 'total', 'where'],
    slowLeaves: ['mover', 'aspect', 'point', 'hour', 'since', 'where'],
    turnsAt: ['mover', 'point', 'hour', 'turns', 'where'],
  },
  sky: {
    newMoon: ['sign', 'hour', 'where'],
    firstQuarter: ['sign', 'hour', 'where'],
    fullMoon: ['sign', 'hour', 'where'],
    lastQuarter: ['sign', 'hour', 'where'],
    solarEclipse: ['sign', 'hour', 'where'],
    lunarEclipse: ['sign', 'hour', 'where'],
    ingress: ['mover', 'sign', 'hour', 'until', 'where'],
    retrograde: ['mover', 'sign', 'hour', 'where'],
    direct: ['mover', 'sign', 'hour', 'where'],
    moonDay: ['sign', 'until', 'where'],
  },
  forSigns: {
    contact: ['mover', 'verb', 'aspect', 'other', 'where'],
    newMoon: ['sign', 'where'],
    firstQuarter: ['sign', 'where'],
    fullMoon: ['sign', 'where'],
    lastQuarter: ['sign', 'where'],
    solarEclipse: ['sign', 'where'],
    lunarEclipse: ['sign', 'where'],
    ingress: ['mover', 'sign', 'where'],
    retrograde: ['mover', 'sign', 'where'],
    direct: ['mover', 'sign', 'where'],
    moonDay: ['sign', 'where'],
  },
  where: {
    from: ['house', 'about'],
    across: ['house', 'about', 'otherHouse', 'otherAbout'],
    in: ['house', 'about'],
    without: ['about'],
  },
  ahead: {
    contact: ['when', 'mover', 'verb', 'aspect', 'point', 'ahead'],
    newMoon: ['when', 'sign', 'ahead'],
    fullMoon: ['when', 'sign', 'ahead'],
  },
} as const

type Slots = typeof FRAME_SLOTS
export type FrameGroup = keyof Slots
export type FrameKey<Group extends FrameGroup> = keyof Slots[Group] & string
/** What a sentence of this kind is filled with: a slot too few or misspelt does not compile. */
export type FrameFilling<
  Group extends FrameGroup,
  Key extends FrameKey<Group>,
> = Slots[Group][Key] extends readonly (infer Slot extends string)[] ? Readonly<Record<Slot, string>> : never

const sentences = z.array(z.string().check(z.minLength(1))).check(z.minLength(1))

// The cast: the keys are those of the table, which the type of an object made from entries forgets.
const groups = Object.fromEntries(
  Object.entries(FRAME_SLOTS).map(([group, keys]) => [
    group,
    z.strictObject(Object.fromEntries(Object.keys(keys).map((key) => [key, sentences]))),
  ]),
) as unknown as { [Group in FrameGroup]: z.ZodMiniType<Record<FrameKey<Group>, string[]>> }

export const Frames = z.strictObject({
  ...groups,
  houses: z.strictObject(
    Object.fromEntries(HOUSE_KEYS.map((house) => [house, sentences])) as Record<string, typeof sentences>,
  ),
  alone: z.strictObject({ title: z.string(), advice: z.string() }),
})
export type Frames = z.infer<typeof Frames>

/** The slots of one sentence of `frames.yaml`, by its place in the file. */
export const slotsAt = (group: string, key: string): readonly string[] =>
  (FRAME_SLOTS as Record<string, Record<string, readonly string[]>>)[group]?.[key] ?? []
