import type { Area } from '../../../content/schema/areas.ts'

/** Words of a life, as families: a stem with a star stands for all that begins with it. */
const FAMILIES: Record<Area, string> = {
  love: 'guy guys men man women woman girls girl kiss* cuddl* cheat* affair* propos* engage* bride groom honeymoon tinder hinge bumble dat* situationship* lover* unrequited virgin celib* romanc* intima* reconcil* separat* hookup* chemistry lonel* wed* marri* heart hearts texting attach* commit* loyal* faithful* unfaithful infidel* polyamor* soulmat* spark desire* desir* passionate bf gf',
  work: 'lease rent* mortgag* landlord* house flat apartment property loan* credit bank* tax* bill* budget* broke paycheck* pay paid wage* earn* cash afford* bankrupt* sue* lawsuit* court legal* visa deadline* deadline shift shifts resume cv hire* hiring laid layoff* unemploy* redundan* retire* pension* degree* thesis phd masters grad* class* course* exam* test grades licence license audition* project* startup* freelanc* entrepreneur* shop store brand market* sell* sold customer* promot* demot* overtime coworker* employ* burnout* intern* apprentic* career* profession* teacher* nurse* lawyer* doctor writer artist* creative gambl* inherit* debt* trading trade success* ambition* fame achiev* toxic workload commut* fund* financ* economy prosper* abundan* poor bonus wealth*',
  people:
    'nobody invit* siblings twin* toddler* newborn pregnan* adopt* parent* stepmom stepdad inlaw* relative* cousin* bestie* bff* clique* gossip* drama neighbour* neighbor* crowd* reunion* thanksgiving christmas funeral grandchild* grandkid* pet dog cat puppy kitten teen* teenager* teenage roommat* flatmat* housemat* tribe belong* outsider* excluded betray* backstab* argu* fight* fighting quarrel* estranged team* village popular* everyone everybody others mothering fathering homesick party parties',
  self: 'nap* insomni* nightmare* dream* tire* exhaust* fatigue* headache* diet* weight gym exercis* workout* yoga meditat* therap* journal* panic* stres* burn* cry* cried tears numb* hollow grief griev* mourn* depress* hopeless* worthless* guilt* shame* asham* regret* trauma* trigger* anxi* nerv* worr* overwhelm* paraly* frozen confus* doubt* indecis* insecur* esteem identity authentic* spirit* soul* intuit* gut psychic* karma* past purpos* meaning* direction path future fate fresh reset reinvent* midlife crisis turning age aging birthday discipline* lazy focus* distract* adhd routine* habit* addict* smok* drink* alcohol* weed screen phone scroll* patien* temper* rage* moody hormon* selfish perfection* control* overthink* ruminat* sensitiv* empath* introvert* extrovert* boring bored* stagnat* drift* aimless* move moving relocat* abroad travel* trip vacation home safe* peace* quiet* balance* hobby hobbies music paint* write writing book courage* brave* strong* weak* power* manifest* gratitude energy drain* sick pain* bod* appearance ugly pretty beauty hair tattoo* sucks ruined miserab* awful terribl* nothing hard tough struggl* suffer* mess disaster chaos*',
}

const exact = new Map<string, Area>()
const stems = new Map<string, Area>()
for (const [area, words] of Object.entries(FAMILIES) as [Area, string][])
  for (const word of words.split(' '))
    if (word.endsWith('*')) stems.set(word.slice(0, -1), area)
    else exact.set(word, area)
const SHORTEST_STEM = Math.min(...[...stems.keys()].map(({ length }) => length))

function areaOf(word: string): Area | undefined {
  const found = exact.get(word)
  if (found) return found
  for (let end = word.length; end >= SHORTEST_STEM; end -= 1) {
    const area = stems.get(word.slice(0, end))
    if (area) return area
  }
  return undefined
}

const MOST_WORDS = 80

/** The part of life that most of the words belong to, the self last, for a message that names none outright. */
export function lifeAreaOf(text: string): Area | undefined {
  const found = text.split(/[^a-z]+/, MOST_WORDS).flatMap((word) => areaOf(word) ?? [])
  return found.find((area) => area !== 'self') ?? found[0]
}

const MINE = /\b(?:things|everything|nothing|nobody|no one|everyone|i|me|my|mine|myself|we|us|our|life)\b/
const TRIVIA =
  /\bhow (?:do|can|to|would|should) (?:i |you |we )?(?:fix|repair|install|cook|bake|boil|spell|pronounce|convert|reset|code|program|download|draw|solve|translate|unlock|connect|clean|wash|build|grow)\b|\b(?:homework|wi-?fi|printer|laptop|computer|iphone|android|excel|netflix|spotify|google|minecraft)\b/

/** Something of the reader's life, even if it asks nothing: "I want out of my lease". */
export function isOfLife(text: string): boolean {
  const isLong = text.includes(' ')
  return isLong && !TRIVIA.test(text) && (MINE.test(text) || lifeAreaOf(text) !== undefined)
}
