/** A link that a person is to click leads to Stripe and nowhere else. */
export function isSafeLink(link: string, ownOrigin: string | undefined): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, origin, username } = new URL(link)
  if (ownOrigin !== undefined && origin === ownOrigin) return true
  return protocol === 'https:' && username === '' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'))
}
