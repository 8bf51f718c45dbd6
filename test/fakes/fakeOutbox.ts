import { OutboxMail } from '../../functions/domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../functions/store/outbox.ts'
import { after, MINUTE } from '../../shared/domain/time.ts'
import type { Memory } from './memory.ts'

export const fakeOutbox = ({ mails, accounts }: Memory): OutboxStore => ({
  async enqueue(order: OutboxMail) {
    if (mails.has(order.id)) return false
    mails.set(order.id, order)
    return true
  },

  async listDue(now) {
    const due = [...mails.values()].filter(({ dueAt, outcome }) => dueAt <= now && !outcome)
    return due.sort((a, b) => a.dueAt - b.dueAt).map(({ id }) => id)
  },

  async listOverdue(by) {
    return [...mails.values()].filter(({ dueAt, outcome }) => dueAt <= by && !outcome).map(({ id }) => id)
  },

  async claim(id, now) {
    const mail = mails.get(id)
    if (!mail || mail.outcome || mail.dueAt > now || (mail.leasedUntil ?? 0) > now) return undefined
    const claimed = {
      ...mail,
      attempts: mail.attempts + 1,
      leasedUntil: after(now, mail.kind === 'letter' ? 3 * MINUTE : MINUTE),
    }
    mails.set(id, claimed)
    if (!OutboxMail.safeParse(claimed).success) {
      const { dueAt, attempts } = claimed
      return { id, kind: 'unreadable', dueAt, attempts }
    }
    return claimed
  },

  async finish({ id, attempts, dueAt }, { outcome }) {
    const mail = mails.get(id)
    if (!mail || mail.outcome || mail.attempts !== attempts || mail.dueAt !== dueAt) return false
    const { to: _, leasedUntil: __, ...rest } = mail
    if (accounts.has(mail.accountId)) mails.set(id, { ...rest, outcome })
    else mails.delete(id)
    return true
  },

  async listDead() {
    return [...mails.values()].filter((mail) => mail.outcome === 'dead')
  },

  async listOf(accountId) {
    return [...mails.values()].filter((mail) => mail.accountId === accountId)
  },

  async handOver({ id, attempts, dueAt }, now) {
    const mail = mails.get(id)
    if (!mail || mail.outcome || mail.attempts !== attempts || mail.dueAt !== dueAt || mail.handedOverAt) return false
    mails.set(id, { ...mail, handedOverAt: now })
    return true
  },

  async postpone({ id, attempts, dueAt }, until) {
    const mail = mails.get(id)
    if (!mail || mail.outcome || mail.attempts !== attempts || mail.dueAt !== dueAt) return false
    const { leasedUntil: _, handedOverAt: __, ...rest } = mail
    mails.set(id, { ...rest, dueAt: until })
    return true
  },
})
