/** @jest-environment jsdom */

import { codeWait } from './stored-values'

const NOW = 1_795_226_400_000
const readEndAfterReload = async () => {
  let end: number | undefined
  await jest.isolateModulesAsync(async () => {
    end = (await import('./stored-values')).codeWait.readEnd('a@b.co')
  })
  return end
}

beforeEach(() => sessionStorage.clear())

it('[A4.code.1] the wait for another code continues after a reload', async () => {
  codeWait.start('a@b.co', NOW)
  expect(await readEndAfterReload()).toBe(NOW + 60_000)
  codeWait.start('a@b.co', NOW, 42)
  expect(await readEndAfterReload()).toBe(NOW + 42_000)
})

it('the wait is stored where the shell removes it when a member leaves', () => {
  codeWait.start('a@b.co', NOW)
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/-drafts$/)])
})

it.each([
  ['the shell removed it', () => sessionStorage.clear()],
  ['it is no number', () => sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', 'soon')],
])('no wait is left once %s', async (_, happens) => {
  codeWait.start('a@b.co', NOW)
  happens()
  expect(codeWait.readEnd('a@b.co')).toBe(0)
  expect(await readEndAfterReload()).toBe(0)
})
