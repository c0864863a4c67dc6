import { createStepTimer } from './step-timer'

const createTimer = () => {
  const lines: string[] = []
  let ms = 0
  const timer = createStepTimer(
    (line) => lines.push(line),
    () => ms,
  )
  const pass = (by: number) => {
    ms += by
  }
  return { lines, timer, pass }
}

it('prints each step with its seconds, and returns the result of the step', async () => {
  const { lines, timer, pass } = createTimer()
  const built = await timer.time('build', async () => {
    pass(51_240)
    return ['shell']
  })
  const end = timer.begin('service')
  pass(900)
  end()
  timer.report('install', 0)
  expect(built).toEqual(['shell'])
  expect(lines).toEqual(['build     51.2 s', 'service    0.9 s', 'install    0.0 s'])
})

it('prints no line for a step that failed', async () => {
  const { lines, timer } = createTimer()
  await expect(timer.time('build', () => Promise.reject(new Error('no compiler')))).rejects.toThrow('no compiler')
  expect(lines).toEqual([])
})
