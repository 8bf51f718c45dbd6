import { brand } from '../../../shared/domain/brand.ts'
import type { SensitiveTopic } from './sensitiveTopic.ts'

/** Answers that are the same for everyone, because nothing in them may go wrong. Lines as of November 2026. */
export const fixedAnswers: Record<SensitiveTopic | 'noChart', string> = {
  crisis: `I'm glad you told me. I'm an AI, so I can't be with you in the way that you need now, but there are people who can, at any hour.

If you or someone else is in danger right now, please call your local emergency number: 995 or 999 in Singapore, 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.

To talk to someone: in Singapore, Samaritans of Singapore on 1767. In the US and Canada, call or text 988. In the UK and Ireland, Samaritans on 116 123. In Australia, Lifeline on 13 11 14. For any other country, findahelpline.com lists lines that are free.

If you can, tell one person near you what you told me. You don't have to explain it well. We can talk about anything else whenever you like.`,

  medical: `This is a question for a doctor, and I don't want to guess at it. A chart shows nothing about illness, pregnancy or treatment, and nothing I say should change what you take or when you are seen.

If it can't wait, please call your local emergency number or go to the nearest hospital now. If it can, a doctor, a nurse line or a pharmacist can tell you more in five minutes than I could in an hour.

I'm happy to talk about the rest: what calms you, how you rest, whom you let help you. Ask me that whenever you like.`,

  noChart: `I can't see your chart yet. To read it I need your birth date, time and place. Add them on the Chart page, and if you don't know the time, say so: most of it works without.

Once it's there, ask me again. I'm ${brand.astrologer}, and I answer from your own chart only.`,
}
