import type { AirportField } from '@shuttle/domain'

/** Parts of a field that the wire spells in another way. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  travelDocuments: 'tickets',
  flightNumber: 'flightNo',
  date: 'flightDate',
  time: 'flightTime',
  documentType: 'idType',
  documentNumber: 'idCard',
  telephone: 'telNum',
  departure: 'bookBeginTime',
}

/** A field of an airport order as its request spells it, such as `tickets.0.idCard`. */
export const presentAirportField = (field: AirportField): string =>
  field
    .split('.')
    .map((part) => WIRE_NAMES[part] ?? part)
    .join('.')
