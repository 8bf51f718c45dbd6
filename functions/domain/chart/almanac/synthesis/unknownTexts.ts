/** What is left out when the birth time is not known, and what the time would add. */
export const unknownTexts = {
  time: [
    'Your birth time would add a third voice here: the manner that strangers meet first.',
    'A birth time would add one more layer, how you come across before anyone knows you.',
  ],
  moon: [
    'The Moon changed signs on the day you were born, so what comforts you has two possible answers, and a birth time would settle which.',
    'Your Moon changed signs that day, and a birth time would tell which of the two comforts you and how you come across.',
  ],
} as const satisfies Record<string, readonly string[]>
