import { ensureData } from '../../infra/build/ensureData.ts'

/** The gazetteer and the tables are generated, so a fresh clone makes them before its first test. */
export const setup = (): Promise<void> => ensureData()
