import { changesOf } from './changesOf.ts'
import { parseSource, type SyntaxNode, walk } from './syntax.ts'

/** One small fault that is put into a source: what stands from `start` to `end` is replaced. */
export interface Mutant {
  file: string
  line: number
  start: number
  end: number
  replacement: string
}

/**
 * Every mutant of a source, in the order of its text. Types, imports, regular expressions and what is said to operators
 * are left alone. A text may be lost, but no word in it changes.
 */
export function listMutants(file: string, text: string): Mutant[] {
  const mutants: Mutant[] = []
  walk(parseSource(file, text), (node, parent) => {
    if (isLeftAlone(node, text)) return false
    for (const change of changesOf(node, parent, text))
      mutants.push({ file, line: text.slice(0, change.start).split('\n').length, ...change })
    return true
  })
  return mutants
}

/** The source with the mutant's fault in it. */
export const mutate = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end)

// Of TypeScript's own nodes these three hold a value, the others are types.
const WITH_VALUE = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']
const DECLARATIONS = ['ImportDeclaration', 'ExportAllDeclaration', 'JSXText']
const FOR_OPERATORS =
  /^(await )?(console|log|logger|[\w.]+\.(log|logger))\.\w+\(|^(await )?(\w+\.)?warn\(|^new \w*Error\(/

function isLeftAlone({ type, start, end }: SyntaxNode, text: string): boolean {
  if (type.startsWith('TS')) return !WITH_VALUE.includes(type)
  if (DECLARATIONS.includes(type)) return true
  return (
    /^(ExpressionStatement|AwaitExpression|CallExpression|NewExpression)$/.test(type) &&
    FOR_OPERATORS.test(text.slice(start, end))
  )
}
