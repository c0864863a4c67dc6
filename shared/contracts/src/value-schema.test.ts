import type { ValueOf } from './value-schema'

const props = {
  type: 'object',
  properties: {
    orderNo: { type: 'string' },
    kind: { enum: ['day', 'night'] },
    counts: { type: 'array', items: { type: 'number' } },
    onDone: { 'x-callback': [{ type: 'string' }] },
  },
  required: ['orderNo', 'onDone'],
} as const

it('the type of a schema has its names, its optional fields and its callbacks', () => {
  const given: ValueOf<typeof props> = { orderNo: 'B1', onDone: (orderNo: string) => orderNo, kind: 'day' }
  // @ts-expect-error a required field is missing
  const missing: ValueOf<typeof props> = { orderNo: 'B1' }
  // @ts-expect-error a value that the schema does not list
  const other: ValueOf<typeof props> = { ...given, kind: 'noon' }
  expect([given.counts, missing.orderNo, other.kind]).toEqual([undefined, 'B1', 'noon'])
})
