/// <reference lib="dom" />
import type { Fault } from '../faults/fault'

/** The fault panel's page: lists, adds and removes faults, and lists what the gateway knows. */
interface OrderLine {
  id: string
  reference: string
  status: string
  currency: string
  totalCapturedAmount: number
  totalRefundedAmount: number
}

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement
const showMessage = (text: string): void => {
  find('said').textContent = text
}

const row = (...cells: (string | Node)[]): HTMLTableRowElement => {
  const line = document.createElement('tr')
  for (const content of cells) {
    const cell = document.createElement('td')
    cell.append(content)
    line.append(cell)
  }
  return line
}

const removeButton = (fault: Fault): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `Remove ${fault.kind}`
  button.addEventListener('click', () => void fetch(`/faults/${fault.id}`, { method: 'DELETE' }).then(showFaults))
  return button
}

const showFaults = async (): Promise<void> => {
  const { faults } = (await (await fetch('/faults')).json()) as { faults: Fault[] }
  find('faults').replaceChildren(
    ...faults.map((fault) =>
      row(
        fault.kind,
        fault.operation ?? 'any',
        fault.reference ?? 'all',
        String(fault.times),
        `${fault.ms} ms, ${fault.seconds} s, ${fault.cents} cents`,
        removeButton(fault),
      ),
    ),
  )
}

const showOrders = async (): Promise<void> => {
  const { orders } = (await (await fetch('/orders')).json()) as { orders: OrderLine[] }
  find('orders').replaceChildren(
    ...orders.map((order) =>
      row(
        order.id,
        order.reference,
        order.status,
        `${order.currency} ${order.totalCapturedAmount.toFixed(2)}`,
        order.totalRefundedAmount.toFixed(2),
      ),
    ),
  )
}

const form = find('new-fault') as HTMLFormElement
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
  for (const name of ['times', 'ms', 'seconds', 'cents'])
    if (name in fields) Object.assign(fields, { [name]: Number(fields[name]) })
  void fetch('/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }).then(async (response) => {
    showMessage(response.ok ? 'Added.' : `Refused: ${await response.text()}`)
    await showFaults()
  })
})

void showFaults()
void showOrders()
window.setInterval(() => void showOrders(), 3000)
