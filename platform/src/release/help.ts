import { COMMANDS, type Command, type CommandDescription, OPTIONS } from './commands'

const START = 'npm run release --'

const everything = (): string[] => {
  const lines = Object.entries(COMMANDS).map(([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(20)}${does}`)
  return [
    `${START} <command> [shell or remote] [options]`,
    '',
    ...lines,
    '',
    `Options of a command: ${START} <command> --help`,
    'Exit code 0: done. 1: the site or this tool said no, and why is the last line. 2: the command line is wrong.',
  ]
}

const ofCommand = (name: Command): string[] => {
  const { takes, does, options, more }: CommandDescription = COMMANDS[name]
  const lines = options.map((option) => `  ${OPTIONS[option][0].padEnd(20)}${OPTIONS[option][1]}`)
  return [`${START} ${name} ${takes}: ${does}.`, ...(more ?? []), '', ...lines]
}

/** What is printed when somebody asks how: of all commands, or of one. */
export const help = (command?: Command): string => (command ? ofCommand(command) : everything()).join('\n')
