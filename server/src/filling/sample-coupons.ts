import { type Instant, toInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { type CouponRow, hashCoupon } from '../modules/passenger/coupons'

const DAY_MS = 86_400_000
/** Long before and long after any setting of a clock. */
const [ALWAYS_FROM, ALWAYS_UNTIL] = [toInstant('2018-10-24'), toInstant('2099-01-01')]

type Names = Pick<CouponRow, 'name_zh_cn' | 'name_zh_hk' | 'name_en'>
type Value = Pick<CouponRow, 'kind' | 'face_value' | 'currency'> & Partial<CouponRow>

const named = (name_zh_cn: string, name_zh_hk: string, name_en: string): Names => ({ name_zh_cn, name_zh_hk, name_en })
const tenDollars = { kind: 'amount', face_value: 1000, currency: 'HKD' } as const
const freeTicket = { kind: 'freeTicket', face_value: 0, currency: '' } as const

/** One of each kind, and one for each reason of a refusal. */
const kindsAt = (now: Instant): ReadonlyArray<[Names, Value]> => [
  [named('HK$10.00 优惠券', 'HK$10.00 優惠券', 'HK$10.00 off'), tenDollars],
  [named('HK$10.00 优惠券', 'HK$10.00 優惠券', 'HK$10.00 off'), tenDollars],
  [
    named('满 HK$150.00 减 HK$30.00', '滿 HK$150.00 減 HK$30.00', 'HK$30.00 off orders of HK$150.00 or more'),
    { kind: 'amount', face_value: 3000, currency: 'HKD', minimum_cents: 15_000 },
  ],
  [named('全线免费车票', '全線免費車票', 'Free ticket on any line'), freeTicket],
  [
    named('日票八折', '日票八折', '20% off day tickets'),
    { kind: 'percent', face_value: 2000, currency: '', fare_types: 'day' },
  ],
  [named('儿童免费车票', '小童免費車票', 'Free child ticket'), { ...freeTicket, passenger_types: 'child' }],
  [named('¥10.00 优惠券', '¥10.00 優惠券', '¥10.00 off'), { kind: 'amount', face_value: 1000, currency: 'CNY' }],
  [
    named('夜票 HK$15.00 优惠券', '夜票 HK$15.00 優惠券', 'HK$15.00 off night tickets'),
    { kind: 'amount', face_value: 1500, currency: 'HKD', fare_types: 'night' },
  ],
  [
    named('往返澳门 HK$20.00 优惠券', '來回澳門 HK$20.00 優惠券', 'HK$20.00 off round trips to Macau'),
    { kind: 'amount', face_value: 2000, currency: 'HKD', lines: 'HKGMACRT' },
  ],
  [
    named('下季 HK$25.00 优惠券', '下季 HK$25.00 優惠券', 'HK$25.00 off next season'),
    { kind: 'amount', face_value: 2500, currency: 'HKD', valid_from: now + 60 * DAY_MS },
  ],
  [named('HK$5.00 优惠券', 'HK$5.00 優惠券', 'HK$5.00 off'), { ...tenDollars, face_value: 500, state: 'used' }],
  [
    named('HK$8.00 优惠券', 'HK$8.00 優惠券', 'HK$8.00 off'),
    { ...tenDollars, face_value: 800, valid_from: now - 60 * DAY_MS, valid_until: now - DAY_MS },
  ],
  [
    named('HK$12.00 优惠券', 'HK$12.00 優惠券', 'HK$12.00 off'),
    { ...tenDollars, face_value: 1200, state: 'cancelled' },
  ],
]

/** Published codes; each becomes a coupon of the first member who redeems it. */
const CODES = ['DEMO-BUS-2018', 'DEMO-BUS-2019', 'DEMO-BUS-2020'] as const

const couponRow = (
  coupon_no: string,
  owner: Pick<CouponRow, 'account_id' | 'code_hash'>,
  [names, value]: [Names, Value],
) => ({
  coupon_no,
  minimum_cents: 0,
  valid_from: ALWAYS_FROM,
  valid_until: ALWAYS_UNTIL,
  lines: '',
  passenger_types: '',
  fare_types: '',
  state: 'unused' as const,
  order_no: null,
  issue_no: null,
  ...owner,
  ...names,
  ...value,
})

/** Coupons of every sample account, and codes to redeem, into a database that has none. */
export const loadSampleCoupons = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  if (await db.selectFrom('coupons').select('coupon_no').limit(1).executeTakeFirst()) return
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'member_number'])
    .where('email', 'like', '%@demo.test')
    .orderBy('member_number')
    .execute()
  const numbered = (at: number) => String(at + 1).padStart(2, '0')
  const owned = accounts.flatMap(({ id, member_number }) =>
    kindsAt(now).map((kind, at) =>
      couponRow(`${member_number}${numbered(at)}`, { account_id: id, code_hash: null }, kind),
    ),
  )
  const gift: [Names, Value] = [named('礼品码免费车票', '禮品碼免費車票', 'Free ticket by gift code'), freeTicket]
  const waiting = CODES.map((code, at) =>
    couponRow(`900000${numbered(at)}`, { account_id: null, code_hash: hashCoupon(code) }, gift),
  )
  await db
    .insertInto('coupons')
    .values([...owned, ...waiting])
    .execute()
}
