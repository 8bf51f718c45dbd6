import { api } from '../../shared/contract/index.ts'
import { methodsOf, nobodyHome } from '../kit/http/notFound.ts'
import { wireStrangers } from '../wiring.ts'

/** Answers what no route of the gateway takes. */
export const handler = nobodyHome(wireStrangers(), methodsOf(api))
