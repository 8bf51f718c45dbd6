import { sendLetters } from '../flows/letter/sendLetters.ts'
import { job } from '../kit/job/job.ts'
import { wireSendLetters } from '../wiring/writing.ts'

const needs = wireSendLetters()

/** Runs every minute. */
export const handler = job('sendLetters', ({ now, mayGoOn }) => sendLetters(needs, { now, mayGoOn }), needs.clock)
