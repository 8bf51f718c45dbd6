import { writeFileSync } from 'node:fs'
import { planisphere } from './planisphere.ts'
import { figures, starsTo } from './skyCatalogue.ts'

writeFileSync('web/data/planisphere.svg', planisphere(starsTo(4.6), figures()))
