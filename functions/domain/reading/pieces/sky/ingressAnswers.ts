/** After any planet enters a sign: what that is like at first. */
export const INGRESS_ANSWERS = [
  'At first {mover} in {sign} is like a new desk, with drawers that stick and light from the other side.',
  'You notice {mover} in {sign} first in small choices, such as what you wear, order or reply to.',
  'The change to {sign} is slight at first, and a colleague often hears {mover} in your voice before you do.',
  'Some of the old manner lingers as {mover} enters {sign}, like a hand reaching for the old light switch.',
  'What worked before {mover} reached {sign} still works, only with a different tone in the email.',
  'You notice {mover} in {sign} by what begins to bore you, and you open another book or app.',
  'With {mover} just inside {sign}, a trial run is enough: one evening, one call, one page.',
  'As {mover} enters {sign}, others notice the change too, and the talk at lunch turns to new things.',
] as const satisfies readonly string[]
