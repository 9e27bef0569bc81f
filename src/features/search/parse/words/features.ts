const STEADY =
  '[24 7|24 hours|24 hour|24 hrs|24 hr|24 h|constant|steady|stable|regular|uninterrupted|good|better|enough|correct]';

/** Words for features and groups of rules-features.ts. */
export const FEATURE_WORDS: Readonly<Record<string, string>> = {
  serviced: '[|fully |well ]serviced, full service',
  'newly-built':
    '[newly|just|freshly|recently] [built|build|completed|constructed|finished], brand new, new [built|build|building], newbuild, dem just build[| am], [|dem |dem just ]build am new, never lived in, [dem|person|nobody] never [enter|live|stay|sleep][| inside][| before], virgin',
  'off-plan': 'off plan, offplan, [|off ]pre launch, prelaunch',
  'not-completed':
    '[|an |semi ][uncompleted|un completed|not completed|unfinished|carcass|carcas][| building| house| structure| stage| level], shell [building|house|structure|stage|level], [at |on |][carcass|roofing|lintel|decking|dpc] [stage|level], dem never [finish|complete]',
  bq: '[|1 room |a room |2 room |3 room |one room |two room |three room |1 rm |2 rm |3 rm |room |2 |two |3 |three ][bq|bqs|boys quarter|boy quarter|boys quater|boy quater|boysquarter|boys qtr|boys qtrs|boy qtrs|maids room|maid room|servant quarter|servants quarter]',
  'en-suite':
    '[all |][rooms |bedrooms |][en suite|ensuite][| rooms| bedrooms| all rooms| in all rooms], all [rooms|bedrooms] [are |dey |][en suite|ensuite], [toilet|bathroom|toilet and bath|bath and toilet] [in|inside|for|dey|dey in|dey inside|dey for] [every|each|all|all the] [room|bedroom], [every|each|all|all the] [room|bedroom] [get|has|have|with|must get|must have|dey get|wey get] [|a |im own |its own |own |their own ][toilet|bathroom|toilet and bath]',
  'semi-furnished': '[semi|partly|partially|half] furnished',
  'self-compound':
    '[own|self|private|separate|personal] [compound|gate], [no|not|non|not a|no want|no wan|dont want|no like] [|any |a ][shared|sharing|joint] compound, [alone|only me] [in|inside] [the |] compound, [stand|stay] alone compound',
  'band-a': 'band a',
  'band-b': 'band b',
  'band-c': 'band c',
  'band-d': 'band d',
  'band-e': 'band e',
  'prepaid-meter':
    '[prepaid|pre paid|prepayment|own|separate|personal|individual|private] [meter|metre|nepa meter], prepaid[| light| nepa| electricity], ppm',
  inverter: 'inverter[| system]',
  solar: 'solar[| power| system| panel| light| energy]',
  generator: '[stand by |standby |big |sound proof |central |][generator|gen|gen set|genset]',
  'good-power': `${STEADY} [light|lite|power|electricity|power supply|nepa|power dey], [light|power|electricity|nepa] [24 7|24 hours|24 hour|24 hrs|24 hr|round the clock], light [dey|must dey] [well well|well|steady|constant|], nepa dey try, nepa [dey|] [light|well], [make|] light dey good, light no dey [go|quench|worry|seize|take], no light [wahala|issue|problem|palava], [light|power|electricity] [every time|everytime|all the time|always], [light|power|electricity|power supply|nepa]`,
  borehole: '[borehole|bore hole|bole hole][| water]',
  'public-water':
    '[public|government|state|lagos state|board] water, water board, water corporation supply, pipe borne water',
  'treated-water': '[treated|clean|portable|potable] water, water treatment[| plant]',
  'good-water': `[running|constant|steady|good|24 7|24 hours|24 hrs|regular|enough] water, water [run|running|flow|rush|dey|must dey|dey run|dey rush|dey flow] [well well|well|], no water [wahala|issue|problem|palava|scarcity|shortage], water no dey [worry|cease|seize], water`,
  'no-flood': `[no|not|never|no dey] in [|a |an |any ][flood|flooded|flooding|flood prone], [no|non|never|not|without|free from|no get|no dey|doesnt|does not|dont|do not] [flood|flooded|flooding|flood area|flood prone], flood [no|never] [dey|go] [enter|worry|come|reach|disturb|], flood [no|never] [enter|worry|come|reach|disturb], avoid [flood|flooded|flooding|flood prone|waterlogged][| area| place| zone], [flood|flooding] free, free [of|from] [flood|flooding], no flood [wahala|issue|problem|palava], dry [area|location|place|environment], [no|not|never|not in] [|a |any ][waterlogged|water logged][| area| land| place], [dont want|no want] [anything|any|] [in |][|a |any ][waterlogged|flooded|flood prone][| area| place], [dont want|no want] [any |an |][area|place|street] [that|wey|which] [is |dey |gets |][flood|flooded|flooding], [water|rain] [no|never] [dey|go] [enter|reach], [no|never] [dey|go] enter water`,
  'untarred-road': '[untarred|un tarred|dusty] road',
  'tarred-road':
    '[tarred|tar|good|motorable|interlocked|interlock|paved|coal tar|smooth] road, road [|is |dey |must dey |wey dey ]good[| reach], good [access road|road network|roads], coal tar, tarred [access road|street], [|access |the ]road [is |be |dey |must be |to be |]tarred, tarred',
  'gated-estate':
    '[|a |an |well ][gated|secured|secure|security] [estate|community|compound|street], [|in |inside |within |inside a |in a |in an |inside an |within an |dey |dey inside ]estate[| with security gate], [|well ]gated',
  'security-guards': 'security [guard|guards|man|men|personnel], [gate man|gateman|mopol|estate guard]',
  security:
    '[24 7|24 hours|24 hrs|24 hr|24 hour|good|tight|adequate|steady|top notch] security, [security|secured area|secure area|safe area]',
  cctv: 'cctv[| camera], security camera, surveillance camera',
  'electric-fence': '[electric|electrical|electrified] [fence|fencing|wire|perimeter fence]',
  pool: '[|swimming |shared |private |infinity |communal |rooftop ]pool, swimmingpool',
  gym: 'gym, gim, gymnasium, fitness [centre|center|room]',
  lift: 'lift, elevator',
  internet:
    '[|fast |unlimited |free |constant |24 7 |good |high speed ][internet|wifi|wi fi|broadband|starlink|fibre internet|fiber internet]',
  balcony: 'balcony, balconies',
  'fitted-kitchen':
    '[fully |][fitted|equipped|modern|furnished] kitchen, kitchen [wey dem |][fitted|fully fitted], kitchen cabinet',
  'air-conditioning':
    '[ac|a c|acs|air condition|air conditioner|air conditioning|air conditioned|aircon|air con][| unit| in all rooms]',
  wardrobes: '[|inbuilt |in built |built in |fitted |walk in ][wardrobe|closet]',
  'pop-ceiling': 'pop[| ceiling| finish| finishing| finished], p o p',
  laundry: 'laundry[| room], washing machine, washer',
  garden: '[|big |private |nice |small ][garden|lawn]',
  waterfront:
    '[waterfront|water front|water side|waterside|lagoon front|ocean front|oceanfront|beach front|beachfront|sea front|lagoonfront], on the [water|lagoon]',
  'ground-floor':
    '[dey |][on |][the |][ground|grand|grd|gnd] [floor|flr], downstairs, down stairs, down floor, down flat, nothing [upstairs|up stairs]',
  negotiable: 'open to offers, [|slightly |price |very |still ]negotiable, [|price ]negociable, neg, nego',
  'monthly-payment':
    '[monthly|month] [payment|pay] [allowed|accepted|possible|available|plan|option], [monthly|month] [payment|pay|installment|instalment], pay [monthly|month by month|every month|small small|per month], month by month, [monthly|month to month]',
  'payment-plan':
    '[|flexible |easy |convenient |long |][payment|pay] plan, [|by |in |on |with |pay in |pay by |flexible |easy ][instalment|installment|instalmental|installmental|instalmentally|installmentally][| payment| plan], [in|by|pay in|pay by] phases, phases payment, [spread|spreading] [payment|the payment|payments], [spread|balance] [|over |across |for |in ][3|6|9|10|12|15|18|20|24|30|36|48|60] month, initial deposit',
  'direct-landlord': `[direct only|strictly direct], [direct|directly|straight][| from| to| with| by] [the |]landlord, landlord direct[|ly], [from |by |] owner direct, by [the |]owner, direct owner, direct from owner, na landlord direct,
    [no|without|not|non|no want|no need|dont want|dont need|no be|no get] [|any |an ][agent|agency|agents|agencies|middle man|middleman|caretaker][| fee| fees| charge| charges| commission| wahala| please], [no|without|not|non] [|any |an ][real estate|estate|house|property] [agent|agents], [no|without|not|non] [|any |a ][third|3 rd] [party|parties], direct [to|with] [the |][owner|landlord], [owner|landlord] only, agent [no|must not] dey[| inside| involved], agent [free|stay away|stay off|keep off|excuse me], agency free`,
  'pets-allowed':
    '[pet|pets|dog|cat] [friendly|allowed|ok|welcome], allow[|s|ed] [pet|dog|cat], [i |][get|have|with|and] [my |a |2 |3 |two |three |small |][dog|cat|puppy], my [dog|cat|puppy], [|my ][two|three|2|3] [dog|cat], [pet|dog|cat] [must be allowed|must dey allowed|fit stay|fit live], [pet|pets]',
  'parties-allowed':
    '[party|parties] [friendly|allowed|ok|house], [for |][house|birthday|a |small |] [party|parties], allow[|s|ed] [party|parties], can party',
};

/** Ways to ask that a home has not got a feature, in one phrase. */
export const FEATURE_NOT_WORDS: Readonly<Record<string, string>> = {
  serviced: 'unserviced, un serviced',
  'ground-floor':
    '[dey |][|on |on the ][upstairs|up stairs|last floor|top floor|upper floor|first floor|1 st floor|second floor|2 nd floor]',
};

/** Words that are also parts of names ("Rose Garden Estate"): a feature only if no unknown word stands beside them. */
export const NAME_LIKE_FEATURES = new Set([
  'garden',
  'good-power',
  'good-water',
  'security',
  'gated-estate',
  'parties-allowed',
]);
