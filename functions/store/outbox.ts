import type { MailOrder } from '../domain/mailOrder.ts'
import { dueAttributes } from './due.ts'
import { keys } from './keys.ts'

export type { MailOrder }

const MAIL = 'MAIL'

/** The row of a mail that is still owed, for the transaction of the change that owes it. */
export const mailRow = (order: MailOrder) => ({
  ...keys.mail(order.id),
  ...order,
  ...dueAttributes({ kind: MAIL, id: order.id, at: order.dueAt }),
})
