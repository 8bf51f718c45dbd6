import { parseAst } from 'vite'

/** A node of the syntax tree as ESTree describes it; `start` and `end` are offsets in the text. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  // Every kind of node has fields of its own, which no common type tells.
  [field: string]: unknown
}

/** The tree of a TypeScript text. Throws when it does not parse. */
export const parseSource = (file: string, text: string): SyntaxNode =>
  // The parser's own types name each kind of node; here all are walked alike.
  parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** The nodes right below a node, in the order of the text's grammar. */
const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** Calls `visit` for the node and all below it, with its parent, parents first. Whatever `visit` answers false to is not entered. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent: SyntaxNode) => boolean, parent = node): void {
  if (!visit(node, parent)) return
  for (const child of childrenOf(node)) walk(child, visit, node)
}
