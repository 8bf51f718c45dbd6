import { parts, SLOW_PARTS } from './parts.ts'
import { testParts } from './testParts.ts'

testParts(Object.keys(parts).filter((name) => !SLOW_PARTS.includes(name)))
