import type { PassengerType } from '@shuttle/domain'

const CODES: Record<PassengerType, string> = { adult: '00', elderly: '01', child: '02', infant: '04', student: '05' }

export const wirePassengerType = (type: PassengerType): string => CODES[type]

export const passengerTypeFromWire = (code: string): PassengerType | undefined =>
  (Object.keys(CODES) as PassengerType[]).find((type) => CODES[type] === code.padStart(2, '0'))
