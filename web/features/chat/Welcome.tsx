import { brand } from '../../../shared/domain/brand.ts'
import type { BigThree } from '../../../shared/domain/chart.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import styles from './chat.module.css'
import { starters } from './starters.ts'

interface Props {
  bigThree: BigThree | undefined
  onChoose: (question: string) => void
}

/** Before the first question: who answers, and three questions to begin with. */
export const Welcome = ({ bigThree, onChoose }: Props) => (
  <div className={styles.welcome}>
    <span className={styles.star}>
      <Icon name="star" />
    </span>
    <h2>Ask about your own chart</h2>
    <p>
      {brand.astrologer} is an AI that reads your birth chart and today's sky. Ask about love, work or rest, or start
      with one of these.
    </p>
    <ul>
      {starters(bigThree).map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
