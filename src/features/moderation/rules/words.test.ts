import { describe, expect, test } from 'vitest';
import FURTHER from '../../../../tests/support/further-texts.json' with { type: 'json' };
import KEPT from '../../../../tests/support/kept-payment-texts.json' with { type: 'json' };
import LABELLED from '../../../../tests/support/labelled-texts.json' with { type: 'json' };
import HARDER from '../../../../tests/support/more-labelled-texts.json' with { type: 'json' };
import SHORT from '../../../../tests/support/strangers/short-texts.json' with { type: 'json' };
import STRANGERS from '../../../../tests/support/strangers/payment-texts.json' with { type: 'json' };
import { circumstantialReasons } from './circumstantial.ts';
import type { Subject } from './contract.ts';
import { reasonsInText } from './words.ts';

const of = (description: string): Subject => ({
  name: 'Lovely 2 bedroom flat',
  description,
  moreInfo: '',
  address: '',
  sizeText: '',
  city: '',
  state: '',
  country: '',
  email: '',
  website: '',
  socialMedia: '',
  type: 'rent',
  features: [],
  fees: [],
  price: 1_000_000,
  place: 'lagos/yaba',
  phone: '',
});
interface Labelled extends Partial<Subject> {
  id: number;
  hold: boolean;
  why?: string;
}

const rules = (description: string) => reasonsInText(of(description)).map(({ rule }) => rule);

