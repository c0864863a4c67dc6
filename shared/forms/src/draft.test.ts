/** @jest-environment jsdom */

import { readDraft, removeDraft, writeDraft } from './draft'

const INITIAL = { text: '', agreed: false }
const KEY = 'a-form-drafts'

beforeEach(() => sessionStorage.clear())

it('a draft is read again until it is removed', () => {
  writeDraft('a-form', { text: 'A bell', agreed: true })
  expect(readDraft('a-form', INITIAL)).toEqual({ text: 'A bell', agreed: true })
  removeDraft('a-form')
  expect(readDraft('a-form', INITIAL)).toEqual(INITIAL)
})

it('a draft is stored where the shell removes it when a member leaves', () => {
  writeDraft('a-form', INITIAL)
  expect(Object.keys(sessionStorage)).toEqual([KEY])
})

it.each([
  ['no JSON', 'A bell'],
  ['no object', '"A bell"'],
  ['fields of another version', '{"text":1,"agreed":"yes","more":true}'],
])('a stored value with %s counts as no draft', (_, stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(readDraft('a-form', INITIAL)).toEqual(INITIAL)
})

it('a draft leaves out what no storage may hold', () => {
  writeDraft('a-form', { text: 'A bell', agreed: true }, ['text'])
  expect(sessionStorage.getItem(KEY)).toBe('{"agreed":true}')
})
