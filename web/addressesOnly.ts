import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Of the contract, a program needs method and path only. What an endpoint takes and answers, from whom and how often,
 * is for the server to check, and would weigh more with each endpoint. Forms check by schemas of the domain.
 */
export const addressesOnly = (): Plugin => ({
  name: 'addresses-only',
  apply: 'build',
  load: {
    filter: { id: /shared\/contract\/[\w/]+\.ts$/ },
    async handler(id) {
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .filter(([, value]) => isGroup(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(addressesOf(value as Group))}`)
        .join('\n')
    },
  },
})

type Group = Record<string, { method: string; path: string }>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each?.method && each.path)

const addressesOf = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).map(([name, { method, path }]) => [name, { method, path }]))
