import { expect, test } from 'vitest'
import { requestTimeouts } from '../../../../functions/domain/ports/requestTimeouts.ts'

test('an AWS client waits so long for a connection, and so long for an answer, and then gives up', () => {
  expect(requestTimeouts(500)).toEqual({ requestTimeout: 500, connectionTimeout: 500, throwOnRequestTimeout: true })
})
