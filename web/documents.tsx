import { brand } from '../shared/domain/brand.ts'
import { privacy } from './features/legal/privacy.ts'
import { terms } from './features/legal/terms.ts'
import { paths } from './paths.ts'
import { Accuracy } from './screens/Accuracy.tsx'
import { Privacy } from './screens/Privacy.tsx'
import { Terms } from './screens/Terms.tsx'

/**
 * Pages that are only read. They are drawn when the site is built, each a document of its own, so that no program
 * carries their words; links lead to them with a whole navigation. CloudFront knows them by name: infra/spaRouting.js.
 */
export const documents = [
  { path: paths.terms, title: terms.title, lead: terms.lead, draw: Terms },
  { path: paths.privacy, title: privacy.title, lead: privacy.lead, draw: Privacy },
  {
    path: paths.howExact,
    title: 'How accurate is this?',
    lead: `How accurate ${brand.name} charts are, in plain words, and what nobody can measure.`,
    draw: Accuracy,
  },
]
