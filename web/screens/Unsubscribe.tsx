import { useState } from 'react'
import { letter } from '../../shared/contract/letter.ts'
import { SkyPage } from '../features/shell/SkyPage.tsx'
import { ApiError } from '../lib/api/ApiError.ts'
import { call } from '../lib/api/call.ts'
import { useLinkToken } from '../lib/navigation/useLinkToken.ts'
import { useBusy } from '../lib/state/useBusy.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/forms/Button.tsx'
import stack from '../ui/layout/Stack.module.css'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

/** Where the link of a letter leads. It asks first, since mail scanners open links too, and needs no signing in. */
export function Unsubscribe() {
  const token = useLinkToken('token')
  const [outcome, setOutcome] = useState<'asked' | 'done' | 'unknown' | 'failed'>(token ? 'asked' : 'unknown')
  const { busy, run } = useBusy(async () => {
    try {
      await call(letter.unsubscribe, { params: { token } })
      setOutcome('done')
    } catch (error) {
      setOutcome(error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed')
    }
  })
  const mayAsk = outcome === 'asked' || outcome === 'failed'
  const { title, text } = WORDS[outcome]
  return (
    <SkyPage title="Unsubscribe">
      <meta name="referrer" content="no-referrer" />
      <div role={mayAsk ? undefined : 'status'}>
        <h1>{title}</h1>
        <p role={outcome === 'failed' ? 'alert' : undefined}>{text}</p>
      </div>
      <div className={stack.form}>
        {mayAsk && (
          <Button wide busy={busy} onClick={() => void run()}>
            Unsubscribe
          </Button>
        )}
        <LinkButton to={paths.settings} tone="quiet" wide>
          Open Settings
        </LinkButton>
      </div>
    </SkyPage>
  )
}

const WORDS = {
  asked: {
    title: 'Unsubscribe from the letter?',
    text: "You won't get your reading by email any more. Emails about your account and payments still come.",
  },
  done: { title: "You're unsubscribed", text: 'No more letters. You can turn them on again in settings.' },
  unknown: {
    title: "This link doesn't work",
    text: 'Part of it may be missing. Open it again from the letter, or turn letters off in settings.',
  },
  failed: {
    title: 'Unsubscribe from the letter?',
    text: "We couldn't reach our server, so letters are still on. Please try again.",
  },
}
