import { type PrivacyTerms, PrivacyTermsView } from '../features/read-privacy-terms/privacy-terms-view'

export const terms: PrivacyTerms = {
  languageTag: 'en',
  title: 'Privacy terms',
  effective: 'In effect since 1 December 2026',
  introduction:
    'These terms explain which personal data the online ticket service of Bridge Shuttle Bus (“we”) collects, why, who sees it, how long we keep it, and what your rights are. You can browse lines and fares without signing in; personal data is needed only when you buy a ticket.',
  sections: [
    {
      heading: '1. What we collect',
      points: [
        'Your account: e-mail address, member number, and a nickname and picture if you have them. If you sign in through WeChat: the identifier, nickname and picture that WeChat gives us. Passwords are kept only as one-way hashes; we cannot read them.',
        'Your orders: line, date, time of day, types and number of tickets, amounts, order number, and records of payment, refund and ticket checks.',
        'Passengers: a name and an ID number, on lines that ask for them. Today no bus line requires them; between Hong Kong and Macau you may give them if you wish. On the airport line: your flight, and of each passenger the travel document (name, type, number, gender, birth date, nationality) and a telephone number if you give one.',
        'Technical records: time of a request, network address, browser type and error messages, to stop abuse and to find faults.',
        'Measurements of the site, from a sample of page views: which version of a page loaded, how fast, and what failed, under a random number that ends with the page view. The network is stored only as a code made of its address. None of it names you or is linked to your account or orders.',
      ],
      paragraphs: [
        'We do not collect or keep your card number. The payment provider takes card details directly on its own secure page.',
      ],
    },
    {
      heading: '2. What we use it for',
      points: [
        'To sell, issue and check tickets, and to handle cancellations, refunds and questions.',
        'To let you sign in and see your orders, and to tell you about orders and refunds.',
        'To prevent fraud, abuse and double charges.',
        'To meet accounting, tax and other legal duties.',
      ],
      paragraphs: [
        'We do not sell your personal data or use it for direct marketing. Should that ever change, we will ask for your consent first.',
      ],
    },
    {
      heading: '3. Who sees it',
      points: [
        'The payment provider receives the order number, the amount and the currency, to take and return payments.',
        'Bus operators and staff who check tickets at the ports see the number and state of your ticket, and the name of the passenger where it was given.',
        'Our technology providers store and process data on our instructions and are bound by confidentiality.',
        'Authorities receive data only where the law requires it.',
      ],
      paragraphs: [
        'The shuttle runs between Hong Kong, Macau and the mainland, so data needed for a trip may be transferred between them. We require every recipient to protect it at least as well as these terms do.',
      ],
    },
    {
      heading: '4. How long we keep it',
      points: [
        'Account data: until you delete the account, under Account, My data.',
        'Orders and payments: as long as accounting law requires.',
        'Passenger names: where they were given, with the order, until you delete your account.',
        'ID numbers and travel documents: where they were given, encrypted, until 30 days after the last ride; then nothing of them remains, neither the type nor the last four characters.',
        'Technical records: as long as they are needed to stop abuse and to find faults.',
        'Measurements of the site: 30 days.',
      ],
    },
    {
      heading: '5. Cookies and browser storage',
      points: [
        'token keeps you signed in. Page scripts cannot read it, and signing out removes it.',
        'signed_in only marks that this browser is signed in. It holds no personal data.',
        'lang remembers the language you chose.',
        'cohort is a random number that decides whether you see a new version of the site while it is being tried out. It is set only during such a trial, is kept for a year and holds no personal data.',
        'failed_shell is kept for ten minutes when a version of the site could not start in this browser, so that you get the previous one. preview is for staff who look at a version that is not released yet.',
        'sid and author belong to one captcha and to one WeChat sign-in, so that nobody else can complete them. They hold no personal data.',
        'On your device: the page to come back to after signing in, until you are back; and, in this tab only, what you typed for a purchase, until you order, sign out or close the tab, and the address you had a code sent to, until the form is done, you sign out or close the tab.',
        'Browser storage: if you choose to remember the account, your e-mail address is kept on your device. To remove it, untick the box and sign in again.',
      ],
      paragraphs: [
        'The service needs all of these to work or to try out new versions safely. We use no cookies for advertising or for tracking you across sites.',
      ],
    },
    {
      heading: '6. How we protect it',
      paragraphs: [
        'All data travels over encrypted connections. Only staff who need to can view orders. If a breach could affect you, we will notify you and the relevant authority as soon as we can.',
      ],
    },
    {
      heading: '7. Your rights',
      points: [
        'Access: download the personal data we hold about you, under Account, My data, or ask us for a copy.',
        'Correction: ask us to correct inaccurate data.',
        'Erasure: delete your account on the same page, or ask us to. Data that is no longer needed is erased, except records we are legally required to keep.',
        'Withdrawal: withdraw consent at any time. Processing before the withdrawal remains lawful.',
      ],
      paragraphs: [
        'We follow the principles of the Personal Data (Privacy) Ordinance of Hong Kong (PDPO) and of the Personal Information Protection Law of the mainland (PIPL). We answer requests within 40 days, or sooner where the law requires it. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      heading: '8. Children',
      paragraphs: [
        'A parent or guardian should buy tickets for children under 14. If we find that we hold a child’s data without a guardian’s consent, we delete it.',
      ],
    },
    {
      heading: '9. Changes',
      paragraphs: ['We announce important changes on this site before they take effect, and update the date above.'],
    },
  ],
  contact: {
    heading: '10. Contact',
    before: 'For questions, or to exercise your rights, write to ',
    after: '.',
  },
}

const PrivacyEnPage = () => <PrivacyTermsView terms={terms} />

export { PrivacyEnPage as Page }
