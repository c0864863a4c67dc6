import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord, PageManifest } from '@shuttle/contracts'

const TEXTS = [
  'orders',
  'airport',
  'coupons',
  'parking',
  'hotel',
  'refunds',
  'reports',
  'invoices',
  'members',
  'notices',
]
const TERMS =
  '订单 机场 接送 优惠券 停车 酒店 退款 报表 发票 会员 公告 行程 座位 改签 候补 积分 礼品 帮助 客服 设置 隐私 详情 查询 管理 结果'.split(
    ' ',
  )

/** The same on every run, and as varied as real names, titles and hashes. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const hex = (text: string, length: number): string => digest(text).toString('hex').slice(0, length)
const inChinese = (text: string): string =>
  [...digest(text).subarray(0, 2)].map((byte) => TERMS[byte % TERMS.length] ?? '').join('')

const pageOf = (name: string, number: number, ending: string): PageManifest => ({
  path: `/${name.replace('mf-', '').replaceAll('-', '_')}${ending && `_${ending}`}`,
  name: `${name.replace('mf-', '')}${ending && `-${ending}`}`,
  title: {
    'zh-cn': inChinese(`${name} ${ending}`),
    'zh-hk': inChinese(`${name} ${ending} hk`),
    en: `${TEXTS[number % 10] ?? ''} ${ending}`.trim(),
  },
  background: number % 3 === 0 ? 'surface' : 'bg',
  index: ending ? 3 : 2,
  guard: number % 4 === 0 ? 'member' : 'public',
  keepAlive: number % 5 !== 0,
  bottomBar: !ending,
  header: number % 2 === 0 ? 'hero' : 'bar',
})

const recordOf = (number: number, release: number, script: Buffer): BuildRecord => {
  const name = `mf-${TEXTS[number % 10] ?? ''}-${TEXTS[Math.floor(number / 10) % 10] ?? ''}-${number}`
  const version = `0.${release}.0-${hex(`${name} ${release}`, 10)}`
  const entry = `entry.${hex(`entry ${version}`, 8)}.js`
  const pages = ['', 'details'].map((ending) => pageOf(name, number, ending))
  return {
    kind: 'remote',
    name,
    version,
    container: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    entry,
    shared: {},
    files: {
      [entry]: {
        integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
        bytes: script.length,
        type: 'script',
      },
    },
    baseFiles: [],
    pathFiles: Object.fromEntries(pages.map(({ path }) => [path, [entry]])),
    textFiles: {},
    manifest: { name, contract: 1, pages, slots: [] },
  }
}

/**
 * Builds of remotes that are registered and never opened: a page that does not use a remote loads its record only. Each
 * has two pages and two releases, so that there is a version to fall back to. Returns folders in the order to publish
 * them; `first` is the number of the first remote.
 */
export const generateRemotes = (into: string, count: number, first = 0): string[] =>
  Array.from({ length: count }, (_, at) => first + at).flatMap((number) =>
    [1, 2].map((release) => {
      const script = Buffer.from(`/* remote ${number}, release ${release} */\n`)
      const record = recordOf(number, release, script)
      const dist = join(into, record.name, record.version)
      mkdirSync(dist, { recursive: true })
      writeFileSync(join(dist, record.entry), script)
      writeFileSync(join(dist, 'remote.json'), JSON.stringify(record))
      return dist
    }),
  )
