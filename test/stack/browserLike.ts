/** A visitor over plain HTTP who keeps cookies as a browser does and follows nothing by itself. */
export function browserLike(url: string, jar = new Map<string, string>()) {
  async function send(path: string, options: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(options.headers as Record<string, string>), ...(cookie && { cookie }) }
    const response = await fetch(new URL(path, url), { ...options, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (/Max-Age=0\b/.test(line)) jar.delete(name)
    else jar.set(name, value)
  }

  return {
    jar,
    get: (path: string) => send(path),
    post: (path: string, body: URLSearchParams) => send(path, { method: 'POST', body }),
    async json(method: string, path: string, body?: unknown) {
      const response = await send(path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
    },
    /** Another browser with the same cookies as this one has now. */
    copy: () => browserLike(url, new Map(jar)),
  }
}
