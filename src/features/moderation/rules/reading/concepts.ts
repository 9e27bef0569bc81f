/** What a word may be about, more widely than the lexicon says: only the classifier reads it, which weighs and does not judge. */
const WORDS = {
  look: 'look looks looking see sees seeing seen view viewing inspect inspection inside indoors enter enters entering round around tour tours walk waka visit visits step steps foot eye eyes door doors open opens opened show shows shown showing check peep gate climb move site bus drive drives carry trip meet flat house property place inspecting viewed viewers viewer visitor visitors upstairs premises interior glimpse sight sighting scout',
  goes: 'leg legs boy boys team driver gateman guard security caretaker agent assistant rider okada bike car fuel transport trip time weekend uncle landlord landlady owner chairman keyholder cashier secretary admin manager lawyer neighbour taxi cab petrol diesel outing movement running rounds day hour morning',
  give: 'pay pays paid payment payments drop drops dropped send sends sent transfer transfers settle settles fund funded deposit credit give bring come cough part commit sort buy buys obtain load top enters entered enter lands landed reaches reached reflects collect collects charge charges takes costs lodge lodged lodges put puts run provide wire opay palmpay kuda pos clear cleared support assist sponsor need needs want wants ask asks require requires release releases book',
  paper:
    'form card file client subscription subscribe member membership premium wallet kyc portal ticket pass token eoi club list queue slot seat registration invitation voucher stamp sticker tag tally permit id pack scratch plan package packages gold basic priority express clearance undertaking bond retainer advance enrol enlist enlisted profile account activate activation verification onboarding plans coupon receipts',
  proof:
    'alert evidence proof screenshot slip receipt teller confirmation reflects confirmed print printed landed lands reflect reflected credited',
  gift: 'kola drinks small something wet ground handshake appreciation offering pocket logistics mobilisation mobilization change seriousness commitment facilitation goodwill faith blessing bless love appreciate care sow seed help dash tip refreshment entertainment recharge airtime thank token sweat effort stress time',
  where: 'address location pin exact directions street estate number code coordinates map',
  order:
    'before first then until unless without after once when ahead follow follows later next upfront prior earlier since',
  denied: 'no not never nobody none nothing without only dont',
  hold: 'hold holds block blocks reserve reserves keep keeps lock locks secure secures queue name date slot book books booking down saturday gone blind',
  away: 'abroad dubai canada texas london uk ship posted missionary moved travelled overseas america usa germany sea offshore houston relocated italy qatar malta states diaspora fly flight arrival arrive arrives widow hospital travels travelling posting mission',
  keys: 'key keys code courier dhl dispatch post',
  back: 'refund refunds refunded refundable return returned back reject deducted removed minus comes',
  coin: 'usdt crypto bitcoin binance btc gift itunes amazon steam western moneygram trc20',
  free: 'free nothing cost kyauta lofe gratis zero scrapped waived',
  after:
    'sign signed signing agreement agree lease tenancy contract completion inspected seen liked chosen satisfied rent allocation',
  usual:
    'agency legal caution service charge rent commission deed survey estate year yearly month monthly night nights per light meter gym parking school residents tenant tenants',
};

const CONCEPTS = new Map<string, string[]>();
for (const [concept, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) CONCEPTS.set(word, [...(CONCEPTS.get(word) ?? []), concept]);

const NONE: readonly string[] = [];
export const conceptsOf = (word: string): readonly string[] => CONCEPTS.get(word) ?? NONE;
