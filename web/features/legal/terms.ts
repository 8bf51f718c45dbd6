import { brand } from '../../../shared/domain/brand.ts'
import { MINIMUM_AGE, TRIAL_DAYS } from '../../../shared/domain/limits.ts'
import { PLANS, priceBook } from '../../../shared/domain/priceBook.ts'
import { licencesPath, paths } from '../../paths.ts'
import type { LegalDocument } from './LegalDocument.ts'

const { name, astrologer } = brand
const intervals = PLANS.map((plan) => priceBook[plan].interval)
const period = intervals.join(' or ')

export const terms: LegalDocument = {
  title: 'Terms of Service',
  effective: '2025-08-13',
  lead: `These are the terms between you and ${name}. We have tried to make them easy to read. Where something costs you money or ends, they say so plainly.`,
  related: { to: paths.privacy, text: 'Privacy Policy' },
  sections: [
    {
      id: 'about',
      title: 'About these terms',
      blocks: [
        `By creating an account or using ${name}, you agree to these terms. “${name}”, “we” and “us” mean this service and the people who run it. “You” means the person who uses it.`,
        'How we treat your data is explained in a separate document.',
        { to: paths.privacy, text: 'Read the Privacy Policy' },
      ],
    },
    {
      id: 'age',
      title: 'Who may use it',
      blocks: [
        `${name} is for adults. You must be ${MINIMUM_AGE} or older, and old enough to make a contract where you live. We ask for your birth date, and we refuse a date that makes you younger.`,
        `Compatibility reports are about couples, so the other person must be ${MINIMUM_AGE} or older too.`,
        'If we learn that an account belongs to someone younger, we will close and delete it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Use your own email address, and verify it with the code or link we send. Please create only one account.',
        'Keep your password to yourself. If you think someone else knows it, choose a new one: that ends every other session at once. You can also sign in with Google.',
        'You are responsible for what is done with your account until you tell us that someone else has access to it.',
      ],
    },
    {
      id: 'entertainment',
      title: `What ${name} is`,
      blocks: [
        `${name} calculates where the Sun, the Moon and the planets are, and tells you what that means in astrology. The positions are astronomy. The meanings are tradition. They are here for entertainment and reflection.`,
        'Nothing here is medical, psychological, legal, financial or other professional advice. Nothing here predicts what will happen. Please do not make decisions about your health, money, safety or rights based on a reading. If you are in distress or in danger, contact the emergency services, a help line or someone you trust.',
        { to: 'https://findahelpline.com', text: 'Find a free help line in your country' },
        'A chart is only as accurate as the birth data you give us. Where we do not know something, such as the time of birth, we say so and leave out what depends on it.',
      ],
    },
    {
      id: 'ai',
      title: 'How readings are made',
      blocks: [
        'Every reading starts with facts that we calculate from the sky. An artificial intelligence may put those facts into words. When it is not used or does not respond, our own almanac writes from the same facts.',
        `${astrologer} is an AI, not a person. It can be wrong, and so can any text written by a machine. Check anything that matters to you.`,
      ],
    },
    {
      id: 'membership',
      title: 'Free and Premium',
      blocks: [
        'A free account needs no card. It gives you daily guidance for your Sun sign, the wheel of your chart, your Sun, Moon and rising signs, your streak, and a sample of mindful rituals.',
        'Premium adds:',
        [
          'daily guidance from your own chart',
          'your complete natal chart',
          'compatibility reports',
          `chat with ${astrologer}`,
          'moon meditations',
        ],
        '“Unlimited” means that we set no limit on what a person reads. There are limits that only automated use would reach. The chat limit resets every month.',
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      blocks: [
        `Premium begins with a free trial of ${TRIAL_DAYS} days. You add a payment method when you start it. We charge nothing during the trial.`,
        'Your bank may show a hold of about one dollar. It checks that the card works. It is not a charge, and your bank will release it.',
        `If you do not cancel before the trial ends, it becomes a paid subscription and the first ${period} is charged. The date and the amount are shown beside the button that starts the trial and in the email that confirms it. We send you a reminder by email 24 hours before the charge.`,
        'Each person gets one trial. We check your account, email address and card to see whether you have had one. If you have already had a trial, you can subscribe without one, and you see the charge before you press the button.',
      ],
    },
    {
      id: 'renewal',
      title: 'Price and renewal',
      blocks: [
        `The price is the one shown beside the button when you subscribe, in US dollars or Singapore dollars. Premium renews automatically each ${period} at that price, and Stripe charges your payment method, until you cancel. You get a receipt by email.`,
        'If a payment fails, we tell you and try again. You keep Premium in the meantime. If it remains unpaid, your account becomes a free one.',
        'If the price of your subscription changes, we will email you before the first charge at the new price, in time for you to cancel.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling',
      blocks: [
        'You can cancel at any time in Settings. It takes two clicks, and we will not ask why.',
        'Cancelling takes effect at the end of the period. You keep Premium until then, and you are not charged again. If you cancel during the trial, you keep Premium until the trial ends and pay nothing.',
        'Until then you can reverse the cancellation, and your subscription continues as before.',
        'Deleting your account also cancels, and ends Premium at once. Logging out or no longer using the service does not cancel anything.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        `We do not refund partial ${intervals.map((each) => `${each}s`).join(' or ')} or unused time.`,
        'If we charged you by mistake, write to us and we will refund it. Where the law gives you a right to a refund, you keep that right.',
      ],
    },
    {
      id: 'conduct',
      title: 'Fair use',
      blocks: [
        'Please do not:',
        [
          'access someone else’s account, or try to break into our systems',
          'collect, copy or resell readings by automated means',
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
        'What you tell us and what you write in the chat remain yours. You allow us to store and process them for one purpose: to provide the service to you.',
        'We do not publish or sell them.',
      ],
    },
    {
      id: 'property',
      title: 'Who owns what',
      blocks: [
        `The texts, drawings and recordings in ${name} are ours. Your readings are yours to keep, print and share for yourself and the people around you. Please ask us before you publish or sell them.`,
        'Some things come from others, and we thank them. Place names are from GeoNames, under CC BY 4.0. Time zones are from the IANA database. The stars we draw are from the HYG database, under CC BY-SA 4.0, and the constellation figures from d3-celestial, under BSD-3-Clause. The serif typeface is Old Standard, under the SIL Open Font License.',
        { to: 'https://www.geonames.org', text: 'geonames.org' },
        { to: 'https://creativecommons.org/licenses/by/4.0/', text: 'The license CC BY 4.0' },
        { to: licencesPath, text: 'The licenses of the open-source software in this app' },
      ],
    },
    {
      id: 'ads',
      title: 'Ad tracking',
      blocks: [
        'We may use Google Analytics, and an advertising pixel that tells Meta when a checkout or a trial begins. Both load only after you agree. If your browser sends Global Privacy Control, we treat that as a no.',
        `They never receive your birth data, your answers about yourself, your chats or your email address. If you say no, everything in ${name} still works.`,
        { to: `${paths.privacy}#tracking`, text: 'Exactly what they receive' },
      ],
    },
    {
      id: 'changes',
      title: 'Changes and termination',
      blocks: [
        `We keep developing ${name}, and parts of it may change or be removed. If we remove an important part of Premium, we will email you beforehand.`,
        'These terms may change too. The latest version is always on this page, with its date. If a change affects you, we will email you before it takes effect. If you do not agree with it, you can leave before then.',
        'You can leave at any time: Delete Account in Settings deletes everything. We may suspend or close an account that breaks these terms, and we will say why unless the law forbids it.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        `We run ${name} with care, and provide it as it is. We cannot promise that it is always available or free of errors, or that a reading fits you.`,
        'As far as the law allows, we are not liable for decisions you make because of a reading, or for indirect losses. Our total liability to you is limited to what you paid us in the previous twelve months.',
        'Nothing here limits liability that the law does not let us limit, and you keep your rights as a consumer.',
      ],
    },
    {
      id: 'law',
      title: 'Law and contact',
      blocks: [
        'The law of Singapore applies, and the courts of Singapore have jurisdiction. If you are a consumer elsewhere, you keep the protection of your own country’s law.',
        'If a part of these terms is invalid, the rest still applies.',
        'If something is wrong, write to us first. You can reply to any email from us.',
      ],
    },
  ],
}
