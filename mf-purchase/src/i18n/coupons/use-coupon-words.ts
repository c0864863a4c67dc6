import type { LanguageCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { couponWords as en } from './en'
import { type CouponWords, couponWords as zhCn } from './zh-cn'
import { couponWords as zhHk } from './zh-hk'

const WORDS: Readonly<Record<LanguageCode, CouponWords>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }

export const useCouponWords = (): CouponWords => WORDS[useLanguage()]
