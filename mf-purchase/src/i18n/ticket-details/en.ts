import type { SameShape } from '@shuttle/i18n'
import type { ticketDetails as reference } from './zh-cn'

/** Sentences that begin in lower case are the specification's own, kept to the letter. */
export const ticketDetails: SameShape<typeof reference> = {
  tripKind: { title: 'Kind of trip' },
  returnDate: {
    title: 'Return date',
    choose: 'Choose a return date',
    beforeDeparture: 'return date cannot be earlier than departure date',
    change: 'Change',
    changeDate: 'Change: {{title}}',
    dropped: 'The return date you chose before can no longer be bought, please choose again',
  },
  session: {
    out: 'Departure time',
    back: 'Return time',
    choose: 'Choose a time',
    chooseReturnDate: 'Choose a return date first',
    seatsLeft: '{{count}} seats left',
    fewSeats: 'Only {{count}} seats left',
    seatsLeft_one: '1 seat left',
    fewSeats_one: 'Only 1 seat left',
    soldOut: 'Sold out',
    closed: 'Not open for booking',
    paused: 'Booking paused',
    departed: 'Departed',
    overCapacity: 'Not enough seats',
    beforeOutbound: 'Before your outbound trip',
    none: 'There is no session on this day',
    noneHint: 'Please choose another date or ticket type.',
    gone: 'The time you chose before is no longer offered, please choose again',
    arriveEarly: 'Please be at the boarding point 5 minutes before departure.',
  },
  restriction: {
    notice:
      'Epidemic control: on this line, day and night tickets are for members only. Anyone can buy tickets booked for a session.',
    title: 'Epidemic control notice',
    refused: 'Only tickets booked for a session are available to you on this line.',
    nothingLeft: 'There is no ticket that you can buy for this date, please choose another date',
  },
  people: {
    title: 'Passenger details',
    required: 'Please fill in the name and ID number of every passenger, as on the travel document.',
    optional: 'Optional. If you fill them in, use the details on the travel document.',
    person: '{{type}} {{number}}',
    name: 'Name',
    nameHint: 'Chinese or Latin letters, digits and spaces',
    idNumber: 'ID number',
    idNumberHint: 'Digits, letters and brackets',
    nameMissing: 'Please fill in the name',
    idNumberMissing: 'Please fill in the ID number',
  },
  bothWays: {
    detail: '{{line}} × 2 ways',
    each: '{{amount}} each way',
    note: 'Fares are for one way. The total is for {{count}} people, there and back.',
    note_one: 'Fares are for one way. The total is for 1 person, there and back.',
    backSoldOut: 'Tickets for the return date are sold out, please choose another return date',
  },
  seats: {
    tooFew: 'Only {{count}} seats are left for this date and ticket type, please choose fewer people or another date',
    tooFew_one: 'Only 1 seat is left for this date and ticket type, please choose fewer people or another date',
    tooFewBack: 'Only {{count}} seats are left on the return date, please choose fewer people or another return date',
    tooFewBack_one: 'Only 1 seat is left on the return date, please choose fewer people or another return date',
  },
  unpaid: {
    title: 'An earlier order is waiting for payment',
    hint: 'You can order again once it is paid or cancelled.',
    open: 'Go to the unpaid order',
  },
}
