/** Only a doctor or a test can answer it. */
export const pregnancy: readonly string[] = [
  '\\bpregnan(?:t|cy|cies)\\b(?! pause)|\\bmiscarr\\w+|\\babortions?\\b|\\baborti(?:ng|on) (?:my|the|a)\\b|\\bstillb(?:orn|irth)\\b|\\bectopic\\b|\\bivf\\b(?! ?-?free)|\\binfertil\\w*|\\bfertility (?:treatment|clinic|drugs?|problem)\\w*',
  '\\bconceiv(?:e|ing) (?:a |our |another )?(?:child|baby|naturally|this|soon)|\\b(?:try|trying|struggling) (?:to|for) (?:conceive|a baby)\\b|\\b(?:expecting|having|carrying) (?:a|his|my|our) baby\\b(?! (?:someday|one day))|\\b(?:lost|losing) (?:my|the|our|a) (?:baby|pregnancy)\\b',
  '\\b(?:missed|skipped|late on) (?:my |a )?period\\b|\\bperiod (?:is|hasnt|has not|was|still hasnt)(?: \\w+){0,3} (?:late|come|started|overdue|days)|\\b(?:weeks|days|months) late (?:on|with) my period|\\btests? (?:\\w+ ){0,3}positive\\b|\\bbleeding at \\d+ weeks|\\bcondom (?:broke|slipped|tore)|\\bpositive test\\b|\\btest (?:was|is|came back|came out) positive\\b|\\bmorning after pill\\b|\\bplan b pill\\b|\\bbirth control\\b|\\bcontracepti\\w+',
]
