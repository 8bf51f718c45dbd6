export interface Match {
  routeKey: string
  pathParameters: Record<string, string>
}

interface Route {
  key: string
  method: string
  segments: string[]
}

/** Matches routes as API Gateway does: by method and every segment, fixed segments before parameters, else `$default`. */
export function routeMatcher(keys: Iterable<string>): (method: string, path: string) => Match {
  const routes = [...keys].filter((key) => key !== '$default').map(parse)
  // `~` sorts after every letter: a fixed segment comes before a parameter, and the first match is the most specific.
  const rank = ({ segments }: Route) => segments.join('/').replaceAll('{', '~')
  routes.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return (method, path) => {
    const segments = path.split('/')
    const route = routes.find((route) => route.method === method && fits(route, segments))
    return route
      ? { routeKey: route.key, pathParameters: parameters(route, segments) }
      : { routeKey: '$default', pathParameters: {} }
  }
}

function parse(key: string): Route {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, segments: path.split('/') }
}

const isVariable = (segment: string) => segment.startsWith('{')

const fits = (route: Route, segments: string[]) =>
  route.segments.length === segments.length &&
  route.segments.every((part, at) => (isVariable(part) ? segments[at] !== '' : part === segments[at]))

const parameters = (route: Route, segments: string[]) =>
  Object.fromEntries(
    route.segments.flatMap((part, at) => (isVariable(part) ? [[part.slice(1, -1), decode(segments[at]!)]] : [])),
  )

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
