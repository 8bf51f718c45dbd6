import { writeFileSync } from 'node:fs'
import { planisphere } from './planisphere.ts'
import { FAINTEST, figures, starsTo } from './skyCatalogue.ts'

writeFileSync('web/data/planisphere.svg', planisphere(starsTo(FAINTEST), figures()))
