import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findTests, importsOf } from './findTests.ts'
import { listMutants, type Mutant } from './listMutants.ts'
import { startMutantRunner } from './mutantRunner.ts'
import { sampleMutants } from './sampleMutants.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '0' },
    tests: { type: 'string', default: '5' },
  },
})
if (positionals.length === 0) throw new Error('which part? npm run mutate -- functions/domain/places --count 60')

const filesBelow = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(path, file))

const root = process.cwd()
const imports = importsOf(['shared', 'functions', 'infra', 'web', 'test'].flatMap(filesBelow))
const testsOf = (source: string) => findTests(source, imports, Number(values.tests))
const textOf = (file: string) => readFileSync(file, 'utf8')

const sources = [...new Set(positionals.flatMap(filesBelow))].sort()
const mutants = sampleMutants(
  sources.map((file) => listMutants(file, textOf(file))),
  { count: Number(values.count), seed: Number(values.seed) },
)

const runner = await startMutantRunner(root)
const green = new Set<string>()
const survivors: Mutant[] = []
for (const [index, mutant] of mutants.entries()) {
  const failures = await runner.failuresOf(testsOf(mutant.file), mutant)
  for (const test of failures) await requireGreen(test)
  if (failures.length === 0) survivors.push(mutant)
  console.log(`${index + 1}/${mutants.length} ${failures.length === 0 ? 'SURVIVED' : 'killed'} ${inWords(mutant)}`)
}
await runner.close()

const share = ((mutants.length - survivors.length) / mutants.length) * 100
console.log(`\n${survivors.map(inWords).join('\n')}`)
console.log(
  `${mutants.length - survivors.length} of ${mutants.length} mutants killed: ${share.toFixed(1)} %, seed ${values.seed}`,
)
process.exitCode = share < Number(values.min) ? 1 : 0

/** Only a test that passes without a fault has noticed one. Each is asked when it first fails, because all take minutes. */
async function requireGreen(test: string): Promise<void> {
  if (green.has(test)) return
  if ((await runner.failuresOf([test])).length > 0) throw new Error(`${test} fails without any mutant`)
  green.add(test)
}

function inWords({ file, line, start, end, replacement }: Mutant): string {
  const was = textOf(file).slice(start, end)
  return `${file}:${line}  ${short(was)}  →  ${short(replacement) || 'nothing'}`
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
