import { testParts } from './testParts.ts'

testParts(['screens'])
