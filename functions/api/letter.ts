import { letter } from '../../shared/contract/letter.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { NO_LETTER } from '../../shared/domain/letter.ts'
import { saveLetter } from '../flows/letter/saveLetter.ts'
import { unsubscribe } from '../flows/letter/unsubscribe.ts'
import { serve } from '../kit/http/serve.ts'
import { wireLetter } from '../wiring/letter.ts'

const needs = wireLetter()

export const handler = serve(letter, needs, {
  readLetter: async ({ member }) => (await needs.letters.find(member.account.id)) ?? NO_LETTER,

  saveLetter: ({ member, body, visitor, now }) =>
    saveLetter(needs, { accountId: member.account.id, settings: body, zone: visitor.zone, now }),

  unsubscribe: async ({ params, now }) => {
    await unsubscribe(needs, { token: params.token, now })
    return succeeded("You won't get any more letters.")
  },

  askToUnsubscribe: ({ params }) => ({ location: `/unsubscribe?token=${encodeURIComponent(params.token)}` }),
})
