import { brand } from '../shared/domain/brand.ts'
import { privacy } from './features/legal/privacy.ts'
import { terms } from './features/legal/terms.ts'
import { paths } from './paths.ts'
import { Accuracy } from './screens/Accuracy.tsx'
import { Privacy } from './screens/Privacy.tsx'
import { Terms } from './screens/Terms.tsx'

/**
 * Pages without JavaScript, each rendered to an HTML file of its own when the site is built. They are linked with
 * StaticPageLink, and CloudFront routes them by name: infra/edge/spaRouting.js.
 */
export const staticPages = [
  { path: paths.terms, title: terms.title, lead: terms.lead, page: Terms },
  { path: paths.privacy, title: privacy.title, lead: privacy.lead, page: Privacy },
  {
    path: paths.howExact,
    title: 'How accurate is this?',
    lead: `How accurate ${brand.name} charts are, in plain words, and what nobody can measure.`,
    page: Accuracy,
  },
]
