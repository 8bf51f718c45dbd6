import { isNode, type SyntaxNode } from './syntax.ts'

/** What stands from `start` to `end` becomes `replacement`. */
export interface Change {
  start: number
  end: number
  replacement: string
}

/** The faults that can be put into one node of the tree, its children not counted. */
export const changesOf = (node: SyntaxNode, parent: SyntaxNode, text: string): Change[] =>
  (RULES[node.type] ?? none)(node, parent, (part) => text.slice(part.start, part.end)).map((change) => ({
    start: node.start,
    end: node.end,
    ...(typeof change === 'string' ? { replacement: change } : change),
  }))

type Rule = (
  node: SyntaxNode,
  parent: SyntaxNode,
  textOf: (part: { start: number; end: number }) => string,
) => (string | Change)[]

const none: Rule = () => []
const part = (node: SyntaxNode, field: string): SyntaxNode => node[field] as SyntaxNode
const parts = (node: SyntaxNode, field: string): SyntaxNode[] => (node[field] as unknown[]).filter(isNode)

const OPERATORS: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '++': ['--'],
  '--': ['++'],
}

const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  findLast: 'find',
}
const DROPPABLE = ['filter', 'sort', 'toSorted', 'reverse', 'slice', 'trim', 'toLowerCase', 'normalize']

const isText = ({ type, value }: SyntaxNode): boolean => type === 'TemplateLiteral' || typeof value === 'string'

/** Another operator between the two sides, whose parentheses stay. */
const binary: Rule = (node, _parent, textOf) => {
  const [left, right] = [part(node, 'left'), part(node, 'right')]
  const operator = node.operator as string
  if (operator === '+' && (isText(left) || isText(right))) return []
  const between = { start: left.end, end: right.start }
  const others = OPERATORS[operator] ?? []
  return others.map((other) => ({ ...between, replacement: textOf(between).replace(operator, other) }))
}

const logical: Rule = (node, parent, textOf) => {
  const [left, right] = [`(${textOf(part(node, 'left'))})`, `(${textOf(part(node, 'right'))})`]
  return node.operator === '??' ? [left] : [...binary(node, parent, textOf), left, right]
}

const condition: Rule = (node, _parent, textOf) => {
  const test = node.test
  if (!isNode(test)) return []
  return [{ start: test.start, end: test.end, replacement: `!(${textOf(test)})` }]
}

const call: Rule = (node, _parent, textOf) => {
  const callee = part(node, 'callee')
  if (callee.type !== 'MemberExpression' || callee.computed) return []
  const [object, property] = [part(callee, 'object'), part(callee, 'property')]
  const name = textOf(property)
  const swapped = Object.hasOwn(METHODS, name) && METHODS[name]
  if (swapped) return [{ start: property.start, end: property.end, replacement: swapped }]
  return DROPPABLE.includes(name) ? [textOf(object)] : []
}

const unary: Rule = (node, _parent, textOf) =>
  node.operator === '!' || node.operator === '-' ? [textOf(part(node, 'argument'))] : []

const update: Rule = (node, _parent, textOf) => {
  const [operator = ''] = OPERATORS[node.operator as string] ?? []
  const argument = textOf(part(node, 'argument'))
  return [node.prefix ? operator + argument : argument + operator]
}

const isKey = (node: SyntaxNode, parent: SyntaxNode): boolean => parent.type.includes('Property') && parent.key === node

const NAMES_NO_VALUE = ['JSXAttribute', 'ImportExpression', 'ExportNamedDeclaration']

const literal: Rule = (node, parent) => {
  const { value } = node
  if (isKey(node, parent) || NAMES_NO_VALUE.includes(parent.type)) return []
  if (typeof value === 'boolean') return [`${!value}`]
  if (typeof value === 'number') return [value === 0 ? '1' : `(${value} + 1)`]
  if (typeof value === 'string') return [value === '' ? "'mutant'" : "''"]
  return []
}

/** Each element left out, with one of the commas beside it; of an only element, its comma too. */
const elements =
  (field: string): Rule =>
  (node, _parent, textOf) => {
    const all = parts(node, field)
    return all.map((element, index) => {
      const [before, after] = [all[index - 1], all[index + 1]]
      const alone = { start: node.start + 1, end: node.end - 1 }
      const beside = before ? { start: before.end, end: element.end } : alone
      const gone = after ? { start: element.start, end: after.start } : beside
      return { ...gone, replacement: textOf(gone).includes('\n') ? '\n' : '' }
    })
  }

// Inside an array or an object it is one of the elements.
const spread: Rule = (_node, parent) =>
  parent.type === 'CallExpression' && parts(parent, 'arguments').length === 1 ? [''] : []

const leftOut: Rule = () => [';']

const RULES: Record<string, Rule> = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  UnaryExpression: unary,
  UpdateExpression: update,
  AssignmentExpression: binary,
  ConditionalExpression: condition,
  IfStatement: condition,
  WhileStatement: condition,
  CallExpression: call,
  Literal: literal,
  TemplateLiteral: (_node, parent) => (parent.type === 'TaggedTemplateExpression' ? [] : ["''"]),
  ArrayExpression: elements('elements'),
  ObjectExpression: elements('properties'),
  AwaitExpression: (node, _parent, textOf) => [textOf(part(node, 'argument'))],
  SpreadElement: spread,
  ExpressionStatement: leftOut,
  ThrowStatement: leftOut,
  ContinueStatement: leftOut,
  BreakStatement: leftOut,
  ReturnStatement: (_node, parent) => (parent.type === 'IfStatement' ? [';'] : []),
}
