import { expect, test } from 'vitest'
import { composePages } from '../../../web/prerender/composePages.ts'

const template = `<head><title>Insights</title><meta name="description" content="Insights" /><link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>
<body><div id="root"></div></body>`
const parts = {
  template,
  landing: '<h1>Landing $& page</h1>',
  arriving: '<main aria-busy="true"></main>',
  documents: [{ name: 'terms.html', words: '<title>Terms</title>', html: '<main>What $& holds</main>' }],
  documentStyle: 'th{width:45%}',
  style: { path: '/assets/style-1.css', text: 'h1{color:red}' },
  font: '/assets/serif.woff2',
  programs: ['/assets/startApp-1.js', '/assets/shared-1.js'],
}

test('the landing page holds its words and its style, and asks for no other style', () => {
  const { 'index.html': html } = composePages(parts)

  expect(html).toContain('<div id="root" data-drawn="/"><h1>Landing $& page</h1></div>')
  expect(html).toContain('<style>h1{color:red}</style>')
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<title>Insights</title>')
})

test('every other document shows the shape of a screen, asks for the program at once, and is not indexed', () => {
  const { 'app.html': html } = composePages(parts)

  expect(html).toContain('<div id="root"><main aria-busy="true"></main></div>')
  expect(html).not.toContain('Landing')
  for (const program of parts.programs)
    expect(html).toContain(`<link rel="modulepreload" crossorigin href="${program}">`)
  expect(html).toContain('noindex')
  expect(html).toContain('<title>Orrery</title>')
  expect(html).not.toContain('Insights')
})

test('a page that is only read holds its words and its style, has a title of its own and no program', () => {
  const { 'terms.html': html } = composePages(parts)

  expect(html).toContain('<body><main>What $& holds</main></body>')
  expect(html).toContain('<title>Terms</title>')
  expect(html).not.toContain('Insights')
  expect(html).toContain('href="/assets/style-1.css"')
  expect(html).toContain('<style>th{width:45%}</style>')
  expect(html).not.toMatch(/noindex|modulepreload|id="root"/)
})

test('a page without a place for its parts is not shipped', () => {
  expect(() => composePages({ ...parts, template: '<body></body>' })).toThrow('The built page has no')
})
