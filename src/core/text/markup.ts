const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for XML and HTML, without the control characters that XML has no way to write. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (character) => (/[\t\r\n]/.test(character) ? character : ''))
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
