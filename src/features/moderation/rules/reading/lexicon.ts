/**
 * What a word has to do with paying and seeing, as one letter each, so that a text becomes a short string that patterns read:
 * I an inspection · S to see · P to pay · V to hand over · F a fee · t transport · a a small amount · B before · T first · D after, once ·
 * H then · U until, without · N not · W free of charge · C to call · O only · L address, video · K keys · R courier · o for, to · E need ·
 * J satisfied, stated · X to secure · p to pay for what follows · G a usual cost · g a charge with an amount · Y asked by somebody else · w to want ·
 * r to register · h to accept · u what cannot be traced · Z fraud · Q not free · l a place on a list, an appointment · m at a time or in a way that is safe · e to go there or in · d to be asked · b a contrast · q not possible · A when they come · . anything else · , a pause · | an end
 */
export type Meaning = string;

const WORDS: Record<Meaning, string> = {
  I: 'inspection inspections viewing viewings viewin vwng visitation tour tours insp dubawa inspekshon inspecshon inspeshon inspectn inspctn preview previews previewing sighting',
  S: 'inspect inspecting inspected view viewed see seeing seein sees seen visit visiting visits touring show showing shown shows look luk peep gani duba waka walkthrough choose toured',
  P: 'pay pey needful pays paid paying payment payments payed deposit deposits depositing settle settled settling settlement remit remitted fund sub subscribe transfer transfers transferred mobilize mobilise mobilized biya transfa tranzfa peyment pymt pymnt paymt',
  V: 'send dropped sends sending sent drop drops dropping bring bringing give giving credit wire gimme part raise dash lodge lodged load buy sponsor cover clear release chip transmit cleared covered completed commit',
  F: 'fee fees mula moola tokin charge charges money moni moneys cash levy fare token tip kola owo shishi kobo cost costs alert alerts contribution kudi kudin commitment airtime recharge seriousness appreciation dues stipend honorarium incentive gratification motivation refreshment earnest goodwill convenience egunje ego voucher vouchers surcharge levies pledge btc',
  t: 'transport transpo tp transportation logistics logistic tfare fuel bike uber bolt cab petrol mobilization mobilisation taxi keke okada ride fueling fuelling',
  B: 'before b4 befor bfor bfore be4 prior ahead kafin',
  T: 'first firstly upfront beforehand initially 1st fess',
  D: 'after once upon when whenever if wen soon afta following follow follows subject',
  H: 'then later afterwards afterward next thereafter subsequently den',
  U: 'until till unless without untill',
  N: 'no not never none nobody dont doesnt didnt wont cant cannot nothing neither nor isnt arent nil zero neva beware nix shouldnt mustnt wouldnt stop scrapped scrap abolished avoid tired ignore refuse against hate report run kada kar',
  W: 'free kyauta fri gratis waived complimentary foc',
  C: 'call contact message chat whatsapp dm text book schedule arrange dial ring ready available open',
  O: 'only strictly exclusively solely those',
  L: 'address addresses location video videos direction directions pin gps coordinates',
  K: 'key keys allocation',
  R: 'courier couriered dhl fedex waybill ems dispatch parcel mailed posted post',
  o: 'for to make 2 4',
  E: 'need needed necessary',
  J: 'satisfied like likes love okay ok happy agree agreed interested convinced satisfactory held disclosed stated listed explained',
  X: 'hold holds keep keeps lock locks secure secures secured reserve reserves reserved guarantee guarantees unlock unlocks block holding validates confirms activates',
  G: 'agency legal agreement service caution damage rent rents price asking commission diesel security estate cleaning annum',
  g: 'registration regi registering booking bukin boking reservation facilitation processing documentation verification screening profiling consultation consultancy pass ticket acceptance form forms tag sticker clearance biodata background access onboarding handling admin administrative',
  l: 'list waitlist waitinglist shortlist queue slot slots appointment appointments',
  m: 'platform escrow checkin arrival signing execution',
  w: 'want wants wish wishes intend',
  r: 'register registered',
  h: 'accept accepts accepted',
  u: 'usdt trc20 moneygram',
  e: 'enter enters entering entry opens opened trip trips visitor visitors site round interview interviewed conduct conducted outing accompany accompanies accompanied usher ushered guide guided guides checking walked walk',
  d: 'collect collects collecting attracts attract applies apply required requires require compulsory must mandatory sort support supports assist purchase obtain allowance carry shall payable prerequisite precondition condition demanded expected goes refundable nonrefundable wet help hand forward punch cough bill billed attached',
  b: 'but just rather instead except although though sha',
  Z: 'scam scams scammer scammers fraud fraudster fraudsters fraudulent fake thief thieves lie lies lying vanished disappeared',
};

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
);

