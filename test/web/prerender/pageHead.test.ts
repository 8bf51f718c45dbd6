import { expect, test } from 'vitest'
import { pageHead, structuredData } from '../../../web/prerender/pageHead.ts'

const ORIGIN = 'https://orrery.example'
const head = (origin = ORIGIN) =>
  pageHead({ title: 'Stars & "signs"', description: 'A <test>', path: '/terms', origin })

test('a page says its title, description and address to search engines and link previews', () => {
  expect(head()).toContain('<title>Stars &#38; &#34;signs&#34;</title>')
  expect(head()).toContain('<meta name="description" content="A &#60;test&#62;">')
  expect(head()).toContain('<link rel="canonical" href="https://orrery.example/terms">')
  expect(head()).toContain('<meta property="og:image" content="https://orrery.example/share.png">')
})

test('a build that does not know its address names none', () => {
  expect(head('')).not.toMatch(/canonical|og:url|\/terms/)
  expect(structuredData('Stars', '')).not.toContain('"url"')
})

test('structured data is JSON', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*)<\/script>/.exec(structuredData('Stars', ORIGIN)) ?? []

  expect(JSON.parse(json)).toMatchObject({ '@type': 'WebApplication', url: `${ORIGIN}/`, description: 'Stars' })
})