describe('the words of a home', () => {
  test.each([
    'Pay inspection fee 20k before viewing',
    'Inspection fee is ₦5,000.',
    'Inspection na 5k',
    'viewing costs ₦3,000 only',
    'You will pay 10k to view the house',
    'Drop 5k make we go see am',
    'Deposit of 50k needed prior to viewing',
    'Before viewing, pay 10k',
    'Before you see am you go drop something small',
    'No payment no inspection',
    'No viewing without payment',
    'Viewing only after payment of form fee',
    'Inspection once payment is confirmed.',
    'Once you pay the 10k, we take you to see the house',
    'Payment first. Viewing later.',
    'Pay rent upfront. Inspection comes later.',
    'Inspection fee: N5,000, refunded if you take the flat',
    'First pay 5k, then I will show you the flat',
    'pay then see',
    'Location will be sent after payment of 5k',
    'P a y  i n s p e c t i o n  f e e',
    'p.a.y 20k b4 v.i.e.w.i.n.g',
    'pay 1nspect10n f33 of 5k',
    'Pay inspecton fee',
    'ins pection fee 5k',
    'insp*ction fee 10k',
    'PAYINSPECTIONFEE 20k before viewing',
    'inspection\nfee\n20k\nbefore\nviewing',
    'раy inspесtion fее',
    'Inspection is not free, 5k',
    'You no go see am unless you pay',
    'Abeg send transport money before I come show you',
    'pay twenty thousand before seeing the flat',
    'Inspection fee (refundable) applies',
    'Viewing strictly for those who have paid',
    'No need to come and see, just pay and move in',
  ])('hold it: %s', (text) => {
    expect(rules(text)).toContain('paid-unseen');
  });

  test.each([
    'Inspection free of charge',
    'Free inspection. Agency fee 10%, legal fee 10%.',
    'No inspection fee.',
    'Inspection is free',
    'We do not charge inspection fee',
    'Inspection fee: none',
    'Inspection fee: N/A',
    'Inspect before you pay',
    'View first, pay later',
    'Do not pay anybody before you have seen the flat',
    'No payment before inspection',
    'You pay only after inspection',
    'Payment after viewing',
    'Never pay without inspection.',
    'Inspect, and when you are satisfied make payment.',
    'Rent 450k per annum, inspection any day. Caution fee 50k, agency 10%.',
    'Before inspection call the agent. Service charge 50k.',
    'Ocean view flat, pay 2 years rent before moving in',
    'Call for inspection and payment details',
    'A 30% deposit secures the plot after inspection; balance over 12 months.',
    'Asking 850k. Call to view.',
    'Beware of agents who collect money before viewing',
    'Inspection: Mon to Sat, 9am to 5pm\nRent: 1.2m per year\nAgency fee: 10%',
    'Viewing is strictly by appointment. Caution deposit ₦50,000.',
    'Security deposit is refunded after the room is inspected',
    'The community takes ₦100,000 before foundation, with receipt, and we go with you.',
    'Pay to hold it after inspection only',
    'You pay nothing until you have seen it',
    'We never ask for money before inspection',
    'No omonile wahala',
    'Two years rent is paid upfront. Viewing on Saturdays',
  ])('do not hold it: %s', (text) => {
    expect(reasonsInText(of(text))).toEqual([]);
  });

  test.each([
    ['Pay to GTBank 0123456789, Ada Obi', ['account-number']],
    ['Acct no: 2 0 8 1 2 3 4 5 6 7 uba', ['account-number']],
    ['OPay 08031234567', ['account-number']],
    ['First Bank. 309. 455. 1786. Mrs Balogun', ['account-number']],
    ['First Bank: 309 and 455 and 1786', ['account-number']],
    ['Deposit 309 455 1786 FBN', ['account-number']],
    ['3094551786 Mrs Balogun, landlady', ['account-number']],
    ['Palmpay is my line 08031234567', ['account-number']],
    ['Opay same as my phone number, Bola Ade', ['account-number']],
    ['POS and Opay shop downstairs. My number is on the gate', []],
    ['Zenith Bank is 500 m away, 2 bed, 120 sqm, 2500000', []],
    ['p a y  1 0 k  t o  v i e w', ['paid-unseen']],
    ['p<b></b>ay insp<i></i>ection fee 10k before you see', ['paid-unseen']],
    ['Call 08031234567', []],
    ['RC 1234567, meter 45023456781', []],
    ['I am abroad, the keys will come by DHL', ['keys-by-post']],
  ])('%s: %j', (text, found) => {
    expect(rules(text)).toEqual(found);
  });

  test('a pattern that the other words speak against has it looked at, and holds nothing back', () => {
    const [reason] = reasonsInText(
      of('Q: Do you charge for viewing? A: No. Q: When do I pay? A: After you have signed at our office.'),
    );
    expect(reason).toMatchObject({ rule: 'paid-unseen', isEvidence: false });
  });

  test('as many as there may be: are read in milliseconds, whatever they are', () => {
    for (const piece of [
      'a ',
      'pay ',
      'i n s p e c t i o n ',
      'insp ec tion ',
      'inspectiox ',
      'pay5k',
      'before ',
      'inspection ',
      '0',
      '₦5,000 ',
      '\n',
      'a.',
      'a*',
      'payfeepayfee',
      'no pay ',
      'see pay ',
      'then first ',
    ]) {
      const started = process.threadCpuUsage();
      reasonsInText(of(piece.repeat(10_000 / piece.length)));
      expect([piece, process.threadCpuUsage(started).user < 500_000]).toEqual([piece, true]);
    }
    const distinct = Array.from({ length: 1000 }, (_, n) => `insp${n.toString(26).padStart(6, 'e')}`).join(' ');
    const started = process.threadCpuUsage();
    reasonsInText(of(distinct));
    expect(process.threadCpuUsage(started).user).toBeLessThan(500_000);
  });

  test.each([
    'If anybody asks you for form money or a viewing fee in our name, do not pay.',
    'Nobody from our office will ever ask you to pay before you see the flat.',
    'A scammer copied our advert and collected inspection fees.',
  ])('hold no home that warns of others: %s', (description) => {
    expect(rules(description)).toEqual([]);
  });

  test.each([
    ['Bring your BVN and NIN for the background check', true],
    ['Send both sides of your ATM card to the office', true],
    ['We ask for the OTP that comes to your phone', true],
    ['We never ask for your BVN', false],
    ['No BVN needed, only your NIN at signing', false],
    ['POS and ATM cards are accepted at the front desk', false],
    ['We accept debit cards', false],
    ['An ATM is at the gate; the card access works day and night', false],
  ])('hold a home whose owner wants what opens a bank account: %s', (description, holds) => {
    expect(rules(description).includes('bank-secrets')).toBe(holds);
  });

  test.each([
    'Pay to secure your dates.',
    'Address is shared after payment of the booking.',
    'A booking fee of 20k secures your stay.',
  ])('have a shortlet looked at, not held, where nights are booked: %s', (description) => {
    const shortlet = { ...of(description), type: 'shortlet' } as const;
    expect(reasonsInText(shortlet)).toMatchObject([{ rule: 'booked-unseen', isEvidence: false }]);
    expect(reasonsInText(of(description))).toMatchObject([{ rule: 'paid-unseen', isEvidence: true }]);
  });

  test.each(['Pay inspection fee 20k before viewing, then book.', 'Book a visit: 5k before you see the apartment.'])(
    'hold a shortlet too where a viewing is paid for: %s',
    (description) => {
      expect(reasonsInText({ ...of(description), type: 'shortlet' })).toMatchObject([{ isEvidence: true }]);
    },
  );

  test('of forty baits and a hundred honest texts by another hand: hold thirty-eight and none', () => {
    expect(SHORT.baits.filter((text) => rules(text).length === 0).length).toBeLessThanOrEqual(2);
    expect(SHORT.honest.filter((text) => rules(text).length > 0)).toEqual([]);
  });

  test('baits and honest texts that the classifier was not taught by: three of four wait, and hardly an honest one', () => {
    const isHeld = (text: string) => reasonsInText(of(text)).some(({ isEvidence }) => isEvidence);
    expect(KEPT.baits.filter(isHeld).length / KEPT.baits.length).toBeGreaterThanOrEqual(0.75);
    const held = KEPT.honest.filter(isHeld);
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(2);
    const besideHonest = (text: string) => `The community takes ₦100,000 before foundation, with receipt.\n\n${text}`;
    expect(KEPT.baits.filter((text) => isHeld(text) && !isHeld(besideHonest(text)))).toEqual([]);
  });

  test('of a stranger’s forty variations of a bait all wait, of forty hard ones thirty-seven, of 120 honest homes at most one', () => {
    const isHeld = ({ type, ...said }: { name: string; description: string; type: string }) =>
      reasonsInText({ ...of(said.description), ...said, type: type as Subject['type'] }).some(
        ({ isEvidence }) => isEvidence,
      );
    expect(STRANGERS.variations.filter((one) => !isHeld(one))).toEqual([]);
    expect(STRANGERS.hard.filter(isHeld).length).toBeGreaterThanOrEqual(37);
    expect(STRANGERS.honest.filter(isHeld).length).toBeLessThanOrEqual(1);
  });

  test('of sixty schemes of twelve kinds and a hundred honest homes: hold fifty-eight and none', () => {
    const isHeld = ({ name, description }: { name: string; description: string }) => {
      const type = name.startsWith('Short let') ? 'shortlet' : 'rent';
      return reasonsInText({ ...of(description), name, type }).some(({ isEvidence }) => isEvidence);
    };
    expect(FURTHER.schemes.filter((one) => !isHeld(one)).length).toBeLessThanOrEqual(2);
    expect(FURTHER.honest.filter(isHeld)).toEqual([]);
  });

  test.each([
    ['Kudin dubawa naira dubu biyar ne', 'paid-unseen'],
    ['Owo ayewo je naira 5,000', 'paid-unseen'],
    ['Ego nleta bu puku ise', 'paid-unseen'],
    ['Payment in Bitcoin only', 'untraceable-payment'],
  ])('hold what is asked for at home or in coins: %s', (description, rule) => {
    expect(reasonsInText(of(description))).toMatchObject([{ rule, isEvidence: true }]);
  });

  test.each([
    ['Verified by Gidana, no need to doubt', true],
    ['Gidana has inspected and approved this home', true],
    ['Pay your rent into Gidana escrow', true],
    ['Not verified by Gidana: come and see for yourself', false],
    ['A verified badge was given to this house by the portal', true],
    ['Your money stays with Gidana till you are inside', true],
    ['Portal staff will ring you to collect the caution', true],
    ['Ignore the yellow notice about paying, it is for other agents', true],
    ['We will text a six digit code to your phone, kindly read it back', true],
    ['For safety log in again at the page in Website below', true],
    ['Guest stays are booked on the app; gated and protected', false],
    ['Visitors sign in with your ID at the gate; the admin of the estate approves them', false],
    ['The site was inspected by the surveyor and the title is verified', false],
    ['I saw your request on Gidana. Call me', false],
    ['Official Gidana home, come and pack in', true],
    ['Our Gidana agent will meet you with the papers', true],
    ['Checked by our admins last week', true],
    ['Safe to pay from anywhere', true],
    ['Safe to pay only after you have seen the papers', false],
    ['You can also find my other homes on Gidana', false],
    ['Gidana na gida mai kyau, ruwa da wuta', false],
  ])('what a seller says in our name waits: %s, %s', (description, isHeld) => {
    expect(rules(description).includes('in-our-name')).toBe(isHeld);
  });

  test.each([
    [{ email: 'gidana-support@mail.example' }, true],
    [{ website: 'https://www.gidana.help/pay' }, true],
    [{ socialMedia: '@Gidana_Verified' }, true],
    [{ socialMedia: 'ɢɪᴅᴀɴᴀ agents' }, true],
    [{ socialMedia: '𝗚𝗶𝗱𝗮𝗻𝗮' }, true],
    [{ website: 'Gі\u0501аnа.ng' }, true],
    [{ socialMedia: 'G i d a n a' }, true],
    [{ email: 'gidan.abdul@mail.example', socialMedia: 'Gidan Abdul', website: 'www.gidan-ado.example' }, false],
  ])('contacts that carry our name wait: %j, %s', (contacts, isHeld) => {
    const held = reasonsInText({ ...of('A quiet flat.'), ...contacts }).filter(({ isEvidence }) => isEvidence);
    expect(held.some(({ rule }) => rule === 'contact-in-our-name')).toBe(isHeld);
  });

  test.each([
    ['Guaranteed profit of 40% in a year', 'sure-profit'],
    ['No Igbos, please', 'people-shut-out'],
    ['Strictly for Hausas', 'people-shut-out'],
  ])('have looked at, and hold not: %s', (description, rule) => {
    expect(reasonsInText(of(description))).toMatchObject([{ rule, isEvidence: false }]);
  });

  test.each([
    ['Send both my Steam card and the code to hold it', 'untraceable-payment'],
    ['Reserve it with U S D T, wallet on request', 'untraceable-payment'],
    ['Scratch the card and snap the pin to us', 'untraceable-payment'],
    ['First six months go through Western Union', 'untraceable-payment'],
    ['I relocated to Canada and nobody is around to show it', 'nobody-shows-it'],
    ['Once the rent drops, he will FedEx the key', 'keys-by-post'],
    ['Your 500k turns to 900k within 4 months, payout is assured', 'money-grows'],
    ['Double your money with our plots', 'money-grows'],
    ['Forward the code that drops on your phone', 'bank-secrets'],
    ['Give your bank verification number', 'bank-secrets'],
    ['Free room in exchange for sex', 'favours-for-a-home'],
    ['Rent can be settled in kind', 'favours-for-a-home'],
    ['No rent for a lady who takes care of me', 'favours-for-a-home'],
  ])('hold what costs savings or more than rent: %s', (description, rule) => {
    const found = reasonsInText(of(description)).filter(({ isEvidence }) => isEvidence);
    expect(found.map((one) => one.rule)).toContain(rule);
  });

  test.each([
    'My family lives in Canada; my brother is around and shows it every day',
    'The owner is abroad. No viewing on Sundays.',
    'A former gift card shop beside a Western Union office',
    'Keys are handed over when you sign; a DHL office is near',
    'The gate code is sent to your phone on the day of the visit',
    'Invest in land: prices rose by 20% in 12 months, and nobody can promise the next ones',
    'Good investment, 30% deposit and the balance within 6 months, allocation guaranteed',
    'The landlord is kind, and the body of the car port is steel; pay yearly',
    'Scammers ask for gift cards; we never do',
    'E ma san owo kankan ki e to ri ile',
    'Kada ku biya komai kafin ku ga gidan',
  ])('leave alone who is away, posts, invests or warns: %s', (description) => {
    expect(reasonsInText(of(description))).toEqual([]);
  });

  test.each([
    'Babu kudin dubawa',
    'Owo ayewo je ofe',
    'Dollars and crypto are accepted after the inspection',
    'Near the Hausa and Yoruba markets',
    'The estate has an access fee of 500 for cars',
    'Nothing is guaranteed; look at the papers',
  ])('leave alone: %s', (description) => {
    expect(rules(description)).toEqual([]);
  });

  test.each([
    ['Agency is twenty percent', true],
    ['25% agency and 10% legal', true],
    ['Agency 10%, legal ten per cent', false],
    ['Legal fee of 5%, service charge 20%', false],
  ])('have fees above the limit looked at in Lagos, also where only the text names them: %s', (description, isHigh) => {
    const around = { accountDays: 90, accountsWithPhone: 1, listedFirstDay: 1 } as never;
    const found = circumstantialReasons(of(description), around).map(({ rule }) => rule);
    expect(found.includes('fees-above-lagos-limit')).toBe(isHigh);
  });

  // The halves kept apart are written in ways that no rule had been made for: what to widen next.
  test.each([
    ['300 texts of another hand', 'that the rules were made by', LABELLED, 1, 1, 1],
    ['300 texts of another hand', 'that were kept apart', LABELLED, 0, 0.9, 0.82],
    ['harder texts', 'that the rules were made by', HARDER, 1, 0.98, 0.92],
    ['harder texts', 'that were kept apart', HARDER, 0, 0.9, 0.8],
  ] as const)(
    '%s, the ones %s: little else is held than what should be',
    (_name, _half, texts: readonly Labelled[], half, leastPrecision, leastRecall) => {
      let [held, honestHeld, missed] = [0, 0, 0];
      for (const { id: _id, hold, why: _why, ...words } of texts.filter((one) => one.id % 2 === half)) {
        const isHeld = reasonsInText({ ...of(''), ...words }).some(({ isEvidence }) => isEvidence);
        if (isHeld && hold) held += 1;
        else if (isHeld) honestHeld += 1;
        else if (hold) missed += 1;
      }
      expect(held / (held + honestHeld)).toBeGreaterThanOrEqual(leastPrecision);
      expect(held / (held + missed)).toBeGreaterThanOrEqual(leastRecall);
    },
  );
});
