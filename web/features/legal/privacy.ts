import { brand } from '../../../shared/domain/brand.ts'
import { MINIMUM_AGE } from '../../../shared/domain/limits.ts'
import type { StorageKey } from '../../lib/storage/storage.ts'
import { paths } from '../../paths.ts'
import type { LegalDocument } from './LegalDocument.ts'

const { name, astrologer } = brand

/** A storage key that is missing here does not compile. */
const stored: Record<StorageKey, string> = {
  theme: 'Dark, light or as your system has it. It belongs to the device and stays when you sign out.',
  pendingLogout: 'Notes that logging out has not reached us yet, so that we try again.',
  userId: 'Your account number. Your other tabs notice by it when you sign in or out.',
  onboardingProgress: 'Your answers to the birth questions, until your account has them.',
  onboardingStep: 'The question at which you stopped.',
  onboarding_token: 'Finds your answers again when you come back from Google.',
  hasJustAuthenticated: 'Notes that you have just signed in.',
  returningFromAuth: 'Notes that you are on your way back from signing in.',
  showTrialModalOnDashboard: 'Notes that the trial is still to be offered once.',
  dashboard:
    'Your profile and your last reading, so that your next visit begins with them, even when we cannot be reached.',
}

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  effective: '2025-08-13',
  lead: 'A birth date, a time and a place say a lot about a person. Here is what we keep, what for, for how long, and who else sees it.',
  related: { to: paths.terms, text: 'Terms of Service' },
  sections: [
    {
      id: 'summary',
      title: 'In short',
      blocks: [
        [
          'We collect what a chart and an account need.',
          'We do not sell your data. Your birth data never goes to advertisers.',
          'Nothing tracks you unless you have agreed to it.',
          'You can download everything and delete everything yourself. A deletion is finished within 24 hours.',
        ],
        `“${name}”, “we” and “us” mean this service and the people who run it.`,
      ],
    },
    {
      id: 'data',
      title: 'What we collect',
      blocks: [
        {
          head: ['Data', 'What it is'],
          rows: [
            [
              'Account',
              'First and last name and email address. Your password only as a scrambled value that cannot be turned back. With Google: your Google account’s number, name and address.',
            ],
            ['Birth', 'Date, time and place of birth, and whether the time is known.'],
            ['About you', 'Your life focus. Gender and relationship status only if you choose to answer.'],
            ['Partner', 'For a compatibility report, the other person’s birth date. No name.'],
            [
              'Use',
              'Your readings, charts, reports, chats and finished meditations, your streak, and your time zone, which tells when your day begins.',
            ],
            [
              'Payment',
              'Your plan, its dates, the customer number that Stripe gives you, and a mark of the card that shows whether it had a trial. Card numbers go to Stripe alone.',
            ],
            [
              'Technical',
              'Your internet address, to count attempts and to guess the country for the currency. Logs say which call was made, when, and how it went.',
            ],
          ],
        },
        'You tell us most of this yourself. We buy no data about you and do not read your location from your device.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      blocks: [
        {
          head: ['Purpose', 'Why we may'],
          rows: [
            ['Charts, readings, reports and chat', 'They are what you asked us for: our contract with you.'],
            ['Your account, and emails about codes, changes and payments', 'The same contract.'],
            ['Payments and invoices', 'The contract, and the laws on accounts.'],
            ['Stopping abuse and finding faults', 'Our interest, and yours, in a service that is safe and works.'],
            ['Analytics and ad measurement', 'Your consent, which you can take back.'],
          ],
        },
        'We send no advertising by email. No machine makes a decision about you that has legal effect.',
      ],
    },
    {
      id: 'ai',
      title: 'Readings and AI',
      blocks: [
        'We compute positions and aspects ourselves, on our own servers. To put them into words we may use a language model of OpenAI. It gets the computed facts, such as “Sun in Leo, 12 degrees”. It does not get your birth date, time or place, your name or your address.',
        `When you write to ${astrologer}, OpenAI also gets your message and the last turns of the conversation, so please leave out what it should not see. A scrambled number stands for you. We ask OpenAI not to store these requests; it may keep them for a short time to look for abuse.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        'These cookies are needed for what you ask of us. None of them follows you to other sites.',
        {
          head: ['Cookie', 'What for, and for how long'],
          rows: [
            ['__Host-session', 'Keeps you signed in. 30 days at most, and 7 days without a visit.'],
            ['__Host-oauth', 'Makes sure that a sign-in with Google ends in the browser where it began. 10 minutes.'],
            ['__Host-onb', 'Ties your onboarding answers to this browser while you are at Google. 30 minutes.'],
            ['currency', 'The currency you chose. 30 days.'],
          ],
        },
        'On the payment page Stripe sets cookies of its own, such as __stripe_mid and __stripe_sid, to tell people from fraud. The people who run the service have one more for their own pages, __Host-admin. You never get it.',
        'Some things stay in the storage of your browser. Signing out clears them, but for the theme.',
        { head: ['Key', 'What for'], rows: Object.entries(stored) },
        'While a tab is open, reloadedForScreen notes that a page was reloaded for a new release.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives it',
      blocks: [
        {
          head: ['Company', 'What for'],
          rows: [
            ['Amazon Web Services', 'Runs our servers and the database. Amazon SES delivers our emails.'],
            ['Stripe', 'Takes payments and keeps invoices. Gets your email address and payment method.'],
            ['Google', 'Signs you in, only if you choose that. We do not keep the keys that it hands us.'],
            ['OpenAI', 'Puts facts into words, as section 4 says.'],
            ['Analytics service, ad network', 'Only with your consent, and only what section 12 lists.'],
          ],
        },
        'They work for us or for the purpose named here, and for nothing else of ours. We search birth places in our own copy of GeoNames, so no search of yours goes there. We give data to authorities only where the law obliges us. If the service passes to somebody else, this policy goes with it, and we tell you first.',
      ],
    },
    {
      id: 'storage',
      title: 'Where it is stored',
      blocks: [
        'Your account and all that belongs to it are stored in Singapore, in data centres of Amazon Web Services.',
        'The companies in section 6 may handle their part in other countries, among them the United States. Where the law asks for it, contracts there protect your data as it is protected at home. Our pages come from a server near you, which keeps nothing about you.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'Data is encrypted on its way and where it is stored. Passwords, codes and session keys are kept only in a form that cannot be turned back. Logs hold no names, email addresses, birth data, chats or passwords.',
        'No system is perfect. If a breach puts you at risk, we tell you and the authorities without delay.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          head: ['Data', 'Kept'],
          rows: [
            ['Account, birth data, charts, compatibility reports', 'Until you delete them or your account'],
            ['Daily readings and streak', '12 months'],
            ['Chats', '24 months'],
            [
              'An account that never confirmed its address and never had Premium',
              '30 days, and longer while you use it. An email says so a week before',
            ],
            ['Sessions', '30 days, or 7 days without a visit'],
            ['Codes', 'Valid for 10 minutes, erased a day later'],
            ['Links from emails', 'Valid for 24 hours, to reset a password for one hour; erased a week later'],
            ['Answers left while you are at Google', '30 minutes'],
            ['Counts against abuse, under a scrambled address', '2 days; 90 days for places where you signed in'],
            ['The note that an email was sent, without its text', '30 days'],
            ['Messages from Stripe about payments', '90 days'],
            ['Technical logs', '30 days'],
            ['The record of what our staff did with an account', '400 days'],
            ['After deletion: a scrambled address that says a trial was used', '24 months'],
            ['Backups', '35 days'],
            ['Invoices, at Stripe', 'As long as the law asks'],
          ],
        },
        'The database removes what has run out within a few days. We stop using it at once.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'See and download: Settings gives you everything as one file in JSON.',
          'Correct: change your details in Settings, and your birth date by answering the birth questions again.',
          'Delete: Delete Account in Settings.',
          'Take back consent: at any time, with effect from then on.',
          'Object or restrict: write to us, and we look at it.',
          'Complain: to the Personal Data Protection Commission of Singapore, or to the authority where you live.',
        ],
        'When you delete your account, we cancel your subscription first and sign you out everywhere. Then we erase what is yours. That is finished within 24 hours and cannot be undone, and an email tells you when it is done. What section 9 keeps longer stays until its time is up: among it the backups, the scrambled address, and invoices at Stripe.',
        'We answer within 30 days, and it costs you nothing.',
      ],
    },
    {
      id: 'children',
      title: `Under ${MINIMUM_AGE}`,
      blocks: [
        `${name} is not for anyone under ${MINIMUM_AGE}, and we do not knowingly keep data of children. A birth date that makes a person younger is refused. If you think that a child has an account, write to us and we erase it.`,
      ],
    },
    {
      id: 'tracking',
      title: 'Analytics and ad tracking',
      blocks: [
        'Before you agree, nothing of this loads and nothing is sent. If your browser sends Global Privacy Control, we take that as a no. You can change your answer at any time.',
        'If you agree, the analytics service receives these events, the pages that you open, your account number and whether you are free or Premium:',
        [
          'signing up and signing in, by email or by Google',
          'starting and finishing the birth questions, with a yes or no for date, time and place',
          'opening a horoscope or a natal chart, asking for compatibility, and how many chat messages you sent',
          'starting a checkout or a trial, and a purchase with its amount, currency and number',
          'cancelling, and taking a cancellation back',
        ],
        'The advertising pixel receives two events, StartTrial and InitiateCheckout. An ad network can connect them with what it knows about you. As with every request, both see your internet address and your browser.',
        'Neither ever receives your birth data, gender, relationship status, life focus, chats, email address, or the codes and links that we mail you.',
      ],
    },
    {
      id: 'contact',
      title: 'Changes and contact',
      blocks: [
        'The newest version of this policy stands here with its date. If a change matters to you, we write to you before it applies.',
        'To reach us, answer any email from us: your answer reaches us. If somebody has changed the address of your account, write from the one it had before.',
      ],
    },
  ],
}
