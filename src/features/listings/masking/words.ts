const TLD = '(?:c ?[o0] ?m|net|org|n ?g|africa|co|uk|info|io|biz|xyz|ly|me)';
// Repetitions have bounds, so that a long text takes as long as its length.
const GAP = String.raw`\s{0,3}`;
/** What somebody puts around a word so that it is read as a sign: (at), *dot*. */
const OPEN = String.raw`[[({<|*/"'“‘~_-]`;
const CLOSE = String.raw`[\])}>|*/"'”’~_-]`;
/** A full stop in words. */
const POINT = String.raw`(?:d[\s.]?[o0][\s.]?t|(?:point|period|full\s?stop)(?=\s{1,3}(?:com|ng|net)\b))`;
const DOT = String.raw`(?:${GAP}\.${GAP}|${GAP}${OPEN}${GAP}\.${GAP}${CLOSE}${GAP}|${GAP}${OPEN}?${GAP}(?<![a-z\d])${POINT}(?![a-z\d])${GAP}${CLOSE}?${GAP})`;
const LABELS = String.raw`[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}`;
const NETWORK = String.raw`(?:[i1]nst[a@4]\s?g\s?r[a@4]m|[i1]nst[a@4]|[i1]\s?\.?\s?g|(?:the|d)\s?gram|insta\s?gram|pinterest|f\s?book|twitter|tik[\s-]?tok|f[a@4]ce\s?b[o0u]{1,2}k|fe[sz]\s?buk|f\.?\s?b(?:\s?messenger)?|t[e3]l[e3]\s?gr[a@4]m|tg|snap(?:\s?chat)?|you\s?tube|linked\s?in|threads|skype|we\s?chat|nairaland)`;
const MAIL = String.raw`(?:google\s?mail|g[\s.-]?mail|(?:gee|jee|ji|gi)[\s-]?mail|gmial|yahoo(?:\s?mail)?|ymail|outlook|hotmail|icloud|aol|zoho|rocket\s?mail|proton(?:mail)?)`;
/** What stands between a name, a provider and its ending, whatever word or sign somebody took for it. */
const SEPARATOR = String.raw`[^a-z\d\n]{0,6}(?:(?:(?:then|the|and|at|sign|symbol|put|add|followed|by|with|rate|of)[^a-z\d\n]{1,4}){0,5}[a-z]{1,9}[^a-z\d\n]{1,4})?`;
/** A name with what somebody trades in, in one word: lekkihomesng. */
const TRADE_NAME =
  '(?!(?:town|ware|green|farm|guest|pent|light|power|tree)house)[a-z]{2,20}(?:home[sz]|houses|housing|estates?|realty|realtors?|property|properties|apartments|shortlets?|shelters?|lettings|rentals)[a-z]{0,8}';
/** A name that people give themselves on a network, and no word of a sentence. */
const MADE_UP = String.raw`(?:(?=[a-z.]{2,28}[_\d])[a-z][\w.]{2,29}|${TRADE_NAME})\b`;
/** Endings that are words of sentences too, where the space after a full stop is missing. */
const WORD_TLD = '(?:shop|homes?|store|site|house|estate|properties|agency|link|live|page|space)';
const BUILDING =
  '(?:nigeria|africa|building|house|plaza|estate|court|apartments?|office|towers?|cent(?:re|er)|street|road|close|hotel|mall|junction)';
/** Words that stand beside the name of a network, and are nobody's name there. */
const NO_NAME =
  '(?:gram|yes|no|type|search|find|just|only|or|and|chat|me|us|it|them|him|her|you|available|call|text|message|messages|dm|number|line|the|is|are|for|group|please|pls|a|an|our|my|we|your|this|that|these|on|to|in|at|with|by|as|not|any|all|more|also|now|page|pages|post|posts|status|video|videos|photos?|pictures?|tour|tours|receipts?|agents?|landlord|landlady|owner|caretaker|tenants?|flats?|homes?|houses?|properties|view|see|watch|share|send|active|online|today|daily|always|too|here|there|first|live|reels?|stories|abeg)';
