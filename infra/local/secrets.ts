import { randomInt } from 'node:crypto'
import type { DataFile } from './dataDirectory.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The secrets of this machine by id: made when first needed, kept beside the data that they protect. */
export function secrets(file: DataFile, wanted: Map<string, number>): Map<string, string> {
  const kept = JSON.parse(file.read() ?? '{}') as Record<string, string>
  const all = [...wanted].map(([id, length]) => [id, kept[id] ?? generate(length)] as const)
  file.write(JSON.stringify({ ...kept, ...Object.fromEntries(all) }))
  return new Map(all)
}

const generate = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Replaces CloudFormation's references to secrets, `{{resolve:secretsmanager:id:SecretString:::}}`, in a text. */
export const revealSecrets = (text: string, known: Map<string, string>): string =>
  text.replace(/\{\{resolve:secretsmanager:([^:}]+)[^}]*\}\}/g, (_, id: string) => {
    const value = known.get(id)
    if (value === undefined) throw new Error(`The stack refers to the secret ${id} but does not create it`)
    return value
  })
