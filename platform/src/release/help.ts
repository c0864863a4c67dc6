/** What `npm run release` prints when it is asked for help. */
export const HELP = `npm run release -- <command> [shell or remote] [options]

  publish <app>        build what changed, upload it, make it live
                       --stage staff|5|25    try it first on staff or a share of visitors
                       --dist <folder>       a build made elsewhere
  preview <app>        upload it and print a link for signed-in staff; nothing goes live
                       --minutes <n>         life of the link, 60 unless told otherwise
  promote <app>        the trial's next stage: staff, 5, 25, 100
                       --stage <stage>       a later one at once
  rollback <app> [n]   end the trial; without one, back to the version before, or to number n of status
                       --to <version>        by name, any of the last ten
  disable <app>        close a remote; its pages say so
  enable <app>         open it again
  status [app]         what is live, tried and closed, and what a rollback can reach
  history [app]        who moved what, when and why
  key <app>            make a key pair; prints the line the site's operator adds

  --site <address>     RELEASE_SITE, else http://127.0.0.1:8080
  --key <file>         RELEASE_KEY_FILE, else keys/<app>.pem in DATA_DIR
  --note <why>         for the history

Exit code 0: done. 1: the site or this tool said no, and why is the last line.`
