import { expect, test } from 'vitest'
import {
  besideBox,
  boundsOf,
  isCrossing,
  isCut,
  isOverlap,
  reachOf,
} from '../../../../../web/features/chart/wheel/Box.ts'

const box = { x: 10, y: 20, halfWidth: 4, halfHeight: 2 }

test('boxes overlap when they are nearer than the gap both sideways and up and down', () => {
  const gap = { x: 1, y: 3 }

  expect(isOverlap(box, { ...box, x: 18.9 }, gap)).toBe(true)
  expect(isOverlap(box, { ...box, x: 19 }, gap)).toBe(false)
  expect(isOverlap(box, { ...box, y: 26.9 }, gap)).toBe(true)
  expect(isOverlap(box, { ...box, y: 27 }, gap)).toBe(false)
})

test.each([
  ['through its middle', { x: 0, y: 20 }, { x: 30, y: 20 }, true],
  ['that ends inside it', { x: 0, y: 0 }, { x: 9, y: 19 }, true],
  ['that ends before it', { x: 0, y: 20 }, { x: 5.9, y: 20 }, false],
  ['that passes a corner outside', { x: 12, y: 15 }, { x: 18, y: 21 }, false],
  ['that cuts a corner', { x: 11, y: 16 }, { x: 17, y: 22 }, true],
])('a line %s is told from the others', (_, from, to, isIn) => {
  expect(isCut(box, [from, to], 0)).toBe(isIn)
  expect(isCut(box, [to, from], 0)).toBe(isIn)
})

test('lines cross only where both reach', () => {
  const level = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ] as const
  const fallTo = (y: number) =>
    [
      { x: 5, y: -5 },
      { x: 5, y },
    ] as const

  expect(isCrossing(level, fallTo(5))).toBe(true)
  expect(isCrossing(level, fallTo(-1))).toBe(false)
})

test('a box set beside another is the gap away from it', () => {
  const small = { halfWidth: 1, halfHeight: 1 }

  expect(besideBox(box, small, { x: 1, y: 0 }, 2)).toMatchObject({ x: 17, y: 20 })
  expect(besideBox(box, small, { x: 0, y: -1 }, 2)).toMatchObject({ x: 10, y: 15 })
})

test('the nearest and the farthest point of a box are measured from the middle of the wheel', () => {
  expect(reachOf({ x: 7, y: 0, halfWidth: 2, halfHeight: 3 })).toEqual({ nearest: 5, farthest: Math.hypot(9, 3) })
  expect(reachOf({ x: 0, y: 0, halfWidth: 2, halfHeight: 3 }).nearest).toBe(0)
})

test('the box around boxes touches their outer edges', () => {
  const other = { x: 0, y: 0, halfWidth: 1, halfHeight: 1 }

  expect(boundsOf(box, other)).toEqual({ x: 6.5, y: 10.5, halfWidth: 7.5, halfHeight: 11.5 })
})
