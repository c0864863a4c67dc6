import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  line: {
    choose: 'Choose a line',
  },
  price: {
    note: 'Every change is recorded. Tickets already sold keep their price.',
    of: 'Prices: {{type}}',
    next: 'Next',
    from: 'Travel from',
    notSold: 'Not sold',
    empty: 'This ticket type has no price, so it is not sold',
    failed: 'The prices could not be loaded',
    new: 'New price',
    newOf: 'New price: {{type}}',
    ahead: 'Changes ahead: {{type}}',
    changeOn: 'Change on {{day}}',
    editOf: 'Edit the change on {{day}}: {{type}}',
    removeOf: 'Remove the change on {{day}}: {{type}}',
    removeTitle: 'Remove this change of prices?',
    removeText: '{{type}}: the prices no longer change on {{day}}. Those before stay in force.',
    removed: 'The change on {{day}} was removed.',
    question: 'Set these prices?',
    consequence:
      '{{type}}. {{days}} (days of travel), passengers who buy from now on pay what is listed below. A price shown in the ten minutes before is honoured. Prices that change: {{changes}}. Tickets already sold keep their price.',
    airport:
      'Airport orders can only move to departures of the same fare, so tickets for travel before this day cannot move to a departure from this day on, nor the other way round.',
    confirm: 'Set prices',
    done: 'The prices from {{day}} were set.',
  },
  form: {
    lastDayHint: 'Included. Leave it empty for no end.',
    pricesHint: 'Applies to travel from this day until the next change, for everyone who buys from now on',
    amount: '{{type}} ({{currency}})',
    optional: '{{type}} (leave empty if not sold)',
  },
  preview: {
    day: 'Price of a trip on this day of travel',
    same: '{{price}} (no change)',
  },
  seats: {
    title: 'Seats per day',
    now: 'Today',
    usual: 'Usual',
    ahead: 'Changes ahead',
    change: '{{day}}: {{seats}}',
    new: 'Change',
    newOf: 'Change the seats per day: {{type}}',
    empty: 'Seats of this line are not counted by day',
    emptyHint: 'Round trips use the seats of the one-way lines, personal bookings those of their departure.',
    perDay: 'Seats on each day',
    perDayHint: 'Leave it empty for the usual {{usual}}. 0 is sold out.',
    least: 'Seats sold on {{day}}: {{least}}. Enter {{least}} or more.',
    question: 'Change the seats per day?',
    consequence: '{{type}}. {{days}}: {{seats}} seats per day, including those already sold.',
    again: '{{type}}. {{days}}: the usual {{seats}} seats per day again, including those already sold.',
    forGood: 'Without an end, replacing any number set for later days.',
    dayCount: 'Days: {{days}}.',
    confirm: 'Change seats',
    done: 'The seats per day were changed.',
  },
}
