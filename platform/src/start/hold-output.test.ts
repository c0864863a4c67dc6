import { holdOutput } from './hold-output'

const listen = () => {
  const written: string[] = []
  let times = 0
  const lines = holdOutput({ from: /^ready/, write: (text) => written.push(text), onHeld: () => (times += 1) })
  return { lines, written, heldTimes: () => times }
}

it('passes on the lines before the match, however they are split', () => {
  const { lines, written } = listen()
  lines.add('· crea')
  lines.add('ting\n· more\nhal')
  expect(written).toEqual(['· creating\n', '· more\n'])
})

it('holds the matching line and all later ones until release, in order', () => {
  const { lines, written, heldTimes } = listen()
  lines.add('· one\nready: http\nsandbox\n')
  expect(written).toEqual(['· one\n'])
  expect(heldTimes()).toBe(1)
  lines.release()
  lines.add('later\nready again\n')
  expect(written).toEqual(['· one\n', 'ready: http\n', 'sandbox\n', 'later\n', 'ready again\n'])
  expect(heldTimes()).toBe(1)
})
