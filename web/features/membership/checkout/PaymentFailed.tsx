import { useEffect } from 'react'
import { useNavigate } from '../../../lib/navigation/router.tsx'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'

/** Goes back to the checkout by itself. */
export function PaymentFailed() {
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ title: 'Payment Failed', description: MESSAGE, tone: 'danger' })
    const timer = setTimeout(() => navigate(paths.subscribe, { replace: true }), RETURN_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <h1>Payment Error</h1>
      <p>{MESSAGE}</p>
      <p>You haven't been charged. Taking you back to the checkout.</p>
      <LinkButton to={paths.subscribe} wide>
        Back to checkout
      </LinkButton>
    </>
  )
}

const MESSAGE = 'Payment was not completed successfully. Please try again.'
const RETURN_MS = 3000
