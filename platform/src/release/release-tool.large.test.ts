import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BootData } from '@shuttle/contracts'
import { aBuildFolder } from './testing/a-build-folder'
import { type RunningSite, runService } from './testing/run-service'
import { runTool, type ToolRun } from './testing/run-tool'
import { scriptedSite } from './testing/scripted-site'

// Service and commands are processes; the first one creates its database.

const scratch = mkdtempSync(join(tmpdir(), 'shuttle-tool-'))
const siteData = join(scratch, 'site')
const teamData = join(scratch, 'team')
const publisherKeys: Record<string, string[]> = {}
/** Names of keys in the history. */
const labels: Record<string, string> = {}
let site: RunningSite

const createDist = (name: string, version: string): string =>
  aBuildFolder(join(scratch, name, version), { name, version })
const release = (...args: string[]): Promise<ToolRun> => runTool(args, { DATA_DIR: teamData, RELEASE_SITE: site.url })
const publish = (name: string, version: string, ...more: string[]): Promise<ToolRun> =>
  release('publish', name, '--dist', createDist(name, version), '--no-smoke', ...more)

/** Output of a successful run: exit code 0 and nothing on standard error. */
const done = async (run: Promise<ToolRun>): Promise<string[]> => {
  const { code, out, errors } = await run
  expect({ code, errors }).toEqual({ code: 0, errors: [] })
  return out
}
const refusal = async (run: Promise<ToolRun>): Promise<string> => {
  const { code, errors } = await run
  expect(code).toBe(1)
  expect(errors).toHaveLength(1)
  return errors[0] ?? ''
}

/** The version for a visitor without cookies. */
const given = async (name: string) => {
  const registry = (await (await fetch(`${site.url}/webhtml/registry.json`)).json()) as BootData['registry']
  return registry.remotes.find((remote) => remote.name === name)
}

/** Creates a second key of a team, in a file of its own. */
const makeSecondKey = async (): Promise<Record<string, string[]>> => {
  const [, , , line, label] = await done(release('key', 'mf-a', '--key', join(teamData, 'second.pem')))
  labels.second = /^In the history it is (.*)\.$/.exec(label ?? '')?.[1] ?? ''
  return JSON.parse(`{${line}}`) as Record<string, string[]>
}

const readKeys = () => JSON.parse(readFileSync(join(siteData, 'publisher-keys.json'), 'utf8')) as unknown
const writeKeys = (keys: Record<string, string[]>): void =>
  writeFileSync(join(siteData, 'publisher-keys.json'), JSON.stringify(keys))

beforeAll(async () => {
  site = await runService(siteData)
})
afterAll(async () => {
  await site.stop()
  rmSync(scratch, { recursive: true, force: true })
})

it('creates keys, and the operator admits them with the printed commands', async () => {
  const commands: string[] = []
  for (const name of ['operator', 'shell', 'mf-a']) {
    const [made, , typed = '', line, label] = await done(release('key', name))
    expect(made).toContain(join(teamData, 'keys', `${name}.pem`))
    labels[name] = /^In the history it is (.*)\.$/.exec(label ?? '')?.[1] ?? ''
    if (name !== 'shell') Object.assign(publisherKeys, JSON.parse(`{${line}}`))
    commands.push(typed)
  }
  // A team that closed its terminal reads the command for the operator again.
  const [known, , again] = await done(release('key', 'mf-a'))
  expect([known, again]).toEqual([expect.stringContaining('is there already, and does not change'), commands[2]])
  expect(await refusal(publish('shell', '1.0'))).toBe(
    'The site knows no key of shell: `npm run release -- key shell` prints how its operator admits one.',
  )

  // The operator's own key and one of a team on the machine of the site, the other by a signed call.
  const [ofOperator = '', ofShell = '', ofRemote = ''] = commands
  const toArguments = (typed: string) => typed.replace('npm run release -- ', '').split(' ')
  for (const typed of [ofOperator, ofRemote.replace(' --operator', '')]) {
    const args = toArguments(typed)
    await done(runTool(args, { DATA_DIR: siteData }))
    expect(await done(runTool(args, { DATA_DIR: siteData }))).toEqual([
      expect.stringMatching(/has this key of .* already/),
    ])
  }
  expect(await done(release(...toArguments(ofShell)))).toEqual([
    `shell may be published with ${labels.shell} from now on.`,
  ])
  expect(await done(release(...toArguments(ofShell)))).toEqual([`The site has ${labels.shell} already.`])
  expect(readKeys()).toEqual(publisherKeys)
  expect(await refusal(runTool(['admit', 'mf-a', 'nonsense'], { DATA_DIR: siteData }))).toContain('is no public key')
})

