import { isBody, type Reading } from '../../../../functions/domain/grounding/bodyGroups.ts'
import { readMentions } from '../../../../functions/domain/grounding/readMentions.ts'

/** A sentence as the checks get it, after one that may have named bodies. */
export const aReading = (sentence: string, before = ''): Reading => ({
  sentence,
  mentions: readMentions(sentence),
  earlier: readMentions(before).filter(isBody),
})
