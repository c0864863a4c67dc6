import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the trip card of home that these stories expect. */
const TEXTS = {
  en: {
    roundTrip: 'Round trip',
    outbound: 'Outbound',
    inbound: 'Return',
    tomorrow: /^Tomorrow/,
    nextDay: /^Next day/,
    oneMoreAdult: 'Add one adult',
    swap: 'Swap from and to',
    select: 'Select tickets',
    wayBack: 'Buy the way back',
  },
  'zh-hk': {
    roundTrip: '來回',
    outbound: '去程',
    inbound: '回程',
    tomorrow: /^明天/,
    nextDay: /^翌日/,
    oneMoreAdult: '增加成人',
    swap: '對調起點及終點',
    select: '選擇車票',
    wayBack: '購買回程車票',
  },
  'zh-cn': {
    roundTrip: '往返',
    outbound: '去程',
    inbound: '返程',
    tomorrow: /^明天/,
    nextDay: /^次日/,
    oneMoreAdult: '增加成人',
    swap: '对调起点和终点',
    select: '选择车票',
    wayBack: '购买回程车票',
  },
} as const

/** The trip card of home, and the link of a paid order to its way back. */
export const planTrip = (page: Page, language: LanguageCode) => {
  const texts = TEXTS[language]
  const days = (label: string) => page.getByRole('group', { name: label, exact: true })
  return {
    roundTrip: page.getByRole('radio', { name: texts.roundTrip, exact: true }),
    tomorrow: days(texts.outbound).getByRole('radio', { name: texts.tomorrow }),
    backNextDay: days(texts.inbound).getByRole('radio', { name: texts.nextDay }),
    oneMoreAdult: page.getByRole('button', { name: texts.oneMoreAdult, exact: true }),
    swap: page.getByRole('button', { name: texts.swap, exact: true }),
    select: page.getByRole('link', { name: texts.select, exact: true }),
    wayBack: page.getByRole('link', { name: texts.wayBack, exact: true }),
  }
}
