/** "a•••@example.com": enough to recognize the mailbox, too little to read over a shoulder. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
