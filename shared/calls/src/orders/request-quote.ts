import { ApiError } from '@shuttle/contracts'
import {
  type CaptchaKind,
  type Cents,
  type CivilDate,
  type Currency,
  centsFromUnits,
  type FareType,
  type FlightInfo,
  filterIdNumber,
  filterName,
  formatDocumentName,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerInfo,
  type PassengerType,
  type StationCode,
  type TicketCategory,
  type TravelDocument,
} from '@shuttle/domain'
import { buyTicketCall, type buyTicketRequest, type orderAnswer } from '@shuttle/wire'
import {
  CURRENCY,
  DOCUMENT_TYPE,
  FARE_TYPE,
  GENDER,
  PASSENGER_TYPE,
  readKnown,
  TICKET_CATEGORY,
  toCode,
} from '../codes'
import { type CallOptions, callService } from '../send-call'
import { flightToWire } from './flight'

/** Departure time of a chosen departure, `HH:mm`. */
export interface DepartureTime {
  beginTime: string
  endTime: string
}

/** What a passenger wants to buy, complete enough to request its price. */
export interface QuoteRequest {
  lineCode: string
  category: TicketCategory
  originCode: StationCode
  destinationCode: StationCode
  date: CivilDate
  fareType: FareType
  currency: Currency
  counts: PassengerCounts
  boardingPoint: string
  alightingPoint: string
  /** Round trips only. */
  returnDate?: CivilDate | undefined
  /** Reserved departures only. */
  departure?: DepartureTime | undefined
  /** Reserved departures of a round trip only. */
  returnDeparture?: DepartureTime | undefined
  /** Names and identity numbers as typed; those of a type go to its passengers in order, a missing one stays empty. */
  passengers?: ReadonlyArray<PassengerInfo & { type: PassengerType }> | undefined
  /** Airport line only, in place of {@link passengers}: those of a type go to its passengers in order. */
  travelDocuments?: ReadonlyArray<TravelDocument & { type: PassengerType }> | undefined
  /** Airport line only. */
  flight?: FlightInfo | undefined
  /** Numbers of the chosen coupons. */
  coupons?: readonly string[] | undefined
}

/** The service's price of a request. */
export interface Quote {
  /** Before coupons, after promotions. */
  total: Cents
  /** What promotions took off before the total; missing where none did. */
  promotionDeduction?: Cents
  couponDeduction: Cents
  amountDue: Cents
  currency: Currency
  /** Fare of one leg by passenger type, from which the total is computed. Missing in answers without them. */
  fares?: Partial<Record<PassengerType, Cents>>
  /** Passengers of each type whom promotions let travel free; missing where there are none. */
  free?: Partial<Record<PassengerType, number>>
  /** Captcha that the next order needs. */
  captcha: CaptchaKind
  /** Address of the frame document, where the captcha is a slide. */
  slideFrame?: string
  /** An order that names it within ten minutes has the price of this quote; missing in answers of an older service. */
  quoteId?: string
}

type BuyTicketBody = (typeof buyTicketRequest)['_zod']['input']

const travelDocumentToWire = (travelDocument: TravelDocument) => ({
  idCard: travelDocument.documentNumber,
  idType: toCode(DOCUMENT_TYPE, travelDocument.documentType),
  userName: formatDocumentName(travelDocument),
  telNum: travelDocument.telephone,
  lastName: travelDocument.lastName,
  firstName: travelDocument.firstName,
  gender: toCode(GENDER, travelDocument.gender),
  birthDate: travelDocument.birthDate,
  nationality: travelDocument.nationality,
})

const passengerToWire = (passenger: PassengerInfo | undefined) => ({
  idCard: filterIdNumber(passenger?.idNumber ?? ''),
  idType: '1',
  userName: filterName(passenger?.name ?? ''),
  telNum: '',
})

/** One entry for each passenger; names and documents stay empty where the line does not require them. */
const passengersToWire = ({ counts, passengers = [], travelDocuments = [] }: QuoteRequest): BuyTicketBody['tickets'] =>
  PASSENGER_TYPES.flatMap((type) => {
    const named = passengers.filter((passenger) => passenger.type === type)
    const held = travelDocuments.filter((travelDocument) => travelDocument.type === type)
    return Array.from({ length: counts[type] }, (_, index) => {
      const travelDocument = held[index]
      return {
        ticketType: toCode(PASSENGER_TYPE, type),
        ...(travelDocument ? travelDocumentToWire(travelDocument) : passengerToWire(named[index])),
      }
    })
  })

