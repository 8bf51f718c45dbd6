import { useState } from 'react'
import { reading } from '../../../shared/contract/reading.ts'
import { SIGNS, type Sign, sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { useReply } from '../../lib/api/call.ts'
import { longDate, useToday } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './guidance.module.css'

/** Today's reading of any Sun sign, for visitors. It begins with the sign that the Sun is in. */
export function SignReadingDialog({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const [sign, setSign] = useState<Sign>(() => sunSignByDate(today))
  const result = useReply(reading.readSignHoroscope, { params: { sign } }, { variant: today })

  return (
    <Dialog isPlace open onClose={onClose} title="Today's reading">
      <div className={stack.form}>
        <SelectField
          label="Sun sign"
          value={sign}
          options={SIGNS.map((each) => ({ value: each, label: each }))}
          onChange={({ target }) => setSign(SIGNS.find((each) => each === target.value) ?? sign)}
        />
        <p role="status" className="unseen">
          {result.data && `${sign}: ${result.data.content.title}`}
        </p>
        <AsyncBoundary result={result} fallback={<Skeleton lines={9} />} failed="We couldn't load today's reading.">
          {({ date, content }) => (
            <article>
              <p className={styles.eyebrow}>
                <time dateTime={date}>{longDate(date)}</time>
              </p>
              <h3 className={styles.title} style={AS_ON_DASHBOARD}>
                {content.title}
              </h3>
              <div className={styles.content}>
                {content.content.split('\n\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <p className={styles.advice}>{content.advice}</p>
            </article>
          )}
        </AsyncBoundary>
        {/* Not while it loads: a reading taller than the skeleton would push them down. */}
        {!result.isLoading && (
          <>
            <p>
              {result.data && <span>{`This reading is for everyone with the Sun in ${sign}. `}</span>}
              <span>With your birth data we can write a reading from your own chart.</span>
            </p>
            <LinkButton to={paths.onboarding} wide>
              Get Started - Free Trial
            </LinkButton>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** There the same title is a heading of the second level. */
const AS_ON_DASHBOARD = { fontSize: '1.5625rem' }
