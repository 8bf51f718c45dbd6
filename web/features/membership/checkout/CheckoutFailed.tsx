import { useEffect } from 'react'
import { focusMain } from '../../../lib/navigation/focusMain.ts'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'

interface Props {
  message: string
  retry?: (() => void) | undefined
}

/** The payment form could not be shown. */
export function CheckoutFailed({ message, retry }: Props) {
  useEffect(() => showToast({ title: 'Payment Error', description: message, tone: 'danger' }), [message])

  function retryAndFocus() {
    // The button is about to be replaced by a skeleton.
    focusMain()
    retry?.()
  }

  return (
    <>
      <h1>Payment Setup Failed</h1>
      <p>{message}</p>
      <div className={stack.row}>
        {retry && <Button onClick={retryAndFocus}>Try again</Button>}
        <LinkButton to={paths.dashboard} tone="quiet">
          Return to Dashboard
        </LinkButton>
      </div>
    </>
  )
}
