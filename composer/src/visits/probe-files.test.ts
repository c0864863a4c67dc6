import { buildPrefix } from '../artefacts/artefact-store'
import { aRemote } from '../releases/testing/a-build'
import { joinResults, type ProbeResult } from './probe'
import { probeSite, probeStore } from './probe-files'

const { record, files } = aRemote('mf-a', '2')

/** Reads what a build has, with these changes; `undefined` is a missing file. */
const reading = (change: Record<string, string | undefined | Error> = {}) => {
  const all: Record<string, string | undefined | Error> = { ...files, ...change }
  return (address: string): Buffer | undefined => {
    const content = all[address.split('/').at(-1) ?? '']
    if (content instanceof Error) throw content
    return content === undefined ? undefined : Buffer.from(content)
  }
}
const STATES: [string, Record<string, string | undefined | Error>, ProbeResult][] = [
  ['whole', {}, { finding: 'sound', what: 'every file is what was signed' }],
  ['without its entry', { 'entry.js': undefined }, { finding: 'broken', what: 'entry.js is missing' }],
  ['with a changed file', { 'entry.js': 'changed' }, { finding: 'broken', what: 'entry.js is not what was signed' }],
  [
    'that cannot be read',
    { 'entry.js': new Error('EIO') },
    { finding: 'unknown', what: 'entry.js cannot be read (EIO)' },
  ],
  [
    'that cannot be read, with a missing file',
    { 'entry.js': new Error('EIO'), 'texts.en.json': undefined },
    { finding: 'broken', what: 'texts.en.json is missing' },
  ],
]

describe('[D11.withdraw.2] the probe of files', () => {
  it.each(STATES)('of a store with a build %s', async (_, change, result) => {
    const read = reading(change)
    expect(await probeStore({ get: async (key) => read(key) })(record)).toEqual(result)
  })

  it.each(STATES)('of a site with a build %s', async (_, change, result) => {
    const addresses: string[] = []
    const read = reading(change)
    const fetchFile = async (address: string | URL | Request) => {
      addresses.push(String(address))
      const bytes = read(String(address))
      return bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 })
    }
    expect(await probeSite('https://tickets.test', fetchFile)(record)).toEqual(result)
    expect(addresses[0]).toBe(`https://tickets.test/webhtml/${buildPrefix(record)}entry.js`)
  })

  it('a site that fails as a whole tells nothing of one build', async () => {
    const fetchFile = async () => new Response(null, { status: 503 })
    expect(await probeSite('https://tickets.test', fetchFile)(record)).toMatchObject({ finding: 'unknown' })
  })

  it('a build on another site is fetched there, and is not in the store', async () => {
    const foreign = { ...record, base: 'https://team.test/builds/2/' }
    const addresses: string[] = []
    await probeSite('https://tickets.test', async (address) => {
      addresses.push(String(address))
      return new Response(null, { status: 404 })
    })(foreign)
    expect(addresses).toEqual(['https://team.test/builds/2/entry.js'])
    expect(await probeStore({ get: async () => undefined })(foreign)).toMatchObject({ finding: 'unknown' })
  })
})

describe('[D11.withdraw.2] several probes', () => {
  const [broken, sound, unknown] = (['broken', 'sound', 'unknown'] as const).map((finding) => ({ finding, what: '' }))
  it.each([
    [[sound, broken, unknown], 'broken'],
    [[unknown, sound], 'sound'],
    [[unknown, unknown], 'unknown'],
    [[], 'unknown'],
  ] as [ProbeResult[], string][])('%j are %s together', (results, finding) => {
    expect(joinResults(results).finding).toBe(finding)
  })
})
