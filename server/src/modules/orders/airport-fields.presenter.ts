import type { AirportFault, AirportField } from '@shuttle/domain'

/** Fields that the wire spells in another way. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  holders: 'tickets',
  flightNumber: 'flightNo',
  date: 'flightDate',
  time: 'flightTime',
  documentType: 'idType',
  documentNumber: 'idCard',
  telephone: 'telNum',
  departure: 'bookBeginTime',
}

const presentField = (field: AirportField): string =>
  field
    .split('.')
    .map((part) => WIRE_NAMES[part] ?? part)
    .join('.')

/** Fields of the request that are refused by a code, such as `tickets.0.idCard`; empty for a code of another check. */
export const presentAirportFields = (faults: readonly AirportFault[], code: string): string[] =>
  faults.filter(({ violation }) => violation === code).map(({ field }) => presentField(field))
