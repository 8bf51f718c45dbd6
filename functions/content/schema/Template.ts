import * as z from 'zod/mini'
import type { WholeChapter } from './Chapter.ts'

declare const SLOTS: unique symbol

/** A text with slots: "{P} squares {Q}." `fillTemplate` asks for a word for each of them, so that one misspelt does not compile. */
export type Template<Slot extends string> = string & { readonly [SLOTS]: Slot }

const slotsOfTexts = z.registry<{ slots: readonly string[] }>()

/** A text that may have these slots, and no others. */
export function template<const Slot extends string>(slots: readonly Slot[]): z.ZodMiniType<Template<Slot>> {
  const schema = z.string().check(z.minLength(1))
  slotsOfTexts.add(schema, { slots })
  // The cast: the content check holds each text against its slots.
  return schema as unknown as z.ZodMiniType<Template<Slot>>
}

/** A text without slots. */
export const text = z.string().check(z.minLength(1))

/** Chapters that need only be whole, by file. Their schemas say which slots each text may have. */
export const wholeChapters = (
  folder: string,
  schemas: Readonly<Record<string, z.ZodMiniType>>,
): Readonly<Record<string, WholeChapter>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${folder}/${name}.yaml`,
      { schema, kind: 'whole', slotsOf: (keys) => slotsBelow(schema, keys) } satisfies WholeChapter,
    ]),
  )

/** The slots of the text that these keys lead to, in an object or a list of its kind. */
function slotsBelow(schema: z.core.$ZodType, [key, ...keys]: readonly string[]): readonly string[] {
  if (schema instanceof z.core.$ZodOptional)
    return slotsBelow(schema._zod.def.innerType, key === undefined ? [] : [key, ...keys])
  if (key === undefined) return slotsOfTexts.get(schema)?.slots ?? []
  if (schema instanceof z.core.$ZodArray) return slotsBelow(schema._zod.def.element, keys)
  if (schema instanceof z.core.$ZodObject) return slotsBelow(schema._zod.def.shape[key]!, keys)
  return []
}
