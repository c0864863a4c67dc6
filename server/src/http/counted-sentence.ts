import type { ErrorCode } from '@shuttle/contracts'
import { civilDateAt, civilTimeAt, type Instant, type Language } from '@shuttle/domain'
import type { RefusalDetails } from '../runtime/errors'

type Sentence = Record<Language, (count: number) => string>

const WAIT: Sentence = {
  'zh-hk': (minutes) => `嘗試次數過多，請於 ${minutes} 分鐘後重試`,
  'zh-cn': (minutes) => `尝试次数过多，请 ${minutes} 分钟后重试`,
  en: (minutes) => `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** A code was mailed already; the wait for the next one grows each time. */
const CODE_WAIT: Sentence = {
  'zh-hk': (minutes) => `驗證碼已寄出，請先查看電郵（包括垃圾郵件）；${minutes} 分鐘後可再取得`,
  'zh-cn': (minutes) => `验证码已发送，请先查看邮箱（包括垃圾邮件）；${minutes} 分钟后可再获取`,
  en: (minutes) =>
    `A code was sent already: please check your mailbox and its spam folder. You can request another in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** Seats were held again and again without a payment. */
const HOLD_WAIT: Sentence = {
  'zh-hk': (minutes) => `你有多張訂單未付款，請於 ${minutes} 分鐘後再訂`,
  'zh-cn': (minutes) => `您有多笔订单未支付，请 ${minutes} 分钟后再订`,
  en: (minutes) =>
    `Several of your orders were not paid. You can order again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/** The specification's own sentence with the limit of the line (purchase 5, counts). */
const TICKETS: Sentence = {
  'zh-hk': (max) => `網上每單限購 ${max} 張車票`,
  'zh-cn': (max) => `网上每单限购 ${max} 张车票`,
  en: (max) => `online sales limited to ${max} tickets`,
}

/** A counter gets the moment, so that staff can name the mail that has the new code. */
const REPLACED: Record<Language, (at: string) => string> = {
  'zh-hk': (at) => `這個取票碼已因更改班次於 ${at} 失效，請出示新的取票碼`,
  'zh-cn': (at) => `该取票码已因更改班次于 ${at} 失效，请出示新的取票码`,
  en: (at) => `This pickup code was replaced by a change of departure on ${at}. Please show the new one.`,
}
const toMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))
const toMinute = (instant: Instant) => `${civilDateAt(instant)} ${civilTimeAt(instant).slice(0, 5)}`

/**
 * The sentence of a refusal with a number: how long to wait, how many tickets are sold or when a code was replaced;
 * undefined for all others.
 */
export const countedSentence = (
  language: Language,
  { code, details }: { code: ErrorCode; details: RefusalDetails },
): string | undefined => {
  const { waitSeconds, maxTickets, replacedAt } = details
  if (code === 'TOO_MANY_REQUESTS' && waitSeconds !== undefined) return WAIT[language](toMinutes(waitSeconds))
  if (code === 'CODE_TOO_SOON' && waitSeconds !== undefined) return CODE_WAIT[language](toMinutes(waitSeconds))
  if (code === 'TOO_MANY_UNPAID_ORDERS' && waitSeconds !== undefined) return HOLD_WAIT[language](toMinutes(waitSeconds))
  if (code === 'TOO_MANY_TICKETS' && maxTickets !== undefined) return TICKETS[language](maxTickets)
  if (code === 'PICKUP_CODE_REPLACED' && replacedAt !== undefined) return REPLACED[language](toMinute(replacedAt))
  return undefined
}
