import { DEFAULT_LIMITS, NO_PASSENGERS, type PassengerLimits, type PassengerType } from '@shuttle/domain'
import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { PassengerSteppers } from './passenger-steppers'

type Props = Partial<ComponentProps<typeof PassengerSteppers>>

const Counted = ({ limits = DEFAULT_LIMITS, ...props }: Props) => {
  const [counts, setCounts] = useState(props.counts ?? { ...NO_PASSENGERS, adult: 1 })
  return (
    <PassengerSteppers
      limits={limits}
      isSold={() => false}
      getFare={() => 'HK$65.00 each'}
      problem={undefined}
      {...props}
      counts={counts}
      onChange={(type, count) => setCounts({ ...counts, [type]: count })}
    />
  )
}
const open = (props: Props = {}) => {
  Element.prototype.scrollIntoView = () => undefined
  const { user } = renderPage({ at: '/', texts: {}, screen: <Counted {...props} /> })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press, alert: () => screen.queryByRole('alert')?.textContent }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const names = () => screen.getAllByRole('spinbutton').map((each) => each.getAttribute('aria-label') ?? each.id)

it.each<[number, PassengerType[]]>([
  [3, []],
  [3, ['child']],
  [5, ['student', 'infant']],
])(
  '[A1.product.2, D9.23] %i rows show if the line sells to %j: students and infants only with a fare',
  async (rows, sold) => {
    const { press } = open({ isSold: (type) => sold.includes(type) })
    await press('Add')
    expect(names()).toHaveLength(rows)
  },
)

describe('[D11.details.3] rare passenger types', () => {
  const button = () => screen.queryByRole('button', { name: /^(Add|Hide)$/ })

  it('rare types are one row that names them, and unfold and fold', async () => {
    const { press } = open({ isSold: () => true })
    expect(names()).toHaveLength(2)
    expect(screen.getByText('Senior, student, infant')).toBeTruthy()
    expect(button()?.getAttribute('aria-expanded')).toBe('false')
    await press('Add')
    expect(names()).toHaveLength(5)
    expect(button()?.getAttribute('aria-expanded')).toBe('true')
    await press('Hide')
    expect(names()).toHaveLength(2)
  })

  it('rare types unfold by themselves when one is counted, and stay when the count is back at zero', async () => {
    const { press } = open({ isSold: () => true, counts: { ...NO_PASSENGERS, student: 1 } })
    expect(field('Student').value).toBe('1')
    expect(button()).toBeNull()
    await press('Remove one student')
    expect(field('Student').value).toBe('0')
    expect(button()?.textContent).toBe('Hide')
  })
})

it('each row shows who travels at the fare, and the fare', async () => {
  const { press } = open({ getFare: (type) => (type === 'elderly' ? undefined : 'HK$65.00 each') })
  await press('Add')
  expect(screen.getAllByText(/HK\$65\.00 each/)).toHaveLength(2)
  expect(screen.getByText('65 and over')).toBeTruthy()
})

describe('purchase 5, counts: limits of an order', () => {
  it('[P5.counts.1, P5.counts.2] a seventh passenger and a second child are refused in place, with a message', async () => {
    const { press, alert } = open()
    await press('Add')
    for (const type of ['adult', 'adult', 'adult', 'senior', 'senior', 'child']) await press(`Add one ${type}`)
    await press('Add one adult')
    expect(alert()).toBe('online sales limited to 6 tickets')
    await press('Add one child')
    expect(alert()).toBe('Child tickets per order: 1 at most')
    expect(['Adult', 'Senior', 'Child'].map((name) => field(name).value)).toEqual(['4', '2', '1'])
    await press('Remove one child')
    expect(alert()).toBeUndefined()
  })

  it('purchase 5, inputs: a typed count takes digits only, up to the limit', async () => {
    const { user, alert } = open()
    await user.clear(field('Adult'))
    await user.type(field('Adult'), '-3')
    expect(field('Adult').value).toBe('3')
    await user.clear(field('Adult'))
    await user.type(field('Adult'), '7')
    expect(field('Adult').value).toBe('6')
    expect(alert()).toBe('online sales limited to 6 tickets')
  })

  it.each<[PassengerType, PassengerLimits, RegExp]>([
    ['adult', { ...DEFAULT_LIMITS, peakMaxPerOrder: 1 }, /^Fewer tickets can be bought per order on peak days/],
    ['child', { ...DEFAULT_LIMITS, onlineConcession: false }, /sold at ticket counters only$/],
  ])('one more %s is refused by %j, with the reason', async (type, limits, reason) => {
    const { press, alert } = open({ limits })
    await press(`Add one ${type}`)
    expect(alert()).toMatch(reason)
  })

  it('a refused press is shown before what the page found wrong', async () => {
    const { press, alert } = open({ problem: { kind: 'danger', text: 'please choose fewer' } })
    expect(alert()).toBe('please choose fewer')
    for (let child = 0; child < 2; child += 1) await press('Add one child')
    expect(alert()).toBe('Child tickets per order: 1 at most')
  })
})
