import { expect, test } from 'vitest';
import { locate } from './service.server.ts';
import { towns } from './towns.server.ts';

test('towns: what is offered for a half typed name says its state, and a home with these words is found there', () => {
  const [first] = towns('lekki ph');
  expect(first).toEqual({ name: 'Lekki Phase 1, Lagos', city: 'Lekki Phase 1', state: 'Lagos' });
  expect(locate({ city: 'Lekki Phase 1', state: 'Lagos', address: '' })?.id).toBe('lagos/lekki/lekki-phase-1');
  expect(towns('bodija')[0]).toEqual({ name: 'Bodija, Ibadan, Oyo', city: 'Bodija, Ibadan', state: 'Oyo' });
  expect(locate({ city: 'Bodija, Ibadan', state: 'Oyo', address: '' })?.id).toBe('oyo/ibadan/bodija');
  expect(towns('kano')[0]).toEqual({ name: 'Kano, Kano', city: 'Kano', state: 'Kano' });
});

test('towns: whatever is offered leads back to the place that was meant, or one that it lies in', () => {
  for (const typed of ['yaba', 'uyo', 'gra', 'wuse', 'sabo', 'ikeja', 'oka', 'ban', 'new h', 'ogba', 'aba', 'owerri']) {
    const offered = towns(typed);
    expect(offered, typed).not.toEqual([]);
    for (const { name, city, state } of offered) {
      const place = locate({ city, state, address: '' });
      expect(place?.kind, name).not.toBe('state');
      expect(place, name).not.toBeNull();
    }
  }
});

test('towns: neither states nor landmarks are offered, and nothing for what is no place', () => {
  expect(towns('lagos').map(({ name }) => name)).not.toContain('Lagos');
  expect(towns('yaba college')).toEqual([]);
  expect(towns('qqqzz')).toEqual([]);
  expect(towns('')).toEqual([]);
});
