import type { NatalChart } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'

/** The sections below, by name: on a phone the chart is many screens long. */
export const SectionLinks = ({ chart }: { chart: NatalChart }) => (
  <nav aria-label="Sections of the chart" className={`unprinted ${styles.line}`}>
    {chart.synthesis && <a href="#synthesis">As a whole</a>}
    <a href="#positions">Planets</a>
    {chart.houses.length > 0 && <a href="#houses">Houses</a>}
    <a href="#aspects">Aspects</a>
    <a href="#balance">Balance</a>
    {chart.patterns.length > 0 && <a href="#figures">Patterns</a>}
    <a href="#origin">What we used</a>
    <a href="#save">Downloads</a>
  </nav>
)
