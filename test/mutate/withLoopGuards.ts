import { parseSource, type SyntaxNode, walk } from './syntax.ts'

const LOOPS = ['ForStatement', 'WhileStatement', 'DoWhileStatement']

/** More rounds than one run through any loop of the product takes: the names of all places that start with one letter. */
const MOST_ROUNDS = 1_000_000

/**
 * The source with the rounds of every loop counted, so that one which a mutant made endless throws. Counted and not
 * timed: on a slow machine a loop must not look like a fault that was found. Lines stay where they are.
 */
export function withLoopGuards(file: string, text: string): string {
  const insertions: Insertion[] = []
  let loops = 0
  walk(parseSource(file, text), (node, parent) => {
    if (LOOPS.includes(node.type)) insertions.push(...guardsOf(node, parent, `rounds$${loops++}`))
    return true
  })
  // From the last to the first; where two meet, the inner one first, so that the outer one comes to stand before it.
  const guarded = insertions.reverse().sort((a, b) => b.at - a.at)
  // A `var` is there before the module's last line has run.
  const declared = Array.from({ length: loops }, (_, index) => `var rounds$${index};`).join('')
  return guarded.reduce((whole, { at, added }) => whole.slice(0, at) + added + whole.slice(at), text) + declared
}

interface Insertion {
  at: number
  added: string
}

function guardsOf(loop: SyntaxNode, parent: SyntaxNode, rounds: string): Insertion[] {
  // A field of every loop in the grammar.
  const body = loop.body as SyntaxNode
  const count = `if ((${rounds} = (${rounds} ?? 0) + 1) > ${MOST_ROUNDS}) throw new RangeError('endless loop');`
  // A label must stand right before its loop; there the rounds of all its runs are counted together.
  const isLabelled = parent.type === 'LabeledStatement'
  return [
    { at: loop.start, added: isLabelled ? '' : `{${rounds} = 0;` },
    { at: body.start, added: `{${count}` },
    { at: body.end, added: '}' },
    { at: loop.end, added: isLabelled ? '' : '}' },
  ]
}
