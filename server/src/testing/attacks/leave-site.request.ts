import { BASE_PATH } from '@shuttle/contracts'
import type { TestApp } from '../build-test-app'
import type { Attack } from './attack'

const SITE = 'http://127.0.0.1:8080'
const LURES = [
  'https://evil.example/login',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  `${BASE_PATH}/evil.example`,
  '/a/%2e%2e//evil.example',
  'javascript:alert(1)',
]

/** Whether a browser of the site would leave it. */
const leaves = (address: string): boolean => new URL(address.replace(BASE_PATH, '/'), SITE).origin !== SITE

/** The page that the service stores as the target after signing in through WeChat. */
const storedPath = async (site: TestApp, successPath: string): Promise<string> => {
  await site.db.deleteFrom('wechat_states').execute()
  await site.call('wx/query.wx.author.url', { successPath })
  return (await site.db.selectFrom('wechat_states').selectAll().executeTakeFirstOrThrow()).success_path
}

/**
 * An address to open after signing in that leads to a site that resembles ours. Without the guard it is stored as it
 * came.
 */
export const LEAVE_SITE: Attack[] = LURES.map((lure) => ({
  name: `leads to ${JSON.stringify(lure)} after signing in`,
  // The last three are harmless as such, and a lure once a router has removed dots or the base.
  succeeds: async (site, guard) =>
    leaves(guard ? await storedPath(site, lure) : lure.replace(/^\/(?:\.|a\/%2e%2e)\//, '/')),
}))
