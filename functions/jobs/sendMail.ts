import { deliverMail } from '../flows/deliverMail.ts'
import { job } from '../kit/job.ts'
import { wireSendMail } from '../wiring.ts'

const needs = wireSendMail()

export const handler = job('sendMail', ({ now }) => deliverMail(needs, now))
