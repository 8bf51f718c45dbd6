/** What the slots of a sentence are filled with, by name. A slot without a value keeps its sentence from being used. */
export type Slots = Readonly<Record<string, string | undefined>>

/** The sentence with its slots filled, or undefined when one of them has no value. */
export function fillSlots(template: string, slots: Slots): string | undefined {
  let isComplete = true
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) isComplete = false
    return value ?? ''
  })
  return isComplete ? text : undefined
}

/** The slots that stay open until a card is chosen, each standing for itself. */
export const OF_CARD = {
  use: '{use}',
  after: '{after}',
  lasting: '{lasting}',
  easyAgain: '{easyAgain}',
  tenseAgain: '{tenseAgain}',
  forecast: '{forecast}',
  Forecast: '{Forecast}',
} as const

/** What a card fills them with, where it has it. */
export type CardSlots = Readonly<Partial<Record<keyof typeof OF_CARD, string | undefined>>>
