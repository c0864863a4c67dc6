import { expect, type Locator, type Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the airport line that stories expect. */
const en = {
  toFlight: 'Next: your flight',
  number: 'Flight number',
  airline: 'Airline',
  origin: 'Flight from',
  destination: 'Flight to',
  takeOffTime: 'Take-off time',
  landingDate: 'Landing date',
  landingTime: 'Landing time',
  toBuses: 'Next: your bus',
  showBuses: 'Show the buses',
  tooLate: /Too close to your flight/,
  tooSoon: /Too soon after landing/,
  earlier: /earlier bus/,
  fillIn: (number: number) => new RegExp(`^Fill in or change the details of Passenger ${number}, `),
  next: 'Next passenger',
  done: 'Done',
  soldOut: 'Sold out',
  paused: 'Booking paused',
  closed: 'Not open for booking',
  toPassengers: 'Next: passengers',
  documentType: 'Type of document',
  passport: 'Passport',
  documentNumber: 'Document number',
  lastName: 'Last name',
  firstName: 'First name',
  male: 'Male',
  female: 'Female',
  passenger: (number: number) => new RegExp(`^Passenger ${number}, `),
  family: /^Family combo/,
  oneFree: 'Family combo: one ticket free',
  birthWrong: 'This date of birth is not valid. Please check it.',
  entitled: 'Yes, continue',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  nationality: 'Nationality',
  numbersDropped: /document numbers were not stored/,
  pickupQr: 'QR code to collect your tickets',
  save: 'Save to calendar',
  update: 'Update the calendar',
  toOrder: 'View the order',
  refund: 'Refund tickets',
  change: 'Change departure',
  changeTo: 'Change to this bus',
  changeYes: 'Change the bus',
  changed: /departure was changed on/,
}
export type AirportPageTexts = typeof en

const zhHk: AirportPageTexts = {
  toFlight: '下一步：填寫航班',
  number: '航班編號',
  airline: '航空公司',
  origin: '航班出發地',
  destination: '航班目的地',
  takeOffTime: '起飛時間',
  landingDate: '降落日期',
  landingTime: '降落時間',
  toBuses: '下一步：選擇班次',
  showBuses: '查看可改的班次',
  tooLate: /離起飛時間太近/,
  tooSoon: /降落後時間不足/,
  earlier: /較早的/,
  fillIn: (number) => new RegExp(`^填寫或更改乘客 ${number}，`),
  next: '填寫下一位',
  done: '完成',
  soldOut: '已售罄',
  paused: '暫停預約',
  closed: '未開放預約',
  toPassengers: '下一步：填寫乘客',
  documentType: '證件類型',
  passport: '護照',
  documentNumber: '證件號碼',
  lastName: '英文姓氏',
  firstName: '英文名字',
  male: '男',
  female: '女',
  passenger: (number) => new RegExp(`^乘客 ${number}，`),
  family: /^家庭套票/,
  oneFree: '家庭套票：一張免費',
  birthWrong: '出生日期不正確，請檢查',
  entitled: '符合資格，繼續下單',
  year: '年',
  month: '月',
  day: '日',
  nationality: '國籍',
  numbersDropped: /證件號碼沒有儲存在這部裝置/,
  pickupQr: '取票二維碼',
  save: '儲存至日曆',
  update: '更新日曆',
  toOrder: '查看訂單',
  refund: '退票',
  change: '更改班次',
  changeTo: '更改至此班次',
  changeYes: '確認更改',
  changed: /班次已於 .*更改/,
}

const zhCn: AirportPageTexts = {
  toFlight: '下一步：填写航班',
  number: '航班号',
  airline: '航空公司',
  origin: '航班出发地',
  destination: '航班目的地',
  takeOffTime: '起飞时间',
  landingDate: '降落日期',
  landingTime: '降落时间',
  toBuses: '下一步：选择班次',
  showBuses: '查看可改的班次',
  tooLate: /离起飞时间太近/,
  tooSoon: /降落后时间不足/,
  earlier: /较早的/,
  fillIn: (number) => new RegExp(`^填写或更改乘客 ${number}，`),
  next: '填写下一位',
  done: '完成',
  soldOut: '已售罄',
  paused: '暂停预约',
  closed: '未开放预约',
  toPassengers: '下一步：填写乘客',
  documentType: '证件类型',
  passport: '护照',
  documentNumber: '证件号码',
  lastName: '英文姓氏',
  firstName: '英文名字',
  male: '男',
  female: '女',
  passenger: (number) => new RegExp(`^乘客 ${number}，`),
  family: /^家庭套票/,
  oneFree: '家庭套票：一张免费',
  birthWrong: '出生日期不正确，请检查',
  entitled: '符合条件，继续下单',
  year: '年',
  month: '月',
  day: '日',
  nationality: '国籍',
  numbersDropped: /证件号码没有保存在这台设备上/,
  pickupQr: '取票二维码',
  save: '保存到日历',
  update: '更新日历',
  toOrder: '查看订单',
  refund: '退票',
  change: '更改班次',
  changeTo: '更改至该班次',
  changeYes: '确认更改',
  changed: /班次已于 .*更改/,
}
const TEXTS: Readonly<Record<LanguageCode, AirportPageTexts>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

export interface AirportPassengerDetails {
  lastName: string
  firstName: string
  documentNumber: string
  birth: readonly [year: string, month: string, day: string]
  isFemale?: boolean
}
export const CHAN: AirportPassengerDetails = {
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  documentNumber: 'K12345678',
  birth: ['1988', '4', '30'],
}

/** The pages of the airport line, and a passenger's actions on each. */
export const airport = (page: Page, language: LanguageCode) => {
  const texts = TEXTS[language]
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => main.getByLabel(name, { exact: true })
  const passenger = (number: number) => main.getByRole('region', { name: texts.passenger(number) })
  const bus = (departs: string) => main.locator(`[data-departs="${departs}"]`)
  return {
    texts,
    day: (date: string) => main.locator(`[data-date="${date}"] input`).first(),
    toFlight: button(texts.toFlight),
    field,
    toBuses: button(texts.toBuses),
    showBuses: button(texts.showBuses),
    bus,
    /** Unfolds the departures before the best fit, or folds them. */
    earlier: main.getByRole('button', { name: texts.earlier }),
    /** The choice of an available departure. */
    choice: (departs: string) => bus(departs).getByRole('radio'),
    toPassengers: button(texts.toPassengers),
    numbersDropped: main.getByText(texts.numbersDropped),
    pickupQr: page.getByRole('img', { name: texts.pickupQr }),
    /** In groups of four. */
    pickupCode: main.getByText(/^([A-Z0-9]{4} ){3}[A-Z0-9]{4}$/),
    /** The departure of an order that the service refused. */
    refusedBus: main.getByRole('alert').getByRole('link'),
    save: button(texts.save),
    update: button(texts.update),
    toOrder: main.getByRole('link', { name: texts.toOrder, exact: true }),
    refund: main.getByRole('link', { name: texts.refund, exact: true }),
    change: main.getByRole('link', { name: texts.change, exact: true }),
    changeTo: button(texts.changeTo),
    changeYes: page.getByRole('alertdialog').getByRole('button', { name: texts.changeYes }),
    changed: main.getByText(texts.changed),
    family: main.getByRole('checkbox', { name: texts.family }),
    oneFree: main.getByText(texts.oneFree).first(),
    birthWrong: main.getByText(texts.birthWrong),
    entitled: page.getByRole('alertdialog').getByRole('button', { name: texts.entitled }),
    passenger,
    /** Unfolds a passenger. */
    fillIn: (number: number) => main.getByRole('button', { name: texts.fillIn(number) }),
    next: button(texts.next),
    done: button(texts.done),
    fillsDocument: async ({ birth, isFemale = false, ...details }: AirportPassengerDetails, card: Locator = main) => {
      const own = (name: string) => card.getByLabel(name, { exact: true })
      await own(texts.documentType).selectOption(texts.passport)
      await own(texts.documentNumber).fill(details.documentNumber)
      await own(texts.lastName).fill(details.lastName)
      await own(texts.firstName).fill(details.firstName)
      await card.getByRole('radio', { name: isFemale ? texts.female : texts.male, exact: true }).check()
      for (const [at, part] of (['year', 'month', 'day'] as const).entries()) {
        await own(texts[part]).fill(birth[at] ?? '')
      }
      await own(texts.nationality).fill('Chinese')
    },
    seesPickupCode: async () => {
      await expect(page.getByRole('img', { name: texts.pickupQr })).toBeVisible()
      return main.getByText(/^([A-Z0-9]{4} ){3}[A-Z0-9]{4}$/).textContent()
    },
  }
}
