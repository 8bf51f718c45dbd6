import { routeKeys } from '../../shared/contract/index.ts'
import { methodsOf, notFound } from '../kit/http/notFound.ts'
import { wireAnonymous } from '../wiring/anyone.ts'

/**
 * The routes of the contract, one a line. The bundler puts them here in place of the contract, so that an edit of a
 * schema changes no function but its own.
 */
declare const ROUTE_KEYS: string | undefined

const routes = typeof ROUTE_KEYS === 'undefined' ? routeKeys() : ROUTE_KEYS.split('\n')

/** Answers what no route of the gateway takes. */
export const handler = notFound(wireAnonymous(), methodsOf(routes))
