import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Vite plugin: reduces the contract to methods and paths, which is all the browser needs. Schemas, access and limits
 * are enforced by the server, and would grow the bundle with every endpoint. Forms validate with domain schemas.
 */
export const stripContract = (): Plugin => ({
  name: 'strip-contract',
  apply: 'build',
  load: {
    filter: { id: /shared\/contract\/[\w/]+\.ts$/ },
    async handler(id) {
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .filter(([, value]) => isGroup(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(methodsAndPathsOf(value as Group))}`)
        .join('\n')
    },
  },
})

type Group = Record<string, { method: string; path: string }>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each?.method && each.path)

const methodsAndPathsOf = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).map(([name, { method, path }]) => [name, { method, path }]))
