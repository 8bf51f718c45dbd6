/** The browser's caches, in memory. Names are listed in the order in which they were opened first. */
export class FakeCaches {
  /** Called before each write, with the name of the cache. */
  beforePut = (_: string): void => {}
  readonly #caches = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(() => this.beforePut(name))
    this.#caches.set(name, cache)
    return cache
  }

  keys = async (): Promise<string[]> => [...this.#caches.keys()]
  delete = async (name: string): Promise<boolean> => this.#caches.delete(name)

  async match(path: string | Request, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    const searched = [...this.#caches].filter(([name]) => !cacheName || name === cacheName)
    const found = await Promise.all(searched.map(([, cache]) => cache.match(path)))
    return found.find((response) => response !== undefined)
  }
}

class FakeCache {
  readonly #responses = new Map<string, Response>()
  readonly #beforePut: () => void

  constructor(beforePut: () => void) {
    this.#beforePut = beforePut
  }

  match = async (path: string | Request): Promise<Response | undefined> => this.#responses.get(pathOf(path))?.clone()

  async put(path: string | Request, response: Response): Promise<void> {
    this.#beforePut()
    this.#responses.set(pathOf(path), response)
  }

  async addAll(paths: string[]): Promise<void> {
    const responses = await Promise.all(paths.map((path) => fetch(path)))
    for (const [index, response] of responses.entries()) await this.put(paths[index]!, response)
  }
}

const pathOf = (path: string | Request): string => (typeof path === 'string' ? path : new URL(path.url).pathname)
