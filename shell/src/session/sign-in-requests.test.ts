import { createSignInRequests } from './sign-in-requests'

describe('[P2.login.1, P5.check.1] the sign-in popup', () => {
  it('[D10.1] resolves every request once the visitor signed in', async () => {
    const requests = createSignInRequests()
    const both = Promise.all([requests.request(), requests.request()])
    expect(requests.isOpen()).toBe(true)
    requests.resolve(true)
    await expect(both).resolves.toEqual([true, true])
    expect(requests.isOpen()).toBe(false)
  })

  it('resolves false when it is closed', async () => {
    const requests = createSignInRequests()
    const answer = requests.request()
    requests.resolve(false)
    await expect(answer).resolves.toBe(false)
  })

  it('opens again for the next request', () => {
    const requests = createSignInRequests()
    void requests.request()
    requests.resolve(false)
    void requests.request()
    expect(requests.isOpen()).toBe(true)
  })
})
