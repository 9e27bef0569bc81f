const MAX_LENGTH = 60;

/** The readable part of an address: "3-bedroom-duplex-in-lekki" of a name in any script; "home" where nothing remains. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();
  return words.replace(/ /g, '-') || 'home';
}
