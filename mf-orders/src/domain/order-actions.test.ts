import { ORDER_STATUSES } from '@shuttle/domain'
import { isFinished, listActions, type OrderAction } from './order-actions'

type Status = (typeof ORDER_STATUSES)[number]

describe('[A2.orders.4] the actions of an order, the main one last', () => {
  it.each<[Status, boolean, OrderAction[]]>([
    ['toPay', true, ['cancel', 'pay']],
    ['paid', true, ['refund', 'show']],
    ['partlyRefunded', true, ['refund', 'show']],
    ['paid', false, ['show']],
    ['used', false, ['buyAgain']],
    ['ended', true, ['buyAgain']],
    ['expired', true, ['buyAgain']],
    ['cancelled', true, ['buyAgain']],
    ['refunded', true, ['buyAgain']],
    ['refunding', true, ['progress']],
  ])('the actions of an order that is %s, unchecked: %s', (status, isUnchecked, actions) =>
    expect(listActions({ status, isUnchecked, lineCode: 'HKGZHO' })).toEqual(actions),
  )

  it.each<[boolean, OrderAction[]]>([
    [true, ['refund', 'show']],
    [false, []],
  ])('offers the pickup code of an airport order while no ticket is checked, unchecked: %s', (isUnchecked, actions) =>
    expect(listActions({ status: 'paid', isUnchecked, lineCode: 'HZICLK' })).toEqual(actions),
  )

  it('[A2.details.8] an order can be bought again once it has ended for good, and no earlier', () => {
    const finished: Status[] = ['used', 'ended', 'expired', 'cancelled', 'refunded']
    expect(ORDER_STATUSES.filter(isFinished).toSorted()).toEqual(finished.toSorted())
  })
})
