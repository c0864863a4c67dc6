/** Declarations that begin a walk, by the folder of their package: a module may move inside of it. */
export type WalkStarts = Readonly<Record<string, readonly string[]>>

/** What a reader follows through the code, from its start in a browser or a tool to the stored row or the page. */
export const WALKS: Readonly<Record<string, WalkStarts>> = {
  'confirm an order': {
    'mf-purchase': ['useConfirmOrder', 'useStartAttempt', 'useConfirmation'],
    server: ['submitOrder', 'openAttempt', 'confirmPayment'],
  },
  'publish a build': {
    platform: ['publish'],
    composer: [
      ...['announceBuild', 'uploadFile', 'acceptBuild', 'moveApp'],
      ...['startReleaseSync', 'createVersionResolver', 'createComposer', 'registerPages'],
    ],
  },
  'approve a refund request': { 'mf-backoffice': ['ApproveForm'], server: ['approveRequestByStaff'] },
  'change a departure': { 'mf-airport': ['useSendChange'], server: ['changeDeparture'] },
  'sign in': { 'mf-account': ['SignInForm'], server: ['signIn', 'openBrowserSession'] },
}

/** What walks share: packages of no page, and the rooms of the service below its modules. */
export const PLUMBING: readonly RegExp[] = [
  /^shared\/(api-client|contracts|design-tokens|domain|forms|host|i18n|queries|ui|wire)\//,
  /^server\/src\/(config|database|http|limits|outbox|runtime|sealing)\//,
  /\/(i18n|texts)\//,
]
