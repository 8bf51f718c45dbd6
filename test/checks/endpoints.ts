import { type Endpoint, routeKey } from '../../shared/contract/endpoint.ts'
import { api } from '../../shared/contract/index.ts'

const all = Object.values(api).flatMap((group): Endpoint[] => Object.values(group))

/** Every endpoint of the product under its route. */
export const endpoints = all.map((endpoint): [string, Endpoint] => [routeKey(endpoint), endpoint])

/** The path of an endpoint with one value in place of each parameter. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, value = 'nonsense'): string =>
  path.replace(/\{\w+\}/g, encodeURIComponent(value))
