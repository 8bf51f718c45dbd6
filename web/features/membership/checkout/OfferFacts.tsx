import type { CheckoutOffer } from '../../../../shared/domain/billing.ts'
import { currencies, formatMoney } from '../../../../shared/domain/money.ts'
import { priceBook } from '../../../../shared/domain/priceBook.ts'
import { secondsOf } from '../../../../shared/domain/time.ts'
import { longDateAt } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { chargesOf, paidCharges } from './chargesOf.ts'
import styles from './checkout.module.css'

/** What the button charges, when, and how to stop it. From the checkout itself, so that it is what will happen. */
export const OfferFacts = ({ offer }: { offer: CheckoutOffer }) => (
  <section className={styles.facts} aria-label="What you pay">
    {offer.kind === 'trial' ? <TrialFacts offer={offer} /> : <PaidFacts offer={offer} />}
    <p>
      Stripe handles the payment, and your card number never reaches us. By continuing you agree to our{' '}
      <a href={paths.terms} target="_blank" rel="noopener">
        Terms
      </a>
      .
    </p>
  </section>
)

function TrialFacts({ offer }: { offer: CheckoutOffer }) {
  const { currency, firstChargeAt } = offer
  const day = longDateAt(secondsOf(new Date(firstChargeAt)))
  return (
    <>
      <dl>
        <Charge when="Today" amount={formatMoney(0, currency)} />
        {chargesOf(offer, `On ${day}`).map((charge) => (
          <Charge key={charge.when} {...charge} />
        ))}
      </dl>
      <p>
        Cancel in Settings before <span>{day}</span> and you pay nothing. It takes two clicks. We'll email you 24 hours
        before the first charge.
      </p>
      <p>
        Your bank may show a temporary hold of <span>{`${currencies[currency].symbol}1`}</span>. It's an authorization
        that checks your card, not a charge, and your bank releases it.
      </p>
    </>
  )
}

const PaidFacts = ({ offer }: { offer: CheckoutOffer }) => (
  <>
    <dl>
      {paidCharges(offer).map((charge) => (
        <Charge key={charge.when} {...charge} />
      ))}
    </dl>
    <p>You've already had a free trial, so this starts a paid subscription.</p>
    <p>
      {`Cancel in Settings at any time, in two clicks. You keep Premium until the end of the ${priceBook[offer.plan].interval} you've paid for.`}
    </p>
  </>
)

const Charge = ({ when, amount }: { when: string; amount: string }) => (
  <div>
    <dt>{when}</dt>
    <dd>{amount}</dd>
  </div>
)
