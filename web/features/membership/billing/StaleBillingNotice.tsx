/** Beside figures that were kept from an earlier answer. */
export const StaleBillingNotice = () => (
  <p role="status">Our payment provider isn't responding. This is what it told us last.</p>
)
