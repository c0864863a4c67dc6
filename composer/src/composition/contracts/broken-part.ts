/** English sentences of what a move would break, by kind; without a full stop, most end with an advice. */
const SENTENCES = {
  contract: '{{build}} speaks contract {{version}}, the site {{known}}',
  packageMissing: '{{build}} needs {{name}}, which shell {{shell}} does not have',
  packageRange: '{{build}} needs {{name}} {{range}}, shell {{shell}} has {{version}}',
  packageExport: '{{build}} uses {{used}} of {{name}}, which shell {{shell}} does not give',
  wire: '{{build}} speaks wire {{version}}, the service {{oldest}} to {{latest}}',
  pathTwice: 'the path {{name}} belongs to {{app}} and to {{other}}',
  routeTwice: 'the route name {{name}} belongs to {{app}} and to {{other}}',
  slotTwice: 'the slot {{name}} belongs to {{app}} and to {{other}}',
  eventTwice: 'the event {{name}} belongs to {{app}} and to {{other}}',
  home: 'no build would own the home page {{path}}, which {{app}} owns: an owner of {{path}} must stay live',
  pageLost:
    '{{build}} has no page {{path}}, which {{user}} links to in {{file}}: an owner of {{path}} must be live before a link to it, and stay until no build links to it',
  pageMissing:
    'no build has the page {{path}}, which {{user}} links to in {{file}}: an owner of {{path}} must be live before a link to it, and stay until no build links to it',
  slotLost:
    '{{build}} has no filler of the slot {{name}}, which {{user}} has a place for in {{file}}: a filler must be live before a place for it, and stay until no build has one',
  slotMissing:
    'no build has the filler of the slot {{name}}, which {{user}} has a place for in {{file}}: a filler must be live before a place for it, and stay until no build has one',
  slotVersion:
    '{{build}} provides the slot {{name}} in version {{version}}, and {{user}} opens {{opened}} in {{file}}: a filler of that version must be live before a place for it, and stay until no build has one',
  slotUnversioned:
    '{{build}} provides the slot {{name}} without a version, and {{user}} opens {{opened}} in {{file}}: a filler of that version must be live before a place for it, and stay until no build has one',
  slotProps:
    '{{source}} of {{build}} fills the slot {{name}} and does not accept {{difference}}, which {{user}} gives in {{file}}: accept it as well, or fill a new version of the slot beside this one',
  slotDeclared:
    '{{build}} declares the slot {{name}} and does not accept {{difference}}, which {{user}} gives in {{file}}: accept it as well, or fill a new version of the slot beside this one',
  slotCode:
    '{{build}} declares the slot {{name}}, of which {{file}} does not accept {{difference}}: correct the schema of the manifest, or the code',
  eventDetail:
    '{{source}} of {{build}} sends {{name}}, of which {{user}} does not understand {{difference}} in {{file}}: send the former fields as well, or a new event beside this one',
  eventDeclared:
    '{{build}} declares {{name}}, of which {{user}} does not understand {{difference}} in {{file}}: send the former fields as well, or a new event beside this one',
  eventCode:
    '{{build}} declares the event {{name}}, of which {{file}} sends {{difference}}: correct the schema of the manifest, or the code',
  eventLost:
    '{{build}} has no place that sends {{name}}, which {{user}} listens to in {{file}}: a build sends it before another listens to it, and as long as one does',
  eventMissing:
    'no build has the place that sends {{name}}, which {{user}} listens to in {{file}}: a build sends it before another listens to it, and as long as one does',
  token:
    '{{build}} does not declare the design token {{name}}, which {{user}} reads in {{file}}: a shell that declares it must be live first, and stay until no build reads it',
  texts:
    '{{build}} has no text in {{language}} for {{keys}} of {{name}}: readers of that language would see the key; add it to all languages',
  manyTexts:
    '{{build}} has no text in {{language}} for {{keys}} and {{more}} more of {{name}}: readers of that language would see the key; add it to all languages',
  evaluates:
    '{{file}} of {{build}} turns text into code (eval, Function), which the policy of every page forbids: write it as a function',
  firstCall:
    'the service has no call {{call}}, the first call of {{path}} of {{build}}: correct it, or deploy the service that has it first',
  call: 'the service has no call {{call}}, the call in {{file}} of {{build}}: correct it, or deploy the service that has it first',
  firstCallField:
    'the service needs the field {{field}} of {{call}}, which the first call of {{path}} of {{build}} does not send: send it, or deploy a service that does not need it first',
  callField:
    'the service needs the field {{field}} of {{call}}, which the call in {{file}} of {{build}} does not send: send it, or deploy a service that does not need it first',
  pageBytes:
    'the page {{path}} of {{build}} loads {{loaded}} KiB of scripts and styles, at most {{most}} are allowed: load the rest later',
  other: '{{sentence}}',
} as const

type BrokenKind = keyof typeof SENTENCES
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** What a move would break; `values` are those that the sentence of the kind names. */
export interface BrokenPart {
  kind: BrokenKind
  values: Readonly<Partial<Record<NamesIn<(typeof SENTENCES)[BrokenKind]>, string>>>
}

export const toPart = <Kind extends BrokenKind>(
  kind: Kind,
  values: Readonly<Record<NamesIn<(typeof SENTENCES)[Kind]>, string>>,
): BrokenPart => ({ kind, values })

/** The sentence of a part in English, for publishers. */
export const describePart = ({ kind, values }: BrokenPart): string =>
  SENTENCES[kind].replace(/{{(\w+)}}/g, (_, name: keyof typeof values) => values[name] ?? '')
