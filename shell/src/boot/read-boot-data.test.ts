import { readBootData } from './read-boot-data'

const complete = {
  language: 'zh-hk',
  now: 1,
  registry: { revision: 'r', shell: 's', remotes: [] },
  texts: { shell: {} },
  answers: [],
}

describe('boot data', () => {
  it('boot data are read from the page', () => {
    expect(readBootData(JSON.stringify(complete))).toEqual(complete)
  })

  it.each([
    ['nothing', null],
    ['an empty element', ''],
    ['broken JSON', '{'],
    ['an unknown language', JSON.stringify({ ...complete, language: 'fr' })],
    ['no registry', JSON.stringify({ ...complete, registry: undefined })],
    ['no texts', JSON.stringify({ ...complete, texts: undefined })],
  ])('boot data are refused when the page has %s', (_, text) => {
    expect(() => readBootData(text)).toThrow()
  })
})
