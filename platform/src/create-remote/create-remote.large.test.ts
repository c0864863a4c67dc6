import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildRecord, buildRecord } from '@shuttle/contracts'
import { findNewerSource } from '../build/workspace'
import { createLinkedRemote } from './create-linked-remote'
import { createRemote, renderFiles } from './create-remote'
import { readArguments } from './read-arguments'
import { runRemote } from './testing/run-remote'

const repository = process.cwd()
const parent = mkdtempSync(join(tmpdir(), 'remotes-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const ORDERS = ['orders', '--path', '/my_order=My orders|我的订单|我的訂單', '--path', '/order_details=Order|订单|訂單']
const make = (args: readonly string[]) => createLinkedRemote(repository, readArguments(args).options, parent)

describe('a new remote in a folder of its own', () => {
  let dir = ''
  beforeAll(async () => {
    dir = await make([...ORDERS, '--slot', 'ticket-viewer.v1', '--slot', 'order-badge.v2'])
  })

  it('a new remote has a file for every page and slot', () => {
    expect(readdirSync(join(dir, 'src/pages')).sort()).toEqual(['my-order-page.tsx', 'order-details-page.tsx'])
    expect(readdirSync(join(dir, 'src/features/send-feedback'))).toContain('ticket-viewer.tsx')
  })

  it('a new remote compiles, and passes its own tests', () => {
    expect(runRemote(dir, 'types')).toMatchObject({ status: 0 })
    const tests = runRemote(dir, 'test', '-w', '1')
    expect(tests.output).toMatch(/Tests: +\d\d passed/)
    expect(tests.status).toBe(0)
  })

  it('a new remote builds, and its record describes it', () => {
    expect(runRemote(dir, 'build')).toMatchObject({ status: 0 })
    const record: BuildRecord = buildRecord.parse(JSON.parse(readFileSync(join(dir, 'dist/remote.json'), 'utf8')))
    expect(record).toMatchObject({ kind: 'remote', name: 'mf-orders' })
    expect(Object.keys(record.pathFiles)).toEqual(['/my_order', '/order_details'])
    expect(record.manifest?.slots).toEqual(['ticket-viewer.v1', 'order-badge.v2'])
    expect(record.manifest?.declares?.slots).toMatchObject({ 'order-badge.v2': { version: '2.0' } })
    expect(record.manifest?.pages[0]?.title).toEqual({ 'zh-cn': '我的订单', 'zh-hk': '我的訂單', en: 'My orders' })
    expect(record.version).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
    expect(findNewerSource(dir)).toBeUndefined()
  })

  it('a failed build leaves an older one that its sources are newer than', () => {
    appendFileSync(join(dir, 'src/remote.ts'), "import './missing'\n")
    expect(runRemote(dir, 'build').status).not.toBe(0)
    expect(findNewerSource(dir)).toBe('src/remote.ts')
  })

  it.each([
    [['orders', '--path', '/a=A|甲|甲'], /mf-orders is there already/],
    [['tickets', '--path', '/my_order=A|甲|甲'], /^the path \/my_order belongs to mf-orders already$/],
    [['tickets', '--path', '/my/order=A|甲|甲'], /^the route name my-order belongs to mf-orders already$/],
    [
      ['tickets', '--path', '/a=A|甲|甲', '--slot', 'ticket-viewer.v1'],
      /^the slot ticket-viewer\.v1 belongs to mf-orders already$/,
    ],
    [['tickets', '--path', '/a=A|甲|甲', '--path', '/a=A|甲|甲'], /^the path \/a belongs to mf-tickets already$/],
  ])('refuses a new remote with the name, path or slot of an existing one: %j', async (args, reason) => {
    await expect(make(args)).rejects.toThrow(reason)
    expect(readdirSync(parent).filter((name) => name.startsWith('mf-'))).toEqual(['mf-orders'])
  })
})

describe('the files of a new remote', () => {
  it('a new remote names our packages by a range, and pins all others exactly', () => {
    const files = renderFiles(readArguments(ORDERS).options, repository)
    const { dependencies, devDependencies } = JSON.parse(files.get('package.json') ?? '{}') as Record<string, object>
    const versions = Object.entries({ ...dependencies, ...devDependencies }) as [string, string][]
    expect(versions.length).toBeGreaterThan(15)
    const isRight = ([name, version]: [string, string]) =>
      (name.startsWith('@shuttle/') ? /^\^\d+\.\d+\.\d+$/ : /^\d+\.\d+\.\d+$/).test(version)
    expect(versions.filter((one) => !isRight(one))).toEqual([])
  })

  it('a new remote has at most 12 own files, with one form and one order view', () => {
    const files = renderFiles(
      readArguments(['orders', '--path', '/my_order=My orders|我的订单|我的訂單']).options,
      repository,
    )
    expect(files.get('src/pages/my-order-page.tsx')).toContain('useOrder(')
    expect([...files.values()].some((text) => text.includes('useForm('))).toBe(true)
    expect(files.has('tsconfig.json')).toBe(true)
    expect(files.size).toBeLessThanOrEqual(12)
  })

  it.each([false, true])('a new remote contains no placeholder of the template (outside: %s)', (isOutside) => {
    for (const [file, text] of renderFiles(readArguments(ORDERS).options, repository, { isOutside })) {
      expect([file, text.match(/__[A-Z_]+__/)]).toEqual([file, null])
    }
  })

  it('a remote outside uses packed packages of its own folder, and does not commit the key of its team', () => {
    const files = renderFiles(readArguments(ORDERS).options, repository, { isOutside: true })
    const { dependencies, devDependencies } = JSON.parse(files.get('package.json') ?? '{}') as Record<string, object>
    const named = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith('@shuttle/'),
    )
    const packed = [...readdirSync('shared'), 'platform'].map((name) => [
      `@shuttle/${name}`,
      `file:packages/shuttle-${name}.tgz`,
    ])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(packed))
    expect(files.get('package.json')).toMatch(/"react": "\d/)
    expect(files.get('.gitignore')?.split('\n')).toEqual(expect.arrayContaining(['.data/', 'node_modules/']))
    expect(files.get('README.md')).toContain('npm ci')
    expect(files.get('CODEOWNERS')).toContain('*  @bridge-shuttle/orders')
    const workflow = files.get('.github/workflows/release.yml')
    for (const command of ['npm ci', 'npm run types', 'npm test', 'npm run build'])
      expect(workflow).toContain(`- run: ${command}`)
    const [, ...jobs] = workflow?.split(/^ {2}(?=build:|publish:|promote:)/m) ?? []
    expect(
      jobs.map((job) => [/^\w+/.exec(job)?.[0], /needs: \w+/.exec(job)?.[0], /environment: \w+/.exec(job)?.[0]]),
    ).toEqual([
      ['build', undefined, undefined],
      ['publish', 'needs: build', undefined],
      ['promote', 'needs: publish', 'environment: live'],
    ])
    expect(jobs[1]).toMatch(/playwright@\d\S+\n.*playwright install .*release -- publish mf-orders .*--stage staff /s)
    expect(jobs[2]).toMatch(/npm run release -- promote mf-orders --to .*version.* --stage 100 /)
    expect(renderFiles(readArguments(ORDERS).options, repository).has('.gitignore')).toBe(false)
  })

  it('refuses a path of another remote in the same repository', async () => {
    const { options } = readArguments(['centre', '--path', '/personal_center=Centre|中心|中心'])
    await expect(createRemote(repository, options)).rejects.toThrow(
      'the path /personal_center belongs to mf-account already',
    )
  })
})
