import type { SessionUser } from '../../../shared/domain/user.ts'

type Named = Pick<SessionUser, 'firstName' | 'lastName' | 'email'>

export const displayName = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'Cosmic Traveler'

export const initialOf = ({ firstName, email }: Pick<Named, 'firstName' | 'email'>): string =>
  ([...(firstName || email || 'A')][0] ?? 'A').toUpperCase()
