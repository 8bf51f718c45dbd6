import { isNode, parseSource, type SyntaxNode, walk } from '../mutate/syntax.ts'

/**
 * The lines with an element in which a text that may change has siblings. React would change it in a text node, and what
 * translates a page, as browsers do, puts elements in the place of text nodes: the old text would stay, or React throw
 * as it removes the node. The only text of an element is set on the element itself, which survives.
 */
export function mixedTextIn(file: string, text: string): string[] {
  const found: string[] = []
  walk(parseSource(file, text), (node) => {
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && isMixed(node, namesOfNodes(text))) {
      const [first] = contentOf(node)
      found.push(`${file}:${text.slice(0, first?.start).trimEnd().split('\n').length}`)
    }
    return true
  })
  return found
}

function isMixed(node: SyntaxNode, nodeNames: ReadonlySet<string>): boolean {
  const content = contentOf(node)
  // A fragment's children are among those of an element that is not known here.
  if (content.length < 2 && node.type === 'JSXElement') return false
  const expressions = content.filter((child) => child.type === 'JSXExpressionContainer' && !isConstant(child))
  const texts = content.filter((child) => child.type === 'JSXText' || isConstant(child))
  if (texts.length > 0 && (expressions.length > 0 || node.type === 'JSXFragment')) return true
  return expressions.some((child) => !isElements(child.expression, nodeNames))
}

/** Without indentation and comments, and without blanks, which no translation touches. */
const contentOf = (node: SyntaxNode): SyntaxNode[] =>
  listOf(node.children).filter((child) => {
    if (child.type === 'JSXText') return String(child.value).trim() !== ''
    if (child.type !== 'JSXExpressionContainer') return true
    const inner = nodeOf(child.expression)
    return inner.type !== 'JSXEmptyExpression' && !(inner.type === 'Literal' && String(inner.value).trim() === '')
  })

/** A literal, a constant of the module, or a name of the brand. */
function isConstant({ type, expression }: SyntaxNode): boolean {
  if (type !== 'JSXExpressionContainer') return false
  const inner = nodeOf(expression)
  if (inner.type === 'Identifier') return /^[A-Z][A-Z\d_]+$/.test(String(inner.name))
  if (inner.type === 'MemberExpression') return nodeOf(inner.object).name === 'brand'
  return inner.type === 'Literal'
}

/** Whether the value can be nothing but elements, or nothing. */
function isElements(value: unknown, nodeNames: ReadonlySet<string>): boolean {
  const node = nodeOf(value)
  const areElements = (...parts: unknown[]) => parts.every((part) => isElements(part, nodeNames))
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean'
    case 'Identifier':
      return node.name === 'undefined' || nodeNames.has(String(node.name))
    case 'MemberExpression':
      return nodeNames.has(String(nodeOf(node.property).name))
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return areElements(node.expression)
    case 'LogicalExpression':
      return node.operator === '&&' ? areElements(node.right) : areElements(node.left, node.right)
    case 'ConditionalExpression':
      return areElements(node.consequent, node.alternate)
    case 'CallExpression':
      return isElementsCall(node, nodeNames)
    default:
      return false
  }
}

/** `list.map((item) => <li />)`, or a function that is declared to return elements. */
function isElementsCall({ callee, arguments: given }: SyntaxNode, nodeNames: ReadonlySet<string>): boolean {
  const called = nodeOf(callee)
  if (called.type === 'Identifier') return nodeNames.has(String(called.name))
  if (nodeOf(called.property).name !== 'map') return false
  const [mapping] = listOf(given)
  if (mapping?.type === 'Identifier') return nodeNames.has(String(mapping.name))
  if (mapping?.type !== 'ArrowFunctionExpression') return false
  return returnsOf(nodeOf(mapping.body)).every((value) => isElements(value, nodeNames))
}

function returnsOf(body: SyntaxNode): unknown[] {
  if (body.type !== 'BlockStatement') return [body]
  const values: unknown[] = []
  walk(body, (node) => {
    if (node.type === 'ReturnStatement') values.push(node.argument)
    return !node.type.includes('Function') && node.type !== 'JSXElement'
  })
  return values
}

/** What a file declares as nodes of React or as elements: whoever makes them is looked at in turn. */
const namesOfNodes = (text: string): ReadonlySet<string> =>
  new Set([
    // Of a hook that returns it.
    'dialog',
    ...[
      ...text.matchAll(/(\w+)\??: (?:\([^)]*\) => )?(?:React\.)?(?:ReactNode|ReactElement|RenderSign)\b/g),
      ...text.matchAll(/const (\w+) = (?:\([^)]*\) => )?(?:\w+ && )?\(?\s*</g),
    ].map(([, name]) => name!),
  ])

const listOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

const nodeOf = (value: unknown): SyntaxNode => (isNode(value) ? value : { type: 'nothing', start: 0, end: 0 })
