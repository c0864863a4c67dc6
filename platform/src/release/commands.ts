const START = 'npm run release --'

const generalHelp = (): string[] => {
  const lines = Object.entries(RELEASE_COMMANDS).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(26)}${does}`,
  )
  return [
    `${START} <command> [shell or remote] [options]`,
    '',
    ...lines,
    '',
    `Options of a command: ${START} <command> --help`,
    'Exit code 0: done. 1: the site or this tool said no, and why is the last line. 2: the command line is wrong.',
  ]
}

const commandHelp = (name: Command): string[] => {
  const { takes, does, options, more }: CommandDescription = RELEASE_COMMANDS[name]
  const lines = options.map((option) => `  ${OPTIONS[option][0].padEnd(20)}${OPTIONS[option][1]}`)
  return [`${START} ${name} ${takes}: ${does}.`, ...(more ?? []), '', ...lines]
}

/** Help on all commands, or on one. */
export const help = (command?: Command): string => (command ? commandHelp(command) : generalHelp()).join('\n')

/** Options of the command line: spelling and meaning. */
export const OPTIONS = {
  stage: ['--stage <stage>', 'how far: staff, then 5, 25 and 100 of 100 visitors'],
  dist: [
    '--dist <folder>',
    'a build made elsewhere; else `dist` in the folder of a remote, a new build in the repository',
  ],
  minutes: ['--minutes <n>', 'how long the link lives; 60 by default, a week at most'],
  'no-smoke': ['--no-smoke', 'goes live without its smoke; status and history show it'],
  base: ['--base <address>', 'the files lie at another origin, in <address>/<version>/; checked before anything else'],
  page: ['--page <path>', 'the page that the link opens, such as "/my_order?tab=paid"; its first page by default'],
  to: [
    '--to <version>',
    'this version; of a rollback, one of the last ten good ones that were live, or a withdrawn one',
  ],
  canary: ['--canary <minutes>', 'so long on trial at 5 or 25 of 100 visitors is enough; a second signature is, too'],
  cosign: ['--cosign', 'nothing but a second signature is enough, for staff and 5 and 25 of 100 visitors too'],
  connect: ['--connect <origin>', 'an origin that its pages call, such as https://api.example'],
  frame: ['--frame <origin>', 'an origin whose documents its pages embed'],
  img: ['--img <origin>', 'an origin whose pictures its pages show'],
  off: ['--off', 'the app needs nothing any more'],
  'withdraw-builds': ['--withdraw-builds', 'what the key signed is taken down too, until another key signs it'],
  undo: ['--undo', 'takes the withdrawal of this version back; nothing goes live'],
  all: ['--all', 'earlier versions of every app too, with publisher and figures'],
  note: ['--note <why>', 'for the history'],
  operator: ['--operator', 'sign as the operator of the site, who may move every app'],
  key: ['--key <file>', 'private key that signs; RELEASE_KEY_FILE, else keys/<app>.pem in DATA_DIR'],
  for: ['--for <address>', 'public address of the site, where --site is another way to it; PUBLIC_URL, else --site'],
  site: ['--site <address>', 'the running site; RELEASE_SITE, else http://127.0.0.1:8080'],
} as const
export type OptionName = keyof typeof OPTIONS

export interface CommandDescription {
  /** Arguments after the command's name. */
  takes: '<app>' | '<app> [n]' | '<app> [version]' | '<app> <version>' | '<app> <public key>' | '[app]' | '<key>'
  does: string
  options: readonly OptionName[]
  /** Further lines of its own help. */
  more?: readonly string[]
}

const SIGNED = ['key', 'site', 'for'] as const
const READ = ['operator', ...SIGNED] as const
const MOVE = ['note', 'operator', ...SIGNED] as const

/** All commands of the tool, in the order of a release. */
export const RELEASE_COMMANDS = {
  publish: {
    takes: '<app>',
    does: 'uploads a build and makes it live',
    options: ['stage', 'dist', 'base', 'no-smoke', 'note', ...SIGNED],
    more: [
      'In the repository it builds what changed. In the folder of a remote it builds nothing: it uploads `dist`, and refuses',
      'one that is older than its sources.',
      'Before it goes live, each of its pages is opened in three languages in a browser, where this machine has one: a',
      'fault card, an uncaught error or a violation of the policy refuses it, with page, language and picture.',
      'With --stage it is tried first: staff see it, or a share of visitors, and `promote` takes it further.',
      'Only what the site lacks is uploaded. When a colleague moved the app meanwhile, nothing is changed and it says so.',
    ],
  },
  preview: {
    takes: '<app>',
    does: 'uploads a build and prints a link to it for signed-in staff; nothing goes live',
    options: ['page', 'minutes', 'dist', 'base', ...SIGNED],
  },
  smoke: {
    takes: '<app> [version]',
    does: 'opens the pages of what is live, or of a version, in a browser',
    options: READ,
    more: [
      'It opens them in three languages, without a session: the live version as visitors get it, and needs no key for',
      'that; another one among what is live, by the key of the app, or of the operator. Nothing moves, no visit is counted.',
      'Exit code 0: it runs. 1: it is broken, and the faults are the lines before. 3: that is not known, such as without',
      'a browser or an answer of the site. The site takes it as its own probe of failing versions: PROBE_COMMAND.',
    ],
  },
  promote: {
    takes: '<app>',
    does: 'takes a trial to its next stage; at 100 it is live',
    options: ['stage', 'to', ...MOVE],
    more: ['With --to it promotes this version and no other trial; one that is live already is no failure.'],
  },
  rollback: {
    takes: '<app> [n]',
    does: 'ends a trial; without one, goes back to the version that was live before',
    options: ['to', ...MOVE],
    more: [
      'n is a number of `status <app>`. What went live since is withdrawn: open pages leave it as soon as they can, for the',
      'version that new pages get.',
    ],
  },
  withdraw: {
    takes: '<app> <version>',
    does: 'withdraws a version that is not live: open pages leave it',
    options: ['undo', ...MOVE],
    more: [
      'What is live or on trial is withdrawn by `rollback`. Publishing the version again ends its withdrawal too.',
    ],
  },
  disable: {
    takes: '<app>',
    does: 'closes a remote: its pages say so, all others stay',
    options: MOVE,
    more: ['Open pages close within 5 seconds, what is on screen too, and open again by themselves after `enable`.'],
  },
  enable: { takes: '<app>', does: 'opens it again, in the version that new pages get', options: MOVE },
  retire: {
    takes: '<app>',
    does: 'takes a remote off the site: its paths and slots are free for others',
    options: MOVE,
    more: [
      'Open pages go on with the version they have, for as long as its files are kept (30 days). `publish` brings it back,',
      'where no other remote has its paths. To close a remote for a while, `disable` it.',
    ],
  },
  status: {
    takes: '[app]',
    does: 'shows what is live, on trial and closed, with figures; of one app, earlier ones too',
    options: ['all', ...READ],
    more: ['It is signed like everything else: by the key of the app, or of the operator.'],
  },
  history: { takes: '[app]', does: 'shows who moved what, when and why; the latest hundred', options: READ },
  key: {
    takes: '<app>',
    does: 'makes a key pair for an app, or for `operator`',
    options: ['key'],
    more: [
      'It prints what the operator of the site types to admit it. `revoke-key` ends it, on all servers at once.',
      '`key delivery` is for processes that only deliver pages: they read the registry by it.',
    ],
  },
  'revoke-key': {
    takes: '<key>',
    does: 'signed by an operator: this key publishes and moves nothing more, on any server',
    options: ['withdraw-builds', ...SIGNED],
    more: [
      'A key is named as in the history, such as mf-account:4afaf62d; a revoked key never comes back. What it published',
      'stays live, unless --withdraw-builds takes it down: the version before by another key goes live, open pages leave.',
    ],
  },
  require: {
    takes: '<app>',
    does: 'signed by an operator: what a build needs before it goes live for everybody',
    options: ['canary', 'cosign', 'off', ...SIGNED],
    more: ['`rollback` needs nothing, whatever is required.'],
  },
  'admit-origin': {
    takes: '<app>',
    does: 'signed by an operator: lets the pages of a remote use another origin',
    options: ['connect', 'frame', 'img', ...SIGNED],
    more: ['The remote names it in its manifest. The policy of its pages opens for it, and that of no other page.'],
  },
  'close-origin': {
    takes: '<app>',
    does: 'signed by an operator: ends that',
    options: ['connect', 'frame', 'img', ...SIGNED],
    more: ['Pages opened from then on refuse it, whatever version is live.'],
  },
  cosign: {
    takes: '<app> <version>',
    does: 'a second key agrees that this build goes live for everybody',
    options: ['operator', ...SIGNED],
    more: ['It must be another key than the one that signed the build: another of the app, or the operator’s.'],
  },
  sign: {
    takes: '[app]',
    does: 'signs anew what an ended key has signed',
    options: ['operator', ...SIGNED],
    more: [
      'A key has ended when it was revoked, or is in the key file of the site no more. What was taken down with its key',
      'is not signed: publish that again.',
    ],
  },
  admit: {
    takes: '<app> <public key>',
    does: 'lets this key publish the app: --operator signs it from any machine',
    options: READ,
    more: [
      'With --operator it is a signed call, valid on every server at once. Without, it adds the key to a file on the machine',
      'of the site: the one that PUBLISHER_KEYS names, else publisher-keys.json in DATA_DIR. Keys of operator and delivery',
      'are admitted there only.',
    ],
  },
} as const satisfies Record<string, CommandDescription>
export type Command = keyof typeof RELEASE_COMMANDS

export const isCommand = (word: string): word is Command => Object.hasOwn(RELEASE_COMMANDS, word)
