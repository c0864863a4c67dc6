import type { Instant } from '@shuttle/domain'
import type { Figure, MoneyFigures } from './money-figures.repository'

export interface GaugeSample {
  labels: Record<string, string>
  value: number
}
interface MoneyGauge {
  name: string
  help: string
  labelNames: readonly string[]
  read: (figures: MoneyFigures, now: Instant) => GaugeSample[]
}

const REFUND_STATES = ['accepted', 'pending', 'failed', 'refused']
const MISFITS = ['wrong-amount', 'paid-twice', 'no-seats', 'returned']

const seconds = (figure: Figure | undefined, now: Instant): number =>
  figure?.oldest ? Math.max(0, (now - figure.oldest) / 1000) : 0

/** A sample for each label, 0 where nothing is counted: a series that comes and goes fires no alert. */
const toSamples = (
  name: string,
  [figures, labels]: [Figure[], readonly string[]],
  toValue: (figure: Figure | undefined) => number,
): GaugeSample[] =>
  [...new Set([...labels, ...figures.map(({ label }) => label)])].map((label) => ({
    labels: { [name]: label },
    value: toValue(figures.find((each) => each.label === label)),
  }))
const toCount = (figure: Figure | undefined): number => figure?.count ?? 0

/** Every gauge of money, and how it is computed from the figures; `providers` are the configured payment methods. */
export const moneyGauges = (providers: readonly string[]): MoneyGauge[] => [
  {
    name: 'outbox_messages',
    help: 'Messages of the outbox that wait, and that were given up in the last day, by state',
    labelNames: ['state'],
    read: ({ outbox }) => toSamples('state', [outbox, ['waiting', 'dead']], toCount),
  },
  {
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest message of the outbox that waits; 0 where none does',
    labelNames: [],
    read: ({ outbox }, now) => [
      {
        labels: {},
        value: seconds(
          outbox.find(({ label }) => label === 'waiting'),
          now,
        ),
      },
    ],
  },
  {
    name: 'refunds_waiting',
    help: 'Refunds that are not done, by state; refused ones wait for staff',
    labelNames: ['state'],
    read: ({ refunds }) => toSamples('state', [refunds, REFUND_STATES], toCount),
  },
  {
    name: 'refunds_oldest_waiting_seconds',
    help: 'Age of the oldest refund that is not done, by state',
    labelNames: ['state'],
    read: ({ refunds }, now) => toSamples('state', [refunds, REFUND_STATES], (figure) => seconds(figure, now)),
  },
  {
    name: 'payment_attempts_open',
    help: 'Payment attempts that are open, by provider',
    labelNames: ['provider'],
    read: ({ open }) => toSamples('provider', [open, providers], toCount),
  },
  {
    name: 'payment_attempts_oldest_open_seconds',
    help: 'Age of the oldest payment attempt that is open, by provider',
    labelNames: ['provider'],
    read: ({ open }, now) => toSamples('provider', [open, providers], (figure) => seconds(figure, now)),
  },
  {
    name: 'payment_attempts_unanswered',
    help: 'Open payment attempts whose provider gives no usable answer, by provider',
    labelNames: ['provider'],
    read: ({ unanswered }) => toSamples('provider', [unanswered, providers], toCount),
  },
  {
    name: 'payment_attempts_oldest_unanswered_seconds',
    help: 'Since when the provider of an open attempt has given no usable answer, the longest, by provider',
    labelNames: ['provider'],
    read: ({ unanswered }, now) => toSamples('provider', [unanswered, providers], (figure) => seconds(figure, now)),
  },
  {
    name: 'payment_attempts_closed_unanswered',
    help: 'Payment attempts that were closed without an answer of their provider, have none yet and are looked at, by provider',
    labelNames: ['provider'],
    read: ({ closedUnanswered }) => toSamples('provider', [closedUnanswered, providers], toCount),
  },
  {
    name: 'payment_attempts_not_configured',
    help: 'Payment attempts that are open or looked at, and refunds that are asked for, of ways to pay that are not configured any more',
    labelNames: [],
    read: ({ open, rechecked, refundsToQuery }) => {
      const strange = [...open, ...rechecked, ...refundsToQuery].filter(({ label }) => !providers.includes(label))
      return [{ labels: {}, value: strange.reduce((sum, { count }) => sum + count, 0) }]
    },
  },
  {
    name: 'payments_misfit_last_hour',
    help: 'Payments of the last hour that fit no order, by what became of them: wrong amount, paid twice, no seats, returned',
    labelNames: ['outcome'],
    read: ({ misfits }) => toSamples('outcome', [misfits, MISFITS], toCount),
  },
  {
    name: 'payment_differences_open',
    help: 'Differences with the providers that wait for staff',
    labelNames: [],
    read: ({ differences }) => [{ labels: {}, value: toCount(differences[0]) }],
  },
  {
    name: 'payment_days_oldest_not_compared_seconds',
    help: 'Since when the oldest day is over that is not compared with its provider, by provider; 0 where none is',
    labelNames: ['provider'],
    // No days are compared with a provider that is not configured any more.
    read: ({ nights }, now) =>
      toSamples('provider', [nights.filter(({ label }) => providers.includes(label)), providers], (figure) =>
        seconds(figure, now),
      ),
  },
]
