import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  flight: {
    title: 'Your flight',
    titleOfChange: 'Check your flight',
    toAirport: 'Please enter the flight that takes off from Hong Kong.',
    fromAirport: 'Please enter the flight that lands in Hong Kong.',
    ofChange: 'Please check your flight before you change the bus. If it is another one now, enter that one.',
    number: 'Flight number',
    numberHint: '5 to 15 letters or digits. Digits are filled up to four: CX88 becomes CX0088.',
    numberStored: 'Stored as {{number}}',
    airline: 'Airline',
    airlineHint: '2 to 15 characters',
    origin: 'Flight from',
    destination: 'Flight to',
    placeHint: '2 to 15 characters',
    transit: 'Transit in (optional)',
    hongKong: 'Hong Kong',
    takeOffDate: 'Take-off date',
    takeOffTime: 'Take-off time',
    landingDate: 'Landing date',
    landingTime: 'Landing time',
    hongKongTime: 'Hong Kong time',
    next: 'Next: your bus',
    nextOfChange: 'Show the buses',
    sending: 'One moment',
  },
  trip: {
    change: 'Change date or passengers',
  },
}
