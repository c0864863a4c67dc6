import type { ValueSchema } from '@shuttle/contracts'
import { findUnaccepted } from './find-unaccepted'

const text: ValueSchema = { type: 'string' }
const object = (properties: Record<string, ValueSchema>, required = Object.keys(properties)): ValueSchema => ({
  type: 'object',
  properties,
  required,
})
const callback = (...given: ValueSchema[]): ValueSchema => ({ 'x-callback': given })

it.each<[string, ValueSchema, ValueSchema, string]>([
  ['a renamed prop', object({ orderNumber: text }), object({ orderNo: text }), 'values without orderNumber'],
  ['a prop that is not read', object({ a: text }), object({ a: text, b: text }), 'b'],
  ['a new required prop', object({ a: text, b: text }), object({ a: text }), 'values without b'],
  ['a prop that is no longer optional', object({ a: text }), object({ a: text }, []), 'values without a'],
  ['another type', object({ a: { type: 'number' } }), object({ a: text }), 'a'],
  ['a dropped choice', object({ a: { enum: ['x'] } }), object({ a: { enum: ['x', 'y'] } }), 'a as "y"'],
  ['any text for a choice', object({ a: { enum: ['x'] } }), object({ a: text }), 'a'],
  [
    'another type of items',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'number' } },
    'each of the value',
  ],
  ['a callback with fewer arguments', callback(), callback(text), 'the value with 1 arguments'],
  [
    'a callback that lacks a field',
    callback(object({ a: text })),
    callback(object({ a: text, b: text })),
    'the argument of the value without b',
  ],
  ['a value for a callback', text, callback(text), 'the value'],
  ['one of several types', { anyOf: [text, { type: 'number' }] }, { type: 'boolean' }, 'the value'],
  ['several types for one', text, { anyOf: [text, { type: 'number' }] }, 'the value'],
])('refuses %s', (_, accepted, given, part) => expect(findUnaccepted(accepted, given)).toBe(part))

it.each<[string, ValueSchema, ValueSchema]>([
  ['equal props', object({ a: text }), object({ a: text })],
  ['a new optional prop', object({ a: text, b: text }, ['a']), object({ a: text })],
  ['a prop that becomes optional', object({ a: text }, []), object({ a: text })],
  ['more choices', { enum: ['x', 'y'] }, { enum: ['x'] }],
  ['any text for choices', text, { enum: ['x', 'y'] }],
  ['a callback with more arguments', callback(text, text), callback(text)],
  ['a callback with more fields', callback(object({ a: text, b: text })), callback(object({ a: text }, ['a']))],
  ['a type that becomes one of several', { anyOf: [text, { type: 'number' }] }, text],
  ['an unknown schema on either side', {}, object({ a: text })],
  ['fields of a record', { type: 'object', additionalProperties: text }, object({ a: text })],
])('accepts %s', (_, accepted, given) => expect(findUnaccepted(accepted, given)).toBeUndefined())
