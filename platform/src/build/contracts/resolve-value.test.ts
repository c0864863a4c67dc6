import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readCalls } from './read-calls'
import { readFillers, restrictToRead } from './read-fillers'
import { readLinks } from './read-links'
import { readTexts } from './read-texts'
import { SourceGraph } from './source-graph'
import { isNode, parseSource } from './syntax'

const dir = mkdtempSync(join(tmpdir(), 'contracts-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A graph of files that import each other by `./name`. */
const aGraph = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  const requests = new Map(Object.keys(files).map((name) => [`./${name.replace(/\.tsx?$/, '')}`, [join(dir, name)]]))
  return new SourceGraph(new Map(Object.keys(files).map((name) => [join(dir, name), requests])))
}
const options = { isBuilt: () => true, toName: (file: string) => file.slice(dir.length + 1) }

describe('paths that a build links to', () => {
  const paths = `export const MINE = '/mine'\nexport const to = (no: string) => \`\${MINE}?no=\${no}\`\nexport const BY = { a: '/a', b: '/b' }`
  it.each([
    ['a literal', '<Link to="/x?y=1#z" />', ['/x']],
    ['a constant of another file', "import { MINE } from './paths'\n;<Link to={MINE} />", ['/mine']],
    ['a function of another file', "import { to } from './paths'\nnavigate(to('1'))", ['/mine']],
    ['a template after a constant', "import { MINE } from './paths'\n;<Link to={`${MINE}?tab=0`} />", ['/mine']],
    ['each of a condition', "<Link to={is ? '/x' : '/y'} />", ['/x', '/y']],
    ['each value of a table', "import { BY } from './paths'\n;<Link to={BY[name]} />", ['/a', '/b']],
    ['a member of a table', "import { BY } from './paths'\n;<Link to={BY.b} />", ['/b']],
    ['an argument that is passed on', "const at = (path: string) => `${path}?x=1`\n;<Link to={at('/x')} />", ['/x']],
    ['a path with the query of the page', "const search = location.search\nnavigate('/x' + search)", ['/x']],
    ['the base of the site', "<a href='/webhtml/x'>x</a>", ['/x']],
    ['a path that continues with a value', '<Link to={`/x${part}`} />', []],
    ['another site', "<a href='https://example.com/x'>x</a>", []],
    ['a text that is no address', "const path = '/x'", []],
  ])('reads %s', (_, source, expected) => {
    const graph = aGraph({ 'page.tsx': source, 'paths.ts': paths })
    expect(Object.keys(readLinks(graph, options))).toEqual(expected)
  })
})

describe('fields of calls that a build sends', () => {
  const wire = "export const readCall = defineCall({ path: 'order/read', request: {} })"
  it.each([
    ['an object', "callService(readCall, { orderNo, kind: '1' })", { fields: ['kind', 'orderNo'] }],
    ['a function', 'const toBody = () => ({ orderNo })\ncallService(readCall, toBody())', { fields: ['orderNo'] }],
    [
      'a field under a condition',
      'callService(readCall, { ...(is && { a: 1 }), ...(is ? { b: 1 } : { c: 1 }) })',
      { fields: ['a', 'b', 'c'] },
    ],
    [
      'a block that returns',
      'const toBody = () => {\n  const body = { orderNo }\n  return body\n}\ncallService(readCall, toBody())',
      { fields: ['orderNo'] },
    ],
    [
      'a body that cannot be read',
      'const send = (body: object) => callService(readCall, { orderNo, ...body })',
      { fields: ['orderNo'], isOpen: true },
    ],
    ['a body elsewhere', 'const send = (body: object) => callService(readCall, body)', { fields: [], isOpen: true }],
  ])('reads %s', (_, source, expected) => {
    const graph = aGraph({ 'call.ts': `import { readCall } from './wire'\n${source}`, 'wire.ts': wire })
    expect(readCalls(graph, options)).toEqual({ 'order/read': { file: 'call.ts', ...expected } })
  })
})

describe('props that a filler reads', () => {
  const text = { type: 'string' as const }
  const contract = { type: 'object' as const, properties: { a: text, b: text }, required: ['a'] }
  const read = (parameter: string) => {
    const tree = parseSource(`const Slot = (${parameter}) => null`)
    let pattern: Parameters<typeof restrictToRead>[1]
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) for (const one of value) visit(one)
      if (!isNode(value)) return
      if (value.type === 'ObjectPattern') pattern = value
      else for (const one of Object.values(value)) visit(one)
    }
    visit(tree.body)
    return restrictToRead(contract, pattern)
  }
  it.each([
    ['all that it names', '{ a, b }', ['a', 'b'], ['a']],
    ['not what it does not name', '{ a }', ['a'], ['a']],
    ['everything by a rest', '{ a, ...rest }', ['a', 'b'], ['a']],
    ['a name that the contract does not have', '{ c }', ['c'], ['c']],
    ['such a name with a default', '{ a, c = 1 }', ['a', 'c'], ['a']],
    ['everything by one name', 'props', ['a', 'b'], ['a']],
  ])('accepts %s', (_, parameter, properties, required) => {
    const schema = read(parameter)
    expect([Object.keys(schema.properties ?? {}).sort(), schema.required]).toEqual([properties, required])
  })
})

