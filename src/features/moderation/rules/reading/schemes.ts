/** What is wanted or promised beside the rent or price, in so many words: each a family of ways to say it. */
import { type Family, family, WITHIN } from './families.ts';

const COIN =
  '(?:crypto(?:currency|currencies)?|bitcoins?|b[\\s.-]?t[\\s.-]?c|u[\\s.-]?s[\\s.-]?d[\\s.-]?[tc]|tether|ethereum|stablecoins?|litecoin|dogecoin|solana|binance)';
const ASKED =
  '(?:send|sends|sent|drop|deposit|lock|hold|secure|reserv\\w+|book|booking|confirm|good faith|commitment|token|wallet|escrow|transfer|upfront|trc20|erc20)';
const PAID = '(?:pay|pays|paid|payable|payments?|rent|price|accept\\w*|takes?|collects?|settle)';
/** Naira are taken too, or it is about later. */
const OTHERWISE = String.raw`(?![^.!?\n]{0,60}\b(?:naira|cash|too|also|as well|after)\b)`;
const CARD =
  '(?:(?:itunes|apple|steam(?:\\swallet)?|amazon|google\\s?play|razer(?:\\sgold)?|vanilla|ebay|xbox|playstation|sephora|nordstrom|walmart)\\s(?:gift\\s|wallet\\s)?(?:cards?|vouchers?|codes?|pins?)|gift\\s?cards?)';
const SHOP = '(?:shops?|stores?|business|kiosk|sell\\w*|sold|sales?|mall|printers?|printing|displays?|stands?)';
const WIRE = '(?:western\\sunion|money\\s?gram|cash\\s?app|zelle|worldremit|sendwave)';

/** Money that nobody can trace or take back. */
export const UNTRACEABLE: Family = family(
  String.raw`\b${COIN}\s(?:only|strictly|alone|payments?\sonly)\b|\b(?:only|strictly|just)\b${WITHIN}\b${COIN}\b`,
  String.raw`\b${ASKED}\b${OTHERWISE}${WITHIN}\b${COIN}\b(?!\s(?:\w+\s)?(?:not|never))|\b${COIN}\b${OTHERWISE}${WITHIN}\b${ASKED}\b`,
  String.raw`\b${PAID}\b${OTHERWISE}${WITHIN}\b(?:in|with|by|via|through|using|is|are|to|:)\s${COIN}\b`,
  String.raw`(?<!\b${SHOP}\b${WITHIN})\b${CARD}(?!\s${SHOP})`,
  String.raw`(?<!\b(?:shops?|kiosks?|sells?|sold|selling)\b${WITHIN})\bscratch\b(?![\s-]?(?:resistant|proof|free))${WITHIN}\b(?:cards?|codes?|pins?|snap|picture|photo)\b`,
  String.raw`\b(?:send|buy|get|text|forward)\b${WITHIN}\b(?:recharge|airtime)\b${WITHIN}\bpins?\b|\bsend\b${WITHIN}\b(?:recharge\scards?|airtime|recharge\spins?)\b`,
  String.raw`\b(?:pay\w*|send|sent|wired?|transfer\w*|remit\w*|by|via|through|using)\b${WITHIN}\b${WIRE}\b(?!\s(?:office|agent|outlet|point|branch))`,
);

const POST = '(?:courier|dhl|fedex|ups|ems|waybill|parcel|gig|gigm|logistics|dispatch(?:\\srider)?|speedpost|nipost)';
const KEYS = String.raw`\bkeys?\b(?!\s(?:features?|areas?|locations?|cards?|fobs?|places?|points?))`;

/** Keys that nobody hands over at the door. */
export const KEYS_SENT: Family = family(
  String.raw`\b(?:post|mail|ship|courier|fedex|dhl|waybill)(?:s|ed|ing)?\s(?:\w+\s){0,5}${KEYS}`,
  String.raw`${KEYS}${WITHIN}\b(?:by|via|through|using)\s(?:\w+\s){0,2}(?:${POST}|(?:the\s)?(?:post|mail))\b`,
  String.raw`\b${POST}\b${WITHIN}\b(?:brings?|delivers?|drops?|carry|carries)\b${WITHIN}${KEYS}`,
  String.raw`${KEYS}${WITHIN}\b(?:he|she|i|we|they|go|will|would)\s(?:\w+\s)?(?:fedex|dhl|courier|mail|post|ship|waybill)\b`,
);

const AWAY =
  '\\b(?:abroad|overseas|out\\sof\\s(?:the\\s)?(?:country|nigeria|town|station)|relocated|travell?ed|moved\\sto|took\\sme\\sto|posted\\sto|missionary|offshore|(?:currently|presently|now|based|lives?|living|works?|working)\\s(?:\\w+\\s){0,2}in\\s(?:the\\s)?(?:uk|us|usa|america|canada|london|dubai|germany|europe|ireland|australia|texas))\\b';
