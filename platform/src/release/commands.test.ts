import { type Command, help, OPTIONS, RELEASE_COMMANDS } from './commands'

const names = Object.keys(RELEASE_COMMANDS) as Command[]

it('names every command, in lines that fit a terminal', () => {
  for (const name of names) expect(help()).toContain(`\n  ${name} `)
  for (const text of [help(), ...names.map(help)])
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
})

it.each(names)('help of %s lists its own options and no other', (name) => {
  const listed = Object.entries(OPTIONS).flatMap(([option, [form]]) =>
    help(name).includes(`\n  ${form} `) ? [option] : [],
  )
  expect(listed.sort()).toEqual([...RELEASE_COMMANDS[name].options].sort())
})
