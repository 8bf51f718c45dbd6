import { randomInt } from 'node:crypto'
import type { DataFile } from '../dataDirectory.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The values of the secrets by id: generated when first needed, and stored with the data that they protect. */
export function secrets(file: DataFile, lengths: Map<string, number>): Map<string, string> {
  const stored = JSON.parse(file.read() ?? '{}') as Record<string, string>
  const all = [...lengths].map(([id, length]) => [id, stored[id] ?? generate(length)] as const)
  file.write(JSON.stringify({ ...stored, ...Object.fromEntries(all) }))
  return new Map(all)
}

const generate = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/**
 * Replaces CloudFormation's dynamic references to secrets, `{{resolve:secretsmanager:id:SecretString:::}}`, by their
 * values.
 */
export const resolveSecrets = (text: string, known: Map<string, string>): string =>
  text.replace(/\{\{resolve:secretsmanager:([^:}]+)[^}]*\}\}/g, (_, id: string) => {
    const value = known.get(id)
    if (value === undefined) throw new Error(`The stack refers to the secret ${id}, which it does not create`)
    return value
  })
