export interface Match {
  routeKey: string
  pathParameters: Record<string, string>
}

/**
 * Matches routes as API Gateway does: by method and every segment, fixed segments before parameters, else `$default`.
 */
export function routeMatcher(keys: Iterable<string>): (method: string, path: string) => Match {
  const routes = [...keys]
    .filter((key) => key !== '$default')
    .sort(bySpecificity)
    .map(parse)
  return (method, path) => {
    for (const route of DOT_SEGMENT.test(path) ? [] : routes) {
      const match = route.method === method && route.pattern.exec({ pathname: path })
      if (match) return { routeKey: route.key, pathParameters: decodeAll(match.pathname.groups) }
    }
    return { routeKey: '$default', pathParameters: {} }
  }
}

/** API Gateway matches the path as it is sent, and a pattern would resolve these as a URL does. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i

/**
 * `~` sorts after every letter, so a fixed segment comes before a parameter, and the first match is the most specific.
 */
const bySpecificity = (a: string, b: string) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1)

function parse(key: string) {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, pattern: new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') }) }
}

const decodeAll = (groups: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value = '']) => [name, decode(value)]))

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
