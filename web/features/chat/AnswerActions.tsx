import { useState } from 'react'
import type { AnswerFeedback, ChatExchange } from '../../../shared/domain/chat.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import styles from './chat.module.css'
import { DislikeReasons } from './DislikeReasons.tsx'

interface Props {
  exchange: ChatExchange
  onRate: (feedback: AnswerFeedback | undefined) => void
  /** Says something to screen readers. */
  onNotice: (text: string) => void
}

/** Below an answer: copy it, and say whether it was good. What must never vary, such as help lines, is not rated. */
export function AnswerActions({ exchange, onRate, onNotice }: Props) {
  const { response, source, feedback } = exchange
  const verdict = feedback?.verdict

  function toggle(next: 'up' | 'down') {
    onRate(verdict === next ? undefined : { verdict: next })
    onNotice(verdict === next ? 'Taken back' : next === 'up' ? THANKS : 'Noted. You can say what was wrong with it.')
  }

  return (
    <>
      <div className={styles.tools}>
        <CopyButton text={response} onNotice={onNotice} />
        {source !== 'fixed' && (
          <>
            <button type="button" aria-pressed={verdict === 'up'} onClick={() => toggle('up')}>
              <Icon name="thumbUp" label="Good answer" />
            </button>
            <button type="button" aria-pressed={verdict === 'down'} onClick={() => toggle('down')}>
              <Icon name="thumbDown" label="Bad answer" />
            </button>
          </>
        )}
      </div>
      {verdict === 'down' && (
        <DislikeReasons
          chosen={feedback?.reason}
          onChoose={(reason) => {
            onRate({ verdict: 'down', ...(reason && { reason }) })
            if (reason) onNotice(THANKS)
          }}
        />
      )}
    </>
  )
}

const THANKS = 'Thanks for telling us'

function CopyButton({ text, onNotice }: { text: string; onNotice: Props['onNotice'] }) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onNotice('Answer copied')
    } catch {
      const description = "Your browser didn't let us copy. Select the text and copy it yourself."
      showToast({ title: 'Not copied', description, tone: 'danger' })
    }
  }

  return (
    <button type="button" data-done={isCopied || undefined} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <Icon name={isCopied ? 'check' : 'copy'} label={isCopied ? 'Answer copied' : 'Copy answer'} />
    </button>
  )
}
