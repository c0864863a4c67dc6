import { generateKeyPairSync } from 'node:crypto'
import { SIGNATURE_HEADERS } from '@shuttle/releases'
import { releaseClient, SiteRefusal } from './release-client'
import { scriptedSite } from './testing/scripted-site'

const reader = { owner: 'mf-a', key: generateKeyPairSync('ed25519').privateKey }
const registryFrom = async (answer: { status?: number; body?: unknown }): Promise<unknown> => {
  const site = await scriptedSite(() => answer)
  try {
    return await releaseClient(site.url, () => 0)
      .registry(reader)
      .catch((error: unknown) => error)
  } finally {
    await site.close()
  }
}

it('the client names the origin of the site, or its public address, and signs each call anew', async () => {
  const site = await scriptedSite(() => ({ body: { revision: 1, withdrawals: 0, apps: [] } }))
  const here = releaseClient(`${site.url}/webhtml/`, () => 0)
  const named = releaseClient(site.url, () => 0, 'https://tickets.example/')
  for (const client of [here, here, named]) await client.registry(reader)
  await site.close()
  const headers = site.requests.map((request) => request.headers)
  expect(headers.map((one) => one[SIGNATURE_HEADERS.site])).toEqual([site.url, site.url, 'https://tickets.example'])
  expect(new Set(headers.map((one) => one[SIGNATURE_HEADERS.nonce])).size).toBe(3)
})

describe('an answer of the site', () => {
  it('the release client reads the registry of the site', async () => {
    const registry = { revision: 1, withdrawals: 0, apps: [] }
    expect(await registryFrom({ body: registry })).toEqual(registry)
  })

  it('throws a refusal with the sentence of the site', async () => {
    const refusal = { code: 'MOVED', message: 'mf-a is not as you saw it: live is 2.0.' }
    expect(await registryFrom({ status: 409, body: refusal })).toMatchObject({ name: 'SiteRefusal', ...refusal })
  })

  it.each([
    ['a page of something else', { body: '<!doctype html>' }, /answered what this tool cannot read/],
    ['a registry of another age', { body: { revision: 'one' } }, /answered what this tool cannot read/],
    [
      'a fault with a reason',
      { status: 500, body: { message: 'The site failed.' } },
      /answered 500: The site failed\./,
    ],
    ['a fault without one', { status: 502, body: 'bad gateway' }, /answered 502: without a reason/],
  ])('throws %s, reported in one line', async (_what, answer, message) => {
    const error = await registryFrom(answer)
    expect(error).toBeInstanceOf(SiteRefusal)
    expect((error as SiteRefusal).message).toMatch(message)
    expect((error as SiteRefusal).message).not.toContain('\n')
  })

  it('repeats a call with a new signature while the site is busy and names a time', async () => {
    const busy = { status: 503, headers: { 'retry-after': '0' }, body: { message: 'Not now.' } }
    const answers = [busy, busy, { body: { revision: 1, withdrawals: 0, apps: [] } }]
    const site = await scriptedSite(() => answers.shift() ?? busy)
    const client = releaseClient(site.url, () => 0)
    expect(await client.registry(reader)).toMatchObject({ revision: 1 })
    expect(new Set(site.requests.map(({ headers }) => headers[SIGNATURE_HEADERS.nonce])).size).toBe(3)
    await expect(client.registry(reader)).rejects.toThrow(/answered 503: Not now\./)
    expect(site.requests).toHaveLength(3 + 6)
    await site.close()
  })

  it.each([
    ['names no time', {}],
    ['names a time of more than ten seconds', { 'retry-after': '11' }],
  ])('throws at once where a busy site %s', async (_what, headers: Record<string, string>) => {
    const site = await scriptedSite(() => ({ status: 503, headers, body: { message: 'Not now.' } }))
    await expect(releaseClient(site.url, () => 0).registry(reader)).rejects.toThrow(/answered 503/)
    expect(site.requests).toHaveLength(1)
    await site.close()
  })

  it('throws UNREACHABLE where no site listens', async () => {
    const site = await scriptedSite(() => ({}))
    await site.close()
    await expect(releaseClient(site.url, () => 0).registry(reader)).rejects.toThrow(
      `No site answers at ${site.url} (ECONNREFUSED): start it by \`npm start\`, or name another by --site.`,
    )
  })
})
