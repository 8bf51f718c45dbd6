import { Suspense } from 'react'
import { brand } from '../../shared/domain/brand.ts'
import { Sky } from '../features/shell/Sky.tsx'
import { ThemeSwitch } from '../features/shell/ThemeSwitch.tsx'
import { lazyOrNothing } from '../lib/chunks/lazyOrNothing.ts'
import { Link } from '../lib/navigation/router.tsx'
import { useHydrated } from '../lib/state/useHydrated.ts'
import { landingText } from '../lib/text/landingText.ts'
import { paths } from '../paths.ts'
import { Logo } from '../ui/display/Logo.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import { StaticPageLink } from '../ui/navigation/StaticPageLink.tsx'
import styles from './Landing.module.css'
import { LandingSignIn } from './LandingSignIn.tsx'
import { LandingTiles } from './LandingTiles.tsx'

export const Landing = () => (
  <div className={styles.landing}>
    <header className={styles.header}>
      <Logo />
      <p>{brand.tagline}</p>
    </header>
    <Page title={landingText.title}>
      <div className={styles.hero}>
        <Sky position="beside">
          <Planets />
        </Sky>
        <div className={styles.offer}>
          <h1>{landingText.headline}</h1>
          <p className={styles.promise}>
            {brand.name} works out where every planet was the minute you were born, and tells you in plain words what
            that means in astrology.
          </p>
          <div className="pile">
            <LinkButton to={paths.onboarding} wide>
              Get Started - Free Trial
            </LinkButton>
            <LinkButton to={paths.readingDialog} tone="quiet" wide>
              Read today's reading
            </LinkButton>
          </div>
          <p className={styles.note}>3-day free trial • No credit card required • Cancel anytime</p>
          <LandingSignIn />
        </div>
      </div>
      <LandingTiles />
      <Suspense>
        <LandingRooms />
      </Suspense>
    </Page>
    <footer className={styles.footer}>
      <StaticPageLink to={paths.terms}>Terms of Service</StaticPageLink>
      <StaticPageLink to={paths.privacy}>Privacy Policy</StaticPageLink>
      <Link to={paths.privacyDialog}>Privacy choices</Link>
      <StaticPageLink to={paths.howExact}>How accurate is this?</StaticPageLink>
      <ThemeSwitch />
    </footer>
  </div>
)

const Planets = () =>
  useHydrated() && (
    <Suspense>
      <LandingPlanets />
    </Suspense>
  )

const LandingPlanets = lazyOrNothing(async () => (await import('./LandingPlanets.tsx')).LandingPlanets)

/** Prerendered as all else is; the program needs it last. */
const LandingRooms = lazyOrNothing(async () => (await import('./LandingRooms.tsx')).LandingRooms)
