import { repeatUntilAnswered } from './repeat-until-answered'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const soon = () => jest.advanceTimersByTimeAsync(0)

describe('a request', () => {
  it('is sent one at a time, and once more for all who came meanwhile', async () => {
    const answers: (() => void)[] = []
    const ask = repeatUntilAnswered(() => new Promise((resolve) => answers.push(resolve)))
    ask()
    ask()
    ask()
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await soon()
    expect(answers).toHaveLength(2)
    answers[1]?.()
    await soon()
    expect(answers).toHaveLength(2)
    ask()
    expect(answers).toHaveLength(3)
  })

  it('is repeated after a pause until it is answered, however many callers wait', async () => {
    let asked = 0
    const ask = repeatUntilAnswered(async () => {
      asked += 1
      if (asked < 3) throw new Error('503')
    })
    for (let times = 0; times < 10; times += 1) ask()
    await jest.advanceTimersByTimeAsync(4999)
    expect(asked).toBe(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(3)
  })
})
