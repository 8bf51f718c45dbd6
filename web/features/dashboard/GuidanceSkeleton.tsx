import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './guidance.module.css'

/** Shown while today's reading loads. */
export const GuidanceSkeleton = () => (
  <div className={styles.awaited}>
    <div>
      <p className={styles.eyebrow}>
        <span>Today's Guidance</span>
      </p>
      <Loading says={<p className="muted">Loading your guidance for today</p>}>
        <div className={styles.content}>
          <div style={AS_PARAGRAPH}>
            <Skeleton lines={4} />
          </div>
          <div style={AS_PARAGRAPH}>
            <Skeleton lines={3} />
          </div>
        </div>
      </Loading>
    </div>
    {/* The figure's place, which is empty until it is there. */}
    <figure aria-hidden />
  </div>
)

const AS_PARAGRAPH = { marginBottom: 16 }
