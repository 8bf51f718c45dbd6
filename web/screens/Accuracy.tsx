import { brand } from '../../shared/domain/brand.ts'
import report from '../data/accuracy.json'
import styles from '../features/legal/legal.module.css'
import { paths } from '../paths.ts'
import { Logo } from '../ui/display/Logo.tsx'
import { Table } from '../ui/display/Table.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import { AccuracyLimits } from './AccuracyLimits.tsx'

const { reference, second, engine } = report

/** How accurate our calculations are, and what cannot be measured. */
export const Accuracy = () => (
  <Page title="How accurate is this?" width="reading">
    <div className={styles.row}>
      <Logo />
      <LinkButton to={paths.landing} tone="quiet">
        Back to Home
      </LinkButton>
    </div>
    <article className={styles.prose}>
      <h1>How accurate is this?</h1>
      <p>
        {brand.name} charts are shown to the arcminute, a sixtieth of a degree. The positions behind them are more
        precise than that. They come from {engine}, an open-source program; we correct its Sun and planets by NASA’s
        tables, and the houses are our own. Here are the figures, measured for the version you’re using.
      </p>
      <Comparison />
      <Table
        caption="How far off we were, in arcseconds"
        heads={['Point', 'Usual', '99% within', 'Largest']}
        rows={Object.entries(reference.errors).map(([name, spread]) => [name, ...spread.map(twoDigits)])}
      />
      <AccuracyLimits />
      <h2>Whose data we use</h2>
      <p>Places: GeoNames, CC BY 4.0. Time zones: the IANA time zone database, from 1900 on.</p>
    </article>
  </Page>
)

const Comparison = () => (
  <>
    <h2>What we compared</h2>
    <p>
      We cast {reference.births} charts, from the tropics to beyond the polar circle, and compared them with the Swiss
      Ephemeris on DE441, the planetary tables of NASA’s Jet Propulsion Laboratory.{' '}
      {reference.wrongSigns ? `Signs that differed: ${reference.wrongSigns}.` : 'Every sign was the same.'} A second
      program, astronomy-engine, gave the same positions on {second.births.toLocaleString('en')} dates from 1920 to
      2026, to within the arcminute that its authors promise.
    </p>
    <p>
      There are 3,600 arcseconds in a degree, and the full Moon is about 1,900 wide. “Usual” is the median: half of all
      errors are smaller. “Largest” is the worst we found.
    </p>
  </>
)

const twoDigits = (seconds: number): string => seconds.toFixed(2)