/** The inbound leg is spelled end, start and RT (purchase 3). */
const inboundToWire = (request: QuoteRequest) => {
  if (request.category === 'oneWay') {
    return { ticketDataRe: '', lineCodeRe: '', startStationCodeRe: '', endStationCodeRe: '' }
  }
  return {
    ticketDataRe: request.returnDate ?? '',
    lineCodeRe: `${request.destinationCode}${request.originCode}RT`,
    startStationCodeRe: request.destinationCode,
    endStationCodeRe: request.originCode,
  }
}

/** The body that quotes and orders share. */
export const toBuyTicketBody = (request: QuoteRequest, total: Cents, amountDue: Cents): BuyTicketBody => ({
  ticketData: request.date,
  lineCode: request.lineCode,
  startStationCode: request.originCode,
  endStationCode: request.destinationCode,
  ...inboundToWire(request),
  boardingPointCode: request.boardingPoint,
  breakoutPointCode: request.alightingPoint,
  currency: toCode(CURRENCY, request.currency),
  ticketCategory: toCode(TICKET_CATEGORY, request.category),
  tickets: passengersToWire(request),
  ...(request.flight && { flight: flightToWire(request.flight) }),
  amount: total,
  feeType: toCode(FARE_TYPE, request.fareType),
  totalVoucherpay: total - amountDue,
  voucherNum: request.coupons?.length ?? 0,
  voucherStr: request.coupons?.join(',') ?? '',
  totalBalpay: 0,
  totalNeedpay: amountDue,
  bookBeginTime: request.departure?.beginTime ?? '',
  bookEndTime: request.departure?.endTime ?? '',
  bookBeginTimeRe: request.returnDeparture?.beginTime ?? '',
  bookEndTimeRe: request.returnDeparture?.endTime ?? '',
  orderType: '0',
  captcha: '',
  sessionId: '',
  sig: '',
  token: '',
  timestamp: 0,
})

/** A quote request carries no amounts: the service computes them. */
export const quoteToWire = (request: QuoteRequest): BuyTicketBody => toBuyTicketBody(request, 0, 0)

const CAPTCHA: Record<string, CaptchaKind> = { 0: 'none', 1: 'digits', 2: 'slide' }

type DetailList = (typeof orderAnswer)['_zod']['output']['detailList']

const faresFromWire = (detailList: DetailList): Partial<Record<PassengerType, Cents>> =>
  Object.fromEntries(
    detailList.flatMap(({ ticketType, fee }) => {
      const [type, cents] = [readKnown(PASSENGER_TYPE, ticketType), centsFromUnits(fee)]
      return type === undefined || cents === undefined ? [] : [[type, cents]]
    }),
  )

const freeFromWire = (detailList: DetailList): Partial<Record<PassengerType, number>> =>
  Object.fromEntries(
    detailList.flatMap(({ ticketType, freePeople }) => {
      const type = readKnown(PASSENGER_TYPE, ticketType)
      return type === undefined || !freePeople ? [] : [[type, freePeople]]
    }),
  )

export const quoteFromWire = (answer: (typeof orderAnswer)['_zod']['output']): Quote => {
  const currency = readKnown(CURRENCY, answer.currency)
  // A price without a currency must not be shown.
  if (!currency) throw new ApiError({ kind: 'unreadable', code: `currency ${answer.currency}` })
  return {
    total: answer.totalMoney,
    ...(answer.totalDiscount ? { promotionDeduction: answer.totalDiscount } : undefined),
    couponDeduction: answer.totalVoucherpay,
    amountDue: answer.totalNeedpay,
    currency,
    ...(answer.detailList.length > 0 && { fares: faresFromWire(answer.detailList) }),
    ...(answer.totalDiscount && { free: freeFromWire(answer.detailList) }),
    captcha: readKnown(CAPTCHA, answer.captchaType) ?? 'none',
    ...(answer.slideFrame !== undefined && { slideFrame: answer.slideFrame }),
    ...(answer.quoteId !== undefined && { quoteId: answer.quoteId }),
  }
}

/** Requests a price; needs no sign-in and reserves nothing. Refused: SOLD_OUT, and the codes of dates and counts. */
export const requestQuote = async (request: QuoteRequest, options: Pick<CallOptions, 'signal'> = {}): Promise<Quote> =>
  quoteFromWire((await callService(buyTicketCall, quoteToWire(request), options)).responseData)
