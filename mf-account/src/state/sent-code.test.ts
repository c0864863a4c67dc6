import { codeAllowedAt, noteCodeSent } from './sent-code'

const NOW = 1_795_226_400_000
/** What a page that is loaded anew in this tab knows. */
const afterReload = async () => {
  let known: number | undefined
  await jest.isolateModulesAsync(async () => {
    known = (await import('./sent-code')).codeAllowedAt()
  })
  return known
}

beforeEach(() => sessionStorage.clear())

it('[A4.code.1] a reload goes on counting', async () => {
  noteCodeSent(NOW)
  expect(await afterReload()).toBe(NOW + 60_000)
  noteCodeSent(NOW, 42)
  expect(await afterReload()).toBe(NOW + 42_000)
})

it('lies where the shell removes what somebody typed when they leave', () => {
  noteCodeSent(NOW)
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/-drafts$/)])
})

it.each([
  ['the shell removed it', () => sessionStorage.clear()],
  ['it is no number', () => sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', 'soon')],
])('nobody waits once %s', async (_, happens) => {
  noteCodeSent(NOW)
  happens()
  expect(codeAllowedAt()).toBe(0)
  expect(await afterReload()).toBe(0)
})
