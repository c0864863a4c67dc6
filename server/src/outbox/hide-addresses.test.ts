import { hideAddresses } from './hide-addresses'

describe('[D6.rights.1] a text without addresses', () => {
  it.each([
    ['550 5.1.1 <ming@mail.test>: Recipient address rejected', '550 5.1.1 <address>: Recipient address rejected'],
    ['550 Ming@Mail.Test is unknown; try post@mail.test', '550 <address> is unknown; try <address>'],
    ['no mailbox (other.name+bus@mail.test)', 'no mailbox (<address>)'],
    ['421 4.3.2 try again at 10:00', '421 4.3.2 try again at 10:00'],
  ])('the text of %j is %j', (text, hidden) => {
    expect(hideAddresses(text)).toBe(hidden)
  })

  it.each([
    ['550 no user MING here', '550 no user <address> here'],
    ['550 "ming+bus" has moved, ming too', '550 "<address>" has moved, <address> too'],
    ['rcpt=ming+2Bbus+40mail.test', 'rcpt=<address>+2Bbus+40mail.test'],
    ['the sender is coming, farming', 'the sender is coming, farming'],
  ])('a text about ming+bus@mail.test, %j, is %j', (text, hidden) => {
    expect(hideAddresses(text, 'ming+bus@mail.test')).toBe(hidden)
  })
})
