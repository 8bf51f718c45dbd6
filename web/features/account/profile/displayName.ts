import type { SessionUser } from '../../../../shared/domain/user.ts'

export const displayName = ({ firstName, lastName }: Pick<SessionUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'Cosmic Traveler'
