import { keys } from '../../functions/store/keys.ts'
import type { Row } from './openBackend.ts'

const { sk: PREFIX } = keys.mail('/')

/** Whether a row is a mail of the outbox. */
export const isMail = ({ sk }: Row): boolean => sk.startsWith(PREFIX)