const NOT_SHOWN =
  "\\b(?:(?:nobody|no\\sone|none|not)\\s(?:\\w+\\s){0,4}(?:show|around|open|view|inspect)\\w*(?!\\s(?:on|at|after|during|in|before)\\b)|no\\s(?:physical\\s)?(?:inspections?|viewings?)(?!\\s(?:fee|charge|money|cost|on|at|after|during|in)\\w*)|(?:cannot|can\\snot|can't|cant|unable\\sto|won't|wont)\\s(?:\\w+\\s){0,2}(?:show|shown|open|view|viewed|inspect|inspected)|(?:from|the)\\s(?:the\\s)?outside\\sonly|only\\s(?:\\w+\\s){0,3}from\\s(?:the\\s)?outside)\\b";
/** Over two or three sentences. */
const NEARBY = String.raw`[^\n|]{0,140}`;

/** Whoever has the home is away, and nobody shows it. */
export const UNSHOWN: Family = family(`${AWAY}${NEARBY}${NOT_SHOWN}`, `${NOT_SHOWN}${NEARBY}${AWAY}`);

/** Profit that is promised without saying how much by when. */
export const SURE_PROFIT: Family = family(
  String.raw`\bguaranteed?\s(?:\w+\s){0,2}(?:profits?|returns?|roi|gains?)\b`,
  String.raw`\b(?:profits?|returns?|roi|gains?)\s(?:is|are)\s(?:\w+\s)?guaranteed\b`,
  String.raw`\brisk[- ]free\s(?:investment|profit|returns?)\b|\b100\s?%\s(?:profit|returns?|roi)\b|\bsure\s(?:returns?|profits?|roi)\b`,
);

const VOUCHED =
  '(?:verif\\w+|inspect\\w+|approv\\w+|guarante\\w+|certif\\w+|vetted|insur\\w+|escrow|protect\\w*|covers?|covered|refunds?|holds?\\s(?:it|the|your))';

const OURS = String.raw`g\s?[il1]\s?d\s?a\s?n\s?a`;
/** Not "the site", which is the land, and not "the admin", whom an estate has. */
const US = String.raw`(?:${OURS}|(?:the|this)\s(?:platform|portal|marketplace|website|app)|(?:portal|platform|marketplace|website)\s(?:staff|team|admins?)|staff\sof\s(?:the|this)\s(?:site|platform|portal|marketplace|website)|(?:the|our)\sadmins)`;
/** Who would speak or act for us; homes are "on Gidana", and nobody lets them "by Gidana". */
const FOR_US = String.raw`(?:official|genuine|authentic|managed\sby|owned\sby|sold\sby|let\sby|handled\sby|offered\sby|listed\sby|powered\sby|agents?\s(?:of|for|from|at|with)|staff\s(?:of|from|at)|partners?\s(?:of|with)|we\sat|we\sare|i\sam|i'm|(?:i|we)\swork\s(?:for|at|with)|on\sbehalf\sof|in\sthe\sname\sof)`;
const OF_OURS =
  '(?:staff|team|agents?|officers?|officials?|offices?|direct|rep(?:resentative)?s?|partners?|admins?|inspectors?|managers?|escrow|trusted|certified|checked)';
const RINGS = String.raw`(?:will|would|shall|go)\s(?:call|ring|text|phone|visit|collect)`;
const MONEY_STAYS = String.raw`(?:money|cash|rent|deposit|payment)\s(?:\w+\s){0,2}(?:stays?|kept)`;

/** What a seller says that we do: we visit no home, check no title, hold no money, and ask nobody for a code. */
export const IN_OUR_NAME: Family = family(
  String.raw`\b(?:${OURS}\b${WITHIN}\b|${US}\s(?:\w+\s){0,2})(?:${VOUCHED}|${RINGS}|keeps?\s(?:it|the|your))\b`,
  String.raw`\b${VOUCHED}\b${WITHIN}\b(?:${OURS}|(?:by|with|through|via)\s${US})\b`,
  String.raw`\b${FOR_US}\s(?:the\s|an?\s)?${OURS}\b|\b${OURS}(?:'s)?\s${OF_OURS}\b`,
  String.raw`\b(?:checked|seen|visited)\s(?:by|with)\s${US}\b|\b${US}\s(?:\w+\s){0,2}(?:checked|saw|seen|visited)\b`,
  // Whoever says so of himself.
  String.raw`\bsafe\sto\s(?:pay|send|transfer)\b(?!\s(?:\w+\s){0,2}(?:after|when|once|only|until))`,
  String.raw`\b${MONEY_STAYS}\b${WITHIN}\b${US}\b|\bbadge\b${WITHIN}\bby\s${US}\b`,
  String.raw`\b(?:ignore|disregard)\s(?:the|this|that|any)\s(?:\w+\s)?(?:notice|warning|advice)\b|\b(?:notice|warning)\s(?:on|above|below)\b${WITHIN}\bnot\s(?:apply|for\sus|concern)`,
  String.raw`\b(?:code|otp)\b${WITHIN}\bread\s(?:it|the\scode)\s(?:back|to)\b|\b(?:log|sign)\s?in\s(?:again|with\syour\s(?:\w+\s){0,2}(?:password|code|otp|pin))\b`,
);

