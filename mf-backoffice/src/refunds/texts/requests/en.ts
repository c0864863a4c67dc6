import type { SameShape } from '@shuttle/i18n'
import { labels } from '../../../kit/texts/labels/en'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  requests: {
    parts: 'State of requests',
    overdue: 'Overdue',
    all: 'All',
    filter: 'Filter requests',
    proof: 'Proof',
    reasonWithProof: '{{reason}}, with proof',
    withoutProof: 'Without proof',
    number: 'Request',
    age: 'Waiting for',
    answerBy: 'Answer by',
    late: 'Overdue, {{age}}',
    empty: 'There is no such request',
    noneWaiting: 'No requests are waiting',
    noneWaitingHint: 'New requests appear here.',
    failed: 'The requests could not be loaded',
    summary_other: '{{rows}} of {{count}} requests',
    summary_one: '{{rows}} of {{count}} request',
    back: 'Back to the list',
    loading: 'Loading the request',
    fileFailed: 'This request could not be loaded',
  },
  file: {
    request: 'The request',
    language: 'Language',
    travel: 'Travel date',
    returning: 'Return date',
    method: 'Paid with',
    passengerText: 'In the passenger’s words',
    requestedAt: 'Sent',
    promise: '{{date}}, within 14 working days',
    ...labels.language,
  },
  tickets: {
    title_one: '{{count}} ticket',
    title_other: '{{count}} tickets',
    caption: 'Tickets of this request',
    outbound: 'Outbound',
    sum: '{{paid}} paid, {{fee}} fee',
    ...labels.ticketState,
    online: 'Could be refunded online when requested',
  },
  proof: {
    none: 'The passenger sent no proof.',
    size: '{{kind}}, {{size}}',
    show: 'Show the proof',
    download: 'Download',
    recorded: 'Showing and downloading are recorded. Staff check the content; the system does not judge it.',
    picture: 'Proof of request {{requestNo}}',
    larger: 'Larger',
    smaller: 'Smaller',
  },
  policy: {
    title: 'Refund policy of this order',
    version: 'Version {{id}}, fixed when it was sold on {{time}}.',
    charged: 'When the request was sent, the fee was {{fee}} of {{paid}}, so {{refund}} goes back under the policy.',
  },
  history: {
    title: 'Notes and earlier refunds',
    none: 'There are no notes and no earlier refunds.',
    failed: 'The notes could not be loaded',
    loading: 'Loading the notes',
    refund: 'Refund {{number}}: {{total}} went back, fee {{fee}}',
  },
  decision: {
    title: 'Decision',
    choice: 'Approve or reject',
    approve: 'Approve',
    text: 'Text to the passenger',
    optional: 'Optional. In {{language}}, at most 500 characters. The passenger reads it word for word.',
    needed: 'Required. In {{language}}, at most 500 characters. The passenger reads it word for word.',
    missing: 'Say why it is rejected.',
    template: 'Template',
    insert: 'Insert template',
    getsNow: 'Refund now',
    couldApprove: 'You can also approve under the policy: {{refund}} goes back, and no second person is needed.',
    approveThen: 'What happens',
    proposeThen: 'What happens',
    rejectThen: 'What happens',
    approveText_one:
      '{{refund}} goes back to {{method}}. {{count}} ticket stops being valid, its seat goes back on sale, and an e-mail goes to {{email}}. This cannot be undone.',
    approveText_other:
      '{{refund}} goes back to {{method}}. {{count}} tickets stop being valid, their seats go back on sale, and an e-mail goes to {{email}}. This cannot be undone.',
    approveFree_one:
      'No money goes back. {{count}} ticket stops being valid, its seat goes back on sale, and an e-mail goes to {{email}}. This cannot be undone.',
    approveFree_other:
      'No money goes back. {{count}} tickets stop being valid, their seats go back on sale, and an e-mail goes to {{email}}. This cannot be undone.',
    proposeText_one:
      'Once a second person approves, {{refund}} goes back to {{method}} and {{count}} ticket stops being valid. Until then the request waits, the ticket stays valid and no e-mail is sent.',
    proposeText_other:
      'Once a second person approves, {{refund}} goes back to {{method}} and {{count}} tickets stop being valid. Until then the request waits, the tickets stay valid and no e-mail is sent.',
    rejectText_one:
      'Nothing is refunded. {{count}} ticket stays valid for travel, and an e-mail goes to {{email}}. The passenger can send another request.',
    rejectText_other:
      'Nothing is refunded. {{count}} tickets stay valid for travel, and an e-mail goes to {{email}}. The passenger can send another request.',
    approveNow: 'Approve, refund {{refund}}',
    propose: 'Send to a second person, {{refund}}',
    rejectNow: 'Reject and send the e-mail',
    deciding: 'Deciding',
    approved: 'Request {{requestNo}} was approved.',
    proposed: 'Request {{requestNo}} is waiting for a second person.',
    rejected: 'Request {{requestNo}} was rejected.',
    secondTitle: 'Waiting for a second person',
    second:
      'A changed fee was proposed for this request ({{proposalNo}}). Someone else has to decide on it, so the request cannot be approved here.',
    secondRejected: 'If you reject the request now, the proposal ends.',
    toProposal: 'Open the proposal',
  },
  ended: {
    title: 'This request has ended',
    by: '{{state}}, {{time}}, by {{name}}',
    self: '{{state}}, {{time}}',
    toRefund: 'Open refund {{refundNo}}',
    tooLateTitle: 'Your decision was not carried out',
    tooLate: {
      approved:
        'A colleague or a declared disruption had already approved the request. No e-mail was sent for your decision.',
      rejected: 'A colleague had already rejected the request. No second e-mail was sent.',
      withdrawn: 'The passenger withdrew the request before you decided. No e-mail was sent.',
      overtaken:
        'A ticket was used or collected before you decided, which ended the request. No e-mail was sent for your decision.',
      unknown: 'The request had ended before you decided. No e-mail was sent.',
    },
    yourText: 'What you wrote:',
  },
  template: {
    'plan-changed':
      'We are sorry, but the refund rules of these tickets also apply when plans change, so we could not approve your request. Your tickets stay valid.',
    'bought-wrong':
      'We are sorry, but the tickets are the ones you confirmed when you ordered, so we could not approve your request. Your tickets stay valid.',
    duplicate:
      'We are sorry, but we found no second order for the same trip, so we could not approve your request. Your tickets stay valid.',
    'service-disruption':
      'We are sorry, but our records show that this bus ran, so we could not approve your request. Your tickets stay valid.',
    illness:
      'We are sorry, but the proof does not cover every passenger of these tickets, so we could not approve your request. You can ask again with more proof, and your tickets stay valid.',
    other:
      'We are sorry, but the rules do not allow a refund for the reason you gave, so we could not approve your request. Your tickets stay valid.',
  },
}
