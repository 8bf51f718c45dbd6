import { brand } from '../../../shared/domain/brand.ts'
import { MINIMUM_AGE, TRIAL_DAYS } from '../../../shared/domain/limits.ts'
import { paths } from '../../paths.ts'
import type { LegalDocument } from './LegalDocument.ts'

const { name, astrologer } = brand

export const terms: LegalDocument = {
  title: 'Terms of Service',
  effective: '2025-08-13',
  lead: `These are the terms between you and ${name}. They are written to be read. Where something costs you money or ends, it says so plainly.`,
  related: { to: paths.privacy, text: 'Privacy Policy' },
  sections: [
    {
      id: 'about',
      title: 'About these terms',
      blocks: [
        `By making an account or using ${name} you agree to these terms. “${name}”, “we” and “us” mean this service and the people who run it. “You” means the person who uses it.`,
        'How we treat your data stands in a document of its own.',
        { to: paths.privacy, text: 'Read the Privacy Policy' },
      ],
    },
    {
      id: 'age',
      title: 'Who may use it',
      blocks: [
        `${name} is for adults. You must be ${MINIMUM_AGE} or older, and old enough to make a contract where you live. We ask for your birth date, and a date that makes you younger is refused.`,
        `Compatibility reports are about couples, so the other person must be ${MINIMUM_AGE} or older too.`,
        'If we learn that an account belongs to somebody younger, we close it and erase it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Use an email address that is yours, and confirm it with the code or the link that we send. One account for each person is enough.',
        'Keep your password to yourself. If you think that somebody else knows it, choose a new one: every session then ends at once. You can also sign in with Google.',
        'What is done with your account counts as done by you, until you tell us that somebody else got in.',
      ],
    },
    {
      id: 'entertainment',
      title: `What ${name} is`,
      blocks: [
        `${name} computes where the Sun, the Moon and the planets stand, and tells you what people have made of it. The positions are astronomy. The meanings are a tradition. They are here for entertainment and reflection.`,
        'Nothing here is medical, psychological, legal, financial or other professional advice. Nothing here foretells what will happen. Please do not decide about your health, money, safety or rights because of a reading. If you are in distress or in danger, turn to the emergency services or to somebody you trust.',
        'A chart is as exact as the birth data that you give. Where we do not know something, such as the time of birth, we say so and leave out what depends on it.',
      ],
    },
    {
      id: 'ai',
      title: 'How readings are made',
      blocks: [
        'Every reading begins with facts that we compute from the sky. An artificial intelligence may put those facts into words. Where it is not used or does not answer, our own almanac writes from the same facts.',
        `${astrologer} is an AI and not a person. It can be mistaken, and so can any text that is written by a machine. Check what matters to you.`,
      ],
    },
    {
      id: 'membership',
      title: 'Free and Premium',
      blocks: [
        'A free account needs no card. It gives you daily guidance for your Sun sign, your Sun, Moon and rising signs, and your streak.',
        'Premium adds:',
        [
          'daily guidance from your own chart',
          'your complete natal chart',
          'compatibility reports',
          `chat with ${astrologer}`,
          'moon meditations and mindful rituals',
        ],
        '“Unlimited” means that we do not count what a person reads. Limits that only automatic use would meet remain, and those of the chat start anew each month.',
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      blocks: [
        `Premium begins with a free trial of ${TRIAL_DAYS} days. You give a payment method when you start it. We charge nothing while it lasts.`,
        'Your bank may show a hold of about one dollar. It checks that the card works. It is not a charge, and your bank releases it.',
        'If you do not cancel before the trial ends, it becomes a paid subscription and the first month is charged. The date and the amount stand beside the button that starts the trial and in the email that confirms it. We remind you by email 24 hours before the charge.',
        'There is one trial for each person. We know a used one by the account, the address and the card. Whoever had a trial subscribes without one, and sees what is charged before the button.',
      ],
    },
    {
      id: 'renewal',
      title: 'Price and renewal',
      blocks: [
        'The price is the one shown beside the button when you subscribe, in US dollars or Singapore dollars. Premium renews automatically each month at that price, and Stripe charges your payment method, until you cancel. You get a receipt by email.',
        'If a payment fails, it is tried again. You keep Premium meanwhile, and we tell you. If it stays unpaid, your account becomes a free one.',
        'If the price of your subscription changes, we write to you before the first charge at the new price, in time to cancel.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling',
      blocks: [
        'You can cancel at any time in Settings. It takes two clicks, and nobody asks you why.',
        'Cancelling takes effect at the end of the period. You keep Premium until then, and nothing is charged afterwards. If you cancel during the trial, you keep Premium until the trial ends and pay nothing.',
        'Until that day you can take the cancellation back. Then your subscription goes on as before.',
        'Deleting your account cancels as well, and ends Premium at once. Signing out, or not coming back, cancels nothing.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'We do not refund partial months or time that you did not use.',
        'If we charged you by mistake, write to us and we return it. Where the law gives you a right to a refund, you keep that right.',
      ],
    },
    {
      id: 'conduct',
      title: 'Fair use',
      blocks: [
        'Please do not:',
        [
          'enter somebody else’s account, or look for ways into our systems',
          'collect, copy or resell readings by automatic means',
          'use the chat to harm or harass anyone, or to break the law',
          'enter data about other people that they would not want you to share',
          'share your Premium account with others',
        ],
      ],
    },
    {
      id: 'writing',
      title: 'What you write',
      blocks: [
        'What you tell us and what you write in the chat stays yours. You allow us to store it and to process it, for one purpose: to give you the service.',
        'We do not publish it and we do not sell it.',
      ],
    },
    {
      id: 'property',
      title: 'What belongs to whom',
      blocks: [
        `The words, drawings and recordings of ${name} are ours. Your readings are yours to keep, print and share for yourself and the people around you. Please ask us before you publish or sell them.`,
        'Some things come from others, with thanks. Place names are from GeoNames, under CC BY 4.0. Time zones are from the IANA database. The stars that we draw are from the HYG database, under CC BY-SA 4.0, and their figures from d3-celestial, under BSD-3-Clause. The serif is Old Standard, under the SIL Open Font License.',
        { to: 'https://www.geonames.org', text: 'geonames.org' },
        { to: 'https://creativecommons.org/licenses/by/4.0/', text: 'The licence CC BY 4.0' },
      ],
    },
    {
      id: 'ads',
      title: 'Ad tracking',
      blocks: [
        'We use an analytics service, and an advertising pixel that tells an ad network when a checkout or a trial begins. Both load only after you agree. If your browser sends Global Privacy Control, we take that as a no.',
        `They never receive your birth data, your answers about yourself, your chats or your email address. If you say no, all of ${name} works just the same.`,
        { to: `${paths.privacy}#tracking`, text: 'What exactly they receive' },
      ],
    },
    {
      id: 'changes',
      title: 'Changes and endings',
      blocks: [
        `${name} grows, and parts of it may change or go. If a part of Premium that matters goes, we tell you by email beforehand.`,
        'These terms may change too. The newest version stands here with its date. If a change matters to you, we write to you before it applies. If you do not agree with it, you can leave before that day.',
        'You can leave at any time: Delete Account in Settings erases everything. We may pause or close an account that breaks these terms, and we say why unless the law forbids it.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        `We run ${name} with care, and offer it as it is. We cannot promise that it is always there, free of errors, or that a reading fits you.`,
        'As far as the law allows, we do not answer for what you decide because of a reading, nor for indirect losses. All that we may owe you together is limited to what you paid us in the twelve months before.',
        'Nothing here limits what the law does not let us limit, and your rights as a consumer remain.',
      ],
    },
    {
      id: 'law',
      title: 'Law and contact',
      blocks: [
        'The law of Singapore applies, and the courts of Singapore decide. If you are a consumer elsewhere, the protection that your own law gives you stays with you.',
        'If a part of these terms does not hold, the rest does.',
        'If something is wrong, write to us first. Answer any email from us: your answer reaches us.',
      ],
    },
  ],
}
