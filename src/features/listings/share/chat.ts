import { mobileNumber } from '#core/text/phone.ts';
import type { Listing } from '../contract.ts';
import { shareTexts } from './texts.ts';

/** Opens a chat with the owner in WhatsApp that begins with which home it is about; null where `phone` is no mobile number. */
export function ownerChat(phone: string, home: Pick<Listing, 'name' | 'reference'>, address: string): string | null {
  const number = mobileNumber(phone);
  return number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(shareTexts.asked(home, address))}`;
}
