/** Who helps in a country. Numbers are free to call; as of November 2026. */
export interface HelpLines {
  name: string
  emergency: string
  /** Somebody to talk to at any hour. */
  talk: string
  /** For violence at home and sexual violence. */
  violence?: string
  poison?: string
  child?: string
}

const LINES: Record<string, HelpLines> = {
  US: {
    name: 'the US',
    emergency: '911',
    talk: 'call or text 988',
    violence:
      'the National Domestic Violence Hotline on 1-800-799-7233, or RAINN on 1-800-656-4673 about sexual violence',
    poison: 'Poison Control on 1-800-222-1222',
    child: 'the Childhelp hotline on 1-800-422-4453',
  },
  CA: {
    name: 'Canada',
    emergency: '911',
    talk: 'call or text 988',
    poison: 'Poison Centres on 1-844-764-7669',
    child: 'Kids Help Phone on 1-800-668-6868',
  },
  GB: {
    name: 'the UK',
    emergency: '999',
    talk: 'call Samaritans on 116 123',
    violence: 'the National Domestic Abuse Helpline on 0808 2000 247',
    poison: 'NHS 111',
    child: 'Childline on 0800 1111',
  },
  IE: {
    name: 'Ireland',
    emergency: '112 or 999',
    talk: 'call Samaritans on 116 123',
    violence: "Women's Aid on 1800 341 900",
    child: 'Childline on 1800 66 66 66',
  },
  AU: {
    name: 'Australia',
    emergency: '000',
    talk: 'call Lifeline on 13 11 14',
    violence: '1800RESPECT on 1800 737 732',
    poison: 'the Poisons Information Centre on 13 11 26',
    child: 'Kids Helpline on 1800 55 1800',
  },
  NZ: {
    name: 'New Zealand',
    emergency: '111',
    talk: 'call or text 1737',
    violence: "Women's Refuge on 0800 733 843",
    poison: 'the National Poisons Centre on 0800 764 766',
    child: 'Youthline on 0800 376 633',
  },
  SG: {
    name: 'Singapore',
    emergency: '995, or 999 for the police',
    talk: 'call Samaritans of Singapore on 1767',
    violence: 'the National Anti-Violence Helpline on 1800 777 0000',
    child: 'Tinkle Friend on 1800 274 4788',
  },
  IN: {
    name: 'India',
    emergency: '112',
    talk: 'call Tele-MANAS on 14416',
    violence: 'the women’s helpline on 181',
    child: 'Childline on 1098',
  },
  DE: {
    name: 'Germany',
    emergency: '112',
    talk: 'call TelefonSeelsorge on 0800 111 0 111',
    violence: 'Hilfetelefon on 116 016',
    child: 'Nummer gegen Kummer on 116 111',
  },
  FR: {
    name: 'France',
    emergency: '112',
    talk: 'call 3114',
    violence: '3919',
    child: '119',
  },
}

export const helpLinesOf = (country: string | undefined): HelpLines | undefined =>
  country !== undefined && Object.hasOwn(LINES, country) ? LINES[country] : undefined

/** For whoever we cannot place. */
export const EMERGENCY_EVERYWHERE =
  '995 or 999 in Singapore, 911 in the US and Canada, 112 in Europe and India, 999 in the UK, 000 in Australia'
export const TALK_EVERYWHERE =
  'In Singapore, call Samaritans of Singapore on 1767. In the US and Canada, call or text 988. In the UK and Ireland, call Samaritans on 116 123. In Australia, call Lifeline on 13 11 14.'
