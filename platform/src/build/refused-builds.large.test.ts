import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { createLinkedRemote } from '../create-remote/create-linked-remote'
import { runRemote } from '../create-remote/testing/run-remote'

const root = process.cwd()
const parent = mkdtempSync(join(tmpdir(), 'refused-'))
let dir = ''
beforeAll(async () => {
  const title = { 'zh-cn': '订单', 'zh-hk': '訂單', en: 'Orders' }
  dir = await createLinkedRemote(root, { name: 'mf-orders', pages: [{ path: '/my_order', title }], slots: [] }, parent)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Statements at the top of the remote's page, and their use in the page. */
interface Seed {
  statement: string
  use: string
}
/** Builds the remote with these seeds in its page. */
const buildWith = (seeds: readonly Seed[]) => {
  const page = join(dir, 'src/pages/my-order-page.tsx')
  const before = readFileSync(page, 'utf8')
  const uses = `console.log(${seeds.map(({ use }) => use).join(', ')})`
  const statements = seeds.map(({ statement }) => statement).join('\n')
  writeFileSync(page, `${statements}\n${before.replace('  return (', `  ${uses}\n  return (`)}`)
  try {
    const { status, output } = runRemote(dir, 'build')
    // The bundler wraps and indents long sentences.
    return { status, printed: output.replace(/\s+│?\s*/g, ' ') }
  } finally {
    writeFileSync(page, before)
  }
}
const readRecord = () => JSON.parse(readFileSync(join(dir, 'dist/remote.json'), 'utf8')) as BuildRecord

/** Subject, statement, its use in the page, and expected parts of the refusal. */
type Row = readonly [what: string, statement: string, use: string, ...parts: string[]]
const refusedTogether = (rows: readonly Row[]) => {
  let built: ReturnType<typeof buildWith>
  beforeAll(() => {
    built = buildWith(rows.map(([, statement, use]) => ({ statement, use })))
  })
  it.each(rows)('refuses a build with %s', (_what, _statement, _use, ...parts) => {
    for (const word of parts) expect(built.printed).toContain(word)
    expect(built.status).not.toBe(0)
  })
}

const bringsIn = (name: string, instead: string) => [
  `src/pages/my-order-page.tsx brings in ${name}/`,
  `Import ${instead} by that name and no other`,
]

describe('a build with a second copy of a shared library', () => {
  refusedTogether([
    [
      'react itself',
      `import * as a from '${root}/node_modules/react/index.js'`,
      'a',
      ...bringsIn('react', 'react, react/jsx-runtime'),
    ],
    [
      'a part of react-dom',
      `import { renderToString as b } from 'react-dom/server'`,
      'b',
      ...bringsIn('react-dom', 'react-dom'),
    ],
    [
      'the router behind the router',
      `import { useParams as c } from 'react-router'`,
      'c',
      ...bringsIn('react-router', 'react-router-dom'),
    ],
    ['i18next', `import d from '${root}/node_modules/i18next'`, 'd', ...bringsIn('i18next', 'i18next')],
    [
      'the query core',
      `import { QueryCache as e } from '@tanstack/query-core'`,
      'e',
      ...bringsIn('@tanstack/query-core', '@tanstack/react-query'),
    ],
    ['a transport of its own', `import f from 'axios'`, 'f', ...bringsIn('axios', '@shuttle/api-client')],
    [
      'the source of ui',
      `import { Button as g } from '${root}/shared/ui/src/core/button'`,
      'g',
      ...bringsIn('@shuttle/ui', '@shuttle/ui, @shuttle/ui/overlay'),
    ],
    [
      'the source of the host',
      `import { toast as h } from '${root}/shared/host/src/host-functions'`,
      'h',
      ...bringsIn('@shuttle/host', '@shuttle/host'),
    ],
  ])
})

const lacks = (what: string, file: string) => [
  `src/pages/my-order-page.tsx imports ${what}, which the shell does not give`,
  `add it to the shell's ${file}`,
]

describe('a build that imports what the shell does not provide', () => {
  refusedTogether([
    [
      'a hook of the router',
      `import { useParams as a } from 'react-router-dom'`,
      'a',
      ...lacks('useParams of react-router-dom', 'src/shared/router.ts'),
    ],
    [
      'a hook of the query library',
      `import { useInfiniteQuery as b } from '@tanstack/react-query'`,
      'b',
      ...lacks('useInfiniteQuery of @tanstack/react-query', 'src/shared/query.ts'),
    ],
    [
      'a component of the text library',
      `import { Trans as c } from 'react-i18next'`,
      'c',
      ...lacks('Trans of react-i18next', 'src/shared/react-i18next.ts'),
    ],
    [
      'by the way of a namespace',
      `import * as router from 'react-router-dom'`,
      'router.useMatch',
      ...lacks('useMatch of react-router-dom', 'src/shared/router.ts'),
    ],
    [
      'late',
      `const d = async () => (await import('react-router-dom')).useOutlet`,
      'd',
      ...lacks('useOutlet of react-router-dom', 'src/shared/router.ts'),
    ],
    [
      'a namespace that is passed on, since its names cannot be read',
      `import * as ui from '@shuttle/ui'`,
      'ui',
      'takes all of @shuttle/ui: import the names',
    ],
    [
      'a library that is imported whole, since its names cannot be read',
      `const e = () => import('@shuttle/ui/overlay')`,
      'e',
      'takes all of @shuttle/ui/overlay: import the names',
    ],
    [
      'a file past the exports of a package',
      `import { Button as f } from '@shuttle/ui/src/core/button'`,
      'f',
      "Package subpath './src/core/button' is not defined",
    ],
  ])
})

describe('a build with an invalid claim', () => {
  const page = (path: string, name: string) =>
    `{ ...manifest.pages[0], path: '${path}', name: '${name}', chunk: 'page-my-order' }`
  it.each([
    ['a path twice', page('/my_order', 'other'), 'mf-orders claims the path /my_order twice'],
    ['a path of the site', page('/api/orders', 'other'), 'the path /api/orders, which the site itself answers'],
  ])('refuses a build that claims %s', (_, more, sentence) => {
    const file = join(dir, 'src/remote.manifest.ts')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, `${before}\nmanifest.pages.push(${more} as (typeof manifest.pages)[number])\n`)
    try {
      const { status, output } = runRemote(dir, 'build')
      expect(output.replace(/\s+│?\s*/g, ' ')).toContain(sentence)
      expect(status).not.toBe(0)
    } finally {
      writeFileSync(file, before)
    }
  })
})

describe('a build with a style that reaches beyond the remote', () => {
  const css = ['@layer remote {', '  .own { color: red; }', '  button, a { visibility: hidden; }', '}'].join('\n')
  let built: ReturnType<typeof buildWith>
  const buildStyles = (styles: Readonly<Record<string, string>>) => {
    const files = Object.keys(styles).map((name) => join(dir, 'src/pages', name))
    for (const [at, content] of Object.values(styles).entries()) writeFileSync(files[at] ?? '', content)
    const names = Object.keys(styles).map((_, at) => `style${at}`)
    try {
      return buildWith(
        Object.keys(styles).map((name, at) => ({
          statement: `import style${at} from './${name}'`,
          use: names[at] ?? '',
        })),
      )
    } finally {
      for (const file of files) rmSync(file)
    }
  }
  beforeAll(() => {
    built = buildStyles({
      'tags.module.css': css,
      'mode.module.css': '@layer remote {\n  :global(.shell-page) { display: none !important; }\n}',
      'plain.css': '.own { color: red; }',
    })
  })
  it.each([
    ['a tag', 'src/pages/tags.module.css:3:3 button matches elements of other remotes and of the shell'],
    ['another tag of the same rule', 'src/pages/tags.module.css:3:11 a matches'],
    ['`:global`', 'src/pages/mode.module.css:2:3 :global(.shell-page) matches'],
    ['no layer', 'src/pages/plain.css:1:1 .own is in no layer'],
    ['a file that is no CSS module', 'src/pages/plain.css:1:1 .own matches'],
  ])('refuses a style with %s, with file and line', (_, parts) => {
    expect(built.printed).toContain(parts)
    expect(built.status).not.toBe(0)
  })

  it('names the built file when the syntax hides the style in the source', () => {
    const { status, printed } = buildStyles({
      'hidden.module.css': '@layer remote {\n  :global .shell-page { color: red; }\n}',
    })
    expect(printed).toMatch(/built page-my-order\.css:1:\d+ \.shell-page matches/)
    expect(status).not.toBe(0)
  })
})

describe('a build that imports provided names only', () => {
  it('accepts a build that imports provided names only, and its record lists them', () => {
    const { status, printed } = buildWith([
      { statement: `import * as React from 'react'`, use: 'React' },
      { statement: `const load = async () => (await import('@shuttle/ui/overlay')).Dialog`, use: 'load' },
    ])
    expect([status, printed]).toEqual([0, expect.stringMatching(/compiled .*successfully/)])
    const { uses } = readRecord()
    expect(uses).toMatchObject({
      '@shuttle/ui/overlay': ['Dialog'],
      'react-router-dom': ['Link', 'useSearchParams'],
      'react-i18next': ['useTranslation'],
      '@shuttle/host': expect.arrayContaining(['useGoBack', 'useLanguage']),
    })
    expect(uses?.['@shuttle/ui']).toEqual(expect.arrayContaining(['Button', 'TextField', 'buttonClass']))
    expect(uses?.react).toContain('useState')
  })

  it('accepts a build with the back office kit, which takes widgets and dialogs from the shell', () => {
    const { status, printed } = buildWith([
      {
        statement: `import { ConfirmDialog, DataTable, BackofficePage } from '@shuttle/ui/backoffice'`,
        use: 'ConfirmDialog, DataTable, BackofficePage',
      },
    ])
    expect([status, printed]).toEqual([0, expect.stringMatching(/compiled .*successfully/)])
    expect(readRecord().uses).toMatchObject({
      '@shuttle/ui/overlay': ['Dialog', 'Sheet'],
      '@shuttle/ui': expect.arrayContaining(['ErrorCard', 'EmptyState']),
    })
  })
})
