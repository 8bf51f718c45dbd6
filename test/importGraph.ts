import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) => join(directory, file))

/** Every source file with its text. */
export const sources = ['shared', 'functions', 'infra', 'web']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const IMPORT =
  /^(?:import|export)(?<type> type)?\b[^'"]*?from '(?<target>\.[^']+)'|(?:^import |\bimport\()'(?<bare>\.[^']+)'/gms

/** Data that comes with a tool, such as package.json, belongs to no layer. */
const isCode = ({ target }: { target: string }) => !target.endsWith('.json')

/** Every import of one source file by another, late ones included. */
export const imports = sources
  .flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)].map(({ groups }) => ({
      file,
      isType: groups?.type !== undefined,
      // What stands behind ? tells the bundler in which form.
      target: normalize(join(dirname(file), groups?.target ?? groups?.bare ?? '')).replace(/\?\w+$/, ''),
    })),
  )
  .filter(isCode)