const SMALL_WORD = '(?:from|for|and|the|any|now|today|anytime|on|or|call|text|to|with|every|our|customer)';
const ONE_NAME = String.raw`(?!${NO_NAME}\b)[a-z][\w.]{2,29}`;
/** What businesses call themselves. */
const TRADE =
  '(?:homes|houses|housing|estates?|realty|realtors?|property|properties|apartments|ltd|limited|agency|ventures|consult(?:s|ants?)?|investments?|global|lettings|rentals|shortlets?|nigeria)';
/** Email addresses, links and names on networks, as patterns of a folded text. */
export const WORDS: readonly RegExp[] = [
  // Email addresses, with signs and in words.
  String.raw`(?<![\w.+-])[\w.+-]{1,64}@(?=[a-z])${LABELS}\.[a-z]{2,12}\b`,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:${GAP}@${GAP}|${GAP}${OPEN}${GAP}(?:at|@)${GAP}${CLOSE}${GAP})(?=[a-z])[\w-]{1,63}(?:${DOT}${TLD}\b){1,3}`,
  String.raw`(?<![\w.+-])(?:[\w-]{1,30}\s{1,3}(?:${POINT}|under\s?score|dash|hyphen)\s{1,3}){0,3}[\w.+-]{1,64}\s{1,3}at\s{1,3}(?:${MAIL}\b(?!\s{1,3}${BUILDING}\b)(?:${DOT}${TLD}\b){0,3}|[\w-]{1,63}(?:\.${TLD}\b){1,3}|(?:[\w-]{1,30}\s){0,2}[\w-]{1,63}(?:\s{1,3}${POINT}\s{1,3}${TLD}\b){1,3})`,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:(?:${GAP}@|${GAP}${OPEN}${GAP}at${GAP}${CLOSE})${GAP}${MAIL}(?:c[o0]m)?\b|\s?at${MAIL}\s?(?:d[o0]t|\.)\s?c[o0]m\b|\s{1,3}${MAIL}\s{1,3}(?:${POINT}\s{1,3})?com\b)`,
  // In other words, in letters that stand apart, and the name alone beside its provider.
  String.raw`(?<![\w.+-])(?!${NO_NAME}\b)(?:[a-z]{2,20}\s[a-z]{2,20}\s\d{1,4}|[a-z\d.+]{2,64})(?=[^a-z\d])${SEPARATOR}${MAIL}(?=[^a-z\d])${SEPARATOR}(?:com|co|net|ng)\b`,
  String.raw`(?<!\w)(?:(?:[\w.]\s{1,2}){2,40}|[\w.]{2,40}\s{1,2})@\s{0,2}(?:[\w-]\s{0,2}){2,40}\.\s{0,2}c\s{0,2}o(?:\s{0,2}m)?\b`,
  String.raw`(?<=\b${MAIL}\b(?:\s(?:name|id|address|account))?(?:${GAP}[:=-]|\s(?:is|na))\s{0,3})${ONE_NAME}`,
  String.raw`(?<=\b${MAIL}\s{1,3})${MADE_UP}`,
  String.raw`(?<=\b(?:${MAIL}|e-?mail|handle|user\s?name|${NETWORK})\s(?:name\s|address\s)?(?:starts?|begins?|ends?)\s(?:with|in)\s{1,3})[a-z][\w.]{2,40}`,
  String.raw`(?<=\b(?:find|reach|mail|write|message)\s(?:me|us)\s(?:on|at|via|by)\s${MAIL}\s(?:as|under|with)\s{1,3})${ONE_NAME}`,
  String.raw`(?<!\w)(?:[a-z\d]\s){2,20}under\s?score(?:\s[a-z\d]\b){1,20}(?:\sunder\s?score(?:\s[a-z\d]\b){1,20})?`,
  String.raw`(?<=\buser\s?:\s{0,2})${ONE_NAME}`,
  String.raw`(?<=\bon\sx\s(?:as|at)\s{1,2})${MADE_UP}`,
  String.raw`(?<![\w-])(?:[a-z][\w-]{2,30}\s)?[\w-]{2,30}\sdotcom\b`,
  String.raw`(?<!\w)w\s?w\s?w\s?\.\s?[\w-]{3,60}\s?\.\s?(?:n\s?g|c\s?o\s?m|o\s?r\s?g)\b`,
  String.raw`(?<![\w.])[a-z\d]{2,30}(?:\s{1,3}under\s?score\s{1,3}[a-z\d]{1,30}){1,4}`,
  String.raw`(?<=[:→]\s{0,3})(?:[a-z\d_.-]{2,30}\s){1,3}[[(]?at[\])]?\s${MAIL}\b`,
  String.raw`\b${ONE_NAME}(?=\sfor\s${MAIL}\b)`,
  String.raw`(?!(?:e-?mail|address|${NO_NAME})\b)\b[a-z][\w.]{3,29}(?=\s?[([]\s?${MAIL}\s?[\])])`,
  String.raw`(?<![\w.])[a-z][\w.]{2,40}\s(?:followed by|then|and|plus)\s@\s?(?=[a-z])${LABELS}`,
  // Links.
  String.raw`(?<![\w.-])[\w-]{4,63}(?:\s{1,2}\.\s{0,2}(?:c ?[o0] ?m|org|net|ng)\b|\.\s(?:com|ng)\b(?=\s?(?:$|[,\n]|for\b|to\b))|\scom\sng\b)(?:\s{0,2}\.\s{0,2}ng\b)?`,
  String.raw`(?:\bwww|\bhttps?)[^a-z\d]{1,4}(?:[\w-]{2,63}[\s.,]{1,3}|\w{2,63}[^a-z\d]{1,3})${TLD}\b`,
  String.raw`(?<![\w-])[\w-]{4,63}(?:[,:/]|\s?[•·∙●。‧°~*|=]\s?)(?:com|ng)\b`,
  String.raw`(?<![\w-])(?!inter|tele|dot)[\w-]{4,63}?(?:[^a-z\d\s]{1,3}|_|\s?\.{1,3}\s?|\s?[^\x00-\x7f–—…]{1,2}\s?)com\b(?:[^a-z\d\s]{1,2}ng\b)?(?!\s(?:and|see|look|check|make|go|inspect)\b)`,
  String.raw`(?<![\w-])[\w-]{4,63}\s(?:then|plus|followed by|and|add|with)\s(?:dot|\.)\s?(?:com|ng|net|org)\b(?:\.ng\b)?`,
  String.raw`(?<=\b(?:visit|check|on|at|to|via)\s{1,3})[\w-]{4,63},(?:net|org)\b`,
  String.raw`(?<![\w-])[\w-]{3,63}[-_]dot[-_](?:com|net|org|ng)\b(?:[-_]dot[-_]ng\b)?`,
  String.raw`\b(?:t|w\s?a)\s{0,2}(?:dot|[.,])\s{0,2}m\s?e\b(?:\s{0,2}(?:(?:forward\s)?slash|stroke|[/\\])\s{0,2}[\w+]{2,40})?`,
  String.raw`\bwame\/\S{2,60}`,
  String.raw`(?:\bh(?:t{1,3}|xx)ps?:\/{1,2}|\bwww\.)\S{1,500}`,
  String.raw`(?<![\w.-])(?!dot\.com\b)${LABELS}\.(?:c ?[o0] ?m|net|org|ng|africa|ly|xyz|biz|uk|info(?!\s(?:on|about|is|for)\b)|online|website|app)\b(?:\/\S{0,500})?`,
  String.raw`(?<=\b(?:visit|call|check|reach|contact|find|at|on|via|to|me|us|web|url|website|link|page|online)\b[\s:,-]{1,3})[\w-]{4,63}\.(?:${WORD_TLD}|co|io)\b`,
  String.raw`(?<![\w.-])${LABELS}\.(?:me|be|io|co|gl|gle|gy|gd|at|so|id|vc|fm|app|link|page|to|cc|tv|ee|bio|in|st|sh|ai|us|eu|site|shop|homes|store)\/\S{1,500}`,
  String.raw`(?<![\w-])[\w-]{1,63}(?:(?:\s{1,3}${POINT}\s{1,3}|${GAP}${OPEN}${GAP}(?:${POINT}|\.)${GAP}${CLOSE}${GAP})(?:${TLD}|shop|homes|site|online|app)\b){1,3}(?:\/\S{0,500})?`,
  String.raw`(?<![\w-])[\w-]{2,63}\s?[[(]dot[\])]\s?[a-z]{2,6}\/\S{1,500}`,
  String.raw`(?<![\w-])[\w-]{2,30}\sdot\s[a-z]{2,6}(?:\s(?:forward\s)?slash\s[\w-]{2,60}){1,4}`,
  String.raw`\b(?:${NETWORK}|link\s?tree|linktr|bit\s?ly|tiny\s?url|whats\s?app)[\s,]{1,2}(?:forward\s)?(?:slash|stroke)[\s,]{1,2}@?[\w.-]{2,40}`,
  String.raw`\b(?:bit|cutt|tinyurl|rb|goo|linktr|fb)\s{0,2}(?:\.|dot)?\s{0,2}(?:ly|com|gy|gl|ee|me)(?:\s{0,2}\/\s{0,2}\w|\s(?=[a-z]{0,20}\d))\S{0,60}`,
  String.raw`(?<![\w-])(?:${TRADE_NAME}\s?d[o0]t\s?c[o0]m|[\w-]{4,63}d[o0]tc[o0]m)\b`,
  String.raw`(?<![\w.-])(?:${TRADE_NAME}|[\w-]{3,40}\.(?:business|wixsite|web))\.(?:${WORD_TLD}|co|io|info)\b`,
  String.raw`\blink\s?tree\s?[:/]\s?@?[\w.-]{3,40}`,
  String.raw`\blive:[\w.]{3,30}`,
  String.raw`\bmoc\.(?:liamg|oohay|kooltuo|liamtoh)@[\w.+-]{1,64}`,
  String.raw`\bwww${GAP}\.${GAP}[\w-]{2,63}(?:${GAP}\.${GAP}${TLD}\b){1,2}`,
  // In letters that stand apart, and without the full stop where it is said to be one.
  String.raw`(?<!\w)(?:[\w-]\s{1,2}){3,40}(?:\.|${POINT})\s{0,2}(?:c\s{1,2}o\s{1,2}m|n\s{1,2}g|com|ng)\b`,
  String.raw`(?<=\b(?:visit|website|www|go to)\b[\s:.]{1,3}(?:is\s|at\s|on\s)?)[a-z][\w-]{3,63}\s(?:com|net|org)(?:\sng)?\b`,
  String.raw`(?<=\b(?:visit|at|check|website|to|on)\s{1,3})[\w-]{3,63}\s?d[o0]t(?:com|ng)\b`,
  // Names on social networks.
  String.raw`(?<=\b(?:${NETWORK}|dm|handle)\b[^\n]{0,30}?)@[a-z][\w.]{2,29}`,
  String.raw`@[a-z][\w.]{2,29}(?=[^\n]{0,12}\b${NETWORK}\b)`,
  String.raw`(?<=\b(?:${NETWORK}|whats ?app)${GAP}(?:handle|page|name)?(?:${GAP}[:=]|\s{1,3}-)\s{0,3})${ONE_NAME}`,
  String.raw`(?<=\b${NETWORK}\s{1,3}(?:(?:me|us|on|is|at|na|id|name|handle|page|account|channel)\s{1,3}){0,2})${MADE_UP}`,
  String.raw`\b${MADE_UP}(?=\s{1,3}(?:on|for|at|via)\s{1,3}(?:${NETWORK}|${MAIL}|x)\b)`,
  String.raw`(?<=\b${NETWORK}\s{0,3})@\s{1,3}(?!${NO_NAME}\b)[a-z][\w.]{3,29}`,
  String.raw`(?<=\b(?:find|follow|search|add|message|check|dm)\b[^.\n]{0,20}\b${NETWORK}\b(?:\s(?:page|group))?\s(?:as|by|under)\s{1,3})[a-z][\w.]{1,29}(?:\s[a-z][\w.]{1,29}){0,3}`,
  String.raw`(?<=\b(?:user|(?:my|our)\s(?:page|handle|profile|channel))\s{1,2}(?:(?:is|na)\s{1,2})?)${MADE_UP}`,
  String.raw`(?<=\b(?:${NETWORK}|tele|socials?|social media|handles?)\s{0,3}(?:[^\p{L}\p{N}\s.,;!?&+'’-]\s{0,3}){1,4})(?!(?:${NETWORK}|${NO_NAME})\b)[a-z][\w.]{3,29}(?![\w-]|\s(?!(?:on|for)\b)[a-z])`,
  String.raw`\b[a-z][a-z\d]{1,20}_\w{2,20}(?=[^.\n]{0,25}\b${NETWORK}\b)`,
  String.raw`(?<=\b(?:find|follow|search|add)\b[^.\n]{0,20}\b(?:as|by|under)\s)${ONE_NAME}(?:\s[a-z]\w{1,20}){0,3}(?=\s(?:on|for|in)\s${NETWORK}\b)`,
  String.raw`(?<=\b${NETWORK}\b[^.\n]{0,12}\b(?:answer to|as(?! well)|called|go by|i am|we are|i be|we be)\s)${ONE_NAME}(?:\s[a-z]\w{1,20}(?=\s?(?:$|[.,;\n])))?`,
  String.raw`(?<=\bmy\s${NETWORK}\s(?:is|na)\s)${ONE_NAME}`,
  String.raw`(?<=\b(?:ig|insta|tg|fb)\s)${ONE_NAME}(?=\s?(?:[.,;\n]|$))`,
  String.raw`\b${ONE_NAME}(?=\s[([]\s?${NETWORK}\s?[\])]|\s[–—-]\s?${NETWORK}\s?(?:$|[.,\n]))`,
  String.raw`(?<=\b${NETWORK}(?:(?:\s(?:page|group|name|handle))?(?:${GAP}[:=]|\s{1,3}-)|\sname\s(?:is|na))\s{0,3})${ONE_NAME}(?:\s(?!(?:for|to|or|on|in|at|now|pls|please|abeg)\b)[a-z][\w.&'-]{1,20}){1,2}(?=\s?(?:$|[.,;\n!()]))`,
  String.raw`(?<=\b${NETWORK}${GAP}[:=-]\s{0,3})[a-z](?:\s[a-z]){3,20}\b`,
  String.raw`(?<=\b(?:tag|follow|dm|mention|message|add)\s(?:us|me)?[^.\n]{0,8})@[a-z][\w.]{3,29}`,
  String.raw`(?<=\b(?:google|search|search for|look up)\s["“‘])[^"”’\n]{3,40}(?=["”’])`,
  String.raw`(?<=\bx(?:\s(?:handle|name))?(?:\s?:|\s(?:is|na))?\s{0,2})@[a-z][\w.]{2,29}`,
  String.raw`(?<=\b(?:${NETWORK}\s(?:page|group|name|handle|account|channel)|fb|ig)\s)${ONE_NAME}(?:\s[a-z][\w.&'-]{1,20}){0,3}?(?:\s${TRADE}){1,3}\b`,
  String.raw`(?<=\b(?:user\s?name|screen\s?name)\b(?:${GAP}[:=-]|\s(?:is|na))?\s{0,3}["'“]?)${ONE_NAME}`,
  String.raw`(?<=\b${NETWORK}\s(?:(?:handle|user\s?name|name|id)(?:${GAP}[:=-]|\s(?:is|na))?|account(?:${GAP}[:=-]|\s(?:is|na)))\s{0,3}["'“]?@?)${ONE_NAME}`,
  String.raw`(?<=\b(?:handle|name|id)\s(?:on|for)\s${NETWORK}(?:${GAP}[:=-]|\s(?:is|na))\s{0,3}["'“]?@?)${ONE_NAME}`,
  String.raw`(?<=\b(?:search|follow|find|look (?:up|for)|check|type|add|message|inbox|dm|(?:message|dm|request|card|write|send|sent)\s(?:it\s)?to)\s(?:for\s|at\s)?["'“]?)${ONE_NAME}(?:\s[a-z][\w.&]{1,29}){0,3}(?=["'”]?\s{1,2}(?:on|via|for|inside|into|in)\s(?:our\s)?(?:${NETWORK}|${MAIL})\b)`,
  String.raw`(?<=["“‘])[a-z][^"”’\n]{2,30}(?=["”’]\s{1,2}(?:on|in)\s(?:our\s)?${NETWORK}\b)`,
  String.raw`(?<=\b${NETWORK}(?:\s(?:page|group|name|handle))?(?:${GAP}[:=-]|\s(?:is|as|na|called))\s{0,3})${ONE_NAME}(?:\s[a-z][\w.&'-]{1,20}){0,3}?(?:\s${TRADE}){1,3}\b`,
  String.raw`(?<=\b${NETWORK}[\s:]{0,3})@\s{1,3}${ONE_NAME}(?:\s[a-z]\w{1,20}){1,2}(?=\s{0,3}(?:$|[\n.,;!)]))`,
  String.raw`(?<![\w.])@(?:[a-z][a-z\d.]{1,20}_[\w.]{1,20}|[a-z][\w.]{2,24}(?:homes|realty|realtors?|properties|plug|agents?|deals|lets|rentals|tours|official))\b`,
  String.raw`(?<![\w.])@(?:[a-z][\w.]{2,24}\d{2,4}|${TRADE_NAME})\b`,
  String.raw`(?<=\b${NETWORK}(?:\s(?:page|handle|name|account))?[^a-z\d\n]{1,6})[a-z]\w{1,20}(?:[._]\w{2,20}){1,3}`,
  String.raw`(?<=\b${NETWORK}[\s,]{1,2}(?:just\s|and\s|then\s)?(?:search|find|type|look for)\s(?:for\s)?["'“]?)(?!(?:homes?|houses?|flats?)\b)${ONE_NAME}(?:\s(?!(?:and|for|or|then|to)\b)[a-z][\w.&]{1,29}){0,2}`,
  String.raw`(?<=\b(?:page|profile|handle|account)\s(?:name\s)?(?:is|na)\s{1,3}["'“]?)${ONE_NAME}(?:\s[a-z][\w.&]{1,29}){0,3}(?=["'”]?\s(?:on|for|inside|in)\s${NETWORK}\b)`,
  String.raw`(?<=\b${NETWORK}\b[^.\n]{0,20}\bname\s(?:is|na)\s{1,3})${MADE_UP}`,
  // Numbers whose last figures are letters on the keys: 0700-HOMES.
  String.raw`\b0[78]00[\s-]{0,3}(?!h(?:ou)?rs\b)[a-z]{3,12}(?:[\s-](?!${SMALL_WORD}\b)[a-z]{3,12})?\b`,
  // Pins of messengers.
  String.raw`(?<=\b(?:bbm|blackberry)\b(?:\s{0,2}(?:pin|id))?\s{0,2}[:=-]?\s{0,2})(?=[\da-f]{0,7}\d)[\da-f]{8}\b`,
].map((pattern) => new RegExp(pattern, pattern.includes('\\p{') ? 'gu' : 'g'));
