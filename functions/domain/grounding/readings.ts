import { isBody, isPlace, type Reading } from './bodyGroups.ts'
import type { Topic } from './Facts.ts'
import { type BodyMention, readMentions } from './readMentions.ts'
import { sentencesOf } from './sentences.ts'

/**
 * The sentences of a text, each with what it names, and with the bodies and the place that were named last before it:
 * in the first one, those of the topic.
 */
export function readingsOf(text: string, topic?: Topic): Reading[] {
  let earlier: readonly BodyMention[] = topic?.bodies ?? []
  let places: Topic['places'] = topic?.places ?? []
  return sentencesOf(text).map((sentence) => {
    const mentions = readMentions(sentence)
    const reading = { sentence, mentions, earlier, places }
    const bodies = mentions.filter(isBody)
    const named = mentions.filter(isPlace)
    if (bodies.length > 0) earlier = bodies
    if (named.length > 0 || bodies.length > 0) places = named
    return reading
  })
}
