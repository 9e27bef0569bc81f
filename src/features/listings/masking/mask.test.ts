import { describe, expect, test } from 'vitest';
import { CORPUS } from '../../../../tests/support/texts-with-contacts.ts';
import DISGUISED from '../../../../tests/support/disguised-texts.json' with { type: 'json' };
import FURTHER from '../../../../tests/support/further-texts.json' with { type: 'json' };
import { contactSpans, maskContacts, maskTogether } from './mask.ts';

/** The text without its marks, and where they stood. */
function read(marked: string) {
  const marks: { start: number; end: number }[] = [];
  let text = '';
  for (const part of marked.split(/(\[\[[^]*?\]\](?!\]))/)) {
    const isMarked = part.startsWith('[[');
    const words = isMarked ? part.slice(2, -2) : part;
    if (isMarked) marks.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return { text, marks };
}

/** How much of what is to be masked is masked whole, and how much of what is masked was to be. */
function measure(texts: readonly string[]) {
  const missed: string[] = [];
  const wrong: string[] = [];
  let [wanted, found] = [0, 0];
  for (const { text, marks } of texts.map(read)) {
    const spans = contactSpans(text);
    wanted += marks.length;
    found += spans.length;
    for (const { start, end } of marks) {
      const open = Array.from({ length: end - start }, (_, n) => start + n).filter(
        (at) => /[\p{L}\p{N}]/u.test(text[at] ?? '') && !spans.some((span) => span.start <= at && at < span.end),
      );
      if (open.length > 0) missed.push(text);
    }
    for (const span of spans)
      if (!marks.some(({ start, end }) => span.start < end && start < span.end)) wrong.push(text);
  }
  return { recall: 1 - missed.length / wanted, precision: 1 - wrong.length / found, missed, wrong };
}

