/** One line of `/metrics`. */
interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Parses a service's metrics in the text format of Prometheus. */
export const readSamples = (text: string): Sample[] =>
  text.split('\n').flatMap((line) => {
    const read = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (!read) return []
    const labels = [...(read[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    return [{ name: read[1] ?? '', labels: Object.fromEntries(labels), value: Number(read[3]) }]
  })

/** Name and expression of the rules of one group of `docs/alerts/alerts.yml`. */
export const readRules = (file: string, group: string): { name: string; expression: string }[] => {
  const text = file.split(/^ {2}- name: /m).find((part) => part.startsWith(`${group}\n`)) ?? ''
  return [...text.matchAll(/- alert: (\w+)\n +expr: (.*)\n/g)].map(([, name = '', expression = '']) => ({
    name,
    expression,
  }))
}

const GAUGE = /^max(?: by \(\w+(?:, \w+)*\) )?\((?<metric>\w+)(?:\{(?<matchers>[^}]*)\})?\) > (?<limit>\d+(?:\.\d+)?)$/
const COUNTER = /^increase\((?<metric>\w+)(?:\{(?<matchers>[^}]*)\})?\[\d+[mhd]\]\) > (?<limit>\d+)$/
const MATCHER = /(\w+)(=~?)"([^"]*)"/g

/** Whether a rule's expression holds; of a counter for what was added since `before`. Throws for any other shape. */
export const isFiring = (expression: string, { before, now }: { before: Sample[]; now: Sample[] }): boolean => {
  const read = GAUGE.exec(expression) ?? COUNTER.exec(expression)
  if (!read?.groups) throw new Error(`a rule of another shape: ${expression}`)
  const { metric, matchers = '', limit } = read.groups
  const wanted = [...matchers.matchAll(MATCHER)].map(([, label = '', sign, text = '']) => ({
    label,
    test: (value: string) => (sign === '=~' ? new RegExp(`^(?:${text})$`).test(value) : value === text),
  }))
  const chosen = now.filter(
    ({ name, labels }) => name === metric && wanted.every(({ label, test }) => test(labels[label] ?? '')),
  )
  const isIncrease = COUNTER.test(expression)
  return chosen.some(({ labels, value }) => {
    const same = before.find((each) => each.name === metric && JSON.stringify(each.labels) === JSON.stringify(labels))
    // As in Prometheus, a series that did not exist before has not increased.
    const measured = isIncrease ? value - (same?.value ?? value) : value
    return measured > Number(limit)
  })
}

/** Names of metrics in an expression; labels, durations and functions are none. */
export const metricNames = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ').matchAll(/[a-z][a-z0-9]*_[a-z0-9_]+/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile')
    // Suffixes of the series of a histogram.
    .map((name) => name.replace(/_(bucket|count)$/, ''))
