import { scriptedSite } from '../release/testing/scripted-site'
import { siteAddress, waitUntilReady } from './running-site'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['tickets.example', 'http://tickets.example:8080'],
])('a site that listens at %s is reached at %s', (host, address) => {
  expect(siteAddress(host, '8080')).toBe(address)
  expect(new URL(address).href).toBe(`${address}/`)
})

it('waits until the site is ready', async () => {
  let polls = 0
  const site = await scriptedSite(() => {
    polls += 1
    return polls < 3 ? { status: 503, body: { status: 'not live yet: shell' } } : { body: { status: 'ready' } }
  })
  expect(await waitUntilReady(site.url, 60_000)).toBeUndefined()
  expect(site.requests.map(({ path }) => path)).toEqual(['/health/ready', '/health/ready', '/health/ready'])
  await site.close()
})

it('returns the obstacle when the site does not become ready', async () => {
  const site = await scriptedSite(() => ({ status: 503, body: { status: 'nothing is on sale' } }))
  expect(await waitUntilReady(site.url, 1)).toMatch(/^nothing is on sale$|^the site does not answer$/)
  await site.close()
})
