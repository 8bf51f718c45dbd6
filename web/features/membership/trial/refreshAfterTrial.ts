/** Stripe takes a while to end a trial or to charge for what follows, and our job for it runs every minute. */
const AFTER_MS = [0, 20_000, 60_000, 120_000, 300_000]

/** Fetches the session now and a few times over the next minutes. Answers how to stop. */
export function refreshAfterTrial(refresh: () => void): () => void {
  const timers = AFTER_MS.map((delay) => setTimeout(refresh, delay))
  return () => timers.forEach(clearTimeout)
}
