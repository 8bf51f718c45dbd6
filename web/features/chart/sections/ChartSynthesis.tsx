import { ReadAloud } from '../../../ui/aloud/ReadAloud.tsx'
import styles from './ChartSynthesis.module.css'

/** What the chart says as a whole, before its single lines. */
export const ChartSynthesis = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <section aria-labelledby="synthesis">
    <h2 id="synthesis">Your chart as a whole</h2>
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <ReadAloud paragraphs={paragraphs} />
  </section>
)
