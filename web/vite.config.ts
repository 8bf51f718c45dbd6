import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { servePictures } from './servePictures.ts'
import { serveSiteTexts } from './serveSiteTexts.ts'
import { shortClassName } from './shortClassName.ts'
import { stripContract } from './stripContract.ts'
import { unwrapReact } from './unwrapReact.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // React has had this hook itself since 18. The package stands in for it in older versions.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  plugins: [react(), stripContract(), unwrapReact(), serveSiteTexts(), servePictures()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox124'],
    // The content security policy forbids data: fonts, and the star chart must stay an external file to be styled.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: scriptsToPreload },
    rolldownOptions: {
      // A schema that no screen uses is dropped. Not all of the library's functions say that they may be.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: chunks }, assetFileNames },
    },
  },
}))

/** Whoever loads a screen has these already. Only the entry has yet to load them. */
const scriptsToPreload = (_file: string, scripts: string[], { hostId }: { hostId: string }) =>
  hostId.includes('/index-') ? scripts : scripts.filter((script) => !SHELL.test(script))

const SHELL = /\/(index|react|rolldown-runtime|startApp)-/

/** Audio is released apart from other assets, since it needs a type of its own. */
const assetFileNames = ({ names }: { names: string[] }) =>
  `${names[0]?.endsWith('.flac') ? 'audio' : 'assets'}/[name]-[hash][extname]`

/** What screens need that check no form: they do without the forms and what validates them. */
const FIELDS =
  /features\/place\/(Change|HouseSystem|RepeatedHour|useSave)|ui\/forms\/(TextField|SelectField|LabelledControl)|lib\/(browser\/downloadFile|text\/letterTimes)|domain\/(codePoints|hasBirthData|placeLabel)\.ts/

/** Only some screens need these; the first visit to the dashboard does not. */
const FORMS =
  /features\/(identity\/(?!RequireSession)|place\/|consent\/PrivacyChoice)|ui\/(forms\/(?!Button)|navigation\/Tabs)|lib\/storage\/onboardingDraft|domain\/(LocalDate|birth|email|onboarding|text|user)\.ts|contract\/(places|identity\/(google|passwords))\.ts/

/** For the settings and the screens of money only. */
const BILLING = /membership\/billing\/(?!PastDue)|(contract|domain)\/billing/

/** Stripe's libraries and what uses them, for the checkout and the developers' page of wallets. */
const CHECKOUT = /@stripe|membership\/checkout\//

/** The wheel and the sections of a chart: for a person's own and for the sample. The dashboard has a figure of the same parts. */
const CHART =
  /features\/chart\/(?!BigThree(Line|Moment)|daySky|share\/|glyphs\/Glyph|labels\/(moonSigns|ordinal)|wheel\/(aspectLook|glyphInk|pointAt|Ray|spreadAngles|WheelGlyph)\.)|ui\/display\/Table/

/** What the cards of reports share with whole ones. */
const MATCH = /features\/compatibility\/(Hearts|ScoreDial|MatchBand|SignPair|titleOf)|domain\/compatibility/

/** A whole report, in its dialog and as the sample, with what the comparison with a kept person has of it. */
const FULL_REPORT = /features\/compatibility\/report\/(FullReport|ReportContent|Points|ScoreParts)\.tsx/

/** The journal with the dialog of a note, beyond what the dashboard shows of it. */
const JOURNAL = /features\/journal\/(?!LastTime|UnsentNotes|useDayNote)|screens\/Journal\.tsx|domain\/journal\.ts/

/** The month that the Moon and the past readings are shown in. */
const CALENDAR = /ui\/calendar\/|lib\/time\/months\.ts/

/** What the screens with a player share. */
const PLAYER = /features\/meditation\/|domain\/meditation\.ts/

/** Styles of what loads after the dashboard: in one file they compress to two thirds, and the next screen has them. */
const LATER_STYLES =
  /(ui\/(forms\/(?!Button)|display\/Table|navigation\/Tabs)|features\/(admin\/(?!PeriodFigures)|chat(?!\/ChatAside)|compatibility(?!\/sample)|meditation|onboarding|account|membership\/(billing\/(?!PastDue)|checkout))|chart\/(wheel|chart|Placement|sections)|place\/|identity\/auth|moon\/phaseChips|screens\/(?!Dashboard|Landing)).*\.module\.css/

/** Each with its own room, which nobody loads without going there. */
const ROOM_STYLES =
  /(features\/(chart\/(ahead|moonMonth|share)\/|chat\/ChatAside|membership\/trial\/TrialDays|dashboard\/LetterQuestion|admin\/PeriodFigures|readings\/|compatibility\/sample\/)|ui\/(calendar\/|aloud\/ReadAloudDialog)).*\.module\.css/

/**
 * The entry that waits for an interaction, React, which few releases change, the app shell, code shared by screens, forms,
 * and one chunk per screen. React loads beside the app shell, on a connection of its own, since both are needed to
 * start. The shell also holds the styles that no other chunk takes, those of
 * the dashboard among them: as one file they compress best, and most visits begin there.
 * By default the bundler makes about forty tiny chunks: as many requests, and each too small to compress well.
 */
const chunks = [
  { name: 'zod', test: /\/zod\//, priority: 5 },
  { name: 'later', test: LATER_STYLES, priority: 4 },
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'react', test: /(node_modules\/|\0unwrapped:)(react|react-dom|scheduler)(\/|$)/, priority: 2.5 },
  {
    name: 'startApp',
    test: (id: string) => /(startApp\.tsx|\.module\.css)$/.test(id) && !ROOM_STYLES.test(id),
    priority: 2,
  },
  {
    name: 'shared',
    test: (id: string) =>
      ![FIELDS, FORMS, BILLING, CHECKOUT, PLAYER, CHART, MATCH, FULL_REPORT, JOURNAL, CALENDAR].some((own) =>
        own.test(id),
      ),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'fields', test: FIELDS, minShareCount: 2 },
  { name: 'billing', test: BILLING, minShareCount: 2 },
  { name: 'checkout', test: CHECKOUT, minShareCount: 2 },
  { name: 'player', test: PLAYER, minShareCount: 2 },
  { name: 'chart', test: CHART, minShareCount: 2 },
  { name: 'Journal', test: JOURNAL },
  { name: 'calendar', test: CALENDAR, minShareCount: 2 },
  { name: 'match', test: MATCH, priority: 0.5 },
  { name: 'FullReport', test: FULL_REPORT },
  { name: 'forms', minShareCount: 2 },
]