/** Written with one letter wrong, or two where they are long, they are still meant. */
const OFTEN_DISGUISED =
  'inspection inspections inspect inspecting viewing viewings payment payments deposit transfer before upfront';
const DISGUISED = OFTEN_DISGUISED.split(' ');
/** Words of everyday use that are one letter from these. */
const NEVER_MEANT: ReadonlySet<string> = new Set(['inspector', 'inspectors', 'inspired', 'basement', 'viewings']);

/** As it sounds: inspecshun, inspekshon. */
const SOUNDS_LIKE = /^insp[eai]?[ckqx]+s?h?[tcs]?h?i?[aouei]+ns?$/;

/** Letters that figures and signs are written for. */
const WRITTEN_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** What is left of a word that is misspelt as it sounds: "komitment", "lojistik", "mobilizashon". */
function soundOf(word: string): string {
  return word
    .replace(/(?:[tsc]i|sh)[oau]n/g, 'sn')
    .replaceAll(/[ckq]+/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('j', 'g')
    .replaceAll('ph', 'f')
    .replaceAll(/(?!^)[aeiouwyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/s$/, '');
}

const FEWEST_SOUNDS = 5;
/** Words for paying and seeing that are long enough to be known by their sound. */
const BY_SOUND: ReadonlyMap<string, Meaning> = new Map(
  [...MEANINGS]
    .filter(([word, meaning]) => 'IPFtg'.includes(meaning) && soundOf(word).length >= FEWEST_SOUNDS)
    .map(([word, meaning]) => [soundOf(word), meaning] as const),
);

export function isKnown(word: string): boolean {
  return MEANINGS.has(word);
}

/** Whether pieces of words are put together to this one: by chance they make no long one. */
export function isDisguised(word: string): boolean {
  return DISGUISED.includes(word);
}

/** What the word has to do with paying and seeing, also where it is spelt around. */
export function meaningOf(word: string, distance: (one: string, other: string) => number): Meaning {
  const plain = word.normalize('NFD').replace(/\p{Mn}/gu, '');
  const said =
    MEANINGS.get(plain) ??
    MEANINGS.get(plain.replace(/(.)\1+/g, '$1')) ??
    MEANINGS.get(plain.replace(/(.)\1{2,}/g, '$1$1'));
  if (said) return said;
  const letters = plain.replace(/[0134578@$!|]/g, (sign) => WRITTEN_FOR[sign] ?? sign).replaceAll('*', '');
  const isMixed = letters !== plain && /\p{L}/u.test(plain);
  const read = isMixed ? MEANINGS.get(letters) : undefined;
  if (read) return read;
  if (/^insp(?!ir|ector)/.test(letters) && (letters.length < 9 || SOUNDS_LIKE.test(letters))) return 'I';
  if (letters.length < 5 || letters.length > 14 || NEVER_MEANT.has(letters)) return '.';
  const meant = DISGUISED.find((known) => {
    const allowed = known.length > 8 ? 2 : known.length > 5 ? 1 : 0;
    if (known[0] !== letters[0] || Math.abs(known.length - letters.length) > allowed) return false;
    return distance(letters, known) <= allowed;
  });
  return MEANINGS.get(meant ?? '') ?? BY_SOUND.get(soundOf(letters)) ?? '.';
}
