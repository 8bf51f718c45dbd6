import { expect, test } from 'vitest'
import { usedRules } from '../../../web/prerender/usedRules.ts'

const html = '<main class="b c"><p class="d">Text</p></main>'

test.each([
  ['.b{color:red}.x{color:gold}', '.b{color:red}'],
  ['.b>.x{color:red}.b .d:hover{color:gold}', '.b .d:hover{color:gold}'],
  ['.x,.d{color:red}', '.x,.d{color:red}'],
  ['[data-theme=dark] .b{color:red}', '[data-theme=dark] .b{color:red}'],
  ['.x:is(:hover,[hidden]){color:red}.b:not(:hover,[hidden]),.x{gap:0}', '.b:not(:hover,[hidden]),.x{gap:0}'],
])('of %s the page needs %s', (css, needed) => {
  expect(usedRules(css, html)).toBe(needed)
})

test('rules without a class and fonts are kept, and keyframes that are played', () => {
  const css = 'dl{margin:0}@font-face{src:url(/a.woff2)}@keyframes e{to{rotate:1turn}}.b{animation:1s e}'

  expect(usedRules(css, html)).toBe(css)
  expect(usedRules(`${css}@keyframes never{from{gap:0}to{gap:1px}}`, html)).toBe(css)
})

test('a media query keeps the rules that are used and is dropped when there are none', () => {
  expect(usedRules('@media (width>=900px){.b{gap:0}.x{gap:1px}}@media print{.x{gap:0}}', html)).toBe(
    '@media (width>=900px){.b{gap:0}}',
  )
})

test('rules nested in a used rule stay with it', () => {
  const css = '.b{opacity:1;@starting-style{opacity:0}}'

  expect(usedRules(css, html)).toBe(css)
})
