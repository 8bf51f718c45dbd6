/** Sends and keeps cookies as a browser does, in the given map. */
export const cookieJar = (cookies: Map<string, string>) => ({
  /** The Cookie header of the next request, if there is one. */
  header: () => cookies.size > 0 && { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },

  /** Takes the Set-Cookie lines of an answer. */
  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  },
})
