import { TEST_CARDS } from '../checkout/pay-by-card'
import { FAULT_KINDS, OPERATIONS } from './fault'

const options = (values: readonly string[]): string => values.map((value) => `<option>${value}</option>`).join('')
const input = (id: string, label: string, attributes: string): string =>
  `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" ${attributes}></div>`

/** The panel as a page. In English only: it is a tool for developers, not for passengers. */
export const faultPanelPage = (): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card gateway sandbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/static/sandbox.css"><script defer src="/static/sandbox-fault-panel.js"></script></head>
<body><main class="wide"><p class="note"><strong>Sandbox</strong>Plays the card gateway and the other ways to pay. No money moves; payments and refunds survive a restart, faults do not.</p>
<h1>Faults</h1><form id="new-fault"><div class="grid">
<div class="field"><label for="kind">What goes wrong</label><select id="kind" name="kind">${options(FAULT_KINDS)}</select></div>
<div class="field"><label for="operation">On which call</label><select id="operation" name="operation"><option value="">any</option>${options(OPERATIONS)}</select></div>
${input('reference', 'Only for order number', '')}
${input('times', 'How often', 'type="number" min="1" placeholder="always"')}
${input('ms', 'Milliseconds', 'type="number" min="0" placeholder="0"')}
${input('seconds', 'Seconds a refund is pending', 'type="number" min="0" placeholder="30"')}
${input('cents', 'Cents too many or too few', 'type="number" placeholder="-100"')}
</div><button class="pay" type="submit">Add this fault</button></form><p role="status" id="said"></p>
<div class="scroll" role="region" aria-label="Faults that are set" tabindex="0"><table><thead><tr><th scope="col">Fault</th><th scope="col">Call</th><th scope="col">Order</th><th scope="col">Left</th><th scope="col">Values</th><th scope="col">Remove</th></tr></thead><tbody id="faults"></tbody></table></div>
<h2>Test cards</h2><div class="scroll" role="region" aria-label="Test cards" tabindex="0"><table><thead><tr><th scope="col">Number</th><th scope="col">Answer</th></tr></thead><tbody>
${TEST_CARDS.map((card) => `<tr><td>${card.number}</td><td>${card.like ?? card.gatewayCode}</td></tr>`).join('')}</tbody></table></div>
<h2>Orders</h2><div class="scroll" role="region" aria-label="Orders at the gateway" tabindex="0"><table><thead><tr><th scope="col">Id</th><th scope="col">Reference</th><th scope="col">Status</th><th scope="col">Captured</th><th scope="col">Refunded</th></tr></thead><tbody id="orders"></tbody></table></div>
</main></body></html>`
