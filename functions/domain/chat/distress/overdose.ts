const SUBSTANCE =
  '(?:pills?|tablets?|meds|medications?|medicines?|paracetamol|panadol|tylenol|acetaminophen|ibuprofen|advil|aspirin|sleeping (?:aids?|pills)|xanax|valium|insulin|painkillers?|antidepressants?|codeine|oxy\\w*|capsules?|ambien|benadryl|melatonin|opioids?|fentanyl|heroin|drugs|diazepam|seroquel|sertraline|prozac)'
const POISON =
  '(?:bleach|antifreeze|poison|detergent|drain cleaner|pesticide|rat poison|cleaning (?:fluid|products?)|weedkiller)'

/** Minutes may count: somebody has swallowed too much, or asks how much is too much. */
export const overdose: readonly string[] = [
  '\\boverdos\\w*|\\b(?:od|odd|oding) on\\b(?! (?:sugar|coffee|chocolate|netflix|astrology))|\\bi oded\\b|\\b(?:lethal|fatal|deadly) (?:dose|amount|combination)\\b',
  `\\b(?:took|taken|take|taking|swallow|swallowed|swallowing|ate|popped|downed|finished|had) (?:\\w+ ){0,4}(?:bunch|lot|lots|handful|handfuls|bottle|packet|pack|packs|box|boxes|whole|entire|all|too many|too much|so many|every|strip|[2-9]\\d|\\d{3}|ten|fifteen|twenty|thirty|forty|fifty|dozens?)(?! ?mg)\\b[^.?!]{0,30}\\b${SUBSTANCE}\\b`,
  `\\b(?:swallow|swallowed|drank|drink|drinking|drunk|ate|eaten|took|taken) (?:\\w+ ){0,3}${POISON}\\b|\\b(?:emptied|cleared out|raided) (?:\\w+ ){0,2}(?:medicine|pill|bathroom) (?:cabinet|cupboard|box|bottle)|\\bpoison(?:ed|ing)? myself\\b|\\bswallowed (?:\\w+ ){0,2}(?:pills|tablets|batteries|glass)\\b`,
  `\\bhow (?:many|much) (?:\\w+ ){0,3}${SUBSTANCE}\\b[^.?!]{0,25}\\b(?:kill|die|fatal|dangerous|too (?:many|much)|pass out|never wake|not wake|end|enough)\\b|\\benough ${SUBSTANCE} to\\b|\\b(?:saving|saved|stockpil\\w+|hoarding|collecting|counting|counted|staring at|lined) (?:\\w+ ){0,4}(?:pills|tablets|meds|medication)\\b`,
  `\\btook (?:everything|all of (?:it|them|mine|my \\w+)) (?:i (?:had|could find)|in (?:the|my) (?:cabinet|bottle|house|drawer))|\\bi (?:took|swallowed|drank) (?:something|too much of) (?:\\w+ )?(?:and|to) (?:die|end|kill|i dont|im scared|now|i feel|sleep forever)`,
  `\\b${SUBSTANCE} (?:and|with|plus) (?:\\w+ ){0,3}(?:alcohol|vodka|wine|whisky|whiskey|gin|beer)\\b|\\b(?:alcohol|vodka|wine|whisky|whiskey|gin) (?:and|with|plus) (?:\\w+ ){0,3}${SUBSTANCE}\\b`,
]
