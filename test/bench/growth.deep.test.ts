import { testParts } from './testParts.ts'

testParts(['growth'])
