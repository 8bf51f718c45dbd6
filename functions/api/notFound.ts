import { api } from '../../shared/contract/index.ts'
import { methodsOf, notFound } from '../kit/http/notFound.ts'
import { wireAnonymous } from '../wiring.ts'

/** Answers what no route of the gateway takes. */
export const handler = notFound(wireAnonymous(), methodsOf(api))
