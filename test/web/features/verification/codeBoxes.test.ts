import { expect, test } from 'vitest'
import { emptyBoxes, eraseBefore, pasteInto, typeInto } from '../../../../web/features/verification/codeBoxes.ts'

test('a digit fills its box and moves to the next, and other characters do nothing', () => {
  expect(typeInto(emptyBoxes, 0, '7')).toEqual({ boxes: ['7', '', '', '', '', ''], at: 1 })
  expect(typeInto(emptyBoxes, 0, 'x')).toEqual({ boxes: emptyBoxes, at: 0 })
  expect(typeInto(emptyBoxes, 5, '7').at).toBe(5)
})

test('a digit typed into a filled box replaces its digit, on either side of it', () => {
  const boxes = emptyBoxes.with(2, '4')

  expect(typeInto(boxes, 2, '49').boxes[2]).toBe('9')
  expect(typeInto(boxes, 2, '94').boxes[2]).toBe('9')
  expect(typeInto(boxes, 2, '44').boxes[2]).toBe('4')
})

test('a full-width digit is the same digit', () => {
  expect(typeInto(emptyBoxes, 0, '７').boxes[0]).toBe('7')
})

test('a whole code autofilled into one box fills all boxes', () => {
  expect(typeInto(emptyBoxes, 0, '012345')).toEqual({ boxes: ['0', '1', '2', '3', '4', '5'], at: 5 })
})

test.each([
  { text: '012345', code: '012345' },
  { text: 'Your code: 012 345.', code: '012345' },
  { text: '０１２　３４５', code: '012345' },
  { text: '01234567', code: '012345' },
  { text: '01234', code: '' },
  { text: 'no digits', code: '' },
])('pasting "$text" enters the code "$code"', ({ text, code }) => {
  expect(pasteInto(emptyBoxes, text).boxes.join('')).toBe(code)
})

test('Backspace on an empty box clears the one before it and stops at the first', () => {
  const boxes = emptyBoxes.with(0, '1').with(1, '2')

  expect(eraseBefore(boxes, 2)).toEqual({ boxes: ['1', '', '', '', '', ''], at: 1 })
  expect(eraseBefore(emptyBoxes, 0)).toEqual({ boxes: emptyBoxes, at: 0 })
})
