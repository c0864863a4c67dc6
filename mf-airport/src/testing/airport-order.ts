import { orderAnswer, ticketRow } from '@shuttle/testing'

type Change = Parameters<typeof orderAnswer>[0]

/**
 * Two adults and a child of a paid airport order B1, 10:30 on 24 November, ¥325.00, which may be changed until 08:30.
 */
export const airportOrder = (change: Change & Record<string, unknown> = {}) =>
  orderAnswer({
    orderStatus: '1',
    orderStatusBrief: 'Paid',
    lineCode: 'HZICLK',
    qZddm: 'HZI',
    zZddm: 'CLK',
    qZddmmc: 'Zhuhai Port',
    zZddmmc: 'Hong Kong Airport',
    ticketData: '2026-11-24',
    bookBeginTime: '10:30:00',
    bookEndTime: '11:30:00',
    jfbc: '9',
    payType: 'cmbpay',
    exchangeCode: 'ABCD2345EFGH6789',
    usersInfo: '[]',
    phList: JSON.stringify([
      ticketRow('T1', { ticketType: '00' }),
      ticketRow('T2', { ticketType: '00' }),
      ticketRow('T3', { ticketType: '02' }),
    ]),
    adultTotal: 2,
    adultFee: '130.00',
    childrenTotal: 1,
    childrenFee: '65.00',
    ticketCount: 3,
    totalMoney: 32500,
    totalNeedpay: 32500,
    totalFee: 32500,
    flight: {
      flightNo: 'CX0504',
      airline: 'Cathay Pacific',
      origin: 'Hong Kong',
      destination: 'Osaka',
      transit: '',
      flightDate: '2026-11-24',
      flightTime: '14:00:00',
    },
    changeEtime: '2026-11-24 08:30:00',
    ...change,
  } as Change)
