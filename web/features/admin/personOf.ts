import { paths } from '../../paths.ts'

/** The address of one person's page. */
export const personOf = (id: string): string => `${paths.admin}?user=${encodeURIComponent(id)}`