it('shows an empty site, and publishes shell and remote', async () => {
  expect(await done(release('status'))).toEqual(['Nothing was published yet.'])
  expect(await done(publish('shell', '1.0'))).toEqual(['shell 1.0 is uploaded.', 'shell: live 1.0.'])
  expect(await done(publish('mf-a', '1.0', '--note', 'the first'))).toEqual([
    'mf-a 1.0 is uploaded.',
    'mf-a: live 1.0.',
  ])
  expect((await given('mf-a'))?.version).toBe('1.0')
})

it('opens a preview by a link, and nothing goes live', async () => {
  const out = await done(release('preview', 'mf-a', '--dist', createDist('mf-a', '2.0'), '--minutes', '5'))
  expect(out[1]).toMatch(/^Nothing went live\. Signed-in staff see it by this link, until 20.* UTC:$/)
  expect((await fetch(out[2] ?? '')).status).toBe(200)
  expect((await given('mf-a'))?.version).toBe('1.0')
})

it('promotes a trial through its stages', async () => {
  expect((await done(publish('mf-a', '2.0', '--stage', 'staff'))).slice(1)).toEqual([
    'mf-a: 2.0 is shown to signed-in staff, 1.0 to all others.',
    'Further: npm run release -- promote mf-a. Or end it: npm run release -- rollback mf-a',
  ])
  expect((await given('mf-a'))?.version).toBe('1.0')
  for (const share of ['5', '25'])
    expect((await done(release('promote', 'mf-a')))[0]).toContain(`2.0 is shown to ${share} of 100 visitors`)
  expect((await done(release('status')))[1]).toMatch(/^mf-a +1\.0 .* UTC +2\.0 to 25 %$/)
  expect((await done(release('promote', 'mf-a')))[0]).toContain('mf-a: live 2.0, before it 1.0.')
  expect((await given('mf-a'))?.version).toBe('2.0')
})

it('rolls back by one, to a version by number, and prints when there is no more', async () => {
  expect((await done(release('rollback', 'mf-a')))[0]).toContain('went back from 2.0 to 1.0')
  expect((await given('mf-a'))?.version).toBe('1.0')
  expect(await refusal(release('rollback', 'mf-a'))).toBe('mf-a has no version to go back to.')
  await done(publish('mf-a', '3.0'))
  expect((await done(release('status', 'mf-a'))).slice(-3)).toEqual([
    'mf-a can go back to:',
    expect.stringMatching(/^ {4}2\.0 .* withdrawn$/),
    expect.stringMatching(/^ 2 {2}1\.0 /),
  ])
  expect(await refusal(release('rollback', 'mf-a', '1'))).toContain('Number 1 is 2.0, which was withdrawn')
  await done(release('rollback', 'mf-a', '2'))
  expect((await given('mf-a'))?.version).toBe('1.0')
  await done(release('rollback', 'mf-a', '--to', '2.0'))
  expect((await given('mf-a'))?.version).toBe('2.0')
})

it('withdraws a version by name, takes that back, and rolls back a live version instead', async () => {
  expect((await done(release('withdraw', 'mf-a', '1.0', '--undo')))[0]).toBe(
    'mf-a: 1.0 is not withdrawn any more; live is 2.0.',
  )
  expect((await done(release('withdraw', 'mf-a', '1.0', '--note', 'wrong prices')))[0]).toBe(
    'mf-a: 1.0 is withdrawn. Open pages leave it as soon as they can, for 2.0.',
  )
  expect(await refusal(release('withdraw', 'mf-a', '2.0'))).toBe('mf-a 2.0 is live: roll it back, which withdraws it.')
  const [head, latest] = await done(release('history', 'mf-a'))
  expect(head).toMatch(/^when +app +move +after it +withdrawn +restored +smoke +by +why$/)
  expect(latest).toMatch(/ withdraw +live 2\.0 +1\.0 .* wrong prices$/)
})

it('closes and opens a remote, as its team and as the operator', async () => {
  await done(release('disable', 'mf-a'))
  expect(await given('mf-a')).toMatchObject({ closed: true })
  expect(await refusal(release('disable', 'mf-a'))).toBe('mf-a is closed already.')
  await done(release('enable', 'mf-a', '--operator', '--note', 'seen with the team'))
  expect((await given('mf-a'))?.closed).toBeUndefined()
})

