const HELP = String.raw`doctors?|physician|therapists?|nurse|pharmacist|lawyers?|police|help ?lines?|counsel(?:l?or|ing)|emergency|hospital|adviser|advisor|accountant|professional|clinic`

/** "If you feel ill, see a doctor": words of illness in a sentence that sends somebody where there is help. */
const REFERRAL = new RegExp(
  String.raw`\b(?:see|ask|call|ring|visit|talk (?:to|with)|speak (?:to|with)|tell|go to|turn to|contact|for)\b[^.]{0,40}\b(?:${HELP})\b|\b(?:${HELP}) (?:is|are|can|who|in|that)\b`,
  'i',
)
const AGAINST =
  /\b(?:don['’]t|do not|never|instead|no need|needn['’]t|rather than|stop|skip|not (?:see|ask|call|go|tell))\b/i

export const refersToHelp = (sentence: string): boolean => REFERRAL.test(sentence) && !AGAINST.test(sentence)
