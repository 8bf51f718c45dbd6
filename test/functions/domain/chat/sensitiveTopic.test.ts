import { expect, test } from 'vitest'
import { sensitiveTopic } from '../../../../functions/domain/chat/sensitiveTopic.ts'

test.each([
  'I want to kill myself',
  'i wanna die',
  'thinking about suicide lately',
  'I have been cutting myself again',
  'what if I just end it all',
  'they would be better off without me',
  'there is no point in going on',
  "I can't go on anymore",
  "I don't want to be here anymore",
  'I took an overdose',
  'my husband hits me',
  'I was raped last year',
  'I wish I was dead',
  'Does my chart show when I should end my life?',
  'quiero morir',
  'ich will sterben',
  'je pense au suicide',
  'aku mau bunuh diri',
  '我想死',
  'தற்கொலை',
  '死にたい',
])('%j is a crisis', (message) => {
  expect(sensitiveTopic(message)).toBe('crisis')
})

test.each([
  'Should I stop taking my antidepressants?',
  'Will I get cancer?',
  'do i have depression or is it my saturn',
  'Am I pregnant?',
  'What do these symptoms mean?',
  'Is it a good day for my surgery?',
  'I found a lump in my breast',
  'I have chest pains, is it Mars?',
  'Will IVF work for us?',
  'I keep having panic attacks',
])('%j is a medical matter', (message) => {
  expect(sensitiveTopic(message)).toBe('medical')
})

test.each([
  'I am dying to know who I am',
  'This job is killing me',
  'My phone died, is Mercury retrograde?',
  'I am a Cancer, what about love?',
  'I have Cancer rising and a Leo Moon',
  'i have cancer moon',
  'Why do I kill every plant?',
  'I want to disappear into the mountains for a week',
  'How do I stop overthinking?',
  'What does the eighth house of death mean?',
  'My ex broke my heart',
  'I feel sick of my job',
  'I cut my hair, was it a good day?',
  'How do I end this project?',
  'Do I want to be with him or alone?',
  'Will I die alone?',
])('%j is neither', (message) => {
  expect(sensitiveTopic(message)).toBeUndefined()
})
