import { glyphPaths } from '../features/chart/glyphs/glyphPaths.ts'
import { TodaysPlanets } from '../features/shell/TodaysPlanets.tsx'

/** Loaded after the first interaction, as is everything that is drawn over the prerendered landing page. */
export const LandingPlanets = () => <TodaysPlanets glyphs={glyphPaths} />
