import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPERATOR_ALARMS } from '../../../shared/domain/operatorAlarm.ts'

const runbook = readFileSync('infra/operate/RUNBOOK.md', 'utf8')
const alarms = runbook.split('\n').filter((line) => line.startsWith('| '))

test.each(Object.values(OPERATOR_ALARMS))('the runbook says what to do about: %s', (sentence) => {
  const [says = ''] = sentence.split(/[.:]/)

  expect(alarms.filter((line) => line.startsWith(`| ${says}`))).toHaveLength(1)
})

test.each(['README.md', 'infra/operate/RUNBOOK.md'])('every command of ours that %s names is there', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = readFileSync(file, 'utf8').matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test))/g)
  const commands = [...named].map(([, run, short]) => run ?? short!)

  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})
