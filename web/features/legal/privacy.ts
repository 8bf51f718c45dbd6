import { brand } from '../../../shared/domain/brand.ts'
import { MINIMUM_AGE } from '../../../shared/domain/limits.ts'
import type { StorageKey } from '../../lib/storage/storage.ts'
import { paths } from '../../paths.ts'
import type { LegalDocument } from './LegalDocument.ts'

const { name, astrologer } = brand

/** A storage key that is missing here does not compile. */
const stored: Record<StorageKey, string> = {
  theme: 'Dark, light or matching your system. It stays on the device when you log out.',
  consent: 'Your answer about analytics and ad tracking. It stays on the device too.',
  trackingIds:
    'Which analytics and ad services we use, so that we need not look it up each time. It says nothing about you.',
  pendingLogout: 'Notes that we still have to tell our server that you logged out.',
  userId: 'Your account number. It lets your other tabs notice when you sign in or log out.',
  onboardingProgress: 'Your answers to the birth questions, until your account has them.',
  onboardingStep: 'The question you stopped at.',
  onboarding_token: 'Finds your answers again when you return from Google.',
  hasJustAuthenticated: 'Notes that you have just signed in.',
  returningFromAuth: 'Notes that you are on your way back from signing in.',
  showTrialModalOnDashboard: 'Notes that we still have to offer you the trial once.',
  showBigThreeOnDashboard: 'Notes that we still have to show you your three main signs once.',
  dashboard:
    'Your profile and your last reading, so that your next visit starts with them, even when our service is down.',
  chart: 'Your chart, so that you can read it without a connection.',
  notes: 'What you wrote in your journal until it has reached us.',
  askAboutLetter: 'Notes that we still have to ask you once whether you would like your reading by email.',
  trialDaysDone: 'Notes that you have done what we suggest for the days of a trial.',
  trackedCheckout: 'The number of your last checkout, so that it is counted only once.',
}

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  effective: '2025-08-13',
  lead: 'A birth date, time and place say a lot about a person. Here is what we keep, why, for how long, and who else sees it.',
  related: { to: paths.terms, text: 'Terms of Service' },
  sections: [
    {
      id: 'summary',
      title: 'In short',
      blocks: [
        [
          'We collect what we need for your chart and your account.',
          'We do not sell your data. Your birth data never goes to advertisers.',
          'Nothing tracks you unless you have agreed to it.',
          'You can download everything and delete everything yourself. Deletion is finished within 24 hours.',
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
              'First and last name and email address. Your password, only as a scrambled value that cannot be reversed. With Google: your Google account’s number, name and email address.',
            ],
            ['Birth', 'Date, time and place of birth, and whether the time is known.'],
            ['About you', 'Your life focus. Gender and relationship status, only if you choose to answer.'],
            [
              'Partner',
              'For a compatibility report, the other person’s birth date and, if you add one, a name. A language model never gets them.',
            ],
            [
              'People you keep',
              'A name, a birth date and, if you add them, a time and place. We tell nobody, and a language model never gets them.',
            ],
            ['Journal', 'Your notes and the texts that they replaced. A language model never gets them.'],
            [
              'Use',
              'Your readings, charts, reports, chats with what you thought of the answers, finished meditations, your streak, and your time zone, which tells us when your day begins.',
            ],
            [
              'Payment',
              'Your plan, its dates, the customer number that Stripe gives you, and a fingerprint of your card that shows whether it has been used for a trial. Only Stripe gets your card number.',
            ],
            [
              'Technical',
              'Your IP address, to limit attempts and to guess your country for the currency. Logs record which requests were made, when, and whether they succeeded.',
            ],
          ],
        },
        'Before you have an account, your answers are saved only in your browser. To show you the sky of that moment, we send its date, time and place to our server, which keeps none of them. If you continue with Google, we keep your answers until you are back, for at most 30 minutes.',
        'You give us most of this yourself. We do not buy data about you or read your location from your device.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      blocks: [
        {
          head: ['Purpose', 'Legal basis'],
          rows: [
            ['Charts, readings, reports and chat', 'Our contract with you: this is the service you asked for.'],
            ['Your account, and emails about codes, changes and payments', 'The same contract.'],
            ['Payments and invoices', 'The contract, and accounting law.'],
            ['Preventing abuse and fixing faults', 'Our interest, and yours, in a service that is safe and works.'],
            ['Analytics and ad measurement', 'Your consent, which you can withdraw.'],
          ],
        },
        'We send no advertising by email. We make no automated decisions about you that have legal effect.',
      ],
    },
    {
      id: 'ai',
      title: 'Readings and AI',
      blocks: [
        'We calculate positions and aspects ourselves, on our own servers. To put them into words we may use a language model from OpenAI. It gets the calculated facts, such as “Sun in Leo, 12 degrees”. It does not get your birth date, time or place, your name or your email address.',
        `When you write to ${astrologer}, OpenAI also gets your message and the latest part of the conversation, so please leave out anything it should not see. OpenAI knows you only by a scrambled number. We ask OpenAI not to store these requests; it may keep them for a short time to check for abuse.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        'These cookies are necessary for the service. None of them follows you to other sites.',
        {
          head: ['Cookie', 'What for, and for how long'],
          rows: [
            ['__Host-session', 'Keeps you signed in. It lasts 30 days at most, or 7 days without a visit.'],
            ['__Host-oauth', 'Makes sure that a Google sign-in finishes in the browser where it started. 10 minutes.'],
            ['__Host-onb', 'Links your onboarding answers to this browser while you sign in with Google. 30 minutes.'],
            [
              '__Host-device',
              'Shows that you have signed in from this browser before, so that nobody else’s wrong passwords lock you out. 365 days, or until you change your password.',
            ],
            [
              '__Host-ended',
              'Set only if we couldn’t log you out: lets the next try end the session. 30 days at most.',
            ],
            ['currency', 'The currency you chose. 30 days.'],
          ],
        },
        'Only if you agree to analytics, Google sets _ga and another cookie that begins with _ga. They last 2 years, or until you change your answer.',
        'On the payment page Stripe sets its own cookies, such as __stripe_mid and __stripe_sid, to detect fraud. Our staff have one more for their own pages, __Host-admin. You never get it.',
        'We also keep some things in your browser’s storage. Logging out clears all of them except theme, consent, trackingIds and, if we couldn’t reach our server, pendingLogout.',
        { head: ['Key', 'What for'], rows: Object.entries(stored) },
        'So that the app opens without a connection, your browser also keeps a copy of the app’s files once you have signed in. They are the same for everybody and contain nothing about you.',
        'While a tab is open, reloadedForScreen notes that a page was reloaded to get a new release, and requestedPage which page you opened before you signed in.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives it',
      blocks: [
        {
          head: ['Company', 'What for'],
          rows: [
            ['Amazon Web Services', 'Runs our servers and database. Amazon SES delivers our emails.'],
            ['Stripe', 'Takes payments and keeps invoices. It gets your email address and payment method.'],
            ['Google sign-in', 'Signs you in, only if you choose it. We do not keep the access keys it gives us.'],
            ['OpenAI', 'Puts facts into words where we use it, as described in section 4.'],
            [
              'Google Analytics and Meta',
              'Measure how the service is used and whether our ads work. Only with your consent, and only what section 12 lists.',
            ],
          ],
        },
        'We share data with them only for the purposes named here. We look up birth places in our own copy of GeoNames, so your searches never go there. We give data to authorities only where the law requires it. If someone else takes over the service, this policy will still apply, and we will tell you first.',
      ],
    },
    {
      id: 'storage',
      title: 'Where it is stored',
      blocks: [
        'Your account and everything in it are stored in Singapore, in Amazon Web Services data centers.',
        'The companies in section 6 may process data in other countries, including the United States. Where the law requires it, contracts protect your data there as it is protected at home. Our pages come from a server near you, which keeps nothing about you.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'Data is encrypted in transit and at rest. We keep passwords, codes and session keys only in a form that cannot be reversed. Logs contain no names, email addresses, birth data, chats or passwords.',
        'Our staff can look up your name, email address, plan and invoices to help you. Everything they do there is recorded. Their pages show no birth data, readings or chats.',
        'No system is perfect. If a breach puts you at risk, we will tell you and the authorities without delay.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          head: ['Data', 'Kept'],
          rows: [
            [
              'Account, birth data, charts, compatibility reports, people you keep, journal',
              'Until you delete them or your account',
            ],
            ['Daily readings and streak', '12 months'],
            ['Chats', '24 months'],
            ['How many questions you asked in a month', '62 days'],
            [
              'An account that never verified its email and never had Premium',
              '30 days, or longer while you use it (we email you a week before)',
            ],
            ['Sessions', '30 days, or 7 days without a visit'],
            ['Codes', 'Valid for 10 minutes, deleted a day later'],
            ['Links from emails', 'Valid for 24 hours, or one hour to reset a password; deleted a week later'],
            ['Answers saved while you sign in with Google', '30 minutes'],
            [
              'Attempt counts to prevent abuse, under a scrambled address',
              '2 days; 90 days for places where you signed in',
            ],
            ['The record that an email was sent, without its text', '30 days, or until you delete your account'],
            [
              'A scrambled email address, if our email to it bounced or was marked as spam, so that we do not write to it again',
              '24 months, even if you delete your account',
            ],
            ['Messages from Stripe about payments', '90 days'],
            ['Technical logs', '30 days'],
            ['The record of what our staff did with an account', '400 days'],
            [
              'A scrambled email address and card fingerprint that show a trial was used',
              '1,000 days from its start, even if you delete your account',
            ],
            ['After deletion: a scrambled email address that shows an account was deleted', '24 months'],
            ['Backups', '35 days'],
            ['Invoices, at Stripe', 'As long as the law requires'],
          ],
        },
        'We stop using expired data at once. The database removes it within a few days.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'See and download: Settings gives you everything in one JSON file.',
          'Correct: change your details and your birth data in Settings.',
          'Delete: Delete Account in Settings.',
          'Withdraw consent: at any time, with effect from then on.',
          'Object or restrict: write to us, and we will look into it.',
          'Complain: to the Personal Data Protection Commission of Singapore, or to the authority where you live.',
        ],
        'When you delete your account, we cancel your subscription first and log you out everywhere. Then we delete your data. This is finished within 24 hours and cannot be undone. We email you when it is done. The items that section 9 lists for longer, such as backups, scrambled addresses and invoices at Stripe, stay until their time is up.',
        'We answer within 30 days, free of charge.',
      ],
    },
    {
      id: 'children',
      title: `Under ${MINIMUM_AGE}`,
      blocks: [
        `${name} is not for anyone under ${MINIMUM_AGE}, and we do not knowingly keep children’s data. We refuse birth dates of anyone younger. If you think a child has an account, write to us and we will delete it.`,
      ],
    },
    {
      id: 'tracking',
      title: 'Analytics and ad tracking',
      blocks: [
        'Until you agree, none of this loads and nothing is sent. If your browser sends Global Privacy Control, we treat that as a no. You can change your answer at any time, in Settings or here:',
        { to: paths.privacyDialog, text: 'Privacy choices' },
        'If you agree, Google Analytics receives these events, the pages you open, your account number and whether you are on the free plan or Premium:',
        [
          'signing up and signing in, by email or by Google',
          'starting and finishing the birth questions, with a yes or no for date, time and place',
          'opening a horoscope or a natal chart, asking for compatibility, and how many chat messages you sent',
          'starting a checkout or a trial, and a purchase with its amount, currency and number',
          'cancelling, and reversing a cancellation',
        ],
        'Meta’s advertising pixel receives two events, StartTrial and InitiateCheckout. Meta can connect them with what it knows about you. As with every request, both companies see your IP address and your browser.',
        'Neither ever receives your birth data, gender, relationship status, life focus, chats, email address, or the codes and links that we email you.',
      ],
    },
    {
      id: 'contact',
      title: 'Changes and contact',
      blocks: [
        'The latest version of this policy is always on this page, with its date. If a change affects you, we will email you before it takes effect.',
        'To reach us, reply to any email from us. If someone else has changed your account’s email address, write from the one it had before.',
      ],
    },
  ],
}
