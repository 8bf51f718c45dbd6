import type { Ref } from 'react'
import styles from '../chart.module.css'
import { chartParts, type PartHash } from './chartParts.ts'

/** The parts of the chart, on a screen that is too narrow for all of them. */
export const PartLinks = ({ current, ref }: { current: PartHash; ref: Ref<HTMLElement> }) => (
  <nav ref={ref} aria-label="Parts of the chart" className={`unprinted ${styles.parts}`}>
    {chartParts.map(({ hash, label }) => (
      <a key={hash} href={hash} aria-current={hash === current || undefined}>
        {label}
      </a>
    ))}
  </nav>
)
