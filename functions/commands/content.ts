import { relative } from 'node:path'
import { checkContent } from '../data/build/content/checkContent.ts'
import { faultLine } from '../data/build/content/Fault.ts'
import { CONTENT } from '../data/buildContent.ts'

/**
 * Checks the book, or some of its files, and says what to mend and where.
 * Usage: npm run content [-- functions/content/reading/natal.yaml …]
 */
const files = process.argv.slice(2).map((file) => relative(CONTENT, file))
const { faults, chapters } = files.length > 0 ? checkContent(CONTENT, files) : checkContent(CONTENT)
console.log(faults.length > 0 ? faults.map(faultLine).join('\n') : `${chapters.size} chapters checked. No faults.`)
process.exitCode = faults.length > 0 ? 1 : 0
