import { expect, test } from 'vitest'
import { limiter } from '../../../../functions/kit/http/limits.ts'
import { notFound } from '../../../../functions/kit/http/notFound.ts'
import { webhook } from '../../../../functions/kit/http/webhook.ts'
import { anEvent, ORIGIN_SECRET } from '../../../makers/anEvent.ts'
import { aHandler, CONTEXT, environment, opened } from './aHandler.ts'

const capitals = { 'x-origin-secret': undefined, 'X-Origin-Secret': ORIGIN_SECRET }
const needs = { environment, originSecrets: async () => [ORIGIN_SECRET], limit: limiter(undefined) }
const event = () => anEvent({ route: 'POST /hooks/any', headers: capitals })

test('a header with capitals, as another gateway than the deployed one hands it over, counts as the same header', async () => {
  const ofNoRoute = opened(await notFound(needs, [])(event(), CONTEXT))
  const ofCompany = opened(await webhook(needs, async () => ({}))(event(), CONTEXT))

  expect((await aHandler().call({ headers: capitals })).status).toBe(200)
  expect(ofNoRoute.body.code).toBe('NOT_FOUND')
  expect(ofCompany.status).toBe(200)
})
