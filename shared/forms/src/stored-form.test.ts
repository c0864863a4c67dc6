/** @jest-environment jsdom */

import { readStoredForm, removeStoredForm, writeStoredForm } from './stored-form'

const INITIAL = { text: '', agreed: false }
const KEY = 'a-form-drafts'

beforeEach(() => sessionStorage.clear())

it('a stored form is read again until it is removed', () => {
  writeStoredForm('a-form', { text: 'A bell', agreed: true })
  expect(readStoredForm('a-form', INITIAL)).toEqual({ text: 'A bell', agreed: true })
  removeStoredForm('a-form')
  expect(readStoredForm('a-form', INITIAL)).toEqual(INITIAL)
})

it('a form is stored where the shell removes it when a member leaves', () => {
  writeStoredForm('a-form', INITIAL)
  expect(Object.keys(sessionStorage)).toEqual([KEY])
})

it.each([
  ['no JSON', 'A bell'],
  ['no object', '"A bell"'],
  ['fields of another version', '{"text":1,"agreed":"yes","more":true}'],
])('a stored value with %s is ignored', (_, stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(readStoredForm('a-form', INITIAL)).toEqual(INITIAL)
})

it('a stored form omits values that must not be stored', () => {
  writeStoredForm('a-form', { text: 'A bell', agreed: true }, ['text'])
  expect(sessionStorage.getItem(KEY)).toBe('{"agreed":true}')
})
