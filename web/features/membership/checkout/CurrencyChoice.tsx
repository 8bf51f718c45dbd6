import { useState } from 'react'
import { pricing as contract } from '../../../../shared/contract/pricing.ts'
import { CURRENCIES, type CurrencyCode } from '../../../../shared/domain/money.ts'
import { messageOf } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { Icon } from '../../../ui/display/Icon.tsx'
import field from '../../../ui/forms/SelectField.module.css'
import type { usePricing } from '../usePricing.ts'
import styles from './checkout.module.css'

/** The currency to pay in. A choice is kept in a cookie, and prices are read again. */
export function CurrencyChoice({ pricing }: { pricing: ReturnType<typeof usePricing> }) {
  const { currency, availableCurrencies, isDetected, hasManualOverride, reload } = pricing
  const [error, setError] = useState<string>()
  const { busy, run } = useBusy(async (code: CurrencyCode) => {
    setError(undefined)
    try {
      await call(contract.setCurrency, { body: { currency: code } })
      await reload()
    } catch (failure) {
      setError(messageOf(failure, "We couldn't change the currency. Please try again."))
    }
  })
  const note = isDetected && !hasManualOverride ? 'Based on your location.' : 'The currency you pay in.'

  return (
    <label className={styles.currency}>
      Currency
      <span className={field.select}>
        <select
          value={currency.code}
          disabled={busy}
          onChange={({ target }) => void run(CURRENCIES.find((code) => code === target.value) ?? currency.code)}
        >
          {availableCurrencies.map(({ code, name, symbol }) => (
            <option key={code} value={code}>
              {`${name} (${symbol})`}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <span role="status">{error ?? note}</span>
    </label>
  )
}
