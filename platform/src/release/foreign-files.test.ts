import { createHash } from 'node:crypto'
import type { BuildRecord } from '@shuttle/contracts'
import { scriptedSite } from './testing/scripted-site'
import { assertForeignFiles, withBase } from './upload-build'

const SITE = 'https://tickets.example'
const FILES = { 'entry.js': 'entry', 'page.css': 'style' }
const toIntegrity = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
const record = {
  version: '1.0-a',
  files: Object.fromEntries(
    Object.entries(FILES).map(([name, content]) => [
      name,
      { integrity: toIntegrity(content), bytes: 5, type: 'other' },
    ]),
  ),
} as unknown as BuildRecord

/** Error about the files at a content delivery network with these answers; empty when there is none. */
const check = async (content: Readonly<Record<string, string>>, headers: Record<string, string>): Promise<string> => {
  const cdn = await scriptedSite(({ path }) => {
    const file = path.replace('/mf-a/1.0-a/', '')
    return Object.hasOwn(content, file) ? { body: content[file], headers } : { status: 404 }
  })
  const message = await assertForeignFiles(withBase(record, `${cdn.url}/mf-a/`), SITE).then(
    () => '',
    (error: Error) => error.message.replaceAll(cdn.url, ''),
  )
  await cdn.close()
  return message
}
const OPEN = { 'access-control-allow-origin': '*' }

it('files at another origin lie in a folder of their version', () => {
  expect(withBase(record, 'https://cdn.example/mf-a').base).toBe('https://cdn.example/mf-a/1.0-a/')
  expect(withBase(record, 'https://cdn.example/mf-a/').base).toBe('https://cdn.example/mf-a/1.0-a/')
})

it.each([
  ['for every origin', OPEN],
  ['for the site', { 'access-control-allow-origin': SITE }],
])('accepts files that are there %s', async (_, headers) => expect(await check(FILES, headers)).toBe(''))

it.each([
  ['is missing', { 'entry.js': 'entry' }, OPEN, '/mf-a/1.0-a/page.css answers 404'],
  [
    'is another one',
    { ...FILES, 'entry.js': 'other' },
    OPEN,
    '/mf-a/1.0-a/entry.js has another content than this build',
  ],
  ['may not be loaded by other origins', FILES, {}, 'entry.js lacks the header access-control-allow-origin: *'],
  [
    'may be loaded by a third origin only',
    FILES,
    { 'access-control-allow-origin': 'https://elsewhere.example' },
    'entry.js lacks the header access-control-allow-origin: *',
  ],
] as const)('refuses a file that %s', async (_, content, headers, message) =>
  expect(await check(content, headers as Record<string, string>)).toContain(message),
)
