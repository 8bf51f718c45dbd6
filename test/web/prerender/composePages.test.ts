import { expect, test } from 'vitest'
import { composePages } from '../../../web/prerender/composePages.ts'

const template = `<head><title>Insights</title><meta name="description" content="Insights" /><link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>
<body><div id="root"></div></body>`
const parts = {
  template,
  landing: '<h1 class="hero">Landing $& page</h1>',
  landingHead: '<title>Landing & more</title>',
  skeleton: '<main aria-busy="true"></main>',
  shell: '<header>Home</header><main aria-busy="true"></main>',
  noScript: '<noscript>Needs JavaScript</noscript>',
  notFound: '<main class="hero">404</main>',
  staticPages: [{ name: 'terms.html', head: '<title>Terms</title>', html: '<main class="table">What $& holds</main>' }],
  entryStyle: { path: '/assets/style-1.css', text: 'h1{color:red}' },
  otherStyles: '.hero{color:gold}.table{width:45%}.dialog{margin:auto}',
  font: '/assets/serif.woff2',
  styles: ['/assets/startApp-1.css'],
  scripts: ['/assets/startApp-1.js', '/assets/shared-1.js'],
  loadAhead: '<script>ask("$&")</script>',
}

test('the landing page has its HTML and CSS inlined and links no stylesheet', () => {
  const { 'index.html': html } = composePages(parts)

  expect(html).toContain('<div id="root" data-prerendered="/"><h1 class="hero">Landing $& page</h1></div>')
  expect(html).toContain('<style>h1{color:red}.hero{color:gold}</style>')
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<title>Landing & more</title>')
})

test.each([
  ['app.html', 'a skeleton', parts.skeleton],
  ['shell.html', 'the navigation and a skeleton', parts.shell],
])('%s shows %s out of reach, links its CSS, preloads the app, and is not indexed', (name, _, waiting) => {
  const html = composePages(parts)[name]!

  expect(html).toContain(`<noscript>Needs JavaScript</noscript><div id="root" inert>${waiting}</div>`)
  expect(html).not.toContain('Landing')
  for (const script of parts.scripts)
    expect(html).toContain(`<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`)
  for (const style of ['/assets/style-1.css', ...parts.styles])
    expect(html).toContain(`<link rel="stylesheet" crossorigin href="${style}">`)
  expect(html).toContain('noindex')
  expect(html).toContain('<title>Orrery</title>')
  expect(html).not.toContain('Insights')
})

test.each([
  'app.html',
  'shell.html',
])('%s hides its skeleton where JavaScript is off, with a style in its head', (name) => {
  const [head, body] = composePages(parts)[name]!.split('</head>')

  expect(head).toContain('<noscript><style>#root{display:none}</style></noscript>')
  expect(body).not.toContain('<style>')
})

test('only the document of members fetches what its screen needs beside the app', () => {
  const { 'shell.html': shell = '', ...others } = composePages(parts)

  expect(shell.indexOf('<script>ask("$&")</script>')).toBeGreaterThan(0)
  expect(shell.indexOf('ask(')).toBeLessThan(shell.indexOf('rel="stylesheet"'))
  expect(Object.values(others).filter((html) => html.includes('ask('))).toEqual([])
})

test('a static page has its own HTML, CSS and title, and preloads no script', () => {
  const { 'terms.html': html } = composePages(parts)

  expect(html).toContain('<body><main class="table">What $& holds</main></body>')
  expect(html).toContain('<title>Terms</title>')
  expect(html).not.toContain('Insights')
  expect(html).toContain('<style>h1{color:red}.table{width:45%}</style>')
  expect(html).not.toMatch(/noindex|modulepreload|rel="stylesheet"|id="root"/)
})

test('the page of an unknown address has its own HTML, CSS and title, and is not indexed', () => {
  const { 'not-found.html': html } = composePages(parts)

  expect(html).toContain('<body><main class="hero">404</main></body>')
  expect(html).toContain('<title>404 Page Not Found · Orrery</title>')
  expect(html).toContain('<style>h1{color:red}.hero{color:gold}</style>')
  expect(html).toContain('noindex')
  expect(html).not.toMatch(/Insights|modulepreload|rel="stylesheet"|id="root"/)
})

test('a template without a place for a part fails the build', () => {
  expect(() => composePages({ ...parts, template: '<body></body>' })).toThrow('The built page has no')
})
