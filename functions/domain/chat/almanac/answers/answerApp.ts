import { brand } from '../../../../../shared/domain/brand.ts'
import type { AppAnswers } from '../../../../content/schema/chatChapters.ts'
import { openChapter } from '../../../content/openChapter.ts'
import { fillTemplate } from '../../../words/fillTemplate.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { AppTopic } from '../../question/Question.ts'
import { nextMonth, questionLimit } from '../../quota.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { dayWordsFor } from '../chatWords.ts'

/** About the app, from what the person has. */
export function answerApp(topic: AppTopic, known: Knowledge): AlmanacAnswer {
  const texts = openChapter<AppAnswers>('chat/app')
  switch (topic) {
    case 'cancel':
      return { answer: cancelWords(texts, known) }
    case 'quota': {
      const limit = questionLimit(true)
      const left = String(Math.max(0, limit - known.reader.questionsUsed))
      const resets = dayWordsFor(known).on(nextMonth(known.now))
      return { answer: fillTemplate(texts.quota, { left, limit: limit.toLocaleString('en-US'), resets }) }
    }
    case 'whoAreYou':
      return { answer: fillTemplate(texts.whoAreYou, { astrologer: brand.astrologer }) }
    default:
      return { answer: fillTemplate(texts[topic], {}) }
  }
}

/** What renews, until when there is access, and where to end it. */
function cancelWords({ cancel, cancelTrial, cancelNone }: AppAnswers, known: Knowledge): string {
  const { standing, membership } = known.reader
  const { day, on } = dayWordsFor(known)
  if (membership.status === 'trial' && standing.trialEndsAt !== null)
    return fillTemplate(cancelTrial, { ends: on(standing.trialEndsAt) })
  const end = standing.subscriptionEndsAt
  if (membership.status === 'active' && end !== null) return fillTemplate(cancel, { ends: day(end) })
  return fillTemplate(cancelNone, {})
}
