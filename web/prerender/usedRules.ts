/** The part of a minified style sheet that a page needs: every rule but those for classes that the page does not have. */
export function usedRules(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
  const isUsed = (selector: string) => [...selector.matchAll(CLASS)].every(([, name]) => classes.has(name!))

  const used = rulesOf(css)
    .map(({ head, body }) => {
      if (/^@(media|supports)/.test(head)) {
        const inner = usedRules(body, html)
        return inner && `${head}{${inner}}`
      }
      return head.startsWith('@') || head.split(COMMA).some(isUsed) ? `${head}{${body}}` : ''
    })
    .join('')
  const isPlayed = (name: string) => used.replaceAll(/@keyframes [^{]+/g, '').includes(name)
  return used.replaceAll(KEYFRAMES, (whole, name: string) => (isPlayed(name) ? whole : ''))
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Between selectors, not within the parentheses of one. */
const COMMA = /,(?![^(]*\))/

const CLASS = /\.([a-z][\w-]*)/gi

interface Rule {
  head: string
  body: string
}

/** The rules of the outermost level. Nested ones stay in the body of the one around them. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth === 0) open = index
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
    start = index + 1
  }
  return rules
}
