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

/** Where a browser of the site would go. */
const leaves = (address: string): boolean => new URL(address.replace(BASE_PATH, '/'), SITE).origin !== SITE

/** The page that the service stores as the target after signing in through WeChat. */
const storedPath = async (site: TestApp, successPath: string): Promise<string> => {
  await site.db.deleteFrom('wechat_states').execute()
  await site.call('wx/query.wx.author.url', { successPath })
  return (await site.db.selectFrom('wechat_states').selectAll().executeTakeFirstOrThrow()).success_path
}

/** An address to go to after signing in that leads to a site that looks like ours. Without the guard it is stored as it came. */
export const LEAVE_SITE: Attack[] = LURES.map((lure) => ({
  name: `leads to ${JSON.stringify(lure)} after signing in`,
  // The last three are harmless as they stand, and a lure once a router has taken dots or the base out of them.
  succeeds: async (site, guard) =>
    leaves(guard ? await storedPath(site, lure) : lure.replace(/^\/(?:\.|a\/%2e%2e)\//, '/')),
}))
