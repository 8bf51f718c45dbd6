import { vi } from 'vitest'
import { timeLimit } from './timeLimit.ts'

// The longest test takes about thirty hashes on an idle machine, and ninety while the rest of the suite runs.
vi.setConfig({ testTimeout: timeLimit(400), hookTimeout: timeLimit(800) })
