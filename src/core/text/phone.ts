/** Mobile numbers of Nigeria, with or without the code of the country: 0803 123 4567, +234 (0) 803 123 4567. */
const MOBILE = /^(?:(?:\+|00)?2340?|0)((?:70|71|80|81|90|91)\d{8})$/;

/** A mobile number of Nigeria among other words, with whatever stands between its figures. */
const WITHIN = /(?<!\d)(?:\+?234|0)[\s._-]?(?:\(0\)[\s._-]?)?[789][\s._-]?[01](?:[\s._-]?\d){8}(?!\d)/g;

/** The first mobile number in a text, as it is written there; null where there is none. */
export const mobileWithin = (text: string): string | null => text.match(WITHIN)?.[0] ?? null;

/** The text without the mobile numbers in it. */
export const withoutMobiles = (text: string): string => text.replace(WITHIN, '');

/** A telephone number of any country as people type it into a box that finds things. */
const TYPED = /^\+?[\d\s().-]{10,24}$/;

/** Whether these words are a telephone number, and nothing else. */
export const isTypedNumber = (words: string): boolean => TYPED.test(words);

/** The number as the world dials it, "+2348031234567"; null for what is no Nigerian mobile number. */
export function mobileNumber(phone: string): string | null {
  const local = MOBILE.exec(phone.replace(/[\s().\-–/]/g, ''))?.[1];
  return local ? `+234${local}` : null;
}

/** The figures of a number as a telephone dials them: without signs, and without the zero of "+234 (0) 803", which reaches nobody. */
export const dialledNumber = (phone: string): string =>
  phone.replace(/[^+\d]/g, '').replace(/^(\+?234)0(?=[789]\d{9}$)/, '$1');

/** The number as people here write it, "0803 123 4567"; what is no Nigerian mobile number stays as it was typed. */
export function writtenNumber(phone: string): string {
  const number = mobileNumber(phone);
  return number ? `0${number.slice(4, 7)} ${number.slice(7, 10)} ${number.slice(10)}` : phone;
}
