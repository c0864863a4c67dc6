/** @jest-environment node */
import { changeWithHashes, toIntegrity } from './change-with-hashes'

const chunk = 'run()'
const entry = `table={page:"${toIntegrity(chunk)}"}`
const files = new Map([
  ['page.js', chunk],
  ['entry.js', entry],
  ['other.js', 'other()'],
])
const record = {
  files: Object.fromEntries(
    [...files].map(([name, text]) => [name, { integrity: toIntegrity(text), bytes: 1, type: 'script' as const }]),
  ),
}
const change = (edit: (text: string) => string) =>
  changeWithHashes('/webhtml/remotes/mf-x/1/', record, files, new Map([['page.js', edit]]))
const getBody = (faults: ReturnType<typeof change>, address: string) => {
  const effect = faults.find((fault) => fault.address.test(address))?.effect
  return effect?.kind === 'instead' ? effect.body : undefined
}

it('changeWithHashes changes the entry with its chunk, and nothing else', () => {
  const faults = change(() => 'break()')
  expect(getBody(faults, '/webhtml/remotes/mf-x/1/page.js')).toBe('break()')
  expect(getBody(faults, '/webhtml/remotes/mf-x/1/page.js?r=1')).toBe('break()')
  expect(getBody(faults, '/webhtml/remotes/mf-x/1/entry.js')).toBe(`table={page:"${toIntegrity('break()')}"}`)
  expect(getBody(faults, '/webhtml/remotes/mf-x/1/other.js')).toBeUndefined()
})

it('changeWithHashes writes the new hashes into pages and registry', () => {
  const { effect } = change(() => 'break()').at(-1) ?? {}
  if (effect?.kind !== 'rewrite') throw new Error('no rewriting of pages')
  const page = Buffer.from(`<script integrity="${toIntegrity(entry)}">`)
  expect(String(effect.body(page))).toBe(
    `<script integrity="${toIntegrity(`table={page:"${toIntegrity('break()')}"}`)}">`,
  )
})

it('changeWithHashes refuses an edit that changes nothing', () => {
  expect(() => change((text) => text)).toThrow('changes nothing')
})
