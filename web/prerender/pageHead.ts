import { brand } from '../../shared/domain/brand.ts'

interface Described {
  title: string
  description: string
  path: string
  /** Scheme and host. Without one the page names no address of its own: search engines and previews want a whole one. */
  origin: string
}

/** What search engines and link previews read of a page. */
export function pageHead({ title, description, path, origin }: Described): string {
  const image = `${origin}/share.png`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(origin ? [`<link rel="canonical" href="${origin}${path}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(origin ? [meta('property', 'og:url', `${origin}${path}`)] : []),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `A star chart of the northern sky, and the name ${brand.name}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/** The product for search engines. A browser does not run it, so the content security policy does not ask for its hash. */
export const structuredData = (description: string, origin: string): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: brand.name,
    ...(origin && { url: `${origin}/` }),
    description,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  })}</script>`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

const escapeHtml = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
