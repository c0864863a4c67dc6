import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { containerName, type PageBootData, unpackRegistry } from '@shuttle/contracts'

import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

const LIMIT_BYTES = 4 * 1024
const NAME_PARTS = [
  'orders',
  'airport',
  'coupon',
  'parking',
  'hotel',
  'refund',
  'report',
  'invoice',
  'member',
  'notice',
]
const HANZI = '订单机场接送优惠券停车酒店退款报表发票会员公告行程座位改签候补积分礼品帮助客服设置语言安全隐私'

/** The same on every run, and as varied as real names and hashes. */
const hashText = (text: string) => createHash('sha256').update(text).digest()
const toName = (seed: number) => [NAME_PARTS[seed % 10], NAME_PARTS[Math.floor(seed / 10) % 10], String(seed)].join('-')
const findTitle = (seed: number) => ({
  'zh-cn': [0, 1, 2, 3].map((at) => HANZI[(hashText(`${seed}`)[at] ?? 0) % HANZI.length]).join(''),
  'zh-hk': [4, 5, 6, 7].map((at) => HANZI[(hashText(`${seed}`)[at] ?? 0) % HANZI.length]).join(''),
  en: `${NAME_PARTS[seed % 10]} ${NAME_PARTS[Math.floor(seed / 7) % 10]}`,
})

/** A site with this many remotes, each with two pages and a fallback, as the build makes them. */
const createSite = async (remotes: number) => {
  const store = aStore({ 'mf-home': [aPage('/')] })
  for (let seed = 1; seed < remotes; seed++) {
    const name = `mf-${toName(seed)}`
    const pages = ['', '-details'].map((ending, index) =>
      aPage(`/${toName(seed).replaceAll('-', '_')}${ending.replace('-', '_')}`, {
        name: toName(seed) + ending,
        title: findTitle(seed + index * 100),
        index: 2 + index,
        guard: seed % 3 === 0 ? 'member' : 'public',
        keepAlive: seed % 4 !== 0,
        bottomBar: index === 0,
        header: seed % 2 === 0 ? 'hero' : 'bar',
      }),
    )
    for (const release of [1, 2]) {
      const version = `0.${release}.0-${hashText(`${name} ${release}`).toString('hex').slice(0, 10)}`
      const entry = `entry.${hashText(`entry ${name} ${release}`).toString('hex').slice(0, 8)}.js`
      store.publish(name, version, pages, { entry, container: containerName(name, version) })
      store.goLive({ [name]: version })
    }
  }
  return store
}

/** Bytes of the home page as sent. */
const pageBytes = async (remotes: number, language: string): Promise<number> => {
  const store = await createSite(remotes)
  const { app } = await buildDelivery(store)
  const response = await app.inject({
    url: `/webhtml/?lang=${language}`,
    headers: { 'accept-encoding': 'br' },
  })
  const html = brotliDecompressSync(response.rawPayload).toString()
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageBootData
  // One more for the shell's own entry.
  expect(unpackRegistry(boot.registry.remotes)).toHaveLength(remotes + 1)
  // Without fallbacks the entries would be smaller than real ones.
  expect(boot.registry.remotes.before.split(',').filter(Boolean)).toHaveLength(remotes - 1)
  await app.close()
  return response.rawPayload.length
}

it.each(['zh-Hans', 'zh-Hant', 'en'])('fifty remotes cost at most 4 KiB more than five: %s', async (language) => {
  const [five, fifty] = [await pageBytes(5, language), await pageBytes(50, language)]
  expect(fifty - five).toBeGreaterThan(1024)
  expect(fifty - five).toBeLessThanOrEqual(LIMIT_BYTES)
})
