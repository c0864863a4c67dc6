/**
 * All commands of the repository: the program of each, whether it may install packages first, and its `--help` text. A
 * command without help text has subcommands with their own.
 */
export const COMMANDS = {
  start: {
    program: 'platform/src/start/main.ts',
    installs: true,
    help: `npm start
Installs packages where the lock file names others, builds what changed, creates and fills the database, serves the
site and its sandbox of payment providers, and prints the seconds of each step and the addresses. Ctrl-C ends all of it.

It takes no options. Settings are environment variables, such as PORT=8090 npm start:
  PORT, HOST           where the site listens; 8080 on 127.0.0.1
  SANDBOX_PORT         where the sandbox listens; the port after PORT
  FRAMES_PORT          where the scripts of payment providers run; the port after both
  DATA_DIR             database, builds, keys and mails; .data
  DATABASE_URL         a PostgreSQL in place of the embedded one
All of them: docs/operate/settings.md.`,
  },
  test: {
    program: 'platform/src/test-run/main.ts',
    installs: true,
    help: `npm test [-- <stage> ...]
Runs all tests, or some stages of them: static, unit, service and browser; set-up only builds and finds
Chromium. Prints the minutes of each stage and ends in "N passed, N failed".
Exit code 1 when anything failed.
  changed [<ref>]   what the working tree affects, in one to three minutes: lint of changed files, types, imports, tests
                    that import them (the nearest, where there are many), and browser journeys that changed themselves.
                    Changed means since the branch left <ref>; without one its upstream, else origin/main, else the
                    commit before HEAD`,
  },
  verify: {
    program: 'platform/src/verify/main.ts',
    installs: true,
    help: `npm run verify [-- [--list] [--anew] [<table> ...]]
Runs the long tables, or those that are named, continues an interrupted run, and writes a line a table into
docs/verify.md.
  --list   names the tables and runs none
  --anew   runs rows again that have passed before`,
  },
  bench: {
    program: 'platform/src/bench/main.ts',
    installs: true,
    help: `npm run bench [-- [--pairs <n>] [<measurement> ...]]
Measures all, or what is named, and prints a table each; seconds never fail it. A name that it does not know makes it
list those it knows.
  --pairs <n>   how often each side of a comparison is visited; 11`,
  },
  dev: {
    program: 'platform/src/dev/main.ts',
    installs: true,
    help: `npm run dev [-- [--alone] [--site <address>] [<remote or its folder> ...]]
The site from source: an edit is on the screen at once. With names, shell and these remotes from source, the other
remotes as built here. Ctrl-C ends everything.
  --site <address>   service, data and all other remotes of this running site
  --alone            the shell with one remote alone, without a service unless --site gives it one
PORT, HOST and DATA_DIR as for npm start.`,
  },
  'create-remote': {
    program: 'platform/src/create-remote/main.ts',
    installs: true,
    help: `npm run create-remote -- <name> [options]
Makes a remote with pages, texts in three languages and tests, and prints what to type next.
  --path "<path>=<en>|<简体>|<繁體>"     a page with its title in three languages; may be given several times
  --slot <slot>                        a slot that it fills: one of its own, such as tour-badge.v1, is declared in its
                                       manifest
  --owner <@team>                      who reviews it, for CODEOWNERS
  --dir <folder>                       makes it in this folder, outside of the repository, with all that it needs to be
                                       built and tested there
  --registry <address>                 with --dir: it installs the shared packages from this npm registry
A name, path or slot that another remote of the folder has is refused.`,
  },
  'pack-shared': {
    program: 'platform/src/independence/main.ts',
    installs: true,
    help: `npm run pack-shared -- <folder>
npm run pack-shared -- --registry <address>   publishes them to an npm registry, as npm is signed in there; versions
                                              that it has are left out
Packs the @shuttle/* packages that remotes are built with into a folder. Where the folder is a remote outside of the
repository, the packages in it are replaced and its lock file follows: npm install takes them.`,
  },
  'version-shared': {
    program: 'platform/src/shared-versions/main.ts',
    installs: true,
    help: `npm run version-shared
Makes new versions of the shared packages from the change files in .changeset: numbers, a CHANGELOG.md in each package,
the ranges of packages that need them, the lock file, and the record of what each package exports. It takes no options.
A change file is written by npm run change-shared, in the commit of the change.`,
  },
  release: { program: 'platform/src/release/main.ts' },
  catalogue: {
    program: 'server/src/commands/catalogue/main.ts',
    help: `npm run catalogue -- show                    prints what is in the database as a file
npm run catalogue -- load <file>             makes the database sell what the file has
npm run catalogue -- load <file> --dry-run   prints what that would change
A file that would undo what staff changed in the back office since the last load is refused, with the rows;
--overwrite-staff-changes loads it nevertheless.
Of the settings DATABASE_URL and DATA_DIR are read.`,
  },
  audit: {
    program: 'server/src/commands/audit/main.ts',
    help: `npm run audit -- verify
Reads every audit event and names the first that was changed, moved or removed.
Of the settings DATABASE_URL, DATA_DIR and AUDIT_KEY are read.`,
  },
  payments: {
    program: 'server/src/commands/payments/main.ts',
    help: `npm run payments -- show                     prints which ways to pay are on
npm run payments -- off <way to pay> <reason> offers it for no new payment, in all processes at once
npm run payments -- on <way to pay>          offers it again
What was begun with one that is off goes on: open attempts, notices, refunds and the comparison of days.
Of the settings DATABASE_URL and DATA_DIR are read.`,
  },
  operator: {
    program: 'server/src/commands/operator/main.ts',
    help: `npm run operator -- first-supervisor <e-mail address>   makes the first supervisor of the back office
npm run operator -- enrolment-code <e-mail address>     prints a code by which a member of staff sets up an authenticator app within 24 hours
npm run operator -- replace-key <name of a setting>     lets the next start bring another key or secret in place of a lost or leaked one
The first supervisor registers on the site first, which proves the address. Both are in the audit.
Of the settings DATABASE_URL and DATA_DIR are read.`,
  },
  settings: {
    program: 'server/src/commands/settings/main.ts',
    help: `npm run settings
Writes the tables of docs/operate/settings.md from the schema of the environment, server/src/config/settings. It takes no
options and needs no database.`,
  },
  package: {
    program: 'platform/src/package/main.ts',
    installs: true,
    help: `npm run package [-- <folder>]
Builds the service and packs what production runs into one file, bridge-shuttle-<version>.tar.gz, with its packages, an
SBOM and a list of hashes; plain node runs it, without npm. The folder is dist/ where none is named.`,
  },
  advisories: {
    program: 'platform/src/advisories/main.ts',
    installs: true,
    help: `npm run advisories
Queries the registry for known faults of the packages in the lock file, and fails for one of weight high or critical
that platform/src/advisories/accepted.json does not accept. A registry that does not answer is reported in one line.`,
  },
  'provided-names': {
    program: 'platform/src/build/write-provided-names.ts',
    help: `npm run provided-names
Builds the shell and writes the names that it provides into platform/src/build/provided-names.json. Builds of remotes are
checked against them. It takes no options.`,
  },
  texts: {
    program: 'platform/src/texts/main.ts',
    installs: true,
    help: `npm run texts -- <part of a key or of a sentence>
Where a shown sentence is: its owner, and file, line and sentence in each of three languages.
  --repeated    instead: English texts that several keys have, with the languages in which they differ`,
  },
  owner: {
    program: 'platform/src/owners/main.ts',
    installs: true,
    help: `npm run owner -- <path>
Who owns a page, such as /my_coupon: its package, its file and who reviews it.`,
  },
  rules: {
    program: 'platform/src/checks/show-rules.ts',
    installs: true,
    help: `npm run rules -- <id or words> [--all]
Rules of the specifications, such as P5.counts or refund fee, one line each: those with the word as topic first, at most
30. One rule, such as P5.counts.1, is printed with the files that hold it and its tests; --all prints all rules so.`,
  },
  size: {
    program: 'platform/src/size/main.ts',
    help: `npm run size [-- [--names] [--walks]]
Lines and files by package and purpose, and the number of names that more than one source file exports; --names lists
them. For five walks through the code, such as sign in: the files that a reader opens, and its own ones, without
plumbing that walks share; --walks lists its own. npm test holds the totals by ceilings.`,
  },
  types: {
    program: 'platform/src/types/main.ts',
    help: `npm run types
Checks the types of all packages; packages of equal settings share one run of the compiler. It takes no options.`,
  },
  imports: {
    program: 'platform/src/checks/check-imports.ts',
    help: `npm run imports
Checks the import rules (ARCHITECTURE.md) over all source files. It takes no options.`,
  },
}