it('history prints who did what and why', async () => {
  const [head, latest, ...others] = await done(release('history', 'mf-a'))
  expect(head).toMatch(/^when +app +move +after it +withdrawn +restored +smoke +by +why$/)
  const [operator, team] = [labels.operator, labels['mf-a']]
  expect(latest).toMatch(new RegExp(` mf-a +enable +live 2\\.0 +${operator} +seen with the team$`))
  expect(others.at(-1)).toMatch(new RegExp(` mf-a +publish +live 1\\.0 +--no-smoke +${team} +the first$`))
  expect(others).toHaveLength(12)
})

it('repeats a publish and a promote without a failure, and refuses another key and a revoked key', async () => {
  expect(await done(publish('mf-a', '2.0'))).toEqual([
    'Nothing of mf-a 2.0 had to be uploaded.',
    'mf-a 2.0 is live already.',
  ])
  expect(await done(release('promote', 'mf-a', '--to', '2.0'))).toEqual(['mf-a 2.0 is live already.'])
  const foreign = ['--key', join(teamData, 'keys/shell.pem')]
  expect(await refusal(publish('mf-a', '4.0', ...foreign))).toBe('The signature is not by a key of mf-a.')
  expect((await given('mf-a'))?.version).toBe('2.0')
  writeKeys({ ...publisherKeys, 'mf-a': [] })
  expect(await refusal(publish('mf-a', '4.0'))).toBe(
    'The site knows no key of mf-a: `npm run release -- key mf-a` prints how its operator admits one.',
  )
})

it('requires a second signature, accepts it from another key, and revokes a key with its builds', async () => {
  writeKeys(publisherKeys)
  expect(await done(release('require', 'mf-a', '--cosign'))).toEqual([
    'mf-a goes on trial and live only with a second signature.',
  ])
  expect(await refusal(publish('mf-a', '4.0'))).toBe(
    'mf-a 4.0 needs a second signature first (npm run release -- cosign mf-a 4.0).',
  )
  expect(await refusal(release('cosign', 'mf-a', '4.0'))).toContain('a second key must cosign')
  expect(await done(release('cosign', 'mf-a', '4.0', '--operator'))).toEqual([
    `mf-a 4.0 is cosigned by ${labels.operator}.`,
  ])
  await done(publish('mf-a', '4.0'))
  expect((await given('mf-a'))?.version).toBe('4.0')
  expect(await done(release('sign'))).toEqual(['Every build is signed by a key of the site.'])

  const { 'mf-a': [second = ''] = [] } = await makeSecondKey()
  writeKeys({ ...publisherKeys, 'mf-a': [...(publisherKeys['mf-a'] ?? []), second] })
  await done(release('require', 'mf-a', '--off'))
  await done(publish('mf-a', '4.1', '--key', join(teamData, 'second.pem')))
  expect((await given('mf-a'))?.version).toBe('4.1')
  expect(await done(release('revoke-key', labels.second ?? '', '--withdraw-builds'))).toEqual([
    `${labels.second} is revoked: it publishes and moves nothing any more.`,
    'mf-a: what it signed is taken down; live is 4.0.',
  ])
  expect((await given('mf-a'))?.version).toBe('4.0')
  expect(await refusal(publish('mf-a', '4.2', '--key', join(teamData, 'second.pem')))).toBe(
    `The key ${labels.second} was revoked.`,
  )
  const status = (await done(release('status'))).join('\n')
  expect(status).toContain(`${labels.second} was revoked by ${labels.operator}`)
})

it('serves a build from another origin once its files are there, and retires the remote', async () => {
  writeKeys(publisherKeys)
  const dist = createDist('mf-a', '5.0')
  let hasFiles = false
  const network = await scriptedSite(({ path }) => {
    const file = join(dist, path.replace('/mf-a/5.0/', ''))
    if (!hasFiles || !existsSync(file)) return { status: 404 }
    return { body: readFileSync(file, 'utf8'), headers: { 'access-control-allow-origin': '*' } }
  })
  const base = ['--base', `${network.url}/mf-a`, '--no-smoke']
  expect(await refusal(release('publish', 'mf-a', '--dist', dist, ...base))).toContain('answers 404')
  hasFiles = true
  await done(release('publish', 'mf-a', '--dist', dist, ...base))
  expect(await given('mf-a')).toMatchObject({ version: '5.0', entry: `${network.url}/mf-a/5.0/entry.js` })
  await network.close()

  await done(release('retire', 'mf-a', '--note', 'the line has ended'))
  expect(await given('mf-a')).toBeUndefined()
  expect((await done(release('status'))).at(1)).toMatch(/^mf-a +nothing .*retired$/)
})
