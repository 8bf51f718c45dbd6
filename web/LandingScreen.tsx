import { type ComponentType, Suspense, useState } from 'react'
import { lazyScreen } from './lib/lazyScreen.ts'
import { ScreenSkeleton } from './ui/feedback/ScreenSkeleton.tsx'

let loaded: ComponentType | undefined

/**
 * Loads the landing page. This comes before its prerendered markup is taken over: an early click into a part that is not
 * there yet would be lost.
 */
export async function loadLanding(): Promise<ComponentType> {
  const { Landing } = await import('./screens/Landing.tsx')
  loaded = Landing
  return Landing
}

const LazyLanding = lazyScreen(loadLanding)

/** The landing page. Whoever comes from another screen waits for it as for any other. */
export function LandingScreen() {
  // Once per visit: exchanging one for the other would lose what has been entered.
  const [Landing] = useState(() => loaded)
  if (Landing) return <Landing />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <LazyLanding />
    </Suspense>
  )
}
