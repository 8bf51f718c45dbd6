import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/Button.tsx'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useBilling } from './useBilling.ts'

/** Leads to the page of the payment provider on which somebody answers their bank; to billing, as long as it isn't known. */
export function ConfirmPaymentLink() {
  const url = useBilling().data?.pastDue?.confirmUrl
  return url ? (
    <a className={buttonClass({})} href={url}>
      Confirm your payment
    </a>
  ) : (
    <LinkButton to={paths.manageBilling}>Confirm your payment</LinkButton>
  )
}
