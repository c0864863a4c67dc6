import { readArguments, toPort } from './read-arguments'

describe('the arguments of the development command', () => {
  it.each([
    [[], { names: [], isAlone: false }],
    [['mf-a', 'mf-b'], { names: ['mf-a', 'mf-b'], isAlone: false }],
    [['--alone', 'mf-a'], { names: ['mf-a'], isAlone: true }],
    [
      ['mf-a', '--site', 'https://site.example/webhtml/'],
      { names: ['mf-a'], isAlone: false, site: 'https://site.example' },
    ],
    [['--site=http://127.0.0.1:8080'], { names: [], isAlone: false, site: 'http://127.0.0.1:8080' }],
  ])('npm run dev reads the arguments %j', (args, parsed) => expect(readArguments(args)).toEqual(parsed))

  it.each([
    [['--site'], '--site needs an address'],
    [['--site', 'here'], '--site needs an address'],
    [['--site', 'ftp://a.example'], '--site needs an address'],
    [['--fast'], '--fast is no option'],
    [['--alone', 'mf-a', 'mf-b'], '--alone takes one remote'],
  ])('npm run dev refuses %j in one clear line', (args, message) => expect(() => readArguments(args)).toThrow(message))

  it('npm run dev listens on the port of PORT', () => {
    expect(toPort(undefined, 8080)).toBe(8080)
    expect(toPort('', 8090)).toBe(8090)
    expect(toPort('9000', 8080)).toBe(9000)
    for (const wrong of ['0', '65536', 'eighty', '80.5']) expect(() => toPort(wrong, 8080)).toThrow(`not "${wrong}"`)
  })
})