const SOON = String.raw`(?:(?:in|within|after|every|each|per|for)\s(?:just\s|only\s|about\s)?(?:[a-z\d]{1,8}\s)?(?:days?|weeks?|months?)|weekly|monthly|daily)\b`;
const GAIN = String.raw`(?:(?:%|\bper\s?cent\b)(?!\s(?:initial|deposit|down|discount|off|upfront|commission|agency|legal))|\b(?:returns?|roi|payouts?|profits?|interest|back|bonus|turns?\s(?:in)?to|becomes?|grows?\sto)\b)`;
const SURE = String.raw`\b(?:guarantee\w*|sure|surely|assure[ds]?|(?:no|zero)\srisk|risk[- ]?free|100\s?%\ssafe|(?:capital|principal|money)\s(?:is\s)?(?:\d+\s?%\s)?(?:safe|back|returned|intact|protected|secured?)|get\sback|turns?\s(?:in)?to|(?:on|of)\syour\s(?:money|capital|investment)|we\spay\syou|payouts?|smile\sto|refer\w*|bring\s(?:\w+\s)?(?:friends?|people))\b`;
const INVESTED = String.raw`\b(?:invest\w*|capital|principal|returns?|roi|payouts?|your\s(?:money|\d+\s?(?:k|m)))\b`;

/** The same sentence, with 1.5 million in it. */
const SAME = String.raw`(?:[^\n.!?|]|\.(?=\d))`;

/** Money that is to come back as more, by a date or at once. */
export const MONEY_GROWS: Family = family(
  String.raw`\b(?:double|triple|multiply)\s(?:your|ur|the)\s(?:money|investment|capital|cash|funds)\b`,
  String.raw`\binvest\w*\s(?:\w+\s)?[₦n#$]?\d${SAME}{0,40}\b(?:withdraw|collect|gets?|receive|take|earn|cash\s?out|becomes?|turns?)\b${SAME}{0,40}\b${SOON}`,
  // Both are looked for ahead of what is quoted, so that they may stand in any order.
  String.raw`(?=[^\n|]{0,150}${SURE})(?=[^\n|]{0,150}${INVESTED})(?<![\w%])${SAME}{0,80}${GAIN}${SAME}{0,40}\b${SOON}`,
  String.raw`(?=[^\n|]{0,150}${SURE})(?=[^\n|]{0,150}${INVESTED})(?<![\w%])${SAME}{0,80}\b${SOON}${SAME}{0,40}${GAIN}`,
);

const FREE_OF_RENT =
  "(?:free|no\\srent|no\\smoney|rent[- ]free|pays?\\s(?:nothing|no\\srent)|without\\s(?:paying|rent)|discount\\son\\srent|instead\\sof\\srent|in\\sexchange|(?:no|don't|dont)\\s(?:need|pay)\\s(?:to\\spay\\s)?(?:rent|money)?|settled?|half\\srent|reduced\\srent)";
const COMPANY =
  '(?:care\\sof\\s(?:me|my|the\\slandlord)|(?:be\\s)?(?:nice|good|sweet)\\sto\\sme|shares?\\smy\\s(?:bed|room)|warms?\\s(?:my|the)\\sbed|keeps?\\s(?:me|him|us)\\s(?:company|warm)|companionship|sleeps?\\s(?:over\\s)?in\\smy|nights?\\sin\\smy|satisf\\w+\\s(?:me|my)|please\\sme|girlfriend|side\\s?chick|lover|sleeps?\\swith\\s(?:me|him|landlord|the\\slandlord)|spends?\\s(?:the\\s|some\\s)?nights?\\swith|sabi\\sdo|do\\sme\\swell|with\\sbenefits?|open[- ]?minded\\s(?:girl|lad|babe|female|woman)\\w*)';

/** Something else than money that is wanted from who lives there. */
export const FAVOURS: Family = family(
  String.raw`\b(?:sex|sexual|intimacy|intimate|romance|nudes?)\b${WITHIN}\b(?:rent|free|favou?rs?|exchange|instead|arrangement|accommodation|expected|included)\b`,
  String.raw`\b(?:rent|free|exchange|instead|accommodation|room|pays?\snothing)\b${WITHIN}\b(?:sex|sexual|intimacy|nudes?|friends?\swith\sbenefits?|bed\sfavou?rs?|sleep\swith\s(?:me|him|landlord))\b`,
  String.raw`\bfriends?\swith\sbenefits?\b|\bwarm\smy\sbed\b|\bsugar\s(?:mummy|daddy|baby|girl)\b`,
  String.raw`\b${FREE_OF_RENT}\b${NEARBY}\b${COMPANY}\b|\b${COMPANY}\b${NEARBY}\b${FREE_OF_RENT}\b`,
  String.raw`\b(?:rent|pay\w*|settled?|money)\b${WITHIN}\bin\skind\b`,
  String.raw`\b(?:na|with|use|your|ur)\s(?:your\s|ur\s)?body\b${WITHIN}\b(?:pay|rent|settle|take)\b|\b(?:pay|settle)\b${WITHIN}\bwith\s(?:your|ur)\sbody\b`,
);
