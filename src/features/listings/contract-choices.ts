import { z } from 'zod';
import { digitsOf, sizeDigitsOf } from './contract-choices-amount.ts';
import { type Criteria, criteriaFields } from './contract-criteria.ts';

/** The one order of choices in an address, so that one search has one address. */
const ORDER = Object.keys(criteriaFields) as (keyof Criteria)[];
/** "2-3", as the filter sends what a sentence asked for. */
const ROOMS = /^(\d{1,2})-(\d{1,2})$/;
const MONEY = /^(min|max)(Price|Total)$/;
const SIZE = /^(min|max)Size$/;
/** Letters that are repeated of what makes no sense. */
const MOST_TOLD = 60;

/** Reads the choices of an address; what makes no sense is left out, since people share and cut addresses. */
export function choicesOf(params: URLSearchParams): Criteria {
  return readChoices(params).choices;
}

/** What an address asks for that makes no sense, as it stands there. */
export function unreadOf(params: URLSearchParams): string[] {
  return readChoices(params).unread;
}

function readChoices(params: URLSearchParams): { choices: Criteria; unread: string[] } {
  const rooms = ROOMS.exec(params.get('bedrooms') ?? '');
  if (rooms) return readChoices(withRooms(params, rooms));
  const choices: Criteria = {};
  const unread: string[] = [];
  for (const name of ORDER) {
    const raw = params.getAll(name).join(',').trim();
    const text = asWritten(name, raw);
    if (text === '') continue;
    const read = z.safeParse(criteriaFields[name], text.slice(0, 2_000));
    if (!read.success) unread.push(raw.slice(0, MOST_TOLD));
    else if (asksForSomething(read.data)) Object.assign(choices, { [name]: read.data });
  }
  return { choices, unread };
}

/** What people type and copy, as the fields of the contract want it. */
function asWritten(name: keyof Criteria, raw: string): string {
  if (MONEY.test(name)) return digitsOf(raw);
  if (SIZE.test(name)) return sizeDigitsOf(raw);
  return name === 'type' ? raw.toLowerCase() : raw;
}

function withRooms(params: URLSearchParams, [, least = '', most = '']: RegExpExecArray): URLSearchParams {
  const apart = new URLSearchParams(params);
  apart.set('bedrooms', least);
  apart.set('maxBedrooms', most);
  return apart;
}

/** The choices as an address holds them. */
export function paramsOf(criteria: Criteria): [string, string][] {
  const given = ORDER.filter((name) => asksForSomething(criteria[name]));
  return given.map((name) => {
    if (name === 'area') return [name, (criteria.area ?? []).map((corner) => corner.join(',')).join(';')];
    const value = criteria[name];
    return [name, Array.isArray(value) ? value.join(',') : String(value)];
  });
}

/** Whether a choice narrows anything: not when it is false, empty or none. */
export function asksForSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false && value !== '' && value !== 0 && value !== 'all';
}
