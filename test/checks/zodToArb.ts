import fc from 'fast-check'
import type * as z from 'zod/mini'

type Def = z.core.$ZodTypeDef & {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  entries?: Record<string, string>
  values?: unknown[]
}

/** Values of the wrong kind, at a boundary, or dear to somebody who looks for a hole. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    true,
    [],
    {},
    [[[[]]]],
    'x'.repeat(5000),
    '\u0000',
    '\ud800',
    '\u202eevil',
    '\u{1f600}'.repeat(101),
    "'; DROP TABLE users; --",
    '{"$ne":null}',
    'USER#1',
    '#n = :v',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '0000-00-00',
    '9999-99-99',
    '2000-02-30',
    'constructor',
    'toString',
    '24:00',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Texts that pass the rules of a field, by its name: without them nothing would get beyond the first rule. */
const passing: Record<string, string[]> = {
  email: ['fuzz@example.com', 'FUZZ@example.com'],
  username: ['fuzz@example.com'],
  password: ['a long enough one'],
  currentPassword: ['correct horse'],
  newPassword: ['another horse'],
  otp: ['000000', '123456'],
  token: ['a'.repeat(43)],
  birthDate: ['1993-06-15', '1920-01-01', '2024-02-29'],
  birthTime: ['00:00', '23:59'],
  birthPlace: ['London', 'São Paulo', 'Nowhere at all'],
  birthPlaceId: ['2643743', '1'],
  query: ['lon', 'sprin'],
}

/** Values for a schema: right ones, nearly right ones and hostile ones, absent fields and fields that nobody declared. */
export function zodToArb(schema: z.ZodMiniType, name = ''): fc.Arbitrary<unknown> {
  const def = schema.def as Def
  if (def.innerType) return zodToArb(def.innerType, name)
  if (def.in) return zodToArb(def.in, name)
  if (def.shape) return objectOf(def.shape)
  return fc.oneof({ weight: 2, arbitrary: rightOf(def, name) }, { weight: 3, arbitrary: hostile })
}

function objectOf(shape: Record<string, z.ZodMiniType>): fc.Arbitrary<unknown> {
  const declared = Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, zodToArb(schema, field)]))
  const record = fc.record(declared, { requiredKeys: [] })
  const extra = fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 2 })
  const whole = fc.tuple(record, extra).map(([known, unknown]) => ({ ...unknown, ...known }))
  return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: hostile })
}

function rightOf({ type, entries, values, element }: Def, name: string): fc.Arbitrary<unknown> {
  if (entries) return fc.constantFrom(...Object.values(entries))
  if (values) return fc.constantFrom(...values)
  if (element) return fc.array(zodToArb(element), { maxLength: 5 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'int' || type === 'number') return fc.integer({ min: -2, max: 40 })
  return fc.constantFrom(...(passing[name] ?? ['Jane', 'x'.repeat(100), 'x'.repeat(101)]))
}
