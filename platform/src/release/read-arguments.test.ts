import { readArguments, UsageError } from './read-arguments'

const read = (line: string, env: NodeJS.ProcessEnv = {}) => readArguments(line.split(' ').filter(Boolean), env)

describe('the command line of a release', () => {
  it.each(['', 'help'])('npm run release answers "%s" with help', (line) => {
    expect(read(line)).toEqual({ help: undefined })
  })

  it.each(['help rollback', 'rollback --help', 'rollback mf-a -h'])('"%s" requests help of rollback', (line) => {
    expect(read(line)).toEqual({ help: 'rollback' })
  })

  it('uses the default site, the key of the app and an hour for previews', () => {
    expect(read('preview mf-a')).toMatchObject({
      command: 'preview',
      app: 'mf-a',
      site: 'http://127.0.0.1:8080',
      key: undefined,
      operator: false,
      minutes: 60,
    })
  })

  it('takes site and key from the environment, and prefers an option', () => {
    const env = { RELEASE_SITE: 'https://a.example', RELEASE_KEY_FILE: '/keys/a.pem' }
    expect(read('publish mf-a', env)).toMatchObject({ site: 'https://a.example', key: '/keys/a.pem' })
    expect(read('publish mf-a --site http://b.example --key b.pem', env)).toMatchObject({
      site: 'http://b.example',
      key: 'b.pem',
    })
  })

  it.each([
    ['status', {}, 'http://127.0.0.1:8080'],
    ['status --site http://localhost:8081', { PUBLIC_URL: 'https://tickets.example' }, 'https://tickets.example'],
    ['status --site https://b.example', { PUBLIC_URL: 'https://tickets.example' }, 'https://b.example'],
    ['status --site http://10.0.0.4 --for https://b.example', {}, 'https://b.example'],
  ])('"%s" with %j signs for %s', (line, env, publicAddress) => {
    expect(read(line, env)).toMatchObject({ publicAddress })
  })

  it('an empty variable counts as missing', () => {
    expect(read('status', { RELEASE_SITE: '', RELEASE_KEY_FILE: '' })).toMatchObject({
      site: 'http://127.0.0.1:8080',
      key: undefined,
    })
  })

  it('reads one origin to admit or to close, and what it is for', () => {
    const origin = 'https://api.example'
    expect(read(`admit-origin mf-a --connect ${origin}`)).toMatchObject({ origin: { kind: 'connect', origin } })
    expect(read(`close-origin mf-a --img ${origin}`)).toMatchObject({ origin: { kind: 'img', origin } })
    expect(() => read('admit-origin mf-a')).toThrow('Name one of --connect, --frame and --img')
    expect(() => read(`admit-origin mf-a --img ${origin} --frame ${origin}`)).toThrow('Name one of')
  })

  it('smokes a publish by default, and not with --no-smoke', () => {
    expect(read('publish mf-a')).toMatchObject({ smoke: true })
    expect(read('publish mf-a --no-smoke')).toMatchObject({ smoke: false })
    expect(() => read('promote mf-a --no-smoke')).toThrow('promote has no option --no-smoke.')
  })

  it.each([
    ['smoke mf-a', undefined],
    ['smoke mf-a 1.4.2', '1.4.2'],
    ['rollback mf-a', undefined],
    ['rollback mf-a 3', '3'],
    ['rollback mf-a --to 1.4.2', '1.4.2'],
  ])('"%s" names the version %s', (line, to) => {
    expect(read(line)).toMatchObject({ to })
  })

  it('reads the address of a content delivery network, and the page of a preview', () => {
    expect(read('publish mf-a --base https://cdn.example/mf-a/')).toMatchObject({ base: 'https://cdn.example/mf-a/' })
    expect(read('preview mf-a --page /my_order')).toMatchObject({ page: '/my_order', base: undefined })
    expect(() => read('publish mf-a --base cdn')).toThrow('"cdn" is no address')
    expect(() => read('publish mf-a --page /')).toThrow('publish has no option --page.')
  })

  it('reads the public key to admit, and requires one', () => {
    expect(read('admit mf-a MCow')).toMatchObject({ app: 'mf-a', publicKey: 'MCow', to: undefined })
    expect(() => read('admit mf-a')).toThrow('Name the public key too')
    expect(() => read('admit mf-a MCow more')).toThrow('"more" is too much')
  })

  it.each([
    ['withdraw mf-a 1.4.2', false],
    ['withdraw mf-a 1.4.2 --undo', true],
  ])('"%s" names a version', (line, undo) => {
    expect(read(line)).toMatchObject({ command: 'withdraw', to: '1.4.2', undo })
  })

  it.each([
    ['require shell --canary 30', { app: 'shell', rule: { canary: 30 } }],
    ['require shell --cosign', { rule: 'cosign' }],
    ['require shell --off', { rule: 'off' }],
    ['cosign mf-a 1.4.2 --operator', { app: 'mf-a', to: '1.4.2', operator: true }],
    ['revoke-key mf-a:4afaf62d', { app: undefined, keyId: 'mf-a:4afaf62d', withdrawBuilds: false }],
    ['revoke-key mf-a:4afaf62d --withdraw-builds', { withdrawBuilds: true }],
    ['sign --operator', { app: undefined, operator: true }],
  ])('reads the key or rule of "%s"', (line, expected) => expect(read(line)).toMatchObject(expected))

  it('status and history accept all apps', () => {
    expect(read('status')).toMatchObject({ app: undefined })
    expect(read('history')).toMatchObject({ app: undefined })
  })

  it.each([
    [
      'deploy mf-a',
      '"deploy" is no command: publish, preview, smoke, promote, rollback, withdraw, disable, enable, retire, status, history, key, revoke-key, require, admit-origin, close-origin, cosign, sign, admit.',
    ],
    ['require shell', 'Say one of --canary <minutes>, --cosign and --off.'],
    ['require shell --off --cosign', 'Say one of --canary <minutes>, --cosign and --off.'],
    ['revoke-key mf-a', '"mf-a" is no name of a key, such as mf-account:4afaf62d: the history has them.'],
    ['revoke-key mf-a:4afaf62d more', 'revoke-key <key>: "more" is too much.'],
    ['publish', 'Name the shell or a remote: npm run release -- publish <app>.'],
    ['publish ../keys', '"../keys" is no name of an app.'],
    ['publish mf-a mf-b', 'publish <app>: "mf-b" is too much.'],
    ['withdraw mf-a', 'Name the version: npm run release -- withdraw <app> <version>.'],
    ['withdraw mf-a 1 2', 'withdraw <app> <version>: "2" is too much.'],
    ['rollback mf-a 1 --undo', 'rollback has no option --undo.'],
    ['history mf-a --all', 'history has no option --all.'],
    ['rollback mf-a 1 2', 'rollback <app> [n]: "2" is too much.'],
    ['publish mf-a --to 3', 'publish has no option --to.'],
    ['publish mf-a --operator', 'publish has no option --operator.'],
    ['publish mf-a --stage 50', '"50" is no stage: staff, 5, 25, 100.'],
    ['preview mf-a --minutes 0', '"0" minutes: a whole number from 1 to 10080 (a week) is expected.'],
    ['preview mf-a --minutes 10081', '"10081" minutes: a whole number from 1 to 10080 (a week) is expected.'],
    ['status --site 8080', '"8080" is no address such as http://127.0.0.1:8080.'],
    ['status --sight http://a.example', "Unknown option '--sight'."],
    ['publish mf-a --note', "Option '--note <value>' argument missing."],
  ])('refuses "%s" in one line', (line, message) => {
    expect(() => read(line)).toThrow(new UsageError(message))
  })
})
