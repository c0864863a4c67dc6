import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

/** Sentences that begin in lower case are quoted verbatim from the specification. */
export const texts: SameShape<typeof reference> = {
  lineInfo: 'Times and stops',
  invalidLink: {
    title: 'This line could not be found',
    badLine: 'The link is incomplete or its line does not exist. Please choose a line on the home page.',
    notSold: 'This line is not sold online at the moment.',
  },
  tripKind: { title: 'Trip type' },
  fold: {
    change: 'Change',
    changeOf: 'Change: {{title}}',
    done: 'Done',
    doneWith: 'Done: {{title}}',
  },
  date: {
    title: 'Departure date',
  },
  returnDate: {
    title: 'Return date',
    dropped: 'Tickets for the return date you chose are no longer on sale. Please choose again.',
    sameFare: 'Both ways cost the fare of the outbound day.',
  },
  departure: {
    outbound: 'Departure time',
    inbound: 'Return time',
    choose: 'Choose a time',
    chooseReturnDate: 'Choose a return date first',
    seatsLeft_one: '1 seat left',
    seatsLeft_other: '{{count}} seats left',
    fewSeats_one: 'Only 1 seat left',
    fewSeats_other: 'Only {{count}} seats left',
    soldOut: 'Sold out',
    closed: 'Not open for booking',
    paused: 'Booking paused',
    departed: 'Departed',
    overCapacity: 'Not enough seats',
    beforeOutbound: 'Before your outbound trip',
    none: 'No departures can be booked on this day',
    noneHint: 'Please choose another date or ticket type.',
    gone: 'There is no departure at {{time}} on this date. Please choose again.',
  },
  fare: {
    gone: '{{type}} tickets are not sold for this date. Please choose the ticket type again.',
    title: 'Ticket type',
    hours: '{{from}} to {{to}}',
    anyBus: 'Board any bus within these hours.',
    anyBusNight: 'Board any bus within these hours. The night ticket is for the night from {{from}} to {{to}}.',
    anyBusNights:
      'Board any bus within these hours. The night tickets are for the night from {{from}} to {{to}}, and back for the night from {{backFrom}} to {{backTo}}.',
    chooseDateFirst: 'Fares for your date are shown once you choose it',
    soldOut: 'Tickets for the chosen date and line are sold out. Please choose another date or ticket type.',
    daySoldOut: 'Tickets for this date are sold out. Please choose another date.',
    notSold: 'No tickets are sold for this date. Please choose another date.',
    seatsLeft_one: 'Only 1 seat left',
    seatsLeft_other: 'Only {{count}} seats left',
  },
  restriction: {
    notice:
      'Epidemic control: on this line, day and night tickets are for members only. Anyone can buy personal booking tickets.',
    title: 'Epidemic control notice',
    nothingLeft: 'There are no tickets you can buy for this date. Please choose another date.',
  },
  passengerDetails: {
    title: 'Passenger details',
    required: 'Please fill in the name and ID number of every passenger, as on the travel document.',
    optional: 'Optional. If you fill them in, use the details on the travel document.',
    passenger: '{{type}} {{number}}',
    name: 'Name',
    nameHint: 'Chinese or Latin letters, digits and spaces',
    idNumber: 'ID number',
    idNumberHint: 'Digits, letters and brackets',
    numbersDropped: 'For your privacy, ID numbers are not kept when the page is reloaded. Please enter them again.',
  },
  bothWays: {
    backSoldOut: 'Tickets for the return date are sold out. Please choose another return date.',
  },
  seats: {
    tooFew_one: 'Only 1 seat is left for this date and ticket type. Please choose fewer people or another date.',
    tooFew_other:
      'Only {{count}} seats are left for this date and ticket type. Please choose fewer people or another date.',
    tooFewBack_one: 'Only 1 seat is left on the return date. Please choose fewer people or another return date.',
    tooFewBack_other:
      'Only {{count}} seats are left on the return date. Please choose fewer people or another return date.',
  },
  order: {
    heading: 'Buy tickets',
    passengers_one: '1 passenger',
    passengers_other: '{{count}} passengers',
    noDate: 'please select departure date first',
  },
}
