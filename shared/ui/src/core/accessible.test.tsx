import { render, screen } from '@testing-library/react'
import { expectAccessible } from '../testing/expect-accessible'
import * as ui from './index'

const nothing = () => {}

it('satisfies axe with every core widget', async () => {
  render(
    <main>
      <ui.PageHeader
        title="Buy a ticket"
        back={{ label: 'Back', onBack: nothing }}
        route={{ from: 'Hong Kong Port', to: 'Zhuhai Port', joint: 'to' }}
        chip="One way"
        actions={<ui.LanguageSwitch label="Language" value="en" onChange={nothing} />}
      />
      <ui.PageBody>
        <ui.Card title="Fields">
          <ui.TextField label="E-mail" value="" onChange={nothing} error="Missing" hint="Yours" />
          <ui.Checkbox checked={false} onChange={nothing} error="Please agree">
            Agree
          </ui.Checkbox>
          <ui.RadioList label="Payment" value="card" onChange={nothing} options={[{ value: 'card', label: 'Card' }]} />
          <ui.SegmentedControl label="Kind" value="day" onChange={nothing} options={[{ value: 'day', label: 'Day' }]} />
          <ui.Stepper label="Adult" value={0} max={6} onChange={nothing} decreaseLabel="Fewer" increaseLabel="More" />
        </ui.Card>
        <ui.Notice kind="danger" announce>
          Wrong
        </ui.Notice>
        <ui.Skeleton label="Loading" kind="card" />
        <ui.Spinner label="Loading" />
        <ui.Countdown label="Pay within" timeLeft="14:59" overText="Over" />
        <ui.EmptyState title="No orders" action={<ui.Button>Buy</ui.Button>} />
        <ui.ErrorCard title="Not loaded" retryLabel="Try again" onRetry={nothing} />
        <ui.PriceLines
          lines={[{ label: 'Adult', detail: '2 × HK$65.00', amount: 'HK$130.00' }]}
          total={{ label: 'Total', amount: 'HK$130.00' }}
        />
        <ui.StatusBadge tone="success">Paid</ui.StatusBadge>
      </ui.PageBody>
      <ui.TotalBar label="Total" amount="HK$130.00">
        <ui.Button>Confirm</ui.Button>
      </ui.TotalBar>
      <ui.BottomBar label="Main" items={[{ label: 'Buy', icon: null, href: '/', current: true }]} />
    </main>,
  )
  await expectAccessible()
})

it('a route line announces the two ports with a text between them', () => {
  render(<ui.RouteLine from="Hong Kong Port" to="Zhuhai Port" joint="to" />)
  expect(screen.getByText('Hong Kong Port').parentElement?.textContent).toBe('Hong Kong Port to Zhuhai Port')
})

it('a countdown announces only its end', () => {
  const { rerender } = render(<ui.Countdown label="Pay within" timeLeft="00:01" overText="Time is over" />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<ui.Countdown label="Pay within" timeLeft={undefined} overText="Time is over" />)
  expect(screen.getByRole('status').textContent).toBe('Time is over')
})
