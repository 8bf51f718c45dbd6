import { expect, test } from 'vitest'
import { newTemporaryPassword } from '../../../../functions/domain/identity/temporaryPassword.ts'
import { Password } from '../../../../shared/domain/user.ts'

test('a temporary password has sixteen characters that can be read out, and is another one each time', () => {
  const passwords = Array.from({ length: 1000 }, newTemporaryPassword)

  expect(passwords.every((each) => /^[A-Z2-7]{16}$/.test(each) && Password.safeParse(each).success)).toBe(true)
  expect(new Set(passwords).size).toBe(1000)
  // Every character of the alphabet is about as likely: 500 of each, with a standard deviation of 22.
  const counts = Object.values(Object.groupBy(passwords.join(''), (each) => each)).map((each) => each!.length)
  expect(counts).toHaveLength(32)
  expect(Math.min(...counts)).toBeGreaterThan(350)
  expect(Math.max(...counts)).toBeLessThan(650)
})
