/** Finalised and not paid. Stripe takes the money for one that was written off, too. */
export const isUnpaid = ({ status }: { status: string | null }): boolean =>
  status === 'open' || status === 'uncollectible'
