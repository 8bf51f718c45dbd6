export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Form = Record<string, FormValue>

/** Stripe's form encoding: `items[0][price]=…` as nested objects and lists. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part, at) => at === 0 || part !== '')
    let at: Record<string, FormValue> = form
    for (const part of path.slice(0, -1)) {
      at[part] ??= {}
      at = at[part] as Record<string, FormValue>
    }
    at[path.at(-1)!] = value
  }
  return form
}

export const textOf = (form: Form, name: string): string | undefined =>
  typeof form[name] === 'string' ? (form[name] as string) : undefined

/** The values of a list, which arrives with its indices for names. */
export const listOf = (form: Form, name: string): FormValue[] => Object.values((form[name] as object | undefined) ?? {})

export const metadataOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries((form.metadata as object | undefined) ?? {}).map(([key, value]) => [key, String(value)]),
  )
