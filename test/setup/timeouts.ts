import { vi } from 'vitest'
import { patience } from './patience.ts'

// The longest test takes some thirty hashes on a quiet machine, and the suite's own work makes them ninety.
vi.setConfig({ testTimeout: patience(200), hookTimeout: patience(400) })
