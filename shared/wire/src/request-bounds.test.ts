import * as z from 'zod/mini'
import type { CallDefinition } from './define-call'
import * as wire from './index'
import * as staff from './staff'

const LARGEST_INTEGER = 2_147_483_647
const TOO_LARGE = [LARGEST_INTEGER + 1, -LARGEST_INTEGER - 2, Number.MAX_SAFE_INTEGER].flatMap((n) => [n, String(n)])
/** A column of eight bytes, a moment, and a sum that is only compared: none is stored in four bytes. */
const LARGE = ['beforeEntry', 'timestamp', 'total']

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value

interface Def {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  options?: Schema[]
}
type Schema = z.ZodMiniType & { _zod: { def: Def } }

/** Names of fields that read a number too large for a column of four bytes. */
const listUnbounded = (schema: Schema, name = ''): string[] => {
  const { type, shape, innerType, element, valueType, options } = schema._zod.def
  if (shape) return Object.entries(shape).flatMap(([key, field]) => listUnbounded(field, key))
  for (const inner of [innerType, element, valueType]) if (inner) return listUnbounded(inner, name)
  if (type === 'union' && options?.some(({ _zod }) => _zod.def.shape))
    return options.flatMap((one) => listUnbounded(one, name))
  const isRead = TOO_LARGE.some((value) => {
    const { success, data } = z.safeParse(schema, value)
    return success && typeof data === 'number'
  })
  return isRead && !LARGE.includes(name) ? [name] : []
}

const everything: unknown[] = [...Object.values(wire), ...Object.values(staff)]
const calls = everything.filter(isCall).map((call): [string, CallDefinition] => [call.path, call])

it.each(calls)('refuses a number in a request of %s that its column cannot store', (_path, { request }) => {
  expect(listUnbounded(request as Schema)).toEqual([])
})