describe('texts that a build lacks', () => {
  const zhCn = "export const texts = { a: '一', b: '二' }"
  it.each<[string, Record<string, string>, object]>([
    ['a language without a file', { 'zh-cn': zhCn, en: zhCn }, { 'zh-hk': ['a', 'b'] }],
    ['two languages without a file', { 'zh-cn': zhCn }, { 'zh-hk': ['a', 'b'], en: ['a', 'b'] }],
    ['a key of one language', { 'zh-cn': zhCn, 'zh-hk': zhCn, en: "export const texts = { a: '1' }" }, { en: ['b'] }],
    ['nothing with three languages', { 'zh-cn': zhCn, 'zh-hk': zhCn, en: zhCn }, {}],
  ])('lists %s', (_, files, missing) => {
    const graph = aGraph(Object.fromEntries(Object.entries(files).map(([name, text]) => [`i18n/${name}.ts`, text])))
    expect(readTexts(graph, { ...options, dist: dir, textFiles: {} })).toEqual({ i18n: { keys: ['a', 'b'], missing } })
    const json = Object.keys(files).map((name) => [name, `${name}.json`] as const)
    for (const [name, file] of json)
      writeFileSync(join(dir, file), name === 'en' && 'en' in missing ? '{"a":1}' : '{"a":1,"b":2}')
    const found = readTexts(aGraph({}), { ...options, dist: dir, textFiles: { space: Object.fromEntries(json) } })
    expect(found).toEqual({ space: { keys: ['a', 'b'], missing } })
  })

  it('lists nothing of a part with a file that cannot be read', () => {
    const graph = aGraph({ 'i18n/zh-cn.ts': zhCn, 'i18n/en.ts': 'export const texts = { ...other }' })
    expect(readTexts(graph, { ...options, dist: dir, textFiles: {} })).toEqual({})
  })
})

it('a filler of a declared slot requires what the manifest requires', () => {
  const files = {
    'src/remote.ts': "const slots = { 'badge.v1': () => import('./badge') }",
    'badge.ts': 'const Badge = ({ a, b }) => null\nexport { Badge as Slot }',
  }
  const graph = aGraph(files)
  const imports = new Map([[join(dir, 'src/remote.ts'), new Map([['./badge', [join(dir, 'badge.ts')]]])]])
  const props = { type: 'object' as const, properties: { a: {}, b: {} }, required: ['a'] }
  const manifest = { slots: ['badge.v1'], declares: { slots: { 'badge.v1': { version: '1.0', props } } } }
  const found = readFillers(graph, imports, { ...options, dir, manifest, schemas: new Map() })
  expect(found['badge.v1']).toEqual({ file: 'badge.ts', schema: props })
})
