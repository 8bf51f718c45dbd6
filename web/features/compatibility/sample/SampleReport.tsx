import useSWR from 'swr'
import type { SampleReport as Sample } from '../../../../shared/domain/compatibility.ts'
import { longDate } from '../../../lib/time/dates.ts'
import { AsyncBoundary } from '../../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ReportContent } from '../report/ReportContent.tsx'
import type { RenderSign } from '../SignPair.tsx'
import { SignPair } from '../SignPair.tsx'
import styles from './SampleReport.module.css'

/** A whole report to read without access, on two made-up dates. It is in a file that is made beforehand. */
export function SampleReport({ renderSign }: { renderSign: RenderSign }) {
  const sample = useSWR<Sample>('/sample-report.json')
  return (
    <section className={styles.sample} aria-labelledby="sample-report">
      <h2 id="sample-report">A sample report</h2>
      <AsyncBoundary result={sample} fallback={<Skeleton height={2400} />} failed="We couldn't load the sample report.">
        {(shown) => (
          <>
            <p className={styles.note}>{noteOn(shown)}</p>
            <header className={styles.head}>
              <SignPair signs={shown.report.sun_signs} renderSign={renderSign} />
              <p className={styles.title}>{shown.report.zodiac_match}</p>
            </header>
            <ReportContent {...shown} />
          </>
        )}
      </AsyncBoundary>
    </section>
  )
}

const noteOn = ({ readerBirthDate, partnerBirthDate }: Sample): string =>
  `Two made-up birth dates, ${longDate(readerBirthDate)} and ${longDate(partnerBirthDate)}, compared as if the first were yours. With Premium you read this about your own date and any other.`
