-- Changed by migrations only: a trigger calls it.
-- Features that a text tells of a home, each once: "pool and gym", and not "no pool", "room for a pool", "five minutes from a gym",
-- "solar street lights" or "Garden Road". Each sentence loses what denies, wishes, points elsewhere or names something else; what is
-- left tells. In doubt nothing is told: who has a thing ticks it. tests/relevance/described-*.txt say how well it reads.
CREATE OR REPLACE FUNCTION search_described_features(source text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  things CONSTANT text := 'serviced|bq|boysquarters?|boyquarters?|inverter|solar|generators?|gen|genset|borehole|cctv|pools?|gym|gymnasium|lifts?|elevators?'
    || '|internet|wifi|starlink|balcony|balconies|wardrobes?|laundry|garden|waterfront|negotiable|paymentplan';
  -- One pattern, because PostgreSQL keeps only some thirty compiled ones. Things begin with an F, the only large letter; `~` is any.
  misleading CONSTANT text := replace(array_to_string(ARRAY[
    -- Something else.
    'Fgarden (?:road|rd|street|close|estate|city|avenue|ave|crescent|drive|lane|way|park|mall|court|view|layout|egg)s?\M',
    '\m(?:botanical|millennium|rose|beer|zoological|public|national) Fgarden', 'Fpool (?:tables?|bar|of)\M', '\mcar Fpool',
    '(?:Fsolar|\m(?:street|security|perimeter|flood))(?: [a-z]+){0,2} (?:lights?|lit|lamps?|bulbs?)\M(?:(?: [a-z]+){0,2} Fsolar)?', '\mlit by Fsolar',
    'Finverter (?:ac|acs|a c|air|split|fridges?|freezer|technology)\M', '\msplit Finverter', 'Flifts? (?:your|you|me|my|us|up|off|fare|ride)\M',
    '\mgives? (?:[a-z]+ )*a Flift', '\m(?:face|fork) Flift', 'Fgenerator (?:house|room|noise|fumes|smoke|point|stand)\M', 'Finternet cafe',
    'Flaundry (?:shop|business|service|man|mart)\M', '~ (?:ready|provision)\M',
    '\m(?:charges?|fees?|levy|levies|dues|bills?|meter)(?: [a-z]+){0,4} Fpaymentplan',
    'Fpaymentplan (?:of|for|on) (?:the |all )?[a-z]+ (?:charges?|fees?|levy|levies|dues|bills?)\M',
    -- What is not there.
    '\m(?:no|non|not|never|without|nor|neither|lacks?|lacking|minus|zero|except|excluding|isnt|arent|hasnt|havent|doesnt|dont|didnt|wont|cannot|cant|theres no)'
      || '(?: [a-z0-9]+){0,3} ~(?:(?: ,| (?:or|nor|and)) (?:[a-z]+ ){0,2}~)*',
    '~(?: in [a-z]+| [a-z]+)? (?:(?:(?:is|are|was|were|has been|e) )?(?:strictly )?(?:not|never|no dey|no work|no longer|isnt|arent|under construction|yet to'
      || '|coming soon|soon|planned|proposed|faulty|bad|spoil|spoilt|broken|filled|gone|removed|extra|ready|next door)|(?:can|may|could|will|to) be)\M',
    -- What may come.
    '\m(?:rooms?|space|provision|potential|land|place|allowance|wired|ready|prepared|suitable|good|ideal|perfect|fit|plans?|planning|permission)'
      || '(?: (?:enough|behind|left))? (?:for|to)(?: [a-z0-9]+){0,3} ~(?:(?: ,| (?:or|and)) (?:[a-z]+ ){0,2}~)*',
    '\m(?:proposed|planned|future|plans) (?:[a-z]+ ){0,2}~(?: and ~)*',
    '\m(?:may|can|could|might|would|should|will (?:build|add|get|have|install)|buy|bring|add|install|wants?|wish|need) (?:[a-z]+ ){0,4}~',
    '\m(?:their|neighbours|bring your own|pay your own|for an?|for the|for their own|for your own) (?:[a-z]+ )?~',
    -- What is elsewhere.
    '\m(?:near|nearby|nearest|close to|closest|opposite|behind|beside|facing|across|next to|adjacent|around|away from|far from|distance to|distance from'
      || '|walk to|drive to|steps to|minutes to|mins to|minutes from|mins from|free from|next door)(?: [a-z]+){0,2} ~(?: and (?:a |the )?~)*',
    '~ (?:is |at )?(?:[a-z0-9]+ )?(?:nearby|next door|next|down the|up the|across|away|minutes|mins|is minutes|on the next|in the area|around the|close by|opposite)\M'
  ], '|'), '~', 'F[a-z]+');
  described text[] := '{}';
  sentence text;
BEGIN
  IF lower(source) !~ '(serviced|bq|boys?.? ?quarter|inverter|solar|gen|bore ?hole|cctv|pool|gym|lift|elevator|internet|wi.?fi|starlink|balcon|wardrobe|laundry|garden|water ?front|negotiable|payment.?plan|instal|spread)' THEN
    RETURN described;
  END IF;
  FOREACH sentence IN ARRAY string_to_array(
    replace(translate(lower(source), E'!?;:\n\r•|()–—', '.............'), ' but ', '.'), '.') LOOP
    -- A list keeps its commas.
    sentence := array_to_string(ARRAY(SELECT btrim(search_fold(part)) FROM string_to_table(sentence, ',') AS part), ' , ');
    sentence := replace(replace(replace(replace(replace(replace(sentence, 'bore hole', 'borehole'), 'boys quarter', 'boysquarter'),
      'boy quarter', 'boyquarter'), 'gen set', 'genset'), 'wi fi', 'wifi'), 'water front', 'waterfront');
    -- Where something new begins.
    sentence := replace(replace(replace(replace(replace(replace(sentence, ' and the ', ' / the '), ' and there ', ' / there '),
      ' and it', ' / it'), ' and has ', ' / has '), ' with ', ' / with '), 'not only ', '/ ');
    sentence := regexp_replace(sentence, '\m(?:payment plans?|instal+ment(?:s|al|ally)?(?: (?:payments?|plans?|basis))?'
      || '|spread (?:the |your )?(?:balance|rest|payments?|remainder))\M', 'paymentplan', 'g');
    sentence := regexp_replace(sentence, '\m(' || things || ')\M', 'F\1', 'g');
    CONTINUE WHEN strpos(sentence, 'F') = 0;
    sentence := regexp_replace(regexp_replace(sentence, misleading, ' ', 'g'), misleading, ' ', 'g');
    described := described || ARRAY(SELECT CASE
        WHEN word LIKE 'boy%' THEN 'bq' WHEN word LIKE 'gen%' THEN 'generator' WHEN word LIKE 'pool%' THEN 'pool'
        WHEN word LIKE 'gym%' THEN 'gym' WHEN word LIKE 'lift%' OR word LIKE 'elev%' THEN 'lift'
        WHEN word IN ('wifi', 'starlink') THEN 'internet' WHEN word LIKE 'balc%' THEN 'balcony'
        WHEN word LIKE 'ward%' THEN 'wardrobes' WHEN word = 'paymentplan' THEN 'payment-plan' ELSE word END
      FROM string_to_table(sentence, ' ') AS piece, substr(piece, 2) AS word WHERE piece LIKE 'F%');
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT feature FROM unnest(described) AS feature ORDER BY feature);
END $$;
