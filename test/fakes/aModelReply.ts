/** What a model sends that answers in the form it is asked for. */
export const aModelReply = (text: string): string =>
  JSON.stringify({ sentences: [{ text, facts: [] }], distress: null })