describe('masking of contacts', () => {
  test('two hundred texts: half of them had no part in the rules', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(200);
    expect(CORPUS.filter((text) => !text.includes('[[')).length).toBeGreaterThan(80);
  });

  test.each([
    ['that the rules were made by', 0],
    ['that were kept apart', 1],
  ])('texts %s: nearly all ways to reach somebody are found, and nearly nothing else', (_name, half) => {
    const { recall, precision, missed, wrong } = measure(CORPUS.filter((_text, at) => at % 2 === half));
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('two hundred more by another hand: all but three contacts at most are masked, and nothing else', () => {
    const { missed, wrong } = measure([...FURTHER.contacts, ...FURTHER.clean]);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
    expect(wrong).toEqual([]);
  });

  test('texts that are all in disguise: those that the rules were made by, those kept apart, and honest ones full of figures', () => {
    const [made, kept] = [measure(DISGUISED.made), measure(DISGUISED.kept)];
    expect(made.recall, made.missed.join('\n')).toBeGreaterThanOrEqual(0.94);
    expect(kept.recall, kept.missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(measure(DISGUISED.clean).wrong).toEqual([]);
  });

  test('a number or address that begins in one text and ends in the next is masked in both', () => {
    expect(maskTogether(['3 bed flat Ikeja 0803', '123 4567, quiet street'])).toEqual([
      '3 bed flat Ikeja •••••',
      '•••••, quiet street',
    ]);
    expect(maskTogether(['Call zero eight zero', 'three one two three four five six seven'])).toEqual([
      'Call •••••',
      '•••••',
    ]);
    expect(maskTogether(['Flat 3, block 12', '4 toilets, 2 baths', '12 Palm Close', '600 sqm'])).toEqual([
      'Flat 3, block 12',
      '4 toilets, 2 baths',
      '12 Palm Close',
      '600 sqm',
    ]);
  });

  test.each([
    ['Call 0803 123 4567 now', 'Call ••••• now'],
    ['Ada, ada@homes.ng.', 'Ada, •••••.'],
    ['₦2,500,000 for 600 sqm, GD-1042, RC 1234567', '₦2,500,000 for 600 sqm, GD-1042, RC 1234567'],
    ['C of O No. KN/1234567890. GPS 12.002179, 8.591956.', 'C of O No. KN/1234567890. GPS 12.002179, 8.591956.'],
    ['Title KN/08031234567', 'Title KN/•••••'],
    ['eight-oh-three 123 4567, any time', '•••••, any time'],
    ['080three 12three 4567', '•••••'],
    ['01two3 45six 7eight9 wema bank', '••••• wema bank'],
    ['double zero two three four eight zero three 1234567', '•••••'],
    ['see www . abuhomes . ng for more', 'see ••••• for more'],
    ['abuhomes[.]ng/pay', '•••••'],
    [
      'One 3-bed, two 2-bed flats; 4 toilets, 6oneday old paint',
      'One 3-bed, two 2-bed flats; 4 toilets, 6oneday old paint',
    ],
    ['', ''],
    ['hxxp://lagoshomes.com', '•••••'],
    ['lagoshomes .com for pictures', '••••• for pictures'],
    ['forms.gle/AbCdEf123', '•••••'],
    ['🙂🙂🙂 Call 08034471920 or come', '🙂🙂🙂 Call ••••• or come'],
    ['☎ 0803🙂123🙂4567', '☎ •••••'],
    ['o-eight-o-three-one-two-three-four-five-six-seven', '•••••'],
    ['zéro eight zero three one two three four five six seven', '•••••'],
    ['0803 triple 1 4567', '•••••'],
    ['Landline 01 234 5678', 'Landline •••••'],
    ['ade dot johnson at gmail dot com', '•••••'],
    ['adehomes@gmail or adehomes gmail com', '••••• or •••••'],
    ['Telegram me adehomes_ng', 'Telegram me •••••'],
    ['2 🛏 3 🛁, one two o, C of O 45/45/2012', '2 🛏 3 🛁, one two o, C of O 45/45/2012'],
    ['Number na zero ate zero three for for seven one nine two zero', 'Number na •••••'],
    ['sifili takwas sifili uku hudu hudu bakwai daya tara biyu sifili', '•••••'],
    ['my number starts with 0803 and ends with 4471920', 'my number starts with •••••'],
    ['bola_at_gmail_dot_com, or bola@gmail,com', '•••••, or •••••'],
    ['follow bolahomes on IG, not the road on the map', 'follow ••••• on IG, not the road on the map'],
    ['Wan look am? To let, for two, ten years', 'Wan look am? To let, for two, ten years'],
    ['Call 0803\u2063123\u31644567', 'Call •••••'],
    ['₦1,500,000,000 with easy access to the expressway', '₦1,500,000,000 with easy access to the expressway'],
    ['first part 0803, second part of my number 1234567', 'first part •••••, second part of my number •••••'],
    ['Plot 0803, Block 12, 1234567 sqm of land', 'Plot 0803, Block 12, 1234567 sqm of land'],
    ['call z3ro eit zero thre 123 fourr five sx 7', 'call •••••'],
    ['Line one: 0803\nline two: 123\nline three: 4567', 'Line one: •••••\nline two: •••••\nline three: •••••'],
    ['ade underscore lets at outlook dot com', '•••••'],
    ['read backwards: 76543213080', 'read backwards: •••••'],
    ['0a8b0c3d1e2f3g4h5i6j7 without the letters', '••••• without the letters'],
    ['⓿❽⓿❸❶❷❸❹❺❻❼ or 零八零三一二三四五六七', '••••• or •••••'],
    ['0803 four hundred and twelve 3456', '•••••'],
    ['zero eight zero three two fives 12345', '•••••'],
    ['office on (01) 234 5678, licence number 01234567', 'office on •••••, licence number 01234567'],
    ['1500000+150000000+100000', '1500000+150000000+100000'],
    ['telegram, username adelets; find “Ade Lets” on IG', 'telegram, username •••••; find “•••••” on IG'],
    ['Facebook: Ade Global Homes Ltd, message ada lets on Gmail', 'Facebook: •••••, message ••••• on Gmail'],
    ['a d e l e t s . c o m, adelets d0t com', '•••••, •••••'],
    ['numba: zeero eigth zro tree six six nyne won too for seven', 'numba: •••••'],
    ['zéro huit zéro trois deux un cinq sept quatre neuf six', '•••••'],
    ['z e r o  e i g h t  z e r o  t h r e e 4471926', '•••••'],
    ['0803 then my lucky number 7 five times, then 21', '•••••'],
    ['O . 8 . O . 3 . l . 7 . 7 . 2 . 6 . 6 . 4', '•••••'],
    ['0809•881•2364 or 0700 PEARL HOMES from anywhere', '••••• or ••••• from anywhere'],
    [
      'Glo 0802. The house has 4 toilets. Complete it with 7714903.',
      'Glo •••••. The house has 4 toilets. Complete it with •••••.',
    ],
    ['lagosflats,com or linktr(dot)ee/simi', '••••• or •••••'],
    [
      'Buyers are bankers.Info on the charge at the post. 0802 hectares',
      'Buyers are bankers.Info on the charge at the post. 0802 hectares',
    ],
    ['Quiet hours 0900 to 2100. GD no. 070.', 'Quiet hours 0900 to 2100. GD no. 070.'],
    ['On it to no one of ten to two, so it is free for nine', 'On it to no one of ten to two, so it is free for nine'],
    ['Find flats on Instagram, the IG page is active', 'Find flats on Instagram, the IG page is active'],
    ['Call 09:00 - 17:00, or on 01/02/2026', 'Call 09:00 - 17:00, or on 01/02/2026'],
  ])('%s: %s', (text, shown) => {
    expect(maskContacts(text)).toBe(shown);
    expect(maskContacts(shown)).toBe(shown);
  });

  test('a text as long as may be is looked through in no time, whatever stands in it', () => {
    for (const piece of [
      'a',
      '0',
      '0 ',
      'a.',
      'a@',
      'at ',
      'a.b-',
      '1,',
      '(',
      'one ',
      'ig ',
      '@aaa ',
      'www.',
      'a dot ',
    ]) {
      const started = process.threadCpuUsage();
      maskContacts(piece.repeat(10_000 / piece.length));
      expect([piece, process.threadCpuUsage(started).user < 500_000]).toEqual([piece, true]);
    }
  });
});
