import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useHasHadTrial } from './useHasHadTrial.ts'

/** Leads to the checkout. `children` names the trial. */
export function SubscribeButton({ children }: { children: string }) {
  const hasHadTrial = useHasHadTrial()
  return (
    <LinkButton to={paths.subscribe} wide>
      {hasHadTrial ? 'Subscribe' : children}
    </LinkButton>
  )
}
