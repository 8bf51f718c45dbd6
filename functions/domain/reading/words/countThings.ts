/** How many people, places and objects of an ordinary day a text names; those that are not in the list do not count. */
export const countThings = (text: string): number =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => THINGS.has(word)).length

const PEOPLE = `aunt baby baker boss boyfriend brother buddy cashier child children client clerk colleague cook cousin
  crowd customer dad daughter dentist doctor driver family father friend girlfriend grandfather grandmother guest guy
  hairdresser host husband kid landlord manager mechanic mom mother neighbor nephew niece nurse parent partner passenger
  person plumber relative roommate sibling sister somebody someone son stranger teacher teammate tenant twin uncle visitor
  waiter wife woman women man men boy girl coworker`

const PLACES = `airport alley apartment attic avenue bakery balcony bank bar barn basement bathroom beach bedroom bench
  bridge bus cafe canteen car ceiling cellar church cinema classroom closet corner corridor counter courtyard cupboard
  desk diner doorway driveway elevator fence field floor garage garden gate gym hall hallway harbor hotel house kitchen
  lake lamppost landing lawn library lobby lot market meadow museum office park path pharmacy platform plaza pool porch
  restaurant river road roof room school shed shelf shop sidewalk stadium staircase stairs stairwell station store street
  studio subway supermarket theater toilet tower town tram village wall ward window workshop yard threshold sill table
  bathtub fireplace stove sink doorstep curb`

const OBJECTS = `album apple apron armchair axe backpack badge bag ball balloon banana bandage basket bat battery bean bed
  beer bell belt bicycle bike bill bin bird blanket blender blouse boat bolt book bookcase boot bottle bowl box bracelet
  branch bread brick broom brush bucket bulb button cabbage cable cake calculator calendar camera can candle cap card
  carpet carrot cart cat chain chair charger cheese chess chicken chocolate clay clipboard clock cloth clothes coat coffee
  coin collar comb computer cookie cork costume couch cover crate cream crumb cup curtain cushion dish dishes dog doll
  dollar door doorbell draft drawer drawing dress drill drum duck dumpling dust duster ear earring egg email engine envelope
  eraser eye eyebrow face faucet feather fern ferry file film finger fish flag flashlight flour flower folder foot feet fork
  form frame freezer fridge fruit frying game garlic gift giraffe glass glasses glove glue goat grape grass gravy guitar
  hair haircut hammer hand handbag handle handwriting hanger hat head headline headphones heel helmet hem herb honey hook
  horse hose ice inbox ink invitation invoice iron ivy jacket jam jar jaw jeans jewelry jug juice kettle key keyboard keys
  knee knife knob knot label lace ladder lamp laptop lasagna laundry leaf leaves lemon lease letter lid lightbulb list lock
  loaf luggage lunchbox machine magazine magnet mail mailbox map marker mask mat match mattress meal meat medal menu
  message microphone microwave milk mint mirror mitten mop moth mountain mouse mouth mower mug mustard nail napkin necklace
  needle nest net newspaper noodle note notebook notepad nose nut oar oil olive onion orange oven package pad page paint
  painting pajamas pan pants paper paperclip parcel passport password pasta peach pear pebble peg pen pencil pepper phone
  photo photograph piano picture pie pigeon pillow pin pipe pizza plank plant plaster plate playlist plug pocket poem pot
  postcard poster potato potatoes present pretzel printer pump purse puzzle quilt racket radiator radio rag rail rain rake
  rattle razor receipt recipe record remote ribbon rice ring roll rope rose rucksack rug ruler saddle salad salt sandwich
  sauce saucepan saucer saw scale scarf scissors screen screw screwdriver seat sheet shell shirt shoe shoebox shoelace shoes
  shoulder shovel shower sieve sign skateboard sketch skirt slipper snack snow soap sock socks sofa song soup spade spoon
  sponge spreadsheet stain stamp stapler steam stick sticker stone stool strap straw string suit suitcase sugar sweater
  switch tablecloth tablet tag tap tape tea teapot teeth telephone tent text thread thumb ticket tie tile timer tin tissue
  toast toaster tomato tomatoes tongs tool toolbox tooth toothbrush torch towel toy train trash tray tree trousers truck
  trumpet tube umbrella uniform van vase vegetable vest violin voicemail wallet wardrobe washer watch water wheel whistle
  wine wire wood wool wrench wrist yarn zipper dessert invite teacup teaspoon voice cupcake contract
  document paragraph signature screenshot subscription bedside nightstand pantry cereal butter sausage cutlery sleeve lapel
  airplane plane flight taxi cab scooter ship oak maple pine cactus hedge weed seed soil compost hinge latch lever knitting`

const singular = [PEOPLE, PLACES, OBJECTS].join(' ').split(/\s+/)

/** With their plurals. Words that are things only sometimes, such as "watch", are right more often than not. */
const THINGS: ReadonlySet<string> = new Set(
  singular.flatMap((word) => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies'), word.replace(/fe?$/, 'ves')]),
)
