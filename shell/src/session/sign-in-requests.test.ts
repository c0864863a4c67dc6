import { createSignInRequests } from './sign-in-requests'

describe('[P2.login.1, P5.check.1] the sign-in popup', () => {
  it('[D10.1] answers everybody who waits for it once somebody signed in', async () => {
    const requests = createSignInRequests()
    const both = Promise.all([requests.ask(), requests.ask()])
    expect(requests.isOpen()).toBe(true)
    requests.settle(true)
    await expect(both).resolves.toEqual([true, true])
    expect(requests.isOpen()).toBe(false)
  })

  it('answers no when it is closed', async () => {
    const requests = createSignInRequests()
    const asked = requests.ask()
    requests.settle(false)
    await expect(asked).resolves.toBe(false)
  })

  it('opens again for the next who asks', () => {
    const requests = createSignInRequests()
    void requests.ask()
    requests.settle(false)
    void requests.ask()
    expect(requests.isOpen()).toBe(true)
  })
})
