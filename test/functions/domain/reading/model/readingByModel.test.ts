import { expect, test } from 'vitest'
import { type Memory, recall, remember } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { personalTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { factSheet } from '../../../../../functions/domain/reading/model/factSheet.ts'
import { readingByModel } from '../../../../../functions/domain/reading/model/readingByModel.ts'
import { sentencesIn } from '../../../../../functions/domain/reading/model/sentencesIn.ts'
import { zip } from '../../../../../functions/store/zip.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { rephrase } from '../../../../fakes/rephrase.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

const reader = { accountId: 'usr_1', birth: aBirth(), zone: 'UTC', focus: null, relationship: null }

function writtenOn(date: string, memory: Memory) {
  const task = personalTask({ ...reader, date, memory })
  const reply = rephrase(factSheet(task).text)
  return { reply, reading: readingByModel(task, reply) }
}

test('a sentence of a model is remembered without its names and days', () => {
  const { reply, reading } = writtenOn('2026-11-22', [])
  const read = recall(remember([], reading.read))
  const withOtherNames = sentencesIn(reply).map((sentence) =>
    sentence.replace('Venus', 'Pluto').replace('Tuesday', '4 May'),
  )

  expect([reply.title, ...withOtherNames].filter((text) => !read.written(text))).toEqual([])
})

test('a day of a model’s reading, with all that its reader has read in sixty days, is two write units', () => {
  let memory: Memory = []
  const bytes: number[] = []
  for (let day = 0; day < 60; day++) {
    const { reading } = writtenOn(addDays('2026-11-22', day), memory)
    memory = remember(memory, reading.read)
    bytes.push(zip(reading.content).length + zip(memory).length)
  }

  const keysAndStreak = 150
  expect(Math.max(...bytes) + keysAndStreak).toBeLessThan(2_048)
})
