/** The commonest words of each language, of those that are no English words, with what people ask an astrologer. */
const LISTS: Record<string, string> = {
  Spanish:
    'que qué el los las una de del y es mi mis por para con como cómo cuando cuándo dice carta sobre amor soy estoy voy hoy mañana donde dónde quien quién porque pero muy hola gracias buenos días encontrar trabajo signo luna tengo hacer quiero mi futuro semana este esta ¿ novio pareja encontraré',
  Portuguese:
    'que o os uma do da dos das não é meu minha meus em com como quando vou sobre amor você eu estou sou hoje amanhã onde quem porque mas muito olá obrigado obrigada mapa signo lua tenho fazer quero futuro semana encontrar vida trabalho diz será',
  French:
    "le les des du une et est je suis mon ma mes sur pour avec que qu quoi quel quelle dans pas quand comment pourquoi où qui vous tu il elle bonjour merci beaucoup amour travail signe lune thème dit demain aujourd'hui toujours ce cette vais au salut",
  German:
    'der das und ist ich mein meine meinem meinen ein eine einen nicht mit für über wie wann warum wer wo wird werde wenn aber auch zu auf von dem den liebe heute morgen arbeit sternzeichen mond danke hallo bitte sagt bin habe du dich mir mich kann finde bedeutet guten tag horoskop woche diese neuen',
  Italian:
    'il lo gli una di del della che è sono mio mia miei per con come quando cosa dove chi perché ma molto non ciao grazie amore lavoro segno luna oggi domani dice carta sulla sul sull mi tema questa settimana ho troverò buongiorno',
  Dutch:
    'het een en ik mijn van niet met voor over hoe wanneer waarom wie waar wordt zal maar ook naar liefde vandaag morgen werk sterrenbeeld maan dank hallo zegt ben heb je jij kan vind wat deze kaart goedemorgen bedankt mij',
  Indonesian:
    'apa saya aku kapan bagaimana kenapa mengapa yang dan untuk dengan ini itu tidak akan hari bulan bintang cinta kerja adakah bila tentang bisakah kamu dia ada siapa mau gak jodoh zodiak di ke dari dapat baru menikah kahwin terima kasih selamat pagi boleh nak besok esok minggu depan karier rezeki',
  Turkish:
    'ne zaman benim burcum nasıl için mi bir ve bu neden aşk hakkında bugün var mı mısın çok ben bana söyle yükselen evleneceğim haritam yarın hafta iş merhaba teşekkürler olacak burç ay ile kim nerede',
  Vietnamese:
    'tôi của là và có không khi nào thế gì cho với này trong một những được người sẽ tình yêu công việc hôm nay ngày mai xin chào cảm ơn bao giờ như hôn kết cung hoàng đạo',
}

export const FOREIGN: readonly (readonly [language: string, words: ReadonlySet<string>])[] = Object.entries(LISTS).map(
  ([language, words]) => [language, new Set(words.split(' '))],
)

export const ENGLISH: ReadonlySet<string> = new Set(
  'the a an and or but is are am was were be been do does did have has had i my me you your he she it we they his her their them this that these those what when where who why how which will would should can could not no yes of to in on at for with about from into by as if so than then there here any some all more most much many very just only now today tomorrow week month year day time love work job career money life chart sign house moon sun venus mars mercury jupiter saturn uranus neptune pluto rising mean means say tell think feel know get want need going go good bad'.split(
    ' ',
  ),
)

/** Enough by themselves. */
export const SIGNS_OF_LANGUAGE: Record<string, string> = {
  hola: 'Spanish',
  gracias: 'Spanish',
  obrigado: 'Portuguese',
  obrigada: 'Portuguese',
  bonjour: 'French',
  merci: 'French',
  salut: 'French',
  danke: 'German',
  hallo: 'German',
  grazie: 'Italian',
  buongiorno: 'Italian',
  bedankt: 'Dutch',
  terima: 'Indonesian',
  selamat: 'Indonesian',
  merhaba: 'Turkish',
  teşekkürler: 'Turkish',
  olá: 'Portuguese',
}
